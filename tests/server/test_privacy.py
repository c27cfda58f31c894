"""Being forgotten: by a request, by the page, by the operator; and what stays."""

import msgspec
import pytest

from saltsea.kernel.languages import LANGUAGES
from saltsea.server.operations.privacy_routes import privacy_markdown
from saltsea.server.operations.retention import forget_person_everywhere, redacted
from server.kit import KEY, Guest, let_tasks_run
from server.operator_kit import Served, served


async def ask_away(fake: Served, guest: Guest, key: str = "") -> int:
    web = fake.web(Authorization=f"Bearer {key or guest.key}")
    return (await web.delete(f"/api/tables/{guest.code}/me")).status_code


def names(guest: Guest) -> list[str]:
    return [person["name"] for person in guest.last("Table")["table"]["people"]]


def test_a_forgotten_person_is_a_player_and_the_game_goes_on() -> None:
    async def test(fake: Served) -> None:
        ann, bob = await fake.pair()
        await bob.done("Say", words="ahoy")
        assert await ask_away(fake, bob) == 200
        await let_tasks_run()
        assert (bob.last("Goodbye")["reason"], bob.transport.closed) == ("removed", True)
        assert [row.name for row in await fake.store.people(ann.code)] == ["Ann", ""]
        assert [row.key for row in await fake.store.people(ann.code)][1] == ""
        assert await fake.store.said(ann.code) == []
        chair = ann.last("Table")["table"]["chairs"][1]
        assert (chair["person"], chair["mate"]) == (1, "expert")
        for _ in range(6):
            if ann.legal():
                await ann.done("Act", seat=0, action=ann.legal()[0])
            await fake.clock.advance(1000)
        assert {step["update"]["by"] for step in ann.all("Step")} >= {0, 1}
        back = await Guest(fake, ann.code, "Bob").come()
        assert (back.last("Welcome")["person"], back.last("Welcome")["seats"]) == (None, [])

    served(test)


def test_before_the_game_the_seat_is_free_again_and_the_next_guest_is_host() -> None:
    async def test(fake: Served) -> None:
        ann = await fake.open()
        bob = await fake.guest(ann)
        await ann.done("Appoint", name="Maud")
        assert await ask_away(fake, ann) == 200
        await ann.go()
        table = bob.last("Table")["table"]
        assert (table["host"], table["chairs"][0]["person"], names(bob)) == (1, None, ["Bob"])
        assert table["resolver"] == "", "the name that she gave goes with her"

    served(test)


def test_a_forgotten_host_hands_over_the_table_during_the_game_too() -> None:
    async def test(fake: Served) -> None:
        ann, bob = await fake.pair()
        assert await ask_away(fake, ann) == 200
        assert bob.last("Table")["table"]["host"] == 1

    served(test)


def test_only_one_s_own_key_does_it() -> None:
    async def test(fake: Served) -> None:
        ann = await fake.open()
        assert await ask_away(fake, ann, KEY.format("Eve")) == 404
        assert await ask_away(fake, ann, "nonsense") == 404
        assert (await fake.web().delete(f"/api/tables/{ann.code}/me")).status_code == 404
        assert (
            await fake.web(Authorization=f"Basic {ann.key}").delete(f"/api/tables/{ann.code}/me")
        ).status_code == 404
        assert await ask_away(fake, ann) == 200
        assert await ask_away(fake, ann) == 404, "a blank key belongs to no person"

    served(test)


def test_a_table_out_of_memory_and_one_of_a_game_that_is_gone_forget_too() -> None:
    async def test(fake: Served) -> None:
        ann = await fake.open()
        await ann.go()
        await fake.registry.unload(ann.code)
        row = await fake.store.table(ann.code)
        assert row is not None
        bob = await fake.open(name="Bob")
        await bob.go()
        await fake.registry.unload(bob.code)
        await fake.store.write([msgspec.structs.replace(row, id=bob.code, game="whist")])
        assert await ask_away(fake, ann) == await ask_away(fake, bob) == 200
        for code in (ann.code, bob.code):
            assert [person.name for person in await fake.store.people(code)] == [""]

    served(test)


def test_a_report_forgets_the_words_too() -> None:
    async def test(fake: Served) -> None:
        ann, bob = await fake.pair()
        await bob.done("Say", words="scurvy dog")
        await ann.done("Say", words="not nice")
        await ann.done("Report", person=1, words="he is rude")
        await forget_person_everywhere(fake.registry, ann.code, 1)
        [report] = await fake.server.operator.reports()
        assert [one["words"] for one in report.body["said"]] == ["not nice"]
        assert "a player" in (await (await fake.operator()).get("/operator")).text

    served(test)
    report = {"table": "abc", "by": 2, "words": "rude", "said": [{"person": 2}, {"person": 1}]}
    assert redacted(report, 2) == {"table": "abc", "by": 2, "words": "", "said": [{"person": 1}]}


def test_the_page_forgets_by_link_and_the_operator_by_a_button() -> None:
    async def test(fake: Served) -> None:
        ann, bob = await fake.pair()
        web = fake.web(Accept_Language="fr")
        page = await web.get("/privacy")
        assert all(word in page.text for word in ("30 jours", "90 jours", "<label", 'lang="fr"'))
        assert "set-cookie" not in page.headers
        wrong = await web.post("/privacy?lang=en", data={"link": f"http://saltsea/t/{ann.code}"})
        assert (wrong.status_code, "No seat belongs" in wrong.text) == (404, True)
        right = await web.post("/privacy?lang=en", data={"link": f" http://saltsea/t/{bob.code}#{bob.key} "})
        assert (right.status_code, "You are forgotten" in right.text) == (200, True)
        done = await (await fake.operator()).operate("forget", table=ann.code, person="0")
        assert "Forgotten" in done.text
        assert [person.name for person in await fake.store.people(ann.code)] == ["", ""]

    served(test)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_documentation_says_the_same(language: str) -> None:
    page = privacy_markdown(language)
    assert page.startswith("# ")
    assert page.count("\n## ") >= 9
    assert len(page) < 7000, "one page"
