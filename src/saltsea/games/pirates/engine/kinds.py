"""Cards, tokens, events and levels as tables of small numbers, made from content data and checked while they are made.

A kind of card is its place in the data, and so is a token, an event, a level. What they do is a choice of verbs and
numbers; the verbs themselves are functions in rules/. Names and sentences are elsewhere: the rules never need them."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias, final

Kind: TypeAlias = int
Token: TypeAlias = int
Happening: TypeAlias = int
"""An event of the App, as its place in the data: the word Event means something else in this house."""

LOOT: Final = 0
MAP: Final = 1
PRISONER: Final = 2
POWDER: Final = 3
TOKENS: Final = ["loot", "map", "prisoner", "powder"]
"""Tokens that lie aboard. Fire and Curse lie on corks and timers, ship parts on the ship."""

NO_SPACE_ON_CARD: Final = 0
BOARD: Final = 1
LAND: Final = 2
SALVAGE: Final = 3
_SPACES: Final = {"board": BOARD, "land": LAND, "salvage": SALVAGE}

GOAL: Final = 1
LEAVE: Final = 2
_POINTS: Final = {"goal": GOAL, "leave": LEAVE}

CLOSE_SPACE: Final = 1
CLOSE_AREA: Final = 2
_CLOSES: Final = {"space": CLOSE_SPACE, "area": CLOSE_AREA}

# Verbs of events.
SAILS_BY: Final = 0
TURN_BY: Final = 1
DAMAGE_IN: Final = 2
UNLOAD_ONE: Final = 3
ARRIVE: Final = 4
HIDE_CARDS: Final = 5
CHASE: Final = 6
UNCORK_ONE: Final = 7
HURRY: Final = 8
CLOSE_LOOKOUT: Final = 9
_VERBS: Final = {
    "sails": SAILS_BY,
    "turn": TURN_BY,
    "damage": DAMAGE_IN,
    "unload": UNLOAD_ONE,
    "arrive": ARRIVE,
    "hide": HIDE_CARDS,
    "chase": CHASE,
    "uncork": UNCORK_ONE,
    "hurry": HURRY,
    "close-lookout": CLOSE_LOOKOUT,
}
_NEEDS: Final = {
    SAILS_BY: "by",
    TURN_BY: "by",
    DAMAGE_IN: "area",
    ARRIVE: "card",
    HIDE_CARDS: "cards",
    CLOSE_LOOKOUT: "seconds",
}
"""The one field beside id and verb that an event has, by its verb; the others have none."""
_DAMAGEABLE: Final = {"cannonballs": 0, "right-cannons": 1, "sails": 2, "helm": 3, "lookout": 4, "left-cannons": 5}

PARTS: Final = ["lantern", "bow-chaser", "hull"]
LANTERN: Final = 0
BOW_CHASER_PART: Final = 1
HULL: Final = 2

LEVELS: Final = ["deckhand", "bosun", "captain"]

_CARD_FIELDS: Final = [
    "id", "life", "shots", "speed", "ship", "plain", "again", "every_round", "open", "clockwise", "space", "gives",
    "leaves", "burns", "hit_at", "curses", "fewer_per", "strikes", "vanishes", "hides", "whirls", "slow",
    "point", "closes", "guard",
]  # fmt: skip
_EVENT_FIELDS: Final = ["id", "verb", "by", "area", "card", "cards", "seconds"]
_LEVEL_FIELDS: Final = ["id", "seconds", "life", "least_life", "corks", "from", "to", "stops", "events", "halves"]
_TOKEN_FIELDS: Final = ["id", "count", "seconds", "more"]
_TOKENS: Final = [*TOKENS, "fire", "curse", *PARTS]
_GROUPS: Final = ("ship", "passage")
"""What chapters call all ships and all passages: no card may be called so."""
_WITH_LIFE: Final = ("ship", "again", "every_round", "leaves", "hit_at", "fewer_per", "guard")
"""What a card can be, have or do only if it has life points."""
MOST_HAPPENINGS: Final = 30
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-"


class ContentError(ValueError):
    """Content data that no crew could sail with: says which entry and what is wrong with it."""


@final
class Content:
    """One number per kind and question."""

    def __init__(self, cards: list[str], events: list[str]) -> None:
        self.cards = cards
        """The names of the kinds: brigantine, corvette, …"""
        self.events = events
        self.tokens: list[str] = []
        """All tokens by name, those that lie on corks, timers and the ship among them."""
        many = len(cards)
        self.life = [0] * many
        self.shots = [0] * many
        self.speed = [-1] * many
        self.ship = [0] * many
        self.plain = [0] * many
        """A plain enemy: what levels and small crews take out first."""
        self.again = [0] * many
        """Dealt again until it is sunk, with its damage."""
        self.every_round = [0] * many
        """Once dealt, in every later round as long as one is not sunk, whether that round names it or not."""
        self.open = [0] * many
        """Always face up."""
        self.clockwise = [0] * many
        """At Chase it goes clockwise, whatever is shorter."""
        self.space = [0] * many
        self.gives = [-1] * many
        self.leaves = [-1] * many
        self.burns = [0] * many
        self.hit_at = [-1] * many
        self.curses = [0] * many
        self.fewer_per = [0] * many
        self.strikes = [0] * many
        self.vanishes = [0] * many
        self.hides = [0] * many
        self.whirls = [0] * many
        self.slow = [0] * many
        self.point = [0] * many
        self.closes = [0] * many
        self.guard = [-1] * many
        """The kind that must not lie face up when this one is to be hit."""
        self.passages = 0
        """The kinds called passage-…, as a set."""
        self.verb = [0] * len(events)
        self.by = [0] * len(events)
        self.count = [0] * len(TOKENS)
        self.sand = 30_000
        self.cursed_sand = 40_000
        self.powder = 1
        self.levels: list[Level] = []

    def kind(self, name: str) -> Kind:
        """The kind of this name, or -1."""
        return self.cards.index(name) if name in self.cards else -1


@final
class Level:
    """How a level changes a chapter."""

    def __init__(
        self,
        seconds: int,
        life: int,
        least_life: int,
        corks: int,
        swap_from: Kind,
        swap_to: Kind,
        stops: int,
        events: int,
        halves: int,
    ) -> None:
        self.seconds = seconds
        self.life = life
        self.least_life = least_life
        self.corks = corks
        self.swap_from = swap_from
        """Once a round a card of this kind becomes one of `swap_to`: -1 is any plain enemy, -2 none at all."""
        self.swap_to = swap_to
        self.stops = stops
        self.events = events
        self.halves = halves
        """The score counts so many halves."""


PLAIN_ENEMY: Final = -1
NO_SWAP: Final = -2


def content_from(data: dict[str, Any]) -> Content:
    """The tables for cards, tokens, events and levels as content data gives them."""
    cards, events = data["cards"], data["events"]
    content = Content(_names("card", cards, _CARD_FIELDS), _names("event", events, _EVENT_FIELDS))
    for kind, entry in enumerate(cards):
        _add_card(content, kind, entry)
        _check_card(content, kind, entry)
    if len(events) > MOST_HAPPENINGS:
        raise ContentError(f"events are {len(events)}: no more than {MOST_HAPPENINGS}")
    for happening, entry in enumerate(events):
        _add_event(content, happening, entry)
    _add_tokens(content, data["tokens"])
    _add_levels(content, data["levels"])
    return content


def is_name(name: str) -> bool:
    """Small letters, digits and hyphens, with a letter or digit in front: `fog-bank`."""
    return bool(name) and name[0] != "-" and all(letter in _LETTERS for letter in name)


def _names(sort: str, entries: Sequence[Any], fields: list[str]) -> list[str]:
    """The names of these entries; each is `sort.name`, and no entry has a field that means nothing."""
    names: list[str] = []
    for entry in entries:
        name = str(entry.get("id", "")).removeprefix(f"{sort}.") if isinstance(entry, dict) else ""
        if not isinstance(entry, dict) or entry.get("id") != f"{sort}.{name}" or not is_name(name):
            raise ContentError(f"{sort} {entry!r}: an entry is an object whose id is {sort}. and a name")
        for field in entry:
            if field not in fields:
                raise ContentError(f"{sort}.{name}: {field!r} is none of {', '.join(fields)}")
        if name in names:
            raise ContentError(f"{sort}.{name}: occurs twice")
        names.append(name)
    return names


def _add_card(content: Content, kind: Kind, entry: dict[str, Any]) -> None:
    content.life[kind] = _number(entry, "life", 0, 14)
    content.shots[kind] = _number(entry, "shots", 0, 9)
    content.speed[kind] = _number(entry, "speed", 0, 3, -1)
    content.hit_at[kind] = _number(entry, "hit_at", 0, 3, -1)
    content.burns[kind] = _number(entry, "burns", 0, 9)
    content.fewer_per[kind] = _number(entry, "fewer_per", 0, 14)
    content.strikes[kind] = _number(entry, "strikes", 0, 9)
    content.whirls[kind] = _number(entry, "whirls", 0, 5)
    content.slow[kind] = _number(entry, "slow", 0, 3)
    for field, table in (
        ("ship", content.ship),
        ("plain", content.plain),
        ("again", content.again),
        ("every_round", content.every_round),
        ("open", content.open),
        ("clockwise", content.clockwise),
        ("curses", content.curses),
        ("vanishes", content.vanishes),
        ("hides", content.hides),
    ):
        table[kind] = _flag(entry, field)
    content.space[kind] = _choice(entry, "space", _SPACES)
    content.point[kind] = _choice(entry, "point", _POINTS)
    content.closes[kind] = _choice(entry, "closes", _CLOSES)
    tokens = {name: number for number, name in enumerate(TOKENS)}
    content.gives[kind] = _choice(entry, "gives", tokens, -1)
    content.leaves[kind] = _choice(entry, "leaves", tokens, -1)
    content.guard[kind] = _choice(entry, "guard", {name: number for number, name in enumerate(content.cards)}, -1)
    if content.cards[kind].startswith("passage-"):
        content.passages |= 1 << kind


def _check_card(content: Content, kind: Kind, entry: dict[str, Any]) -> None:
    """What a card says must go together."""
    if content.cards[kind] in _GROUPS:
        raise ContentError(f"{entry['id']}: is what chapters call all of them, no card")
    for field in _WITH_LIFE:
        if entry.get(field, False) is not False and not content.life[kind]:
            raise ContentError(f"{entry['id']}: {field} needs life")
    if content.every_round[kind] and not content.again[kind]:
        raise ContentError(f"{entry['id']}: every_round needs again")
    if content.point[kind] and content.speed[kind] < 0:
        raise ContentError(f"{entry['id']}: point needs speed")
    if content.space[kind] == BOARD and content.gives[kind] < 0:
        raise ContentError(f"{entry['id']}: space is 'board', and that needs gives")
    if content.leaves[kind] not in (-1, LOOT):
        raise ContentError(f"{entry['id']}: leaves is {entry['leaves']!r}, and only loot can float")


def _add_event(content: Content, happening: Happening, entry: dict[str, Any]) -> None:
    verb = _choice(entry, "verb", _VERBS, -1)
    if verb < 0:
        raise ContentError(f"{entry['id']}: has no verb")
    needed = ["id", "verb", _NEEDS[verb]] if verb in _NEEDS else ["id", "verb"]
    if sorted(entry) != sorted(needed):
        raise ContentError(f"{entry['id']}: the fields of such an event are {', '.join(needed)}")
    content.verb[happening] = verb
    if verb == DAMAGE_IN:
        content.by[happening] = _choice(entry, "area", _DAMAGEABLE)
    elif verb == ARRIVE:
        content.by[happening] = _choice(entry, "card", {name: kind for kind, name in enumerate(content.cards)})
    elif verb == HIDE_CARDS:
        content.by[happening] = _number(entry, "cards", 1, 18)
    elif verb == CLOSE_LOOKOUT:
        content.by[happening] = _number(entry, "seconds", 1, 600)
    elif verb in (SAILS_BY, TURN_BY):
        content.by[happening] = _number(entry, "by", -5, 5)


def _add_tokens(content: Content, entries: Sequence[Any]) -> None:
    content.tokens = _names("token", entries, _TOKEN_FIELDS)
    by_name = {entry["id"].removeprefix("token."): entry for entry in entries}
    for name in [*_TOKENS, *content.tokens]:
        _check_token(name, by_name.get(name))
    for token, name in enumerate(TOKENS):
        content.count[token] = _number(by_name[name], "count", 0, 99)
    content.powder = _number(by_name["powder"], "more", 0, 9)
    content.cursed_sand = 1000 * _number(by_name["curse"], "seconds", 1, 600)


def _check_token(name: str, entry: dict[str, Any] | None) -> None:
    """Each token has its own fields, and all of them."""
    if entry is None:
        raise ContentError(f"token.{name}: is missing")
    if name not in _TOKENS:
        raise ContentError(f"token.{name}: is none of {', '.join(_TOKENS)}")
    own = ["id", "count"] if name in TOKENS else ["id"]
    own += ["more"] if name == "powder" else ["seconds"] if name == "curse" else []
    if sorted(entry) != sorted(own):
        raise ContentError(f"token.{name}: its fields are {', '.join(own)}")


def _add_levels(content: Content, entries: Sequence[Any]) -> None:
    names = _names("level", entries, _LEVEL_FIELDS)
    if names != LEVELS:
        raise ContentError(f"levels are {', '.join(names)}: not {', '.join(LEVELS)}")
    cards = {name: kind for kind, name in enumerate(content.cards)}
    for entry in entries:
        if ("from" in entry) != ("to" in entry) or "halves" not in entry:
            raise ContentError(f"{entry['id']}: needs halves, and from and to together or neither")
        content.levels.append(
            Level(
                _number(entry, "seconds", -60, 60),
                _number(entry, "life", -4, 4),
                _number(entry, "least_life", 0, 5),
                _number(entry, "corks", -3, 3),
                _choice(entry, "from", cards | {"plain": PLAIN_ENEMY}, NO_SWAP),
                _choice(entry, "to", cards, NO_SWAP),
                _flag(entry, "stops"),
                _number(entry, "events", 0, 3),
                _number(entry, "halves", 1, 9),
            )
        )


def _number(entry: dict[str, Any], field: str, least: int, most: int, missing: int = 0) -> int:
    value = entry.get(field, missing)
    if field in entry and (type(value) is not int or not least <= value <= most):
        raise ContentError(f"{entry['id']}: {field} is {value!r}, not a number from {least} to {most}")
    return int(value)


def _flag(entry: dict[str, Any], field: str) -> int:
    value = entry.get(field, False)
    if value is not True and value is not False:
        raise ContentError(f"{entry['id']}: {field} is {value!r}, not true or false")
    return 1 if value else 0


def _choice(entry: dict[str, Any], field: str, choices: dict[str, int], missing: int = 0) -> int:
    if field not in entry:
        return missing
    value = entry[field]
    if not isinstance(value, str) or value not in choices:
        raise ContentError(f"{entry['id']}: {field} is {value!r}, not one of {', '.join(choices)}")
    return choices[value]
