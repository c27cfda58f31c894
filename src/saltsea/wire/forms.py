"""The two forms in which a game is sent: Observations for programs, Views for clients that draw.

A connection chooses one in its Hello. A form encodes snapshots, steps and the log, and reads actions."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Literal, Protocol, TypeAlias

import msgspec
from msgspec import Raw

from saltsea.kernel.nouns import Action, Details, Observation, Refusal
from saltsea.kernel.record import Header, Line, ends_early, laid_out, states_after, undo_of
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat
from saltsea.view import Views
from saltsea.wire.messages import GameJson, Updates
from saltsea.wire.steps import DescribedState, StepViews, early_end, shown_events
from saltsea.wire.views import ViewJson

FormName: TypeAlias = Literal["observation", "view"]
AnyState: TypeAlias = Any
_encode = msgspec.json.encode


class StepEncoder(Protocol):
    """One step, ready to be encoded for each seat."""

    @property
    def worked(self) -> DescribedState | None:
        """What the form has worked out about the state after the step; the next step may use it."""
        ...

    def to(self, seat: Seat, final: Collection[int] = ()) -> bytes:
        """The step for one seat; `final` are the places of its legal actions that could not be taken back."""
        ...


class Form(Protocol):
    """Encodes and decodes the JSON of one game."""

    def snapshot(self, state: AnyState, seat: Seat, final: Collection[int], *, over: bool = False) -> bytes:
        """The game as this seat may see it. `over`: the players have ended it early."""
        ...

    def step(self, before: AnyState, after: AnyState, line: Line, known: DescribedState | None = None) -> StepEncoder:
        """One line, from the state before it to the state after it. `known` is what the step before has worked out."""
        ...

    def log(self, header: Header, lines: Sequence[Line], since: int, seat: Seat) -> Iterator[list[Raw]]:
        """The events of each line from `since` on, as this seat may know them."""
        ...

    def action(self, data: bytes) -> Action | None:
        """The action that a client sent, if there is such an action."""
        ...

    def details(self, refusal: Refusal) -> Details:
        """The details of a refusal, as clients of this form read them."""
        ...


class ObservationForm:
    """The compact form, in the engine's numbers."""

    def __init__(self, json: GameJson) -> None:
        self.json = json

    def snapshot(self, state: AnyState, seat: Seat, final: Collection[int], *, over: bool = False) -> bytes:
        return self.json.observation(self.json.rules.observe(state, seat), over=over)

    def step(self, before: AnyState, after: AnyState, line: Line, known: DescribedState | None = None) -> StepEncoder:
        return Updates(self.json, after, line)

    def log(self, header: Header, lines: Sequence[Line], since: int, seat: Seat) -> Iterator[list[Raw]]:
        for line in lines[since:]:
            yield self.json.events(line.events, seat)

    def action(self, data: bytes) -> Action | None:
        return self.json.action(data)

    def details(self, refusal: Refusal) -> Details:
        return refusal.details


class ViewForm:
    """The described form, in names."""

    def __init__(self, json: ViewJson) -> None:
        self.json = json
        self.views: Views = json.views
        self.rules: AnyRules = json.rules

    def snapshot(self, state: AnyState, seat: Seat, final: Collection[int], *, over: bool = False) -> bytes:
        return self.json.snapshot(state, seat, final, over=over)

    def step(self, before: AnyState, after: AnyState, line: Line, known: DescribedState | None = None) -> StepEncoder:
        return StepViews(self.json, before, after, line, known)

    def log(self, header: Header, lines: Sequence[Line], since: int, seat: Seat) -> Iterator[list[Raw]]:
        if since >= len(lines):
            return
        before = self.rules.observe(laid_out(self.rules, header), seat)
        for line, state in states_after(self.rules, header, list(lines)):
            if line.number >= since:
                yield self.line_events(line, before, seat)
            if line.number + 1 >= since:
                before = self.rules.observe(state, seat)

    def line_events(self, line: Line, before: Observation, seat: Seat) -> list[Raw]:
        """The events of a line with their sentences, without patches."""
        if ends_early(line):
            return [Raw(_encode(early_end(line)))]
        known = [event for one in line.events if (event := self.rules.mask(one, seat)) is not None]
        return [Raw(_encode(event)) for event in shown_events(self.views, known, before, line.seat)]

    def action(self, data: bytes) -> Action | None:
        try:
            plain = msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return None
        return self.views.action(plain) or undo_of(plain) if isinstance(plain, dict) else None

    def details(self, refusal: Refusal) -> Details:
        named = self.views.details(refusal)
        return {name: value if isinstance(value, str | int) else str(value) for name, value in named.items()}


class Forms:
    """Both forms of one game."""

    def __init__(self, rules: AnyRules, views: Views) -> None:
        self.json = GameJson(rules)
        self.views = views
        self.by_name: dict[FormName, Form] = {
            "observation": ObservationForm(self.json),
            "view": ViewForm(ViewJson(rules, views, self.json)),
        }
