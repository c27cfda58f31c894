"""Handlers of requests of players during a game: act, why, advise, wait, pause, resume, substitute, log."""

from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from saltsea.kernel.nouns import Action, Refusal, refuse
from saltsea.kernel.record import Undo
from saltsea.kernel.seat import Millis, Seat
from saltsea.server.tables import table_info
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.handlers.position_memory import PositionMemory
from saltsea.server.tables.messages.from_client import Act, Advise, GoOn, Log, Mate, Pause, Preview, Wait, Why
from saltsea.server.tables.messages.to_client import Advised, Previewed
from saltsea.server.tables.people.presence import check_substitute
from saltsea.server.tables.play import GRACE, Play
from saltsea.server.tables.rules import table_rules
from saltsea.server.tables.stored.seat_notes import SeatNote
from saltsea.server.tables.table_info import PLAYING, TableInfo
from saltsea.server.tables.timing.readiness import DueStart
from saltsea.view import Advice, Consequences

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table

UNDONE: Final = -1
"""The number of every action that takes something back, for which nothing is worked out."""


class GameHandlers:
    """The game handlers of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.memory = PositionMemory()
        """Previews and advice try actions out, which takes milliseconds that other tables wait for."""

    @property
    def info(self) -> TableInfo:
        return self.table.info

    def action_of(self, connection: Connection, seat: Seat, raw: msgspec.Raw) -> Action | Refusal:
        """The action that a person requests for one of their seats."""
        refusal = self.check_seat(connection, seat)
        if refusal is not None:
            return refusal
        action = self.table.form_of(connection).action(bytes(raw))
        return action or table_rules.no_such_action()

    async def act(self, connection: Connection, message: Act) -> Refusal | None:
        if self.table.has_done(message.seat, message.token):
            return None  # the player who has the seat now
        play, action = self.table.play, self.action_of(connection, message.seat, message.action)
        if isinstance(action, Refusal) or play is None:
            return action if isinstance(action, Refusal) else table_rules.check_begun(self.info)
        play.settle_time(connection.arrived)
        starts = play.tempo is not None and play.tempo.starts(action)
        if starts and play.readiness.is_due:
            return None  # the countdown runs
        refusal = check_stands(play) or play.check_guided(message.seat, action)
        if refusal is not None:
            return refusal
        if starts:
            return await self.make_ready(connection, play, DueStart(message.seat, action, message.token))
        credit = min(message.lag, connection.lag, GRACE)
        answer = play.submit(message.seat, action, connection.arrived, credit, message.token)
        await self.table.save_lines()
        return answer if isinstance(answer, Refusal) else None

    async def make_ready(self, connection: Connection, play: Play, start: DueStart) -> Refusal | None:
        """A player who starts a round is ready for it, with all their seats; it starts when everybody is."""
        refusal = play.check(start.seat, start.action, self.table.now())
        if refusal is None:
            play.make_ready(self.info.seats_of(connection.person), start, self.table.now())
            await self.table.save_lines()
        return refusal

    async def why(self, connection: Connection, message: Why) -> Refusal | None:
        if message.touch is not None:
            return self.why_touch(connection, message.seat, message.touch)
        play, action = self.table.play, self.action_of(connection, message.seat, message.action)
        if isinstance(action, Refusal) or play is None:
            return action if isinstance(action, Refusal) else table_rules.check_begun(self.info)
        return play.check(message.seat, action, self.table.now())

    def why_touch(self, connection: Connection, seat: Seat, touch: dict[str, str]) -> Refusal | None:
        """Why the action that a touch stands for cannot be done; None if it stands for none."""
        refusal = self.check_seat(connection, seat)
        play, services = self.table.play, self.table.services
        if refusal is not None or play is None:
            return refusal
        action = services.forms.views.meant(services.rules.observe(play.match.state, seat), touch)
        return None if action is None else play.check(seat, action, self.table.now())

    async def preview(self, connection: Connection, message: Preview) -> Refusal | None:
        """Send what is known to follow from a legal action."""
        play, action = self.table.play, self.action_of(connection, message.seat, message.action)
        if isinstance(action, Refusal) or play is None:
            return action if isinstance(action, Refusal) else table_rules.check_begun(self.info)
        refusal = play.match.check(message.seat, action, play.now(self.table.now()))
        if refusal is not None:
            return refusal
        question = "preview", message.seat, UNDONE if isinstance(action, Undo) else action.number
        make = partial(self.consequences, play, message.seat, action)
        found = self.memory.answer(play.match.recent[-1], question, make)
        connection.send(Previewed(message.token, msgspec.Raw(found)))
        return None

    def consequences(self, play: Play, seat: Seat, action: Action) -> bytes:
        if isinstance(action, Undo):
            return msgspec.json.encode(Consequences())
        services = self.table.services
        observation = services.rules.observe(play.match.state, seat)
        return msgspec.json.encode(services.forms.views.consequences(observation, action))

    async def advise(self, connection: Connection, message: Advise) -> Refusal | None:
        """Send what the lesson says to this seat, or else a coach."""
        refusal, play = self.check_seat(connection, message.seat), self.table.play
        if refusal is not None or play is None:
            return refusal
        make = partial(self.advice, play, message.seat)
        advice = self.memory.answer(play.match.recent[-1], ("advice", message.seat), make)
        connection.send(Advised(message.token, advice))
        return None

    def advice(self, play: Play, seat: Seat) -> Advice:
        if play.guide is not None:
            return play.guide.advice(play.match, seat)
        services = self.table.services
        return Advice(services.forms.views.advice(services.rules.observe(play.match.state, seat)))

    def check_seat(self, connection: Connection, seat: Seat) -> Refusal | None:
        """Only a seat of one's own, in a game that has begun."""
        return table_rules.check_begun(self.info) or table_rules.check_own_seat(self.info, connection.person, seat)

    async def wait(self, connection: Connection, message: Wait) -> Refusal | None:
        refusal = self.check_seat(connection, message.seat)
        if refusal is None and self.table.play is not None:
            self.table.play.wait(message.seat)
        return refusal

    async def pause(self, connection: Connection, message: Pause) -> Refusal | None:
        return await self.stop_clock(connection, stop=True)

    async def go_on(self, connection: Connection, message: GoOn) -> Refusal | None:
        return await self.stop_clock(connection, stop=False)

    async def stop_clock(self, connection: Connection, *, stop: bool) -> Refusal | None:
        """Stop the clock or let it run. This is saved: a restored table is as it was."""
        play = self.table.play
        refusal = table_rules.check_begun(self.info) or table_rules.check_pause(self.info)
        refusal = refusal or table_rules.check_plays(self.info, connection.person)
        if refusal is not None or play is None:
            return refusal
        real = self.table.now()
        if stop != play.paused:
            await self.table.save(stopped(self.info, play, real) if stop else running(self.info, play, real))
            play.paused = stop
            play.settle_time(real)
        return None

    async def substitute(self, connection: Connection, message: Mate) -> Refusal | None:
        """Let a substitute play a seat, or give the seat back to its player."""
        refusal = table_rules.check_seats(self.info, message.seat) or table_rules.check_seated(
            self.info, connection.person
        )
        if refusal is not None or connection.person is None:
            return refusal
        chair = self.info.chairs[message.seat]
        if not message.bot:
            refusal = table_rules.check_own_seat(self.info, connection.person, message.seat)
        else:
            refusal = table_rules.check_bot(self.table.services.game, message.bot)
            if refusal is None and self.info.phase == PLAYING:
                self.table.presence.substitute_votes.setdefault(message.seat, set()).add(connection.person)
            refusal = refusal or check_substitute(self.table, connection.person, message.seat)
        if refusal is None and chair.substitute != (message.bot or None):
            lent = bool(message.bot) and chair.person == connection.person
            changed = replace(chair, substitute=message.bot or None, lent=lent)
            info = table_info.with_chair(self.info, message.seat, changed)
            await self.table.save(with_substitute(info, message.seat))
            self.table.presence.assign_bots()
        return refusal

    async def log(self, connection: Connection, message: Log) -> Refusal | None:
        refusal = table_rules.check_begun(self.info) or self.table.publisher.check_log(connection)
        if refusal is None:
            await self.table.publisher.send_log(connection, message.token, message.since)
        return refusal


def with_substitute(info: TableInfo, seat: Seat) -> TableInfo:
    """Remember that a substitute played for this seat's person, if one does."""
    chair = info.chairs[seat]
    if info.phase != PLAYING or chair.person is None or chair.substitute is None:
        return info
    return table_info.with_notes(info, SeatNote(seat, chair.person, "substitute"))


def stopped(info: TableInfo, play: Play, real: Millis) -> TableInfo:
    """The table with its clock stopped at this game time."""
    return replace(info, stopped=play.now(real))


def running(info: TableInfo, play: Play, real: Millis) -> TableInfo:
    """The table with its clock running again, behind the server's clock by the length of the pauses."""
    return replace(info, stopped=None, behind=real - play.began - play.now(real))


def check_stands(play: Play) -> Refusal | None:
    """table.T21: players cannot act while the round is paused for a lost player or the clock is stopped."""
    if play.paused:
        return refuse("table.T21", "refusal-table-paused")
    if play.lost:
        return refuse("table.T21", "refusal-table-stands")
    if play.resumes is not None:
        return refuse("table.T21", "refusal-table-countdown")
    return None
