"""The review of a game over HTTP: asked for once, made beside the tables, kept, and the same for all its readers."""

import asyncio

import httpx

from corto.test_review import LITTLE, SHORT, begun, box
from saltsea.catalog import PLACE
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.review.review import review
from saltsea.games.corto.review.shapes import CortoReview
from saltsea.games.corto.server.extension import CortoExtension
from saltsea.games.corto.server.review_routes import KIND, PROCESS
from saltsea.kernel.record import Abandon
from saltsea.kernel.record_file import read, read_parts, write
from saltsea.server.reviews.processes import ReviewProcesses, Tell
from saltsea.server.reviews.reviews import Reviews
from server.archive_kit import bots_play, to_the_end, with_archive
from server.kit import FakeServer
from server.test_views import bearer, playing


class Maker:
    """Makes reviews at once, with little effort, and counts them."""

    def __init__(self, rules: CortoRules) -> None:
        self.rules = rules
        self.made = 0
        self.fails = False
        self.gate = asyncio.Event()

    async def make(self, record: bytes, tell: Tell) -> CortoReview:
        self.made += 1
        tell(40)
        await self.gate.wait()
        if self.fails:
            raise RuntimeError("no review")
        return review(self.rules, read(self.rules, read_parts(record)), LITTLE)


def reviews_of(fake: FakeServer) -> tuple[Reviews[CortoReview], Maker]:
    services = fake.registry.services["corto"]
    assert isinstance(services.extension, CortoExtension)
    assert isinstance(services.rules, CortoRules)
    maker = Maker(services.rules)
    services.extension.reviews.make = maker.make
    return services.extension.reviews, maker


async def finished(reviews: Reviews[CortoReview], maker: Maker) -> None:
    maker.gate.set()
    await asyncio.gather(*reviews.tasks)


def test_a_review_is_made_once_and_read_by_all_and_its_better_turn_can_be_looked_through() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        reviews, maker = reviews_of(fake)
        ann = await bots_play(fake, options={"length": 6})
        path = f"/api/games/{await to_the_end(fake, ann)}/review"
        assert (await client.get(path)).json() == {"state": "none", "percent": 0, "review": None}
        for _ in range(2):
            assert (await client.post(path)).json()["state"] == "working"
        await finished(reviews, maker)
        shown = (await client.get(path)).json()
        assert shown["state"] == "ready"
        assert (await client.post(path, headers=bearer(ann))).json() == shown
        assert maker.made == 1
        moment = shown["review"]["moments"][0]
        views = (await client.get(f"{path}/0/views?seat={moment['seat']}&since={moment['first']}")).json()
        assert views["lines"] == moment["lines"]
        assert len(views["updates"]) == moment["lines"] - moment["first"]
        assert (await client.get(f"{path}/9/views")).status_code == 404
        assert await Reviews(KIND, fake.store, maker.make).known(path.split("/")[3]) is not None

    with_archive(test)


def test_a_running_game_and_other_games_have_no_review() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann, _ = await fake.pair()
        running = await client.post(f"/api/games/{playing(ann)}/review", headers=bearer(ann))
        assert running.status_code == 409
        assert "still being played" in running.json()["message"]
        assert (await client.post("/api/games/nowhere-0/review")).status_code == 404

    with_archive(test)


def test_a_review_that_failed_says_so_and_can_be_asked_for_again() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        reviews, maker = reviews_of(fake)
        ann = await bots_play(fake, options={"length": 6})
        path = f"/api/games/{await to_the_end(fake, ann)}/review"
        maker.fails = True
        await client.post(path)
        await finished(reviews, maker)
        assert (await client.get(path)).json()["state"] == "failed"
        maker.fails = False
        await client.post(path)
        await finished(reviews, maker)
        assert (await client.get(path)).json()["state"] == "ready"

    with_archive(test)


def test_reviews_of_games_that_are_gone_are_deleted() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        reviews, maker = reviews_of(fake)
        match = begun(2, SHORT, "gone")
        match.submit(0, Abandon(), 0)
        reviews.begin("gone-1", write(box(), match.record()))
        await finished(reviews, maker)
        assert await reviews.known("gone-1") is not None
        await reviews.clean()
        assert await reviews.known("gone-1") is None

    with_archive(test)


def process() -> ReviewProcesses[CortoReview]:
    return ReviewProcesses(KIND, PROCESS, PLACE, asyncio.Lock())


def test_a_process_reviews_a_record() -> None:
    match = begun(2, SHORT, "process")
    match.submit(0, Abandon(), 0)
    told: list[int] = []
    made = asyncio.run(process().make(write(box(), match.record()), told.append))
    assert made == review(box(), match.record())
    assert told == [99]
