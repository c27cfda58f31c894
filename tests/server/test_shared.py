"""What all nodes of a cluster share besides tables: the operator's word, blocked people, and limits."""

import asyncio
from itertools import cycle, islice

from saltsea.server.accounts.accounts import NAME_TRIES
from saltsea.server.cluster.requests import request_subject
from saltsea.server.cluster.session import LIFETIME
from saltsea.server.notifications.outbox import DAY
from saltsea.server.tables.clock import Clock
from saltsea.server.tables.ports.ownership import UnownedError
from saltsea.server.tables.token_bucket import PeriodCounter, TokenBuckets
from saltsea.store.rows import AccountRow, BlockRow, PersonRow
from server.account_kit import GOOD
from server.cluster_kit import ClusterGuest
from server.kit import FakeClock
from server.operator_kit import Web
from server.shared_kit import SharedServer, SharedServers, a_moment, with_servers

MINUTE = 60_000


async def operator(shared: SharedServers, at: SharedServer) -> Web:
    """A browser that has shown the secret, which the first node has made."""
    web = at.web()
    await web.post("/operator/enter", data={"secret": shared.servers[0].server.operator.fresh})
    return web


async def guest_at(one: SharedServer) -> ClusterGuest:
    code = (await one.open_table(len(one.server.registry.tables))).json()["code"]
    return await ClusterGuest("Ann0", code).come(one)


# --- a node that sleeps ---


def test_a_request_to_an_owner_that_sleeps_is_answered_as_soon_as_another_node_may_take_the_table() -> None:
    async def test(shared: SharedServers) -> None:
        here, there = await shared.add("here"), await shared.add("there")
        code = (await here.open_table(0)).json()["code"]
        subject = request_subject(here.node.name)
        for number, one in shared.board.subscribers.items():
            if one.subject == subject:
                shared.board.subscribers[number] = one._replace(handler=lambda message: None)
        assert here.node.session.task is not None
        here.node.session.task.cancel()
        began = asyncio.get_running_loop().time()
        answer = await there.web().get(f"/api/tables/{code}")
        assert answer.status_code == 200
        assert asyncio.get_running_loop().time() - began < 2 * LIFETIME

    with_servers(test)


# --- the operator ---


def test_a_restart_is_announced_and_called_off_at_all_nodes() -> None:
    async def test(shared: SharedServers) -> None:
        here, there = await shared.add("here"), await shared.add("there")
        ann = await guest_at(there)
        web = await operator(shared, here)
        await web.operate("announce", minutes="7")
        await a_moment()
        assert [notice["facts"] for notice in ann.all("Notice")] == [{"minutes": 7}]
        await shared.clock.advance(2 * MINUTE)
        assert ann.all("Notice")[-1]["facts"] == {"minutes": 5}
        late = await shared.add("late")
        bob = await guest_at(late)
        await shared.clock.advance(4 * MINUTE)
        assert [notice["facts"] for notice in bob.all("Notice")] == [{"minutes": 1}], "a node that came later knows it"
        await (await operator(shared, there)).operate("call-off")
        await a_moment()
        assert ann.all("Notice")[-1]["text"] == bob.all("Notice")[-1]["text"] == "notice-no-restart"

    with_servers(test)


def test_a_restart_whose_time_has_passed_is_not_told_to_who_comes_later() -> None:
    async def test(shared: SharedServers) -> None:
        web = await operator(shared, await shared.add("here"))
        await web.operate("announce", minutes="7")
        await shared.clock.advance(8 * MINUTE)
        bob = await guest_at(await shared.add("late"))
        await a_moment()
        assert bob.all("Notice") == []

    with_servers(test)


def test_a_switch_counts_at_all_nodes_at_once_and_after_a_lost_message_within_a_minute() -> None:
    async def test(shared: SharedServers) -> None:
        here, there, cut = await shared.add("here"), await shared.add("there"), await shared.add("cut")
        web = await operator(shared, here)
        cut.bus.is_connected = False
        await web.operate("switches", closed="on")
        await a_moment()
        assert (await there.open_table(1)).status_code == 422
        cut.bus.is_connected = True
        assert not cut.server.registry.switches.closed
        await asyncio.sleep(61)
        assert cut.server.registry.switches.closed

    with_servers(test)


def blocks_known_at(server: SharedServer, account: str) -> int:
    """How many people an account has blocked, as a node has it in memory."""
    return len(server.server.registry.blocks.now(account).accounts)


def test_a_block_counts_at_all_nodes_at_once_and_after_a_lost_message_within_a_minute() -> None:
    async def test(shared: SharedServers) -> None:
        here, there, cut = await shared.add("here"), await shared.add("there"), await shared.add("cut")
        await shared.store.write([an_account("anne"), an_account("bob")])
        for server in shared.servers:  # a table there has a client of hers
            await server.server.registry.blocks.of("anne")
        cut.bus.is_connected = False
        blocks = here.server.registry.blocks
        row = await blocks.add("anne", PersonRow(table="T", person=1, name="Bob", key="k", account="bob"), 0)
        assert isinstance(row, BlockRow)
        await a_moment()
        assert [blocks_known_at(one, "anne") for one in shared.servers] == [1, 1, 0]
        cut.bus.is_connected = True
        await asyncio.sleep(61)
        assert blocks_known_at(cut, "anne") == 1
        await there.server.registry.blocks.remove("anne", row.id)
        await a_moment()
        assert [blocks_known_at(one, "anne") for one in shared.servers] == [0, 0, 0]

    with_servers(test)


