"""Handlers of requests of the host: settings, seats, invitations, bots, the start."""

import secrets
from collections.abc import Iterator, Set
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from saltsea.kernel.match import Match, check_new_table, check_table, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record import Header
from saltsea.kernel.record_file import plain_header
from saltsea.kernel.seat import Millis, Seat
from saltsea.server.tables import table_info
from saltsea.server.tables.connection import Connection, hashed
from saltsea.server.tables.messages.from_client import AddBot, Arrange, Begin, Invite, Remove, Swap
from saltsea.server.tables.messages.goodbyes import goodbye
from saltsea.server.tables.ports.extension import Beginning
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.rules import table_rules
from saltsea.server.tables.rules.crew_rules import is_one_of_crew
from saltsea.server.tables.rules.opening_rules import check_listing
from saltsea.server.tables.rules.table_rules import first_refusal
from saltsea.server.tables.stored.saved_games import check_private, check_same_game, fork_saved_game
from saltsea.server.tables.stored.seat_notes import SeatNote
from saltsea.server.tables.stored.table_rows import line_row
from saltsea.server.tables.table_info import PLAYING, Chair, Person, TableInfo, with_notes
from saltsea.server.tables.table_settings import Settings
from saltsea.store.rows import GameRow

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


class HostHandlers:
    """The host handlers of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    @property
    def info(self) -> TableInfo:
        return self.table.info

    def check_arranging(self, connection: Connection, *seats: Seat) -> Refusal | None:
        refusal = table_rules.check_host(
            self.info, connection.person, away=self.table.presence.others_arrange()
        ) or table_rules.check_not_begun(self.info)
        return refusal or table_rules.check_seats(self.info, *seats)

    async def arrange(self, connection: Connection, message: Arrange) -> Refusal | None:
        game, owner = self.table.services.game, self.owner(connection)
        settings = self.check_arranging(connection) or await self.table.services.extension.settings(
            message.settings, owner, forks=self.info.onward is not None
        )
        if isinstance(settings, Refusal):
            return settings
        checks = check_new_table if self.info.onward is None else check_table
        refusal = first_refusal(
            partial(check_listing, self.table.services.switches(), settings),
            partial(table_rules.check_settings, settings, real_time=game.real_time),
            partial(checks, self.table.services.rules, settings.players, settings.options),
            partial(check_same_game, self.table.services.rules, self.info, settings),
        )
        refusal = refusal or await self.check_open(owner, settings)
        refusal = refusal or check_private(await self.earlier(), settings)
        if refusal is None:
            await self.table.save(table_info.apply_settings(self.info, settings))
        return refusal

    async def earlier(self) -> GameRow | None:
        """The game that this table's next game forks from, if it does."""
        onward = self.info.onward
        return None if onward is None else await self.table.services.store.game(onward.game)

    async def check_open(self, owner: ProgressOwner, settings: Settings) -> Refusal | None:
        """The host who chooses options must have opened them; the guests need not have, and an earlier choice may
        stay."""
        if settings.options == self.info.settings.options:
            return None
        return await self.table.services.extension.check_open(settings.options, owner)

    def owner(self, connection: Connection) -> ProgressOwner:
        """The owner of the progress by which this person may choose options."""
        row = None if connection.person is None else self.table.people.get(connection.person)
        known = ProgressOwner() if row is None else ProgressOwner(row.account, row.logbook)
        return ProgressOwner(known.account or connection.account, known.logbook or connection.logbook)

    async def swap(self, connection: Connection, message: Swap) -> Refusal | None:
        refusal = self.check_arranging(connection, message.seat, message.other)
        if refusal is None:
            await self.table.save(table_info.swap_seats(self.info, message.seat, message.other))
        return refusal

    async def invite(self, connection: Connection, message: Invite) -> Refusal | None:
        key = hashed(message.key)
        refusal = self.check_arranging(connection, message.seat) or table_rules.check_free(self.info, message.seat, key)
        if refusal is None:
            await self.table.save(table_info.with_chair(self.info, message.seat, Chair(invited=key)))
        return refusal

    async def remove(self, connection: Connection, message: Remove) -> Refusal | None:
        """Free a seat. A guest without another seat is banned, the host only stands up."""
        refusal = self.check_arranging(connection, message.seat)
        if refusal is not None:
            return refusal
        person = self.info.chairs[message.seat].person
        info = table_info.with_chair(self.info, message.seat, Chair())
        row = None if person is None else self.table.people.get(person)
        sent_away = row is not None and person != info.host and not info.seats_of(person)
        if row is not None and sent_away:
            info = replace(info, banned=(*info.banned, row.key))
        await self.table.save(info)
        if sent_away:
            self.notify_banned(person)
        return None

    def notify_banned(self, person: Person | None) -> None:
        """Tell a banned guest, who may come back only to watch."""
        for connection in self.table.connections:
            if connection.person == person:
                texts = self.table.services.narrators[connection.language].texts
                connection.send(goodbye(texts, "removed", "refusal-table-sent-away", again=False))
                connection.transport.close()

    async def add_bot(self, connection: Connection, message: AddBot) -> Refusal | None:
        """Give a seat to a bot; the level of a seated bot may change at any time, in a crew by any of its players."""
        chair_is_bots = message.seat < len(self.info.chairs) and self.info.chairs[message.seat].bot is not None
        in_crew = chair_is_bots and is_one_of_crew(self.info, self.table.services.rules, connection.person)
        away = in_crew or self.table.presence.others_arrange()
        refusal = first_refusal(
            partial(table_rules.check_host, self.info, connection.person, away=away),
            partial(table_rules.check_seats, self.info, message.seat),
            partial(table_rules.check_bot, self.table.services.game, message.bot),
        )
        if refusal is None and self.info.phase == PLAYING:
            refusal = self.table.services.extension.check_seats(self.info.settings)
        if refusal is None and not chair_is_bots:
            refusal = table_rules.check_not_begun(self.info) or table_rules.check_free(self.info, message.seat, "")
        if refusal is None:
            rows = await self.lower_level(message.seat, message.bot) if self.info.phase == PLAYING else []
            chair = Chair(bot=message.bot, order=self.info.chairs[message.seat].order if chair_is_bots else "")
            await self.table.save(table_info.with_chair(self.info, message.seat, chair), *rows)
            self.table.presence.assign_bots()
        return refusal

    async def lower_level(self, seat: Seat, bot: str) -> list[GameRow]:
        """The row of the running game if this level is easier than all that played this seat in it: a game counts as
        played against the easiest of them, and a bot that is no level as easier than all levels."""
        row = await self.table.services.store.game(self.info.playing_id())
        assert row is not None
        seats = msgspec.json.decode(row.seats, type=list[Person | str | None])
        levels, before = [*self.table.services.game.bots], seats[seat]
        if before not in levels or (bot in levels and levels.index(bot) >= levels.index(str(before))):
            return []
        seats[seat] = bot
        return [replace(row, seats=msgspec.json.encode(seats))]

    async def begin(self, connection: Connection, message: Begin) -> Refusal | None:
        """Begin a game, dealt anew or forked from an earlier one. First lines, header and table are saved together."""
        refusal = self.check_arranging(connection) or table_rules.check_complete(self.info)
        if refusal is not None:
            return refusal
        match = await self.dealt(secrets.token_bytes(32))
        if isinstance(match, Refusal):
            return match
        await self.open_game(match)
        return None

    async def dealt(self, seed: bytes) -> Match | Refusal:
        services, info = self.table.services, self.info
        if info.onward is not None:
            return await fork_saved_game(services, info.onward, seed)
        services = self.table.services = services.today or services
        match = await services.extension.deal(self.beginning())
        return start(services.rules, info.settings.players, info.settings.options, seed) if match is None else match

    def beginning(self) -> Beginning:
        """The next game, as the game's extension sees it."""
        info = replace(self.info, games=self.info.games + 1)
        people = [row for row in self.table.people.values() if info.seats_of(row.person)]
        return Beginning(info.playing_id(), info, people)

    async def open_game(self, match: Match) -> None:
        table = self.table
        info = without_substitutes(self.info, table.presence.here())
        info = replace(info, phase="playing", games=info.games + 1, stopped=None, onward=None)
        info = with_notes(replace(info, behind=-match.now(), reached=0), *first_notes(info))
        row = game_row(info, match, table.now())
        lines = [line_row(table.services.rules, row.id, line, table.n + 2 + line.number) for line in match.lines]
        async with table.services.extension.rows_at_begin(self.beginning(), match) as more:
            await table.save(info, row, *lines, *table.reminders.first_rows(info, match), *more)
        table.n += len(lines)
        play = table.attach_game(match, [chair.person for chair in info.chairs], row.started)
        if play.tempo is not None and match.header.forked:
            play.count_down(row.started)  # a forked round begins in its middle: give players a countdown
        play.settle_time(row.started)
        table.publisher.send_snapshots()


