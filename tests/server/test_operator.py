"""The operator's page: who comes in, what is seen and switched there, what is refused and what is forgotten."""

import asyncio
import json
import logging
from pathlib import Path

import httpx
import msgspec
import pytest

from saltsea.narrator import narrators
from saltsea.server.operations.disk import Disk, free_in
from saltsea.server.operations.load import NodeLoad
from saltsea.server.operations.operator import REPORTS_ON_A_PAGE, Operator, new_secret
from saltsea.server.operations.operator_sessions import LIFE, MOST, Sessions
from saltsea.server.operations.retention import DAY, clean, clean_if_due, last_cleaned
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.reports import OF_PLACE, Reports
from saltsea.store.memory import MemoryStore
from saltsea.store.port import StoreError
from saltsea.store.rows import NoteRow, TableRow
from server.kit import START, FakeClock, Guest
from server.operator_kit import Served, served

# --- the secret ---


def test_the_first_start_makes_a_secret_and_keeps_only_its_hash() -> None:
    async def test(fake: Served) -> None:
        operator = fake.server.operator
        secret = operator.fresh
        assert operator.knows(secret)
        assert not operator.knows("")
        assert not operator.knows(secret[:-1])
        assert secret.encode() not in (await fake.store.note("operator/secret") or b"")
        await operator.open()
        assert operator.fresh == secret, "another start makes no other"
        await operator.open(new=True)
        assert (operator.knows(secret), operator.knows(operator.fresh)) == (False, True)

    served(test)


def test_a_secret_made_while_the_server_was_off_is_good() -> None:
    async def test(fake: Served) -> None:
        old, secret = fake.server.operator.fresh, await new_secret(fake.store)
        await fake.restart()
        await fake.server.operator.open()
        assert (fake.server.operator.knows(secret), fake.server.operator.knows(old)) == (True, False)
        assert fake.server.operator.fresh == ""

    served(test)


def test_only_the_secret_opens_the_page_and_the_cookie_is_strict() -> None:
    async def test(fake: Served) -> None:
        web = fake.web()
        assert 'type="password"' in (await web.get("/operator")).text
        wrong = await web.post("/operator/enter", data={"secret": "nonsense"})
        assert (wrong.status_code, "not the secret" in wrong.text) == (403, True)
        web.follow_redirects = False
        done = await web.post("/operator/enter", data={"secret": f" {fake.server.operator.fresh} "})
        cookie = done.headers["set-cookie"]
        assert done.status_code == 303
        assert all(word in cookie for word in ("HttpOnly", "SameSite=strict", "Path=/operator"))
        assert "Right now" in (await web.get("/operator")).text

    served(test)


def test_over_tls_the_cookie_travels_by_tls_alone() -> None:
    async def test(fake: Served) -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(fake.app), base_url="https://saltsea") as web:
            done = await web.post("/operator/enter", data={"secret": fake.server.operator.fresh})
            assert "Secure" in done.headers["set-cookie"]

    served(test)


FORMS = ("switches", "announce", "call-off", "put-away", "forget", "clean", "invite", "disinvite", "leave")


def test_a_form_needs_the_session_and_its_word_and_our_own_page() -> None:
    async def test(fake: Served) -> None:
        web, stranger = await fake.operator(), fake.web()
        for does in FORMS:
            assert (await stranger.post(f"/operator/{does}")).status_code == 403
            assert (await web.post(f"/operator/{does}", data={"form": "guessed"})).status_code == 403
        web.headers["Sec-Fetch-Site"] = "cross-site"
        assert [(await web.operate(does)).status_code for does in FORMS] == [403] * len(FORMS)

    served(test)


def test_signing_out_ends_a_session_and_a_new_secret_ends_all() -> None:
    async def test(fake: Served) -> None:
        one, other = await fake.operator(), await fake.operator()
        await one.operate("leave")
        assert "Right now" not in (await one.get("/operator")).text
        assert "Right now" in (await other.get("/operator")).text
        await new_secret(fake.store)  # as `saltsea operator link` does, while no server runs
        assert "Right now" not in (await other.get("/operator")).text

    served(test)


