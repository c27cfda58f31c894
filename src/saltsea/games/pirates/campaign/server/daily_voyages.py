"""The daily voyage: one seed for all crews of a day and sea, on every server, and the results for its leaderboard.

The seed is no secret (docs/decisions/0037). Until then each server had its own: voyages of those days show that."""

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

import msgspec

from saltsea.games.pirates.campaign.daily import PiratesDaily
from saltsea.games.pirates.campaign.values import DailyResult
from saltsea.kernel.daily import daily_seed
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.rules import AnyRules
from saltsea.server.tables.clock import Clock
from saltsea.server.tables.ports.extension import Finished
from saltsea.server.tables.stored.stored_rows import header_of
from saltsea.server.tables.table_settings import Settings
from saltsea.server.today import day_of
from saltsea.store.port import Store
from saltsea.store.rows import GameRow, NoteRow, Rows, SailorRow, VoyageRow

SECRET: Final = "daily/secret"


class VoyageResult(msgspec.Struct, frozen=True):
    """What is stored of a voyage for the leaderboard, besides its day and sea."""

    result: DailyResult
    players: int
    bots: int
    people: tuple[int, ...]
    """By their numbers: the names are looked up when the leaderboard is read."""
    speed: int
    steps: bool


class DailyVoyages:
    """The daily voyages of a server."""

    def __init__(self, daily: PiratesDaily, rules: AnyRules, store: Store, clock: Clock) -> None:
        self.daily = daily
        self.rules = rules
        self.game = rules.name
        self.store = store
        self.clock = clock

    def today(self) -> str:
        return day_of(self.clock.now())

    async def secret(self) -> bytes:
        """The secret of all fingerprints of sailors, made when it is first needed."""
        async with self.store.lock(SECRET):
            known = await self.store.note(SECRET)
            if known is None:
                known = secrets.token_bytes(32)
                await self.store.write([NoteRow(name=SECRET, body=known)])
            return known

    async def mixed(self, what: str) -> str:
        """A fingerprint that follows from the secret."""
        return blake2b(what.encode(), digest_size=32, key=await self.secret(), person=b"saltsea sailor").hexdigest()

    def dealt(self, settings: Settings) -> Match | Refusal:
        """Today's voyage for this crew."""
        return self.daily.match(self.rules, settings.players, settings.options, self.today())

    async def seed_of(self, day: str, sea: str, voyages: Sequence[VoyageRow]) -> str:
        """The seed of a day: what its voyages were dealt from, and else what they would be dealt from today. A server
        that is older than public seeds had its own for earlier days; crews may still sail by that one today."""
        is_over = day < self.today()
        game = await self.store.game(voyages[0].id) if voyages and is_over else None
        return daily_seed(self.rules, day, sea).hex() if game is None else game.seed

    def is_sealed(self, row: GameRow) -> bool:
        """Whether other crews may still play the same daily voyage."""
        return header_of(row).is_sealed(self.today())

    # --- the board ---

    async def result_rows(self, finished: Finished) -> list[Rows]:
        """The rows that the end of a daily voyage adds, under the campaigns' lock. A second attempt knows where things
        lie, so a voyage counts only if it is the first for everyone aboard."""
        match, day = finished.match, finished.match.header.shared
        if day is None or match.header.forked:
            return []
        sea, result = self.daily.sea(match.header.options), self.daily.result(match)
        sailors = [SailorRow(who=who, day=day) for who in await self.sailors(day, sea, finished)]
        is_first = not any([await self.store.sailor(row.who) for row in sailors])
        if result is None or not sailors or not is_first:
            return [*sailors]
        return [self.voyage_row(finished, day, sea, result), *sailors]

    def voyage_row(self, finished: Finished, day: str, sea: str, result: DailyResult) -> VoyageRow:
        return VoyageRow(
            id=finished.id,
            game=self.game,
            day=day,
            sea=sea,
            points=result.points,
            ended=self.clock.now(),
            body=msgspec.json.encode(voyage_result(finished, result)),
        )

    async def sailors(self, day: str, sea: str, finished: Finished) -> list[str]:
        """Hashes of everything the people aboard are known by: account, log book, key."""
        known = [
            name
            for row in finished.people
            for name in (f"account {row.account or ''}", f"logbook {row.logbook}", f"key {row.key}")
            if not name.endswith(" ")
        ]
        return sorted({await self.mixed(f"{self.game} {day} {sea} {name}") for name in known})


def voyage_result(finished: Finished, result: DailyResult) -> VoyageResult:
    return VoyageResult(
        result=result,
        players=finished.match.header.players,
        bots=finished.bots,
        people=tuple(row.person for row in finished.people),
        speed=finished.settings.speed,
        steps=finished.settings.steps,
    )
