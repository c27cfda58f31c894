"""The campaigns of accounts and of guests' log books: what a finished game adds to them, what is open by them, and a
campaign brought from elsewhere.

The game alone knows what is in one. Whatever changes one holds the lock: of two games that end at once both count."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple, TypeAlias

from saltsea.game import CampaignKeeper, Game
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis
from saltsea.logbook import Crew, LogBook
from saltsea.server.tables.clock import Clock
from saltsea.store.port import Store
from saltsea.store.rows import CampaignRow, LogbookRow

DAY: Final[Millis] = 86_400_000
Kept: TypeAlias = CampaignRow | LogbookRow

log = logging.getLogger(__name__)


class Whose(NamedTuple):
    """Whose campaign it is: that of an account, else that of a log book, by the hash of its secret; else nobody's."""

    account: str | None = None
    logbook: str = ""

    def is_somebodys(self) -> bool:
        return self.account is not None or bool(self.logbook)


NOBODYS: Final = Whose()


class Campaigns:
    """All of a server."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.lock = asyncio.Lock()

    # --- what a game adds ---

    @asynccontextmanager
    async def after(self, game: Game, match: Match, crew: Iterable[Whose], *, over: bool) -> AsyncIterator[list[Kept]]:
        """What the end of a game adds: rows to keep together with it, inside of this. Until then there are none, nor
        for a game that went on from an earlier one: the same storm is not weathered twice."""
        if not over or game.campaign is None or match.header.forked:
            yield []
            return
        async with self.lock:
            known = sorted({own(whose) for whose in crew if whose.is_somebodys()}, key=str)
            found = [await self.noted(game.campaign, match, whose) for whose in known]
            yield [row for row in found if row is not None]

    async def noted(self, keeper: CampaignKeeper, match: Match, whose: Whose) -> Kept | None:
        """None for an account that has just been deleted. A game is never lost because a campaign cannot be read."""
        name = match.rules.name
        if whose.account is not None and await self.store.account(whose.account) is None:
            return None
        try:
            body = keeper.noted(await self.body(whose, name), match)
        except ValueError:
            log.exception("a campaign of %s could not be read, and stays as it is", name)
            return None
        return self.row(whose, name, body)

    def row(self, whose: Whose, game: str, body: bytes) -> Kept:
        if whose.account is not None:
            return CampaignRow(account=whose.account, game=game, body=body)
        return LogbookRow(key=whose.logbook, game=game, body=body, touched=self.clock.now())

    # --- what is there ---

    async def body(self, whose: Whose, game: str) -> bytes | None:
        if whose.account is not None:
            return next((row.body for row in await self.store.campaigns(whose.account) if row.game == game), None)
        row = await self.store.logbook(whose.logbook, game) if whose.logbook else None
        return None if row is None else row.body

    async def shown(self, game: Game, rules: AnyRules, whose: Whose, crew: Crew, language: str) -> LogBook:
        """The campaign as its owner sees it. A log book that is opened is kept for longer."""
        assert game.campaign is not None
        await self.touch(whose, game.name)
        return game.campaign.shown(await self.readable(game, rules, whose), rules, crew, language)

    async def touch(self, whose: Whose, game: str) -> None:
        """Asked once a day, that is enough."""
        if whose.account is not None or not whose.logbook:
            return
        async with self.lock:
            row = await self.store.logbook(whose.logbook, game)
            if row is not None and self.clock.now() - row.touched >= DAY:
                await self.store.write([self.row(whose, game, row.body)])

    async def check_open(self, game: Game, rules: AnyRules, whose: Whose, options: Options) -> Refusal | None:
        """Whether whoever opens a table, or arranges it, has come so far."""
        if game.campaign is None:
            return None
        return game.campaign.check_open(await self.readable(game, rules, whose), rules, options)

    async def opened(self, game: Game, rules: AnyRules, whose: Whose) -> int:
        """How many chapters are open for somebody; none in a game without a campaign."""
        if game.campaign is None:
            return 0
        return game.campaign.opened(await self.readable(game, rules, whose), rules)

    async def readable(self, game: Game, rules: AnyRules, whose: Whose) -> bytes | None:
        """The campaign, unless it cannot be read: then it is as good as a new one."""
        body = await self.body(whose, game.name)
        try:
            return None if body is None or game.campaign is None else game.campaign.checked(body, rules)
        except ValueError:
            log.exception("a campaign of %s could not be read, and counts as a new one", game.name)
            return None

    # --- in and out ---

    async def bring(self, keeper: CampaignKeeper, rules: AnyRules, whose: Whose, body: bytes) -> None:
        """Keep a campaign from elsewhere in place of what is there; a ValueError says what is wrong with it."""
        row = self.row(whose, rules.name, keeper.checked(body, rules))
        async with self.lock:
            await self.store.write([row])

    async def forget(self, whose: Whose, game: str) -> None:
        async with self.lock:
            if whose.account is not None:
                await self.store.forget_campaign(whose.account, game)
            else:
                await self.store.forget_logbook(whose.logbook, game)


def own(whose: Whose) -> Whose:
    """Who is signed in sails for their account alone."""
    return whose if whose.account is None else Whose(whose.account)
