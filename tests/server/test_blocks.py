"""Whom an account has blocked is not heard, does not sit down at its tables, and is not shown to it; and what is kept
of that goes with either of the two."""

import asyncio
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from saltsea.server.tables.people.blocking import MOST_BLOCKS, NO_BLOCKS, Blocks, check_blocks
from saltsea.server.web.routes.tables import MOST_LISTED
from saltsea.store.memory import MemoryStore
from saltsea.store.rows import AccountRow, BlockRow, PersonRow
from server.account_kit import AccountServer, Device, refusal, with_account_server
from server.kit import KEY, Guest, Plain

PLACE = "/api/account/blocked"


async def block(device: Device, code: str, person: int | str) -> httpx.Response:
    return await device.put(f"{PLACE}/{code}/{person}")


def words(guest: Guest) -> list[str]:
    return [said["phrase"] for said in guest.all("Said")]


class Scene:
    """Anne and Bob have accounts and sit at Anne's table; Cay is a guest there."""

    def __init__(self, fake: AccountServer) -> None:
        self.fake = fake

    async def set(self, **settings: Any) -> "Scene":
        fake = self.fake
        self.annes, self.bobs = await fake.anne(), await fake.anne("Bob")
        self.anne_id, self.bob_id = await fake.account(self.annes), await fake.account(self.bobs)
        self.host = await fake.open(players=4, **settings)
        self.anne = await fake.come(self.host.code, "Ann", self.anne_id)
        self.bob = await fake.come(self.host.code, "Bob", self.bob_id)
        await self.bob.done("Sit", name="Bob")
        self.cay = await fake.guest(self.host, "Cay")
        return self


# --- what is said ---


def test_chat_of_a_blocked_person_is_not_sent_at_any_table_now_or_later() -> None:
    async def test(fake: AccountServer) -> None:
        scene = await Scene(fake).set()
        elsewhere = await fake.open(name="Dot", players=3)
        ann, bob = [await fake.come(elsewhere.code, name, who) for name, who in both(scene)]
        for one in (ann, bob):
            await one.done("Sit", name=one.name)
        assert (await block(scene.annes, scene.host.code, 1)).status_code == 200
        for mouth in (scene.bob, bob):
            await mouth.done("Say", phrase="hello")
        assert words(scene.anne) == words(ann) == []
        assert words(scene.cay) == words(elsewhere) == ["hello"]
        await fake.restart()
        later = await fake.come(scene.host.code, "Ann", scene.anne_id)
        await (await fake.come(scene.host.code, "Bob", scene.bob_id)).done("Say", phrase="oops")
        assert words(later) == []

    with_account_server(test)


def both(scene: Scene) -> list[tuple[str, str]]:
    return [("Ann", scene.anne_id), ("Bob", scene.bob_id)]


def test_the_seat_of_an_account_gets_no_blocked_chat_on_devices_that_are_not_signed_in() -> None:
    async def test(fake: AccountServer) -> None:
        scene = await Scene(fake).set()
        await block(scene.annes, scene.host.code, 1)
        by_link = await fake.come(scene.host.code, "Ann", None)
        await scene.bob.done("Say", phrase="hello")
        await scene.bob.send({"kind": "Point", "seat": 1, "place": "b3"})
        assert (words(by_link), by_link.all("Pointed")) == ([], [])

    with_account_server(test)


def test_chat_of_an_unblocked_person_is_sent_again() -> None:
    async def test(fake: AccountServer) -> None:
        scene = await Scene(fake).set()
        made = (await block(scene.annes, scene.host.code, 1)).json()["blocked"]
        await scene.bob.done("Say", phrase="hello")
        for _ in range(2):
            left = await scene.annes.delete(f"{PLACE}/{made['id']}")
            assert (left.status_code, left.json()) == (200, {"blocked": []})
        await scene.bob.done("Say", phrase="sorry")
        assert words(scene.anne) == ["sorry"]

    with_account_server(test)


