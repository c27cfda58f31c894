"""Asking to be reminded of one's turn: who may, at which tables, and what an address looks like."""

from typing import Any

import msgspec
import pytest

from saltsea.narrator import narrators
from saltsea.server.tables.registry import TableRegistry
from server.kit import FakeServer, Guest, with_server
from server.mail_kit import DAYS, SUBSCRIPTION


def test_table_T23_a_player_is_reminded_at_their_target_and_can_stop_it() -> None:
    async def test(fake: FakeServer) -> None:
        fake.registry.channels = ("mail", "push")
        ann = await fake.open(clock=DAYS)
        await ann.done("Remind", way="mail", target="ann@example.org")
        await ann.done("Remind", way="push", target=SUBSCRIPTION)
        rows = await fake.store.reminders(ann.code)
        assert [(row.person, row.way, row.language) for row in rows] == [(0, "mail", "en"), (0, "push", "en")]
        assert msgspec.json.decode(rows[0].target) == "ann@example.org"
        assert msgspec.json.decode(rows[1].target)["endpoint"] == SUBSCRIPTION["endpoint"]
        await ann.done("Remind", way="mail")
        assert [row.way for row in await fake.store.reminders(ann.code)] == ["push"]

    with_server(test)


def test_table_T23_a_watcher_is_not_reminded() -> None:
    async def test(fake: FakeServer) -> None:
        fake.registry.channels = ("mail", "push")
        ann = await fake.open(clock=DAYS)
        cay = await Guest(fake, ann.code, "Cay").come()
        assert await cay.refused("Remind", way="mail", target="cay@example.org") == "table.T23"
        assert await cay.refused("Remind", way="mail") == "table.T23"

    with_server(test)


@pytest.mark.parametrize(
    ("game", "settings"),
    [("pirates", {}), ("corto", {"clock": {"kind": "live", "bank": 600}})],
    ids=["real time", "seconds"],
)
def test_table_T23_a_message_is_too_slow_for_seconds(game: str, settings: Any) -> None:
    async def test(fake: FakeServer) -> None:
        fake.registry.channels = ("mail", "push")
        ann = await fake.open(game, **settings)
        answer = await ann.ask("Remind", way="mail", target="ann@example.org")
        assert (answer["rule"], answer["text"]) == ("table.T23", "refusal-table-no-reminders")

    with_server(test)


@pytest.mark.parametrize("way", ["mail", "push"])
def test_table_T23_a_server_that_cannot_says_so(way: str) -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        target = "ann@example.org" if way == "mail" else SUBSCRIPTION
        answer = await ann.ask("Remind", way=way, target=target)
        assert (answer["rule"], answer["text"]) == ("table.T23", f"refusal-table-no-{way}")

    with_server(test)


ADDRESSES = [
    "",
    "ann",
    "ann@",
    "@example.org",
    "ann@localhost",
    "ann@127.0.0.1",
    "ann@exa mple.org",
    "ann@-example.org",
    "a..b@example.org",
    "ann@example.org\r\nBcc: bob@example.org",
    "Ann <ann@example.org>",
    "ann@example.org,bob@example.org",
    "añn@example.org",
    f"{'a' * 65}@example.org",
    f"a@{'a' * 250}.org",
]


@pytest.mark.parametrize("address", ADDRESSES)
def test_table_T23_mail_goes_to_one_plain_address(address: str) -> None:
    async def test(fake: FakeServer) -> None:
        fake.registry.channels = ("mail",)
        ann = await fake.open()
        answer = await ann.ask("Remind", way="mail", target=address)
        assert (answer["rule"], answer["text"]) == ("table.T23", "refusal-table-address")
        assert await ann.refused("Remind", way="mail", target=SUBSCRIPTION) == "table.T23"

    with_server(test)


KEYS: Any = SUBSCRIPTION["keys"]
ODD: dict[str, Any] = {
    "no TLS": {"endpoint": "http://push.example.org/x", "keys": KEYS},
    "a port": {"endpoint": "https://push.example.org:22/x", "keys": KEYS},
    "no port": {"endpoint": "https://push.example.org:x/", "keys": KEYS},
    "a password": {"endpoint": "https://me:you@push.example.org/x", "keys": KEYS},
    "numbers": {"endpoint": "https://127.0.0.1/x", "keys": KEYS},
    "other numbers": {"endpoint": "https://[::1]/x", "keys": KEYS},
    "this machine": {"endpoint": "https://localhost/x", "keys": KEYS},
    "nowhere": {"endpoint": "https:///x", "keys": KEYS},
    "a line more": {"endpoint": "https://push.example.org/x y\r\n", "keys": KEYS},
    "no point": {"endpoint": "https://push.example.org/x", "keys": {**KEYS, "p256dh": "BAAA"}},
    "no letters": {"endpoint": "https://push.example.org/x", "keys": {**KEYS, "p256dh": "é"}},
    "a short secret": {"endpoint": "https://push.example.org/x", "keys": {**KEYS, "auth": "AAAA"}},
    "an address": "ann@example.org",
}


@pytest.mark.parametrize("target", ODD.values(), ids=list(ODD))
def test_table_T23_push_goes_to_what_a_browser_has_given(target: Any) -> None:
    async def test(fake: FakeServer) -> None:
        fake.registry.channels = ("push",)
        ann = await fake.open()
        answer = await ann.ask("Remind", way="push", target=target)
        assert (answer["rule"], answer["text"]) == ("table.T23", "refusal-table-subscription")

    with_server(test)


def test_table_T23_a_server_without_notifications_plays_and_refuses() -> None:
    async def test(fake: FakeServer) -> None:
        fake.registry = TableRegistry(fake.games, fake.store, fake.clock, fake.bots, narrators)
        ann, _ = await fake.pair()
        answer = await ann.ask("Remind", way="mail", target="ann@example.org")
        assert (answer["rule"], answer["text"]) == ("table.T23", "refusal-table-no-reminders")
        await ann.done("Act", seat=0, action=ann.legal()[0])
        await fake.registry.unload(ann.code)
        assert (await ann.again().come()).last("Snapshot")

    with_server(test)
