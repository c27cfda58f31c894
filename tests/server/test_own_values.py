"""Values of a host's own at a table of Corto (T27): checked, told to everybody, kept with its games, compared with no
others."""

import json
from typing import Any

import httpx
import pytest

from saltsea.catalog import CATALOG
from saltsea.games.corto.definition import CONTENT
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.record_file import read, read_parts, without_chapter
from saltsea.kernel.replay import verify
from saltsea.server.tables.messages.public_table import content_mark
from server.account_kit import AccountServer, with_account_server
from server.kit import KEY, Guest, Plain
from server.test_daily_deal import end_game

OURS = (CONTENT / "cards.json").read_text(encoding="utf-8")
KNIFE = '"id": "A12", "kind": "object", "border": "black", "times": 1'


def box(name: str = "Sharp knives", *, times: object = 2) -> str:
    """Our box, where the knife of the Ballad acts otherwise."""
    assert KNIFE in OURS
    content = json.loads(OURS.replace(KNIFE, KNIFE.replace("1", "@").replace("A@2", "A12").replace("@", str(times))))
    return json.dumps({"name": name, **content})


async def order(fake: AccountServer, text: str, name: str = "Ann", **asked: Any) -> httpx.Response:
    """A request for a table that plays with this file."""
    settings = {"players": 2, **asked.pop("settings", {})}
    body: Plain = {"game": "corto", "name": name, "key": KEY.format(name), "settings": settings, "chapter": text}
    return await fake.device(address="127.0.0.1").post("/api/tables", json={**body, **asked})


async def at_table(fake: AccountServer, text: str, **asked: Any) -> Guest:
    answer = await order(fake, text, **asked)
    assert answer.status_code == 201, answer.text
    return await Guest(fake, answer.json()["code"], "Ann").come(form="view")


async def against_bot(host: Guest, bot: str = "greedy") -> Guest:
    await host.done("AddBot", seat=1, bot=bot)
    await host.done("Begin")
    return host


def test_table_T27_everybody_at_the_table_is_told_whose_values_it_plays_with() -> None:
    async def test(fake: AccountServer) -> None:
        host = await at_table(fake, box())
        own = {"kind": "values", "name": "Sharp knives", "by": "Ann", "mark": content_mark(box())}
        assert host.last("Welcome")["table"]["own"] == own
        assert (await fake.device().get(f"/api/tables/{host.code}")).json()["own"] == own, "a guest, before joining"
        watcher = await Guest(fake, host.code, "Wanda").come(key=False)
        assert watcher.last("Welcome")["table"]["own"] == own
        usual = await fake.open("corto", "Bob")
        assert usual.last("Welcome")["table"]["own"] is None

    with_account_server(test)


def test_table_T27_clients_are_told_which_cards_have_other_values() -> None:
    async def test(fake: AccountServer) -> None:
        host = await against_bot(await at_table(fake, box()))
        view = host.last("Snapshot")["view"]["public"]
        assert view["own"] == {"A12": {"kind": "object", "border": "black", "times": 2}}
        usual = await Guest(fake, (await fake.open("corto", "Bob")).code, "Bob").come(form="view")
        await against_bot(usual)
        assert "own" not in usual.last("Snapshot")["view"]["public"]
        shown = await fake.device().get(f"/api/tables/{host.code}/content")
        assert json.loads(shown.json()["text"])["name"] == "Sharp knives"
        assert (await fake.device().get(f"/api/tables/{usual.code}/content")).status_code == 404

    with_account_server(test)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{", "json"),
        ("[" * 10_000, "json"),
        ('{"cards": ' + "9" * 5000 + "}", "json"),
        ("[]", "outside"),
        ('{"decks": [], "cards": []}', "lists"),
        ('{"decks": {}, "cards": [1]}', "card"),
        ('{"decks": {"G": 1}, "cards": []}', "deck"),
        ('{"decks": {}, "cards": [{"id": "\\ud800"}]}', "id"),
        (box("x" * 41), "name"),
        (box("a\u0007b"), "name"),
        (box(times=7), "value"),
        (box(times=json.dumps(["x" * 1000])), "value"),
        (OURS.replace('"A2"', '"A1"'), "twice"),
        (OURS.replace('"A12", ', '"A12", "price": 3, '), "property"),
        (OURS.replace('"second": "B"', '"second": "A"', 1), "second"),
        (OURS.replace('"A": 20', '"A": 19'), "deck-size"),
        ('{"decks": {"A": 0, "B": 0, "C": 0, "D": 0, "E": 0, "F": 0}, "cards": []}', "deck-start"),
        (OURS.replace(', "ace": true', "", 1), "aces"),
    ],
    ids=lambda part: part[:24],
)
def test_table_T27_a_file_that_cannot_be_played_with_is_refused_with_place_and_reason(text: str, fault: str) -> None:
    async def test(fake: AccountServer) -> None:
        for language in LANGUAGES:
            answer = await order(fake, text, language=language)
            refused = answer.json()
            assert (answer.status_code, refused["rule"]) == (422, "table.T27"), answer.text
            assert refused["text"] == f"refusal-corto-box-{fault}"
            assert "{" not in refused["sentence"].replace("{'", "")
            assert len(refused["sentence"]) < 300
        assert await fake.store.tables() == [], "nothing was opened"

    with_account_server(test)


