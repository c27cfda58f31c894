"""The review of a finished voyage, from its record alone: the same on every machine.

Some of what players did otherwise than the planner, and what they left undone, is sailed on from there several times
with and without it, under the same chance. What costs most is sailed more often, under chance by which it was not
chosen, and told only if chance cannot be the reason for the difference."""

from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from typing import Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from saltsea.games.pirates.engine.actions import Place
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.state import PiratesState, ship_time
from saltsea.games.pirates.review.idleness import idleness_of
from saltsea.games.pirates.review.instants import instants_of, spread
from saltsea.games.pirates.review.resail import EARLIER, Idleness, PlacedTimer, Resailing
from saltsea.games.pirates.review.shapes import VERSION, WHOLE, VoyageMoment, VoyageReview
from saltsea.games.pirates.view.names import space_name
from saltsea.kernel.record import Record
from saltsea.view import Arg, Sentence

MOST_MOMENTS: Final = 3
LEAST_LOSS: Final = 50
"""Thousandths: a smaller difference decides nothing."""
SURE: Final = 2.5
"""A difference is told if it is so many times the error of the estimate: of hundred that chance made, less than one."""


class ResailEffort(NamedTuple):
    """How much is sailed."""

    instants: int
    """Timers set otherwise that are looked at."""
    first: int
    """Pairs of voyages for each of them, and for each player who let timers lie."""
    deciding: int
    """Pairs of voyages for those that seem to decide."""


FULL: Final = ResailEffort(instants=10, first=12, deciding=120)

Progress = Callable[[float], bool]
Cause: TypeAlias = PlacedTimer | Idleness
Tail = Callable[[int], bool]


def go_on(done: float) -> bool:
    del done
    return True


class StoppedError(Exception):
    """The reader does not wait any longer."""


class DecidingPlace(NamedTuple):
    """What may have decided the voyage, and which of its tails were won: the nth of both under the same chance."""

    cause: Cause
    crew: list[bool]
    planner: list[bool]

    def loss(self) -> int:
        return chance(self.planner) - chance(self.crew)

    def is_sure(self) -> bool:
        return self.loss() >= max(LEAST_LOSS, SURE * WHOLE * paired_error(self.planner, self.crew))


def review(
    rules: PiratesRules, record: Record, effort: ResailEffort = FULL, progress: Progress = go_on
) -> VoyageReview:  # fmt: skip
    """The review of a voyage that is over; a StoppedError as soon as `progress` says so."""
    if record.outcome is None:
        raise ValueError("a voyage is reviewed when it is over")
    sea, instants = Resailing(rules, record), spread(instants_of(rules, record), effort.instants)
    states = {instant.line: state for instant, state in instants}
    causes: list[Cause] = [*(instant for instant, _ in instants), *idleness_of(rules, record)]
    steps = SailingProgress(len(causes) * effort.first + MOST_MOMENTS * effort.deciding, progress)
    surer = [compare(sea, cause, effort.first, effort.deciding, steps) for cause in worst(sea, causes, effort, steps)]
    found = [moment(sea, one, states, effort) for one in surer if one.is_sure()]
    steps.finish()
    return VoyageReview(VERSION, effort.deciding, sorted(found, key=lambda one: one.crew - one.planner))


def worst(sea: Resailing, causes: Sequence[Cause], effort: ResailEffort, steps: "SailingProgress") -> list[Cause]:
    """Those that seem to have cost most, after a few voyages."""
    compared = [compare(sea, cause, 0, effort.first, steps) for cause in causes]
    costly = sorted((one for one in compared if one.loss() > 0), key=lambda one: -one.loss())
    return [one.cause for one in costly[:MOST_MOMENTS]]


class SailingProgress:
    """Counts what is sailed, and tells."""

    def __init__(self, total: int, progress: Progress) -> None:
        self.total = max(1, total)
        self.done = 0
        self.progress = progress

    def step(self) -> None:
        self.done += 1
        if not self.progress(min(1.0, self.done / self.total)):
            raise StoppedError

    def finish(self) -> None:
        self.progress(1.0)


def tails(sea: Resailing, cause: Cause) -> tuple[Tail, Tail]:
    """What the crew did there, and what the planner does."""
    if isinstance(cause, Idleness):
        return partial(sea.idling, cause), partial(sea.acting, cause)
    return partial(sea.after, cause, cause.action), partial(sea.after, cause, cause.planned)