def test_a_guest_is_blocked_at_that_table_alone_and_the_answer_says_so() -> None:
    async def test(fake: AccountServer) -> None:
        scene = await Scene(fake).set()
        told = (await block(scene.annes, scene.host.code, 2)).json()
        assert (told["blocked"]["name"], told["blocked"]["everywhere"]) == ("Cay", False)
        assert (told["text"], told["facts"]) == ("blocked-here", {"name": "Cay"})
        elsewhere = await fake.open(name="Dot", players=3)
        anne, cay = await fake.come(elsewhere.code, "Ann", scene.anne_id), await fake.guest(elsewhere, "Cay")
        await cay.done("Say", phrase="hello")
        await scene.cay.done("Say", phrase="oops")
        assert (words(anne), words(scene.anne)) == (["hello"], [])

    with_account_server(test)


def test_a_guest_who_has_an_account_by_now_can_be_blocked_everywhere() -> None:
    async def test(fake: AccountServer) -> None:
        scene = await Scene(fake).set()
        assert not (await block(scene.annes, scene.host.code, 2)).json()["blocked"]["everywhere"]
        cays = await fake.account(await fake.anne("Cay"))
        await fake.come(scene.host.code, "Cay", cays)
        assert (await block(scene.annes, scene.host.code, 2)).json()["blocked"]["everywhere"]
        hers = await fake.open(name="Ann", players=3)
        await fake.come(hers.code, "Ann", scene.anne_id)
        assert await (await fake.come(hers.code, "Cay", cays)).refused("Sit", name="Cay") == "table.T12"

    with_account_server(test)


# --- sitting down ---


def test_table_T12_a_person_whom_the_host_has_blocked_cannot_sit_down() -> None:
    async def test(fake: AccountServer) -> None:
        scene = await Scene(fake).set()
        await block(scene.annes, scene.host.code, 1)
        await block(scene.annes, scene.host.code, 2)
        assert await scene.bob.refused("Sit", seat=3) == "table.T12"
        await scene.cay.done("Leave")
        assert await scene.cay.refused("Sit", name="Cay") == "table.T12"
        hers = await fake.open(name="Ann", players=3)
        await fake.come(hers.code, "Ann", scene.anne_id)
        bob = await fake.come(hers.code, "Bob", scene.bob_id)
        answer = await bob.ask("Sit", name="Bob")
        assert (answer["rule"], answer["text"]) == ("table.T12", "refusal-table-blocked")
        assert "has blocked you" in bob.words(answer)
        await fake.guest(hers, "Cay")

    with_account_server(test)


@pytest.mark.parametrize(("site", "rule"), [("same-origin", "table.T12"), ("cross-site", "")])
def test_table_T12_a_host_who_has_not_come_yet_is_known_unless_another_site_opened_it(site: str, rule: str) -> None:
    async def test(fake: AccountServer) -> None:
        scene = await Scene(fake).set()
        await block(scene.annes, scene.host.code, 1)
        order = {"game": "corto", "name": "Ann", "key": KEY.format("Ann"), "settings": {"players": 3}}
        opened = await scene.annes.post("/api/tables", json=order, headers={"sec-fetch-site": site})
        assert opened.status_code == 201
        bob = await fake.come(opened.json()["code"], "Bob", scene.bob_id)
        answer = await bob.ask("Sit", name="Bob")
        assert answer.get("rule", "") == rule

    with_account_server(test)


def test_the_blocked_persons_own_table_takes_the_blocker() -> None:
    async def test(fake: AccountServer) -> None:
        scene = await Scene(fake).set()
        await block(scene.annes, scene.host.code, 1)
        his = await fake.open(name="Bob")
        await fake.come(his.code, "Bob", scene.bob_id)
        await (await fake.come(his.code, "Ann", scene.anne_id)).done("Sit", name="Ann")

    with_account_server(test)


# --- public tables ---


