"""The routes of the companion beside Corto's box: a set-up, a count, and what is said of a table that cannot be."""

from typing import Any

from server.account_kit import AccountServer, with_account_server

POSITION: dict[str, Any] = {"strips": ["A", "B", "C"], "markers": {"a2": [1], "a3": [1]}, "seats": [{}, {"sealed": 3}]}


def test_a_set_up_is_dealt_and_a_table_is_counted() -> None:
    async def test(fake: AccountServer) -> None:
        device = fake.device()
        deal = (await device.get("/api/companion/corto/deal/4")).json()
        assert (len(deal["strips"]), deal["players"]) == (4, 4)
        counted = (await device.post("/api/companion/corto/count", json=POSITION)).json()
        assert [(seat["gold"], seat["won"]) for seat in counted["seats"]] == [(4, True), (3, False)]

    with_account_server(test)


def test_what_cannot_be_is_named_and_nonsense_is_refused() -> None:
    async def test(fake: AccountServer) -> None:
        device, path = fake.device(), "/api/companion/corto/count"
        impossible = await device.post(path, json={**POSITION, "markers": {"d2": [1]}})
        assert (impossible.status_code, impossible.json()["text"]) == (422, "companion-fault-square")
        assert (await device.post(path, json={**POSITION, "markers": {"z9": [1]}})).status_code == 400
        assert (await device.post(path, json={**POSITION, "more": 1})).status_code == 400
        assert (await device.get("/api/companion/corto/deal/9")).status_code == 400

    with_account_server(test)
