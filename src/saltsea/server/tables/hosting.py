"""What a host may ask for: settings, seats, invitations, computer players, the start."""

import secrets
from collections.abc import Set
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from saltsea.kernel.match import Match, check_table, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record import Header
from saltsea.kernel.record_file import plain_header
from saltsea.kernel.seat import Millis, Seat
from saltsea.server.tables import room as rules_of
from saltsea.server.tables.campaigns import Whose
from saltsea.server.tables.connection import Connection, hashed
from saltsea.server.tables.daily import set_out
from saltsea.server.tables.from_client import AddBot, Arrange, Begin, Invite, Remove, Swap
from saltsea.server.tables.kept_games import check_private, check_same_game, gone_on
from saltsea.server.tables.opening import check_listing
from saltsea.server.tables.room import Chair, Person, Room, Settings, first_refusal
from saltsea.server.tables.to_client import Goodbye
from saltsea.store.rows import GameRow

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


class Hosting:
    """The host of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    @property
    def room(self) -> Room:
        return self.table.room

    def check_arranging(self, one: Connection, *seats: Seat) -> Refusal | None:
        refusal = rules_of.check_host(
            self.room, one.person, away=self.table.presences.host_is_away()
        ) or rules_of.check_not_begun(self.room)
        return refusal or rules_of.check_seats(self.room, *seats)

    async def arrange(self, one: Connection, message: Arrange) -> Refusal | None:
        game, whose = self.table.host.game, self.whose(one)
        settings = self.check_arranging(one) or await set_out(
            self.table.host, message.settings, whose, self.room.onward
        )
        if isinstance(settings, Refusal):
            return settings
        refusal = first_refusal(
            partial(check_listing, self.table.host.switches(), settings),
            partial(rules_of.check_settings, settings, real_time=game.real_time),
            partial(check_table, self.table.host.rules, settings.players, settings.options),
            partial(check_same_game, self.table.host.rules, self.room, settings),
        )
        refusal = refusal or await self.check_open(whose, settings)
        refusal = refusal or check_private(await self.earlier(), settings)
        if refusal is None:
            await self.table.keep(rules_of.resized(self.room, settings))
        return refusal

    async def earlier(self) -> GameRow | None:
        """The game that this table goes on from, if it does."""
        onward = self.room.onward
        return None if onward is None else await self.table.host.store.game(onward.game)

    async def check_open(self, whose: Whose, settings: Settings) -> Refusal | None:
        """Whoever sails along needs nothing; who chooses a chapter must have come so far. What is chosen may stay."""
        if settings.options == self.room.settings.options:
            return None
        host = self.table.host
        return await host.campaigns.check_open(host.game, host.rules, whose, settings.options)

    def whose(self, one: Connection) -> Whose:
        """By whose campaign somebody at the table opens chapters."""
        row = None if one.person is None else self.table.people.get(one.person)
        known = Whose() if row is None else Whose(row.account, row.logbook)
        return Whose(known.account or one.account, known.logbook or one.logbook)

    async def swap(self, one: Connection, message: Swap) -> Refusal | None:
        refusal = self.check_arranging(one, message.seat, message.other)
        if refusal is None:
            await self.table.keep(rules_of.swapped(self.room, message.seat, message.other))
        return refusal

    async def invite(self, one: Connection, message: Invite) -> Refusal | None:
        key = hashed(message.key)
        refusal = self.check_arranging(one, message.seat) or rules_of.check_free(self.room, message.seat, key)
        if refusal is None:
            await self.table.keep(rules_of.with_chair(self.room, message.seat, Chair(invited=key)))
        return refusal

    async def remove(self, one: Connection, message: Remove) -> Refusal | None:
        """Free a seat; a guest who has no other is sent away, the host only stands up."""
        refusal = self.check_arranging(one, message.seat)
        if refusal is not None:
            return refusal
        person = self.room.chairs[message.seat].person
        room = rules_of.with_chair(self.room, message.seat, Chair())
        row = None if person is None else self.table.people.get(person)
        sent_away = row is not None and person != room.host and not room.seats_of(person)
        if row is not None and sent_away:
            room = replace(room, banned=(*room.banned, row.key))
        await self.table.keep(room)
        if sent_away:
            self.see_off(person)
        return None

    def see_off(self, person: Person | None) -> None:
        """Whoever was sent away is told, and may come back only to watch."""
        for one in self.table.connections:
            if one.person == person:
                sentence = self.table.host.narrators[one.language].texts.say("refusal-table-sent-away")
                one.tell(Goodbye("removed", again=False, sentence=sentence))
                one.wire.close()

    async def add_bot(self, one: Connection, message: AddBot) -> Refusal | None:
        """A seat becomes a computer player's; one that has the seat may change its level at any time."""
        chair_is_bots = message.seat < len(self.room.chairs) and self.room.chairs[message.seat].bot is not None
        refusal = first_refusal(
            partial(rules_of.check_host, self.room, one.person, away=self.table.presences.host_is_away()),
            partial(rules_of.check_seats, self.room, message.seat),
            partial(rules_of.check_bot, [*self.table.host.game.bots], message.bot),
        )
        if refusal is None and not chair_is_bots:
            refusal = rules_of.check_not_begun(self.room) or rules_of.check_free(self.room, message.seat, "")
        if refusal is None:
            await self.table.keep(rules_of.with_chair(self.room, message.seat, Chair(bot=message.bot)))
        return refusal

    async def begin(self, one: Connection, message: Begin) -> Refusal | None:  # noqa: ARG002
        """Lay out and deal, or go on from an earlier game. First lines, header and table are kept together."""
        refusal = self.check_arranging(one) or rules_of.check_complete(self.room)
        if refusal is not None:
            return refusal
        match = await self.dealt(secrets.token_bytes(32))
        if isinstance(match, Refusal):
            return match
        await self.open_game(match)
        return None

    async def dealt(self, seed: bytes) -> Match | Refusal:
        host, room = self.table.host, self.room
        if room.onward is not None:
            return await gone_on(host, room.onward, seed)
        if room.settings.daily:
            return await host.daily.dealt(host, room)
        return start(host.rules, room.settings.players, room.settings.options, seed)

    async def open_game(self, match: Match) -> None:
        table = self.table
        room = relieved(self.room, table.presences.here())
        room = replace(room, phase="playing", games=room.games + 1, stopped=None, onward=None)
        room = replace(room, behind=-match.now())
        row = game_row(room, match, table.now())
        lines = [table.line_row(row.id, line, table.n + 2 + line.number) for line in match.lines]
        await table.keep(room, row, *lines, *table.reminders.first_rows(room, match))
        table.n += len(lines)
        play = table.take_up(match, [chair.person for chair in room.chairs], row.started)
        if play.tempo is not None and match.header.forked:
            play.count_down(row.started)  # in the middle of a round nobody should be taken by surprise
        play.settle_time(row.started)
        table.teller.snapshot_all()


def relieved(room: Room, here: Set[Person]) -> Room:
    """The first mate of a game does not sail on into the next for somebody who is there again."""
    chairs = [replace(chair, mate=None) if chair.person in here else chair for chair in room.chairs]
    return replace(room, chairs=tuple(chairs))


def game_row(room: Room, match: Match, now: Millis) -> GameRow:
    """A game as it begins."""
    seats = [chair.person if chair.bot is None else chair.bot for chair in room.chairs]
    return GameRow(
        id=room.playing_id(),
        table=room.code,
        number=room.games - 1,
        game=room.game,
        players=room.settings.players,
        header=header_body(match.header),
        seed=match.seed,
        seats=msgspec.json.encode(seats),
        shown=room.settings.shown,
        started=now,
    )


def header_body(header: Header) -> bytes:
    """A header as it is kept beside the lines."""
    return msgspec.json.encode(plain_header(header))