def test_a_session_ends_by_itself_and_there_are_not_too_many() -> None:
    async def test() -> None:
        clock, store = FakeClock(), MemoryStore()
        sessions = Sessions(store, clock)
        first = await sessions.begin()
        clock.time += 1
        last = [await sessions.begin() for _ in range(MOST)][-1]
        assert await sessions.find(first) is None
        assert await sessions.find(last) is not None
        assert await Sessions(store, clock).find(last) is not None, "another node knows it too"
        clock.time += LIFE
        assert await sessions.find(last) is None

    asyncio.run(test())


def test_what_was_switched_on_another_node_holds_here_after_a_sweep() -> None:
    async def test(fake: Served) -> None:
        other = Operator(
            TableRegistry({}, fake.server.store, fake.clock, fake.server.bots, narrators), fake.server.disk
        )
        await other.open()
        assert (other.secret, other.fresh) == (fake.server.operator.secret, ""), "the first node has made it"
        switches = msgspec.structs.replace(other.registry.switches, closed=True)
        await other.switch(switches)
        secret = await other.renew()
        assert not fake.server.operator.knows(secret)
        await fake.server.operator.read()
        assert fake.server.operator.knows(secret)
        assert fake.server.registry.switches == switches

    served(test)


def test_what_is_no_form_or_no_number_is_told() -> None:
    async def test(fake: Served) -> None:
        web = await fake.operator()
        assert (await web.operate("announce", minutes="soon")).status_code == 400
        assert (await web.operate("announce", minutes="0")).status_code == 400
        assert (await web.operate("nothing")).status_code == 404
        assert (await web.post("/operator/clean", content=b"x" * 20_000)).status_code == 413
        assert (await web.post("/operator/clean", content=b"\xff=\xff")).status_code == 400

    served(test)


# --- the page ---


def test_the_page_shows_tables_people_and_load_in_both_languages() -> None:
    async def test(fake: Served) -> None:
        await fake.pair(listing="public")
        web = await fake.operator()
        english, french = (await web.get("/operator")).text, (await web.get("/operator?lang=fr")).text
        assert all(word in english for word in ("<caption>", "playing", "Ann", "Bob", "Open connections", "5,000 MB"))
        assert all(word in french for word in ('lang="fr"', "en jeu", "Connexions ouvertes", "000 Mo"))
        assert "en jeu" in (await web.get("/operator")).text, "the choice is remembered"
        assert 'lang="fr"' in (await fake.web(Accept_Language="de, fr-CA;q=0.8").get("/operator")).text

    served(test)


class ThreeNodes:
    """The nodes of a cluster, as the first of them knows them."""

    def loads(self) -> list[NodeLoad]:
        return [NodeLoad("one", 20, 31, 1.5), NodeLoad("two", 7, 11, 0.25), NodeLoad("three", 5, 2)]

    async def place(self, code: str) -> str:
        return "two"


def test_the_page_says_which_node_answers_and_what_all_carry_together() -> None:
    async def test(fake: Served) -> None:
        ann = await fake.open()
        await ann.go()
        await fake.registry.unload(ann.code)
        web = await fake.operator()
        assert "Node" not in (await web.get("/operator?lang=en")).text, "this server is alone"
        fake.server.operator.nodes = ThreeNodes()
        english, french = (await web.get("/operator?lang=en")).text, (await web.get("/operator?lang=fr")).text
        assert all(word in english for word in ("Node one has answered", "Together", ">32<", ">44<", "at node two"))
        assert all(word in french for word in ("Le nœud one a répondu", "Ensemble", ">32<", ">44<", "au nœud two"))

    served(test)


def test_names_are_text_and_never_markup() -> None:
    async def test(fake: Served) -> None:
        ann = await fake.open()
        await ann.done("Rename", name="<b>Ann</b>")
        page = (await (await fake.operator()).get("/operator")).text
        assert "<b>" not in page
        assert "&lt;b&gt;Ann&lt;/b&gt;" in page

    served(test)


# --- switches ---


