"""The campaigns of accounts and of guests' log books: what a finished game adds, which chapters are open, and imported
campaigns.

All changes hold the locks of those whose campaigns they change, so that two games that end at once both count."""

import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final, TypeAlias

from saltsea.games.pirates.campaign.campaign_file import PiratesCampaign
from saltsea.games.pirates.campaign.values import Crew, LogBook
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis
from saltsea.server.tables.clock import Clock
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.stored.progress_locks import progress_locked
from saltsea.store.port import Store
from saltsea.store.rows import LogbookRow, ProgressRow

DAY: Final[Millis] = 86_400_000
LOCK: Final = "campaigns"
"""The kind of lock that all hold who change a campaign, on all nodes: tables of the sea, and those of the App."""
StoredCampaign: TypeAlias = ProgressRow | LogbookRow

log = logging.getLogger(__name__)


class Campaigns:
    """All campaigns of a server."""

    def __init__(self, campaign: PiratesCampaign, rules: AnyRules, store: Store, clock: Clock) -> None:
        self.campaign = campaign
        self.rules = rules
        self.game = rules.name
        self.store = store
        self.clock = clock

    # --- what a game adds ---

    @asynccontextmanager
    async def after(self, match: Match, crew: Iterable[ProgressOwner]) -> AsyncIterator[list[StoredCampaign]]:
        """The rows to save together with the end of a game, under the crew's locks. There are none for a forked game:
        the same storm does not count twice."""
        known = sorted({effective_owner(owner) for owner in crew if owner.exists()}, key=str)
        counts = [] if match.header.forked else known
        async with self.locked(*counts):
            found = [await self.row_after(match, owner) for owner in counts]
            yield [row for row in found if row is not None]

    async def row_after(self, match: Match, owner: ProgressOwner) -> StoredCampaign | None:
        """The campaign's row after a game; None for an account that was just deleted. A campaign that cannot be read
        must not lose the game."""
        if owner.account is not None and await self.store.account(owner.account) is None:
            return None
        try:
            body = self.campaign.noted(await self.body(owner), match)
        except ValueError:
            log.exception("a campaign of %s could not be read, and stays as it is", self.game)
            return None
        return self.row(owner, body)

    def row(self, owner: ProgressOwner, body: bytes) -> StoredCampaign:
        if owner.account is not None:
            return ProgressRow(account=owner.account, game=self.game, body=body)
        return LogbookRow(key=owner.logbook, game=self.game, body=body, touched=self.clock.now())

    def locked(self, *owners: ProgressOwner) -> AbstractAsyncContextManager[None]:
        return progress_locked(self.store, LOCK, owners)

    # --- what is there ---

    async def body(self, owner: ProgressOwner) -> bytes | None:
        if owner.account is not None:
            return next((row.body for row in await self.store.progress(owner.account) if row.game == self.game), None)
        row = await self.store.logbook(owner.logbook, self.game) if owner.logbook else None
        return None if row is None else row.body

    async def log_book(self, owner: ProgressOwner, crew: Crew, language: str) -> LogBook:
        """The campaign as its owner sees it. Opening a log book extends how long it is kept."""
        await self.touch(owner)
        return self.campaign.shown(await self.readable(owner), self.rules, crew, language)

    async def touch(self, owner: ProgressOwner) -> None:
        """Note that a log book was used; once a day is enough."""
        if owner.account is not None or not owner.logbook:
            return
        async with self.locked(owner):
            row = await self.store.logbook(owner.logbook, self.game)
            if row is not None and self.clock.now() - row.touched >= DAY:
                await self.store.write([self.row(owner, row.body)])

    async def check_open(self, options: Options, owner: ProgressOwner) -> Refusal | None:
        """Whether the owner has won what these options need."""
        return self.campaign.check_open(await self.readable(owner), self.rules, options)

    async def opened(self, owner: ProgressOwner) -> int:
        """How many chapters are open to this owner."""
        return self.campaign.opened(await self.readable(owner), self.rules)

    async def readable(self, owner: ProgressOwner) -> bytes | None:
        """The stored campaign; one that cannot be read counts as a new one."""
        body = await self.body(owner)
        try:
            return None if body is None else self.campaign.checked(body, self.rules)
        except ValueError:
            log.exception("a campaign of %s could not be read, and counts as a new one", self.game)
            return None

    # --- in and out ---

    async def import_campaign(self, owner: ProgressOwner, body: bytes) -> None:
        """Replace the owner's campaign by an imported one; a ValueError says what is wrong with it."""
        row = self.row(owner, self.campaign.checked(body, self.rules))
        async with self.locked(owner):
            await self.store.write([row])

    async def merge_campaign(self, owner: ProgressOwner, body: bytes) -> None:
        """Put an imported campaign together with the owner's; a ValueError says what is wrong with it. The same one
        again changes nothing, so devices may send each other theirs as often as they like."""
        async with self.locked(owner):
            stored, mine = await self.body(owner), await self.readable(owner)
            both = self.campaign.merged(mine, body, self.rules)
            if both != stored:
                await self.store.write([self.row(owner, both)])

    async def adopt(self, account: str, logbook: str) -> None:
        """Give a guest's campaign to an account that has none; an account that has one keeps it, and so does the
        guest."""
        theirs, ours = ProgressOwner(logbook=logbook), ProgressOwner(account)
        async with self.locked(theirs, ours):
            guest, mine = await self.body(theirs), await self.body(ours)
            if guest is not None and mine is None:
                await self.store.write([self.row(ours, guest)])

    async def forget(self, owner: ProgressOwner) -> None:
        async with self.locked(owner):
            if owner.account is not None:
                await self.store.forget_progress(owner.account, self.game)
            else:
                await self.store.forget_logbook(owner.logbook, self.game)


def effective_owner(owner: ProgressOwner) -> ProgressOwner:
    """A signed-in player plays for the account alone."""
    return owner if owner.account is None else ProgressOwner(owner.account)
