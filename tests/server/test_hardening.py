"""What a hostile reader found: early ends of daily deals, statistics of resigned games, adoption while a deal ends,
content that cannot be read any more, and puzzles whose process fails."""

import asyncio
import json
import threading
from io import BytesIO
from typing import Any
from unittest.mock import patch
from zipfile import ZipFile

import pytest

from saltsea.games.corto.daily.diary import DealNote, Diary
from saltsea.games.corto.daily.puzzle import Puzzle
from saltsea.games.corto.definition import CONTENT, rules_from
from saltsea.games.corto.server.extension import CortoExtension
from saltsea.games.corto.server.puzzles import Puzzles
from saltsea.server.mine import mine_routes
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.player_content import ContentServices
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.table_services import TableServices
from saltsea.store.memory import MemoryStore
from saltsea.store.rows import OwnChapterRow
from server.account_kit import AccountServer, with_account_server
from server.kit import Guest, let_tasks_run
from server.test_daily_deal import BOOK, GUEST, TODAY, end_game, today, tried
from server.test_mine import finished, seat_of
from server.test_own_values import against_bot, at_table, box


def corto_of(fake: AccountServer) -> CortoExtension:
    extension = fake.registry.services["corto"].extension
    assert isinstance(extension, CortoExtension)
    return extension


async def export_of(fake: AccountServer, *guests: Guest) -> dict[str, bytes]:
    answer = await fake.device(address="127.0.0.1").post(
        "/api/mine/export", json={"seats": [seat_of(guest) for guest in guests]}
    )
    assert answer.status_code == 200, answer.text
    with ZipFile(BytesIO(answer.content)) as file:
        return {name: file.read(name) for name in file.namelist()}


# --- games that end early ---


@pytest.mark.parametrize(("kind", "fields"), [("Resign", {}), ("Propose", {"what": "end"})])
def test_table_T26_a_daily_deal_that_is_ended_early_was_the_one_try(kind: str, fields: dict[str, Any]) -> None:
    async def test(fake: AccountServer) -> None:
        host = await tried(fake, "Ann", GUEST)
        await host.done(kind, seat=0, **fields)
        shown = await today(fake)
        assert shown["deal"]["result"] == {"won": False, "gold": [0, 0], "leads": [], "left": True}
        assert (shown["played"], shown["won"]) == (1, 0)

    with_account_server(test)


def test_table_T28_whoever_wins_because_the_other_resigned_has_won_in_their_statistics() -> None:
    async def test(fake: AccountServer) -> None:
        ann = await fake.open("corto", "Ann")
        bob = await fake.guest(ann, "Bob")
        await ann.done("Begin")
        await bob.done("Resign", seat=1)
        added = [
            (await fake.device().post("/api/mine/statistics/corto", json={"seats": [seat_of(one)]})).json()
            for one in (ann, bob)
        ]
        assert [(one["games"], one["won"]) for one in added] == [(1, 1), (1, 0)]

    with_account_server(test)


def test_table_T32_a_lesson_is_no_game_in_ones_statistics() -> None:
    async def test(fake: AccountServer) -> None:
        pupil = await fake.open("corto", "Ann", lesson=True)
        await pupil.done("AddBot", seat=1, bot="random")
        await pupil.done("Begin")
        await pupil.done("Resign", seat=0)
        asked = {"seats": [seat_of(pupil)]}
        assert (await fake.device().post("/api/mine/statistics/corto", json=asked)).json()["games"] == 0
        (game,) = (await fake.device().post("/api/mine", json=asked)).json()["games"]
        assert game["lesson"], "My games calls it one"

    with_account_server(test)


# --- diaries ---


def test_a_deal_that_ends_while_its_diary_is_adopted_is_not_lost() -> None:
    async def test(fake: AccountServer) -> None:
        anne = await fake.anne()
        account, diaries = await fake.account(anne), corto_of(fake).diaries
        await diaries.change(GUEST, lambda diary: diary.with_deal(TODAY, DealNote("abc-0")))

        def ended(diary: Diary) -> Diary:
            return diary.with_deal(TODAY, DealNote("abc-0", over=True, won=True))

        async with diaries.changed([GUEST], ended) as rows:
            adopting = asyncio.ensure_future(diaries.adopt(account, hashed(BOOK)))
            await let_tasks_run()
            await fake.store.write(rows)
        await adopting
        assert (await diaries.diary(ProgressOwner(account))).deals[TODAY].won
        assert (await diaries.diary(GUEST)).deals == {}

    with_account_server(test)


# --- content that this version cannot read ---


