"""A game at the end of a line, as the text table needs it: the lines that one seat has heard, and how it stands.

The true State stays on the server. What is asked of one is answered from a world that fits what the seat knows, and no
seat can tell that from the true one. What is done is done by the server."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Raw

from saltsea.kernel.dice import dice_for
from saltsea.kernel.nouns import Action, Event, Observation, Outcome, Refusal
from saltsea.kernel.options import Options, filled_in
from saltsea.kernel.record import Header, Line, SetUp, TimeUp, Undo
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import TABLE, Millis, Seat
from saltsea.remote.hearing import NULL, Snapshot, Step
from saltsea.server.tables.to_client import LineShown
from saltsea.wire.reading import Reader

Ask = Callable[[Seat, Action], Refusal | None]

SOMETHING: Final = Action()
"""Over a line one hears what came of an action, not which it was."""


class RemoteMatch:
    """One game as one seat hears it."""

    def __init__(self, id: str, rules: AnyRules, reader: Reader, players: int, chosen: Options, eyes: Seat) -> None:  # noqa: A002
        options = filled_in(rules.options, chosen)
        self.id = id
        self.rules = rules
        self.reader = reader
        self.eyes = eyes
        self.header = Header(
            rules.name, rules.version, rules.vocabulary.version, rules.content, players, options, "", None, None, []
        )
        self.seed = ""
        self.lines: list[Line] = []
        self.views: dict[int, Observation] = {}
        """How the seat saw it after a line, for the last two."""
        self.waiting: list[Seat] = []
        self.outcome: Outcome | None = None
        self.act: Ask = lambda *_: None
        self.why: Ask = lambda *_: None

    # --- what the server tells ---

    def take_snapshot(self, snapshot: Snapshot) -> None:
        """What is not known of the lines before it is left open: the log tells it."""
        del self.lines[snapshot.line + 1 :]
        self.leave_open(snapshot.line + 1, snapshot.at)
        self.views = {number: observation for number, observation in self.views.items() if number < snapshot.line}
        self.stands(snapshot.line, bytes(snapshot.view), snapshot.waiting_on, snapshot.outcome)

    def take_step(self, step: Step) -> None:
        told = step.update
        self.leave_open(told.line, told.at)
        self.lines[told.line :] = [self.line(told.line, told.at, told.by, told.undo_to, told.events)]
        observation = b'{"seat":%d,"public":%b,"private":%b,"legal":%b}'
        data = observation % (step.seat, bytes(told.public), bytes(told.private), bytes(told.legal))
        self.stands(told.line, data, told.waiting_on, told.outcome)

    def take_line(self, told: LineShown) -> None:
        """A line of the log."""
        self.leave_open(told.line, told.at)
        self.lines[told.line : told.line + 1] = [self.line(told.line, told.at, told.by, told.undo_to, told.events)]

    def stands(self, line: int, observation: bytes, waiting: list[Seat], outcome: Raw) -> None:
        before = self.views.get(line - 1)
        self.views = {line: self.reader.observation(observation)}
        if before is not None:
            self.views[line - 1] = before
        self.waiting = waiting
        self.outcome = outcome_of(outcome)

    def line(self, number: int, at: Millis, by: Seat, undo_to: int | None, events: list[Raw]) -> Line:
        return Line(number, at, by, action_of(number, by, undo_to), "", [], [self.event(raw) for raw in events], "")

    def event(self, raw: Raw) -> Event:
        return self.reader.event(msgspec.json.decode(raw))

    def leave_open(self, number: int, at: Millis) -> None:
        """Lines that one has not heard: there was something, and the log will say what."""
        while len(self.lines) < number:
            self.lines.append(Line(len(self.lines), at, TABLE, TimeUp(), "", [], [], ""))

    # --- what a text table asks for ---

    def observation(self) -> Observation:
        return self.views[len(self.lines) - 1]

    @property
    def state(self) -> Any:  # noqa: ANN401 (any game's)
        """A world that fits; nothing for those who only watch a game with secrets."""
        return self.after(len(self.lines) - 1)

    def after(self, line: int) -> Any:  # noqa: ANN401
        observation = self.views.get(line)
        try:
            return None if observation is None else self.rules.belief(observation).deal(dice_for("thought"))
        except TypeError:  # a watcher holds no hand to believe anything from
            return None

    def now(self) -> Millis:
        return self.lines[-1].at if self.lines else 0

    def is_over(self) -> bool:
        return self.outcome is not None

    def look(self, at: Millis) -> None:
        """Time passes at the other end."""

    def check(self, seat: Seat, action: Action, at: Millis) -> Refusal | None:
        """Why not? Only the server, who has the record, knows about going back."""
        return self.why(seat, action) if isinstance(action, Undo) else self.rules.check(self.state, seat, action, at)

    def submit(self, seat: Seat, action: Action, at: Millis) -> Refusal | int:  # noqa: ARG002 (the server has the clock)
        return self.act(seat, action) or len(self.lines) - 1


def action_of(number: int, by: Seat, undo_to: int | None) -> Action:
    """What is known of the action behind a line."""
    if undo_to is not None:
        return Undo(undo_to)
    if by == TABLE:
        return TimeUp() if number else SetUp()
    return SOMETHING


def outcome_of(raw: Raw) -> Outcome | None:
    if bytes(raw) == NULL:
        return None
    plain = msgspec.json.decode(raw)
    return Outcome(plain["ended_by"], plain["winners"], plain["scores"], plain["turns"])
