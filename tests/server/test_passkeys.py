"""Passkeys, with a device in software that really signs: new accounts, more keys, signing in, and every kind of lie."""

import asyncio
from collections.abc import Callable

import httpx
import pytest
from webauthn import base64url_to_bytes
from webauthn.helpers import bytes_to_base64url

from saltsea.server.accounts.accounts import PLACE_TRIES
from saltsea.server.accounts.passkeys import MOST_PASSKEYS, PATIENCE, Passkeys
from saltsea.server.accounts.same_origin import Site
from saltsea.store.memory import MemoryStore
from server.account_kit import ADDRESS, AccountServer, Device, refusal, with_account_server
from server.authenticator import Authenticator, Plain
from server.kit import FakeClock

NEW, SIGN = "/api/account/passkeys", "/api/session/passkey"


async def asked(device: Device, where: str, **fields: str) -> Plain:
    """What the device is to sign, and the ticket."""
    answer = await device.post(f"{where}/begin", json=fields)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def register(device: Device, phone: Authenticator, **fields: str) -> httpx.Response:
    """All of it: for the account that is signed in, or for a new one with this name."""
    begun = await asked(device, NEW, **fields)
    answer = {"ticket": begun["ticket"], "credential": phone.create(begun["options"]), "label": "my telephone"}
    return await device.post(NEW, json=answer)


async def enter(device: Device, phone: Authenticator) -> httpx.Response:
    begun = await asked(device, SIGN)
    return await device.post(SIGN, json={"ticket": begun["ticket"], "credential": phone.get(begun["options"])})


def is_refused(answer: httpx.Response) -> bool:
    return (answer.status_code, refusal(answer)) == (422, "passkey")


# --- what works ---


def test_an_account_needs_nothing_but_a_passkey() -> None:
    async def test(fake: AccountServer) -> None:
        device, phone = fake.device(), Authenticator(ADDRESS)
        made = await register(device, phone, name="Anne")
        assert made.status_code == 201
        me = await device.me()
        assert (me["name"], me["password"]) == ("Anne", False)
        assert [(one["label"], one["made"]) for one in me["passkeys"]] == [("my telephone", fake.clock.now())]
        other = fake.device()
        assert (await enter(other, phone)).status_code == 200
        assert (await other.me())["name"] == "Anne"
        assert (await enter(fake.device(), phone)).status_code == 200

    with_account_server(test)


def test_the_device_is_asked_for_a_key_that_it_finds_by_itself() -> None:
    async def test(fake: AccountServer) -> None:
        options = (await asked(fake.device(), NEW, name="Anne"))["options"]
        assert options["rp"] == {"name": "Saltsea", "id": "saltsea.example"}
        assert options["authenticatorSelection"]["residentKey"] == "required"
        assert options["user"]["name"] == "Anne"
        assert "anne" not in base64url_to_bytes(options["user"]["id"]).decode().casefold()
        assert (options["attestation"], len(base64url_to_bytes(options["challenge"]))) == ("none", 32)
        begun = (await asked(fake.device(), SIGN))["options"]
        assert (begun["rpId"], begun.get("allowCredentials", [])) == ("saltsea.example", [])

    with_account_server(test)


def test_a_password_and_passkeys_are_ways_into_the_same_account() -> None:
    async def test(fake: AccountServer) -> None:
        device, phone, ring = await fake.anne(), Authenticator(ADDRESS), Authenticator(ADDRESS)
        assert (await register(device, phone)).status_code == 200
        begun = await asked(device, NEW)
        known = [one["id"] for one in begun["options"]["excludeCredentials"]]
        assert known == [bytes_to_base64url(phone.held[0].id)]
        await register(device, ring)
        for key in (phone, ring):
            other = fake.device()
            assert (await enter(other, key)).status_code == 200
            assert (await other.me())["name"] == "Anne"
        assert (await fake.device().sign_in()).status_code == 200

    with_account_server(test)