def an_account(id: str) -> AccountRow:
    return AccountRow(id=id, name=id, folded=id, password="", passkeys=b"[]", made=0)


# --- limits ---


def test_tables_opened_at_several_nodes_count_together() -> None:
    async def test(shared: SharedServers) -> None:
        nodes = [await shared.add("here"), await shared.add("there")]
        codes = []
        for number, node in enumerate(islice(cycle(nodes), 12)):
            codes.append((await node.open_table(number)).status_code)
            await a_moment()
        assert codes == [201] * 10 + [429] * 2
        await shared.clock.advance(30_000)
        assert (await nodes[0].open_table(20)).status_code == 201
        await a_moment()
        assert (await nodes[1].open_table(21)).status_code == 429

    with_servers(test)


def test_what_two_nodes_grant_in_the_same_moment_is_waited_for_afterwards() -> None:
    async def test(shared: SharedServers) -> None:
        nodes = [await shared.add("here"), await shared.add("there")]
        answers = await asyncio.gather(*(node.open_table(n) for n in range(10) for node in nodes))
        granted = sum(answer.status_code == 201 for answer in answers)
        assert 10 <= granted <= 20
        await a_moment()
        await shared.clock.advance(30_000 * (granted - 10))
        assert (await nodes[0].open_table(30)).status_code == 429, "as many as were too much are waited for"
        await shared.clock.advance(30_000)
        assert (await nodes[1].open_table(31)).status_code == 201

    with_servers(test)


def test_wrong_codes_and_wrong_passwords_count_together() -> None:
    async def test(shared: SharedServers) -> None:
        nodes = [await shared.add("here"), await shared.add("there")]
        guessed = []
        for number, node in enumerate(islice(cycle(nodes), 32)):
            guessed.append((await node.web("198.51.100.9").get(f"/api/tables/zzzz{number:02}")).status_code)
            await a_moment()
        assert guessed == [404] * 30 + [429] * 2
        tries = []
        for node in islice(cycle(nodes), NAME_TRIES + 2):
            web, wrong = node.web("198.51.100.10"), {"name": "Anne", "password": f"{GOOD}!"}
            answer = await web.post("/api/session", json=wrong, headers={"Sec-Fetch-Site": "same-origin"})
            tries.append(answer.json()["text"])
            await a_moment()
        assert tries[:NAME_TRIES] == ["refusal-table-account-wrong"] * NAME_TRIES
        assert tries[NAME_TRIES:] == ["refusal-table-account-too-often"] * 2

    with_servers(test)


def test_what_was_taken_while_the_bus_was_gone_is_told_when_it_is_back() -> None:
    async def test(shared: SharedServers) -> None:
        here, there = await shared.add("here"), await shared.add("there")
        here.bus.is_connected = False
        for _ in range(10):
            here.server.limits.openings.take("198.51.100.7")
        await asyncio.sleep(3)
        assert there.server.limits.openings.wait("198.51.100.7") == 0
        here.bus.is_connected = True
        await asyncio.sleep(2)
        assert there.server.limits.openings.wait("198.51.100.7") == 30

    with_servers(test)


def test_a_node_that_joins_learns_what_was_counted() -> None:
    async def test(shared: SharedServers) -> None:
        here = await shared.add("here")
        for _ in range(10):
            here.server.limits.openings.take("198.51.100.7")
        here.server.notifications.outbox.today.take("told anne")
        late = await shared.add("late")
        assert late.server.limits.openings.wait("198.51.100.7") == 30
        assert late.server.notifications.outbox.today.of("told anne") == 1

    with_servers(test)


def test_a_request_that_is_tried_again_or_passed_on_is_counted_once() -> None:
    async def test(shared: SharedServers) -> None:
        here, there = await shared.add("here"), await shared.add("there")
        registry, real, failures = here.server.registry, here.server.registry.open, iter([True] * 3)

        async def moving(*given: object, **more: object) -> object:
            if next(failures, False):
                raise UnownedError("moving")
            return await real(*given, **more)  # type: ignore[arg-type]

        registry.open = moving  # type: ignore[method-assign, assignment]
        assert (await here.open_table(1)).status_code == 201
        assert (await there.open_table(1)).status_code == 201, "the same order: the owner answers"
        await a_moment()
        spent = here.server.limits.openings.buckets["198.51.100.7"].full_at - shared.clock.now()
        assert spent == 2 * 30_000

    with_servers(test)


def test_counts_of_a_day_end_with_it() -> None:
    async def test() -> None:
        clock: Clock = FakeClock()
        tally = PeriodCounter(clock, DAY)
        tally.count("a", 3)
        tally.learn({"a": 2, "b": 1})
        assert tally.counted() == {"a": 3, "b": 1}
        assert isinstance(clock, FakeClock)
        await clock.advance(DAY)
        assert (tally.of("a"), tally.counted()) == (0, {})

    asyncio.run(test())


def test_a_full_bucket_is_nothing_to_tell() -> None:
    async def test() -> None:
        clock = FakeClock()
        buckets = TokenBuckets(clock, 2, 1000)
        buckets.take("a")
        assert list(buckets.counted()) == ["a"]
        await clock.advance(1000)
        assert buckets.counted() == {}

    asyncio.run(test())
