"""Shipmates at one keyboard with a person: what they say and hear, the orders they follow, and how a crew gives up."""

from pathlib import Path

import pytest

from cli.live_kit import Script, live_output
from cli.play_kit import play
from saltsea.text_table.save_file import read_save

SOLO = ("pirates", "--timers", "4", "--seed", "solo")
START: Script = [(0, "start")]


def lines(said: str) -> list[str]:
    """What is said from the first prompt on, without what is said at the end."""
    return said[said.index("> start") :].partition("\nThe game")[0].splitlines()[1:]


GREEN = ("pirates", "--crew", "me,green,green", "--seed", "crew")


def test_shipmates_here_take_orders_change_their_skill_and_hear_what_is_said() -> None:
    said = live_output(
        *GREEN,
        script=[
            *START, (4, "order green guns"), (0, "order yellow waltz"), (0, "order red guns"), (0, "order guns"),
            (0, "bot yellow old"), (0, "bot"), (0, "say sails"), (0, "say good night"), (0, "point helm"),
            (0, "point lunch"), (0, "who"), (0, "order green"), (8, "say hurry"),
        ],
        most=20,
    )  # fmt: skip
    told = [line for line in lines(said) if not line.startswith("Red>")]
    for line in (
        "Green: Aye: to the guns.",
        "The crew understands these orders: Guns, Helm and sails, Repairs.",
        "Orders and skills are for shipmates: you play Red yourself.",
        "Name a seat by its number or its name: order SEAT [ORDER].",
        "Yellow plays on at another level: Old salt.",
        "  Able sailor: knows every handle on the ship",
        "You: I take the sails.",
        "Your shipmates understand ready phrases alone. Type say for the list.",
        "You point: Helm.",
        "1 Green: computer: Green hand (Guns)",
        "2 Yellow: computer: Old salt",
        "Green: Aye. I do as I see fit.",
    ):
        assert line in told
    assert "Name a space of the ship, or a card by where it lies or by its name" in said
    assert any("Ready in " in line for line in told)


def helm_is_said(seconds: float) -> list[str]:
    """What is said and done when a person claims the helm so long after a shipmate was ordered there."""
    said = live_output(*GREEN, script=[*START, (0, "order green helm"), (seconds, "say helm")], most=9)
    return [line for line in lines(said) if not line.startswith("Red>")]


def test_shipmates_say_where_they_go_before_they_set_a_timer() -> None:
    said = helm_is_said(8)
    for who, words, deed in (
        ("Yellow", "I load the cannons, ready in 30 seconds.", "Yellow sets Timer 3: Cannonballs."),
        ("Green", "I take the helm, ready in 30 seconds.", "Green sets Timer 2: Helm."),
    ):
        assert said.index(f"{who}: {words}") == said.index(deed) - 1


def test_a_shipmate_leaves_what_it_has_announced_to_whoever_claims_it() -> None:
    said = helm_is_said(3.7)
    first = said.index("Green: I take the helm, ready in 30 seconds.")
    assert said[first + 1 : first + 3] == ["You: I take the helm.", "Green: It is yours: I find something else."]
    assert "Green sets Timer 2: Helm." not in said


def test_a_shipmate_whom_another_word_interrupts_does_not_repeat_itself() -> None:
    said = helm_is_said(3)
    first = said.index("Yellow: I load the cannons, ready in 30 seconds.")
    assert said[first + 1] == "You: I take the helm."
    assert [line for line in said if line.startswith("Yellow")][1:] == ["Yellow sets Timer 3: Cannonballs."]


def test_where_time_waits_for_people_shipmates_act_without_a_word() -> None:
    said = play(*GREEN, "--step", typed=["start", "wait", "wait"]).out
    assert " sets Timer " in said
    assert "ready in" not in said


def test_an_order_sends_a_shipmate_to_its_work_and_is_kept_with_the_voyage(tmp_path: Path) -> None:
    kept = tmp_path / "voyage"
    script: Script = [(0, "order green helm"), (0, "bot yellow able"), *START, (8, f"save {kept}")]
    said = live_output(*GREEN, script=script, most=9)
    assert "Green sets Timer 2: Helm." in said
    setup = read_save(kept.read_bytes())[0]
    assert (setup.seats, setup.orders) == (("me", "green", "able"), ("", "helm", ""))
    again = live_output("--resume", str(kept), script=[(0, "who")], most=1)
    assert "1 Green: computer: Green hand (Helm and sails)" in again
    assert "2 Yellow: computer: Able sailor" in again


def test_without_shipmates_there_is_nobody_to_order() -> None:
    assert "order SEAT" not in live_output(*SOLO, script=[(0, "help")], most=1)


def test_table_T29_who_sails_alone_has_agreed_with_nobody() -> None:
    said = live_output(*SOLO, script=[*START, (1, "abandon"), (1, "quit")], most=9)
    assert "Given up here: the game counts neither as won nor as lost." in said
    assert "agreed" not in said


@pytest.mark.parametrize("word", ["finissons", "abandonne", "abandonner", "abandon"])
def test_table_T29_a_voyage_is_given_up_in_french_by_the_word_that_comes_to_mind(word: str) -> None:
    script: Script = [(0, "commencer"), (1, word), (1, "quitte")]
    said = live_output(*SOLO, "--lang", "fr", script=script, most=9)
    assert "ne compte ni comme gagnée ni comme perdue" in said


def test_table_T29_who_sails_with_computers_alone_has_agreed_with_nobody() -> None:
    said = live_output(*GREEN, script=[*START, (1, "abandon"), (1, "quit")], most=9)
    assert "Given up here: the game counts neither as won nor as lost." in said
    assert "agreed" not in said


def test_table_T29_a_crew_at_one_keyboard_gives_up_and_its_campaign_does_not_count_it(tmp_path: Path) -> None:
    book = tmp_path / "book"
    script: Script = [*START, (3, "aband"), (1, "abandon"), (1, "quit")]
    said = live_output("pirates", "--crew", "me,me", "--campaign", str(book), script=script, most=9)
    assert said.count("The game ends here, without a winner.") == 1
    assert said.count("The players have agreed to end the game here") == 1
    assert "Lost" not in said
    assert "“aband” is not a word that this table knows." in said
    assert not book.exists()