def test_an_account_with_only_passkeys_adds_a_password() -> None:
    async def test(fake: AccountServer) -> None:
        device = fake.device()
        await register(device, Authenticator(ADDRESS), name="Anne")
        assert (await fake.device().sign_in("Anne", "")).status_code == 422
        assert (await device.put("/api/account/password", json={"password": "a bottle of rum"})).status_code == 200
        assert (await fake.device().sign_in("Anne", "a bottle of rum")).status_code == 200

    with_account_server(test)


def test_a_name_goes_on_with_its_passkeys() -> None:
    async def test(fake: AccountServer) -> None:
        device, phone = fake.device(), Authenticator(ADDRESS)
        await register(device, phone, name="Anne")
        await device.put("/api/account/name", json={"name": "Mary"})
        assert (await enter(fake.device(), phone)).json()["account"]["name"] == "Mary"

    with_account_server(test)


@pytest.mark.parametrize(
    ("base", "can"),
    [
        ("https://saltsea.example", True),
        ("https://saltsea.example:8443", True),
        ("http://localhost:8000", True),
        ("http://saltsea.example", False),
        ("https://192.0.2.7", False),
        ("http://127.0.0.1:8000", False),
        ("https://[2001:db8::1]:8000", False),
    ],
)
def test_table_T24_passkeys_are_for_an_address_with_a_name(base: str, *, can: bool) -> None:
    async def test(fake: AccountServer) -> None:
        device, phone = fake.device(base), Authenticator(base)
        assert (await device.get("/api/account")).json()["passkeys"] == can
        if can:
            assert (await register(device, phone, name="Anne")).status_code == 201
            assert (await enter(device, phone)).status_code == 200
        else:
            begun = [await device.post(f"{where}/begin", json={"name": "Anne"}) for where in (NEW, SIGN)]
            assert [refusal(answer) for answer in begun] == ["passkey-site"] * 2

    with_account_server(test)


def test_behind_a_proxy_passkeys_are_for_the_address_that_others_use() -> None:
    async def test(fake: AccountServer) -> None:
        fake.public = "https://games.example.org"
        fake.registry = fake.new_registry()
        device, phone = fake.device("http://127.0.0.1:8000"), Authenticator("https://games.example.org")
        assert (await register(device, phone, name="Anne")).status_code == 201
        assert phone.held[0].site == "games.example.org"
        assert (await enter(device, phone)).status_code == 200

    with_account_server(test)


# --- what does not ---


Lie = Callable[[Authenticator, Plain, Plain], None]


def other_challenge(phone: Authenticator, options: Plain, other: Plain) -> None:
    options["challenge"] = other["challenge"]


def other_origin(phone: Authenticator, options: Plain, other: Plain) -> None:
    phone.origin = "https://evil.example"


def other_port(phone: Authenticator, options: Plain, other: Plain) -> None:
    phone.origin = f"{ADDRESS}:8443"


def other_site(phone: Authenticator, options: Plain, other: Plain) -> None:
    options["rpId"] = "evil.example"
    options["rp"] = {"id": "evil.example"}
    for held in phone.held:
        held.site = "evil.example"


LIES = [other_challenge, other_origin, other_port, other_site]


@pytest.mark.parametrize("lie", LIES, ids=lambda lie: lie.__name__)
def test_table_T24_a_new_passkey_must_be_made_here_and_for_what_was_asked(lie: Lie) -> None:
    async def test(fake: AccountServer) -> None:
        device, phone = fake.device(), Authenticator(ADDRESS)
        begun, other = await asked(device, NEW, name="Anne"), await asked(device, NEW, name="Bob")
        lie(phone, begun["options"], other["options"])
        made = phone.create(begun["options"])
        assert is_refused(await device.post(NEW, json={"ticket": begun["ticket"], "credential": made}))
        assert not await device.is_signed_in()
        assert await fake.store.account_called("anne") is None

    with_account_server(test)


