"""Printed sheets from a server: made in a process, once each, whatever the table's loop is doing meanwhile."""

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from saltsea.catalog import CATALOG, PLACE
from saltsea.games.pirates.definition import CONTENT
from saltsea.kernel.languages import LANGUAGES
from saltsea.printing.art import is_built
from saltsea.printing.options import PAPERS, PrintOptions
from saltsea.server.application import Application
from saltsea.server.bots.inline import InlineBots
from saltsea.server.printing.print_process import PrintOrder
from saltsea.server.printing.print_processes import PrintProcesses
from saltsea.server.printing.print_routes import Make
from saltsea.server.web.app import make_app
from saltsea.server.web.catalogue import entries
from saltsea.server.web.messages import About
from saltsea.store.memory import MemoryStore

pytestmark = pytest.mark.skipif(not is_built(), reason="the client is not built, which draws the pictures")


async def asked(order: PrintOrder) -> bytes:
    """Stands for the process: says what it was asked for."""
    return f"%PDF {order.game} {order.booklet} {order.paper} {order.language} {order.ink_saving}".encode()


async def broken(_: PrintOrder) -> bytes:
    raise RuntimeError("a file could not be printed")


def app(make: Make) -> Starlette:
    application = Application(CATALOG, MemoryStore(), InlineBots(CATALOG))
    return make_app(list, About("0", "plain"), application, client=Path("/nowhere"), printing=make)


def get(path: str, make: Make = asked) -> httpx.Response:
    async def request() -> httpx.Response:
        transport = httpx.ASGITransport(app(make), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://saltsea") as client:
            return await client.get(path)

    return asyncio.run(request())


def test_a_file_is_a_pdf_with_a_telling_name() -> None:
    answer = get("/api/print/pirates/3?paper=letter&language=fr&ink=saving")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == (
        'attachment; filename="pirates-chapter-3-letter-fr-ink-saving.pdf"'
    )
    assert answer.content == b"%PDF pirates 3 letter fr True"


OWN = (CONTENT / "chapters" / "03-empty-hold.json").read_text(encoding="utf-8")
OWN = OWN.replace('"chapter.3"', '"chapter.mine"')


def post(text: str, path: str = "/api/print/pirates", make: Make = asked) -> httpx.Response:
    async def request() -> httpx.Response:
        transport = httpx.ASGITransport(app(make), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://saltsea") as client:
            return await client.post(path, content=text.encode())

    return asyncio.run(request())


def test_a_chapter_of_ones_own_is_printed_with_what_its_author_sent() -> None:
    given: list[PrintOrder] = []

    async def noted(order: PrintOrder) -> bytes:
        given.append(order)
        return b"%PDF"

    answer = post(OWN, "/api/print/pirates?paper=letter&language=fr", noted)
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == 'attachment; filename="pirates-chapter-mine-letter-fr.pdf"'
    assert given == [PrintOrder("pirates", "mine", "letter", "fr", ink_saving=False, content=OWN)]


@pytest.mark.parametrize(
    ("text", "status", "said"),
    [
        ("ahoy", 400, "have it checked first"),
        (OWN.replace('"fog"', '"fogg"'), 400, "have it checked first"),
        ("x" * 70_000, 413, "at most"),
    ],
)
def test_what_cannot_be_played_is_not_printed(text: str, status: int, said: str) -> None:
    answer = post(text)
    assert answer.status_code == status
    assert said in answer.json()["message"]


def test_without_a_wish_it_is_a4_in_english_and_full_colour() -> None:
    assert get("/api/print/corto/box").content == b"%PDF corto box a4 en False"


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [
        ("/api/print/chess/box", 404, "no such game"),
        ("/api/print/corto/3", 404, "no such file"),
        ("/api/print/pirates/11", 404, "no such file"),
        ("/api/print/corto/box?paper=a5", 400, "paper is one of a4, letter"),
        ("/api/print/corto/box?language=de", 400, "language is one of en, fr"),
        ("/api/print/corto/box?ink=none", 400, "ink is one of full, saving"),
    ],
)
def test_what_cannot_be_printed_is_refused_in_words(path: str, status: int, said: str) -> None:
    answer = get(path)
    assert answer.status_code == status
    assert said in answer.json()["message"]


def test_a_process_that_fails_is_no_fault_of_the_reader() -> None:
    answer = get("/api/print/corto/box", broken)
    assert answer.status_code == 503
    assert "try again later" in answer.json()["message"]


def chapters_of_the_box() -> list[str]:
    return [str(number) for number in range(1, 1 + len(list((CONTENT / "chapters").glob("*.json"))))]


def test_the_catalogue_lists_what_can_be_printed() -> None:
    shown = {entry.name: (entry.sheets, entry.chapter_sheets) for entry in entries(CATALOG)}
    assert shown["corto"] == (("box",), ())
    assert shown["pirates"] == (("ship",), tuple(chapters_of_the_box()))


def test_a_server_without_pictures_offers_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("saltsea.printing.art.ART", tmp_path)
    assert {entry.sheets for entry in entries(CATALOG)} == {()}
    assert get("/api/print/corto/box").status_code == 503


def test_files_are_made_in_a_process_once_each_while_the_loop_goes_on() -> None:
    async def both() -> tuple[bytes, bytes, int, int]:
        processes = PrintProcesses(PLACE)
        order = PrintOrder("pirates", "1", "a4", "en", ink_saving=False)
        making = [asyncio.create_task(processes.made(order)) for _ in range(2)]
        ticks = 0
        while not all(one.done() for one in making):
            await asyncio.sleep(0.01)
            ticks += 1
        return making[0].result(), making[1].result(), ticks, len(processes.kept)

    first, second, ticks, kept = asyncio.run(both())
    game = CATALOG["pirates"]
    assert game.prints is not None
    assert first == game.prints(game).made("1", PrintOptions())
    assert second is first
    assert ticks > 10
    assert kept == 1


def test_the_chapter_of_a_player_is_made_in_a_process_and_not_kept() -> None:
    processes = PrintProcesses(PLACE)
    made = asyncio.run(processes.made(PrintOrder("pirates", "mine", "a4", "fr", ink_saving=True, content=OWN)))
    assert made.startswith(b"%PDF")
    assert not processes.kept


def test_a_process_that_cannot_print_is_told_apart_from_a_file() -> None:
    order = PrintOrder("pirates", "no such chapter", "a4", "en", ink_saving=False)
    with pytest.raises(RuntimeError):
        asyncio.run(PrintProcesses(PLACE).made(order))


def test_all_files_together_are_few_enough_to_keep() -> None:
    booklets = 0
    for game in CATALOG.values():
        booklets += 0 if game.prints is None else len(game.prints(game).booklets())
    assert booklets * len(PAPERS) * len(LANGUAGES) * 2 < 150
