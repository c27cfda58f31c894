"""What can be typed aboard, in both languages; and that no text of the text table is missing or unused."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from saltsea.cli.common.options import renderer_for
from saltsea.games.pirates.definition import CONTENT, pirates
from saltsea.games.pirates.rules.ship import SHIP_SPACES
from saltsea.games.pirates.text.grammar import TYPED, Timers
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.nouns import Action
from saltsea.kernel.rules import AnyRules
from saltsea.text_table.action_chain import Ambiguous, interpret
from saltsea.text_table.commands import Commands
from saltsea.text_table.grammar import Grammar, Reading
from saltsea.text_table.word_matching import folded
from saltsea.texts import TABLE_TEXTS, load, text_file, variables

RULES: Final[AnyRules] = pirates().rules()
PAGE: Final = Path(__file__).parents[2] / "docs" / "grammar.md"
SOURCES: Final = Path(__file__).parents[2] / "src" / "saltsea"


@cache
def spoken(language: str = "en") -> Grammar:
    return renderer_for(pirates(), RULES, language).grammar


class Position:
    """A moment in which just these actions are possible."""

    def __init__(self, words: Grammar, *possible: str) -> None:
        found = [words.action(line) for line in possible]
        assert None not in found, possible
        self.possible = [action for action in found if action is not None]

    def legal(self) -> list[Action]:
        return self.possible

    def check(self, action: Action) -> None:
        """Not called here."""

    def do(self, action: Action) -> None:
        """Nothing happens here."""


def meant(line: str, *possible: str, own: tuple[int, ...] = (1,), language: str = "en") -> str | list[str] | None:
    """What a line means to a player who holds these timers: an action, several, or nothing."""
    words = spoken(language)
    timers = words.field_format("timer")
    assert isinstance(timers, Timers)
    timers.own = [timer - 1 for timer in own]
    found = interpret(words, Position(words, *possible), line.split())
    if isinstance(found, Reading):
        return words.written(found.action)
    return [words.written(action) for action in found.choices] if isinstance(found, Ambiguous) else None


# --- one timer ---


def test_a_timer_and_a_space_set_the_timer() -> None:
    for typed in (
        "1 helm",
        "place 1 helm",
        "put 1 helm",
        "t1 helm",
        "timer1 wheel",
        "1 h",
        "helm",
        "wheel",
        "PLACE helm",
    ):
        assert meant(typed, "place 1 helm", "place 1 sails2") == "place 1 helm"
    assert meant("1 NE2", "place 1 NE2", "place 1 NE1") == "place 1 NE2"


def test_where_the_timer_stands_says_what_is_meant() -> None:
    assert meant("1 right", "turn 1 right", "turn 1 left", "take 1") == "turn 1 right"
    assert meant("1 right", "place 1 right1", "place 1 right2") == "place 1 right1"
    assert meant("1 right", "load 1 right1", "load 1 right2", "load 1 right1 right2", "take 1") == "load 1 right1"
    assert meant("1 NE2", "look 1 NE2", "take 1") == "look 1 NE2"
    assert meant("1 NE2", "fire 1 NE2", "fire 1 NE2 powder", "take 1") == "fire 1 NE2"
    assert meant("1 helm", "repair 1 helm", "repair 1 sails1", "take 1") == "repair 1 helm"
    assert meant("1 powder", "salvage 1 powder", "salvage 1 helm") == "salvage 1 powder"
    assert meant("1 up", "sails 1 up", "sails 1 down", "take 1") == "sails 1 up"
    assert meant("1", "seize 1", "take 1") == "seize 1"
    assert meant("sails2", "cork sails1", "cork sails2", "place 1 helm") == "cork sails2"


def test_turns_take_the_number_behind_them() -> None:
    both = ("turn 1 right", "turn 1 right 2", "turn 1 left", "turn 1 left 2")
    for typed in ("right 2", "1 right 2", "turn 1 right 2", "right2", "r 2", "steer right 2", "starboard 2"):
        assert meant(typed, *both) == "turn 1 right 2"
    assert meant("left", *both) == "turn 1 left"
    assert meant("right 2", "turn 1 right", "turn 1 left") == "turn 1 right 2"


def test_two_cannons_in_any_order() -> None:
    assert meant("load 1 left2 right1", "load 1 right1 left2") == "load 1 right1 left2"
    assert meant("load left right", "load 1 right1 left1", "load 1 right2 left1") == "load 1 right1 left1"
    assert meant("load left right", "load 1 right2 left2") == "load 1 right2 left2"
    assert meant("right right", "load 1 right1", "load 1 right1 right2") == "load 1 right1 right2"
    assert meant("load right1", "load 1 right1", "load 1 right1 left1") == "load 1 right1"


def test_an_area_is_its_first_possible_space() -> None:
    assert meant("1 sails", "place 1 sails1", "place 1 sails2") == "place 1 sails1"
    assert meant("sails", "place 1 sails2", "place 1 helm") == "place 1 sails2"
    assert meant("sails 1", "place 1 sails1", "place 1 sails2") == "place 1 sails1"
    assert meant("1 lookout2", "place 1 lantern") == "place 1 lantern"


def test_unseen_cards_are_alike_and_others_are_not() -> None:
    assert meant("look NE", "look 1 NE1", "look 1 NE2") == "look 1 NE1"
    assert meant("look north", "look 1 N2", "look 1 NE2") == "look 1 N2"
    assert meant("fire NE", "fire 1 NE1", "fire 1 NE2") == ["fire 1 NE1", "fire 1 NE2"]
    assert meant("fire NE", "fire 1 NE2", "fire 1 N2") == "fire 1 NE2"


def test_taking_back_must_be_said() -> None:
    assert meant("1", "take 1") is not None
    assert meant("1", "take 1") != "take 1"
    for typed in ("take 1", "take", "lift 1", "back 1"):
        assert meant(typed, "take 1", "sails 1 up") == "take 1"


def test_the_only_thing_possible_needs_no_more_words() -> None:
    assert meant("repair", "repair 1 helm", "take 1") == "repair 1 helm"
    assert meant("repair 1", "repair 1 curse", "take 1") == "repair 1 curse"
    assert meant("cork", "cork sails1", "cork sails2") == ["cork sails1", "cork sails2"]


# --- several timers ---


def test_of_several_timers_the_possible_one_is_meant() -> None:
    assert meant("helm", "place 3 helm", own=(1, 3)) == "place 3 helm"
    assert meant("helm", "place 1 helm", "place 3 helm", own=(1, 3)) == ["place 1 helm", "place 3 helm"]
    assert meant("right", "turn 3 right", "place 1 right1", own=(1, 3)) == ["turn 3 right", "place 1 right1"]


def test_what_none_can_do_is_tried_by_the_first_who_will_be_told_why() -> None:
    assert meant("helm", own=(3,)) == "place 3 helm"
    assert meant("2 helm", own=(3,)) == "place 2 helm"


# --- two languages ---


def test_french_has_its_own_words_and_knows_the_english_ones() -> None:
    french = spoken("fr")
    for typed, line in (
        ("pose 1 barre", "place 1 helm"), ("tourne 1 droite 2", "turn 1 right 2"), ("voiles 1 haut", "sails 1 up"),
        ("regarde 1 NO2", "look 1 NW2"), ("tire 1 SO1 poudre", "fire 1 SW1 powder"), ("enleve 1", "take 1"),
        ("charge 2 droite1 gauche2", "load 2 right1 left2"), ("repare 1 malediction", "repair 1 curse"),
        ("pars", "start"), ("reprends", "resume"), ("bouche voiles2", "cork sails2"), ("look 1 NW2", "look 1 NW2"),
        ("aborde 1", "seize 1"), ("board 1", "seize 1"),
    ):  # fmt: skip
        assert spoken().written(french.read(typed.split())[0].action) == line
    assert spoken().action("tourne 1 droite") is None
    assert meant("barre", "pose 1 barre", language="fr") == "pose 1 barre"
    assert meant("droite 2", "tourne 1 droite 2", language="fr") == "tourne 1 droite 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_calls_two_kinds_of_action(language: str) -> None:
    verbs = spoken(language).verbs.values()
    phrases = [folded(phrase) for verb in verbs for phrase in (*verb.phrases, *verb.loose)]
    assert len(set(phrases)) == len(phrases)


# --- the page that teaches it ---

ROW: Final = re.compile(r"^\| `([^`]+)` \| `([^`]+)` \|", re.MULTILINE)


def test_the_page_shows_every_verb_in_both_languages_as_it_is_printed() -> None:
    text = PAGE.read_text(encoding="utf-8")
    kinds = set()
    for english, french in ROW.findall(text[text.index("## A Tale of Pirates") :].partition("| `ship`")[0]):
        action, twin = spoken().action(english), spoken("fr").action(french)
        assert action is not None, english
        assert twin is not None, french
        assert action.number == twin.number
        assert (spoken().written(action), spoken("fr").written(twin)) == (english, french)
        kinds.add(type(action).__name__)
    assert kinds == set(spoken().verbs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_knows_every_command(language: str) -> None:
    renderer = renderer_for(pirates(), RULES, language)
    commands = Commands(renderer.texts, load("en", (TABLE_TEXTS, "play")), list(renderer.pages), real_time=True)
    text = PAGE.read_text(encoding="utf-8")
    assert [name for name in commands.names if f"`{commands.printed(name)}" not in text] == []


# --- the texts ---


@cache
def texts_of(language: str) -> dict[str, frozenset[str]]:
    return variables(text_file(*TYPED, language).read_text(encoding="utf-8"))


def made_up() -> Iterator[str]:
    """Text ids that the code puts together."""
    yield from (f"typed-pirates-{kind}" for kind in spoken().verbs)
    yield from (f"typed-pirates-space-{space}" for space in range(SHIP_SPACES))
    yield from (f"typed-pirates-{word}" for word in ("right", "left", "curse", "powder"))
    yield from (f"pirates-welcome{part}" for part in ("", "-typed", "-look"))
    yield from (f"sign-pirates-{side}" for side in ("bow", "stern", "side"))
    yield from (f"lines-pirates-{side}" for side in ("bow", "sector"))
    yield from (f"{how}-pirates-{mark}" for how in ("sign", "lines") for mark in ("cork", "fire", "ball", "held"))
    yield from (f"clock-pirates-{how}" for how in ("runs", "paused", "waits"))
    yield from (f"possible-pirates-{how}" for how in ("free", "ready", "nothing"))
    yield from (f"goal-pirates-{verb}" for verb in ("sink", "take", "point", "clear"))
    yield from (f"cards-pirates-{how}" for how in ("up", "down"))
    yield from (f"brief-pirates-level-{what}" for what in ("longer", "shorter", "lives", "corks"))
    yield from (f"campaign-pirates-{how}" for how in ("won", "open", "locked", "best", "noted"))
    names = ("board", "hand", "why", "cards", "card", "undo", "wait")
    yield from (f"{what}-pirates-{name}" for what in ("usage", "command") for name in names)
    yield "command-pirates-abandon"


def test_no_text_is_unused_and_both_languages_speak_of_the_same_facts() -> None:
    files = [*(SOURCES / "games" / "pirates").rglob("*.py"), SOURCES / "cli" / "commands" / "campaign.py"]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    known = {*made_up(), *re.findall(r"[\"']([a-z]+-pirates(?:-[a-z-]+)?)[\"']", code)}
    assert set(texts_of("en")) - known == set()
    assert texts_of("en") == texts_of("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_set_with_care(language: str) -> None:
    lines = text_file(*TYPED, language).read_text(encoding="utf-8").splitlines()
    said = [line for line in lines if not line.startswith("#")]
    assert not [
        line for line in said if re.search(r"['\t]| $", line) or '"' in line.replace('{""}', "").replace('{" "}', "")
    ]
    if language == "fr":
        assert not [line for line in said if re.search(r" [:;!?»]|« ", line)]


def test_the_texts_lie_where_the_chapters_do() -> None:
    assert TYPED[0] == CONTENT / "words"
