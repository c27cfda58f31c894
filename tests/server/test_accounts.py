"""Accounts: made, signed in to, changed; clients learn no secrets, and no other site changes one."""

import asyncio
from typing import Literal

import pytest
from argon2 import PasswordHasher

from saltsea.server.accounts.accounts import DAY, LIFE, NAME_TRIES, PLACE_TRIES, account_lock, name_lock
from saltsea.server.accounts.passwords import Passwords, check_password
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.rules.names import folded
from server.account_kit import ADDRESS, GOOD, QUICK, AccountServer, refusal, with_account_server

# --- making one ---


def test_an_account_is_a_name_and_a_password_and_signs_in_at_once() -> None:
    async def test(fake: AccountServer) -> None:
        device = fake.device()
        assert not await device.is_signed_in()
        made = await device.make()
        assert made.status_code == 201
        me = await device.me()
        assert (me["name"], me["password"], me["passkeys"], me["devices"]) == ("Anne", True, [], 1)
        assert (me["tables"], me["games"], me["statistics"], me["progress"]) == ([], [], [], {})
        assert made.json()["account"] == me

    with_account_server(test)


def test_nothing_in_the_store_lets_anybody_in() -> None:
    async def test(fake: AccountServer) -> None:
        device = await fake.anne()
        row = await fake.store.account_called("anne")
        assert row is not None
        assert row.password.startswith("$argon2id$")
        assert GOOD not in row.password
        assert await fake.store.session(device.secret()) is None
        assert await fake.store.session(hashed(device.secret())) is not None

    with_account_server(test)


@pytest.mark.parametrize(
    ("password", "text"),
    [
        ("short", "length"),
        ("123456789", "length"),
        ("x1" * 101, "length"),
        ("1234567890", "obvious"),
        ("9876543210", "obvious"),
        ("qwertyuiop", "obvious"),
        ("AzertyUiop", "obvious"),
        ("Password123", "obvious"),
        ("motdepasse!", "obvious"),
        ("aaaaaaaaaaaa", "obvious"),
        ("ababababab", "obvious"),
        ("Anne Bonny", "obvious"),
        ("ANNE BONNY 1720", "obvious"),
        ("anne bonnyanne bonny", "obvious"),
    ],
)
def test_table_T24_a_password_is_long_and_not_obvious(password: str, text: str) -> None:
    found = check_password(password, "Anne Bonny")
    assert found is not None
    assert (found.rule, found.text) == ("table.T24", f"refusal-table-password-{text}")


@pytest.mark.parametrize("password", [GOOD, "x" * 9 + "yzäß", "0612345678", "correct horse", "q1w2e3r4t5"])
def test_table_T24_a_good_password_is_taken(password: str) -> None:
    assert check_password(password, "Anne Bonny") is None


def test_table_T24_a_name_is_one_accounts_alone_whatever_its_capitals() -> None:
    async def test(fake: AccountServer) -> None:
        await fake.anne("Anne")
        for name in ("Anne", "ANNE", "anne", "Ａｎｎｅ"):
            answer = await fake.device().make(name)
            assert (answer.status_code, refusal(answer)) == (422, "account-taken")
        assert (await fake.device().make("Annie")).status_code == 201

    with_account_server(test)


def test_of_two_requests_for_a_name_at_once_one_succeeds() -> None:
    async def test(fake: AccountServer) -> None:
        answers = await asyncio.gather(*(fake.device().make() for _ in range(4)))
        assert sorted(answer.status_code for answer in answers) == [201, 422, 422, 422]

    with_account_server(test)


@pytest.mark.parametrize("name", ["", " Anne", "a" * 25, "An\nne", "\u202eenna"])
def test_a_name_can_be_read(name: str) -> None:
    async def test(fake: AccountServer) -> None:
        answer = await fake.device().make(name)
        assert (answer.status_code, answer.json()["rule"]) == (422, "table.T13")

    with_account_server(test)


def test_names_that_look_the_same_are_the_same() -> None:
    assert folded("Anne") == folded("ANNE") == folded("Ａnne")
    assert folded("Straße") == folded("STRASSE")


