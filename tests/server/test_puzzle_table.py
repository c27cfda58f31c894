"""The puzzle of the day at a table (T26): one turn, taken back and checked as often as one likes, and noted."""

import asyncio
from datetime import UTC, datetime
from functools import cache
from typing import cast

import httpx
import pytest
from msgspec.structs import replace

from saltsea.catalog import PLACE
from saltsea.games.corto.daily.puzzle import Puzzle, daily_puzzle
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.review.shapes import CortoReview
from saltsea.games.corto.server.extension import CortoExtension
from saltsea.games.corto.server.puzzles import PuzzleProcesses, Puzzles
from saltsea.kernel.nouns import Refusal
from saltsea.server.operations.retention import clean
from saltsea.server.reviews.processes import Tell
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.table_settings import Settings
from server.account_kit import AccountServer, with_account_server
from server.kit import GAMES, KEY, Guest, Plain
from server.test_daily_deal import BOOK

DAY = "2026-11-17"
NOON = int(datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp() * 1000)
GUEST = ProgressOwner(logbook=hashed(BOOK))


@cache
def rules() -> CortoRules:
    found = GAMES["corto"].rules()
    assert isinstance(found, CortoRules)
    return found


@cache
def made(day: str) -> Puzzle:
    return daily_puzzle(rules(), day)


async def make(day: str) -> Puzzle:
    return made(day)


async def no_review(record: bytes, tell: Tell) -> CortoReview:
    raise NotImplementedError


MOUNTED = {"corto": lambda mounting: CortoExtension(mounting, make, no_review)}


async def at_puzzle(fake: AccountServer, owner: ProgressOwner = GUEST) -> Guest:
    fake.clock.time = NOON
    host = await fake.open("corto", owner=owner, puzzle=DAY)
    await host.done("AddBot", seat=1, bot="greedy")
    await host.done("Begin")
    return await host.again().come(form="view")


async def asked(fake: AccountServer, host: Guest, what: str) -> httpx.Response:
    return await fake.device(authorization=f"Bearer {host.key}").post(f"/api/puzzle/{host.code}/{what}")


async def act(host: Guest, **action: str | int) -> None:
    await host.done("Act", seat=0, action=action)


def test_table_T26_a_puzzle_is_checked_taken_back_and_solved() -> None:
    async def test(fake: AccountServer) -> None:
        host = await at_puzzle(fake)
        page = fake.device(authorization=f"Bearer {BOOK}")
        shown = (await page.get("/api/puzzle")).json()
        assert (shown["day"], shown["gold"], shown["cards"], shown["progress"]) == (DAY, 14, 2, None)
        unplayed = (await asked(fake, host, "check")).json()
        assert unplayed["text"] == "refusal-table-puzzle-nothing", "it may be tried as often as one likes"
        await act(host, kind="Play", card="F9")
        assert (await asked(fake, host, "check")).status_code == 409
        await act(host, kind="Place", square="c7")
        await act(host, kind="Skip")
        first = (await asked(fake, host, "check")).json()
        assert (first["gold"], first["best"], first["solved"]) == (14, 19, False)
        await act(host, kind="Undo", to=shown["line"])
        solution: list[Plain] = [
            {"kind": "Play", "card": "F9"},
            {"kind": "Place", "square": "c7"},
            {"kind": "Mark", "square": "c8"},
        ]
        for action in [*solution, {"kind": "Play", "card": "F12"}, {"kind": "Hit", "square": "c8", "owner": 1}]:
            await act(host, **action)
        found = (await asked(fake, host, "check")).json()
        assert (found["gold"], found["solved"], found["progress"]["checks"]) == (19, True, 2)
        assert (await page.get("/api/today")).json()["puzzle"]["solved"]
        looked = (await asked(fake, host, "solution")).json()
        assert looked["actions"][:3] == solution
        assert (looked["line"], looked["progress"]["solved"]) == (shown["line"], True)

    with_account_server(test, mounted=MOUNTED)


def test_table_T26_a_puzzle_is_one_turn_and_no_card_is_drawn() -> None:
    async def test(fake: AccountServer) -> None:
        host = await at_puzzle(fake)
        draw = await host.ask("Act", seat=0, action={"kind": "Draw", "adventure": "F"})
        assert (draw["rule"], draw["text"]) == ("table.T26", "refusal-table-puzzle-draw")
        await act(host, kind="Play", card="F9")
        early = await host.ask("Act", seat=0, action={"kind": "EndTurn"})
        assert early["rule"].startswith("corto.")
        await act(host, kind="Place", square="c7")
        await act(host, kind="Skip")
        end = await host.ask("Act", seat=0, action={"kind": "EndTurn"})
        assert (end["rule"], end["text"]) == ("table.T26", "refusal-table-puzzle-check")

    with_account_server(test, mounted=MOUNTED)


