"""The board in text: it fits, it shows everything, colour is never the only sign, and ears get what eyes get."""

import re
from functools import cache

import pytest

from cli.play_kit import GAMES, answers, play_output
from saltsea.cli.common.options import renderer_for
from saltsea.cli.text_play.session_setup import make_screen
from saltsea.games.corto.engine.events import Skipped
from saltsea.games.corto.rules.grid import BIT, square_of
from saltsea.games.corto.rules.markers import ONE
from saltsea.games.corto.text.board import WIDE, Board, packed, shortened
from saltsea.games.corto.text.renderer import CortoRenderer
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.seat import WATCHER
from saltsea.text_table.screen import Screen
from saltsea.text_table.table import TextTable
from saltsea.text_table.word_matching import sentence

ANSI = re.compile(r"\x1b\[\d+m")
OF_ALL_QUESTS: Options = {"strips": "ACEF", "order": "given"}


@cache
def renderer(language: str = "en") -> CortoRenderer:
    entry = GAMES["corto"]
    made = renderer_for(entry, entry.rules(), language)
    assert isinstance(made, CortoRenderer)
    return made


def begun(players: int, options: Options, seed: str = "board") -> Match:
    match = start(renderer().rules, players, options, named_seed(seed))
    assert not isinstance(match, Refusal)
    return match


def played(players: int, options: Options, lines: int, seed: str = "board") -> Match:
    """A game after so many random steps, or at its end."""
    match, dice = begun(players, options, seed), dice_for(seed)
    while len(match.lines) < lines and not match.is_over():
        seat = match.state.turn
        match.submit(seat, dice.pick(match.rules.legal(match.state, seat)), 0)
    return match


def screen(*, plain: bool = False, colour: bool = False) -> Screen:
    return Screen(print, plain=plain, colour=colour)


def shown(match: Match, on: Screen, language: str = "en", seat: int = 0) -> list[str]:
    picture, lines = renderer(language).board(match.rules.observe(match.state, seat), on)
    return [*picture, *lines]


# --- the picture ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("length", "width"), [(6, 80), (7, 80), (8, 80), (9, 100)])
def test_the_picture_fits_whatever_lies_on_it(length: int, width: int, language: str) -> None:
    for seed in range(4):
        match = played(4, {"length": length, **OF_ALL_QUESTS}, 150, f"fits{seed}")
        picture, _ = renderer(language).board(match.rules.observe(match.state, 0), screen())
        assert max(map(len, picture)) <= width
        assert {len(line) for line in picture[1:]} == {2 + length * (WIDE + 1) + 1}


def crowded() -> Match:
    """A position that shows everything at once: markers of all, both figurines, vessel, train, tiles, gold."""
    match = begun(4, OF_ALL_QUESTS)
    state, there = match.state, square_of(0, 2)
    state.marks[there] = sum(ONE[seat] * number for seat, number in enumerate((10, 2, 1, 3)))
    state.corto = state.rasputin = state.vessel = there
    return match


def test_a_crowded_square_grows_instead_of_hiding_anything() -> None:
    picture = shown(crowded(), screen())
    text = "\n".join(picture)
    for sign in ("R10", "G2", "Y1", "B3", "Co", "Ra", "Ve", "Tr", "??", "+3", "deck A", "19 left", "a3", "d8"):
        assert sign in text
    assert {len(line) for line in picture if "│" in line} == {2 + 8 * (WIDE + 1) + 1}


def test_every_square_shows_id_name_border_and_marks() -> None:
    match = begun(2, {"strips": "BAC", "order": "given"})
    for number, card in ((3, 22), (4, 24), (5, 28)):
        square = square_of(0, number)
        match.state.who[square] = card
        match.state.characters |= BIT[square]
    text = "\n".join(shown(match, screen()))
    for sign in ("B3 w*^", "Golden M", "B5 b^>", "Tiro Fis", "B9 wb*^", "Steiner", "Under the Sign of Capricorn (B)"):
        assert sign in text


def test_colour_changes_nothing_but_colour() -> None:
    painted = shown(crowded(), screen(colour=True))
    assert any("\x1b[31mR10\x1b[0m" in line for line in painted)
    assert [ANSI.sub("", line) for line in painted] == shown(crowded(), screen())
    assert Screen(print, plain=True, colour=True).paint("R1", "red") == "R1"


def test_a_pipe_has_no_colours() -> None:
    assert not make_screen(plain=False).colour
    assert "\x1b" not in play_output("corto", "--seats", "me,random", "--seed", "x", typed=["board"])


def test_an_old_terminal_gets_plain_signs() -> None:
    said: list[str] = []
    Screen(said.append, encoding="ascii").draw("├─ Slütter ─┤")
    assert said == ["+- Slutter -+"]


