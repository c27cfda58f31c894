"""The review of a finished voyage, from its record alone: the same on every machine.

Timers that players placed are instants. From some of them the voyage is sailed on several times, with what the crew
did next and with what the planner does, under the same chance. Where the crew wins more seldom, its choices cost
it; the worst of these instants are sailed more often."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from saltsea.games.pirates.engine.actions import Place
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.state import SAILING, PiratesState, ship_time
from saltsea.games.pirates.review.resail import Instant, Resailing, Sailed
from saltsea.games.pirates.review.shapes import VERSION, WHOLE, VoyageMoment, VoyageReview
from saltsea.games.pirates.view.naming import space_name
from saltsea.kernel.record import Record, states_after
from saltsea.view import Arg, Sentence

MOST_MOMENTS: Final = 3
LEAST_LOSS: Final = 50
"""Thousandths: a smaller difference decides nothing, and may be an error of the estimate."""


class ResailEffort(NamedTuple):
    """How much is sailed."""

    instants: int
    """Instants that are looked at."""
    first: int
    """Voyages for each of the two chances of an instant."""
    deciding: int
    """Voyages for each chance of those that seem to decide."""


FULL: Final = ResailEffort(instants=14, first=6, deciding=24)

Progress = Callable[[float], bool]


def go_on(done: float) -> bool:
    del done
    return True


class StoppedError(Exception):
    """The reader does not wait any longer."""


class Compared(NamedTuple):
    """An instant, and how its tails ended."""

    instant: Instant
    state: PiratesState
    crew: list[Sailed]
    planner: list[Sailed]

    def loss(self) -> int:
        return chance(self.planner) - chance(self.crew)


def review(
    rules: PiratesRules, record: Record, effort: ResailEffort = FULL, progress: Progress = go_on
) -> VoyageReview:  # fmt: skip
    """The review of a voyage that is over; a StoppedError as soon as `progress` says so."""
    if record.outcome is None:
        raise ValueError("a voyage is reviewed when it is over")
    sea, chosen = Resailing(rules, record), spread(instants_of(rules, record), effort.instants)
    steps = Steps(len(chosen) * effort.first + MOST_MOMENTS * effort.deciding, progress)
    compared = [compare(sea, instant, state, effort.first, steps) for instant, state in chosen]
    worst = sorted((one for one in compared if one.loss() > 0), key=lambda one: -one.loss())[:MOST_MOMENTS]
    surer = [compare(sea, one.instant, one.state, effort.deciding, steps) for one in worst]
    found = [moment(sea, one, effort.deciding) for one in surer if one.loss() >= LEAST_LOSS]
    steps.finish()
    return VoyageReview(VERSION, effort.deciding, sorted(found, key=lambda one: one.crew - one.planner))


class Steps:
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


def instants_of(rules: PiratesRules, record: Record) -> list[tuple[Instant, PiratesState]]:
    """Every timer that a player placed, with the voyage before it."""
    found = list[tuple[Instant, PiratesState]]()
    before: PiratesState | None = None
    for line, state in states_after(rules, record.header, record.lines):
        if isinstance(line.action, Place) and before is not None and before.agenda.phase == SAILING:
            found.append((Instant(line.number - 1, line.at, line.seat, line.action), before))
        before = state.copy()
    return found


def spread(
    instants: Sequence[tuple[Instant, PiratesState]], most: int
) -> list[tuple[Instant, PiratesState]]:  # fmt: skip
    """At most so many of them, evenly over the voyage."""
    if len(instants) <= most:
        return [*instants]
    return [instants[place * len(instants) // most] for place in range(most)]


def compare(sea: Resailing, instant: Instant, state: PiratesState, times: int, steps: Steps) -> Compared:
    crew, planner = list[Sailed](), list[Sailed]()
    for number in range(times):
        steps.step()
        crew.append(sea.crew(instant, number))
        planner.append(sea.planner(instant, number))
    return Compared(instant, state, crew, planner)


def chance(sailed: Sequence[Sailed]) -> int:
    return round(WHOLE * sum(one.won for one in sailed) / len(sailed))


def moment(sea: Resailing, one: Compared, times: int) -> VoyageMoment:
    instant, state = one.instant, one.state
    tails = [tail for tail in (sea.earlier(instant, number) for number in range(times)) if tail is not None]
    earlier = chance(tails) if len(tails) == times else None
    wanted = Counter(tail.space for tail in one.planner if tail.space is not None)
    better = wanted.most_common(1)[0][0] if wanted else None
    crew, planner = chance(one.crew), chance(one.planner)
    found = VoyageMoment(
        line=instant.line,
        round=state.log.round + 1,
        at=ship_time(state, instant.at),
        seat=instant.seat,
        space=space_name(instant.action.space),
        crew=crew,
        planner=planner,
        earlier=earlier,
        better=None if better is None else space_name(better),
    )
    return replace(found, say=said(found))


def said(found: VoyageMoment) -> list[Sentence]:
    """What was done and what it was worth, what the planner does, and six seconds earlier."""
    args: dict[str, Arg] = {"seat": found.seat, "place": found.space, "round": found.round, "left": found.at}
    told = [Sentence("resail-pirates-crew", {**args, "chance": percent(found.crew)})]
    if found.better is None or found.better == found.space:
        told.append(Sentence("resail-pirates-planner", {"chance": percent(found.planner)}))
    else:
        told.append(Sentence("resail-pirates-better", {"place": found.better, "chance": percent(found.planner)}))
    if found.earlier is not None:
        told.append(Sentence("resail-pirates-earlier", {"chance": percent(found.earlier)}))
    return told


def percent(thousandths: int) -> int:
    return round(thousandths / 10)
