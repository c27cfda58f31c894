"""A running game of one person, carried from one place to another: what travels, how it is made, and how it arrives.

It is the whole game with its seed: what was begun in a page without a server goes on at a server's table, and the other
way round, as the same game under the same seal."""

from functools import partial
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from saltsea.kernel.match import check_table
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record import Record
from saltsea.kernel.record_file import (
    BadRecordError,
    game_of,
    plain_line,
    read,
    read_parts,
    with_chapter,
    without_chapter,
    write,
)
from saltsea.kernel.replay import verify_running
from saltsea.kernel.rules import AnyRules
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.handlers.host_handlers import header_body
from saltsea.server.tables.play import Play
from saltsea.server.tables.player_content import LONGEST
from saltsea.server.tables.ports.ownership import UnownedError
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.rules import carry_rules, table_rules
from saltsea.server.tables.rules.opening_rules import check_listing, check_opening
from saltsea.server.tables.rules.table_rules import first_refusal
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_info import Chair, TableInfo, new_table_info
from saltsea.server.tables.table_services import TableServices
from saltsea.server.tables.table_settings import Count, Settings
from saltsea.server.tables.threads import in_thread
from saltsea.store.port import FencedError
from saltsea.store.rows import GameRow, LineRow, OwnChapterRow, PersonRow, Rows

LARGEST_GAME: Final = 4 * 1024 * 1024
"""Characters of a record."""
Word = Annotated[str, Meta(max_length=40)]


class CarriedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a carried game: its bot, or none where its person sits."""

    bot: Word | None = None
    began: Word | None = None
    """The easiest bot that has played this seat in the game; statistics count that one."""
    order: Annotated[str, Meta(max_length=200)] = ""
    """The standing order of its bot."""


class CarriedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A running game as it travels."""

    name: str
    """What its player is called."""
    settings: Settings
    seats: Annotated[tuple[CarriedSeat, ...], Meta(max_length=16)]
    seed: Annotated[str, Meta(max_length=64)]
    record: Annotated[str, Meta(max_length=LARGEST_GAME)]
    """The record so far, as JSON lines; the text of player-made content goes first."""
    reached: Count = 0
    """How far the game's time has run, in milliseconds."""
    stopped: Count | None = None
    """The game's time at which the player stopped the clock."""
    hints: Count = 0
    """How many hints were taken."""
    saltsea: Literal["carried"] = "carried"


# --- leaving ---