@pytest.mark.parametrize(
    ("encoding", "expected"),
    [
        ("ascii", """L'ete, "Coeur" : "10 ?" ..."""),
        ("latin-1", """L'été, «\u00a0Coeur\u00a0» : "10\u00a0?" ..."""),
        ("utf-8", "L’été, «\u00a0Cœur\u00a0» : “10\u00a0€”\u202f…"),
    ],
)
def test_an_old_terminal_gets_the_nearest_characters(encoding: str, expected: str) -> None:
    said: list[str] = []
    Screen(said.append, encoding=encoding).draw("L’été, «\u00a0Cœur\u00a0» : “10\u00a0€”\u202f…")
    assert said == [expected]


def test_a_window_that_is_too_narrow_gets_lines() -> None:
    match = begun(2, {"length": 9})
    assert shown(match, Screen(print, window=84))[0].strip().startswith("1")
    for window, first in ((84, "  "), (83, "Row a: ")):
        assert shown(match, Screen(print, window=window))[0].startswith(first)
    assert "│" not in "".join(shown(match, Screen(print, window=80)))


def test_the_signs_are_explained_where_the_board_is_asked_for() -> None:
    first, second = answers("corto", "--seats", "me,random", "--seed", "x", typed=["board", "board lines"])
    assert "Signs: w white border" in first
    assert "Signs" not in second


def test_names_are_cut_to_fit() -> None:
    assert shortened("The leopard priest") == "leopard"
    assert shortened("L’armateur") == "armateur"
    assert shortened("Puck") == "Puck"
    assert packed([("R2", ""), ("G1", ""), ("Y1", ""), ("B1", "")]) == [
        [("R2", ""), (" ", ""), ("G1", ""), (" ", ""), ("Y1", "")],
        [("B1", "")],
    ]


# --- in sentences ---


def test_one_sentence_per_occupied_square_in_reading_order() -> None:
    for seed in range(4):
        match = played(4, OF_ALL_QUESTS, 120, f"lines{seed}")
        lines = shown(match, screen(plain=True))
        squares = [line[:2] for line in lines if re.match(r"[a-d]\d: ", line)]
        assert squares == sorted(squares)
        board = Board(renderer().rules.observe(match.state, 0).public, renderer().cards, screen())  # type: ignore[arg-type]
        for square, panel in board.panels.items():
            line = next(line for line in lines if line.startswith(f"{'abcd'[square // 9]}{square % 9 + 1}: "))
            assert renderer().texts.say(f"card-corto-{'ABCDEF'[panel.card // 20]}{panel.card % 20 + 1}") in line


def test_a_crowded_square_is_told_in_one_sentence() -> None:
    line = next(line for line in shown(crowded(), screen(plain=True)) if line.startswith("a2: "))
    for part in ("Markers: Red 10, Green 2, Yellow 1, Black 3.", "Red controls it.", "Corto stands here.", "vessel is"):
        assert part in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_output_is_linear(language: str) -> None:
    typed = ["board", "hand", "legal", "help", "count", "quests", "cards", "log all"]
    said = play_output("corto", "--seats", "me,random", "--seed", "x", "--plain", "--lang", language, typed=typed)
    assert not re.search("[─│┌├└\x1b]", said)
    assert not re.search(r"\S {2,}(?=\S)", re.sub(r"^\d+  ", "", said, flags=re.MULTILINE))
    assert max(map(len, said.splitlines())) > 100


# --- what is told ---


def test_no_player_reads_what_others_draw() -> None:
    match = played(3, {}, 60, "hush")
    tables = {seat: TextTable(match, renderer(), [None] * 3).log(seat) for seat in (0, 1, WATCHER)}
    drawn = [line for line in tables[WATCHER] if " draws " in line]
    assert drawn
    assert all(re.search(r"draws a card: from [A-F]\.", line) for line in drawn)
    own = [line for line in tables[0] if "Red draws " in line]
    assert own
    assert all(re.search(r"Red draws from .*: .* \([A-F]\d+\)", line) for line in own)


def test_a_skipped_player_is_told_why_card_by_card() -> None:
    for number in range(60):
        match = played(2, {"length": 9}, 2000, f"skip{number}")
        for line in match.lines:
            seats = [event.seat for event in line.events if isinstance(event, Skipped)]
            held = [seat for seat in seats if match.rules.observe(match.state, seat).private.hand]  # type: ignore[union-attr]
            if held:
                said = " ".join(renderer().remarks(match, line, held[0]))
                assert "your turn was skipped" in said
                assert "[corto." in said
                assert "skipped" not in " ".join(renderer().remarks(match, line, WATCHER))
                return
    pytest.fail("in none of these games was anybody skipped with cards in hand")


def test_a_sentence_has_a_capital_and_a_stop() -> None:
    assert sentence("green plays Puck") == "Green plays Puck."
    assert sentence("le port !") == "Le port !"
