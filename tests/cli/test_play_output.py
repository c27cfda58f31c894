"""What a table of Corto tells: the count and who has won, passes and draws, open cards, imagined chance."""

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from cli.play_kit import GAMES, answers, play_output
from cli.terminal import cli_error, run_cli
from cli.test_play import DEALT, TWO, last
from cli.test_play_board import begun, played, renderer
from cli.test_play_grammar import meant, spoken
from saltsea.games.corto.engine.events import TileTurned
from saltsea.games.corto.engine.state import CARRIAGES, CROWS, INGOTS, PRIZES
from saltsea.games.corto.rules.grid import BIT, square_of
from saltsea.games.corto.rules.markers import ONE
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.match import Match, resume
from saltsea.kernel.nouns import Action, Outcome, Refusal
from saltsea.kernel.record import Record, Undo
from saltsea.kernel.seat import WATCHER
from saltsea.text_table.action_chain import run_chain
from saltsea.text_table.commands import wanted_line
from saltsea.text_table.screen import Screen

NOWHERE = Screen(print)


def counted(match: Match, language: str = "en") -> str:
    return " ".join(renderer(language).count(match.rules.observe(match.state, 0), [], NOWHERE))


# --- the count ---


def test_the_count_says_which_group_is_the_largest() -> None:
    match = begun(2, {"strips": "ABC", "order": "given"})
    for strip, numbers in ((0, (2, 3, 4)), (2, (7, 8))):
        for number in numbers:
            square = square_of(strip, number)
            match.state.who[square] = strip * 20 + number
            match.state.characters |= BIT[square]
            match.state.marks[square] = ONE[0]
    said = counted(match)
    assert re.search(r"Group of 3 on a2, a3, a4 .*: 6 gold: the largest group, 2 for each \[corto\.V2\]", said)
    assert re.search(r"Group of 2 on c7, c8 .*: 2 gold: another group, 1 for each \[corto\.V2\]", said)


def test_crows_are_called_crows_and_carriages_by_their_gold() -> None:
    match = begun(4, {"open_scores": "on", "strips": "ACEF", "order": "given"})
    prizes = list(match.state.prizes)
    prizes[CROWS], prizes[CARRIAGES] = 1, BIT[0] | BIT[8] | BIT[5]
    prizes[PRIZES + INGOTS], prizes[PRIZES + CROWS] = 1, 2
    match.state.prizes = tuple(prizes)
    said = counted(match)
    assert "1 crow: no gold [corto.QC]" in said
    assert "Ingots, 0" not in said
    assert "Ingots, 1 in all: 3 gold; 2 crows: no gold [corto.QC]" in said
    assert "Carriages, 3 in all: 6 gold (3, 2, 1) [corto.QE]" in said
    assert "1 corbeau\u00a0: pas d’or [corto.QC]" in counted(match, "fr")


def verdict(match: Match, winners: list[int], scores: list[int], language: str = "en") -> str:
    outcome = Outcome("corto.E1", winners, scores, 9)
    return " ".join(renderer(language).winners_text(outcome, match.rules.observe(match.state, WATCHER)))


def test_a_tie_that_the_stocks_break_is_called_one() -> None:
    match = begun(2, {})
    assert verdict(match, [0], [7, 3]) == "The winner: Red."
    assert verdict(match, [1], [7, 7]) == (
        "The winner: Green. Gold was equal, and more markers in stock decided [corto.V5]."
    )
    assert verdict(match, [0, 1], [7, 7]) == "The victory is shared: Red, Green."
    assert verdict(match, [1], [3, 7], "fr") == "Vert gagne."


def test_partners_win_as_a_side() -> None:
    match = begun(4, {"partners": "on"})
    assert verdict(match, [0, 2], [9, 5, 9, 5]) == "The side of Red, Yellow wins."
    assert "more markers in stock decided" in verdict(match, [1, 3], [5, 5, 5, 5])
    assert verdict(match, [0, 1, 2, 3], [5, 5, 5, 5]).startswith("The victory is shared: ")


def test_corto_P3_open_scores_are_told_after_each_turn_and_on_the_board() -> None:
    arguments = ("corto", "--seats", "random,random", "--seed", "watch")
    assert "Gold so far" not in play_output(*arguments)
    said = " ".join(play_output(*arguments, "--option", "open_scores=on").split())
    assert said.count("Gold so far: Red ") > 5
    sides = play_output("corto", "--seats", "random,random,random,random", "--seed", "s1", "--option", "open_scores=on",
                  "--option", "partners=on")  # fmt: skip
    assert " ".join(sides.split()).count("Red, Yellow together: ") > 5
    board = answers("corto", "--seats", "me,random", "--option", "open_scores=on", typed=["board"])[0]
    assert " ".join(board.split()).count("Gold so far: 0.") == 2


