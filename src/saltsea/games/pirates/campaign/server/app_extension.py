"""What the App beside the cardboard adds to its tables: the story of the chapter, and a place in the same campaign."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from saltsea.games.pirates.campaign.campaign_file import PiratesCampaign, our_rules
from saltsea.games.pirates.campaign.server.campaigns import Campaigns
from saltsea.games.pirates.campaign.server.extension import StoryExtension
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options
from saltsea.server.tables.ports.extension import Finished, Mounting
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.store.rows import Rows


class AppExtension(StoryExtension):
    """The tables of the App. A chapter that is won with cardboard opens the next one on the screen, too."""

    def __init__(self, mounting: Mounting) -> None:
        game, rules, store, clock = mounting
        words, _ = game.theme or (game.texts, game.name)
        campaign = PiratesCampaign(words, words.parent)
        super().__init__(store, campaign)
        self.campaigns = Campaigns(campaign, our_rules(rules), store, clock)

    async def check_open(self, options: Options, owner: ProgressOwner) -> Refusal | None:
        return await self.campaigns.check_open(options, owner)

    @asynccontextmanager
    async def rows_at_end(self, finished: Finished) -> AsyncIterator[Sequence[Rows]]:
        if finished.match.ended_early():
            yield ()
            return
        crew = [ProgressOwner(row.account, row.logbook) for row in finished.people]
        async with self.campaigns.after(finished.match, crew) as campaigns:
            yield campaigns

    def pages(self) -> list[str]:
        return ["/app"]
