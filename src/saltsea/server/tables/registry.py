"""The registry of all tables: opens them, finds them by code, restores them from the store and unloads idle ones."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

import msgspec

from saltsea.game import Game
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record_file import BadRecordError
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis
from saltsea.server.bots.worker import BotWorker
from saltsea.server.tables.answers import PATIENCE, AdoptAsked, ForgetAsked, adopt_here, forget_here
from saltsea.server.tables.clock import Clock
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.due_tables import DueTables
from saltsea.server.tables.inbox import ContentBrought, Stop
from saltsea.server.tables.log_names import LogNames, for_all
from saltsea.server.tables.messages.codec import encode
from saltsea.server.tables.opening import Openings, TableOrder
from saltsea.server.tables.people.blocking import Blocks
from saltsea.server.tables.people.recognising import owner_of, recognised
from saltsea.server.tables.player_content import ContentServices
from saltsea.server.tables.ports.extension import Mount, Mounting, TableExtension
from saltsea.server.tables.ports.meter import Meter
from saltsea.server.tables.ports.narration import NarratorFactory
from saltsea.server.tables.ports.ownership import ElsewhereError, Ownership, StoppingError, UnownedError
from saltsea.server.tables.ports.progress_owner import NO_OWNER, ProgressOwner
from saltsea.server.tables.ports.reminder_port import RemindersFactory, no_reminders
from saltsea.server.tables.reports import Reports
from saltsea.server.tables.rules.opening_rules import Switches
from saltsea.server.tables.stored.archive import ArchiveChanges
from saltsea.server.tables.stored.saved_games import content_of, earlier_tokens, go_on, restore_match, seats_of
from saltsea.server.tables.stored.stored_rows import plain, readable_rows
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_info import PLAYING, Person, TableInfo, info_of
from saltsea.server.tables.table_services import TableServices
from saltsea.server.tables.table_settings import Onward, Settings
from saltsea.store.port import Fence, Store
from saltsea.store.rows import GameRow, PersonRow, TableRow
from saltsea.wire.forms import Forms

CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that cannot be mistaken for each other."""
CODE_LENGTH: Final = 6
IDLE: Final[Millis] = 600_000
"""A table without connections for this long is unloaded; the next request restores it."""
SWEEP: Final[Millis] = 60_000

AT_ONCE: Final = 10
PORTIONS: Final = 25
BETWEEN: Final = 0.2
"""Tables that are handed over at the same time, unless that would be more portions than these, and seconds between two:
the node that takes them up serves the players of one portion before those of the next come, and all are gone in
seconds."""
NO_MOUNTS: Final[Mapping[str, Mount]] = MappingProxyType({})

log = logging.getLogger(__name__)


