"""`saltsea play`: whole games by typed commands, everything that can be asked on the way, and no silent refusal."""

import re
from pathlib import Path

import pytest

from cli.play_kit import GAMES, answers, play, play_output, whole_game
from cli.terminal import cli_error
from saltsea.kernel.languages import LANGUAGES

TWO = ("corto", "--seats", "me,me", "--seed", "x")
DEALT = [
    "mark c2",
    "draw d;draw d;draw d;draw b",
    "mark a2",
    "draw c;draw c;draw b;draw d",
    "play b10 b3 mark b2; draw b",
]
"""With this seed Green begins, and Red then holds B12, C12, C14 and D1; only D1 can be played, and only on c3."""


def after_the_deal(*typed: str, arguments: tuple[str, ...] = TWO) -> list[str]:
    """What the table says to each of these lines at the first turn."""
    return answers(*arguments, typed=[*DEALT, *typed])[len(DEALT) :]


def last(*typed: str, arguments: tuple[str, ...] = TWO) -> str:
    """The answer to the last line, without what is said at the end of the sitting, in one line."""
    return " ".join(after_the_deal(*typed, arguments=arguments)[-1].partition("The game was not kept")[0].split())


# --- whole games ---

SITTINGS = [
    pytest.param(("shells", "--seats", "me,random"), "en", id="shells"),
    pytest.param(("shells", "--seats", "me,me,random"), "fr", id="coquillages"),
    pytest.param(("corto", "--seats", "me,bot"), "en", id="corto-2"),
    pytest.param(("corto", "--seats", "greedy,me,random"), "fr", id="corto-3"),
    pytest.param(("corto", "--seats", "me,bot,me,random"), "en", id="corto-4-hot-seat"),
    pytest.param(("corto", "--seats", "me,random", "--theme", "neutral", "--option", "length=6"), "fr", id="neutre"),
    pytest.param(("corto", "--seats", "me,random", "--option", "figurines=may", "--option", "length=9"), "en", id="9"),
]


@pytest.mark.parametrize(("arguments", "language"), SITTINGS)
def test_a_newcomer_plays_a_whole_game_and_the_script_of_it_leads_to_the_same(
    arguments: tuple[str, ...], language: str
) -> None:
    said, typed = whole_game(*arguments, language=language, seed="whole")
    assert "--seed whole" in said
    assert not re.search(r"not understood|n’est pas compris|not a word|n’est pas un mot", said)
    assert play_output(*arguments, "--lang", language, "--seed", "whole", typed=typed) == said


def test_real_time_stands_still_until_one_waits() -> None:
    said = answers("pumps", "--seats", "me,random", "--seed", "x", typed=["work", "place 1", "wait", "work"])
    assert "Your timer is on no pump. [pumps.P6]" in said[0]
    assert "Sailor 0 is at pump 1 until 10,000 ms." in said[1]
    assert "Possible: wait." in said[1]
    assert "Sailor 0's sand is down." in said[2]
    assert "Sailor 0 pumps out" in said[3]
    assert "Here time stands still until you type wait." in " ".join(
        play_output("pumps", "--seats", "me,random").split()
    )


def test_computers_can_be_watched() -> None:
    said = play_output("corto", "--seats", "random,random", "--seed", "watch")
    assert "Only computers play; you watch." in said
    assert "The winner:" in said or "The victory is shared:" in said
    assert ">" not in re.sub(r"[wb]\S*>|> long range", "", " ".join(said.split()))


def test_the_end_is_counted_line_by_line_with_winner_and_seed() -> None:
    said, _ = whole_game("corto", "--seats", "me,bot", language="en", seed="end")
    end = said[said.rindex("The discard pile") :]
    assert re.search(r"^Red: \d+ gold\.\n(  .*\n)*  .* \[corto\.\w+\]\nGreen: \d+ gold\.", end, re.MULTILINE)
    assert re.search(r"The game is over: .* \[corto\.E[13]\]\. The winner: (Red|Green)\.", " ".join(end.split()))
    assert "with --seed end the same cards are dealt again" in " ".join(end.split())
    assert "Type save FILE to keep the record of this game" in end


