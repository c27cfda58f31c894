"""The review of a voyage over HTTP: what decided it, asked for once and read by the crew."""

import asyncio

import httpx
import pytest

from saltsea.catalog import CATALOG, PLACE
from saltsea.game import Game
from saltsea.games.pirates.campaign.server.extension import PiratesExtension
from saltsea.games.pirates.campaign.server.voyage_reviews import KIND, PROCESS
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.review.review import FULL, ResailEffort, review
from saltsea.games.pirates.review.shapes import VERSION, VoyageReview
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, start
from saltsea.kernel.record import Abandon
from saltsea.kernel.record_file import read, read_parts, write
from saltsea.server.reviews.process_output import rules_with
from saltsea.server.reviews.processes import ReviewProcesses, Tell
from server.archive_kit import bots_play, to_the_end, with_archive
from server.kit import FakeServer

LITTLE = ResailEffort(instants=2, first=1, deciding=1)


def test_a_voyage_is_reviewed_once_and_a_game_of_corto_has_no_such_review() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        extension = fake.registry.services["pirates"].extension
        assert isinstance(extension, PiratesExtension)
        rules = extension.campaigns.rules
        assert isinstance(rules, PiratesRules)
        made: list[int] = []

        async def make(record: bytes, tell: Tell) -> VoyageReview:
            made.append(len(record))
            return review(rules, read(rules, read_parts(record)), LITTLE)

        extension.reviews.make = make
        ann = await bots_play(fake, game="pirates")
        path = f"/api/games/{await to_the_end(fake, ann)}/resailing"
        assert (await client.get(path)).json() == {"state": "none", "percent": 0, "review": None}
        assert (await client.post(path)).json()["state"] == "working"
        await asyncio.gather(*extension.reviews.tasks)
        shown = (await client.get(path)).json()
        assert (shown["state"], shown["review"]["voyages"]) == ("ready", LITTLE.deciding)
        assert (await client.post(path)).json() == shown
        assert len(made) == 1
        assert (await client.get(path.replace("resailing", "review"))).status_code == 404

    with_archive(test)


@pytest.mark.parametrize(
    "release", [CATALOG["pirates"], *CATALOG["pirates"].earlier()], ids=lambda one: one.rules().content
)
def test_a_process_reviews_a_voyage_of_any_release(release: Game) -> None:
    rules = release.rules()
    match = start(rules, 2, {}, named_seed("process"))
    assert isinstance(match, Match)
    match.submit(0, Abandon(), 0)
    told: list[int] = []
    made = asyncio.run(
        ReviewProcesses(KIND, PROCESS, PLACE, asyncio.Lock()).make(write(rules, match.record()), told.append)
    )
    assert made == VoyageReview(VERSION, FULL.deciding, [])
    assert told == [99]
    assert rules_with(CATALOG["pirates"], "", rules.content).content == rules.content
