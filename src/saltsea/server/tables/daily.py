"""The daily voyage: one secret seed for all crews of a day and sea, and the results for its leaderboard.

All seeds follow from one secret, which never leaves the store; the seed of a day is shown when the day is over."""

import asyncio
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from saltsea.game import Game
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.seat import Millis
from saltsea.logbook import DailyResult
from saltsea.server.tables.campaigns import CampaignOwner
from saltsea.server.tables.clock import Clock
from saltsea.server.tables.table_info import TableInfo
from saltsea.server.tables.table_settings import Onward, Settings
from saltsea.store.port import Store
from saltsea.store.rows import GameRow, NoteRow, PersonRow, Rows, SailorRow, VoyageRow

if TYPE_CHECKING:
    from saltsea.server.tables.table import TableServices

SECRET: Final = "daily/secret"


class Finished(NamedTuple):
    """A game that has just ended, as its table knows it."""

    id: str
    settings: Settings
    people: Sequence[PersonRow]
    """The people who played."""
    bots: int


class VoyageNoted(msgspec.Struct, frozen=True):
    """What is stored of a voyage for the leaderboard, besides its day and sea."""

    result: DailyResult
    players: int
    bots: int
    people: tuple[int, ...]
    """By their numbers: the names are looked up when the leaderboard is read."""
    speed: int
    steps: bool


class Daily:
    """The daily voyages of a server."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.lock = asyncio.Lock()

    def today(self) -> str:
        return day_of(self.clock.now())

    async def secret(self) -> bytes:
        """The secret of all seeds, made when it is first needed."""
        async with self.lock:
            known = await self.store.note(SECRET)
            if known is None:
                known = secrets.token_bytes(32)
                await self.store.write([NoteRow(name=SECRET, body=known)])
            return known

    async def seed(self, game: str, day: str, sea: str) -> bytes:
        return await self.mixed(b"saltsea daily", f"{game} {day} {sea}")

    async def mixed(self, person: bytes, what: str) -> bytes:
        """32 bytes that follow from the secret."""
        return blake2b(what.encode(), digest_size=32, key=await self.secret(), person=person).digest()

    async def dealt(self, services: "TableServices", info: TableInfo) -> Match | Refusal:
        """Today's voyage for this crew."""
        daily, day = services.game.daily, self.today()
        assert daily is not None
        options = daily.dated(info.settings.options, day)
        seed = await self.seed(services.game.name, day, daily.sea(options))
        return start(services.rules, info.settings.players, options, seed, shared=day)

    # --- the board ---

    async def noted(self, game: Game, match: Match, finished: Finished) -> list[Rows]:
        """The rows that the end of a daily voyage adds, under the campaigns' lock. A second attempt knows where things
        lie, so a voyage counts only if it is the first for everyone aboard."""
        day, daily = match.header.shared, game.daily
        if day is None or daily is None or match.header.forked:
            return []
        sea, result = daily.sea(match.header.options), daily.result(match)
        sailors = [SailorRow(who=who, day=day) for who in await self.sailors(game.name, day, sea, finished)]
        is_first = not any([await self.store.sailor(row.who) for row in sailors])
        if result is None or not sailors or not is_first:
            return [*sailors]
        body = msgspec.json.encode(noted_of(match, finished, result))
        voyage = VoyageRow(
            id=finished.id,
            game=game.name,
            day=day,
            sea=sea,
            points=result.points,
            ended=self.clock.now(),
            body=body,
        )
        return [voyage, *sailors]

    async def sailors(self, game: str, day: str, sea: str, finished: Finished) -> list[str]:
        """Hashes of everything the people aboard are known by: account, log book, key."""
        known = [
            name
            for row in finished.people
            for name in (f"account {row.account or ''}", f"logbook {row.logbook}", f"key {row.key}")
            if not name.endswith(" ")
        ]
        hashes = [await self.mixed(b"saltsea sailor", f"{game} {day} {sea} {name}") for name in known]
        return sorted({one.hex() for one in hashes})


def noted_of(match: Match, finished: Finished, result: DailyResult) -> VoyageNoted:
    return VoyageNoted(
        result=result,
        players=match.header.players,
        bots=finished.bots,
        people=tuple(row.person for row in finished.people),
        speed=finished.settings.speed,
        steps=finished.settings.steps,
    )


def day_of(now: Millis) -> str:
    """The day in UTC, the same for everyone."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def sealed_until(row: GameRow) -> str | None:
    """The day after which the seed of this game is shown; None if no other crew shares it."""
    shared: str | None = msgspec.json.decode(row.header)["shared"]
    return shared


# --- arranging one ---


async def set_out(
    services: "TableServices", settings: Settings, owner: CampaignOwner, onward: Onward | None = None
) -> Settings | Refusal:
    """The settings, with the options of a daily voyage if it is one."""
    if not settings.daily:
        return settings
    refusal = check_daily(settings, has=services.game.daily is not None, onward=onward is not None)
    if refusal is not None or services.game.daily is None:
        return refusal or settings
    body = await services.campaigns.readable(services.game, services.rules, owner)
    options = services.game.daily.set_out(body, services.rules, settings.options)
    return options if isinstance(options, Refusal) else msgspec.structs.replace(settings, options=options)


def check_daily(settings: Settings, *, has: bool, onward: bool) -> Refusal | None:
    """table.T26: a daily voyage is for a game that has one; it is dealt anew, and cannot be watched."""
    if not has:
        return refuse("table.T26", "refusal-table-no-daily")
    if onward:
        return refuse("table.T26", "refusal-table-daily-onward")
    return refuse("table.T26", "refusal-table-daily-watched") if settings.watching != "none" else None