def test_a_player_who_looks_first_has_not_solved_it_and_a_stranger_may_not_ask() -> None:
    async def test(fake: AccountServer) -> None:
        host = await at_puzzle(fake)
        looked = (await asked(fake, host, "solution")).json()
        assert (looked["best"], looked["progress"]["peeked"], looked["progress"]["solved"]) == (19, True, False)
        stranger = fake.device(authorization=f"Bearer {KEY.format('Eve')}")
        assert (await stranger.post(f"/api/puzzle/{host.code}/check")).status_code == 403
        other = await fake.open("corto", "Bob")
        assert (await asked(fake, other, "check")).status_code == 404
        nobody = await at_puzzle(fake, ProgressOwner())
        assert (await asked(fake, nobody, "solution")).json()["progress"]["peeked"]

    with_account_server(test, mounted=MOUNTED)


@pytest.mark.parametrize(
    "order",
    [
        {"puzzle": "2026-11-18"},
        {"puzzle": "2026-11-10"},
        {"puzzle": "some day"},
        {"puzzle": DAY, "options": {"length": 6}},
    ],
)
def test_table_T26_a_puzzle_is_of_the_last_days_and_has_a_table_of_its_own(order: Plain) -> None:
    async def test(fake: AccountServer) -> None:
        fake.clock.time = NOON
        settings = Settings(players=2, puzzle=order["puzzle"], options=order.get("options", {}))
        answer = await fake.registry.open("corto", settings, "Ann", KEY.format("Ann"))
        assert isinstance(answer, Refusal)
        assert (answer.rule, answer.text) == ("table.T26", "refusal-table-puzzle-day")
        assert (await fake.device().get("/api/puzzle", params={"day": order["puzzle"]})).status_code in (200, 400)

    with_account_server(test, mounted=MOUNTED)


def test_a_puzzle_is_made_once_kept_and_forgotten_after_some_days() -> None:
    async def test(fake: AccountServer) -> None:
        calls: list[str] = []

        async def counted(day: str) -> Puzzle:
            calls.append(day)
            return made(DAY)

        puzzles = Puzzles(rules(), fake.store, counted)
        both = await asyncio.gather(puzzles.puzzle(DAY), puzzles.puzzle(DAY))
        assert (both[0], calls) == (both[1], [DAY])
        assert await Puzzles(rules(), fake.store, counted).puzzle(DAY) == both[0]
        assert calls == [DAY]
        fake.clock.time = NOON + 9 * 86_400_000
        await clean(fake.registry)
        assert await fake.store.notes("puzzle/") == []

    with_account_server(test, mounted=MOUNTED)


def test_where_puzzles_are_solved_that_of_tomorrow_is_made_before_anybody_waits_for_it() -> None:
    async def test(fake: AccountServer) -> None:
        fake.clock.time = NOON
        await clean(fake.registry)
        assert await stored_days(fake) == [], "nobody has asked for one here"
        assert (await fake.device().get("/api/puzzle")).status_code == 200
        await until_stored(fake, [DAY, "2026-11-18"])
        assert (await fake.device().get("/api/puzzle", params={"day": "2026-11-18"})).status_code == 400
        fake.clock.time = NOON + 2 * 86_400_000
        await clean(fake.registry)
        await until_stored(fake, [DAY, "2026-11-18", "2026-11-19", "2026-11-20"])
        fake.clock.time = NOON + 7 * 86_400_000
        await clean(fake.registry)
        extension = cast("CortoExtension", fake.registry.services["corto"].extension)
        assert not extension.puzzles.preparing, "no player asks any more"
        assert await stored_days(fake) == ["2026-11-18", "2026-11-19", "2026-11-20"]

    with_account_server(test, mounted={"corto": lambda mounting: CortoExtension(mounting, made_anew, no_review)})


def test_a_puzzle_that_could_not_be_made_ahead_is_made_when_it_is_asked_for() -> None:
    async def test(fake: AccountServer) -> None:
        tries: list[str] = []

        async def fails_once(day: str) -> Puzzle:
            tries.append(day)
            if len(tries) == 1:
                raise RuntimeError("no memory is left")
            return made(DAY)

        puzzles = Puzzles(rules(), fake.store, fails_once)
        await puzzles.prepared(DAY)
        assert await puzzles.puzzle(DAY) == made(DAY)
        assert tries == [DAY, DAY]

    with_account_server(test, mounted=MOUNTED)


async def made_anew(day: str) -> Puzzle:
    """Quick, and different each day."""
    return replace(made(DAY), day=day)


async def stored_days(fake: AccountServer) -> list[str]:
    return sorted(row.name.rpartition("/")[2] for row in await fake.store.notes("puzzle/"))


async def until_stored(fake: AccountServer, days: list[str]) -> None:
    for _ in range(1000):
        if await stored_days(fake) == days:
            return
        await asyncio.sleep(0.01)
    assert await stored_days(fake) == days


def test_a_process_makes_the_same_puzzle() -> None:
    async def run() -> None:
        assert await PuzzleProcesses(PLACE).make(DAY) == made(DAY)
        with pytest.raises(RuntimeError, match="could not be made"):
            await PuzzleProcesses("saltsea.nowhere:GAMES").make(DAY)

    asyncio.run(run())
