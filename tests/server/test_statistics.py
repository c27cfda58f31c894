"""What the games of the server add up to: counted beside the tables in pages, and again only when games have ended."""

import asyncio
from unittest.mock import patch

import msgspec

from saltsea.catalog import PLACE
from saltsea.server.reading.reading_process import Wanted
from saltsea.server.reading.reading_processes import ReadingProcesses
from saltsea.server.reading.totals import EndedGame, TotalsWanted, statistics_of, sums_made
from saltsea.server.web.game_access import GameAccess
from saltsea.server.web.messages import Statistics
from saltsea.server.web.routes.statistics import LIFE, PAGE, StatisticsRoutes
from saltsea.store.rows import GameRow, TableRow
from server.kit import Guest
from server.operator_kit import Served, served

COUNTING = "saltsea.server.web.routes.statistics.sums_made"


async def nobody(request: object) -> str | None:
    return None


async def keep_games(fake: Served, number: int) -> None:
    """So many games that others have played, a minute each, won by the first of two seats."""
    table = TableRow(id="AAAAAA", game="corto", phase="over", listing="closed", made=0, touched=0, n=1, body=b"{}")
    games = [
        GameRow(
            id=f"AAAAAA-{one}",
            table="AAAAAA",
            number=one,
            game="corto",
            players=2,
            header=b"{}",
            seed="",
            seats=b"[0,1]",
            shown="table",
            started=one // 7,
            ended=one // 7 + 60_000,
            outcome=b'{"winners":[0],"scores":[9,5]}',
        )
        for one in range(number)
    ]
    await fake.store.write([table, *games])


async def ended(fake: Served) -> Guest:
    ann, _ = await fake.pair()
    await ann.done("Resign", seat=0)
    return ann


class Beside:
    """Stands for the process: it counts only when it is let, and remembers what it was asked."""

    def __init__(self) -> None:
        self.pages: list[int] = []
        self.go_on = asyncio.Event()

    async def made(self, wanted: Wanted) -> bytes:
        assert isinstance(wanted, TotalsWanted)
        self.pages.append(len(wanted.games))
        await self.go_on.wait()
        return sums_made(wanted)


def test_games_are_counted_in_pages_beside_the_tables_which_are_served_meanwhile() -> None:
    async def test(fake: Served) -> None:
        await keep_games(fake, 2 * PAGE + 200)
        ann, bob = await fake.pair()
        beside = Beside()
        routes = StatisticsRoutes(GameAccess(fake.registry, nobody), beside.made)
        with patch(COUNTING, side_effect=AssertionError("not in this process")):
            counting = asyncio.create_task(routes.all_added_up())
            await asyncio.sleep(0.01)
            for guest in (ann, bob) * 10:
                await guest.done("Pause")
                await guest.done("GoOn")
            assert not counting.done(), "forty requests were answered before the first page was"
            beside.go_on.set()
            found = msgspec.json.decode(await counting, type=Statistics).games[0]
        assert beside.pages == [PAGE, PAGE, 200]
        assert (found.games, found.players, found.winners, found.minutes) == (1200, {"2": 1200}, {"0": 1200}, 1.0)

    served(test)


def test_a_count_is_good_until_a_game_has_ended_and_made_at_most_once_a_minute() -> None:
    async def test(fake: Served) -> None:
        await ended(fake)
        with patch(COUNTING, wraps=sums_made) as made:
            assert await games_counted(fake) == 1
            await fake.clock.advance(10 * LIFE)
            assert (await games_counted(fake), made.call_count) == (1, 1), "nothing has changed"
            await ended(fake)
            assert (await games_counted(fake), made.call_count) == (2, 2)
            await ended(fake)
            assert (await games_counted(fake), made.call_count) == (2, 2), "a minute has not passed"
            await fake.clock.advance(LIFE)
            assert (await games_counted(fake), made.call_count) == (3, 3)

    served(test)


def test_where_other_processes_write_too_a_count_is_good_for_a_minute() -> None:
    async def test(fake: Served) -> None:
        await ended(fake)
        fake.registry.archive.shared = True
        assert await games_counted(fake) == 1
        await keep_games(fake, 4)
        assert await games_counted(fake) == 1
        await fake.clock.advance(LIFE)
        assert await games_counted(fake) == 5

    served(test)


def test_a_game_that_came_from_elsewhere_is_counted_too() -> None:
    async def test(fake: Served) -> None:
        ann = await ended(fake)
        web = fake.web(Authorization=f"Bearer {ann.key}")
        record = (await web.get(f"/api/games/{ann.code}-0")).content
        assert await games_counted(fake) == 1
        await fake.clock.advance(LIFE)
        assert (await web.post("/api/games", content=record)).status_code == 201
        assert await games_counted(fake) == 2

    served(test)


async def games_counted(fake: Served) -> int:
    answer = await fake.web().get("/api/statistics")
    return int(answer.json()["games"][0]["games"])


def test_games_are_counted_in_a_thread_where_no_process_can_be_had() -> None:
    async def nothing(wanted: object) -> bytes:
        raise OSError("no memory for another process")

    async def test(fake: Served) -> None:
        await keep_games(fake, 3)
        routes = StatisticsRoutes(GameAccess(fake.registry, nobody), nothing)
        assert msgspec.json.decode(await routes.all_added_up(), type=Statistics).games[0].games == 3

    served(test)


def test_a_process_counts_as_a_thread_does() -> None:
    async def test() -> None:
        won, tied = b'{"winners":[1],"scores":[1,2]}', b'{"winners":[0,1],"scores":[2,2]}'
        games = [
            EndedGame("corto", 2, 90_000, won),
            EndedGame("corto", 3, 30_000, tied),
            EndedGame("pirates", 4, 1, b"{}"),
        ]
        beside = ReadingProcesses(PLACE)
        try:
            sums = await beside.made(TotalsWanted(games))
        finally:
            await beside.close()
        assert sums == sums_made(TotalsWanted(games))
        corto = statistics_of("corto", [sums, sums])
        assert (corto.games, corto.players, corto.winners) == (4, {"2": 2, "3": 2}, {"1": 4, "0": 2})
        assert (corto.minutes, statistics_of("shells", [sums]).minutes) == (1.0, 0.0)

    asyncio.run(test())
