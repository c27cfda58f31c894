"""A running game of one person, carried from one place to another: what travels, how it is made, and how it arrives.

It is the whole game with its seed: what was begun in a page without a server goes on at a server's table, and the other
way round, as the same game under the same seal."""

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from saltsea.kernel.match import check_table
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record import Record
from saltsea.kernel.record_file import BadRecordError, with_chapter, write
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.play import Play
from saltsea.server.tables.player_content import LONGEST
from saltsea.server.tables.ports.ownership import UnownedError
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.rules import carry_rules, table_rules
from saltsea.server.tables.rules.opening_rules import check_listing, check_opening
from saltsea.server.tables.rules.table_rules import first_refusal
from saltsea.server.tables.stored.brought_record import BroughtRecord, Check, RecordHead, head_of
from saltsea.server.tables.stored.saved_games import stored_record
from saltsea.server.tables.stored.table_rows import table_row
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_info import Chair, TableInfo, new_table_info
from saltsea.server.tables.table_services import TableServices
from saltsea.server.tables.table_settings import Count, Settings
from saltsea.store.port import FencedError
from saltsea.store.rows import GameRow, LineRow, NoteRow, OwnChapterRow, PersonRow, Rows

LARGEST_GAME: Final = 4 * 1024 * 1024
"""Characters of a record."""
Word = Annotated[str, Meta(max_length=40)]


class CarriedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a carried game: its bot, or none where its person sits."""

    bot: Word | None = None
    """The bot that plays it; null where the person sits."""
    began: Word | None = None
    """The easiest bot that has played this seat in the game; statistics count that one."""
    order: Annotated[str, Meta(max_length=200)] = ""
    """The standing order of its bot."""


class CarriedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A running game as it travels."""

    name: str
    """What its player is called."""
    settings: Settings
    """The settings of its table."""
    seats: Annotated[tuple[CarriedSeat, ...], Meta(max_length=16)]
    """Who plays each seat, by its number."""
    seed: Annotated[str, Meta(max_length=64)]
    """The seed that the game is dealt from."""
    record: Annotated[str, Meta(max_length=LARGEST_GAME)]
    """The record so far, as JSON lines; the text of player-made content goes first."""
    reached: Count = 0
    """How far the game's time has run, in milliseconds."""
    stopped: Count | None = None
    """The game's time at which the player stopped the clock."""
    hints: Count = 0
    """How many hints were taken."""
    saltsea: Literal["carried"] = "carried"
    """Always `carried`: by this a file is known for what it is."""


# --- leaving ---


def carried_record(services: TableServices, row: GameRow, lines: Sequence[LineRow]) -> str:
    """The record of a running game, as far as it is saved. A long one takes a while: no player should wait for it."""
    stored = stored_record(services.rules, row, lines)
    record = write(services.rules, Record(stored.header.with_seed(None), stored.lines, None))
    return with_chapter(record, services.content).decode()


def carried_game(table: Table, play: Play, row: GameRow, record: str) -> CarriedGame:
    """The running game of a table, with its record."""
    info = table.info
    began = msgspec.json.decode(row.seats, type=list[int | str | None])
    return CarriedGame(
        name=next(table.name_of(chair.person) for chair in info.chairs if chair.person is not None),
        settings=info.settings,
        seats=tuple(
            CarriedSeat(chair.bot, then if isinstance(then, str) else None, chair.order)
            for chair, then in zip(info.chairs, began, strict=True)
        ),
        seed=row.seed,
        record=record,
        reached=max(0, play.now(table.now())),
        stopped=info.stopped,
        hints=info.hints.get(play.id, 0),
    )


async def forget_carried(registry: TableRegistry, table: Table) -> None:
    """The game goes on elsewhere: the table forgets it, and is gone if it has had no other."""
    for connection in [*table.connections]:
        table.send_away(connection)
    try:
        await registry.unload(table.info.code, partial(forget_last_game, registry, table))
    except FencedError as error:  # nothing is forgotten yet: the node that holds it now is asked
        raise UnownedError("another process holds this table") from error


async def forget_last_game(registry: TableRegistry, table: Table) -> None:
    """Forget the game of a table that has been stopped, under its fence: it may be another process's by now."""
    info, n = table.info, table.n
    registry.archive.changed()
    if info.games == 1:
        await registry.store.forget_table(info.code, table.fence)
        return
    earlier = msgspec.structs.replace(info, phase="over", games=info.games - 1, stopped=None, reached=0)
    await registry.store.forget_game(info.playing_id(), table.fence)
    row = table_row(Table(table.services, earlier, table.made, n, []), earlier, n + 1)
    await registry.store.write([row], table.fence)


# --- arriving ---


class Arrival(msgspec.Struct, frozen=True):
    """A carried game at its new place, before it is checked."""

    game: CarriedGame
    key: str
    """The secret of its player."""
    owner: ProgressOwner
    invited: bool
    note: str
    """The name of the note that says which table it has become."""


