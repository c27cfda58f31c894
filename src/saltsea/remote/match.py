"""A remote game, as the text table needs it: the lines that one seat has received, and the position.

The true State stays on the server. Questions about it are answered from a world that fits what the seat knows, which
the seat cannot tell from the true one. Actions are executed by the server."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
from msgspec import Raw

from saltsea.kernel.dice import dice_for
from saltsea.kernel.nouns import Action, Event, Observation, Outcome, Refusal
from saltsea.kernel.options import Options, filled_in
from saltsea.kernel.record import Abandon, Header, Line, Resign, SetUp, TimeUp, Undo
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import TABLE, Millis, Seat
from saltsea.remote.messages import NULL, Snapshot, Step
from saltsea.server.tables.messages.to_client import LineShown
from saltsea.wire.reading import Reader

Ask = Callable[[Seat, Action], Refusal | None]

KEPT: Final = 64
"""After how many lines an observation is forgotten."""
SOMETHING: Final = Action()
"""The action of a line: the server sends its events, not the action itself."""


EARLY_ENDS: Final[Mapping[str, Action]] = {"table.T28": Resign(), "table.T29": Abandon()}
"""The actions by which players end a game early, by the rule that the outcome names."""


class RemoteMatch:
    """One game as one seat sees it."""

    def __init__(
        self,
        id: str,
        rules: AnyRules,
        reader: Reader,
        players: int,
        chosen: Options,
        viewing_seat: Seat,
    ) -> None:
        options = filled_in(rules.options, chosen)
        self.id = id
        self.rules = rules
        self.reader = reader
        self.viewing_seat = viewing_seat
        self.header = Header(
            rules.name, rules.version, rules.vocabulary.version, rules.content, players, options, "", None, None, []
        )
        self.seed = ""
        self.lines: list[Line] = []
        self.views: dict[int, Observation] = {}
        """The seat's observation after the last lines: several may come before any of them is told."""
        self.waiting: list[Seat] = []
        self.outcome: Outcome | None = None
        self.act: Ask = lambda *_: None
        self.why: Ask = lambda *_: None

    # --- what the server tells ---

    def apply_snapshot(self, snapshot: Snapshot) -> None:
        """Apply a snapshot. Unknown lines before it are filled with empty ones until the log comes."""
        del self.lines[snapshot.line + 1 :]
        self.fill_gap(snapshot.line + 1, snapshot.at)
        self.views = {number: observation for number, observation in self.views.items() if number < snapshot.line}
        self.set_position(snapshot.line, bytes(snapshot.view), snapshot.waiting_on, snapshot.outcome)

    def apply_step(self, step: Step) -> None:
        update = step.update
        self.fill_gap(update.line, update.at)
        self.lines[update.line :] = [self.line(update.line, update.at, update.by, update.undo_to, update.events)]
        observation = b'{"seat":%d,"public":%b,"private":%b,"legal":%b}'
        data = observation % (step.seat, bytes(update.public), bytes(update.private), bytes(update.legal))
        self.set_position(update.line, data, update.waiting_on, update.outcome)
        early = None if self.outcome is None else EARLY_ENDS.get(self.outcome.ended_by)
        if early is not None:
            self.lines[-1].action = early

    def apply_line(self, update: LineShown) -> None:
        """Apply a line of the log."""
        self.fill_gap(update.line, update.at)
        self.lines[update.line : update.line + 1] = [
            self.line(update.line, update.at, update.by, update.undo_to, update.events)
        ]

    def set_position(self, line: int, observation: bytes, waiting: list[Seat], outcome: Raw) -> None:
        kept = {number: view for number, view in self.views.items() if line - KEPT <= number < line}
        self.views = {**kept, line: self.reader.observation(observation)}
        self.waiting = waiting
        self.outcome = outcome_of(outcome)

    def line(self, number: int, at: Millis, by: Seat, undo_to: int | None, events: list[Raw]) -> Line:
        return Line(number, at, by, action_of(number, by, undo_to), "", [], [self.event(raw) for raw in events], "")

    def event(self, raw: Raw) -> Event:
        return self.reader.event(msgspec.json.decode(raw))

    def fill_gap(self, number: int, at: Millis) -> None:
        """Fill unknown lines with empty ones, until the log comes."""
        while len(self.lines) < number:
            self.lines.append(Line(len(self.lines), at, TABLE, TimeUp(), "", [], [], ""))

    # --- what a text table asks for ---

    def observation(self) -> Observation:
        return self.views[len(self.lines) - 1]

    def seen(self, line: int) -> Observation | None:
        """What this seat saw after a line, if that is kept."""
        return self.views.get(line)

    @property
    def state(self) -> Any:  # noqa: ANN401 (any game's)
        """A State that fits the observation; None for watchers of a game with secrets."""
        return self.after(len(self.lines) - 1)

    def after(self, line: int) -> Any:  # noqa: ANN401
        observation = self.views.get(line)
        try:
            return None if observation is None else self.rules.belief(observation).deal(dice_for("thought"))
        except TypeError:  # a watcher has no hand to derive a world from
            return None

    def now(self) -> Millis:
        return self.lines[-1].at if self.lines else 0

    def is_over(self) -> bool:
        return self.outcome is not None

    def look(self, at: Millis) -> None:
        """Nothing to do: time passes on the server."""

    def check(self, seat: Seat, action: Action, at: Millis) -> Refusal | None:
        """Why an action is not possible. Only the server, which has the record, can say it of an undo."""
        return self.why(seat, action) if isinstance(action, Undo) else self.rules.check(self.state, seat, action, at)

    def submit(self, seat: Seat, action: Action, at: Millis) -> Refusal | int:
        return self.act(seat, action) or len(self.lines) - 1


def action_of(number: int, by: Seat, undo_to: int | None) -> Action:
    """The action of a line, as far as it is known."""
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
