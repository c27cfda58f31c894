"""One line of a game on its way to every seat, as views: each event with its sentence and its patch.

What all see and hear alike is worked out and encoded once; `to` adds what is a seat's own."""

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Raw

from saltsea.kernel.nouns import Event, Observation, Public
from saltsea.kernel.record import Line, Undo, ends_early, outcome_after
from saltsea.kernel.seat import WATCHER, Seat, members
from saltsea.kernel.vocabulary import Plain
from saltsea.view import Context, EventText, Sentence, Views
from saltsea.wire.patch import Patch, diff
from saltsea.wire.views import EventShown, StepShown, ViewJson

_encode = msgspec.json.encode
AnyState: TypeAlias = Any
UNHEARD: Final = -1
"""The way in which an event is heard by a seat that does not learn of it."""


class Seen:
    """What one seat sees of a state."""

    def __init__(self, observation: Observation, private: object) -> None:
        self.observation = observation
        self.private = private
        """Its own part of the view."""


class DescribedState:
    """What is worked out about one state: a step passes it on to the next one."""

    def __init__(self, shared: Public, public: object) -> None:
        self.shared = shared
        """What all see of it."""
        self.public = public
        """The public part of the view, which describes that."""
        self.seats: dict[Seat, Seen] = {}
        """What the seats that were sent the step could see after it."""


class MaskedEvent:
    """One way in which an event is heard."""

    def __init__(self, event: Event, plain: Plain, described: Raw) -> None:
        self.event = event
        self.plain = plain
        self.described = described


class StepViews:
    """One line on its way to every seat: from the state before it to the state after it, event by event."""

    def __init__(
        self, game: ViewJson, before: AnyState, after: AnyState, line: Line, known: DescribedState | None = None
    ) -> None:
        """`known` is what was worked out about the state before the line."""
        self.game = game
        self.before = before
        self.after = after
        self.line = line
        self.undo_to = line.action.to if isinstance(line.action, Undo) else None
        self.is_end = ends_early(line)
        self.waiting_on = [] if self.is_end else members(game.rules.waiting_on(after))
        outcome = outcome_after(game.rules, after, line)
        self.outcome = None if outcome is None else game.json.noun(outcome)
        self.known = self.work_out(before) if known is None else known
        self.after_events = [self.work_out(state) for state in self.states()]
        """What all see after each event of the line."""
        publics = [self.known.public, *(worked.public for worked in self.after_events)]
        self.patches = [encoded(diff(one, other)) for one, other in pairwise(publics)]
        self.worked = (
            self.after_events[-1] if self.after_events else DescribedState(self.known.shared, self.known.public)
        )
        self.heard_as: list[list[MaskedEvent]] = [[] for _ in line.events]
        """The ways in which each event is heard."""
        self.concerns = [type(event) in game.views.concerning for event in line.events]
        """Whether each event may be about the things of one who did not act."""
        self.shown: dict[tuple[int, ...], EventShown] = {}
        """The events with their patches, by the ways in which they and those before them were heard: who hears the same
        is told the same."""

    def work_out(self, state: AnyState) -> DescribedState:
        """What all see of a state."""
        observation = self.game.rules.observe(state, WATCHER)
        return DescribedState(observation.public, self.game.public(observation))

    def states(self) -> Iterator[AnyState]:
        """The state after each event of the line. It is the same State, written on: look before the next."""
        if self.undo_to is not None:
            yield self.after
            return
        state = self.before.copy()
        for event in self.line.events:
            self.game.rules.evolve(state, event)
            yield state

    def to(self, seat: Seat, final: Collection[int] = ()) -> bytes:
        """The message to one seat. `final` are the places of its legal actions that could not be taken back."""
        views, seen = self.game.views, self.seen(self.after, seat, self.worked.shared)
        self.worked.seats[seat] = seen
        step = StepShown(
            line=self.line.number,
            at=self.line.at,
            by=self.line.seat,
            events=self.events(seat, seen),
            waiting_on=self.waiting_on,
            undo_to=self.undo_to,
            asks=[] if self.is_end else views.asks(seen.observation),
            offers=[] if self.is_end else views.offers(seen.observation, final),
            outcome=self.outcome,
        )
        return _encode(step)

    def seen(self, state: AnyState, seat: Seat, public: Public) -> Seen:
        """What a seat sees of a state, of which all see this."""
        observation = self.game.rules.observe_beside(state, seat, public)
        return Seen(observation, None if seat == WATCHER else self.game.private(observation))

    def seen_before(self, seat: Seat) -> Seen:
        """What this seat could see before the line."""
        if seat not in self.known.seats:
            self.known.seats[seat] = self.seen(self.before, seat, self.known.shared)
        return self.known.seats[seat]

    def events(self, seat: Seat, after: Seen) -> list[EventShown]:
        if self.is_end:
            return [early_end(self.line)]
        before = self.seen_before(seat)
        own = self.private_patches(seat, before, after)
        if self.undo_to is not None:
            return [EventShown(patch=self.patches[0], own=own[0])]
        found, heard, ways = list[EventShown](), list[Event](), tuple[int, ...]()
        context = Context(before.observation, heard, self.line.seat)  # `heard` grows with each event
        for place, event in enumerate(self.line.events):
            known = self.game.rules.mask(event, seat)
            if known is not None:
                ways = (*ways, self.way(place, known))
                shown = self.shown_to(ways, known, context)
                yours = self.game.views.yours(known, context) if self.concerns[place] else None
                found.append(with_own(shown, yours, own[place]))
                heard.append(known)
            else:
                ways = (*ways, UNHEARD)
                if self.patches[place] is not None or own[place] is not None:
                    found.append(EventShown(patch=self.patches[place], own=own[place]))
        return found

    def way(self, place: int, heard: Event) -> int:
        """The number of the way in which this event is heard. It is described once for all who hear it so."""
        ways = self.heard_as[place]
        for number in range(len(ways)):
            if ways[number].event is heard:  # most events are heard by all as they are
                return number
        plain = self.game.rules.vocabulary.plain(heard)
        for number in range(len(ways)):
            if ways[number].plain == plain:
                return number
        ways.append(MaskedEvent(heard, plain, described(self.game.views, heard)))
        return len(ways) - 1

    def shown_to(self, ways: tuple[int, ...], heard: Event, context: Context) -> EventShown:
        """An event for those who have heard it and those before it in these ways."""
        if ways not in self.shown:
            place = len(ways) - 1
            text, way = self.game.views.event_text(heard, context), self.heard_as[place][ways[-1]]
            self.shown[ways] = event_shown(text, way.described, self.patches[place])
        return self.shown[ways]

    def private_patches(self, seat: Seat, before: Seen, after: Seen) -> list[Raw | None]:
        """One for each event. A seat whose private part is as it was needs no look in between."""
        if before.private == after.private:
            return [None] * len(self.patches)
        parts = zip(self.states(), self.after_events, strict=True)
        views = [before.private, *(self.seen(state, seat, worked.shared).private for state, worked in parts)]
        return [encoded(diff(one, other)) for one, other in pairwise(views)]


