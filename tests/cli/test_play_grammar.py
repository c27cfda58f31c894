"""The grammar of typed actions: one line per action, read back as the same action, however carelessly it is typed."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cli.play_kit import GAMES, grammar
from saltsea.cli.common.options import renderer_for
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.nouns import Action
from saltsea.text_table.action_chain import Ambiguous, interpret
from saltsea.text_table.commands import Commands
from saltsea.text_table.field_format import NameFormat, calls
from saltsea.text_table.grammar import SPELLED_OUT, Grammar, Reading, plain_phrase
from saltsea.text_table.word_matching import close_matches, folded
from saltsea.texts import TABLE_TEXTS, load

spoken = cache(grammar)
BOTH = [(game, language) for game in GAMES for language in LANGUAGES]


def actions(game: str) -> list[Action]:
    """All actions, as the grammar of a language knows them."""
    return [action for known in spoken(game).actions.values() for action in known.values()]


class Position:
    """A moment in which just these actions are possible."""

    def __init__(self, words: Grammar, *possible: str) -> None:
        found = [words.action(line) for line in possible]
        self.possible = [action for action in found if action is not None]
        assert len(self.possible) == len(possible)

    def legal(self) -> list[Action]:
        return self.possible

    def check(self, action: Action) -> None:
        """Not called here."""

    def do(self, action: Action) -> None:
        """Nothing happens here."""


def meant(line: str, *possible: str, game: str = "corto", language: str = "en") -> str | list[str] | None:
    """What a line means at a moment: an action, several, or nothing."""
    words = spoken(game, language)
    found = interpret(words, Position(words, *possible), line.split())
    if isinstance(found, Reading):
        return words.written(found.action)
    return [words.written(action) for action in found.choices] if isinstance(found, Ambiguous) else None


def test_a_bare_square_is_a_square_where_one_is_asked_for_even_if_it_is_refused() -> None:
    assert meant("a2", "hit b3 green", "skip") == "hit a2 red"
    assert meant("b4", "mark b3") == "mark b4"
    assert meant("a2", "play A2", "play B3") == "play A2"


def test_a_short_name_means_a_card_of_the_table_before_any_other() -> None:
    words = grammar("corto").field_format("card")
    assert isinstance(words, NameFormat)
    assert len({read.value for read in words.read(["corto"])}) > 2
    words.at_hand = range(20, 40)
    found = {read.value for read in words.read(["corto"])}
    assert found
    assert all(isinstance(card, int) and 20 <= card < 40 for card in found)


# --- the parser is the printer's inverse ---


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_action_has_one_line_of_its_own_that_is_read_back(game: str, language: str) -> None:
    words = spoken(game, language)
    written = [words.written(action) for action in GAMES[game].rules().vocabulary.actions]
    assert len(set(map(str.casefold, written))) == len(written)
    for line in written:
        action = words.action(line)
        assert action is not None, line
        assert words.written(action) == line


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_the_number_of_an_action_survives_the_way_there_and_back(game: str, language: str) -> None:
    words = spoken(game, language)
    for action in GAMES[game].rules().vocabulary.actions:
        again = words.action(words.written(action))
        assert again is not None
        assert again.number == action.number


@pytest.mark.parametrize("game", GAMES)
def test_the_canonical_form_is_understood_in_every_language(game: str) -> None:
    for line in map(spoken(game).written, actions(game)):
        read = spoken(game, "fr").read(line.split())
        assert read, line
        assert spoken(game).written(read[0].action) == line, line
        assert read[0].used == len(line.split())


@st.composite
def carelessly_typed(draw: st.DrawFn) -> tuple[str, str, str, str]:
    """A game, a language, an action's line, and the same line with other capitals, accents and blanks."""
    game, language = draw(st.sampled_from(BOTH))
    line = spoken(game, language).written(draw(st.sampled_from(actions(game))))
    letters = [draw(st.sampled_from([letter, letter.upper(), folded(letter)])) if letter.isalpha() else letter
               for letter in line]  # fmt: skip
    typed = "".join(letters).replace(" ", draw(st.sampled_from([" ", "  ", "\t", " \u2003"])))
    return game, language, line, f"{draw(st.sampled_from(['', ' ']))}{typed}{draw(st.sampled_from(['', '  ']))}"