def test_at_the_end_one_may_still_look_but_not_act() -> None:
    arguments = ("shells", "--seats", "me,random", "--seed", "over")
    _, typed = whole_game("shells", "--seats", "me,random", language="en", seed="over")
    said = answers(*arguments, typed=[*typed, "log 1", "play 3", "why play 3", "legal", "quit", "board"])[len(typed) :]
    assert "The hands are empty" in said[0]
    assert "The game is over. [table.T1]" in said[1]
    assert "The game is over." in said[2]
    assert "nothing" in said[3]
    assert len(said) == 5


# --- steps on one line ---


def test_a_card_and_its_square_go_on_one_line() -> None:
    assert "Red places “El Oxford (D1)” on c3." in last("play D1 c3")
    assert "Red puts a marker on c2." in last("play d1 c3 mark c2")
    assert "Red hits b3: a marker of Green goes home." in last("d1 c3 c2; b12 b3")


def test_a_refused_step_tells_what_was_done_and_what_was_not() -> None:
    said = last("play D1 a3 mark c2; end")
    assert "Done: play D1. Not done: a3 mark c2." in said
    assert "place a3: a3 is on a strip of another colour" in said
    assert "[corto.C1]" in said
    assert "Not done either: end." in said
    assert "Possible: place c3." in said


def test_nothing_is_done_when_the_first_step_is_refused() -> None:
    said = after_the_deal("play B12 b3", "log 1")
    assert "[corto.O1]" in said[0]
    assert "Done" not in said[0]
    assert "Turn 2: Red." in " ".join(said[1].split())


def test_undo_takes_back_the_last_card_with_all_its_steps() -> None:
    said = after_the_deal("play D1 c3", "undo", "play D1 c3 c2", "c12 b3", "undo", "undo", "undo")
    assert "Possible: play D1; discard B12, C12, C14, D1; end." in said[1]
    assert "Possible: play B12, C12, C14; draw" in " ".join(said[4].split())
    assert "Possible: play D1; discard" in said[5]
    assert "[table.T3]" in said[6]


def test_undo_goes_back_to_a_line() -> None:
    said = after_the_deal("play D1 c3 c2", "c12 b3", "undo 14", "undo 99", "undo soon")
    assert "Red takes back everything after line 14." in said[2]
    assert "[table.T2]" in said[3]
    assert "undo [N]" in said[4]


# --- asking ---


def test_a_hand_says_what_each_card_does_and_why_it_cannot_be_played() -> None:
    said = last("hand")
    assert "D1 El Oxford: Character, The Ethiopians (D). White border: adds a marker. Friend of Corto" in said
    assert "Can be played now." in said
    assert said.count("Cannot be played now: An object needs a character or figurine") == 3
    assert said.count("[corto.O1]") == 3


def test_legal_lists_what_can_be_typed_and_an_empty_line_sums_it_up() -> None:
    assert last("legal").startswith("legal play D1 Play “El Oxford (D1)” discard B12")
    assert last("").endswith("Possible: play D1; discard B12, C12, C14, D1; end.")


def test_why_names_the_rule_and_reads_it_out() -> None:
    said = last("why D1 a3")
    assert "place a3: a3 is on a strip of another colour: “El Oxford (D1)” goes on a strip of its own" in said
    assert "corto.C1 Placing a character. A character goes on an empty square" in said
    assert "[corto.O1]" in last("why not machete")
    assert "Nothing forbids it: play D1, place c3, mark b3." in last("why D1 c3 mark b3")
    assert "[corto.T1]" in last("why draw C")
    assert "Nothing forbids it: end." in last("why end")
    assert "Cannot be played now" in last("why")


def test_asking_why_changes_nothing() -> None:
    before = last("hand")
    assert last("why D1 c3 b3", "why discard C12", "why end", "hand").removeprefix("hand") == before[4:]


