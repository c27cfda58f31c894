"""How often one address may open tables and guess codes, over HTTP and by opening lines."""

import asyncio
import json
from collections.abc import Iterator, MutableMapping
from typing import Any
from unittest.mock import patch

import pytest

from saltsea.server.reading import views_made
from saltsea.server.reading.totals import sums_made
from saltsea.server.tables.token_bucket import MOST_KNOWN, TokenBucket, TokenBuckets
from saltsea.server.web.answer_cache import AnswerCache
from saltsea.server.web.routes.records import written
from server.kit import FakeClock, Guest
from server.operator_kit import HERE, STRANGER, Served, Web, served

# --- token buckets ---


def test_a_bucket_allows_a_burst_and_then_one_per_interval() -> None:
    bucket = TokenBucket(burst=3, every=50)
    allowed = []
    for now in [1000] * 4 + [1049, 1050, 1050, 1400] + [1400] * 3:
        allowed.append(not bucket.wait(now))
        if allowed[-1]:
            bucket.take(now)
    assert allowed == [True] * 3 + [False] * 2 + [True, False, True] + [True] * 2 + [False]
    assert bucket.wait(1401) == 49


def test_buckets_are_per_key_wait_in_whole_seconds_and_forget_the_oldest() -> None:
    clock = FakeClock()
    buckets = TokenBuckets(clock, burst=1, every=1500)
    buckets.take("first")
    assert (buckets.wait("first"), buckets.wait("second")) == (2, 0)
    clock.time += 1499
    assert buckets.wait("first") == 1
    for number in range(MOST_KNOWN):
        buckets.take(str(number))
    assert (len(buckets.buckets), buckets.wait("first")) == (MOST_KNOWN, 0)


# --- over HTTP and sockets ---


async def statuses(web: Web, path: str, times: int) -> list[int]:
    return [(await web.get(path)).status_code for _ in range(times)]


def test_opening_tables_is_rate_limited() -> None:
    async def test(fake: Served) -> None:
        web = fake.web()
        answers = [await fake.open_by_web(web, f"Ann-{number}") for number in range(11)]
        assert [answer.status_code for answer in answers] == [201] * 10 + [429]
        assert answers[-1].headers["retry-after"] == "30"
        assert (await web.post("/api/games", content=b"")).status_code == 429, "which makes tables too"
        assert (await fake.open_by_web(fake.web("203.0.113.9"), "Bob")).status_code == 201
        await fake.clock.advance(30_000)
        assert (await fake.open_by_web(web, "Cat")).status_code == 201

    served(test)


def test_guessing_codes_is_rate_limited_and_right_codes_are_not() -> None:
    async def test(fake: Served) -> None:
        ann = await fake.open()
        web = fake.web()
        assert set(await statuses(web, f"/api/tables/{ann.code}", 40)) == {200}
        assert await statuses(web, "/api/tables/nosuch", 31) == [404] * 30 + [429]
        assert await statuses(web, f"/api/tables/{ann.code}", 1) == [429]
        assert await statuses(fake.web("2001:db8::1"), "/api/tables/nosuch", 30) == [404] * 30
        assert await statuses(fake.web("2001:db8::2"), "/api/tables/nosuch", 1) == [429], "the same home"
        await fake.clock.advance(2000)
        assert await statuses(web, f"/api/tables/{ann.code}", 1) == [200]

    served(test)


async def turned_away(fake: Served, code: str) -> tuple[str, int]:
    """Open a connection to this table; the reason of its goodbye, and the code with which it is closed."""
    told: list[dict[str, Any]] = []
    scope = {"type": "websocket", "path": f"/api/tables/{code}/line", "headers": [], "query_string": b""}
    heard: Iterator[dict[str, Any]] = iter([{"type": "websocket.connect"}, {"type": "websocket.disconnect"}])

    async def receive() -> dict[str, Any]:
        return next(heard)

    async def send(message: MutableMapping[str, Any]) -> None:
        told.append(dict(message))

    await fake.app({**scope, "client": (STRANGER, 5000), "subprotocols": []}, receive, send)
    return json.loads(told[-2]["text"])["reason"], int(told[-1]["code"])


def test_guessing_codes_by_websocket_is_rate_limited_too() -> None:
    async def test(fake: Served) -> None:
        answers = [await turned_away(fake, "nosuch") for _ in range(31)]
        assert answers == [("not-welcome", 4404)] * 30 + [("wrong-codes", 4429)]

    served(test)


def test_loopback_clients_are_not_limited_but_a_proxys_clients_are() -> None:
    async def test(fake: Served) -> None:
        assert await statuses(fake.web(HERE), "/api/tables/nosuch", 40) == [404] * 40
        proxied = fake.web(HERE, X_Forwarded_For=STRANGER)
        assert (await statuses(proxied, "/api/tables/nosuch", 40))[-1] == 429

    served(test)


# --- codes in a query, and closed tables ---


