"""A chapter as written, and the voyage that a crew makes of it: its level and its number of timers applied."""

from typing import Final, final

from saltsea.games.pirates.engine.kinds import GOAL, HULL, LAND, Content, Happening, Kind, Token
from saltsea.games.pirates.rules.ship import Sector
from saltsea.kernel.options import Options

# What a condition of a goal asks for.
SINK: Final = 0
TAKE: Final = 1
POINT_AT: Final = 2
CLEAR: Final = 3
CONDITIONS: Final = {"sink": SINK, "take": TAKE, "point": POINT_AT, "clear": CLEAR}

# What an optional goal may count.
MEASURES: Final = [
    "shots", "looks", "repairs", "lives-lost", "broken", "rocks", "turns",
    "sunk", "taken", "pointed", "corks", "rounds", "seconds-left", "powder", "curses",
]  # fmt: skip
"""The first seven are the log's tallies, in their order."""
M_SUNK: Final = 7
M_TAKEN: Final = 8
M_POINTED: Final = 9
M_CORKS: Final = 10
M_ROUNDS: Final = 11
M_SECONDS: Final = 12
M_POWDER: Final = 13
M_CURSES: Final = 14

ANY_NUMBER: Final = 99


@final
class Condition:
    """One thing that a stage of a goal asks for."""

    def __init__(self, verb: int, kinds: int, token: Token, times: int, named: int) -> None:
        self.verb = verb
        self.kinds = kinds
        """The kinds that count, as a set."""
        self.token = token
        self.times = times
        self.named = named
        """1 if one kind is meant by name: its ships are goal ships."""


@final
class Wish:
    """An optional goal: something counted that must be at least or at most so much."""

    def __init__(self, measure: int, kinds: int, token: Token, least: int, most: int) -> None:
        self.measure = measure
        self.kinds = kinds
        self.token = token
        self.least = least
        self.most = most

    def is_pointing(self) -> bool:
        """Whether it counts goal cards that Ellen points at."""
        return self.measure == M_POINTED


@final
class RoundPlan:
    """A round: how long, which cards, how many events, and which of those are certain to come."""

    def __init__(self, seconds: int, deal: list[Kind], events: int, certain: list[Happening]) -> None:
        self.seconds = seconds
        self.deal = deal
        """One entry per card, in the order of the chapter's file."""
        self.events = events
        self.certain = certain


FITS: Final = [
    "deckhand", "bosun", "captain",
    "two-players", "three-players", "three-timers",
    "two-timers", "three-timers-alone", "four-timers-alone",
]  # fmt: skip
"""For whom a chapter may say something of its own; the first three are the levels, in their order."""


@final
class Fit:
    """What a chapter changes in every round for some: time, events and cards, beside what the rules change."""

    def __init__(self, who: int, seconds: int, events: int, deal: list[int]) -> None:
        self.who = who
        self.seconds = seconds
        self.events = events
        self.deal = deal
        """By kind so many cards more, or fewer."""


@final
class Chapter:
    """A chapter as its file has it: for four timers at the middle level."""

    def __init__(
        self,
        name: str,
        life: int,
        corks: int,
        fire: int,
        sails: int,
        heading: Sector,
        parts: int,
        cursed: int,
        island: Token,
        fleet: list[int],
        each_round: int,
        stages: list[list[Condition]],
        wishes: list[Wish],
        events: list[Happening],
        rounds: list[RoundPlan],
        fits: list[Fit],
    ) -> None:
        self.name = name
        self.life = life
        self.corks = corks
        self.fire = fire
        """1 if the corks at the start are Fire."""
        self.sails = sails
        self.heading = heading
        self.parts = parts
        """Lantern, Bow Chaser, Hull, as a set."""
        self.cursed = cursed
        self.island = island
        self.fleet = fleet
        """By kind, how many there are in the whole chapter of a ship that is dealt again."""
        self.each_round = each_round
        """1 if every round has this goal, 0 if the chapter has it."""
        self.stages = stages
        self.wishes = wishes
        self.events = events
        self.rounds = rounds
        self.fits = fits


@final
class Voyage:
    """What never changes while a crew sails: the chapter fitted to it."""

    def __init__(
        self,
        chapter: Chapter,
        content: Content,
        options: Options,
        players: int,
        timers: int,
        level: int,
        life: int,
        corks: int,
        rounds: list[RoundPlan],
        goal_cards: int,
    ) -> None:
        self.chapter = chapter
        self.content = content
        self.options = options
        self.players = players
        self.timers = timers
        self.level = level
        self.life = life
        self.corks = corks
        self.rounds = rounds
        self.goal_cards = goal_cards
        """The kinds that are never dealt into the bow's sector, as a set."""

    def has_hull(self) -> bool:
        """pirates.token.hull: the first cork of each round is ignored."""
        return self.chapter.parts >> HULL & 1 == 1


def number_in_story(name: str) -> int:
    """The number of a chapter, by which the story calls it; 0 for free play, a lesson, and a player's own chapter."""
    return int(name) if name.isdecimal() else 0


def goal_cards(chapter: Chapter, content: Content) -> int:
    """The cards that a goal names, and those that bring a token that it wants."""
    found = 0
    for condition in [condition for stage in chapter.stages for condition in stage]:
        if condition.verb == TAKE:
            found |= _bringers(chapter, content, condition.token)
        elif condition.named:
            found |= condition.kinds
    for kind in range(len(content.cards)):
        if content.point[kind] == GOAL:
            found |= 1 << kind
    return found


def _bringers(chapter: Chapter, content: Content, token: Token) -> int:
    found = 0
    for kind in range(len(content.cards)):
        island = chapter.island if content.space[kind] == LAND else -1
        if token in (content.gives[kind], content.leaves[kind], island):
            found |= 1 << kind
    return found