def first_notes(info: TableInfo) -> Iterator[SeatNote]:
    """What is to be remembered of the seats of a game that begins."""
    for seat, chair in enumerate(info.chairs):
        if chair.guest is not None:
            yield SeatNote(seat, chair.guest, "guest")
        if chair.person is not None and chair.substitute is not None:
            yield SeatNote(seat, chair.person, "substitute")


def without_substitutes(info: TableInfo, here: Set[Person]) -> TableInfo:
    """Remove the substitutes of players who are connected when the next game begins."""
    chairs = [replace(chair, substitute=None, lent=False) if chair.person in here else chair for chair in info.chairs]
    return replace(info, chairs=tuple(chairs))


def game_row(info: TableInfo, match: Match, now: Millis) -> GameRow:
    """The row of a game that begins."""
    seats = [chair.person if chair.bot is None else chair.bot for chair in info.chairs]
    return GameRow(
        id=info.playing_id(),
        table=info.code,
        number=info.games - 1,
        game=info.game,
        players=info.settings.players,
        header=header_body(match.header),
        seed=match.seed,
        seats=msgspec.json.encode(seats),
        shown=info.settings.shown,
        started=now,
    )


def header_body(header: Header) -> bytes:
    """A header as it is stored beside the lines."""
    return msgspec.json.encode(plain_header(header))
