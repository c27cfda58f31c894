"""A guest's campaign: noted at every table where its secret was shown, brought, exported, forgotten; and by it a host
opens what is open and nothing else."""

import json
from typing import Any

import pytest

from saltsea.catalog import CATALOG
from saltsea.games.pirates.campaign.campaign_file import written
from saltsea.games.pirates.definition import CONTENT, chapter_files, chapters_of
from saltsea.games.pirates.rules.campaign import Best, Campaign, sailed
from saltsea.server.operations.retention import DAY, LOGBOOK_DAYS, clean
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from server.account_kit import AccountServer, Device, with_account_server
from server.kit import GAMES, KEY, Guest, Plain
from server.test_campaign_saved import sink, tries

PIRATES = {"pirates": GAMES["pirates"], "corto": GAMES["corto"]}
PLACE = "/api/campaign/pirates"
LAST = len(chapter_files(CONTENT))
BOOK = KEY.format("log-book")
OTHER = KEY.format("other-book")
WHOSE = ProgressOwner(logbook=hashed(BOOK))


def won(*places: int) -> bytes:
    """The file of a player who has won these chapters."""
    campaign = Campaign(LAST)
    for place in places:
        sailed(campaign, place, Best(150, 2, 1, 0, "off", 1, 1, 2, 4))
    return written(campaign)


def owner(fake: AccountServer, secret: str = BOOK, **headers: str) -> Device:
    return fake.device(authorization=f"Bearer {secret}", **headers)


async def book(device: Device, **asked: str | int) -> Plain:
    answer = await device.get(PLACE, params={"language": "en", **asked})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def states(found: Plain) -> list[str]:
    return [chapter["state"] for chapter in found["chapters"]]


# --- the book ---


def test_a_stranger_may_bring_log_books_and_try_chapters_only_so_often() -> None:
    async def test(fake: AccountServer) -> None:
        device = owner(fake)
        brought = [(await device.put(PLACE, content=won(0))).status_code for _ in range(11)]
        assert brought == [200] * 10 + [429]
        assert (await device.post("/api/chapters/try", content=b"{}")).status_code == 429

    with_account_server(test, PIRATES)


def test_the_pages_of_the_campaign_are_there_where_it_is_mounted() -> None:
    async def test(fake: AccountServer) -> None:
        there = ("/teach", "/learn/pirates", "/campaign", "/campaign/own", "/campaign/report/k7m2pq-0")
        paths = (*there, "/campaign/x", "/campaign/report")
        found = [(await fake.device().get(path)).status_code for path in paths]
        assert found == [503] * 5 + [404] * 2, "a page that is not built, or no page"

    with_account_server(test, PIRATES)


def test_a_client_without_a_log_book_sees_a_new_one() -> None:
    async def test(fake: AccountServer) -> None:
        for device in (fake.device(), owner(fake), owner(fake, "short")):
            found = await book(device)
            assert states(found) == ["open", *["locked"] * (LAST - 1)]
            assert (found["opened"], found["words"], found["next"], found["seas"]) == (1, "", 1, ["1"])
        assert await fake.store.logbook(hashed(BOOK), "pirates") is None

    with_account_server(test, PIRATES)


def test_what_is_locked_has_a_number_and_what_opens_it_and_nothing_else() -> None:
    async def test(fake: AccountServer) -> None:
        locked = (await book(fake.device()))["chapters"][1]
        empty: Plain = {"name": "", "told": None, "won": "", "lost": "", "best": None, "crews": []}
        assert locked == {"number": 2, "state": "locked", "opens_after": 1, **empty}

    with_account_server(test, PIRATES)


