"""Chapters of one's own (T27): checked, tried by simulated crews, sailed at a table, and kept with its games."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from saltsea.games.pirates.campaign.own_chapters import verdict_on
from saltsea.games.pirates.campaign.server.extension import PiratesExtension
from saltsea.games.pirates.campaign.server.tryout_process import TryOrder
from saltsea.games.pirates.campaign.server.tryouts import MOST_RUNS, Tryouts
from saltsea.games.pirates.definition import CONTENT, chapter_files
from saltsea.server.bots.bot_library import MOST_CONTENTS
from saltsea.server.tables.player_content import MOST_BUILT
from server.account_kit import AccountServer, Device, with_account_server
from server.kit import GAMES, KEY, Guest, Plain
from server.real_server import ROOT
from server.test_campaign_saved import sink
from server.test_logbook import BOOK, OTHER, PLACE, owner, won

PIRATES = {"pirates": GAMES["pirates"], "corto": GAMES["corto"]}
MINE = (ROOT / "docs" / "examples" / "my-chapter.json").read_text(encoding="utf-8")
MET = 3
"""So many chapters of the story bring what it uses."""
KRAKEN = chapter_files(CONTENT)[6].read_text(encoding="utf-8").replace('"chapter.7"', '"chapter.squid"')


LATER = "this comes in a later chapter of the story: it can be used once your log book has opened that."


class Yard(AccountServer):
    """A server where chapters can be tried."""

    @property
    def tryouts(self) -> Tryouts:
        extension = self.registry.services["pirates"].extension
        assert isinstance(extension, PiratesExtension)
        return extension.tryouts


def at_yard(test: Callable[[Any], Any]) -> None:
    with_account_server(test, PIRATES, Yard)


def changed(**fields: object) -> str:
    return json.dumps(json.loads(MINE) | fields)


async def author(fake: AccountServer, met: int = MET) -> Device:
    """A player for whom so many chapters are open."""
    device = fake.device(address="127.0.0.1", authorization=f"Bearer {BOOK}")
    assert (await device.put(PLACE, content=won(*range(met - 1)))).json()["opened"] == met
    return device


async def checked(fake: AccountServer, text: str, language: str = "en", met: int = MET) -> Plain:
    answer = await (await author(fake, met)).post(f"/api/chapters/check?language={language}", content=text)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def opened(device: Device, chapter: str, name: str = "Ann", **order: Any) -> httpx.Response:
    asked: Plain = {"game": "pirates", "name": name, "key": KEY.format(name), "settings": {"players": 2}}
    return await device.post("/api/tables", json={**asked, "logbook": BOOK, "chapter": chapter, **order})


async def at_table(fake: AccountServer, chapter: str = MINE, name: str = "Ann", met: int = MET, **order: Any) -> Guest:
    answer = await opened(await author(fake, met), chapter, name, **order)
    assert answer.status_code == 201, answer.text
    return await Guest(fake, answer.json()["code"], name).come()


# --- checking ---


def test_a_chapter_without_faults_has_its_story() -> None:
    async def test(fake: AccountServer) -> None:
        found = await checked(fake, MINE)
        assert (found["name"], found["faults"]) == ("my-chapter", [])
        assert found["story"]["title"] == json.loads(MINE)["title"]["en"]
        assert found["story"]["rounds"][0]["cards"]
        assert (await checked(fake, MINE, "fr"))["story"]["title"] == json.loads(MINE)["title"]["fr"]

    at_yard(test)


def test_a_chapter_is_set_up_for_the_crew_that_asks() -> None:
    async def test(fake: AccountServer) -> None:
        asked = "/api/chapters/check?players={}&level={}&timers={}"
        device = await author(fake)
        stories = [
            (await device.post(asked.format(*crew), content=MINE)).json()["story"]
            for crew in ((4, "bosun", 0), (4, "captain", 0), (1, "bosun", 2))
        ]
        assert [story["timers"] for story in stories] == [4, 4, 2]
        assert stories[0]["ship"]["lives"] > stories[1]["ship"]["lives"]
        refused = await device.post(asked.format(9, "bosun", 0), content=MINE)
        assert refused.status_code == 422
        assert refused.json()["rule"] == "table.T6"

    at_yard(test)


@pytest.mark.parametrize(
    ("text", "line", "path"),
    [
        ("", 1, ""),
        ("{", 1, ""),
        ('{\n"id": "chapter.x",\n}', 2, ""),
        ("[]", 1, ""),
        (changed(life=99), 1, "life"),
        ('{\n\n"heading": "up"}', 3, "heading"),
    ],
)
def test_faults_are_told_with_their_place(text: str, line: int, path: str) -> None:
    async def test(fake: AccountServer) -> None:
        for language in ("en", "fr"):
            found = await checked(fake, text, language)
            assert (found["name"], found["story"]) == ("", None)
            first = next(fault for fault in found["faults"] if fault["path"] == path)
            assert first["text"].endswith((".", "?"))
            assert first["line"] == line

    at_yard(test)


def test_faults_are_told_in_the_language_that_is_asked_for() -> None:
    async def test(fake: AccountServer) -> None:
        text = MINE.replace('"fog": ', '"fogg": ', 1)
        english, french = [(await checked(fake, text, language))["faults"][0] for language in ("en", "fr")]
        assert english["path"].startswith("round 1, deal")
        assert english["text"] == 'there is no card "fogg". Did you mean fog?'
        assert french["path"].startswith("manche 1, deal")
        assert french["text"] == "il n’y a pas de carte «\u00a0fogg\u00a0». Vouliez-vous dire fog\u00a0?"
        assert english["line"] == french["line"] > 10

    at_yard(test)


def test_what_cannot_be_a_chapter_is_refused_in_words() -> None:
    async def test(fake: AccountServer) -> None:
        device = fake.device()
        assert (await device.post("/api/chapters/check", content=b"\xff\xfe")).status_code == 400
        assert (await device.post("/api/chapters/check", content=b" " * 70_000)).status_code == 413
        assert (await device.post("/api/chapters/check?game=corto", content=MINE)).status_code == 404

    at_yard(test)


def test_pirates_R1_what_the_log_book_has_not_opened_is_a_fault_and_no_name_is_told() -> None:
    async def test(fake: Yard) -> None:
        early = (await checked(fake, MINE, met=MET - 1))["faults"]
        assert {fault["path"] for fault in early} >= {"round 1, deal, merchant", "goal, stage 1, condition 1, token"}
        assert {fault["text"] for fault in early} == {LATER}
        strange = MINE.replace('"merchant"', '"mercant"')
        faults = (await checked(fake, strange.replace('"loot"', '"loo"'), met=1))["faults"]
        assert not [fault for fault in faults if "merchant" in fault["text"] or "loot" in fault["text"]]
        assert (await checked(fake, MINE))["faults"] == []

    at_yard(test)


def test_pirates_R1_an_account_has_its_own_log_book_when_a_chapter_is_checked() -> None:
    async def test(fake: Yard) -> None:
        anne = await fake.anne()
        asked = "/api/chapters/check?language=en"
        assert (await anne.post(asked, content=MINE)).json()["faults"]
        await anne.put("/api/account/campaign/pirates", content=won(0, 1))
        assert (await anne.post(asked, content=MINE)).json()["faults"] == []

    at_yard(test)


# --- trying ---


def test_simulated_crews_tell_after_each_voyage_what_they_add_up_to() -> None:
    async def test(fake: Yard) -> None:
        device = await author(fake)
        answer = await device.post("/api/chapters/try?runs=3&players=2&level=captain", content=MINE)
        lines = [json.loads(line) for line in answer.text.splitlines()]
        assert [(line["done"], line["runs"]) for line in lines] == [(1, 3), (2, 3), (3, 3)]
        assert 0 <= lines[-1]["low"] <= lines[-1]["rate"] <= lines[-1]["high"] <= 1
        assert (lines[-1]["seconds"] is None) == (lines[-1]["won"] == 0)
        assert lines[-1]["verdict"] == "", "three voyages are too few for a verdict"
        assert not fake.tryouts.is_busy()
        again = await device.post("/api/chapters/try?runs=3&players=2&level=captain", content=MINE)
        assert again.text == answer.text

    at_yard(test)


def test_a_chapter_is_too_hard_or_too_easy_only_once_that_is_sure() -> None:
    assert [verdict_on(4, 0.9, 1.0), verdict_on(5, 0.9, 1.0), verdict_on(30, 0.0, 0.2)] == ["", "too-easy", "too-hard"]
    assert verdict_on(30, 0.2, 0.9) == "fair"


def test_a_client_that_disconnects_ends_the_tryout_process() -> None:
    async def test(fake: Yard) -> None:
        order = TryOrder("pirates", MINE, 4, {}, MOST_RUNS)
        lines = fake.tryouts.run(order)
        assert json.loads(await anext(lines))["done"] == 1
        process = fake.tryouts.process
        assert process is not None
        assert fake.tryouts.is_busy()
        busy = await (await author(fake)).post("/api/chapters/try", content=MINE)
        assert (busy.status_code, busy.headers["retry-after"]) == (503, "30")
        await lines.aclose()
        assert process.returncode is not None
        assert not fake.tryouts.is_busy()

    at_yard(test)


@pytest.mark.parametrize(
    ("asked", "text", "status"),
    [
        ("runs=0", MINE, 400),
        ("runs=many", MINE, 400),
        (f"runs={MOST_RUNS + 1}", MINE, 400),
        ("", "{", 400),
        ("", KRAKEN, 400),
        ("players=7", MINE, 422),
        ("game=corto", MINE, 404),
    ],
)
def test_what_cannot_be_tried(asked: str, text: str, status: int) -> None:
    async def test(fake: Yard) -> None:
        assert (await (await author(fake)).post(f"/api/chapters/try?{asked}", content=text)).status_code == status

    at_yard(test)


# --- at a table ---


def test_table_T27_a_table_sails_it_with_computer_sailors_and_after_a_restart() -> None:
    async def test(fake: Yard) -> None:
        host = await at_table(fake)
        await host.come(logbook=BOOK)
        await host.done("AddBot", seat=1, bot="able")
        await host.done("Begin")
        assert host.table is not None
        assert host.table.play is not None
        assert host.table.play.match.header.options["chapter"] == "my-chapter"
        await fake.restart()
        back = await host.again().come(logbook=BOOK)
        assert back.table is not None
        assert back.table.services.rules.content == host.table.services.rules.content
        await fake.clock.advance(5000)
        while back.last("Table" if back.all("Table") else "Welcome")["table"]["phase"] != "over":
            if back.last("Time")["why"] == "game":
                await back.ask("Act", seat=0, action=back.legal()[0])
            await fake.clock.advance(60_000)
        told = (await owner(fake).get(f"/api/tables/{host.code}/words")).json()
        mine = json.loads(MINE)
        assert (told["chapter"], told["story"]["title"]) == ("my-chapter", mine["title"]["en"])
        assert told["after"] in (mine["won"]["en"], mine["lost"]["en"])
        assert (told["story"]["pictures"], told["picture"]) == ([], "")
        assert (await owner(fake).get("/api/campaign/pirates/export")).content == won(*range(MET - 1))

    at_yard(test)


def test_table_T27_its_crew_reads_its_texts_and_none_of_our_chapters() -> None:
    async def test(fake: Yard) -> None:
        host = await at_table(fake, KRAKEN, met=7)
        mate = await fake.guest(host)
        place = f"/api/tables/{host.code}/words"
        words = (await owner(fake, mate.key).get(place)).json()["words"]
        assert "rule-pirates-card-kraken" in words
        assert "rule-pirates-card-siren" not in words
        assert "rule-pirates-chapter" not in words
        assert (await owner(fake, OTHER).get(place)).status_code == 403
        assert (await fake.device().get(place)).status_code == 403

    at_yard(test)


def test_table_T27_what_the_host_has_not_met_is_not_sailed() -> None:
    async def test(fake: Yard) -> None:
        device = await author(fake, MET - 1)
        for chapter in (MINE, KRAKEN):
            answer = await opened(device, chapter)
            assert (answer.status_code, answer.json()["rule"]) == (422, "table.T27")
            assert answer.json()["text"] == "refusal-table-chapter-later"
        assert (await opened(device, MINE, logbook=OTHER)).status_code == 422
        assert (await opened(device, MINE, logbook=None)).status_code == 422
        await author(fake)
        assert (await opened(device, MINE)).status_code == 201

    at_yard(test)


def test_table_T27_what_has_faults_is_not_sailed_and_not_every_game_has_chapters() -> None:
    async def test(fake: Yard) -> None:
        device = await author(fake)
        answer = await opened(device, changed(life=99))
        assert (answer.status_code, answer.json()["rule"]) == (422, "table.T27")
        assert answer.json()["text"] == "refusal-table-chapter-faults"
        answer = await opened(device, MINE, game="corto")
        assert answer.json()["text"] == "refusal-corto-box-outside"
        settings = {"players": 2, "options": {"chapter": "1"}}
        assert (await opened(device, MINE, settings=settings)).json()["rule"] == "table.T5"
        daily = {"players": 2, "daily": True, "watching": "none"}
        assert (await opened(device, MINE, settings=daily)).json()["rule"] == "table.T26"

    at_yard(test)


def test_table_T27_its_games_travel_with_the_chapter() -> None:
    async def test(fake: Yard) -> None:
        host = await at_table(fake)
        await fake.guest(host)
        await sink(fake, host)
        device = owner(fake, address="127.0.0.1")
        record = (await device.get(f"/api/games/{host.code}-0")).content
        first, _, rest = record.partition(b"\n")
        assert json.loads(first) == {"saltsea": "chapter", "chapter": MINE}
        brought = await device.post("/api/games", content=record)
        assert brought.status_code == 201, brought.text
        game = brought.json()["id"]
        assert (await device.get(f"/api/games/{game}")).content == record
        assert (await device.get(f"/api/games/{game}/views?since=1")).json()["updates"]
        assert (await device.get(f"/api/games/{game}/words")).json()["chapter"] == "my-chapter"
        assert (await fake.device().get(f"/api/games/{game}/words")).status_code == 403
        alone = await device.post("/api/games", content=rest)
        assert (alone.status_code, "content" in alone.json()["message"]) == (400, True)
        other = json.dumps({"saltsea": "chapter", "chapter": KRAKEN}, separators=(",", ":"), ensure_ascii=False)
        for wrong in (other.encode() + b"\n" + rest, b'{"saltsea":"chapter"}\n' + rest):
            assert (await device.post("/api/games", content=wrong)).status_code == 400

    at_yard(test)


def test_table_T27_one_sails_on_from_such_a_game_with_its_chapter() -> None:
    async def test(fake: Yard) -> None:
        host = await at_table(fake)
        await fake.guest(host)
        await sink(fake, host)
        onward = {"game": f"{host.code}-0", "line": 1}
        refused = await opened(await author(fake), "", "Cec", onward=onward, logbook=OTHER)
        assert refused.json()["text"] == "refusal-table-chapter-later"
        again = await at_table(fake, "", "Bea", onward=onward)
        await again.done("AddBot", seat=1, bot="random")
        await again.done("Begin")
        assert again.table is not None
        assert again.table.services.content == MINE
        answer = await opened(await author(fake, 7), KRAKEN, "Cec", onward=onward)
        assert answer.json()["rule"] == "table.T25"

    at_yard(test)


def test_not_all_chapters_of_the_world_stay_in_memory() -> None:
    async def test(fake: Yard) -> None:
        for number in range(max(MOST_BUILT, MOST_CONTENTS) + 3):
            await fake.registry.content_services.with_content("pirates", changed(id=f"chapter.mine-{number}"))
        assert len(fake.registry.content_services.built) == MOST_BUILT
        one = await fake.registry.content_services.with_content("pirates", MINE)
        assert await fake.registry.content_services.with_content("pirates", MINE) is one
        assert one.rules.content != fake.registry.services["pirates"].rules.content

    at_yard(test)
