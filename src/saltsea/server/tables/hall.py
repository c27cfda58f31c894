"""All tables of a server: it opens them, finds them by their code, brings them back from the store and lets them go."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Mapping
from typing import Final

import msgspec

from saltsea.game import Game
from saltsea.kernel.match import check_table
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.seat import Millis
from saltsea.narrator import Narrator
from saltsea.server.bots.worker import BotWorker
from saltsea.server.tables import room as rules_of
from saltsea.server.tables.blocking import Blocks
from saltsea.server.tables.campaigns import NOBODYS, Campaigns, Whose
from saltsea.server.tables.clock import Clock
from saltsea.server.tables.connection import Connection, hashed
from saltsea.server.tables.daily import Daily, set_out
from saltsea.server.tables.from_client import Report
from saltsea.server.tables.kept_games import earlier_game, kept_match
from saltsea.server.tables.letters import Came, Stop
from saltsea.server.tables.log_names import LogNames
from saltsea.server.tables.meter import Meter
from saltsea.server.tables.opening import Switches, check_listing, check_opening
from saltsea.server.tables.own_chapters import OwnHosts
from saltsea.server.tables.play import Play
from saltsea.server.tables.protocol import encode
from saltsea.server.tables.room import (
    OPEN,
    PLAYING,
    Onward,
    Person,
    Room,
    Settings,
    first_refusal,
    new_room,
    seated,
)
from saltsea.server.tables.table import Host, Table
from saltsea.server.tables.talking import said
from saltsea.store.port import Store
from saltsea.store.rows import GameRow, NoteRow, OwnChapterRow, PersonRow, TableRow
from saltsea.texts import LANGUAGES
from saltsea.wire.messages import GameJson

CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Nobody takes one of these for another."""
CODE_LENGTH: Final = 6
IDLE: Final[Millis] = 600_000
"""A table that nobody has looked at for so long leaves memory; the next message brings it back."""
SWEEP: Final[Millis] = 60_000

log = logging.getLogger(__name__)


class Order(msgspec.Struct, frozen=True):
    """A table that somebody wants to open."""

    game: str
    settings: Settings
    name: str
    key: str
    onward: Onward | None
    whose: Whose = NOBODYS
    """By whose campaign a chapter is open."""
    chapter: str = ""
    """The text of a chapter of somebody's own."""