def test_an_open_chapter_tells_its_story_goal_and_set_up_for_the_crew_that_asks() -> None:
    async def test(fake: AccountServer) -> None:
        device = owner(fake)
        await device.put(PLACE, content=won(0))
        found = await book(device, players=4, level="captain")
        told = found["chapters"][1]["told"]
        assert states(found) == ["won", "open", *["locked"] * (LAST - 2)]
        assert (told["title"], told["goal"]) == ("Hounds Astern", "Sink 5 ships in all.")
        assert told["optional"]["title"] == "Showing Off"
        assert "card.gunboat" in told["new"]
        assert told["stages"] == [[{"verb": "sink", "group": "ship", "things": [], "times": 5}]]
        assert told["timers"] == 4
        assert [("hen" in shown) for shown in told["pictures"]] == [False, True, True, False]
        written_as = chapters_of()[1]
        lasts, fit = written_as["rounds"][0]["seconds"], written_as["fit"]
        given_back = fit["captain"]["seconds"]
        assert told["rounds"][0]["seconds"] == lasts - 10 + given_back, "a Captain has less time, and gets some back"
        assert {"card": "card.gunboat", "number": 1} in told["rounds"][0]["cards"]
        small = (await book(device, players=1, timers=2))["chapters"][1]["told"]
        assert (small["timers"], small["rounds"][0]["seconds"]) == (2, lasts + 15 + fit["two-timers"]["seconds"])
        french = (await book(device, language="fr"))["chapters"][1]["told"]
        assert french["title"] == "La meute à nos trousses"
        assert "poule" in french["pictures"][1]

    with_account_server(test, PIRATES)


def test_how_a_story_ends_is_told_once_it_has_ended_so() -> None:
    async def test(fake: AccountServer) -> None:
        device, campaign = owner(fake), Campaign(LAST)
        sailed(campaign, 0, Best(0, 0, 1, 0, "off", 1, 0, 4, 4))
        await device.put(PLACE, content=written(campaign))
        first = (await book(device))["chapters"][0]
        assert (bool(first["won"]), bool(first["lost"])) == (False, True)
        await device.put(PLACE, content=won(0))
        first = (await book(device))["chapters"][0]
        assert (bool(first["won"]), bool(first["lost"])) == (True, False)
        assert first["best"] | {"score": 150, "stars": 2, "players": 2, "level": "bosun"} == first["best"]
        assert [crew["players"] for crew in first["crews"]] == [2]

    with_account_server(test, PIRATES)


def test_the_book_counts_the_stars_and_knows_when_all_is_won() -> None:
    async def test(fake: AccountServer) -> None:
        device, campaign = owner(fake), Campaign(LAST)
        await device.put(PLACE, content=won(0))
        found = await book(device)
        assert (found["stars"], found["most_stars"], found["is_won"]) == (2, 3 * LAST, False)
        for place in range(LAST):
            sailed(campaign, place, Best(150, 3, 1, 0, "off", 1, 1, 2, 4))
        await device.put(PLACE, content=written(campaign))
        found = await book(device)
        assert (found["stars"], found["is_won"]) == (3 * LAST, True)

    with_account_server(test, PIRATES)


def test_the_bests_come_from_the_easiest_level_and_the_smallest_crew_on() -> None:
    async def test(fake: AccountServer) -> None:
        device, campaign = owner(fake), Campaign(LAST)
        for level, players in ((2, 4), (0, 4), (2, 2), (0, 2)):
            sailed(campaign, 0, Best(100, 1, level, 0, "off", 1, 1, players, 4))
        await device.put(PLACE, content=written(campaign))
        crews = (await book(device))["chapters"][0]["crews"]
        found = [(crew["level"], crew["players"]) for crew in crews]
        assert found == [("deckhand", 2), ("deckhand", 4), ("captain", 2), ("captain", 4)]

    with_account_server(test, PIRATES)


def test_the_words_grow_with_what_is_open() -> None:
    async def test(fake: AccountServer) -> None:
        device = owner(fake)
        await device.put(PLACE, content=won(0, 1, 2))
        words = (await book(device))["words"]
        assert "rule-pirates-card-whirlpool" in words
        assert "rule-pirates-chapter-4" in words
        assert "rule-pirates-chapter-5" not in words
        assert "rule-pirates-card-rocks" not in words

    with_account_server(test, PIRATES)