def test_table_T27_the_place_is_told_in_the_readers_language() -> None:
    async def test(fake: AccountServer) -> None:
        english, french = [(await order(fake, box(times=7), language=one)).json()["sentence"] for one in ("en", "fr")]
        assert english == "Card A12: “times” is 7. It can be: 1, 2."
        assert french == "Carte A12\u00a0: «\u00a0times\u00a0» vaut 7. Valeurs possibles\u00a0: 1, 2."

    with_account_server(test)


def test_table_T27_bots_rematch_restart_and_record_have_the_same_values() -> None:
    async def test(fake: AccountServer) -> None:
        host = await against_bot(await at_table(fake, box()))
        await end_game(host)
        await host.done("Begin")
        await fake.restart()
        back = await host.again().come(form="view")
        assert back.last("Welcome")["table"]["own"]["name"] == "Sharp knives"
        await end_game(back)
        records = [(await fake.device().get(f"/api/games/{host.code}-{number}")).content for number in range(2)]
        for data in records:
            text, record = without_chapter(data)
            assert text == box()
            entry = CATALOG["corto"]
            assert entry.player_content is not None
            rules = entry.player_content(entry, text).rules()
            verify(rules, read(rules, read_parts(record)), lambda _: None)
        brought = await fake.device(address="127.0.0.1").post("/api/games", content=records[-1])
        assert brought.status_code == 201, brought.text
        views = (await fake.device().get(f"/api/games/{brought.json()['id']}/views?form=view")).json()
        assert views["view"]["public"]["own"].keys() == {"A12"}

    with_account_server(test)


def test_table_T27_a_game_that_goes_on_has_the_values_of_the_earlier_one() -> None:
    async def test(fake: AccountServer) -> None:
        host = await against_bot(await at_table(fake, box()))
        await end_game(host)
        onward = {"game": f"{host.code}-0", "line": 3}
        fork = await at_table(fake, "", onward=onward)
        assert fork.last("Welcome")["table"]["own"]["name"] == "Sharp knives"
        await against_bot(fork)
        other = await order(fake, box(times=1), onward=onward)
        assert (other.status_code, other.json()["rule"]) == (422, "table.T25"), "not with other values"

    with_account_server(test)


def test_table_T27_no_daily_deal_puzzle_or_lesson_is_played_with_values_of_ones_own() -> None:
    async def test(fake: AccountServer) -> None:
        day = (await fake.device().get("/api/today")).json()["day"]
        for settings in ({"daily": True, "watching": "none"}, {"puzzle": day}, {"lesson": True}):
            answer = await order(fake, box(), settings=settings)
            assert (answer.status_code, answer.json()["rule"][:7]) == (422, "table.T"), settings

    with_account_server(test)


