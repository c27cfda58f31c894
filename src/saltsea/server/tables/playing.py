"""What players may ask for while the game runs: acting, asking why not, waiting, pausing, calling the first mate."""

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from saltsea.kernel.nouns import Action, Refusal, refuse
from saltsea.kernel.seat import Millis, Seat
from saltsea.server.tables import room as rules_of
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.from_client import Act, GoOn, Log, Mate, Pause, Wait, Why
from saltsea.server.tables.play import GRACE, Play
from saltsea.server.tables.presence import check_mate
from saltsea.server.tables.room import PLAYING, Room

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


class Playing:
    """The players of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    @property
    def room(self) -> Room:
        return self.table.room

    def action_of(self, one: Connection, seat: Seat, raw: msgspec.Raw) -> Action | Refusal:
        """What somebody wants to do with a seat of theirs."""
        refusal = rules_of.check_begun(self.room) or rules_of.check_own_seat(self.room, one.person, seat)
        if refusal is not None:
            return refusal
        action = self.table.host.json.action(bytes(raw))
        return action or rules_of.no_such_action()

    async def act(self, one: Connection, message: Act) -> Refusal | None:
        play, action = self.table.play, self.action_of(one, message.seat, message.action)
        if isinstance(action, Refusal) or play is None:
            return action if isinstance(action, Refusal) else rules_of.check_begun(self.room)
        if f"{message.seat} {message.token}" in play.match.done:
            return None
        play.settle_time(one.arrived)
        refusal = check_stands(play)
        if refusal is not None:
            return refusal
        credit = min(message.lag, one.lag, GRACE)
        answer = play.submit(message.seat, action, one.arrived, credit, message.token)
        await self.table.keep_lines()
        return answer if isinstance(answer, Refusal) else None

    async def why(self, one: Connection, message: Why) -> Refusal | None:
        play, action = self.table.play, self.action_of(one, message.seat, message.action)
        if isinstance(action, Refusal) or play is None:
            return action if isinstance(action, Refusal) else rules_of.check_begun(self.room)
        return play.match.check(message.seat, action, play.now(self.table.now()))

    async def wait(self, one: Connection, message: Wait) -> Refusal | None:
        refusal = rules_of.check_begun(self.room) or rules_of.check_own_seat(self.room, one.person, message.seat)
        if refusal is None and self.table.play is not None:
            self.table.play.wait(message.seat)
        return refusal

    async def pause(self, one: Connection, message: Pause) -> Refusal | None:  # noqa: ARG002
        return await self.stop_clock(one, stop=True)

    async def go_on(self, one: Connection, message: GoOn) -> Refusal | None:  # noqa: ARG002
        return await self.stop_clock(one, stop=False)

    async def stop_clock(self, one: Connection, *, stop: bool) -> Refusal | None:
        """Stop the clock, or let it run. It is kept: a table that leaves memory comes back as it was."""
        play = self.table.play
        refusal = rules_of.check_begun(self.room) or rules_of.check_pause(self.room)
        if refusal is not None or play is None:
            return refusal
        if not self.room.seats_of(one.person):
            return refuse("table.T12", "refusal-table-not-seated")
        real = self.table.now()
        if stop != play.paused:
            await self.table.keep(stopped(self.room, play, real) if stop else running(self.room, play, real))
            play.paused = stop
            play.settle_time(real)
        return None

    async def mate(self, one: Connection, message: Mate) -> Refusal | None:
        """A computer player stands in, or the seat's own player takes it back."""
        refusal = rules_of.check_seats(self.room, message.seat) or rules_of.check_seated(self.room, one.person)
        if refusal is not None or one.person is None:
            return refusal
        chair = self.room.chairs[message.seat]
        if not message.bot:
            refusal = rules_of.check_own_seat(self.room, one.person, message.seat)
        else:
            refusal = rules_of.check_bot([*self.table.host.game.bots], message.bot)
            if refusal is None and self.room.phase == PLAYING:
                self.table.presences.wishes.setdefault(message.seat, set()).add(one.person)
            refusal = refusal or check_mate(self.table, one.person, message.seat)
        if refusal is None and chair.mate != (message.bot or None):
            await self.table.keep(
                rules_of.with_chair(self.room, message.seat, replace(chair, mate=message.bot or None))
            )
            self.table.presences.seat_minds()
        return refusal

    async def log(self, one: Connection, message: Log) -> Refusal | None:
        refusal = rules_of.check_begun(self.room)
        if refusal is None:
            await self.table.teller.log(one, message.token, message.since)
        return refusal


def stopped(room: Room, play: Play, real: Millis) -> Room:
    """The clock stands at this time of the game."""
    return replace(room, stopped=play.now(real))


def running(room: Room, play: Play, real: Millis) -> Room:
    """It runs again, and is behind the world's by as much as it stood."""
    return replace(room, stopped=None, behind=real - play.began - play.now(real))


def check_stands(play: Play) -> Refusal | None:
    """table.T21: while a round stands still for somebody, or the clock is stopped, nobody acts."""
    if play.paused:
        return refuse("table.T21", "refusal-table-paused")
    if play.lost:
        return refuse("table.T21", "refusal-table-stands")
    if play.resumes is not None:
        return refuse("table.T21", "refusal-table-countdown")
    return None