@pytest.mark.parametrize(("asked", "status"), [("players=9", 422), ("level=admiral", 422), ("players=many", 400)])
def test_a_crew_that_cannot_be_is_refused_in_words(asked: str, status: int) -> None:
    async def test(fake: AccountServer) -> None:
        answer = await fake.device().get(f"{PLACE}?{asked}")
        assert answer.status_code == status
        assert answer.json().get("sentence") or answer.json().get("message")

    with_account_server(test, PIRATES)


def test_a_game_without_a_campaign_has_no_log_book() -> None:
    async def test(fake: AccountServer) -> None:
        for game in ("corto", "chess"):
            assert (await owner(fake).get(f"/api/campaign/{game}")).status_code == 404

    with_account_server(test, PIRATES)


# --- in and out ---


def test_a_campaign_comes_and_goes_as_the_terminal_writes_it() -> None:
    async def test(fake: AccountServer) -> None:
        device = owner(fake)
        assert (await device.get(f"{PLACE}/export")).status_code == 204
        assert states((await device.put(PLACE, content=won(0))).json())[:2] == ["won", "open"]
        answer = await device.get(f"{PLACE}/export")
        assert (answer.content, "pirates.campaign" in answer.headers["content-disposition"]) == (won(0), True)
        assert (await device.put(PLACE, content=b"{}")).status_code == 400
        assert states((await owner(fake, OTHER).get(PLACE)).json())[1] == "locked"
        assert states((await device.delete(PLACE)).json())[:2] == ["open", "locked"]
        assert (await device.get(f"{PLACE}/export")).status_code == 204

    with_account_server(test, PIRATES)


def test_a_log_book_is_changed_only_with_its_secret() -> None:
    async def test(fake: AccountServer) -> None:
        for device in (fake.device(), owner(fake, "short"), fake.device(authorization="Basic abc")):
            assert (await device.put(PLACE, content=won(0))).status_code == 401
            assert (await device.delete(PLACE)).status_code == 401

    with_account_server(test, PIRATES)


def test_a_signed_in_player_has_their_accounts_campaign() -> None:
    async def test(fake: AccountServer) -> None:
        anne = await fake.anne()
        anne.headers["authorization"] = f"Bearer {BOOK}"
        await owner(fake).put(PLACE, content=won(0, 1))
        assert states(await book(anne))[1] == "locked"
        await anne.put(PLACE, content=won(0))
        assert (await anne.get("/api/account/campaign/pirates")).content == won(0)
        assert states(await book(owner(fake)))[2] == "open"
        foreign = fake.device(sec_fetch_site="cross-site", cookie=f"saltsea_session={anne.secret()}")
        assert (await foreign.delete(PLACE)).status_code == 403
        assert states((await anne.delete(PLACE)).json())[1] == "locked"
        assert states(await book(owner(fake)))[2] == "open"

    with_account_server(test, PIRATES)


def test_an_unused_log_book_is_forgotten() -> None:
    async def test(fake: AccountServer) -> None:
        for secret in (BOOK, OTHER):
            await owner(fake, secret).put(PLACE, content=won(0))
        await fake.clock.advance((LOGBOOK_DAYS - 1) * DAY)
        assert states(await book(owner(fake)))[1] == "open"
        await fake.clock.advance(2 * DAY)
        await clean(fake.registry)
        assert states(await book(owner(fake)))[1] == "open"
        assert states(await book(owner(fake, OTHER)))[1] == "locked"

    with_account_server(test, PIRATES)


# --- at a table ---


def test_a_voyage_counts_for_every_log_book_of_the_crew() -> None:
    async def test(fake: AccountServer) -> None:
        host = await (await fake.open("pirates", players=3)).come(logbook=BOOK)
        mate = await Guest(fake, host.code, "Bob").come(logbook=OTHER)
        await mate.done("Sit", name="Bob")
        cay = await Guest(fake, host.code, "Cay").come()
        await cay.done("Sit", name="Cay")
        await host.come(logbook=BOOK)
        await sink(fake, host)
        for secret in (BOOK, OTHER):
            assert tries((await owner(fake, secret).get(f"{PLACE}/export")).content) == [(1, 0)]
        people = await fake.store.people(host.code)
        assert [row.logbook for row in people] == [hashed(BOOK), hashed(OTHER), ""]
        await sink(fake, host)
        assert tries((await owner(fake).get(f"{PLACE}/export")).content) == [(2, 0)]

    with_account_server(test, PIRATES)


