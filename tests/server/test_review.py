"""The review of a game over HTTP: asked for once, made beside the tables, kept, and the same for all its readers."""

import asyncio
from dataclasses import replace

import httpx
import pytest

from corto.test_review import LITTLE, SHORT, begun, box
from saltsea.catalog import PLACE
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.review.review import review
from saltsea.games.corto.review.shapes import CortoReview
from saltsea.games.corto.server.extension import CortoExtension
from saltsea.games.corto.server.review_routes import KIND, PROCESS
from saltsea.kernel.record import Abandon
from saltsea.kernel.record_file import read, read_parts, write
from saltsea.server.reviews import reviews
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
        assert await Reviews(KIND, fake.store, maker.make, fake.clock).known(path.split("/")[3]) is not None

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
        await reviews.begin("gone-1", write(box(), match.record()))
        await finished(reviews, maker)
        assert await reviews.known("gone-1") is not None
        await reviews.clean()
        assert await reviews.known("gone-1") is None

    with_archive(test)


def test_attempts_that_an_earlier_version_left_are_deleted() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        now, _ = reviews_of(fake)
        earlier = Reviews(replace(KIND, version=KIND.version - 1), fake.store, now.make, fake.clock)
        await earlier.write("game-0", reviews.Attempt("earlier", fake.clock.now(), failed=True))
        await now.clean()
        assert await earlier.attempt("game-0") is None

    with_archive(test)


def of_two_nodes(fake: FakeServer) -> tuple[Reviews[CortoReview], Reviews[CortoReview], Maker]:
    _, maker = reviews_of(fake)
    here, there = (Reviews(KIND, fake.store, maker.make, fake.clock) for _ in range(2))
    return here, there, maker


def a_record() -> bytes:
    match = begun(2, SHORT, "nodes")
    match.submit(0, Abandon(), 0)
    return write(box(), match.record())


def test_two_nodes_make_a_review_once_and_both_say_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "SAID_AGAIN", 0.01)

    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        here, there, maker = of_two_nodes(fake)
        await asyncio.gather(*(node.begin("game-0", a_record()) for node in (here, there)))
        await asyncio.sleep(0.1)
        assert await here.status("game-0") == await there.status("game-0") == ("working", 40, None)
        maker.gate.set()
        await asyncio.gather(*here.tasks, *there.tasks)
        assert (await there.status("game-0"))[0] == "ready"
        assert maker.made == 1
        assert await fake.store.notes("attempt/") == []

    with_archive(test)


def test_a_review_that_failed_at_one_node_has_failed_at_all_until_it_is_asked_for_again() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        here, there, maker = of_two_nodes(fake)
        maker.fails = True
        await here.begin("game-0", a_record())
        await finished(here, maker)
        assert (await there.status("game-0"))[0] == "failed"
        maker.fails = False
        await there.begin("game-0", a_record())
        await finished(there, maker)
        assert (await here.status("game-0"))[0] == "ready"

    with_archive(test)


@pytest.mark.parametrize(("later", "state"), [(reviews.LOST, "working"), (reviews.LOST + 1, "none")])
def test_a_node_that_died_holds_a_review_up_for_half_a_minute(later: int, state: str) -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        _, there, maker = of_two_nodes(fake)
        await there.write("game-0", reviews.Attempt("dead", fake.clock.now(), 70))
        fake.clock.time += later
        assert (await there.status("game-0"))[0] == state
        await there.begin("game-0", a_record())
        await finished(there, maker)
        assert maker.made == (state == "none")

    with_archive(test)


def test_a_node_that_slept_gives_up_what_another_has_begun_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "SAID_AGAIN", 0.01)

    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        here, there, _ = of_two_nodes(fake)
        await here.begin("game-0", a_record())
        other = reviews.Attempt("other", fake.clock.now(), 5)
        await there.write("game-0", other)
        await asyncio.gather(*here.tasks)
        assert await there.attempt("game-0") == other

    with_archive(test)


def test_a_node_that_stops_lets_others_begin_at_once() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        here, there, _ = of_two_nodes(fake)
        await here.begin("game-0", a_record())
        await asyncio.sleep(0.01)
        await here.close()
        assert (await there.status("game-0"))[0] == "none"

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