def test_table_T27_content_that_cannot_be_read_any_more_is_answered_in_words_and_holds_nothing_else_back() -> None:
    async def test(fake: AccountServer) -> None:
        host, other = await against_bot(await at_table(fake, box())), await finished(fake, "Bob")
        await end_game(host)
        await fake.store.write([OwnChapterRow(table=host.code, body=b'{"cards": "of a later version"}')])
        await fake.restart()
        for path in (f"tables/{host.code}", f"games/{host.code}-0", f"games/{host.code}-0/course"):
            answer = await fake.device().get(f"/api/{path}")
            assert (answer.status_code, "cannot read" in answer.json()["message"]) == (409, True), path
        parts = await export_of(fake, host, other)
        assert f"records/{other.code}-0.jsonl" in parts
        assert json.loads(parts["left-out.json"]) == [f"{host.code}-0"]

    with_account_server(test)


def test_the_file_of_all_that_is_mine_has_an_end() -> None:
    async def test(fake: AccountServer) -> None:
        games = [await finished(fake, name) for name in ("Ann", "Bob")]
        with patch.object(mine_routes, "LARGEST_FILE", 1):
            parts = await export_of(fake, *games)
        assert len([name for name in parts if name.startswith("records/")]) == 1
        assert len(json.loads(parts["left-out.json"])) == 1
        assert "left-out.json" not in await export_of(fake, *games)

    with_account_server(test)


# --- puzzles ---


def test_a_puzzle_that_cannot_be_made_is_to_be_asked_for_again() -> None:
    async def test(fake: AccountServer) -> None:
        async def fails(day: str) -> Puzzle:
            raise RuntimeError(day)

        corto_of(fake).puzzles.make = fails
        answer = await fake.device().get("/api/puzzle")
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "60")

    with_account_server(test)


def test_a_reader_is_told_at_once_that_a_puzzle_is_being_made(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(fake: AccountServer) -> None:
        going = asyncio.Event()

        async def slow(day: str) -> Puzzle:
            await going.wait()
            raise RuntimeError(day)

        corto_of(fake).puzzles.make = slow
        for _ in range(2):
            answer = await fake.device().get("/api/puzzle")
            assert (answer.status_code, list(answer.json())) == (202, ["making"])
        going.set()
        assert (await fake.device().get("/api/puzzle")).status_code == 503

    monkeypatch.setattr("saltsea.games.corto.server.puzzles.SOON_SECONDS", 0.01)
    with_account_server(test)


def test_a_reader_of_a_failed_puzzle_does_not_drop_the_next_try() -> None:
    async def test() -> None:
        tries: list[asyncio.Future[Puzzle]] = []

        async def make(_: str) -> Puzzle:
            tries.append(asyncio.get_running_loop().create_future())
            return await tries[-1]

        puzzles = Puzzles(rules_from(CONTENT), MemoryStore(), make)
        first = [asyncio.ensure_future(puzzles.puzzle(TODAY)) for _ in range(2)]
        await let_tasks_run()
        failed = puzzles.making[TODAY]
        tries[0].set_exception(RuntimeError("failed"))
        with pytest.raises(RuntimeError):
            await failed
        newer = asyncio.ensure_future(make(TODAY))
        puzzles.making[TODAY] = newer
        await let_tasks_run()
        assert [type(one.exception()) for one in first] == [RuntimeError, RuntimeError]
        assert puzzles.making[TODAY] is newer
        await puzzles.close()

    asyncio.run(test())


# --- one client that asks all the time ---


def test_advice_and_previews_of_a_position_are_worked_out_once() -> None:
    async def test(fake: AccountServer) -> None:
        host = await against_bot(await fake.open("corto", "Ann"), "random")
        while not (host.all("Snapshot") or host.all("Step")) or not host.legal():
            await fake.clock.advance(1000)
        views = fake.registry.services["corto"].forms.views
        first, second = host.legal()[:2]
        with (
            patch.object(views, "advice", wraps=views.advice) as advice,
            patch.object(views, "consequences", wraps=views.consequences) as consequences,
        ):
            for _ in range(3):
                await host.ask("Advise", seat=0)
                await host.ask("Preview", seat=0, action=first)
                await host.ask("Preview", seat=0, action=second)
            assert (advice.call_count, consequences.call_count) == (1, 2)
            assert len(host.all("Previewed")) == 6
            await host.done("Act", seat=0, action=first)
            await host.ask("Advise", seat=0)
            assert advice.call_count == 2, "another position"

    with_account_server(test)


def test_table_T27_no_table_waits_while_a_hosts_content_is_read() -> None:
    async def test(fake: AccountServer) -> None:
        own, here = fake.registry.content_services, threading.current_thread()
        threads: list[threading.Thread] = []

        def build(services: TableServices, text: str, edition: str) -> TableServices:
            threads.append(threading.current_thread())
            return ContentServices.build(own, services, text, edition)

        with patch.object(own, "build", build):
            await at_table(fake, box())
            await at_table(fake, box())
        assert len(threads) == 1, "built once"
        assert threads[0] is not here

    with_account_server(test)
