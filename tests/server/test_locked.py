"""No answer of the server and no text that the browser loads shows a locked chapter: every route is read with a fresh
log book, also about tables and games of those who have come further, and every text source of the page."""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest

import saltsea
from pirates.rounds_kit import RAW
from pirates.test_known import closed_words, masked, spoken, title, whole, words
from saltsea.games.pirates.authoring.unlocked_content import UnlockedContent
from saltsea.games.pirates.chapters.chapter import TAKE, Voyage
from saltsea.games.pirates.engine.kinds import PARTS, TOKENS
from saltsea.games.pirates.text.known import FIRST, firsts_of
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.options import Options, filled_in
from saltsea.server.application import Application
from saltsea.server.bots.inline import InlineBots
from saltsea.server.network.urls import ServerUrls
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_settings import Settings
from saltsea.server.web.app import make_app
from saltsea.server.web.catalogue import entries
from saltsea.server.web.messages import About
from saltsea.store.rows import LogbookRow
from server.account_kit import ADDRESS, AccountServer, with_account_server
from server.kit import GAMES, KEY, Guest, Plain
from server.test_campaign_saved import sink
from server.test_logbook import won

CONTENT: Final = Path(saltsea.__file__).parent / "content"
CLIENT: Final = Path(saltsea.__file__).parents[2] / "web" / "src"
PAGE: Final = sorted(
    [*CONTENT.glob("texts/web*.ftl"), *CONTENT.glob("texts/table.*.ftl"), *CONTENT.glob("corto/t*/*.ftl")]
)
"""What comes with the page, but for the pirates' own texts, which test_known.py reads."""
BUILT: Final = Path(saltsea.__file__).parent / "server" / "static" / "assets"
ELSEWHERE: Final = ("Fire", "Île")
"""Names that stand for something else in the client: what a cannon does, and an adventure of Corto."""
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
    """The texts of locked chapters that a reader would find here."""
    left = masked(said, KNOWN)
    names = [name for name in NAMES if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", left)]
    return names + [text for text in SHUT if text in said]


class WholeServer(AccountServer):
    """The whole server with its catalogue, and the list of its routes."""

    def new_registry(self) -> TableRegistry:
        server = Application(self.games, self.store, InlineBots(self.games), self.clock, mounts=self.mounts)
        urls = ServerUrls(any_name=True)
        self.app = make_app(
            partial(entries, self.games), About("0", "plain"), server, client=Path("/nowhere"), urls=urls
        )
        return server.registry


def filled(path: str, named: dict[str, str]) -> str:
    return re.sub(r"\{(\w+)\}", lambda found: named.get(found[1], "1"), path)


async def every_route(fake: WholeServer, named: dict[str, str], of: str = "") -> list[tuple[str, httpx.Response]]:
    """What a guest with a fresh log book gets to read at every address with this in it, in both languages."""
    described = await fake.device().get("/openapi.json")
    found: list[tuple[str, httpx.Response]] = [("/openapi.json", described)]
    for language in LANGUAGES:
        device = fake.device(ADDRESS, "127.0.0.1", authorization=f"Bearer {BOOK}", accept_language=language)
        for path, operations in described.json()["paths"].items():
            if of not in path:
                continue
            games = (
                ("pirates", named["played"])
                if any(part in path for part in ("/games/", "/campaign/", "/daily/", "/catalogue/"))
                else ("",)
            )
            for game in games if "get" in operations else ():
                place = filled(path, {**named, "game": game, "language": language})
                found.append((place, await device.get(f"{place}?language={language}&lang={language}")))
    return found


def test_pirates_R1_no_route_shows_a_locked_chapter() -> None:
    async def test(fake: WholeServer) -> None:
        host = await (await fake.open("pirates")).come(logbook=BOOK)
        mate = await fake.guest(host)
        await sink(fake, host)
        answers = await every_route(fake, {"code": host.code, "played": f"{host.code}-0"})
        assert len(answers) > 40
        assert sum(answer.status_code == 200 for _, answer in answers) > 30
        for place, answer in answers:
            assert leaks(answer.text) == [], place
        for guest in (host, mate):
            assert leaks(json.dumps(guest.transport.messages, ensure_ascii=False)) == []

    with_whole_server(test)


# --- tables and games of those who have come further ---


DEEP: Final = ProgressOwner(logbook=hashed(KEY.format("deep-book")))
"""All chapters are open for them."""
OWN_TEXTS: Final = {field: {"en": "A song", "fr": "Une chanson"} for field in ("title", "story", "news", "won", "lost")}
OWN: Final = json.dumps(RAW[6] | OWN_TEXTS | {"id": "chapter.squid", "optional": None})
FURTHER: Final[dict[str, Plain]] = {
    "the last chapter": {"options": {"chapter": "10"}, "listing": "public"},
    "free play": {"options": {"chapter": "free", "open": 10, "word": "squid"}},
    "the daily voyage": {"daily": True, "watching": "none"},
    "a chapter of their own": {},
}


async def deep_table(fake: WholeServer, settings: Plain, chapter: str) -> tuple[Guest, Guest, Guest]:
    """A host who has come to the end of the story, a mate with a fresh log book, and a watcher."""
    await fake.store.write([LogbookRow(key=DEEP.logbook, game="pirates", body=won(*range(10)), touched=0)])
    order = msgspec.convert({"players": 2, **settings}, Settings)
    table = await fake.registry.open("pirates", order, "Ann", KEY.format("Ann"), owner=DEEP, content=chapter)
    assert isinstance(table, Table), table
    host = await Guest(fake, table.info.code, "Ann").come()
    mate = await fake.guest(host)
    return host, mate, await Guest(fake, host.code, "Eve").come(logbook=BOOK)


@pytest.mark.parametrize("what", FURTHER)
def test_pirates_R1_a_stranger_reads_nothing_of_what_others_sail(what: str) -> None:
    async def test(fake: WholeServer) -> None:
        own = OWN if what == "a chapter of their own" else ""
        host, mate, watcher = await deep_table(fake, FURTHER[what], own)
        named = {"code": host.code, "played": f"{host.code}-0"}
        answers = await every_route(fake, named, "{code}")
        await host.done("Begin")
        await watcher.ask("Act", seat=0, action=host.legal()[0])
        await watcher.ask("Why", seat=0, action=host.legal()[0])
        answers += await every_route(fake, named, "{game}")
        await sink_on(fake, host)
        await fake.clock.advance(86_400_000)
        answers += await every_route(fake, named)
        for place, answer in answers:
            assert leaks(answer.text) == [], place
        assert leaks(json.dumps(watcher.transport.messages, ensure_ascii=False)) == []
        told = {place: answer.status_code for place, answer in answers}
        closed = [status for place, status in told.items() if place.endswith("/words") and host.code in place]
        assert closed == [403, 403]
        assert [told[f"/api/games/{host.code}-0{end}"] for end in ("", "/views", "/about")] == [200] * 3
        crew = await fake.device(authorization=f"Bearer {mate.key}").get(f"/api/games/{host.code}-0/words")
        assert "rule-pirates-card-kraken" in crew.json()["words"]

    with_whole_server(test)


async def sink_on(fake: WholeServer, host: Guest) -> None:
    """The crew does nothing but go on."""
    while host.last("Table")["table"]["phase"] != "over":
        if host.last("Time")["why"] == "game":
            await host.ask("Act", seat=0, action=host.legal()[0])
        await fake.clock.advance(60_000)


def test_pirates_R1_what_a_stranger_sends_is_refused_without_names() -> None:
    async def test(fake: WholeServer) -> None:
        host, _, _ = await deep_table(fake, {}, OWN)
        await host.done("Begin")
        await sink_on(fake, host)
        device = fake.device(ADDRESS, "127.0.0.1", authorization=f"Bearer {BOOK}")
        record = (await device.get(f"/api/games/{host.code}-0")).text
        broken = OWN.replace('"kraken"', '"krakn"')
        order: Plain = {"game": "pirates", "name": "Eve", "key": KEY.format("Eve"), "logbook": BOOK}
        settings = {"players": 2}
        for language in LANGUAGES:
            asked = f"language={language}"
            onward = {"game": f"{host.code}-0", "line": 1}
            answers = [
                await device.post(f"/api/chapters/check?{asked}", content=OWN),
                await device.post(f"/api/chapters/check?{asked}", content=broken),
                await device.post(f"/api/chapters/try?{asked}", content=OWN),
                await device.post("/api/games", content=record.replace("kraken", "krakn")),
                await device.post("/api/tables", json={**order, "settings": settings, "chapter": OWN}),
                await device.post("/api/tables", json={**order, "settings": settings, "chapter": broken}),
                await device.post("/api/tables", json={**order, "settings": settings, "onward": onward}),
            ]
            assert [answer.status_code for answer in answers] == [200, 200, 400, 400, 422, 422, 422]
            for answer in answers:
                assert leaks(answer.text) == []
                assert not re.search(r"\b(siren|flagship|ghost-ship|galleon)\b", answer.text), answer.text

    with_whole_server(test)


def things_in(voyage: Voyage) -> Iterator[str]:
    """The rules of all that a crew meets on it."""
    content, chapter = voyage.content, voyage.chapter
    yield from (f"card.{content.cards[kind]}" for plan in voyage.rounds for kind in plan.deal)
    yield from (f"event.{content.events[happening]}" for happening in chapter.events)
    yield from (f"token.{part}" for number, part in enumerate(PARTS) if chapter.parts >> number & 1)
    tokens = [chapter.island, *(one.token for stage in chapter.stages for one in stage if one.verb == TAKE)]
    yield from (f"token.{TOKENS[token]}" for token in tokens if token >= 0)
    yield from (["token.curse"] if chapter.cursed else [])


@pytest.mark.parametrize("opened", range(1, len(RAW)))
def test_pirates_R11_free_play_and_the_daily_voyage_meet_nothing_that_is_not_open(opened: int) -> None:
    rules, met = GAMES["pirates"].rules(), UnlockedContent(firsts_of(RAW), opened)
    for word in ("parrot", "squid", "rope", "lime", *(f"2027-01-{day}" for day in range(10, 20))):
        for level in ("deckhand", "captain"):
            options: Options = {"chapter": "free", "open": opened, "word": word, "level": level}
            voyage = rules.setup(2, filled_in(rules.options, options)).voyage
            assert [thing for thing in things_in(voyage) if not met.knows(thing)] == []


def test_pirates_R1_refusals_about_a_locked_chapter_say_its_number() -> None:
    async def test(fake: WholeServer) -> None:
        device = fake.device(address="127.0.0.1")
        order: Plain = {"game": "pirates", "name": "Ann", "key": KEY.format("Ann"), "logbook": BOOK}
        for language in LANGUAGES:
            for chapter in (*map(str, range(2, 1 + len(RAW))), "free"):
                settings = {"players": 2, "options": {"chapter": chapter}}
                answer = await device.post("/api/tables", json={**order, "settings": settings, "language": language})
                assert (answer.status_code, leaks(answer.text)) == (422, [])

    with_whole_server(test)


def with_whole_server(test: Any) -> None:
    with_account_server(test, {"pirates": GAMES["pirates"]}, WholeServer)


@pytest.mark.parametrize("file", PAGE, ids=lambda file: file.name)
def test_no_text_that_comes_with_the_page_tells_of_a_locked_chapter(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert [text for text in SHUT if text in source and len(text.split()) > 1] == []
    if "pirates" in file.name:
        assert closed_words(source, file.name.split(".")[1], 1) == []


def sentences() -> Iterator[str]:
    """What the rules say of things that come later, and of earlier ones once those are known."""
    for language in LANGUAGES:
        first = words(language).known(FIRST)
        for line in spoken(words(language).later(len(RAW))).splitlines():
            said = [part.strip() for part in re.split(r"\{[^}]*\}|(?<=[.!?]) ", line)]
            yield from (part for part in said if len(part.split()) > 4 and part not in first)


TOLD: Final = [*(text for text in SHUT if len(text.split()) > 1), *sentences()]
"""What cannot stand anywhere by chance."""


def telling(files: Iterable[Path], names: Sequence[str] = ()) -> dict[str, list[str]]:
    """Which of these files tell of a locked chapter, and what."""
    anywhere = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, names))})(?![\w-])" if names else "(?!)")
    found: dict[str, list[str]] = {}
    for file in files:
        source = file.read_text(encoding="utf-8")
        found[file.name] = [text for text in TOLD if text in source] + anywhere.findall(source)
    return {name: texts for name, texts in found.items() if texts}