def test_what_is_no_request_is_refused_in_words() -> None:
    async def test(fake: AccountServer) -> None:
        for body in (b"", b"{", b"[]", b'{"name":"Anne"}', b'{"name":"A","password":"b","age":3}'):
            answer = await fake.device().post("/api/account", content=body)
            assert answer.status_code == 400
            assert answer.json()["message"]
        assert (await fake.device().post("/api/account", content=b"x" * 70_000)).status_code == 413

    with_account_server(test)


# --- signing in and out ---


def test_table_T24_one_signs_in_with_the_right_name_and_password() -> None:
    async def test(fake: AccountServer) -> None:
        await fake.anne()
        other = fake.device()
        wrong = [await other.sign_in(password="something else"), await other.sign_in("Nobody")]
        assert [(answer.status_code, refusal(answer)) for answer in wrong] == [(422, "account-wrong")] * 2
        assert wrong[0].content == wrong[1].content
        assert not await other.is_signed_in()
        assert (await other.sign_in("aNNE")).status_code == 200
        assert (await other.me())["devices"] == 2

    with_account_server(test)


class Watched(PasswordHasher):
    """Remembers how hard each comparison was."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.work: list[str] = []

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
        self.work.append(str(hash).split("$")[3])
        return super().verify(hash, password)


def test_an_unknown_name_takes_as_much_work_as_a_known_one() -> None:
    async def test(fake: AccountServer) -> None:
        await fake.anne()
        fake.passwords.hasher = watched = Watched()
        for name in ("Anne", "Nobody", "Anne", "Nobody"):
            await fake.device().sign_in(name, "a wrong password")
        assert watched.work == ["m=8,t=1,p=1"] * 4

    with_account_server(test)


def test_passwords_are_hashed_as_its_library_recommends() -> None:
    assert Passwords().hasher.memory_cost >= 64 * 1024


def test_a_password_is_the_same_however_a_keyboard_puts_its_accents() -> None:
    async def test(fake: AccountServer) -> None:
        await fake.device().make("Anne", "perroquet à l’été")
        assert (await fake.device().sign_in("Anne", "perroquet a\u0300 l’e\u0301te\u0301")).status_code == 200

    with_account_server(test)


def test_an_old_hash_is_made_anew_when_its_owner_comes() -> None:
    async def test(fake: AccountServer) -> None:
        await fake.anne()
        before = await fake.store.account_called("anne")
        fake.passwords.hasher = type(QUICK)(time_cost=2, memory_cost=8, parallelism=1)
        assert (await fake.device().sign_in()).status_code == 200
        after = await fake.store.account_called("anne")
        assert before is not None
        assert after is not None
        assert before.password != after.password
        assert not fake.passwords.is_old(after.password)
        assert (await fake.device().sign_in()).status_code == 200

    with_account_server(test)


def test_table_T24_too_many_attempts_for_a_name_slow_the_guesser_and_not_the_owner() -> None:
    """Ten wrong passwords locked an account for everybody."""

    async def test(fake: AccountServer) -> None:
        await fake.anne()
        for _ in range(NAME_TRIES):
            await fake.device(address="198.51.100.9").sign_in(password="a guess or two")
        stopped = await fake.device(address="198.51.100.9").sign_in()
        assert (stopped.status_code, refusal(stopped)) == (429, "account-too-often")
        assert int(stopped.headers["retry-after"]) == stopped.json()["facts"]["seconds"] == 60
        assert (await fake.device(address="203.0.113.1").sign_in()).status_code == 200
        await fake.clock.advance(60_000)
        assert (await fake.device(address="198.51.100.9").sign_in()).status_code == 200

    with_account_server(test)


def test_table_T24_too_many_attempts_at_once_are_counted_before_they_are_checked() -> None:
    async def test(fake: AccountServer) -> None:
        await fake.anne()
        answers = await asyncio.gather(*(fake.device().sign_in(password=f"guess {one}") for one in range(30)))
        assert [answer.status_code for answer in answers].count(422) == NAME_TRIES

    with_account_server(test)


def test_table_T24_too_many_attempts_from_an_address_wait_and_others_do_not() -> None:
    async def test(fake: AccountServer) -> None:
        await fake.anne()
        fake.clock.time += 3_600_000  # making it was an attempt too
        for number in range(PLACE_TRIES):
            assert (await fake.device().sign_in(f"name {number}")).status_code == 422
        assert (await fake.device().sign_in()).status_code == 429
        assert (await fake.device().make("Bob")).status_code == 429
        assert (await fake.device(address="203.0.113.1").sign_in()).status_code == 200
        assert (await fake.device(address="127.0.0.1").sign_in()).status_code == 200

    with_account_server(test)


def test_the_cookie_is_for_our_pages_alone() -> None:
    async def test(fake: AccountServer) -> None:
        secret = (await fake.device().make("Anne")).headers["set-cookie"]
        plain = (await fake.device("http://saltsea.example").make("Bob")).headers["set-cookie"]
        for words in ("HttpOnly", "SameSite=lax", "Path=/", f"Max-Age={180 * 86_400}"):
            assert words in secret
            assert words in plain
        assert "Secure" in secret
        assert "Secure" not in plain
        assert "Domain" not in secret

    with_account_server(test)


def test_behind_a_proxy_that_speaks_https_the_cookie_is_secure() -> None:
    async def test(fake: AccountServer) -> None:
        fake.public = ADDRESS
        fake.registry = fake.new_registry()
        cookie = (await fake.device("http://saltsea.example").make("Anne")).headers["set-cookie"]
        assert "Secure" in cookie

    with_account_server(test)


def test_signing_out_ends_this_device_or_all() -> None:
    async def test(fake: AccountServer) -> None:
        one, two, three = await fake.anne(), fake.device(), fake.device()
        await two.sign_in()
        await three.sign_in()
        secret = one.secret()
        out = await one.delete("/api/session")
        assert (out.status_code, out.json()["account"]) == (200, None)
        assert "saltsea_session" not in one.cookies
        assert not await fake.device(cookie=f"saltsea_session={secret}").is_signed_in()
        assert (await two.me())["devices"] == 2
        assert (await two.delete("/api/sessions")).status_code == 200
        assert not await three.is_signed_in()
        assert (await three.delete("/api/sessions")).status_code == 401
        assert (await three.delete("/api/session")).status_code == 200

    with_account_server(test)


def test_a_session_lasts_while_it_is_used() -> None:
    async def test(fake: AccountServer) -> None:
        device = await fake.anne()
        assert "set-cookie" not in (await device.get("/api/account")).headers
        fake.clock.time += LIFE - DAY
        assert "Max-Age=15552000" in (await device.get("/api/account")).headers["set-cookie"]
        fake.clock.time += LIFE - DAY
        assert await device.is_signed_in()
        fake.clock.time += LIFE + 1
        assert not await device.is_signed_in()
        await fake.device().sign_in()
        assert await fake.store.session(hashed(device.secret())) is None

    with_account_server(test)


# --- other sites ---


FOREIGN = [{"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Origin": "https://evil.example"}, {}]
OWN = [{"Sec-Fetch-Site": "none"}, {"Sec-Fetch-Site": "same-origin"}, {"Origin": ADDRESS}]


@pytest.mark.parametrize("headers", [*FOREIGN, {"Origin": "null"}, {"Origin": "https://saltsea.example:8443"}], ids=str)
def test_other_sites_change_nothing(headers: dict[str, str]) -> None:
    async def test(fake: AccountServer) -> None:
        cookie = {"Cookie": f"saltsea_session={(await fake.anne()).secret()}"}
        changes = [
            ("POST", "/api/account"),
            ("DELETE", "/api/account"),
            ("PUT", "/api/account/name"),
            ("PUT", "/api/account/password"),
            ("POST", "/api/session"),
            ("DELETE", "/api/session"),
            ("DELETE", "/api/sessions"),
            ("POST", "/api/account/passkeys/begin"),
            ("POST", "/api/account/passkeys"),
            ("DELETE", "/api/account/passkeys/x"),
            ("POST", "/api/session/passkey/begin"),
            ("POST", "/api/session/passkey"),
        ]
        foreign = fake.device()
        del foreign.headers["sec-fetch-site"]
        for method, path in changes:
            answer = await foreign.request(method, path, headers={**cookie, **headers}, json={})
            assert (answer.status_code, "page of this server" in answer.json()["message"]) == (403, True), path
        assert await fake.store.account_called("anne") is not None

    with_account_server(test)


@pytest.mark.parametrize("headers", OWN, ids=str)
def test_our_own_page_is_known_by_what_the_browser_says(headers: dict[str, str]) -> None:
    async def test(fake: AccountServer) -> None:
        device = fake.device()
        del device.headers["sec-fetch-site"]
        device.headers.update(headers)
        assert (await device.make()).status_code == 201

    with_account_server(test)


# --- changing it ---


def test_a_name_is_changed_unless_another_account_has_it() -> None:
    async def test(fake: AccountServer) -> None:
        device = await fake.anne()
        await fake.anne("Bob")
        taken = await device.put("/api/account/name", json={"name": "BOB"})
        assert (taken.status_code, refusal(taken)) == (422, "account-taken")
        changed = await device.put("/api/account/name", json={"name": "ANNE"})
        assert changed.json()["account"]["name"] == "ANNE"
        await device.put("/api/account/name", json={"name": "Mary"})
        assert (await fake.device().sign_in("mary")).status_code == 200
        assert (await fake.device().make("Anne")).status_code == 201

    with_account_server(test)


def test_who_changes_an_account_waits_for_no_other_account_and_for_no_other_name() -> None:
    async def test(fake: AccountServer) -> None:
        anne, mary = await fake.anne(), await fake.anne("Mary")
        row = await fake.store.account_called("anne")
        assert row is not None
        async with fake.store.lock(account_lock(row.id)), fake.store.lock(name_lock("Grace")):
            async with asyncio.timeout(5):
                assert (await mary.put("/api/account/name", json={"name": "Jacquotte"})).is_success
                assert (await fake.device().make("Ching")).is_success
            waiting = [
                asyncio.create_task(anne.put("/api/account/name", json={"name": "Bonny"})),
                asyncio.create_task(fake.device().make("GRACE")),
            ]
            assert not (await asyncio.wait(waiting, timeout=0.1))[0]
        assert [(await one).is_success for one in waiting] == [True, True]

    with_account_server(test)


def test_of_two_who_want_a_name_at_once_one_gets_it() -> None:
    async def test(fake: AccountServer) -> None:
        anne = await fake.anne()
        asked = [
            anne.put("/api/account/name", json={"name": "Grace"}),
            *(fake.device().make("grace") for _ in range(2)),
        ]
        answers = await asyncio.gather(*asked)
        assert sorted(answer.is_success for answer in answers) == [False, False, True]

    with_account_server(test)


def test_a_new_password_needs_the_old_one_and_ends_every_other_device() -> None:
    async def test(fake: AccountServer) -> None:
        one, two = await fake.anne(), fake.device()
        await two.sign_in()
        other = "a bottle of good rum"
        wrong = await one.put("/api/account/password", json={"password": other, "current": "a wrong one"})
        assert (wrong.status_code, refusal(wrong)) == (422, "account-wrong")
        weak = await one.put("/api/account/password", json={"password": "password123", "current": GOOD})
        assert refusal(weak) == "password-obvious"
        done = await one.put("/api/account/password", json={"password": other, "current": GOOD})
        assert done.status_code == 200
        assert (await one.me())["devices"] == 1
        assert not await two.is_signed_in()
        assert (await two.sign_in()).status_code == 422
        assert (await two.sign_in(password=other)).status_code == 200

    with_account_server(test)


def test_a_client_that_is_not_signed_in_changes_nothing() -> None:
    async def test(fake: AccountServer) -> None:
        for method, path in (("PUT", "/api/account/name"), ("DELETE", "/api/account"), ("DELETE", "/api/sessions")):
            answer = await fake.device().request(method, path, json={"name": "Bob"})
            assert (answer.status_code, answer.json()["status"]) == (401, 401)

    with_account_server(test)


def test_refusals_speak_the_visitors_language() -> None:
    async def test(fake: AccountServer) -> None:
        french = fake.device(accept_language="fr-CH, en;q=0.5")
        assert "mot de passe" in (await french.sign_in()).json()["sentence"]
        assert "password" in (await french.post("/api/session?lang=en", json={"name": "A", "password": "b"})).text

    with_account_server(test)