def test_table_T22_a_closed_server_opens_tables_for_the_invited() -> None:
    async def test(fake: Served) -> None:
        web, operator = fake.web(), await fake.operator()
        await operator.operate("switches", closed="on")
        assert (await web.post("/api/games", content=b"")).status_code == 403
        refused = await fake.open_by_web(web, language="fr")
        assert (refused.status_code, refused.json()["rule"]) == (422, "table.T22")
        assert "invitation" in refused.json()["sentence"]
        shown = (await operator.operate("invite")).text
        secret = shown.split("<code>")[1].split("</code>")[0]
        assert (await fake.open_by_web(web, invitation="not-this-one")).status_code == 422
        assert (await fake.open_by_web(web, invitation=secret)).status_code == 201
        assert (await fake.open_by_web(web, "Bob", invitation=fake.server.operator.fresh)).status_code == 201
        assert "There is one." in (await operator.get("/operator")).text
        await operator.operate("disinvite")
        assert (await fake.open_by_web(web, "Cat", invitation=secret)).status_code == 422

    served(test)


def test_table_T22_where_no_table_is_public_none_is_opened_listed_or_made_so() -> None:
    async def test(fake: Served) -> None:
        web, ann = fake.web(), await fake.open(listing="public")
        assert len((await web.get("/api/tables")).json()["tables"]) == 1
        await (await fake.operator()).operate("switches", no_public="on")
        assert (await web.get("/api/tables")).json() == {"tables": []}
        refused = await fake.open_by_web(web, "Bob", settings={"listing": "public"})
        assert refused.json()["text"] == "refusal-table-no-public"
        assert await ann.refused("Arrange", settings={"players": 2, "listing": "public"}) == "table.T22"
        await ann.done("Arrange", settings={"players": 2, "listing": "unlisted"})

    served(test)


def test_without_free_words_there_are_phrases() -> None:
    async def test(fake: Served) -> None:
        ann = await fake.open()
        await ann.done("Say", words="ahoy")
        await (await fake.operator()).operate("switches", no_words="on")
        assert await ann.refused("Say", words="ahoy") == "table.T15"
        await ann.done("Say", phrase="hello")

    served(test)


def test_switches_outlive_a_restart() -> None:
    async def test(fake: Served) -> None:
        await (await fake.operator()).operate("switches", closed="on", no_words="on")
        await fake.restart()
        await fake.server.operator.open()
        switches = fake.registry.switches
        assert (switches.closed, switches.no_public, switches.no_words) == (True, False, True)

    served(test)


# --- the disk ---


def test_table_T22_a_full_disk_takes_no_new_tables_and_games_go_on(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)

    async def test(fake: Served) -> None:
        ann, bob = await fake.pair()
        web = fake.web()
        assert (await web.get("/healthz")).json() == {"status": "ok"}
        fake.disk.megabytes = 199
        refused = await fake.open_by_web(web, "Cat")
        assert (refused.status_code, refused.json()["text"]) == (422, "refusal-table-no-room")
        ill = await web.get("/healthz")
        assert (ill.status_code, "disk" in ill.json()["message"]) == (503, True)
        assert "almost full" in (await (await fake.operator()).get("/operator")).text
        one, seat = (ann, 0) if ann.legal() else (bob, 1)
        await one.done("Act", seat=seat, action=one.legal()[0])
        fake.disk.megabytes = 201
        assert (await web.get("/healthz")).status_code == 200
        assert (await fake.open_by_web(web, "Cat")).status_code == 201

    served(test)
    alarms = [record.getMessage() for record in caplog.records]
    assert alarms == [
        "disk alarm: too little room is left, no new tables are opened",
        "the disk has room again",
    ]


def test_a_folder_that_is_not_made_yet_is_no_full_disk(tmp_path: Path) -> None:
    assert free_in(tmp_path / "data" / "below") > 0
    assert Disk(tmp_path / "data", least=0).has_space()


class Silent(MemoryStore):
    """Does not answer."""

    async def note(self, name: str) -> bytes | None:
        raise StoreError("it is gone")


def test_a_store_that_does_not_answer_is_ill_health() -> None:
    async def test(fake: Served) -> None:
        fake.server.store = Silent()
        answer = await fake.web().get("/healthz")
        assert (answer.status_code, answer.json()["message"]) == (503, "the store does not answer")

    served(test)