def test_a_player_who_cannot_play_any_card_is_told_why_card_by_card() -> None:
    typed = ["mark a2; draw e; draw c; draw d; draw d", "mark a2; draw c; draw c; draw c; draw c"]
    said = answers("corto", "--seats", "me,me", "--seed", "stuck173", typed=typed)[-1]
    told = " ".join(said[said.rindex("Red: Your turn") :].split())
    assert "None of your cards can be played now: Golden sickle (C12): An object needs a character" in told
    assert "Red: Your turn: discard, or finish." in told
    assert re.search(r"Shifted camp \(D16\): .* \[corto\.T4\]", told)
    assert (told.count("[corto.O1]"), told.count("[corto.T4]")) == (3, 1)
    assert "Possible: discard C12, D12, D16, E13; end." in told


def test_the_log_is_told_again() -> None:
    assert "11 Green plays “Sebastian (B10)”." in last("log")
    assert last("log 1").startswith("log 1 14 Green draws a card: from B.")
    assert "0 The strips from top to bottom" in last("log all")
    assert "log [N]" in last("log often")


def test_the_count_so_far_says_which_cards_and_which_tiles() -> None:
    said = last("count all")
    assert "Red: 0 gold. Green: 11 gold." in said
    assert "Group of 3 on b2, b3, c2 (Milner (B6), Sebastian (B10), The leopard priest (D11)): 6 gold" in said
    assert "The tile of the four aces: 5 gold [corto.QB]" in said


def test_with_closed_scores_the_count_so_far_is_that_of_the_groups() -> None:
    said = last("count")
    assert "Red: 0 gold by groups. Green: 6 gold by groups." in said
    assert "[corto.QB]" not in said
    assert "counted at the end" in said


def test_a_card_written_large_is_the_card_in_the_middle_of_another_one_too() -> None:
    """B12 is a card of the hand and b12 no square; B3 and b3 are both."""
    asked = last("why B10 a2")
    assert "B10" in asked
    in_step = last("play D1", "why B6 a2")
    assert "b6" not in in_step, in_step


def test_suggestions_name_cards_of_the_adventures_in_play_alone() -> None:
    assert "Nino" not in last("no")
    assert "Taki" not in last("play tark")


def test_cards_can_be_looked_up() -> None:
    assert "El Oxford (D1): Character" in last("card D1")
    assert "It is in your hand." in last("card oxford")
    assert "It lies on b3." in last("card sebastian")
    assert "Nobody has seen it" in last("card puck")
    assert "Its adventure is not in play." in last("card pandora")
    assert "Which one? Rasputin under the palms (B19), Rasputin among the stones (C19)" in last("card rasputin")
    assert "There is no card C99." in last("card C99")
    assert "Your hand: Machete (B12), Golden sickle (C12)" in last("cards")
    assert "The Celts (C): 17 cards not seen, of which 17 are in the deck." in last("cards")
    assert "Under the Sign of Capricorn (B): 17 cards not seen, of which 16 are in the deck." in last("cards")


def test_pile_quests_and_rules_can_be_read() -> None:
    assert "The discard pile is empty." in last("pile")
    pile = last("play D1 c3 c2", "c12 b3", "c14 c2", "pile")
    assert "2 cards, on top Tin whistle (C14). Tin whistle (C14) Golden sickle (C12)" in pile
    assert "The tile is held by Green." in last("quests")
    assert "corto.C5 Black border and hits." in last("rule c5")
    assert "table.T1 Over is over" in last("rule")
    assert "There is no rule Z1." in last("rule Z1")


def test_help_has_every_word_and_what_is_possible_now() -> None:
    said = last("help")
    for word in ("play D1", "hit train", "board [lines]", "why C7 [b3]", "undo [N]", "save [FILE]", "quests", "quit"):
        assert word in said
    assert "the file must hold the seed" in said
    assert said.endswith("Possible: play D1; discard B12, C12, C14, D1; end.")


# --- mistakes ---

