"""The grammar of A Tale of Pirates: its verbs, and how timers, spaces, cannons and places are written."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from saltsea.game import Game
from saltsea.games.pirates.engine.actions import Load
from saltsea.games.pirates.rules.ship import (
    AREA_OF,
    CANNON_SPACE,
    CANNONS,
    NO_SPACE,
    POSITIONS,
    SECTORS,
    SHIP_SPACES,
    SLOTS,
    SPACES_OF,
    TIMERS,
    sector_of,
)
from saltsea.games.pirates.text.words import position_title
from saltsea.kernel.rules import AnyRules
from saltsea.text_table.field_format import FieldFormat, NameFormat, OptionalFormat, ParsedValue
from saltsea.text_table.grammar import Grammar, Verb
from saltsea.text_table.word_matching import folded
from saltsea.texts import CONTENT_ROOT, TABLE_TEXTS, Texts, load

TYPED: Final = CONTENT_ROOT / "pirates" / "words", "typed"
BARE: Final = {"Place": True, "TakeBack": False}
"""A timer and a space alone: it is set there. That it comes back unperformed must be said."""
BOTH_WAYS: Final = ((1, "right"), (-1, "left"))
TWICE: Final = 2


def renderer_texts(game: Game, language: str) -> Texts:
    """All that a text table of the pirates says."""
    return load(language, (TABLE_TEXTS, "play"), (TABLE_TEXTS, "join"), *game.subjects(), TYPED)


def words(texts: Texts, text: str) -> list[str]:
    return [word.strip() for word in texts.say(text).split(",")]


def both(texts: Texts, english: Texts, text: str) -> list[str]:
    """The words of a language, and then the English ones."""
    return list(dict.fromkeys([*words(texts, text), *words(english, text)]))


# --- field formats ---


class Timers(FieldFormat):
    """A timer by its number. Left out, it is one of those that the people at this keyboard hold."""

    def __init__(self, called: Sequence[str]) -> None:
        self.own: list[int] = list(range(TIMERS))
        self.calls = {f"{folded(word)}{timer + 1}": timer for timer in range(TIMERS) for word in ("", *called) if word}
        self.calls |= {str(timer + 1): timer for timer in range(TIMERS)}

    def written(self, value: object) -> str:
        if not isinstance(value, int):
            raise TypeError(f"{value!r} is no timer")
        return str(value + 1)

    def read(self, words: Sequence[str]) -> Iterator[ParsedValue]:
        if words and folded(words[0]) in self.calls:
            yield ParsedValue(self.calls[folded(words[0])], 1, exact=True)
        else:
            yield from (ParsedValue(timer, 0, exact=False) for timer in self.own)


class TurnFormat(FieldFormat):
    """`right`, `left 2`: the way, and the number of sectors if it is not one."""

    def __init__(self, texts: Texts, english: Texts) -> None:
        self.ways = {way: both(texts, english, f"typed-pirates-{side}") for way, side in BOTH_WAYS}
        self.calls = {folded(word): way for way, called in self.ways.items() for word in called}

    def written(self, value: object) -> str:
        if not isinstance(value, int):
            raise TypeError(f"{value!r} is no turn")
        way = self.ways[1 if value > 0 else -1][0]
        return way if abs(value) == 1 else f"{way} {abs(value)}"

    def read(self, words: Sequence[str]) -> Iterator[ParsedValue]:
        given = folded(words[0]) if words else ""
        if given[:-1] in self.calls and given[-1:] in "12":
            yield ParsedValue(self.calls[given[:-1]] * int(given[-1]), 1, exact=True)
        elif given in self.calls and words[1:2] in (["1"], ["2"]):
            yield ParsedValue(self.calls[given] * int(words[1]), TWICE, exact=True)
        elif given in self.calls:
            yield ParsedValue(self.calls[given], 1, exact=True)

    def known(self) -> list[str]:
        return [word for called in self.ways.values() for word in called]


class AmbiguousNames(NameFormat):
    """Names of which some things share one, each as good as the other: the first possible one is meant."""

    def __init__(
        self, ids: Mapping[int, str], names: Mapping[int, Sequence[str]], order: Mapping[int, int], also: Sequence[str]
    ) -> None:
        super().__init__(ids, names, shortest=1)
        self.order = order
        self.by_id |= {folded(name): value for value, name in zip(ids, also, strict=True)}

    def read(self, words: Sequence[str]) -> Iterator[ParsedValue]:
        for read in super().read(words):
            place = self.order.get(read.value, 0) if isinstance(read.value, int) and not read.exact else 0
            yield replace(read, second=place)


def spaces(texts: Texts, english: Texts, nothing: str = "", *, cards: bool = False) -> AmbiguousNames:
    """Spaces of the ship, those of cards by where they lie, or a word for none of them."""
    texts_of = {space: f"typed-pirates-space-{space}" for space in range(SHIP_SPACES)}
    texts_of |= {NO_SPACE: f"typed-pirates-{nothing}"} if nothing else {}
    ids = {space: words(texts, text)[0] for space, text in texts_of.items()}
    also = [words(english, text)[0] for text in texts_of.values()]
    names = {space: both(texts, english, text) for space, text in texts_of.items()}
    if cards:
        ids |= {SHIP_SPACES + place: position_title(texts, place) for place in range(POSITIONS)}
        also += [position_title(english, place) for place in range(POSITIONS)]
    order = {space: SPACES_OF[AREA_OF[space]].index(space) for space in range(SHIP_SPACES)}
    return AmbiguousNames(ids, names, order, also)


def cannons(texts: Texts, english: Texts) -> AmbiguousNames:
    texts_of = {cannon: f"typed-pirates-space-{CANNON_SPACE[cannon]}" for cannon in range(CANNONS)}
    ids = {cannon: words(texts, text)[0] for cannon, text in texts_of.items()}
    names = {cannon: both(texts, english, text) for cannon, text in texts_of.items()}
    order = {cannon: SPACES_OF[AREA_OF[space]].index(space) for cannon, space in enumerate(CANNON_SPACE)}
    return AmbiguousNames(ids, names, order, [words(english, text)[0] for text in texts_of.values()])


def positions(texts: Texts, english: Texts, *, alike: bool) -> AmbiguousNames:
    """`NE2`, or a sector alone. Cards that the crew has not seen are alike; of others the table asks which."""
    ids = {place: position_title(texts, place) for place in range(POSITIONS)}
    sectors = {
        sector: [texts.say(f"sector-pirates-{sector}"), texts.part(f"sector-pirates-{sector}", "long"),
                 english.say(f"sector-pirates-{sector}"), english.part(f"sector-pirates-{sector}", "long")]
        for sector in range(SECTORS)
    }  # fmt: skip
    names = {place: [folded(name) for name in sectors[sector_of(place)]] for place in ids}
    order = {place: place % SLOTS for place in ids} if alike else {}
    return AmbiguousNames(ids, names, order, [position_title(english, place) for place in ids])


def formats(texts: Texts, english: Texts) -> dict[str, FieldFormat]:
    steps = {1: both(texts, english, "typed-pirates-up"), -1: both(texts, english, "typed-pirates-down")}
    powder = both(texts, english, "typed-pirates-powder")
    some_cannon = cannons(texts, english)
    return {
        "timer": Timers(["t", *both(texts, english, "typed-pirates-timer")]),
        "space": spaces(texts, english),
        "Place.space": spaces(texts, english, cards=True),
        "Repair.space": spaces(texts, english, "curse"),
        "Salvage.space": spaces(texts, english, "powder"),
        "step": NameFormat({step: given[0] for step, given in steps.items()}, steps, shortest=1),
        "sectors": TurnFormat(texts, english),
        "position": positions(texts, english, alike=False),
        "Look.position": positions(texts, english, alike=True),
        "powder": OptionalFormat(NameFormat({1: powder[0]}, {1: powder}, shortest=1), 0),
        "cannon": some_cannon,
        "first": some_cannon,
        "second": OptionalFormat(some_cannon, -1),
    }


def grammar(rules: AnyRules, texts: Texts, english: Texts) -> Grammar:
    """Every action aboard as it is typed, in the words of one language; English ones always serve."""
    kinds = dict.fromkeys(type(action).__name__ for action in rules.vocabulary.actions)
    verbs = {
        kind: Verb(
            phrases=both(texts, english, f"typed-pirates-{kind}"),
            loose=both(texts, english, "typed-pirates-loose") if kind == "Board" else (),
            bare=BARE.get(kind),
        )
        for kind in kinds
    }
    made = Grammar(rules.vocabulary, verbs, formats(texts, english))
    for action in rules.vocabulary.actions:
        if isinstance(action, Load):
            made.alias((action.timer, action.second, action.first), action)
    return made