def test_one_log_book_on_two_seats_notes_one_voyage() -> None:
    async def test(fake: AccountServer) -> None:
        host = await (await fake.open("pirates")).come(logbook=BOOK)
        mate = await Guest(fake, host.code, "Bob").come(logbook=BOOK)
        await mate.done("Sit", name="Bob")
        await sink(fake, host)
        assert tries((await owner(fake).get(f"{PLACE}/export")).content) == [(1, 0)]

    with_account_server(test, PIRATES)


def test_an_account_at_the_table_counts_before_its_log_book() -> None:
    async def test(fake: AccountServer) -> None:
        anne = await fake.anne()
        host = await (await fake.open("pirates", players=2)).come(logbook=BOOK)
        await fake.come(host.code, "Ann", await fake.account(anne))
        await host.done("AddBot", seat=1, bot="random")
        await sink(fake, host)
        assert (await owner(fake).get(f"{PLACE}/export")).status_code == 204
        assert tries((await anne.get(f"{PLACE}/export")).content) == [(1, 0)]

    with_account_server(test, PIRATES)


def test_a_log_book_survives_a_restart_and_a_forgotten_person_has_none() -> None:
    async def test(fake: AccountServer) -> None:
        host = await (await fake.open("pirates", players=2)).come(logbook=BOOK)
        await host.done("AddBot", seat=1, bot="random")
        await fake.restart()
        back = await host.again().come()
        await sink(fake, back)
        assert tries((await owner(fake).get(f"{PLACE}/export")).content) == [(1, 0)]
        answer = await fake.device(authorization=f"Bearer {host.key}").delete(f"/api/tables/{host.code}/me")
        assert answer.status_code == 200
        assert [row.logbook for row in await fake.store.people(host.code)] == [""]

    with_account_server(test, PIRATES)


# --- what a host may open (R1) ---


async def opened(fake: AccountServer, device: Device, logbook: str | None = None, **options: Any) -> Plain:
    order: Plain = {"game": "pirates", "name": "Ann", "key": KEY.format("Ann"), "settings": {"players": 2}}
    order["settings"]["options"] = options
    answer = await device.post("/api/tables", json=order if logbook is None else {**order, "logbook": logbook})
    return {"status": answer.status_code, **answer.json()}


def test_pirates_R1_without_a_log_book_the_first_chapter_is_open() -> None:
    async def test(fake: AccountServer) -> None:
        device = fake.device(address="127.0.0.1")
        for options in ({}, {"chapter": "1"}, {"chapter": "free", "open": 1}):
            assert (await opened(fake, device, **options))["status"] == 201
        for options in ({"chapter": "2"}, {"chapter": "10"}, {"chapter": "free"}, {"chapter": "free", "open": 2}):
            answer = await opened(fake, device, **options)
            assert (answer["status"], answer["rule"], answer["text"]) == (422, "pirates.R1", "refusal-pirates-closed")
            assert answer["sentence"].endswith("is still closed. Win the one before it first.")

    with_account_server(test, PIRATES)


def test_pirates_R1_a_log_book_or_an_account_opens_what_it_has_won() -> None:
    async def test(fake: AccountServer) -> None:
        device, anne = fake.device(address="127.0.0.1"), await fake.anne()
        await owner(fake).put(PLACE, content=won(0, 1))
        await anne.put(PLACE, content=won(0))
        assert (await opened(fake, device, BOOK, chapter="3"))["status"] == 201
        assert (await opened(fake, device, BOOK, chapter="4"))["status"] == 422
        assert (await opened(fake, device, BOOK, chapter="free", open=3))["status"] == 201
        assert (await opened(fake, anne, chapter="2"))["status"] == 201
        assert (await opened(fake, anne, BOOK, chapter="3"))["status"] == 422

    with_account_server(test, PIRATES)


