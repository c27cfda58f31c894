"""The engine of a page: the same tables as a server's, by the same messages, without a server's libraries."""

import asyncio
import json
import subprocess
import sys
import tomllib
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from page.kit import KEY, LINE, FakePage
from saltsea.catalog import CATALOG, mounts
from saltsea.kernel.record_file import read, read_parts
from saltsea.kernel.replay import verify
from saltsea.page.engine import OFTEN
from saltsea.page.housekeeping import DAY, OPEN_DAYS
from saltsea.server.application import Application
from saltsea.server.bots.inline import InlineBots
from saltsea.server.web.app import make_app
from saltsea.server.web.messages import About
from saltsea.store.memory import MemoryStore
from server.kit import FakeClock, let_tasks_run

NOT_IN_A_PAGE = [
    *("anyio", "argon2", "click", "cryptography", "fluent.runtime", "httptools", "jinja2", "prometheus_client"),
    *("prompt_toolkit", "py_vapid", "segno", "sqlite3", "ssl", "starlette", "uvicorn", "uvloop", "webauthn"),
    "websockets",
]
CHAPTER = {"chapter": "1"}
ROOT = Path(__file__).resolve().parents[2]


def in_page(test: Callable[[FakePage], Awaitable[None]]) -> None:
    async def run() -> None:
        page = FakePage()
        await test(page)
        await page.engine.close()

    asyncio.run(run())


def loaded_in_a_page() -> subprocess.CompletedProcess[str]:
    """The names of our modules that an engine loads where a server's libraries cannot be imported."""
    lines = [
        "import sys",
        f"for name in {NOT_IN_A_PAGE}: sys.modules[name] = None",
        "from unittest.mock import Mock",
        "import saltsea.page.engine as page",
        "from saltsea.catalog import CATALOG",
        "page.narrators = Mock()",  # the page fills sentences in
        "page.Engine(CATALOG, Mock(), 'x')",
        "print(*(name for name in sys.modules if name.startswith('saltsea')))",
    ]
    return subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=False)


def test_an_engine_in_a_page_is_imported_and_made_without_any_library_of_a_server() -> None:
    done = loaded_in_a_page()
    assert done.returncode == 0, done.stderr


def test_the_import_contract_names_everything_that_the_page_loads() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    (contract,) = (one for one in settings if one.get("id") == "loaded-in-the-page")
    held = contract["source_modules"]
    missing = {
        module
        for module in loaded_in_a_page().stdout.split()
        if not any(module == one or module.startswith(f"{one}.") for one in held)
    }
    assert {module for module in missing if not is_package(module)} == set()
    assert {name.split(".")[0] for name in NOT_IN_A_PAGE} <= {*contract["forbidden_modules"]}


def is_package(module: str) -> bool:
    """A package of which the page loads some modules: its own file has no code."""
    return (ROOT / "src" / module.replace(".", "/") / "__init__.py").is_file()


def test_a_whole_game_of_corto_is_played_against_a_bot_by_messages() -> None:
    async def test(page: FakePage) -> None:
        code = await page.open("corto")
        await page.begin("novice")
        await page.play(400)
        assert page.is_over()
        status, record = await page.ask("GET", f"/api/games/{code}-0")
        assert (status, is_verified("corto", record)) == (200, True)

    in_page(test)


def is_verified(game: str, record: str) -> bool:
    """Whether the commands of a record lead to it again; a difference raises."""
    rules = CATALOG[game].rules()
    verify(rules, read(rules, read_parts(record.encode())), lambda line: None)
    return True


def test_a_voyage_is_sailed_to_its_end_step_by_step() -> None:
    async def test(page: FakePage) -> None:
        code = await page.open("pirates", players=2, steps=True, options=CHAPTER)
        await page.begin("able")
        await page.play(400)
        assert page.is_over()
        status, record = await page.ask("GET", f"/api/games/{code}-0")
        assert (status, is_verified("pirates", record)) == (200, True)

    in_page(test)


def test_a_table_in_a_page_has_a_code_that_no_server_gives() -> None:
    async def test(page: FakePage) -> None:
        code = await page.open("corto")
        assert code[0] == "o"
        assert "o" not in code[1:]

    in_page(test)