@given(carelessly_typed())
def test_capitals_accents_and_blanks_do_not_matter(given: tuple[str, str, str, str]) -> None:
    game, language, line, typed = given
    action = spoken(game, language).action(typed)
    assert action is not None, typed
    assert spoken(game, language).written(action) == line


@given(st.sampled_from(BOTH), st.lists(st.text(max_size=8), max_size=5))
def test_anything_can_be_typed_and_what_is_read_is_read_for_good(which: tuple[str, str], words: Sequence[str]) -> None:
    line = " ".join(words)
    for reading in spoken(*which).read(line.split()):
        assert 0 < reading.used <= len(line.split())
    action = spoken(*which).action(line)
    if action is not None:
        written = spoken(*which).written(action)
        assert spoken(*which).action(written) is action


@given(st.sampled_from(LANGUAGES), st.data())
def test_a_verb_cut_short_still_finds_its_action_when_it_is_the_only_possible_one(
    language: str, data: st.DataObject
) -> None:
    words = spoken("corto", language)
    line = words.written(data.draw(st.sampled_from(actions("corto"))))
    verb, _, rest = line.partition(" ")
    short = verb[: data.draw(st.integers(2, max(2, len(verb))))]
    assert meant(f"{short} {rest}".strip(), line, language=language) == line


# --- short forms ---


def test_a_card_may_be_called_by_its_name_or_any_word_of_it() -> None:
    for typed in ("play Tristan Bantam", "play bantam", "play trist", "PLAY tristanbantam", "bantam", "b1"):
        assert meant(typed, "play B1") == "play B1"
    assert meant("play slutter", "play A9") == "play A9"
    assert meant("play o'sullivan", "play C7") == "play C7"
    assert meant("play long life", "play E2") == "play E2"


def test_of_cards_with_like_names_the_possible_one_is_meant() -> None:
    assert meant("play rasputin", "play C19", "discard C19") == "play C19"
    assert meant("play rasputin", "play C19", "play D19") == ["play C19", "play D19"]
    assert meant("play the", "play D7", "play F7") == ["play D7", "play F7"]


def test_a_square_alone_is_enough_when_only_one_thing_can_happen_there() -> None:
    assert meant("b3", "place b3", "place b4") == "place b3"
    assert meant("b3", "mark b3", "hit b4 red", "skip") == "mark b3"
    assert meant("b3", "mark b3", "hit b3 red") == ["mark b3", "hit b3 red"]
    assert meant("b3", "hit b3 red", "hit b3 green") == ["hit b3 red", "hit b3 green"]
    assert meant("b3 g", "hit b3 red", "hit b3 green", "mark b3") == "hit b3 green"


def test_a_hit_finds_the_one_marker_or_the_kill() -> None:
    assert meant("hit b3", "hit b3 red", "hit b4 green") == "hit b3 red"
    assert meant("hit b3", "kill b3", "hit b4 green") == "kill b3"
    assert meant("hit b3 2", "hit b3 yellow") == "hit b3 yellow"
    assert meant("hit tr", "hit train", "hit b4 green") == "hit train"


def test_a_deck_is_its_letter_or_its_name() -> None:
    assert meant("draw celts", "draw C", "draw A") == "draw C"
    assert meant("draw salt sea", "draw C", "draw A") == "draw A"
    assert meant("draw", "draw C") == "draw C"


def test_what_cannot_be_taken_back_must_be_said() -> None:
    assert meant("C", "draw C") is None
    assert meant("c7", "discard C7", "draw C") == "play C7"


def test_what_is_spelled_out_is_never_taken_for_something_else() -> None:
    assert meant("kill b3", "mark b3", "hit b3 red") == "kill b3"
    assert meant("play C7", "play C17", "discard C7") == "play C7"


def test_french_has_its_own_words_and_knows_the_english_ones() -> None:
    french = spoken("corto", "fr")
    for typed, line in (
        ("frappe b3 rouge", "hit b3 red"),
        ("défausse c7", "discard C7"),
        ("DEFAUSSER c7", "discard C7"),
        ("echange d2", "pick d2"),
        ("frappe le train", "hit train"),
        ("choisis raspoutine", "choose rasputin"),
        ("renvoie a4 noir", "home a4 black"),
        ("fin", "end"),
        ("hit b3 red", "hit b3 red"),
        ("end", "end"),
    ):
        assert spoken("corto").written(french.read(typed.split())[0].action) == line
    assert spoken("corto").action("frappe b3 rouge") is None