def test_public_tables_of_a_blocked_person_are_not_listed_to_the_blocker() -> None:
    async def test(fake: AccountServer) -> None:
        scene = await Scene(fake).set(listing="public")
        his = await fake.open(name="Bob", listing="public")
        await fake.come(his.code, "Bob", scene.bob_id)
        await block(scene.annes, scene.host.code, 1)
        assert await listed(scene.annes) == {scene.host.code}
        assert await listed(scene.bobs) == await listed(fake.device()) == {scene.host.code, his.code}

    with_account_server(test)


def test_tables_that_are_over_crowd_out_no_open_one() -> None:
    async def test(fake: AccountServer) -> None:
        waits = await fake.open(listing="public")
        row = await fake.store.table(waits.code)
        assert row is not None
        over = [
            replace(row, id=f"over{number}", phase="over", touched=row.touched + 1) for number in range(MOST_LISTED)
        ]
        await fake.store.write(over)
        assert await listed(fake.device()) == {waits.code}

    with_account_server(test)


async def listed(device: Device) -> set[str]:
    return {table["code"] for table in (await device.get("/api/tables")).json()["tables"]}


# --- the list ---


def test_the_list_is_part_of_what_is_kept_about_me_and_tells_no_account() -> None:
    async def test(fake: AccountServer) -> None:
        scene = await Scene(fake).set()
        made = (await block(scene.annes, scene.host.code, 1)).json()
        again = (await block(scene.annes, scene.host.code, 1)).json()
        assert made == again
        assert (made["text"], made["facts"]) == ("blocked-everywhere", {"name": "Bob"})
        (shown,) = (await scene.annes.me())["blocked"]
        assert shown == made["blocked"]
        assert (await scene.annes.get(PLACE)).json() == {"blocked": [shown]}
        assert (shown["name"], shown["everywhere"], shown["table"]) == ("Bob", True, scene.host.code)
        assert scene.bob_id not in str(made)
        assert (await scene.bobs.me())["blocked"] == []

    with_account_server(test)


def test_of_several_on_one_device_the_one_who_chats_is_blocked() -> None:
    async def test(fake: AccountServer) -> None:
        scene = await Scene(fake).set()
        await scene.cay.done("Sit", seat=3, name="Cays brother")
        told = (await block(scene.annes, scene.host.code, 3)).json()
        assert told["blocked"]["name"] == "Cay"

    with_account_server(test)


def test_table_T24_an_account_cannot_block_itself() -> None:
    async def test(fake: AccountServer) -> None:
        scene = await Scene(fake).set()
        answer = await block(scene.annes, scene.host.code, 0)
        assert (answer.status_code, refusal(answer)) == (422, "block-me")

    with_account_server(test)


def test_a_block_of_another_node_is_read_again() -> None:
    async def test() -> None:
        store = MemoryStore()
        here, other = Blocks(store), Blocks(store)
        await store.write([AccountRow(id="a", name="A", folded="a", password="", passkeys=b"[]", made=0)])
        bob = PersonRow(table="T", person=1, name="Bob", key="", account="b")
        assert await here.of("a") == NO_BLOCKS
        row = await other.add("a", bob, 5)
        assert isinstance(row, BlockRow)
        assert not here.now("a").has(bob)
        await here.read_again()
        assert here.now("a").has(bob)
        await other.remove("a", row.id)
        await here.read_again()
        assert here.now("a") == NO_BLOCKS

    asyncio.run(test())


class SlowStore(MemoryStore):
    """A store beyond a network: others read between what one reads and writes."""

    async def blocks(self, account: str) -> list[BlockRow]:
        found = await super().blocks(account)
        await asyncio.sleep(0.01)
        return found


