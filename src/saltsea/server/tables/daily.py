"""The voyage of the day: one secret seed for every crew of the day and sea, and what counts for its board of honour.

All seeds follow from one secret, which never leaves the store; a day's own is shown when the day is over."""

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
from saltsea.server.tables.campaigns import Whose
from saltsea.server.tables.clock import Clock
from saltsea.server.tables.room import Onward, Room, Settings
from saltsea.store.port import Store
from saltsea.store.rows import GameRow, NoteRow, PersonRow, Rows, SailorRow, VoyageRow

if TYPE_CHECKING:
    from saltsea.server.tables.table import Host

SECRET: Final = "daily/secret"


class Finished(NamedTuple):
    """A game that has just ended, as its table knows it."""

    id: str
    settings: Settings
    people: Sequence[PersonRow]
    """Who sat there."""
    bots: int


class VoyageNoted(msgspec.Struct, frozen=True):
    """What is kept of a voyage for the board, beside its day and sea."""

    result: DailyResult
    players: int
    bots: int
    people: tuple[int, ...]
    """By their numbers: what they are called is looked up when somebody reads the board."""
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
        """Made up once, when the first crew sets out."""
        async with self.lock:
            known = await self.store.note(SECRET)
            if known is None:
                known = secrets.token_bytes(32)
                await self.store.write([NoteRow(name=SECRET, body=known)])
            return known

    async def seed(self, game: str, day: str, sea: str) -> bytes:
        return await self.mixed(b"saltsea daily", f"{game} {day} {sea}")

    async def mixed(self, person: bytes, what: str) -> bytes:
        """32 bytes that nobody can work out who does not know the secret."""
        return blake2b(what.encode(), digest_size=32, key=await self.secret(), person=person).digest()

    async def dealt(self, host: "Host", room: Room) -> Match | Refusal:
        """Today's voyage for this crew."""
        daily, day = host.game.daily, self.today()
        assert daily is not None
        options = daily.dated(room.settings.options, day)
        seed = await self.seed(host.game.name, day, daily.sea(options))
        return start(host.rules, room.settings.players, options, seed, shared=day)

    # --- the board ---

    async def noted(self, game: Game, match: Match, finished: Finished) -> list[Rows]:
        """What the end of a daily voyage adds; asked while no other game may end. Whoever sails it a second time knows
        where things lie, so it counts only if it was the first for all aboard."""
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
        """Everybody aboard, by all that they are known by: their account, their log book, their key."""
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
    """By the same clock for everybody."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def sealed_until(row: GameRow) -> str | None:
    """The day whose end shows the seed of this game; None if no other crew sails with it."""
    shared: str | None = msgspec.json.decode(row.header)["shared"]
    return shared


# --- arranging one ---


async def set_out(host: "Host", settings: Settings, whose: Whose, onward: Onward | None = None) -> Settings | Refusal:
    """Settings as they are, or with the options of a daily voyage."""
    if not settings.daily:
        return settings
    refusal = check_daily(settings, has=host.game.daily is not None, onward=onward is not None)
    if refusal is not None or host.game.daily is None:
        return refusal or settings
    body = await host.campaigns.readable(host.game, host.rules, whose)
    options = host.game.daily.set_out(body, host.rules, settings.options)
    return options if isinstance(options, Refusal) else msgspec.structs.replace(settings, options=options)


def check_daily(settings: Settings, *, has: bool, onward: bool) -> Refusal | None:
    """table.T26: a daily voyage is for a game that has one; it is dealt anew, and nobody watches it."""
    if not has:
        return refuse("table.T26", "refusal-table-no-daily")
    if onward:
        return refuse("table.T26", "refusal-table-daily-onward")
    return refuse("table.T26", "refusal-table-daily-watched") if settings.watching != "none" else None