class Hall:
    """The tables in memory, and the way to all others."""

    def __init__(
        self, games: Mapping[str, Game], store: Store, clock: Clock, bots: BotWorker, meter: Meter | None = None
    ) -> None:
        self.store = store
        self.clock = clock
        self.bots = bots
        self.meter = meter or Meter()
        self.switches = Switches()
        self.has_room: Callable[[], bool] = lambda: True
        """Whether the disk has."""
        self.campaigns = Campaigns(store, clock)
        self.daily = Daily(store, clock)
        self.blocks = Blocks(store)
        self.log_names = LogNames()
        self.ways: Collection[str] = ()
        """How people can be reminded of their turn; whoever can send says so."""
        self.hosts = {name: self.host_of(game) for name, game in games.items()}
        self.own_hosts = OwnHosts(self.hosts)
        self.tables: dict[str, Table] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.waking: dict[str, asyncio.Future[Table | None]] = {}
        self.orders: dict[str, tuple[Millis, asyncio.Future[Table | Refusal]]] = {}
        """What was ordered a moment ago: an order that comes twice opens one table."""
        self.stopping = False

    def host_of(self, game: Game) -> Host:
        rules = game.rules()
        narrators = {language: Narrator(game, rules, language) for language in LANGUAGES}
        return Host(
            game=game,
            rules=rules,
            json=GameJson(rules),
            store=self.store,
            clock=self.clock,
            bots=self.bots,
            narrators=narrators,  # type: ignore[arg-type]  # the languages are those of the protocol
            switches=lambda: self.switches,
            reported=self.reported,
            meter=self.meter,
            ways=lambda: self.ways,
            campaigns=self.campaigns,
            daily=self.daily,
            blocks=self.blocks,
            log_names=self.log_names,
        )

    # --- opening ---

    async def open(
        self,
        game: str,
        settings: Settings,
        name: str,
        key: str,
        *,
        invited: bool = False,
        onward: Onward | None = None,
        whose: Whose = NOBODYS,
        chapter: str = "",
    ) -> Table | Refusal:
        """A new table, with whoever opens it as host on the first seat."""
        order = Order(game, settings, name, key, onward, whose, chapter)
        known, real = hashed(encode(order).decode()), self.clock.now()
        self.orders = {one: made for one, made in self.orders.items() if real - made[0] < SWEEP}
        if known not in self.orders:
            self.orders[known] = real, asyncio.ensure_future(self.opening(order, invited=invited))
        try:
            answer = await asyncio.shield(self.orders[known][1])
        except Exception:
            self.orders.pop(known, None)
            raise
        if isinstance(answer, Refusal):
            self.orders.pop(known, None)
        return answer

    async def opening(self, order: Order, *, invited: bool) -> Table | Refusal:
        host = check_opening(self.switches, room=self.has_room(), invited=invited) or await self.host_ordered(order)
        if isinstance(host, Refusal):
            return host
        settings = await self.settings_of(host, order)
        if isinstance(settings, Refusal):
            return settings
        refusal = first_refusal(
            lambda: check_listing(self.switches, settings),
            lambda: rules_of.check_settings(settings, real_time=host.game.real_time),
            lambda: check_table(host.rules, settings.players, settings.options),
            lambda: rules_of.check_name(order.name, ()),
        )
        refusal = refusal or await self.campaigns.check_open(host.game, host.rules, order.whose, settings.options)
        return refusal or await self.opened(host, msgspec.structs.replace(order, settings=settings))

    async def host_ordered(self, order: Order) -> Host | Refusal:
        """The game as it is in the catalogue, or with the chapter that somebody brings, or that of an earlier game."""
        earlier = None if order.onward is None else await self.store.game(order.onward.game)
        kept = None if earlier is None else await self.store.own_chapter(earlier.table)
        chapter = order.chapter or ("" if kept is None else kept.body.decode())
        base = self.hosts[order.game]
        if not chapter:
            return base
        opened = await self.campaigns.opened(base.game, base.rules, order.whose)
        return self.own_hosts.ordered(order.game, chapter, opened)

    async def settings_of(self, host: Host, order: Order) -> Settings | Refusal:
        """As they are ordered; whoever goes on from an earlier game sits down as they sat there, and a daily voyage has
        options of its own."""
        if order.onward is None or order.settings.daily:
            return await set_out(host, order.settings, order.whose, order.onward)
        earlier = await earlier_game(host, order.onward)
        return earlier if isinstance(earlier, Refusal) else earlier.settings(order.settings)

    async def opened(self, host: Host, order: Order) -> Table:
        settings = order.settings
        room = seated(new_room(await self.new_code(), order.game, settings), 0, 0)
        room = msgspec.structs.replace(room, people=1, onward=order.onward, own=bool(host.chapter))
        account, logbook = order.whose
        key = hashed(order.key)
        person = PersonRow(table=room.code, person=0, name=order.name, key=key, account=account, logbook=logbook)
        table = Table(host, room, self.clock.now(), 1, [person])
        own = [OwnChapterRow(table=room.code, body=host.chapter.encode())] if room.own else []
        await self.store.write([table.row(room, 1), person, *own])
        self.begin(table)
        log.info("table opened", extra={"game": order.game, "players": settings.players, "listing": settings.listing})
        return table

    async def new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            if await self.store.table(code) is None:
                return code

    def begin(self, table: Table) -> None:
        code = table.room.code
        self.tables[code] = table
        self.tasks[code] = asyncio.get_running_loop().create_task(table.run(), name=f"table {table.log_name}")

    # --- finding ---

    async def table(self, code: str) -> Table | None:
        """The table with this code, brought back into memory if need be. Two who ask at once get the same one."""
        table = self.tables.get(code)
        if table is not None or self.stopping:
            return table
        if code not in self.waking:
            self.waking[code] = asyncio.ensure_future(self.wake(code))
        try:
            return await asyncio.shield(self.waking[code])
        finally:
            self.waking.pop(code, None)

    async def wake(self, code: str) -> Table | None:
        row = await self.store.table(code)
        if row is None or row.game not in self.hosts:
            return None
        table = await self.from_store(row)
        if self.stopping:
            return None
        self.begin(table)
        return table

    async def from_store(self, row: TableRow) -> Table:
        room = msgspec.json.decode(row.body, type=Room)
        words = await self.store.said(row.id)
        host = await self.host_at(row.game, row.id) if room.own else self.hosts[row.game]
        table = Table(host, room, row.made, row.n, await self.store.people(row.id))
        table.n = max([row.n, *(word.n for word in words)])
        for word in words:
            table.desk.talking.remember(word.person, msgspec.json.decode(word.body)["token"])
        table.reminders.load(await self.store.reminders(row.id))
        if room.games:
            await self.take_up(table)
        table.teller.late.take_up_words(words)
        return table

    async def host_at(self, game: str, table: str) -> Host:
        """By which rules the games of a table were played: those of the catalogue, or with a chapter of their own."""
        own = await self.store.own_chapter(table)
        return self.hosts[game] if own is None else self.own_hosts.host(game, own.body.decode())

    async def take_up(self, table: Table) -> None:
        """Go on with the table's last game. In real time the round stands until everybody is back."""
        game = await self.store.game(table.room.playing_id())
        if game is None:
            return
        lines = await self.store.lines(game.id)
        table.n = max([table.n, *(line.n for line in lines)])
        match = kept_match(table.host, game, [msgspec.json.decode(line.body) for line in lines])
        play = table.take_up(match, seats_of(game), game.started)
        if table.room.phase == PLAYING:
            go_on(play, table.room, self.clock.now())

    # --- talking to tables ---

    async def connect(self, code: str, connection: Connection) -> Table | None:
        table = await self.table(code)
        if table is not None:
            table.mailbox.put_nowait(Came(connection))
        return table

    async def reported(self, code: str, person: int, report: Report) -> None:
        """For the operator, with the table's last words."""
        words = [encode(said(row)) for row in await self.store.said(code, most=30)]
        body = {"table": code, "by": person, "of": report.person, "words": report.words, "at": self.clock.now()}
        note = msgspec.json.encode({**body, "said": [msgspec.Raw(word) for word in words]})
        await self.store.write([NoteRow(name=f"report/{self.clock.now()}/{code}/{person}", body=note)])

    # --- letting go ---

    async def sweep(self) -> None:
        """Let tables go that nobody looks at and where nothing is about to happen."""
        for code, table in [*self.tables.items()]:
            if is_idle(table):
                await self.let_go(code)

    async def let_go(self, code: str) -> None:
        table = self.tables.pop(code)
        table.mailbox.put_nowait(Stop())
        await self.tasks.pop(code)

    async def close(self) -> None:
        """Every table finishes what it has accepted."""
        self.stopping = True
        for code in [*self.tables]:
            await self.let_go(code)