def test_a_person_who_is_blocked_at_two_nodes_at_once_is_blocked_once() -> None:
    async def test() -> None:
        store = SlowStore()
        await store.write([AccountRow(id="a", name="A", folded="a", password="", passkeys=b"[]", made=0)])
        bob = PersonRow(table="T", person=1, name="Bob", key="", account="b")
        one, other = await asyncio.gather(*(Blocks(store).add("a", bob, 5) for _ in range(2)))
        assert one == other
        assert len(await store.blocks("a")) == 1

    asyncio.run(test())


def test_table_T24_a_list_has_an_end() -> None:
    assert check_blocks(MOST_BLOCKS) is None
    found = check_blocks(MOST_BLOCKS + 1)
    assert found is not None
    assert (found.rule, found.details) == ("table.T24", {"most": MOST_BLOCKS})


def test_table_T24_a_full_block_list_takes_no_one_more() -> None:
    async def test(fake: AccountServer) -> None:
        scene = await Scene(fake).set()
        await block(scene.annes, scene.host.code, 1)
        (row,) = await fake.store.blocks(scene.anne_id)
        await fake.store.write([replace(row, id=str(number)) for number in range(MOST_BLOCKS)])
        answer = await block(scene.annes, scene.host.code, 2)
        assert (answer.status_code, refusal(answer)) == (422, "block-most")

    with_account_server(test)


@pytest.mark.parametrize("person", ["7", "-1", "x", "1" * 12, "²"])
def test_a_person_who_is_not_there_cannot_be_blocked(person: str) -> None:
    async def test(fake: AccountServer) -> None:
        scene = await Scene(fake).set()
        assert (await block(scene.annes, scene.host.code, person)).status_code == 404
        assert (await block(scene.annes, "nowhere", 0)).status_code == 404

    with_account_server(test)


def test_only_an_account_signed_in_on_our_page_blocks() -> None:
    async def test(fake: AccountServer) -> None:
        scene = await Scene(fake).set()
        strange = fake.device(cookie=f"saltsea_session={scene.annes.secret()}", sec_fetch_site="cross-site")
        strange.headers["sec-fetch-site"] = "cross-site"
        for device, status in ((fake.device(), 401), (strange, 403)):
            assert (await block(device, scene.host.code, 1)).status_code == status
            assert (await device.delete(f"{PLACE}/x")).status_code == status
        assert (await fake.device().get(PLACE)).status_code == 401

    with_account_server(test)


def test_codes_are_not_guessed_here_either() -> None:
    async def test(fake: AccountServer) -> None:
        scene = await Scene(fake).set()
        answers = [(await block(scene.annes, f"aaaa{number}", 0)).status_code for number in range(40)]
        assert (answers[0], answers[-1]) == (404, 429)

    with_account_server(test)


# --- being forgotten ---


def test_a_forgotten_account_is_in_no_block_list_and_its_own_list_is_deleted() -> None:
    async def test(fake: AccountServer) -> None:
        scene = await Scene(fake).set()
        await block(scene.annes, scene.host.code, 1)
        await block(scene.bobs, scene.host.code, 0)
        await scene.bobs.delete("/api/account")
        assert await blocked(scene.annes) == []
        assert await fake.store.blocks(scene.bob_id) == []
        assert scene.bob_id not in fake.registry.blocks.known

    with_account_server(test)


async def blocked(device: Device) -> list[Plain]:
    return list((await device.me())["blocked"])


def test_a_person_forgotten_at_a_table_stays_blocked_without_a_name() -> None:
    async def test(fake: AccountServer) -> None:
        scene = await Scene(fake).set()
        await block(scene.annes, scene.host.code, 1)
        await block(scene.annes, scene.host.code, 2)
        for guest in (scene.bob, scene.cay):
            path, bearer = f"/api/tables/{guest.code}/me", {"authorization": f"Bearer {guest.key}"}
            assert (await fake.device().delete(path, headers=bearer)).status_code == 200
        assert [(one["name"], one["everywhere"]) for one in await blocked(scene.annes)] == [("", True)]
        assert (await block(scene.annes, scene.host.code, 1)).status_code == 404

    with_account_server(test)