@pytest.mark.parametrize("lie", LIES, ids=lambda lie: lie.__name__)
def test_table_T24_signing_in_must_be_for_what_was_asked(lie: Lie) -> None:
    async def test(fake: AccountServer) -> None:
        phone = Authenticator(ADDRESS)
        await register(fake.device(), phone, name="Anne")
        device = fake.device()
        begun, other = await asked(device, SIGN), await asked(device, SIGN)
        lie(phone, begun["options"], other["options"])
        signed = phone.get(begun["options"])
        assert is_refused(await device.post(SIGN, json={"ticket": begun["ticket"], "credential": signed}))
        assert not await device.is_signed_in()

    with_account_server(test)


def test_table_T24_an_answer_is_good_once() -> None:
    async def test(fake: AccountServer) -> None:
        phone = Authenticator(ADDRESS)
        await register(fake.device(), phone, name="Anne")
        begun = await asked(fake.device(), SIGN)
        signed = {"ticket": begun["ticket"], "credential": phone.get(begun["options"])}
        assert (await fake.device().post(SIGN, json=signed)).status_code == 200
        assert is_refused(await fake.device().post(SIGN, json=signed))

    with_account_server(test)


def test_table_T24_a_count_that_goes_back_betrays_a_copied_key() -> None:
    async def test(fake: AccountServer) -> None:
        phone = Authenticator(ADDRESS)
        await register(fake.device(), phone, name="Anne")
        for _ in range(3):
            assert (await enter(fake.device(), phone)).status_code == 200
        phone.held[0].count -= 1  # signs with the count that was used last
        assert is_refused(await enter(fake.device(), phone))
        assert (await enter(fake.device(), phone)).status_code == 200

    with_account_server(test)


def test_a_key_that_never_counts_is_good() -> None:
    async def test(fake: AccountServer) -> None:
        phone = Authenticator(ADDRESS)
        await register(fake.device(), phone, name="Anne")
        for _ in range(2):
            phone.held[0].count = -1  # signs with zero, as keys do that live on several devices
            assert (await enter(fake.device(), phone)).status_code == 200

    with_account_server(test)


def test_table_T24_an_answer_that_comes_too_late_is_refused() -> None:
    async def test(fake: AccountServer) -> None:
        device, phone = fake.device(), Authenticator(ADDRESS)
        begun = await asked(device, NEW, name="Anne")
        fake.clock.time += PATIENCE
        made = {"ticket": begun["ticket"], "credential": phone.create(begun["options"])}
        assert is_refused(await device.post(NEW, json=made))

    with_account_server(test)


def test_another_accounts_passkey_does_not_sign_in() -> None:
    async def test(fake: AccountServer) -> None:
        phone, thief = Authenticator(ADDRESS), Authenticator(ADDRESS)
        await register(fake.device(), phone, name="Anne")
        await register(fake.device(), thief, name="Thief")
        thief.held[0].user = phone.held[0].user
        assert is_refused(await enter(fake.device(), thief))
        thief.held[0].id = phone.held[0].id
        assert is_refused(await enter(fake.device(), thief))

    with_account_server(test)


@pytest.mark.parametrize("answer", [{}, {"id": "x"}, [], "text", None, {"id": 5, "response": {"userHandle": 7}}])
def test_nonsense_is_refused_like_a_lie(answer: object) -> None:
    async def test(fake: AccountServer) -> None:
        for where in (NEW, SIGN):
            device = fake.device()
            begun = await asked(device, where, name="Anne")
            assert is_refused(await device.post(where, json={"ticket": begun["ticket"], "credential": answer}))
            assert is_refused(await device.post(where, json={"ticket": "no such ticket", "credential": answer}))

    with_account_server(test)


def test_a_ticket_for_one_thing_is_not_good_for_the_other() -> None:
    async def test(fake: AccountServer) -> None:
        device, phone = fake.device(), Authenticator(ADDRESS)
        await register(device, phone, name="Anne")
        new, sign = await asked(fake.device(), NEW, name="Bob"), await asked(device, SIGN)
        made = Authenticator(ADDRESS).create({**new["options"], "challenge": sign["options"]["challenge"]})
        assert is_refused(await fake.device().post(NEW, json={"ticket": sign["ticket"], "credential": made}))
        signed = phone.get({**sign["options"], "challenge": new["options"]["challenge"]})
        assert is_refused(await fake.device().post(SIGN, json={"ticket": new["ticket"], "credential": signed}))

    with_account_server(test)


