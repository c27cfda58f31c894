"""Sails on from an instant of a finished voyage, with one thing changed: what one seat did, or that it did nothing.

Every seat sails on as the planner does, with reactions like people's. Chance and reactions are drawn anew, the same for
those who are compared: so neither luck nor the rest of the crew is part of the difference."""

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from saltsea.bots.player import Bot
from saltsea.bots.scheduler import Reactions
from saltsea.games.pirates.crew.old_salt import OldSalt
from saltsea.games.pirates.engine.actions import Place
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.observation import PiratesPublic
from saltsea.games.pirates.engine.state import RUNS, SAILING, WON
from saltsea.games.pirates.rules.ship import Timer
from saltsea.games.pirates.tempo import LIKE_PEOPLE, PiratesTempo
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.match import Match, fork
from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.record import Record
from saltsea.kernel.seat import Millis, Seat
from saltsea.research.real_time import SlowTable

EARLIER: Final[Millis] = 6_000


class PlacedTimer(NamedTuple):
    """A timer that a player placed: `line` is the last one before it."""

    line: int
    at: Millis
    seat: Seat
    action: Place
    planned: Action | None
    """What the planner does there instead; None if it waits."""


class IdleTime(NamedTuple):
    """A time of a round, by its clock, during which a player let a timer lie."""

    timer: Timer
    round: int
    since: Millis
    until: Millis
    is_ready: bool
    """Whether it stood on a space with its sand down; else it was in hand."""
    was_set: bool
    """Whether it was used then; else the moment had passed: the sand would not have run down any more, an old salt
    would have waited, or the round was over."""

    def lasts(self) -> Millis:
        return self.until - self.since


class Idleness(NamedTuple):
    """All the time that one player let timers lie: `line` is the last one before the first stretch."""

    line: int
    at: Millis
    seat: Seat
    stretches: tuple[IdleTime, ...]

    def lasts(self) -> Millis:
        return sum(stretch.lasts() for stretch in self.stretches)


@final
class IdleSailor:
    """Sails as the planner does, and lets some timers lie for some time."""

    def __init__(self, rules: PiratesRules, stretches: Sequence[IdleTime]) -> None:
        self.salt = OldSalt(rules)
        self.stretches = stretches

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        lying = self.lying(observation)
        if lying:
            observation.legal = [action for action in observation.legal if timer_of(action) not in lying]
        return self.salt.choose(observation, dice)

    def lying(self, observation: Observation) -> set[Timer]:
        """The timers that are not touched now."""
        public = observation.public
        assert isinstance(public, PiratesPublic)
        clock = public.clock
        if public.agenda.phase != SAILING or clock.stands != RUNS or clock.choice:
            return set()
        now = clock.now - clock.began
        return {one.timer for one in self.stretches if one.round == public.log.round and one.since <= now < one.until}


def timer_of(action: Action) -> Timer | None:
    """The timer that an action is done with, if there is one."""
    return getattr(action, "timer", None)


class Resailing:
    """Tails of one voyage."""

    def __init__(self, rules: PiratesRules, record: Record) -> None:
        self.rules = rules
        self.record = record
        self.tempo = PiratesTempo()

    def after(self, instant: PlacedTimer, action: Action | None, number: int) -> bool:
        """Whether the voyage is won after this action at the instant; after None the seat waits there."""
        match = self.forked(instant.line, number)
        if action is not None:
            match.submit(instant.seat, action, max(instant.at, match.now()))
        return self.is_won(match, [OldSalt(self.rules) for _ in self.seats()], number, instant.at)

    def idling(self, idle: Idleness, number: int, quicker: Millis = 0) -> bool:
        """Whether it is won if the player lets timers lie as they did, or sets those that they set so much sooner."""
        stretches = [one._replace(until=one.until - quicker * one.was_set) for one in idle.stretches]
        bots: list[Bot] = [OldSalt(self.rules) for _ in self.seats()]
        bots[idle.seat] = IdleSailor(self.rules, stretches)
        return self.is_won(self.forked(idle.line, number), bots, number, idle.at)

    def acting(self, idle: Idleness, number: int) -> bool:
        """The same with a player who sails as all do."""
        bots = [OldSalt(self.rules) for _ in self.seats()]
        return self.is_won(self.forked(idle.line, number), bots, number, idle.at)

    def seats(self) -> range:
        return range(self.record.header.players)

    def forked(self, line: int, number: int) -> Match:
        match = fork(self.rules, self.record, line, named_seed(f"resail {number}"))
        match.hashing = False
        return match

    def is_won(self, match: Match, bots: Sequence[Bot], number: int, at: Millis) -> bool:
        if not match.is_over():
            name = f"resail {number}"
            reactions = Reactions(dict.fromkeys(self.seats(), LIKE_PEOPLE), dice_for(f"{name}/reactions"))
            table = SlowTable(match, self.tempo, bots, dice_for(name), reactions)
            table.now = max(at, match.now())
            table.play()
        return bool(match.state.log.result == WON)