@pytest.mark.parametrize("game", ["corto", "pirates"])
def test_a_game_goes_on_after_a_reload_from_what_the_browser_kept(game: str) -> None:
    async def test(page: FakePage) -> None:
        code = await page.open(game, steps=CATALOG[game].real_time)
        await page.begin(next(iter(CATALOG[game].bots)))
        await page.play(6)
        kept, line = json.dumps([*page.port.rows.values()]), len(lines_of(page, code))
        again = FakePage(page.clock)
        await again.engine.load(kept)
        await again.come(code)
        assert again.last()["kind"] == "Snapshot"
        assert again.last()["line"] + 1 >= line > 1
        await again.play(3)
        assert len(lines_of(again, code)) > line
        await again.engine.close()

    in_page(test)


def test_after_a_reload_in_the_middle_of_a_round_the_clock_goes_on_where_it_was() -> None:
    """Beside cardboard no line is written for minutes, and the sand on the table runs on."""

    async def test(page: FakePage) -> None:
        await page.engine.load("[]")
        code = await page.open("app", players=1, options=CHAPTER)
        await page.begin()
        await page.done("Act", seat=0, action={"kind": "Start"})
        for _ in range(40):
            await page.clock.advance(1000)
        left_at = time_of(page, code)
        again = FakePage(page.clock)
        await again.engine.load(json.dumps([*page.port.rows.values()]))
        await again.come(code)
        assert left_at >= 30_000
        assert 0 <= left_at - time_of(again, code) <= OFTEN
        await again.engine.close()

    in_page(test)


def time_of(page: FakePage, code: str) -> int:
    play = page.engine.tables.tables[code].play
    assert play is not None
    return play.now(page.clock.now())


def lines_of(page: FakePage, code: str) -> list[object]:
    table = page.engine.tables.tables[code]
    assert table.play is not None
    return [*table.play.match.lines]


def test_what_is_forgotten_in_a_page_is_gone_from_the_browser_too() -> None:
    async def test(page: FakePage) -> None:
        code = await page.open("corto")
        await page.begin("novice")
        await page.engine.tables.unload(code)
        await page.engine.store.forget_table(code)
        assert not [key for key in page.port.rows if code in key]

    in_page(test)


def test_a_table_of_a_page_is_deleted_when_its_player_forgets_it() -> None:
    async def test(page: FakePage) -> None:
        code = await page.open("corto")
        await page.begin("novice")
        assert (await page.ask("DELETE", f"/api/tables/{code}"))[0] == 200
        assert not [key for key in page.port.rows if code in key]
        assert (await page.ask("GET", f"/api/tables/{code}"))[0] == 404

    in_page(test)


@pytest.mark.parametrize("begun", [False, True])
def test_a_page_forgets_an_old_table_unless_a_game_was_begun_there(*, begun: bool) -> None:
    async def test(page: FakePage) -> None:
        code = await page.open("corto")
        if begun:
            await page.begin("novice")
        clock = FakeClock()
        clock.time = page.clock.now() + (OPEN_DAYS + 1) * DAY
        again = FakePage(clock)
        again.port.rows = dict(page.port.rows)
        await again.engine.load(json.dumps([*page.port.rows.values()]))
        assert bool([key for key in again.port.rows if code in key]) == begun
        await again.engine.close()

    in_page(test)


def test_a_chapter_opens_when_the_one_before_is_won_and_a_locked_one_is_refused() -> None:
    async def test(page: FakePage) -> None:
        status, book = await page.ask("GET", "/api/campaign/pirates?language=fr")
        assert (status, [chapter["state"] for chapter in book["chapters"]][:2]) == (200, ["open", "locked"])
        order = {"game": "pirates", "name": "Ann", "key": KEY, "settings": {"players": 2, "options": {"chapter": "2"}}}
        status, refusal = await page.ask("POST", "/api/tables", {**order, "logbook": KEY})
        assert (status, refusal["rule"]) == (422, "pirates.R1")
        assert refusal["sentence"]

    in_page(test)


@pytest.mark.parametrize("game", ["corto", "pirates"])
def test_a_lesson_is_given_in_a_page(game: str) -> None:
    async def test(page: FakePage) -> None:
        await page.open(game, lesson=True)
        assert page.port.messages[0]["kind"] == "Welcome"

    in_page(test)