# --- games without words of their own ---


def test_a_game_without_words_gets_plain_ones() -> None:
    assert plain_phrase("EndTurn") == "end-turn"
    assert plain_phrase("Play") == "play"
    assert spoken("pumps").written(spoken("pumps").actions["Work"][()]) == "work"
    assert meant("work", "work", game="pumps") == "work"
    assert meant("pl 2", "place 2", game="pumps") == "place 2"
    assert meant("2", "place 2", game="pumps") == "place 2"


# --- the page that teaches it ---

PAGE = Path(__file__).parents[2] / "docs" / "grammar.md"
ROW = re.compile(r"^\| `([^`]+)` \| `([^`]+)` \|", re.MULTILINE)


def rows(part: str) -> list[tuple[str, str]]:
    """The English and French forms in the table of a chapter."""
    text = PAGE.read_text(encoding="utf-8")
    return ROW.findall(text[text.index(f"## {part}") :].partition("\n## ")[0])


def test_the_page_shows_every_verb_in_both_languages_as_it_is_printed() -> None:
    kinds = set()
    for english, french in rows("Actions"):
        action, twin = spoken("corto").action(english), spoken("corto", "fr").action(french)
        assert action is not None, english
        assert twin is not None, french
        assert action.number == twin.number
        assert (spoken("corto").written(action), spoken("corto", "fr").written(twin)) == (english, french)
        kinds.add(type(action).__name__)
    assert kinds == set(spoken("corto").verbs)


def test_the_page_knows_every_command() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for language in LANGUAGES:
        renderer = renderer_for(GAMES["corto"], GAMES["corto"].rules(), language)
        commands = Commands(renderer.texts, load("en", (TABLE_TEXTS, "play")), list(renderer.pages), real_time=True)
        for name in commands.names:
            assert f"`{commands.printed(name)}" in text, name


# --- words ---


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_no_word_calls_both_a_command_and_an_action(game: str, language: str) -> None:
    entry = GAMES[game]
    renderer = renderer_for(entry, entry.rules(), language)
    english = load("en", (TABLE_TEXTS, "play"))
    commands = Commands(renderer.texts, english, list(renderer.pages), real_time=entry.real_time)
    verbs = {folded(phrase.split()[0]) for phrase in renderer.grammar.phrases()}
    assert verbs & set(commands.calls) == set()
    words = [word for name in commands.names for word in commands.words[name]]
    assert len(set(map(folded, words))) == len(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_calls_two_kinds_of_action(language: str) -> None:
    verbs = spoken("corto", language).verbs.values()
    phrases = [folded(phrase) for verb in verbs for phrase in verb.phrases]
    assert len(set(phrases)) == len(phrases)


def test_folded_words_lose_case_accents_and_hyphens() -> None:
    assert folded("Éthiopiques") == "ethiopiques"
    assert folded("O’Sullivan") == "osullivan"
    assert folded("Cœur-de-Lion") == "coeurdelion"
    assert folded("?") == "?"
    assert calls("Sir Groovesnore") == ["sirgroovesnore", "groovesnore"]
    assert close_matches("bord", ["board", "hand"]) == ["board"]
    assert close_matches("xyzzy", ["board", "hand"]) == []


def test_a_spelling_offers_ids_before_names() -> None:
    names = NameFormat({0: "red", 1: "green"}, {0: ["red", "rouge"], 1: ["green"]}, shortest=1)
    assert [(read.value, read.exact) for read in names.read(["red"])] == [(0, True)]
    assert [(read.value, read.exact) for read in names.read(["r"])] == [(0, False)]
    assert list(names.read(["x"])) == []
    with pytest.raises(TypeError):
        names.written("red")


def test_spelled_out_is_the_surest_rank() -> None:
    assert spoken("corto").read(["play", "C7"])[0].rank == SPELLED_OUT
    assert spoken("corto").read(["pl", "C7"])[0].rank > SPELLED_OUT