# --- the log ---


def test_a_pass_is_told() -> None:
    said = " ".join(answers(*TWO, typed=[*DEALT, "end"])[-1].split())
    assert "15 Red passes. Turn 3: Green." in said
    said = " ".join(answers(*TWO, typed=[*DEALT, "D1 c3 c2", "end"])[-1].split())
    assert "passes" not in said


def test_cards_that_others_draw_are_told_together() -> None:
    said = " ".join(play_output(*TWO, "--lang", "fr", typed=DEALT[:2]).split())
    assert "Vert pioche 4 cartes : D, D, D, B." in said
    assert "(B) : ?" not in said


def test_replay_names_winners_by_colour_and_leaves_out_what_says_nothing(tmp_path: Path) -> None:
    done = run_cli("simulate", "corto", "--games", "1", "--seed", "s", "--records", str(tmp_path / "r"), games=GAMES)
    assert done.code == 0
    shown = run_cli("replay", "show", str(tmp_path / "r" / "corto-00001.jsonl"), games=GAMES).out
    assert re.search(r"Over by corto\.E[13]\. The (winner: |victory is shared: )(Red|Green)", shown)
    assert re.search(r"Scores: Red \d+, Green \d+\.$", shown)
    assert "on to the next step" not in shown
    assert "reaches for a deck" not in shown


def test_replay_knows_a_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "a.save"
    play_output(*TWO, typed=[f"save {file}"])
    for command in ("show", "verify"):
        line = cli_error("replay", command, str(file), code=1, games=GAMES)
        assert f"it is a saved game that is not over; to go on: saltsea play --resume {file}" in line


# --- cards ---


def test_a_card_that_is_being_played_lies_open() -> None:
    assert "Red is playing it." in last("play D1", "card D1")
    assert "Being played: El Oxford (D1)." in last("play D1", "cards")
    assert "Being played" not in last("play D1 c3 c2", "cards")
    assert "Being played" not in last("play D1 c3 c2", "c12 b3", "cards")


def test_guards_and_cards_that_were_seen_are_listed() -> None:
    match = begun(2, {"strips": "ABC", "order": "given"})
    view = match.rules.observe(match.state, 0)
    public = view.public
    public.players[1].guards.append(15)  # type: ignore[attr-defined]
    public.players[1].shown.append(16)  # type: ignore[attr-defined]
    public.players[0].shown.append(17)  # type: ignore[attr-defined]
    said = " ".join(renderer().cards.all(view, [], NOWHERE))
    assert re.search(r"On guard for Green: .* \(A16\)\.", said)
    assert re.search(r"Seen in the hand of Green: .* \(A17\)\.", said)
    assert "Seen in the hand of Red" not in said


def test_vehicles_say_what_the_figurines_do() -> None:
    said = renderer().cards.described(19)
    assert "Moves Corto or Rasputin" in said
    assert "Corto makes his friends pay" in said
    assert "Rasputin removes a character." in said


# --- what is asked ---