def test_no_source_of_the_client_tells_of_a_locked_chapter() -> None:
    assert len(TOLD) > 200
    endings = ("*.ts", "*.svelte", "*.css", "*.json")
    assert telling(file for ending in endings for file in CLIENT.rglob(ending)) == {}


@pytest.mark.skipif(not BUILT.is_dir(), reason="no client is built here")
def test_no_file_of_the_built_client_tells_of_a_locked_chapter() -> None:
    """Nor is any answer of the server among what a browser keeps of it."""
    endings = (".js", ".css", ".html", ".svg", ".webmanifest")
    files = [file for file in BUILT.parent.rglob("*") if file.suffix in endings]
    assert len(files) > 20
    assert telling(files, [name for name in NAMES if name not in ELSEWHERE]) == {}
    assert not re.search(r"/api[/\"\\]", (BUILT.parent / "sw.js").read_text(encoding="utf-8"))


def test_a_leak_would_be_seen() -> None:
    assert leaks(f'{{"title": "{RAW[3]["title"]["fr"]}"}}') == [RAW[3]["title"]["fr"]]
    assert set(leaks("Beware of the Kraken!")) == {"Kraken"}
    assert leaks("Rocks, Fog, a Corvette") == []


def test_a_file_that_tells_would_be_seen(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text(f"var a=`{whole('fr').say('rule-pirates-card-kraken')}`", encoding="utf-8")
    (tmp_path / "b.js").write_text("var b=`Kraken`", encoding="utf-8")
    assert set(telling(tmp_path.iterdir(), NAMES)) == {"a.js", "b.js"}
