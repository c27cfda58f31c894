"""No answer of the server and no text that the browser loads shows a locked chapter: every door is read with a fresh
log book, and every text source of the page."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

import saltsea
from pirates.rounds_kit import RAW
from pirates.test_known import masked, title, told_of, whole
from saltsea.cli.serve import entries
from saltsea.server.bots.inline import InlineBots
from saltsea.server.house import House as Server
from saltsea.server.tables.hall import Hall
from saltsea.server.web.app import make_app
from saltsea.server.web.messages import About
from saltsea.texts import LANGUAGES
from server.account_kit import ADDRESS, Harbour, harboured
from server.kit import GAMES, KEY, Plain
from server.test_campaign_kept import sink

CONTENT: Final = Path(saltsea.__file__).parent / "content"
CLIENT: Final = Path(saltsea.__file__).parents[2] / "web" / "src"
PAGE: Final = sorted(
    [*CONTENT.glob("texts/web*.ftl"), *CONTENT.glob("texts/table.*.ftl"), *CONTENT.glob("corto/t*/*.ftl")]
)
"""What comes with the page, but for the pirates' own texts, which test_known.py reads."""
BOOK: Final = KEY.format("log-book")
NAMES: Final = [title(language, thing) for language in LANGUAGES for data in RAW[1:] for thing in data["new"]]
KNOWN: Final = [title(language, thing) for language in LANGUAGES for thing in RAW[0]["new"]]


def told_in(data: dict[str, Any], number: int) -> Iterator[str]:
    """Every text of a chapter."""
    for language in LANGUAGES:
        yield from (data[field][language] for field in ("title", "story", "news", "won", "lost"))
        yield from (data["optional"][field][language] for field in ("title", "text"))
        yield whole(language).say(f"rule-pirates-chapter-{number}")


SHUT: Final = [text for number, data in enumerate(RAW[1:], start=2) for text in told_in(data, number)]


def leaks(said: str) -> list[str]:
    """What of the locked chapters somebody would read here."""
    left = masked(said, KNOWN)
    names = [name for name in NAMES if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", left)]
    return names + [text for text in SHUT if text in said]


class Pier(Harbour):
    """The whole server with its catalogue, and the list of its doors."""

    def new_hall(self) -> Hall:
        server = Server(self.games, self.store, InlineBots(self.games), self.clock)
        self.app = make_app(entries(self.games), About("0", "plain"), server, client=Path("/nowhere"))
        return server.hall


def filled(path: str, named: dict[str, str]) -> str:
    return re.sub(r"\{(\w+)\}", lambda found: named.get(found[1], "1"), path)


async def every_door(house: Pier, named: dict[str, str]) -> list[tuple[str, httpx.Response]]:
    """What a guest with a fresh log book gets to read at every address, in both languages."""
    described = (await house.device().get("/openapi.json")).json()
    found: list[tuple[str, httpx.Response]] = []
    for language in LANGUAGES:
        device = house.device(ADDRESS, "127.0.0.1", authorization=f"Bearer {BOOK}", accept_language=language)
        for path, operations in described["paths"].items():
            games = (
                ("pirates", named["played"])
                if "/games/" in path or "/campaign/" in path or "/daily/" in path
                else ("",)
            )
            for game in games if "get" in operations else ():
                place = filled(path, {**named, "game": game})
                found.append((place, await device.get(f"{place}?language={language}&lang={language}")))
    return found


def test_pirates_R1_no_door_shows_a_locked_chapter() -> None:
    async def test(house: Pier) -> None:
        host = await (await house.open("pirates")).come(logbook=BOOK)
        mate = await house.guest(host)
        await sink(house, host)
        answers = await every_door(house, {"code": host.code, "played": f"{host.code}-0"})
        assert len(answers) > 40
        assert sum(answer.status_code == 200 for _, answer in answers) > 30
        for place, answer in answers:
            assert leaks(answer.text) == [], place
        for guest in (host, mate):
            assert leaks(json.dumps(guest.wire.messages, ensure_ascii=False)) == []

    harboured_at_pier(test)


def test_pirates_R1_refusals_about_a_locked_chapter_say_its_number() -> None:
    async def test(house: Pier) -> None:
        device = house.device(address="127.0.0.1")
        order: Plain = {"game": "pirates", "name": "Ann", "key": KEY.format("Ann"), "logbook": BOOK}
        for language in LANGUAGES:
            for chapter in (*map(str, range(2, 11)), "free"):
                settings = {"players": 2, "options": {"chapter": chapter}}
                answer = await device.post("/api/tables", json={**order, "settings": settings, "language": language})
                assert (answer.status_code, leaks(answer.text)) == (422, [])

    harboured_at_pier(test)


def harboured_at_pier(test: Any) -> None:
    harboured(test, {"pirates": GAMES["pirates"]}, Pier)


@pytest.mark.parametrize("file", PAGE, ids=lambda file: file.name)
def test_no_text_that_comes_with_the_page_tells_of_a_locked_chapter(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert [text for text in SHUT if text in source and len(text.split()) > 1] == []
    if "pirates" in file.name:
        assert told_of(source, file.name.split(".")[1], 1) == []


def test_no_source_of_the_client_tells_of_a_locked_chapter() -> None:
    files = [file for ending in ("*.ts", "*.svelte", "*.css", "*.json") for file in CLIENT.rglob(ending)]
    distinct = [text for text in SHUT if len(text.split()) > 1]
    found = {file.name: [text for text in distinct if text in file.read_text(encoding="utf-8")] for file in files}
    assert {name: texts for name, texts in found.items() if texts} == {}


def test_a_leak_would_be_seen() -> None:
    assert leaks(f'{{"title": "{RAW[3]["title"]["fr"]}"}}') == [RAW[3]["title"]["fr"]]
    assert leaks("Beware of the Kraken!") == ["Kraken", "Kraken"]
    assert leaks("Rocks, Fog, a Corvette") == []