def test_only_what_is_possible_is_asked_for() -> None:
    assert "Red: Your turn: play a card, discard, or finish." in last("D1", "undo")
    assert "Red: Your turn: play a card, draw, or finish." in last("D1 c3 c2")
    assert "type quests to hear those of this game" in " ".join(play_output(*TWO).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_one(language: str) -> None:
    match = begun(4, {"strips": "CDEF", "order": "given"})
    public = match.rules.observe(match.state, 0).public
    public.ingots_left = public.crows_left = public.leopards_left = 1  # type: ignore[attr-defined]
    spoken = renderer(language)
    said = " ".join(sentence for adventure in (2, 3, 4) for sentence in spoken.quest_pages.standing(public, adventure))  # type: ignore[arg-type]
    assert not re.search(r"\b1 (ingots|crows|leopards|lingots|corbeaux)", said)
    assert "1 ingot" in said or "1 lingot" in said


def test_french_is_french() -> None:
    said = " ".join(play_output(*TWO, "--lang", "fr", typed=[*DEALT, "pourquoi b12", "compte"]).split())
    assert "Tour 2 : Rouge." in said
    assert "un personnage ou une figurine joués pendant ce tour" in said
    assert "Rouge : 0 pièce d’or par les groupes. Vert : 6 pièces d’or par les groupes." in said
    aimed = renderer("fr").texts.say("event-corto-Aimed", {"square": "b3"})
    assert aimed.endswith("il faut prendre ailleurs un marqueur pour b3")


# --- steps on one line ---


class Steps:
    """A moment in which any of these lines can be done, one set after the other."""

    def __init__(self, *steps: str) -> None:
        self.steps = [[found for line in step.split(", ") if (found := spoken("corto").action(line))] for step in steps]
        self.done: list[str] = []

    def legal(self) -> list[Action]:
        return self.steps[0] if self.steps else []

    def check(self, action: Action) -> Refusal | None:
        return None if action in self.legal() else Refusal("corto.T6", "", {})

    def do(self, action: Action) -> None:
        self.done.append(spoken("corto").written(action))
        self.steps.pop(0)


def done(line: str, *steps: str) -> tuple[list[str], str]:
    """What a line does at these moments, and what is left of it."""
    moment = Steps(*steps)
    result = run_chain(spoken("corto"), moment, line.split())
    return moment.done, " ".join(result.rest)


def test_behind_another_step_a_square_is_never_a_card() -> None:
    steps = ("play B12", "hit b2 green", "play B2, end")
    assert done("play B12 b2 green b2", *steps) == (["play B12", "hit b2 green"], "b2")
    assert done("play B12 b2 green play b2", *steps) == (["play B12", "hit b2 green", "play B2"], "")
    assert done("B2", "play B2") == (["play B2"], "")
    assert done("play A20 b3", "play A20", "choose corto, choose rasputin") == (["play A20"], "b3")


def test_the_answer_speaks_of_the_square_not_of_the_card() -> None:
    said = last("why D1 c3 c2 b2")
    assert "b2: Not now. No card is being played" in said
    assert "in your hand" not in said


def test_values_may_be_left_out_inside_a_line() -> None:
    steps = ("play B13", "hit b2 green, kill b3", "hit b2 red, hit b3 green")
    assert done("play B13 hit b2 hit b2", *steps) == (["play B13", "hit b2 green", "hit b2 red"], "")
    assert done("play B13 b2 b3", *steps) == (["play B13", "hit b2 green", "hit b3 green"], "")
    assert done("draw draw end", "draw C", "draw D", "end") == (["draw C", "draw D", "end"], "")
    assert meant("play Seberstian", "play B10") is None
    assert meant("draw b3", "draw C") != "draw C"


# --- why ---


def test_why_stops_where_chance_decides() -> None:
    said = last("why D1 c3 c2 draw C draw C")
    assert "Nothing forbids it: play D1, place c3, mark c2, draw C." in said
    assert "What comes after that is up to chance, so nothing can be said yet about: draw C." in said
    assert "up to chance" not in last("why D1 c3 c2 draw C")


def test_why_undo_is_answered() -> None:
    assert "Nothing forbids it: undo 14." in last("play D1", "why undo")
    said = last("why undo")
    assert "[table.T3]" in said
    assert "table.T3 Your own steps." in said
    assert "undo [N]" in last("why undo soon")


def test_undo_names_the_line_that_showed_something_new() -> None:
    said = last("D1 c3 c2; draw C", "undo")
    assert "[table." in said
    for seed in range(60):
        match = played(2, {"strips": "ABC"}, 400, f"tile{seed}")
        for line in match.lines:
            if not isinstance(line.action, Undo) and any(isinstance(event, TileTurned) for event in line.events):
                earlier = cut(match, line.number + 2)
                if earlier.lines[-1].seat == line.seat and earlier.state.turn == line.seat:
                    position = SimpleNamespace(match=earlier, at=line.seat)
                    target = wanted_line(position, [])  # type: ignore[arg-type]
                    assert target is not None
                    refusal = earlier.check(line.seat, Undo(target), 0)
                    assert refusal is not None
                    assert (refusal.rule, refusal.details["line"]) == ("table.T4", line.number)
                    return
    pytest.fail("in none of these games was a tile turned in the middle of a card")


def cut(match: Match, lines: int) -> Match:
    """The same game, so many lines long."""
    return resume(match.rules, Record(match.header, match.lines[:lines], None), bytes.fromhex(match.seed))