class TableRegistry:
    """The tables in memory, and access to all others."""

    def __init__(
        self,
        games: Mapping[str, Game],
        store: Store,
        clock: Clock,
        bots: BotWorker,
        narrators: NarratorFactory,
        *,
        mounts: Mapping[str, Mount] = NO_MOUNTS,
        reminders: RemindersFactory = no_reminders,
        meter: Meter | None = None,
        ownership: Ownership | None = None,
    ) -> None:
        self.ownership = ownership or Ownership()
        self.store = store
        self.clock = clock
        self.bots = bots
        self.narrators = narrators
        self.mounts = mounts
        self.reminders = reminders
        self.meter = meter or Meter()
        self.switches = Switches()
        self.has_space: Callable[[], bool] = lambda: True
        """Whether the disk has space for a new table."""
        self.changed: Callable[[], Awaitable[None]] = no_other_node
        """Tells the other processes that something in the store has changed which they have in memory."""
        self.blocks = Blocks(store)
        self.reports = Reports(store, clock)
        self.log_names = LogNames()
        self.archive = ArchiveChanges()
        self.channels: Collection[str] = ()
        """The reminder channels of this server; the notification service sets them."""
        self.services = {name: self.services_for(game) for name, game in games.items()}
        self.content_services = ContentServices(self.services)
        self.tables: dict[str, Table] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.waking: dict[str, asyncio.Future[Table | None]] = {}
        self.leaving: dict[str, asyncio.Task[None]] = {}
        """Tables that are being unloaded and may still save something."""
        self.due = DueTables(self)
        self.openings = Openings(self)
        self.stopping = False

    def services_for(self, game: Game) -> TableServices:
        rules = game.rules()
        return TableServices(
            game=game,
            rules=rules,
            forms=Forms(rules, game.views(rules)),
            store=self.store,
            clock=self.clock,
            bots=self.bots,
            narrators=self.narrators(game, rules),
            switches=lambda: self.switches,
            reported=self.reports.save,
            report_wait=self.reports.wait,
            meter=self.meter,
            reminders=self.reminders,
            channels=lambda: self.channels,
            extension=self.extension_for(game, rules),
            blocks=self.blocks,
            log_names=self.log_names,
            archive=self.archive,
            talk=None if game.talk is None else game.talk(rules),
        )

    def extension_for(self, game: Game, rules: AnyRules) -> TableExtension:
        """What the catalogue mounts for this game."""
        mount = self.mounts.get(game.name)
        return TableExtension() if mount is None else mount(Mounting(game, rules, self.store, self.clock))

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
        owner: ProgressOwner = NO_OWNER,
        content: str = "",
    ) -> Table | Refusal:
        """Open a table with the person who orders it as host on the first seat."""
        order = TableOrder(game, settings, name, key, onward, owner, content)
        return await self.openings.open(order, invited=invited)

    async def new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            if await self.store.table(code) is None:
                return code

    def begin(self, table: Table) -> None:
        code = table.info.code
        self.tables[code] = table
        table.on_abandoned = partial(self.abandoned, table)
        self.tasks[code] = asyncio.get_running_loop().create_task(for_all(table.run), name=f"table {table.log_name}")

    # --- finding ---

    async def table(self, code: str) -> Table | None:
        """The table with this code, restored if needed. Concurrent calls get the same table."""
        table = self.tables.get(code)
        if table is None and self.stopping and self.ownership.is_shared:
            raise StoppingError("this node stops")
        if table is not None or self.stopping:
            return table
        if code not in self.waking:
            self.waking[code] = asyncio.ensure_future(self.wake(code))
            # A client that waits for it may leave, or try again at once: only its own end makes room for another
            # attempt.
            self.waking[code].add_done_callback(lambda _: self.waking.pop(code, None))
        return await asyncio.shield(self.waking[code])

    async def wake(self, code: str) -> Table | None:
        if code in self.leaving:  # what it still saves must not come after what the restored table saves
            await asyncio.wait([self.leaving[code]])
        self.ownership.check_ready()
        row = await self.store.table(code)
        if row is None or row.game not in self.services:
            return None
        fence = await self.ownership.take(code)
        try:
            table = await self.restored(row, fence)
        except BaseException:
            await self.ownership.release(code)
            raise
        if table is None or self.stopping:
            await self.ownership.release(code)
            return None
        self.check_held(code)
        self.begin(table)
        return table

    def check_held(self, code: str) -> None:
        """UnownedError if this process has lost a table before it could begin: others may have it by now."""
        if not self.ownership.holds(code):
            raise UnownedError("this process has lost the table again")

    async def restored(self, row: TableRow, fence: Fence | None) -> Table | None:
        """The table as it is stored; one that was just taken from another process is read again. That one may have
        deleted it: what would be saved under the new fence would bring it back."""
        now = row if fence is None else await self.store.table(row.id)
        if now is None:
            return None
        table = await self.from_store(now)
        table.fence = fence
        table.due = now.due
        return table

    async def from_store(self, row: TableRow) -> Table:
        info = info_of(row)
        words = await self.store.said(row.id)
        last = await self.store.game(info.playing_id()) if info.games else None
        services = await self.services_now(info, row, last)
        table = Table(services, info, row.made, row.n, await self.store.people(row.id))
        table.n = max([row.n, *(word.n for word in words)])
        for word, body in readable_rows(words, lambda row: plain(row.body)):
            table.handlers.chat.remember(word.person, str(body.get("token", "")))
        table.reminders.load(await self.store.reminders(row.id))
        if last is not None:
            await self.restore_game(table, last)
        table.publisher.delayed.load_chat(words)
        return table

    async def services_now(self, info: TableInfo, row: TableRow, last: GameRow | None) -> TableServices:
        """The services of a table as it was left: by those of its last game, or of the release if it has none."""
        if last is not None:
            return await self.services_of(last)
        return await self.services_at(row.game, row.id) if info.own else self.services[row.game]

    async def services_of(self, game: GameRow) -> TableServices:
        """The services by whose content a game was begun, be it of an older release."""
        return await self.services_at(game.game, game.table, content_of(game))

    async def services_at(self, game: str, table: str, edition: str = "") -> TableServices:
        """The services by whose rules a table's games are played: the catalogue's, or those of its player-made
        content."""
        own = await self.store.own_chapter(table)
        text = "" if own is None else own.body.decode()
        try:
            if edition:
                return await self.content_services.as_played(game, text, edition)
            return await self.content_services.with_content(game, text)
        except ValueError as error:  # an earlier version took it, or a newer one has written it
            raise BadRecordError(1, f"what it was played with cannot be read: {error}") from error

    async def restore_game(self, table: Table, game: GameRow) -> None:
        """Restore the table's last game. In real time the round stays paused until all players are back."""
        lines = await self.store.lines(game.id)
        table.n = max([table.n, *(line.n for line in lines)])
        match = restore_match(table.services, game, lines)
        table.earlier_tokens = await earlier_tokens(table.services, table.info)
        play = table.attach_game(match, seats_of(game), game.started)
        table.publisher.delayed.begun = min((line.n for line in lines), default=table.n)
        if table.info.phase == PLAYING:
            go_on(play, table.info, self.clock.now())

    # --- talking to tables ---

    async def connect(self, code: str, connection: Connection) -> Table | None:
        table = await self.table(code)
        if table is not None and self.tables.get(code) is not table:
            raise UnownedError("the table was let go in between, and looks at no client any more")
        if table is not None:
            table.arrive(connection)
        return table

    async def bring_content(self, table: Table, content: str, account: str | None, key: str) -> Refusal | None:
        """Let a table play with other player-made content, or without any; why not, if the person may not."""
        game = table.info.game
        services = await self.content_services.for_order(game, content) if content else self.services[game]
        if isinstance(services, Refusal):
            return services
        owner = owner_of(recognised(table.people.values(), account, key))
        refusal = await self.services[game].extension.check_content(content, owner) if content else None
        if refusal is not None:
            return refusal
        done: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
        table.inbox.put_nowait(ContentBrought(account, key, services, done))
        async with asyncio.timeout(PATIENCE):
            return await done

    async def adopt(self, guest: PersonRow, account: str) -> bool:
        """Let an account take over a guest's seats; whether it has. A table in memory does that itself, between two
        requests: what a person changes there in the same moment is not lost."""
        if not self.ownership.is_shared and guest.table not in self.tables and guest.table not in self.waking:
            await self.store.write([msgspec.structs.replace(guest, account=account)])
            if guest.table not in self.tables and guest.table not in self.waking:
                return True
        try:
            return await adopt_here(self, guest, account)
        except ElsewhereError as error:
            body = encode(AdoptAsked(guest, account))
            return bool(msgspec.json.decode(await self.ownership.ask(error.node, "adopt", body)))

    async def forget(self, code: str, person: Person) -> None:
        """Forget a person at a table, wherever that is."""
        try:
            await forget_here(self, code, person)
        except ElsewhereError as error:
            await self.ownership.ask(error.node, "forget", encode(ForgetAsked(code, person)))

    # --- letting go ---

    async def sweep(self) -> None:
        """Unload tables that have no connections and no pending work; others forget what only the next step needs."""
        for code, table in [*self.tables.items()]:
            if is_idle(table):
                await self.unload(code)
            else:
                table.publisher.rest()

    async def unload(self, code: str, last: Callable[[], Awaitable[None]] | None = None) -> Table | None:
        """Stop a table and let others have it. `last` is done in between, while no other node can take it up."""
        table = self.tables.pop(code, None)
        if table is None:
            return None
        table.inbox.put_nowait(Stop())
        self.leaving[code] = asyncio.ensure_future(self.let_go(code, self.tasks.pop(code), last))
        try:
            await self.leaving[code]
        finally:
            del self.leaving[code]
        return table

    async def let_go(self, code: str, running: asyncio.Task[None], last: Callable[[], Awaitable[None]] | None) -> None:
        try:
            await running
            if last is not None:
                await last()
        finally:
            await self.ownership.release(code)

    def abandoned(self, table: Table) -> None:
        """Another process has this table now, or will have."""
        code = table.info.code
        if self.tables.get(code) is table:
            del self.tables[code]
            self.ownership.lose(code)
            task = self.tasks.pop(code)
            if task is not asyncio.current_task():
                task.cancel()

    def abandon_all(self) -> None:
        """This process may hold no table any more."""
        for table in [*self.tables.values()]:
            table.abandon()

    async def hand_over(self) -> None:
        """Give all tables to the other processes, each as soon as it has finished what it accepted."""
        self.stopping = True
        codes = [*self.tables]
        portion = max(AT_ONCE, len(codes) // PORTIONS)
        for first in range(0, len(codes), portion):
            for table in await asyncio.gather(*(self.unload(code) for code in codes[first : first + portion])):
                if table is not None:
                    table.say_goodbye()
            await asyncio.sleep(BETWEEN if first + portion < len(codes) else 0)

    async def close(self) -> None:
        """Stop every table after it has finished what it accepted."""
        self.stopping = True
        for code in [*self.tables]:
            await self.unload(code)
        for services in self.services.values():
            await services.extension.close()


async def no_other_node() -> None:
    """A server that is alone tells no other node."""


def is_idle(table: Table) -> bool:
    """Whether a table can be unloaded: everything about it is saved."""
    if table.busy or table.connections or not table.inbox.empty() or table.now() - table.last_seen < IDLE:
        return False
    play = table.play
    return table.info.phase != PLAYING or play is None or not play.thinking