def test_what_a_page_cannot_do_is_answered_in_words() -> None:
    async def test(page: FakePage) -> None:
        assert (await page.ask("GET", "/api/push"))[0] == 404
        assert (await page.ask("GET", "/api/puzzle"))[0] == 503
        assert (await page.ask("POST", "/api/tables", {"game": "whist"}))[0] == 400
        await page.engine.connections.connect(LINE, "nowhere")
        assert (page.port.messages[-1]["kind"], page.port.ends) == ("Goodbye", [(LINE, 4404)])

    in_page(test)


def test_a_page_may_talk_and_go_before_its_table_is_found() -> None:
    async def test(page: FakePage) -> None:
        code = await page.open("corto")
        heard = len(page.port.messages)
        for line in ("talks", "goes"):
            page.engine.connections.connect(line, code)
            page.engine.connections.receive(line, json.dumps({"kind": "Hello", "key": KEY}))
        page.engine.connections.disconnect("goes")
        await let_tasks_run()
        assert [one["kind"] for one in page.port.messages[heard:]].count("Welcome") == 1
        assert {*page.engine.connections.open} == {LINE, "talks"}
        assert not page.engine.connections.early

    in_page(test)


def test_nonsense_ends_a_connection_with_what_is_wrong() -> None:
    async def test(page: FakePage) -> None:
        await page.open("corto")
        page.engine.connections.receive(LINE, '{"kind": "Nonsense"}')
        await let_tasks_run()
        assert page.port.messages[-1]["kind"] == "Goodbye"
        assert page.port.ends == [(LINE, 1000)]

    in_page(test)


# --- what was begun in a page goes on elsewhere ---


def test_a_game_of_a_page_is_taken_by_a_server_goes_on_there_and_is_verified_by_the_command(tmp_path: Path) -> None:
    async def test(page: FakePage) -> None:
        code = await page.open("corto", options={"length": 6})
        await page.begin("novice")
        await page.play(400)
        _, record = await page.ask("GET", f"/api/games/{code}-0")
        file = tmp_path / "offline.jsonl"
        file.write_text(record, encoding="utf-8")
        command = [sys.executable, "-m", "saltsea", "replay", "verify", str(file)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        await go_on_at_a_server(record)

    in_page(test)


async def go_on_at_a_server(record: str) -> None:
    """Bring a record to a server, and open a table there that goes on from its middle."""
    application = Application(CATALOG, MemoryStore(), InlineBots(CATALOG), mounts=mounts())
    transport = httpx.ASGITransport(make_app(list, About("0.1.0", "plain"), application))
    async with httpx.AsyncClient(transport=transport, base_url="http://saltsea") as client:
        brought = await client.post("/api/games", content=record.encode())
        assert brought.status_code == 201, brought.text
        onward = {"game": brought.json()["id"], "line": 6}
        order = {"game": "corto", "name": "Ann", "key": KEY, "settings": {"players": 2}, "onward": onward}
        opened = await client.post("/api/tables", json=order)
        assert opened.status_code == 201, opened.text
        again = await client.post("/api/games", content=record.encode())
        assert again.json() == brought.json(), "a game that is sent twice is there once"
    await application.close()


@pytest.mark.parametrize("body", ['{"half": ', '{"a row": "of another release"}'])
def test_a_kept_row_that_cannot_be_read_does_not_keep_the_others_from_being_played(body: str) -> None:
    async def test(page: FakePage) -> None:
        code = await page.open("corto")
        await page.begin("novice")
        rows = [*page.port.rows.values()]
        broken = {**rows[0], "key": "broken", "body": body}
        again = FakePage(page.clock)
        await again.engine.load(json.dumps([broken, {"key": "of another program"}, None, *rows]))
        await again.come(code)
        assert again.last()["kind"] == "Snapshot"
        await again.engine.close()

    in_page(test)


def test_a_table_of_cardboard_is_dealt_and_counted_in_a_page() -> None:
    async def test(page: FakePage) -> None:
        status, deal = await page.ask("GET", "/api/companion/corto/deal/2")
        assert (status, len(deal["strips"])) == (200, 3)
        told = {"strips": deal["strips"], "markers": {"a2": [1], "a3": [1]}, "seats": [{}, {}]}
        status, counted = await page.ask("POST", "/api/companion/corto/count", told)
        assert (status, [seat["gold"] for seat in counted["seats"]]) == (200, [4, 0])

    in_page(test)