UNKNOWN = [
    ("xyzzy", "“xyzzy” is not a word that this table knows. Type help"),
    ("paly D1", "Did you mean play"),
    ("hlep", "Did you mean help"),
    ("oxfrod", "Did you mean El Oxford"),
    ("play C99", "It is written like this: play D1."),
    ("play Seberstian", "Did you mean Sebastian"),
    ("discard", "That may mean several things: discard B12, discard C12, discard C14, discard D1. Type one"),
    ("choose rasputine", "Did you mean"),
    ("hit train", "[corto.T6]"),
    ("place b3", "[corto.T6]"),
    ("play C9", "“Hernestway (C9)” is not in your hand"),
    ("undo", "[table.T3]"),
]


@pytest.mark.parametrize(("typed", "answer"), UNKNOWN)
def test_whatever_is_typed_gets_an_answer_that_helps(typed: str, answer: str) -> None:
    assert answer in last(typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_left_without_an_answer(language: str) -> None:
    lines = [
        "",
        ";",
        "?",
        "help help",
        "board x",
        "why not",
        "why ;",
        "C",
        "b3",
        "log 0",
        "card",
        "rule",
        "undo 0",
        "é",
    ]
    said = answers("corto", "--seats", "me,random", "--seed", "x", "--lang", language, typed=[*lines, "\x1b[A"])
    for line, answer in zip(lines, said, strict=False):
        assert answer.partition("\n")[2].strip(), line


# --- what is asked for on the command line ---


def test_the_same_seed_deals_the_same_cards_and_no_seed_new_ones() -> None:
    assert play_output(*TWO, typed=DEALT) == play_output(*TWO, typed=DEALT)
    assert play_output("corto", typed=["log all"]) != play_output("corto", typed=["log all"])


def test_themes_options_and_own_cards_reach_the_table(tmp_path: Path) -> None:
    assert "Le Marin" in play_output(*TWO, "--theme", "neutral", "--lang", "fr", typed=["plateau"])
    assert "a9" in play_output(*TWO, "--option", "length=9")
    source = Path(GAMES["corto"].texts).parent / "cards.json"
    (tmp_path / "cards.json").write_text(source.read_text(encoding="utf-8").replace('"times": 1', '"times": 2'))
    said = " ".join(play_output(*TWO, "--content", str(tmp_path), typed=[*DEALT, "card C12"]).split())
    assert "its values replace ours. The rules of the quests stay as they are." in said
    assert "up to 2 hits" in said


WRONG = [
    (("corto", "--seats", "me"), "one player is not the right number"),
    (("corto", "--seats", "me,robot"), "there is no player 'robot'. Did you mean bot?"),
    (("corto", "--option", "length=12"), "length cannot be 12"),
    (("corto", "--theme", "stores"), "there is no theme 'stores'. Did you mean stories?"),
    (("shells", "--theme", "stories"), "shells has no themes"),
    (("shells", "--content", "."), "shells has no content of its own to replace"),
    (("corto", "--content", "nowhere"), "'nowhere' does not exist"),
    (("corto", "--content", "."), "cannot be played with"),
    ((), "name a game: corto, pirates, app, shells, pumps."),
    (("cortex",), "there is no game 'cortex'. Did you mean corto?"),
]


@pytest.mark.parametrize(("arguments", "answer"), WRONG, ids=lambda part: " ".join(part) if part else "")
def test_a_wrong_option_is_one_error_line(
    arguments: tuple[str, ...], answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert answer in cli_error("play", *arguments, games=GAMES)


def test_a_folder_with_broken_cards_is_refused_with_its_reason(tmp_path: Path) -> None:
    (tmp_path / "cards.json").write_text('{"cards": [], "decks": {}}')
    assert "cannot be played with: deck A" in cli_error("play", "corto", "--content", str(tmp_path), games=GAMES)


def test_nothing_to_read_ends_the_sitting_quietly() -> None:
    done = play(*TWO)
    assert (done.code, done.err) == (0, "")
    assert "The game was not kept. The command save FILE keeps it" in " ".join(done.out.split())