def test_pirates_R1_a_host_arranges_what_is_open_and_who_sails_along_needs_nothing() -> None:
    async def test(fake: AccountServer) -> None:
        await owner(fake).put(PLACE, content=won(0))
        host = await fake.open("pirates")
        mate = await fake.guest(host)
        two: Plain = {"players": 2, "options": {"chapter": "2"}}
        assert await host.refused("Arrange", settings=two) == "pirates.R1"
        host = await host.again().come(logbook=BOOK)
        await host.done("Arrange", settings=two)
        await host.done("Arrange", settings={**two, "speed": 200})
        assert await host.refused("Arrange", settings={"players": 2, "options": {"chapter": "3"}}) == "pirates.R1"
        shown = mate.last("Table")["table"]["settings"]["options"]
        assert shown == {"chapter": "2"}
        await host.done("Begin")

    with_account_server(test, PIRATES)


def test_pirates_R1_a_rematch_is_a_retry_and_what_is_chosen_stays() -> None:
    async def test(fake: AccountServer) -> None:
        await owner(fake).put(PLACE, content=won(0))
        host = await fake.open("pirates", owner=WHOSE, options={"chapter": "2"})
        await fake.guest(host)
        await sink(fake, host)
        await owner(fake).delete(PLACE)
        await host.done("Arrange", settings={"players": 2, "options": {"chapter": "2"}, "speed": 200})
        await host.done("Begin")

    with_account_server(test, PIRATES)


def test_pirates_R1_a_game_in_a_closed_chapter_cannot_be_continued() -> None:
    async def test(fake: AccountServer) -> None:
        await owner(fake).put(PLACE, content=won(0))
        host = await fake.open("pirates", owner=WHOSE, options={"chapter": "2"})
        await fake.guest(host)
        await sink(fake, host)
        device = fake.device(address="127.0.0.1")
        order: Plain = {"game": "pirates", "name": "Ann", "key": KEY.format("Ann"), "settings": {"players": 2}}
        order["onward"] = {"game": f"{host.code}-0", "line": 1}
        assert (await device.post("/api/tables", json=order)).json()["rule"] == "pirates.R1"
        assert (await device.post("/api/tables", json={**order, "logbook": BOOK})).status_code == 201

    with_account_server(test, PIRATES)


# --- what a table is told ---


def test_the_crew_of_a_table_is_told_its_chapter_and_how_it_ended() -> None:
    async def test(fake: AccountServer) -> None:
        await owner(fake).put(PLACE, content=won(0))
        host = await fake.open("pirates", owner=WHOSE, options={"chapter": "2"})
        mate = owner(fake, (await fake.guest(host)).key)
        place = f"/api/tables/{host.code}/words?language=fr"
        told = (await mate.get(place)).json()
        assert (told["chapter"], told["story"]["title"], told["after"]) == ("2", "La meute à nos trousses", "")
        assert "rule-pirates-card-gunboat" in told["words"]
        assert "rule-pirates-card-merchant" not in told["words"]
        assert told["picture"] == ""
        await sink(fake, host)
        lost = json.loads(next(CHAPTERS.glob("02-*.json")).read_bytes())["lost"]["fr"]
        ended = (await mate.get(place)).json()
        assert ended["after"] == lost
        assert "poule" in ended["picture"]
        assert (await mate.get(f"/api/games/{host.code}-0/words?language=fr")).json()["after"] == lost
        await host.come(logbook=BOOK)
        await host.done("Arrange", settings={"players": 2, "options": {"chapter": "1"}})
        told = (await mate.get(place)).json()
        assert (told["chapter"], told["after"], told["words"]) == ("1", "", "")
        assert (await mate.get("/api/tables/nobody/words")).status_code == 404

    with_account_server(test, PIRATES)