def carried_game(table: Table, play: Play, row: GameRow) -> CarriedGame:
    """The running game of a table, as far as it is saved."""
    info, services = table.info, table.services
    header = play.match.header.with_seed(None)
    record = write(services.rules, Record(header, play.match.lines[: play.saved], None))
    began = msgspec.json.decode(row.seats, type=list[int | str | None])
    return CarriedGame(
        name=next(table.name_of(chair.person) for chair in info.chairs if chair.person is not None),
        settings=info.settings,
        seats=tuple(
            CarriedSeat(chair.bot, then if isinstance(then, str) else None, chair.order)
            for chair, then in zip(info.chairs, began, strict=True)
        ),
        seed=row.seed,
        record=with_chapter(record, services.content).decode(),
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
    except FencedError as error:  # nothing is forgotten yet: whoever holds it now is asked
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
    row = Table(table.services, earlier, table.made, n, []).row(earlier, n + 1)
    await registry.store.write([row], table.fence)


# --- arriving ---


class Arrival(msgspec.Struct, frozen=True):
    """A carried game at its new place, before it is checked."""

    game: CarriedGame
    key: str
    """The secret of its player."""
    owner: ProgressOwner
    invited: bool


async def arrive(registry: TableRegistry, arrival: Arrival) -> str | Refusal:
    """Check a carried game, and keep it at a table of its own; the table's code."""
    refusal = check_opening(registry.switches, has_space=registry.has_space(), invited=arrival.invited)
    if refusal is not None:
        return refusal
    try:
        chapter, data = without_chapter(arrival.game.record.encode())
        parts = read_parts(data)
        services = await services_of(registry, arrival, parts, chapter)
        if isinstance(services, Refusal):
            return services
        record = await in_thread(partial(checked, services.rules, parts, arrival.game.seed))
    except BadRecordError as error:
        return carry_rules.damaged(error.reason)
    refusal = await check_arriving(registry, services, arrival, record)
    return refusal or await kept(registry, services, arrival, record)


async def services_of(
    registry: TableRegistry, arrival: Arrival, parts: list[dict[str, object]], chapter: str
) -> TableServices | Refusal:
    """The services by which it goes on: of the release whose content it names, with the player's own content."""
    game, edition = game_of(parts), str(parts[0].get("content", ""))
    if game not in registry.services:
        raise BadRecordError(1, f"there is no game called {game} here")
    if len(chapter) > LONGEST:
        raise BadRecordError(1, "its own content is too long")
    base = registry.services[game]
    refusal = await base.extension.check_content(chapter, arrival.owner) if chapter else None
    if refusal is not None:
        return refusal
    try:
        return await registry.content_services.as_played(game, chapter, edition)
    except ValueError as error:
        raise BadRecordError(1, str(error)) from error


def checked(rules: AnyRules, parts: list[dict[str, object]], seed: str) -> Record:
    """The record of these parts, after its commands have been replayed from this seed and agree."""
    record = read(rules, parts)
    if record.header.shared is not None:
        raise BadRecordError(1, "others play from the same seed")
    verify_running(rules, record, seed, lambda _: None)
    return record


async def check_arriving(
    registry: TableRegistry, services: TableServices, arrival: Arrival, record: Record
) -> Refusal | None:
    """Whether such a table may be opened here, by the rules of all tables."""
    settings, carried = settings_of(arrival.game, record), arrival.game
    if len(carried.seats) != record.header.players:
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


def settings_of(carried: CarriedGame, record: Record) -> Settings:
    """The settings that it was begun with; players and options are the record's."""
    header = record.header
    return msgspec.structs.replace(carried.settings, players=header.players, options=header.options)


async def kept(registry: TableRegistry, services: TableServices, arrival: Arrival, record: Record) -> str:
    """Write the table as a server leaves it when it stops: whoever comes back finds it there."""
    carried, code, now = arrival.game, await registry.new_code(), registry.clock.now()
    info = info_of(new_table_info(code, record.header.game, settings_of(carried, record)), carried)
    info = msgspec.structs.replace(info, own=bool(services.content))
    account, logbook = arrival.owner
    person = PersonRow(
        table=code, person=0, name=carried.name, key=hashed(arrival.key), account=account, logbook=logbook
    )
    n = len(record.lines) + 1
    rows: list[Rows] = [Table(services, info, now, n, [person]).row(info, n), person]
    rows += [OwnChapterRow(table=code, body=services.content.encode())] if info.own else []
    rows += [game_row(info, carried, record, now), *line_rows(services.rules, info.playing_id(), record)]
    await registry.store.write(rows)
    return code


def info_of(fresh: TableInfo, carried: CarriedGame) -> TableInfo:
    chairs = tuple(
        Chair(person=0) if seat.bot is None else Chair(bot=seat.bot, order=seat.order) for seat in carried.seats
    )
    info = msgspec.structs.replace(fresh, chairs=chairs, phase="playing", games=1, people=1, behind=-carried.reached)
    info = msgspec.structs.replace(info, reached=carried.reached, stopped=carried.stopped)
    return msgspec.structs.replace(info, hints={info.playing_id(): carried.hints} if carried.hints else {})


def game_row(info: TableInfo, carried: CarriedGame, record: Record, now: int) -> GameRow:
    return GameRow(
        id=info.playing_id(),
        table=info.code,
        number=0,
        game=info.game,
        players=info.settings.players,
        header=header_body(record.header),
        seed=carried.seed,
        seats=msgspec.json.encode([seat.began or seat.bot or 0 for seat in carried.seats]),
        shown=info.settings.shown,
        started=now,
        counted=0,
    )


def line_rows(rules: AnyRules, game: str, record: Record) -> list[Rows]:
    return [
        LineRow(game=game, line=line.number, n=line.number + 1, body=msgspec.json.encode(plain_line(rules, line)))
        for line in record.lines
    ]