class Away(MemoryStore):
    """A database that was stopped."""

    async def table(self, id: str) -> TableRow | None:
        raise StoreError("postgresql://db does not answer")


def test_while_the_store_is_away_requests_are_to_be_sent_again(caplog: pytest.LogCaptureFixture) -> None:
    async def test(fake: Served) -> None:
        fake.registry.store = Away()
        answer = await fake.web().get("/api/tables/abcdef")
        assert (answer.status_code, answer.headers["Retry-After"]) == (503, "5")
        assert "try again" in answer.json()["message"]
        assert "db" not in answer.text

    served(test)
    assert [record for record in caplog.records if record.exc_info] == []


# --- a notice before a restart ---


def test_everybody_is_told_of_a_restart_in_their_own_language() -> None:
    async def test(fake: Served) -> None:
        ann = await fake.open()
        bob = await Guest(fake, ann.code, "Bob").come(language="fr")
        web = await fake.operator()
        assert "has been told" in (await web.operate("announce", minutes="7")).text
        assert ann.words(ann.last("Notice")).startswith("The server restarts in 7 minutes.")
        assert bob.words(bob.last("Notice"), "fr").startswith("Le serveur redémarre dans 7 minutes.")
        await fake.clock.advance(2 * 60_000)
        assert ann.last("Notice")["facts"] == {"minutes": 5}
        await fake.clock.advance(4 * 60_000)
        assert [notice["facts"]["minutes"] for notice in ann.all("Notice")] == [7, 5, 1]
        assert "one minute" in ann.words(ann.last("Notice"))

    served(test)


def test_a_restart_can_be_called_off() -> None:
    async def test(fake: Served) -> None:
        ann, web = await fake.open(), await fake.operator()
        await web.operate("announce", minutes="20")
        assert "Announced for" in (await web.get("/operator")).text
        await web.operate("call-off")
        assert ann.last("Notice")["text"] == "notice-no-restart"
        await fake.clock.advance(30 * 60_000)
        assert len(ann.all("Notice")) == 2

    served(test)


# --- reports ---


def test_table_T20_a_guest_who_reports_thousands_of_times_does_not_bury_an_honest_report() -> None:
    """One wrote 2,920 in 12 s."""

    async def test(fake: Served) -> None:
        ann, bob = await fake.pair()
        cay = await fake.open(name="Cay", players=3)
        dot = await fake.guest(cay, "Dot")
        await dot.done("Report", person=0, words="an honest word")
        ann.connection.address = bob.connection.address = "198.51.100.9"
        answers = []
        for number in range(60):
            answers.append((await ann.ask("Report", person=1, words=f"flood {number}"))["kind"])
            await fake.clock.advance(100)
        assert answers.count("Done") == 5
        assert len(await fake.server.operator.reports()) == 2, "what one says about another is one report"
        await bob.done("Report", person=0, words="from the same address, of the one who floods")
        assert "an honest word" in (await (await fake.operator()).get("/operator")).text
        await fake.clock.advance(600_000)
        await ann.done("Report", person=1, words="later")

    served(test)


def test_many_people_who_report_take_no_report_from_their_table() -> None:
    """Five at each of four addresses were all that a table had: an honest player's came too late."""

    async def test(fake: Served) -> None:
        ann = await fake.open(players=4)
        rude = [ann, await fake.guest(ann, "Bob"), await fake.guest(ann, "Cay")]
        for number, guest in enumerate(rude):
            guest.connection.address = f"198.51.100.{number}"
            for person in range(20):
                await guest.ask("Report", person=person % 3, words="flood")
        dot = await fake.guest(ann, "Dot")
        dot.connection.address = "198.51.100.1"
        await dot.done("Report", person=0, words="an honest word")
        first = [report.body["by"] for report in await fake.server.operator.reports()][: len(rude) + 1]
        assert sorted(first) == [0, 1, 2, 3], "nobody's second comes before it"

    served(test)


def test_reports_of_one_address_have_a_limit_whoever_writes_them() -> None:
    """Else somebody who comes again and again as another guest would write without end."""
    reports = Reports(MemoryStore(), FakeClock())
    waits = [reports.wait("code", person, "198.51.100.9") for person in range(OF_PLACE + 1)]
    assert [bool(wait) for wait in waits] == [False] * OF_PLACE + [True]
    assert not reports.wait("code", 0, "198.51.100.10")
    assert not reports.wait("code", 900, "")