async def arrive(registry: TableRegistry, arrival: Arrival, check: Check) -> str | Refusal:
    """Check a carried game, and keep it at a table of its own; the table's code. Sent twice, it becomes one table."""
    known = await arrived_before(registry, arrival)
    if known is not None:
        return known
    refusal = check_opening(registry.switches, has_space=registry.has_space(), invited=arrival.invited)
    if refusal is not None:
        return refusal
    try:
        head = head_of(arrival.game.record.encode())
        services = await services_of(registry, arrival, head)
        if isinstance(services, Refusal):
            return services
        record = await check(services, head, arrival.game.seed)
    except BadRecordError as error:
        return carry_rules.damaged(error.reason)
    refusal = await check_arriving(registry, services, arrival, record)
    return refusal or await kept_once(registry, services, arrival, record)


async def arrived_before(registry: TableRegistry, arrival: Arrival) -> str | None:
    """The table that this has become already, if it is still there."""
    noted = await registry.store.note(arrival.note)
    row = None if noted is None else await registry.store.table(noted.decode())
    return None if row is None else row.id


async def kept_once(registry: TableRegistry, services: TableServices, arrival: Arrival, record: BroughtRecord) -> str:
    """Keep it, unless it was sent to another node, too, and has arrived there while it was checked here."""
    async with registry.store.lock(arrival.note):
        return await arrived_before(registry, arrival) or await kept(registry, services, arrival, record)


async def services_of(registry: TableRegistry, arrival: Arrival, head: RecordHead) -> TableServices | Refusal:
    """The services by which it goes on: of the release whose content it names, with the player's own content."""
    if head.game not in registry.services:
        raise BadRecordError(1, f"there is no game called {head.game} here")
    if len(head.chapter) > LONGEST:
        raise BadRecordError(1, "its own content is too long")
    base = registry.services[head.game]
    refusal = await base.extension.check_content(head.chapter, arrival.owner) if head.chapter else None
    if refusal is not None:
        return refusal
    try:
        return await registry.content_services.as_played(head.game, head.chapter, head.edition)
    except ValueError as error:
        raise BadRecordError(1, str(error)) from error


async def check_arriving(
    registry: TableRegistry, services: TableServices, arrival: Arrival, record: BroughtRecord
) -> Refusal | None:
    """Whether such a table may be opened here, by the rules of all tables."""
    settings, carried = settings_of(arrival.game, record), arrival.game
    if len(carried.seats) != record.players:
        return carry_rules.damaged("its seats are not those of its record")
    bots = [bot for seat in carried.seats for bot in (seat.bot, seat.began) if bot is not None]
    refusal = first_refusal(
        lambda: carry_rules.check_free_deal(settings),
        lambda: carry_rules.check_seated(sum(seat.bot is None for seat in carried.seats)),
        lambda: check_listing(registry.switches, settings),
        lambda: table_rules.check_settings(settings, real_time=services.game.real_time),
        lambda: check_table(services.rules, settings.players, settings.options),
        lambda: table_rules.check_name(carried.name, ()),
        *(partial(table_rules.check_bot, services.game, bot) for bot in bots),
    )
    return refusal or await services.extension.check_open(settings.options, arrival.owner)


def settings_of(carried: CarriedGame, record: BroughtRecord) -> Settings:
    """The settings that it was begun with; players and options are the record's."""
    return msgspec.structs.replace(carried.settings, players=record.players, options=record.options)


async def kept(registry: TableRegistry, services: TableServices, arrival: Arrival, record: BroughtRecord) -> str:
    """Write the table as a server leaves it when it stops: a player who comes back finds it there."""
    carried, code, now = arrival.game, await registry.new_code(), registry.clock.now()
    info = info_of(new_table_info(code, services.game.name, settings_of(carried, record)), carried)
    info = msgspec.structs.replace(info, own=bool(services.content))
    account, logbook = arrival.owner
    person = PersonRow(
        table=code, person=0, name=carried.name, key=hashed(arrival.key), account=account, logbook=logbook
    )
    n = len(record.lines) + 1
    rows: list[Rows] = [table_row(Table(services, info, now, n, [person]), info, n), person]
    rows += [OwnChapterRow(table=code, body=services.content.encode())] if info.own else []
    rows += [game_row(info, carried, record, now), *line_rows(info.playing_id(), record)]
    await registry.store.write([*rows, NoteRow(name=arrival.note, body=code.encode())])
    return code


def info_of(fresh: TableInfo, carried: CarriedGame) -> TableInfo:
    chairs = tuple(
        Chair(person=0) if seat.bot is None else Chair(bot=seat.bot, order=seat.order) for seat in carried.seats
    )
    info = msgspec.structs.replace(fresh, chairs=chairs, phase="playing", games=1, people=1, behind=-carried.reached)
    info = msgspec.structs.replace(info, reached=carried.reached, stopped=carried.stopped)
    return msgspec.structs.replace(info, hints={info.playing_id(): carried.hints} if carried.hints else {})


def game_row(info: TableInfo, carried: CarriedGame, record: BroughtRecord, now: int) -> GameRow:
    return GameRow(
        id=info.playing_id(),
        table=info.code,
        number=0,
        game=info.game,
        players=info.settings.players,
        header=record.header,
        seed=carried.seed,
        seats=msgspec.json.encode([seat.began or seat.bot or 0 for seat in carried.seats]),
        shown=info.settings.shown,
        started=now,
        counted=0,
    )


def line_rows(game: str, record: BroughtRecord) -> list[Rows]:
    return [LineRow(game=game, line=number, n=number + 1, body=body) for number, body in enumerate(record.lines)]