def test_table_T27_such_games_are_in_no_statistics() -> None:
    async def test(fake: AccountServer) -> None:
        host = await against_bot(await at_table(fake, box()))
        await end_game(host)
        corto = (await fake.device().get("/api/statistics")).json()["games"][0]
        assert (corto["game"], corto["games"]) == ("corto", 0)
        seats = {"seats": [{"table": host.code, "key": host.key}]}
        assert (await fake.device().post("/api/mine/statistics/corto", json=seats)).json()["games"] == 0
        (listed,) = (await fake.device().post("/api/mine", json=seats)).json()["games"]
        assert listed["id"] == f"{host.code}-0", "it stays among my games"

    with_account_server(test)


# --- changing them while the lobby is open ---


async def bring(fake: AccountServer, guest: Guest, text: str, language: str = "en") -> httpx.Response:
    """A request of this guest to play with this file; with none if it is empty."""
    headers = {"Authorization": f"Bearer {guest.key}"}
    body = {"content": text, "language": language}
    device = fake.device(address="127.0.0.1")
    return await device.put(f"/api/tables/{guest.code}/content", json=body, headers=headers)


def test_table_T27_a_host_brings_other_values_to_an_open_table_and_puts_them_away() -> None:
    async def test(fake: AccountServer) -> None:
        host = await fake.open("corto", "Ann")
        watcher = await Guest(fake, host.code, "Wanda").come(key=False)
        marks = []
        for name, times in (("Knives", 2), ("Knives", 1)):
            answer = await bring(fake, host, box(name, times=times))
            assert answer.status_code == 200, answer.text
            own = watcher.last("Table")["table"]["own"]
            assert (own["kind"], own["name"], own["by"]) == ("values", "Knives", "Ann")
            assert answer.json()["own"] == own
            marks.append(own["mark"])
        assert marks[0] != marks[1], "another text of the same name"
        assert (await bring(fake, host, "")).status_code == 200
        assert watcher.last("Table")["table"]["own"] is None
        await fake.restart()
        back = await host.again().come(form="view")
        assert back.last("Welcome")["table"]["own"] is None
        await against_bot(back)
        assert "own" not in back.last("Snapshot")["view"]["public"]
        await end_game(back)
        assert (await fake.device().get("/api/statistics")).json()["games"][0]["games"] == 1, "it counts like any other"

    with_account_server(test)


def test_table_T27_a_game_begins_with_the_values_that_were_brought_last() -> None:
    async def test(fake: AccountServer) -> None:
        host = await fake.open("corto", "Ann")
        assert (await bring(fake, host, box())).status_code == 200
        await fake.restart()
        back = await against_bot(await host.again().come(form="view"))
        assert back.last("Snapshot")["view"]["public"]["own"].keys() == {"A12"}

    with_account_server(test)


def test_table_T27_values_stay_once_a_game_has_begun_or_goes_on_from_another() -> None:
    async def test(fake: AccountServer) -> None:
        host = await against_bot(await at_table(fake, box()))
        for text in (box("Other"), ""):
            refused = (await bring(fake, host, text)).json()
            assert (refused["rule"], refused["text"]) == ("table.T27", "refusal-table-content-stays")
        await end_game(host)
        answer = await bring(fake, host, "", "fr")
        assert answer.status_code == 422
        assert answer.json()["sentence"].startswith("Une table garde ce avec quoi l’on y joue.")
        fork = await at_table(fake, "", onward={"game": f"{host.code}-0", "line": 3})
        assert (await bring(fake, fork, "")).json()["text"] == "refusal-table-content-stays"

    with_account_server(test)


def test_table_T27_only_the_host_brings_values_and_only_such_as_can_be_played_with() -> None:
    async def test(fake: AccountServer) -> None:
        host = await fake.open("corto", "Ann")
        guest = await Guest(fake, host.code, "Bob").come()
        await guest.done("Sit", name="Bob")
        for stranger in (guest, Guest(fake, host.code, "Nobody")):
            assert (await bring(fake, stranger, box())).json()["rule"] == "table.T8"
        wrong = await bring(fake, host, box(times=7))
        assert (wrong.status_code, wrong.json()["text"]) == (422, "refusal-corto-box-value")
        await host.done("Arrange", settings={"players": 2, "lesson": True})
        assert (await bring(fake, host, box())).json()["rule"] == "table.T32", "the lesson speaks of our cards"
        assert host.last("Table")["table"]["own"] is None

    with_account_server(test)