def test_reports_have_pages_on_which_no_table_comes_before_anothers_first() -> None:
    async def test(fake: Served) -> None:
        for number in range(REPORTS_ON_A_PAGE + 5):
            body = {"table": "loud", "by": 0, "of": 1, "words": f"w{number}", "at": START + number, "said": []}
            await fake.store.write([NoteRow(name=f"report/loud/{number}", body=json.dumps(body).encode())])
        quiet = {"table": "quiet", "by": 0, "of": 1, "words": "the quiet one", "at": START - 1000, "said": []}
        await fake.store.write([NoteRow(name="report/quiet/0/1", body=json.dumps(quiet).encode())])
        web = await fake.operator()
        first, second = (await web.get("/operator")).text, (await web.get("/operator?reports=2")).text
        assert "the quiet one" in first
        assert (first.count("<blockquote>"), second.count("<blockquote>")) == (REPORTS_ON_A_PAGE, 6)
        assert "Page 2 of 2" in second
        for strange in ("0", "-1", "x", "9" * 400, "99"):
            assert (await web.get(f"/operator?reports={strange}")).status_code == 200

    served(test)


def test_a_report_comes_with_the_last_words_and_is_put_away() -> None:
    async def test(fake: Served) -> None:
        ann, bob = await fake.pair()
        await bob.done("Say", words="scurvy <dog>")
        await bob.done("Say", phrase="oops")
        await ann.done("Report", person=1, words="he is rude")
        web = await fake.operator()
        page = (await web.get("/operator")).text
        assert all(word in page for word in ("Ann about Bob", "he is rude", "Bob: scurvy &lt;dog&gt;", "Bob: Oops."))
        [report] = await fake.server.operator.reports()
        assert "is put away" in (await web.operate("put-away", report=report.name)).text
        assert await fake.server.operator.reports() == []
        await web.operate("put-away", report="operator/secret")
        assert await fake.store.note("operator/secret") is not None

    served(test)


# --- what is forgotten by itself ---


def test_unfinished_tables_go_after_90_days_and_words_after_30() -> None:
    async def test(fake: Served) -> None:
        ann = await fake.open()
        await ann.done("Say", words="ahoy")
        await ann.done("Report", person=0)
        await ann.go()
        await fake.registry.unload(ann.code)
        await fake.clock.advance(31 * DAY)
        web = await fake.operator()
        assert "not been done" in (await web.get("/operator")).text
        assert "90 days" in (await web.operate("clean")).text
        done = await last_cleaned(fake.registry)
        assert (done.tables, done.words, done.reports) == (0, 1, 1)
        await fake.clock.advance(60 * DAY)
        assert (await clean(fake.registry)).tables == 1
        assert await fake.registry.table(ann.code) is None

    served(test)


def test_a_table_with_players_is_never_deleted_nor_one_that_is_played_slowly() -> None:
    async def test(fake: Served) -> None:
        ann, bob = await fake.pair()
        cat = await fake.open(name="Cat")
        for _ in range(3):
            await fake.clock.advance(50 * DAY)
            one, seat = (ann, 0) if ann.legal() else (bob, 1)
            await one.done("Act", seat=seat, action=one.legal()[0])
        await asyncio.gather(ann.go(), bob.go())
        await fake.registry.unload(ann.code)
        assert (await clean(fake.registry)).tables == 0
        assert {row.id for row in await fake.store.tables()} == {ann.code, cat.code}

    served(test)


def test_cleaning_is_done_once_a_day() -> None:
    async def test(fake: Served) -> None:
        await clean_if_due(fake.registry)
        first = await last_cleaned(fake.registry)
        await fake.clock.advance(DAY - 1)
        await clean_if_due(fake.registry)
        assert await last_cleaned(fake.registry) == first
        await fake.clock.advance(1)
        await clean_if_due(fake.registry)
        assert (await last_cleaned(fake.registry)).at == first.at + DAY

    served(test)
