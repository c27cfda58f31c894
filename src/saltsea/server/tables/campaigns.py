"""The campaigns of accounts and of guests' log books: what a finished game adds, which chapters are open, and imported
campaigns.

Only the game knows the content of a campaign. All changes hold the lock, so that two games that end at once both
count."""

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


class CampaignOwner(NamedTuple):
    """The owner of a campaign: an account, else a log book by the hash of its secret, else no owner."""

    account: str | None = None
    logbook: str = ""

    def exists(self) -> bool:
        return self.account is not None or bool(self.logbook)


NO_OWNER: Final = CampaignOwner()


class Campaigns:
    """All campaigns of a server."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.lock = asyncio.Lock()

    # --- what a game adds ---

    @asynccontextmanager
    async def after(
        self, game: Game, match: Match, crew: Iterable[CampaignOwner], *, over: bool
    ) -> AsyncIterator[list[Kept]]:
        """The rows to save together with the end of a game, under the lock. There are none before the end, and none for
        a forked game: the same storm does not count twice."""
        if not over or game.campaign is None or match.header.forked:
            yield []
            return
        async with self.lock:
            known = sorted({own(owner) for owner in crew if owner.exists()}, key=str)
            found = [await self.noted(game.campaign, match, owner) for owner in known]
            yield [row for row in found if row is not None]

    async def noted(self, keeper: CampaignKeeper, match: Match, owner: CampaignOwner) -> Kept | None:
        """The campaign's row after a game; None for an account that was just deleted. A campaign that cannot be read
        must not lose the game."""
        name = match.rules.name
        if owner.account is not None and await self.store.account(owner.account) is None:
            return None
        try:
            body = keeper.noted(await self.body(owner, name), match)
        except ValueError:
            log.exception("a campaign of %s could not be read, and stays as it is", name)
            return None
        return self.row(owner, name, body)

    def row(self, owner: CampaignOwner, game: str, body: bytes) -> Kept:
        if owner.account is not None:
            return CampaignRow(account=owner.account, game=game, body=body)
        return LogbookRow(key=owner.logbook, game=game, body=body, touched=self.clock.now())

    # --- what is there ---

    async def body(self, owner: CampaignOwner, game: str) -> bytes | None:
        if owner.account is not None:
            return next((row.body for row in await self.store.campaigns(owner.account) if row.game == game), None)
        row = await self.store.logbook(owner.logbook, game) if owner.logbook else None
        return None if row is None else row.body

    async def shown(self, game: Game, rules: AnyRules, owner: CampaignOwner, crew: Crew, language: str) -> LogBook:
        """The campaign as its owner sees it. Opening a log book extends how long it is kept."""
        assert game.campaign is not None
        await self.touch(owner, game.name)
        return game.campaign.shown(await self.readable(game, rules, owner), rules, crew, language)

    async def touch(self, owner: CampaignOwner, game: str) -> None:
        """Note that a log book was used; once a day is enough."""
        if owner.account is not None or not owner.logbook:
            return
        async with self.lock:
            row = await self.store.logbook(owner.logbook, game)
            if row is not None and self.clock.now() - row.touched >= DAY:
                await self.store.write([self.row(owner, game, row.body)])

    async def check_open(self, game: Game, rules: AnyRules, owner: CampaignOwner, options: Options) -> Refusal | None:
        """Whether the owner has won what these options need."""
        if game.campaign is None:
            return None
        return game.campaign.check_open(await self.readable(game, rules, owner), rules, options)

    async def opened(self, game: Game, rules: AnyRules, owner: CampaignOwner) -> int:
        """How many chapters are open to this owner; 0 in a game without a campaign."""
        if game.campaign is None:
            return 0
        return game.campaign.opened(await self.readable(game, rules, owner), rules)

    async def readable(self, game: Game, rules: AnyRules, owner: CampaignOwner) -> bytes | None:
        """The stored campaign; one that cannot be read counts as a new one."""
        body = await self.body(owner, game.name)
        try:
            return None if body is None or game.campaign is None else game.campaign.checked(body, rules)
        except ValueError:
            log.exception("a campaign of %s could not be read, and counts as a new one", game.name)
            return None

    # --- in and out ---

    async def bring(self, keeper: CampaignKeeper, rules: AnyRules, owner: CampaignOwner, body: bytes) -> None:
        """Replace the owner's campaign by an imported one; a ValueError says what is wrong with it."""
        row = self.row(owner, rules.name, keeper.checked(body, rules))
        async with self.lock:
            await self.store.write([row])

    async def forget(self, owner: CampaignOwner, game: str) -> None:
        async with self.lock:
            if owner.account is not None:
                await self.store.forget_campaign(owner.account, game)
            else:
                await self.store.forget_logbook(owner.logbook, game)


def own(owner: CampaignOwner) -> CampaignOwner:
    """A signed-in player plays for the account alone."""
    return owner if owner.account is None else CampaignOwner(owner.account)