def test_pirates_R1_readers_outside_the_crew_get_what_is_open_for_them() -> None:
    async def test(fake: AccountServer) -> None:
        await owner(fake).put(PLACE, content=won(0))
        host = await fake.open("pirates", owner=WHOSE, options={"chapter": "2"})
        mate = await Guest(fake, host.code, "Bob").come(logbook=OTHER)
        table, game = f"/api/tables/{host.code}/words", f"/api/games/{host.code}-0/words"
        fresh, signed = owner(fake, OTHER), await fake.anne()
        for device in (fresh, signed, fake.device()):
            assert (await device.get(table)).status_code == 403
        await mate.done("Sit", name="Bob")
        assert (await fresh.get(table)).status_code == 200
        await host.done("Begin")
        await signed.put("/api/account/campaign/pirates", content=won(0))
        for place in (table, game):
            assert (await fake.device().get(place)).status_code == 403
            assert (await signed.get(place)).json()["chapter"] == "2"
            assert (await fresh.get(place)).json()["chapter"] == "2"

    with_account_server(test, PIRATES)


def test_a_game_without_watchers_is_shown_to_its_crew_alone() -> None:
    async def test(fake: AccountServer) -> None:
        host = await fake.open("pirates", watching="none")
        mate = await fake.guest(host)
        await host.done("Begin")
        place = f"/api/games/{host.code}-0/words"
        assert (await owner(fake).get(place)).status_code == 403
        assert (await owner(fake, mate.key).get(place)).json()["chapter"] == "1"

    with_account_server(test, PIRATES)


def test_texts_of_a_game_are_for_clients_that_may_have_it() -> None:
    async def test(fake: AccountServer) -> None:
        host = await fake.open("pirates", shown="table")
        await fake.guest(host)
        await sink(fake, host)
        place = f"/api/games/{host.code}-0/words"
        assert (await fake.device().get(place)).status_code == 403
        assert (await fake.device(authorization=f"Bearer {host.key}").get(place)).json()["chapter"] == "1"
        assert (await fake.device().get("/api/games/none/words")).status_code == 404

    with_account_server(test, PIRATES)


def test_free_play_tells_its_goal_in_steps_and_a_game_without_stories_nothing() -> None:
    async def test(fake: AccountServer) -> None:
        host = await fake.open("pirates", options={"chapter": "free", "open": 1, "word": "parrot"})
        told = (await fake.device().get(f"/api/tables/{host.code}/words")).json()
        assert (told["chapter"], told["story"]["title"], told["story"]["goal"]) == ("free", "", "")
        assert told["story"]["stages"][0][0]["verb"] == "point"
        corto = await fake.open("corto", name="Bea")
        assert (await fake.device().get(f"/api/tables/{corto.code}/words")).status_code == 404

    with_account_server(test, PIRATES)


CHAPTERS = (CATALOG["pirates"].entries or CATALOG["pirates"].texts.parent) / "chapters"


# --- put together ---


def test_gloomhaven_storyline_184_a_campaign_of_another_device_is_put_together_with_mine_once() -> None:
    async def test(fake: AccountServer) -> None:
        device = owner(fake)
        await device.put(PLACE, content=won(0, 1))
        exports = []
        for _ in range(2):
            answer = await device.post(PLACE, content=won(0, 1, 2))
            assert (answer.status_code, states(answer.json())[:4]) == (200, ["won", "won", "won", "open"])
            exports.append((await device.get(f"{PLACE}/export")).text)
        assert exports[0] == exports[1] == won(0, 1, 2).decode()
        await device.post(PLACE, content=won(0))
        assert (await device.get(f"{PLACE}/export")).text == exports[0]

    with_account_server(test, PIRATES)


@pytest.mark.parametrize("file", [b"", b'{"format":2,"game":"pirates","chap', won(0).replace(b"won", b"wan"), won(3)])
def test_a_damaged_campaign_file_is_refused_in_words_and_nothing_is_lost(file: bytes) -> None:
    async def test(fake: AccountServer) -> None:
        device = owner(fake)
        await device.put(PLACE, content=won(0))
        for answer in (await device.post(PLACE, content=file), await device.put(PLACE, content=file)):
            assert answer.status_code == 400
            assert "no campaign to go on with" in answer.text
        assert (await device.get(f"{PLACE}/export")).text == won(0).decode()

    with_account_server(test, PIRATES)
