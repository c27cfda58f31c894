"""What a bot has heard at its table: words of the others and pointing fingers. As chat it is no part of a record.

A bot gets it beside its Observation, so that the same question has the same answer."""

from collections.abc import Callable, Mapping
from typing import Final, final

from saltsea.kernel.nouns import Action
from saltsea.kernel.seat import Millis, Seat

REMEMBERED: Final = 90_000
"""Milliseconds of the game's time."""
MOST_WORDS: Final = 16
"""Different ones of each player: who talks most, pushes out nobody else's words."""
SAY_FIRST: Final[Millis] = 600
"""So long before it acts a bot says so, by the game's clock: others can still claim the place for themselves."""


@final
class Word:
    """What one player said, or where they pointed."""

    def __init__(self, seat: Seat, phrase: str, place: str, age: Millis) -> None:
        self.seat = seat
        self.phrase = phrase
        """The id of a ready phrase; empty for a finger."""
        self.place = place
        """Where a finger points, by the name that the game's views give it; empty for a phrase."""
        self.age = age
        """How long ago that was, by the game's clock."""


@final
class HeardWords:
    """Everything that one bot has heard and that may still matter."""

    def __init__(self, order: str, words: list[Word]) -> None:
        self.order = order
        """The standing order that a player gave to this seat; empty for none."""
        self.words = words


@final
class Said:
    """A phrase of a person, or a finger, at a time of the game."""

    def __init__(self, seat: Seat, phrase: str, place: str, at: Millis) -> None:
        self.seat = seat
        self.phrase = phrase
        self.place = place
        self.at = at


@final
class SaidLately:
    """What people at one table have said and pointed at in the last minute."""

    def __init__(self) -> None:
        self.said: list[Said] = []

    def add(self, said: Said) -> None:
        recent = [one for one in self.said if said.at - one.at < REMEMBERED and not repeats(said, one)]
        own = [one for one in recent if one.seat == said.seat]
        dropped = own[: max(0, len(own) + 1 - MOST_WORDS)]
        self.said = [*(one for one in recent if one not in dropped), said]

    def words(self, now: Millis) -> list[Word]:
        """All of it as bots hear it, each with its age."""
        return [Word(one.seat, one.phrase, one.place, max(0, now - one.at)) for one in self.said]

    def settle(self, is_settled: Callable[[Said], bool]) -> None:
        """Forget wishes that have been fulfilled."""
        self.said = [one for one in self.said if not is_settled(one)]


def repeats(said: Said, before: Said) -> bool:
    """Whether a player says the same once more: then the earlier word is no longer needed."""
    return (said.seat, said.phrase, said.place) == (before.seat, before.phrase, before.place)


@final
class Intention:
    """What a bot has said that it will do."""

    def __init__(self, action: Action, place: str, due: Millis, heard: int, *, is_firm: bool = False) -> None:
        self.action = action
        self.place = place
        """Empty for none, and once it is left to another player."""
        self.due = due
        """By the game's clock."""
        self.heard = heard
        """How many words it had heard by then."""
        self.is_firm = is_firm
        """Whether it has thought again once already. Only who wants the place itself still changes its mind: else those
        who talk would keep it from doing anything."""


TAKES: Final = "takes"
"""The phrase before a place where a bot has said that it goes. A finger has none: it may ask others to go there."""


def meant_by_others(intentions: Mapping[Seat, Intention], seat: Seat) -> list[Word]:
    """Where the other bots have said that they go."""
    return [Word(other, TAKES, one.place, 0) for other, one in intentions.items() if other != seat and one.place]


SILENCE: Final = HeardWords("", [])
"""Nobody has said anything."""