def encoded(patch: Patch) -> Raw | None:
    """A patch as JSON; None if it changes nothing."""
    return Raw(_encode(patch)) if patch else None


def shown_events(views: Views, events: Sequence[Event], before: Observation, by: Seat) -> list[EventShown]:
    """The events of a line as a seat is told of them, without their patches."""
    found = list[EventShown]()
    for place, event in enumerate(events):
        context = Context(before, events[:place], by)
        shown = event_shown(views.event_text(event, context), described(views, event))
        yours = views.yours(event, context) if type(event) in views.concerning else None
        found.append(with_own(shown, yours))
    return found


def described(views: Views, event: Event) -> Raw:
    return Raw(_encode(views.describe(event)))


def early_end(line: Line) -> EventShown:
    """How it is told that the players end the game."""
    return EventShown(say=f"event-table-{type(line.action).__name__}", args={"seat": line.seat}, heading=True)


def event_shown(text: EventText, event: Raw, patch: Raw | None = None) -> EventShown:
    """An event in names with how it is told, and its patch."""
    sentence = text.sentence
    return EventShown(
        event,
        "" if sentence is None else sentence.text,
        {} if sentence is None else sentence.args,
        text.heading,
        None,
        text.entry,
        text.undone,
        patch,
    )


def with_own(shown: EventShown, yours: Sentence | None, own: Raw | None = None) -> EventShown:
    """The same event with what is a seat's own."""
    if yours is None and own is None:
        return shown
    return EventShown(
        shown.event, shown.say, shown.args, shown.heading, yours, shown.entry, shown.undone, shown.patch, own
    )