def go_on(play: Play, room: Room, real: Millis) -> None:
    """The time of a game that comes back: in real time, or with a bank, it waits until everybody is there; days pass
    for everybody; and what somebody has stopped stays stopped."""
    clock = room.settings.clock.kind
    play.paused = room.stopped is not None
    play.lost = (play.tempo is not None or clock == "live") and bool(play.people)
    if room.stopped is not None:
        play.time.at = max(play.time.at, room.stopped)
    elif clock == "days":
        play.time.at = max(play.time.at, real - play.began - room.behind)


def seats_of(game: GameRow) -> list[Person | None]:
    """Who sat where when it began, computer players left out."""
    seats = msgspec.json.decode(game.seats, type=list[int | str | None])
    return [who if isinstance(who, int) else None for who in seats]


def is_idle(table: Table) -> bool:
    """Whether a table can leave memory: everything about it is kept."""
    if table.busy or table.connections or not table.mailbox.empty() or table.now() - table.last_seen < IDLE:
        return False
    play = table.play
    return table.room.phase != PLAYING or play is None or not play.asked


def is_open(row: TableRow) -> bool:
    """Whether somebody could still sit down there."""
    room = msgspec.json.decode(row.body, type=Room)
    return row.phase == OPEN and bool(room.free_seats())