def test_a_passkey_that_was_begun_for_an_account_is_for_that_account_alone() -> None:
    async def test(fake: AccountServer) -> None:
        anne, bob = await fake.anne(), await fake.anne("Bob")
        begun = await asked(anne, NEW)
        made = {"ticket": begun["ticket"], "credential": Authenticator(ADDRESS).create(begun["options"])}
        assert is_refused(await bob.post(NEW, json=made))
        assert ((await anne.me())["passkeys"], (await bob.me())["passkeys"]) == ([], [])

    with_account_server(test)


def test_of_two_new_accounts_with_the_same_name_one_gets_it() -> None:
    async def test(fake: AccountServer) -> None:
        one, other = fake.device(), fake.device()
        begun = [await asked(device, NEW, name="Anne") for device in (one, other)]
        made = [{"ticket": one["ticket"], "credential": Authenticator(ADDRESS).create(one["options"])} for one in begun]
        assert (await one.post(NEW, json=made[0])).status_code == 201
        assert refusal(await other.post(NEW, json=made[1])) == "account-taken"
        assert refusal(await other.post(f"{NEW}/begin", json={"name": "anne"})) == "account-taken"

    with_account_server(test)


# --- removing ---


def test_table_T24_the_last_way_in_stays() -> None:
    async def test(fake: AccountServer) -> None:
        device, phone, ring = fake.device(), Authenticator(ADDRESS), Authenticator(ADDRESS)
        await register(device, phone, name="Anne")
        await register(device, ring)
        first, second = [one["id"] for one in (await device.me())["passkeys"]]
        left = await device.delete(f"{NEW}/{first}")
        assert [one["id"] for one in left.json()["account"]["passkeys"]] == [second]
        assert is_refused(await enter(fake.device(), phone))
        last = await device.delete(f"{NEW}/{second}")
        assert (last.status_code, refusal(last)) == (422, "account-last-way")
        await device.put("/api/account/password", json={"password": "a bottle of rum"})
        assert (await device.delete(f"{NEW}/{second}")).json()["account"]["passkeys"] == []

    with_account_server(test)


def test_table_T24_the_number_of_passkeys_is_limited() -> None:
    async def test(fake: AccountServer) -> None:
        device = await fake.anne()
        for _ in range(MOST_PASSKEYS):
            assert (await register(device, Authenticator(ADDRESS))).status_code == 200
        assert refusal(await register(device, Authenticator(ADDRESS))) == "account-passkeys"

    with_account_server(test)


def test_a_new_passkey_of_an_account_cannot_be_asked_for_without_end() -> None:
    """Each is a challenge that is stored."""

    async def test(fake: AccountServer) -> None:
        device = await fake.anne()
        answers = [await device.post(f"{NEW}/begin", json={}) for _ in range(PLACE_TRIES + 1)]
        assert (answers[0].status_code, refusal(answers[-1])) == (200, "account-too-often")

    with_account_server(test)


def test_challenges_are_good_once_on_any_node_and_not_kept_without_end() -> None:
    async def test() -> None:
        store, clock = MemoryStore(), FakeClock()
        passkeys, other = Passkeys(store, clock), Passkeys(store, clock)
        first, second = await passkeys.remember(b"1", "", ""), await passkeys.remember(b"2", "", "")
        found = await asyncio.gather(*(node.challenge(first) for node in (passkeys, other)))
        assert sorted(one is None for one in found) == [False, True]
        clock.time += PATIENCE
        assert await other.challenge(second) is None
        late = (await other.ask(Site("saltsea.example", ADDRESS))).ticket
        clock.time += PATIENCE
        await passkeys.remember(b"3", "", "")
        assert len(await store.notes("challenge/")) == 1
        assert await passkeys.challenge(late) is None
        assert passkeys.owner(b"nonsense") == ""

    asyncio.run(test())
