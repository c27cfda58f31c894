"""Opening tables: an order is checked, gets a code and becomes a table with its host on the first seat."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec

from saltsea.kernel.match import check_new_table, check_table
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.seat import Millis
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.messages.codec import encode
from saltsea.server.tables.ports.progress_owner import NO_OWNER, ProgressOwner
from saltsea.server.tables.rules import table_rules
from saltsea.server.tables.rules.opening_rules import check_listing, check_opening
from saltsea.server.tables.rules.table_rules import first_refusal
from saltsea.server.tables.stored.saved_games import content_of, find_finished_game
from saltsea.server.tables.stored.stored_rows import readable_rows
from saltsea.server.tables.stored.table_rows import table_row
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_info import new_table_info, seat_person
from saltsea.server.tables.table_services import TableServices
from saltsea.server.tables.table_settings import Onward, Settings
from saltsea.store.rows import NoteRow, OwnChapterRow, PersonRow

if TYPE_CHECKING:
    from saltsea.server.tables.registry import TableRegistry

REMEMBERED: Final[Millis] = 60_000
"""How long an order is remembered, so that one that is sent again opens no second table."""

OPENED: Final = "opened/"
"""The names of notes that say which table an order has opened: another process that is sent it again finds it there."""
MOST_CLEANED: Final = 100_000
AT_ONCE: Final = 100

log = logging.getLogger(__name__)


class Opened(msgspec.Struct, frozen=True):
    """The table that an order has opened, and when."""

    table: str
    at: Millis

    def is_old(self, now: Millis) -> bool:
        return now - self.at >= REMEMBERED


class TableOrder(msgspec.Struct, frozen=True):
    """An order to open a table."""

    game: str
    settings: Settings
    name: str
    key: str
    onward: Onward | None
    owner: ProgressOwner = NO_OWNER
    """The owner of the progress that decides what is open."""
    content: str = ""
    """The text of player-made content."""


class Openings:
    """Opens tables of a registry."""

    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.orders: dict[str, tuple[Millis, asyncio.Future[Table | Refusal]]] = {}
        """Recent orders: the same order sent twice opens one table."""

    async def open(self, order: TableOrder, *, invited: bool) -> Table | Refusal:
        known, real = hashed(encode(order).decode()), self.registry.clock.now()
        self.orders = {one: made for one, made in self.orders.items() if real - made[0] < REMEMBERED}
        if known not in self.orders:
            self.orders[known] = real, asyncio.ensure_future(self.opening_once(known, order, invited=invited))
        try:
            answer = await asyncio.shield(self.orders[known][1])
        except Exception:
            self.orders.pop(known, None)
            raise
        if isinstance(answer, Refusal):
            self.orders.pop(known, None)
        return answer

    async def opening_once(self, known: str, order: TableOrder, *, invited: bool) -> Table | Refusal:
        """Open the table, unless another process has just done so for the same order. If that one holds it,
        ElsewhereError says who can answer."""
        if not self.registry.ownership.is_shared:
            return await self.opening(known, order, invited=invited)
        async with self.registry.store.lock(f"{OPENED}{known}"):
            code = await self.opened_before(known)
            table = await self.registry.table(code) if code else None
            return table or await self.opening(known, order, invited=invited)

    async def opened_before(self, known: str) -> str:
        """The code of the table that this order has opened lately; empty if there is none."""
        note = await self.registry.store.note(f"{OPENED}{known}")
        opened = None if note is None else msgspec.json.decode(note, type=Opened)
        return "" if opened is None or opened.is_old(self.registry.clock.now()) else opened.table

    async def clean(self) -> None:
        """Forget the orders that are not remembered any more."""
        store, now = self.registry.store, self.registry.clock.now()
        rows = await store.notes(OPENED, MOST_CLEANED)
        young = {row.name for row, opened in readable_rows(rows, opened_of) if not opened.is_old(now)}
        old = [row.name for row in rows if row.name not in young]
        for first in range(0, len(old), AT_ONCE):
            await asyncio.gather(*map(store.forget_note, old[first : first + AT_ONCE]))

    async def opening(self, known: str, order: TableOrder, *, invited: bool) -> Table | Refusal:
        services = check_opening(
            self.registry.switches, has_space=self.registry.has_space(), invited=invited
        ) or await self.services_for_order(order)
        if isinstance(services, Refusal):
            return services
        settings = await self.settings_of(services, order)
        if isinstance(settings, Refusal):
            return settings
        checks = check_new_table if order.onward is None else check_table
        refusal = first_refusal(
            lambda: check_listing(self.registry.switches, settings),
            lambda: table_rules.check_settings(settings, real_time=services.game.real_time),
            lambda: checks(services.rules, settings.players, settings.options),
            lambda: table_rules.check_name(order.name, ()),
        )
        refusal = refusal or await services.extension.check_open(settings.options, order.owner)
        return refusal or await self.opened(services, known, msgspec.structs.replace(order, settings=settings))

    async def services_for_order(self, order: TableOrder) -> TableServices | Refusal:
        """The services for the game of the catalogue, for the content that the order brings, or for that of the earlier
        game."""
        earlier = None if order.onward is None else await self.registry.store.game(order.onward.game)
        kept = None if earlier is None else await self.registry.store.own_chapter(earlier.table)
        base = self.registry.services[order.game]
        brought = order.content or base.extension.content(order.settings)
        content = brought or ("" if kept is None else kept.body.decode())
        if not content:  # by the game that was ordered: the rules refuse to fork one of another game
            edition = base.rules.content if earlier is None else content_of(earlier)
            return await self.registry.content_services.as_played(order.game, content, edition)
        services = await self.registry.content_services.for_order(order.game, content)
        if isinstance(services, Refusal):
            return services
        if earlier is not None:
            services = await self.registry.content_services.as_played(order.game, content, content_of(earlier))
        return await base.extension.check_content(content, order.owner) or services

    async def settings_of(self, services: TableServices, order: TableOrder) -> Settings | Refusal:
        """The settings of an order. A forked game keeps the seats and options of the earlier one."""
        forks = order.onward is not None
        settings = await services.extension.settings(order.settings, order.owner, forks=forks)
        if isinstance(settings, Refusal) or order.onward is None:
            return settings
        earlier = await find_finished_game(services, order.onward)
        return earlier if isinstance(earlier, Refusal) else earlier.settings(settings)

    async def opened(self, services: TableServices, known: str, order: TableOrder) -> Table:
        settings = order.settings
        info = seat_person(new_table_info(await self.registry.new_code(), order.game, settings), 0, 0)
        info = msgspec.structs.replace(info, people=1, onward=order.onward, own=bool(services.content))
        account, logbook = order.owner
        key = hashed(order.key)
        person = PersonRow(table=info.code, person=0, name=order.name, key=key, account=account, logbook=logbook)
        table = Table(services, info, self.registry.clock.now(), 1, [person])
        table.fence = await self.registry.ownership.take(info.code)
        own = [OwnChapterRow(table=info.code, body=services.content.encode())] if info.own else []
        note = NoteRow(name=f"{OPENED}{known}", body=encode(Opened(info.code, table.made)))
        noted = [note] if self.registry.ownership.is_shared else []
        await table.put([table_row(table, info, 1), person, *own, *noted])
        self.registry.check_held(info.code)
        self.registry.begin(table)
        log.info("table opened", extra={"game": order.game, "players": settings.players, "listing": settings.listing})
        return table


def opened_of(row: NoteRow) -> Opened:
    return msgspec.json.decode(row.body, type=Opened)
