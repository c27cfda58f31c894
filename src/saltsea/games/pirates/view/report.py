"""The report of a finished voyage: rounds with bars and marks, what each timer did, what hurt the ship."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from saltsea.games.pirates.engine.actions import Place
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.events import round_events, sea_events
from saltsea.games.pirates.rules.levels import owner_of
from saltsea.games.pirates.rules.score import points, stars
from saltsea.games.pirates.view.names import LEVELS, RESULTS, card_name, event_name, space_name
from saltsea.games.pirates.view.report_awards import awards_of, passages_of
from saltsea.games.pirates.view.report_bars import idle_times, rounds_of
from saltsea.games.pirates.view.report_frames import Frame, frames_of
from saltsea.games.pirates.view.report_harm import Loss, Shots, enemy_of, harm_of, losses_of, shots_of
from saltsea.games.pirates.view.report_shapes import (
    ClashMark,
    Mark,
    MarkKind,
    Placement,
    RoundReport,
    TimerReport,
    VoyageReport,
)
from saltsea.games.pirates.view.views import PiratesViews
from saltsea.kernel.record import Header, Line
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis, Seat
from saltsea.view import Arg, ClashCounted, Sentence


def voyage_report(
    rules: AnyRules, header: Header, lines: list[Line], clashes: Sequence[ClashCounted] | None
) -> VoyageReport:
    """The report of a voyage that is over. `clashes` is None where they were not counted."""
    assert isinstance(rules, PiratesRules)
    frames = frames_of(rules, header, lines)
    losses, last = losses_of(frames), frames[-1].state
    rounds = [filled(one, rules, frames, losses, clashes or ()) for one in rounds_of(frames)]
    timers = timers_of(frames, rounds, counted=clashes is not None)
    return VoyageReport(
        result=RESULTS[last.log.result - 1] if last.log.result else "given-up",
        level=LEVELS[last.voyage.level],
        points=points(last),
        stars=stars(last),
        lives=last.ship.lives,
        lives_at_start=last.voyage.life,
        players=last.voyage.players,
        counted=clashes is not None,
        rounds=rounds,
        timers=timers,
        harm=harm_of(losses),
        enemy=enemy_of(frames),
        told=sentences_by_line(PiratesViews(rules), frames),
        awards=awards_of(frames, [timer.performed for timer in timers]),
        passages=passages_of(frames),
    )


def filled(
    one: RoundReport,
    rules: PiratesRules,
    frames: Sequence[Frame],
    losses: Sequence[Loss],
    clashes: Sequence[ClashCounted],
) -> RoundReport:
    """A round with its marks and clashes."""
    inside = [frame for frame in frames if one.first_line <= frame.line < one.until]
    met = [mark for clash in clashes for mark in clash_marks(one, rules, inside, clash)]
    return replace(one, marks=marks_of(one, inside, losses), clashes=met)


# --- marks ---


class Mishap(NamedTuple):
    """Something that befell the ship; several alike in one line make a mark."""

    line: int
    kind: MarkKind
    thing: str
    is_after: bool = False
    """Whether it came when the clock had stopped, though perhaps in the line that stopped it."""


def marks_of(one: RoundReport, inside: Sequence[Frame], losses: Sequence[Loss]) -> list[Mark]:
    """In the order of the lines, the enemy's fire after all else."""
    found = [*losses_found(one, losses), *(befell for frame in inside for befell in befallen(frame))]
    groups: dict[tuple[int, MarkKind, bool], list[str]] = {}
    for each in found:
        groups.setdefault((each.line, each.kind, each.is_after), []).append(each.thing)
    marks = [mark(one, line, kind, things, is_after=is_after) for (line, kind, is_after), things in groups.items()]
    return sorted(marks, key=lambda mark: (mark.line, mark.at is None))


def losses_found(one: RoundReport, losses: Sequence[Loss]) -> Iterator[Mishap]:
    """The enemy fires when the clock has stopped; Rocks, events and cannons hurt before."""
    for line, cause, is_life in losses:
        if one.first_line <= line < one.until:
            is_fire = cause.thing.startswith("card.") and cause.how != "rocks"
            yield Mishap(line, "life" if is_life else "cork", cause.thing, is_fire)


def befallen(frame: Frame) -> Iterator[Mishap]:
    content = frame.state.voyage.content
    for event in frame.events:
        if isinstance(event, round_events.EventCame):
            yield Mishap(frame.line, "event", event_name(content, event.happening))
        elif isinstance(event, sea_events.CardSunk):
            yield Mishap(frame.line, "sunk", card_name(content, event.card))
        elif isinstance(event, round_events.GoalReached):
            yield Mishap(frame.line, "goal", "")


def mark(one: RoundReport, line: int, kind: MarkKind, things: list[str], *, is_after: bool) -> Mark:
    args: dict[str, Arg] = {"number": len(things), "names": [*dict.fromkeys(things)]}
    return Mark(
        kind=kind,
        line=line,
        number=len(things),
        sentence=Sentence(f"voyage-mark-{kind}", {} if kind == "goal" else args),
        at=None if is_after else time_of(one, line),
        things=[] if kind == "goal" else things,
    )


def time_of(one: RoundReport, line: int) -> Millis | None:
    """What the round's clock showed at one of its lines; None once it has stopped."""
    return None if line > one.last_line else one.times[line - one.first_line]


# --- clashes ---


def clash_marks(
    one: RoundReport, rules: PiratesRules, inside: Sequence[Frame], clash: ClashCounted
) -> Iterator[ClashMark]:
    """The clash, if it belongs to this round."""
    action = rules.vocabulary.action(dict(clash.action))
    if not isinstance(action, Place) or not one.first_line <= clash.line < one.last_line:
        return
    frame = inside[clash.line - one.first_line]
    card, space = frame.card(action.space), space_name(action.space)
    yield ClashMark(
        timer=action.timer,
        space=space,
        seat=clash.seat,
        first=clash.first,
        at=frame.clock(clash.at),
        line=clash.line,
        sentence=Sentence("voyage-clash", {"place": card or space, "late": clash.seat, "early": clash.first}),
        card=card,
    )


# --- the crew ---


def timers_of(frames: Sequence[Frame], rounds: Sequence[RoundReport], *, counted: bool) -> list[TimerReport]:
    voyage = frames[0].state.voyage
    idle, shots = idle_times(frames), shots_of(frames)
    placements = [placement for one in rounds for placement in one.placements]
    clashes = [clash.timer for one in rounds for clash in one.clashes]
    return [
        timer_report(
            owner_of(voyage, timer),
            [placement for placement in placements if placement.timer == timer],
            idle[timer],
            shots[timer],
            clashes.count(timer) if counted else None,
        )
        for timer in range(voyage.timers)
    ]


def timer_report(seat: Seat, mine: Sequence[Placement], idle: Millis, shots: Shots, clashes: int | None) -> TimerReport:
    how = [placement.how for placement in mine]
    return TimerReport(
        seat=seat,
        performed=how.count("performed"),
        back=how.count("back") + how.count("thrown"),
        cut=how.count("cut"),
        idle=idle,
        fired=shots.fired,
        hit=shots.hit,
        damage=shots.damage,
        broken=shots.broken,
        clashes=clashes,
    )


def sentences_by_line(views: PiratesViews, frames: Sequence[Frame]) -> list[list[Sentence]]:
    """What happened in each line, in sentences with all their arguments."""
    before, found = frames[0].state, []
    for frame in frames:
        found.append(views.line_sentences(frame.events, before))
        before = frame.state
    return found