def test_guessing_codes_by_the_list_of_games_is_rate_limited_too() -> None:
    """`GET /api/games?table=CODE` told unlisted tables without limit."""

    async def test(fake: Served) -> None:
        web = fake.web()
        assert await statuses(web, "/api/games?table=nosuch", 31) == [404] * 30 + [429]
        assert await statuses(fake.web("203.0.113.9"), "/api/games", 40) == [200] * 40

    served(test)


def test_a_code_alone_shows_no_record_of_a_closed_table() -> None:
    async def test(fake: Served) -> None:
        ann = await fake.open(listing="closed")
        await ann.done("AddBot", seat=1, bot="random")
        await ann.done("Begin")
        await ann.done("Resign", seat=0)
        stranger, owner = fake.web(), fake.web(Authorization=f"Bearer {ann.key}")
        places = [
            f"games?table={ann.code}",
            f"games/{ann.code}-0",
            f"games/{ann.code}-0/views",
            f"games/{ann.code}-0/log",
        ]
        assert [(await stranger.get(f"/api/{place}")).status_code for place in places] == [404, 403, 403, 403]
        assert [(await owner.get(f"/api/{place}")).status_code for place in places] == [200] * 4

    served(test)


@pytest.mark.parametrize("settings", [{"listing": "closed"}, {"shown": "table"}], ids=str)
def test_table_T12_a_code_alone_shows_no_record_over_a_connection_either(settings: dict[str, Any]) -> None:
    async def test(fake: Served) -> None:
        ann = await fake.open(**settings)
        await ann.done("AddBot", seat=1, bot="random")
        await ann.done("Begin")
        eve = await Guest(fake, ann.code, "Eve").come(key=False)
        await eve.done("Log", since=0)  # it may be watched while it is played
        await ann.done("Resign", seat=0)
        for have in (0, 1):
            late = await Guest(fake, ann.code, "Eve").come(key=False, have=have)
            assert await late.refused("Log", since=0) == "table.T12"
            assert late.all("Lines") == []
        back = await ann.again().come(have=1)
        await back.done("Log", since=0)
        assert len(back.all("Lines")) == 2

    served(test)


# --- what takes a core ---


def test_whole_games_and_sums_are_worked_out_once_and_asked_for_so_often() -> None:
    """`/views` and `/api/statistics` slowed others ten times, and each record was a whole game, too."""

    async def test(fake: Served) -> None:
        ann, _ = await fake.pair()
        await ann.done("Resign", seat=0)
        with patch.object(views_made, "lines_shown", wraps=views_made.lines_shown) as shown:
            answers = [await fake.web().get(f"/api/games/{ann.code}-0/views?seat=0") for _ in range(5)]
            assert ({answer.status_code for answer in answers}, shown.call_count) == ({200}, 1)
            assert len({answer.content for answer in answers}) == 1
        with patch("saltsea.server.web.routes.records.written", wraps=written) as wrote:
            answers = [await fake.web().get(f"/api/games/{ann.code}-0") for _ in range(5)]
            assert ({answer.status_code for answer in answers}, wrote.call_count) == ({200}, 1)
        with patch("saltsea.server.web.routes.statistics.sums_made", wraps=sums_made) as added:
            found = await statuses(fake.web(), "/api/statistics", 70)
            assert (found.count(200), found.count(429), added.call_count) == (50, 20, 1)
        assert await statuses(fake.web("203.0.113.9"), "/api/statistics", 1) == [200]

    served(test)


def test_kept_answers_have_an_end() -> None:
    async def test() -> None:
        kept = AnswerCache(FakeClock(), most=100)

        async def make() -> bytes:
            return bytes(40)

        for number in range(10):
            await kept.answer((number,), make)
        assert (list(kept.kept), kept.size) == ([(8,), (9,)], 80)

    asyncio.run(test())


def test_who_asks_while_an_answer_is_made_waits_for_it_even_if_the_first_one_goes_away() -> None:
    asked, go_on = [0], asyncio.Event()

    async def make() -> bytes:
        asked[0] += 1
        await go_on.wait()
        return b"the answer"

    async def fail() -> bytes:
        raise RuntimeError("no answer")

    async def test() -> None:
        kept = AnswerCache(FakeClock())
        visitors = [asyncio.create_task(kept.answer(("all",), make)) for _ in range(20)]
        await asyncio.sleep(0)
        visitors[0].cancel()
        await asyncio.sleep(0)
        go_on.set()
        assert await asyncio.gather(*visitors[1:]) == [b"the answer"] * 19
        failed = await asyncio.gather(*(kept.answer(("bad",), fail) for _ in range(3)), return_exceptions=True)
        assert [str(error) for error in failed] == ["no answer"] * 3
        assert await kept.answer(("bad",), make) == b"the answer", "what failed is tried again"
        assert asked == [2]
        assert not kept.making

    asyncio.run(test())