def compare(sea: Resailing, cause: Cause, since: int, times: int, steps: SailingProgress) -> DecidingPlace:
    (did, does), crew, planner = tails(sea, cause), list[bool](), list[bool]()
    for number in range(since, since + times):
        steps.step()
        crew.append(did(number))
        planner.append(does(number))
    return DecidingPlace(cause, crew, planner)


def chance(won: Sequence[bool]) -> int:
    return round(WHOLE * sum(won) / len(won))


def paired_error(ones: Sequence[bool], others: Sequence[bool]) -> float:
    """The standard error of the difference of two chances that were found under the same luck. One pair that never
    came counts as half: a handful of voyages without any is no certainty."""
    differences = [one - other for one, other in zip(ones, others, strict=True)]
    many, mean = len(differences), sum(differences) / len(differences)
    squares = (sum(one * one for one in differences) + 0.5) / many
    return sqrt(max(0.0, squares - mean * mean) / many)


# --- telling ---


def moment(sea: Resailing, one: DecidingPlace, states: dict[int, PiratesState], effort: ResailEffort) -> VoyageMoment:
    cause = one.cause
    if isinstance(cause, PlacedTimer):
        found = placed_moment(cause, states[cause.line])
    else:
        found = idle_moment(cause, earlier_chance(sea, cause, one.crew, effort))
    found = replace(found, crew=chance(one.crew), planner=chance(one.planner))
    return replace(found, say=said(found))


def earlier_chance(sea: Resailing, idle: Idleness, crew: list[bool], effort: ResailEffort) -> int | None:
    """The chance if each timer had been set six seconds earlier; None where none was, or luck may be the reason."""
    if not any(stretch.was_set for stretch in idle.stretches):
        return None
    quicker = [sea.idling(idle, number, EARLIER) for number in range(effort.first, effort.first + effort.deciding)]
    return chance(quicker) if DecidingPlace(idle, crew, quicker).is_sure() else None


def idle_moment(idle: Idleness, earlier: int | None) -> VoyageMoment:
    first = idle.stretches[0]
    return VoyageMoment(
        line=idle.line,
        round=first.round + 1,
        at=first.since,
        seat=idle.seat,
        crew=0,
        planner=0,
        idle=idle.lasts(),
        ready=sum(stretch.lasts() for stretch in idle.stretches if stretch.is_ready),
        earlier=earlier,
    )


def placed_moment(instant: PlacedTimer, state: PiratesState) -> VoyageMoment:
    planned = instant.planned
    return VoyageMoment(
        line=instant.line,
        round=state.log.round + 1,
        at=ship_time(state, instant.at),
        seat=instant.seat,
        space=space_name(instant.action.space),
        crew=0,
        planner=0,
        better=space_name(planned.space) if isinstance(planned, Place) else None,
    )


def said(found: VoyageMoment) -> list[Sentence]:
    """What was done or left undone and what that was worth, and what would have been better."""
    if found.space is None:
        return idle_said(found)
    args: dict[str, Arg] = {"seat": found.seat, "place": found.space, "round": found.round, "left": found.at}
    sentences = [Sentence("resail-pirates-crew", {**args, "chance": percent(found.crew)})]
    if found.better is None:
        sentences.append(Sentence("resail-pirates-planner", {"chance": percent(found.planner)}))
    else:
        sentences.append(Sentence("resail-pirates-better", {"place": found.better, "chance": percent(found.planner)}))
    return sentences


def idle_said(found: VoyageMoment) -> list[Sentence]:
    """Who let timers lie for how long: in hand, with their sand down, or both."""
    args: dict[str, Arg] = {"seat": found.seat, "seconds": found.idle // 1000, "chance": percent(found.crew)}
    if not found.ready:
        sentences = [Sentence("resail-pirates-idle", args)]
    elif found.ready == found.idle:
        sentences = [Sentence("resail-pirates-ready", args)]
    else:
        sentences = [Sentence("resail-pirates-lying", args)]
    sentences.append(Sentence("resail-pirates-busy", {"chance": percent(found.planner)}))
    if found.earlier is not None:
        sentences.append(Sentence("resail-pirates-earlier", {"chance": percent(found.earlier)}))
    return sentences


def percent(thousandths: int) -> int:
    """A half goes up, as in the bars of the page beside the sentence."""
    return (thousandths + 5) // 10
