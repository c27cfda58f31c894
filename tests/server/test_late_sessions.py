"""A node that is late, or was paused in the middle of a request, does not undo who was signed out meanwhile."""

from collections.abc import Awaitable, Callable

from saltsea.kernel.nouns import Refusal
from saltsea.server.accounts.accounts import DAY, Accounts, SignedIn
from saltsea.server.accounts.passwords import Passwords
from server.account_kit import GOOD, QUICK, AccountServer, Device, with_account_server

OTHER = "a bottle of good rum"


class LatePasswords(Passwords):
    """Something happens at another node while the first password is verified here."""

    def __init__(self, meanwhile: Callable[[], Awaitable[object]]) -> None:
        super().__init__(QUICK)
        self.meanwhile = iter([meanwhile])

    async def fits(self, password: str, known: str) -> bool:
        right = await super().fits(password, known)
        for happens in self.meanwhile:
            await happens()
        return right


async def known_to(accounts: Accounts, device: Device) -> SignedIn:
    known = await accounts.known(device.secret())
    assert known is not None
    return known


def another_node(fake: AccountServer, meanwhile: Callable[[], Awaitable[object]]) -> Accounts:
    return Accounts(fake.store, fake.clock, LatePasswords(meanwhile))


async def changed_by(device: Device) -> None:
    answer = await device.put("/api/account/password", json={"password": OTHER, "current": GOOD})
    assert answer.status_code == 200


def test_a_session_that_has_been_ended_is_not_extended_by_a_late_visit() -> None:
    async def test(fake: AccountServer) -> None:
        device = await fake.anne()
        late = another_node(fake, device.aclose)
        known = await known_to(late, device)
        fake.clock.time += DAY
        await device.delete("/api/session")
        assert not await late.renew(known.session)
        assert await fake.store.sessions(known.account.id) == []

    with_account_server(test)


def test_table_T24_an_old_password_begins_no_session_that_was_verified_before_it_was_changed() -> None:
    async def test(fake: AccountServer) -> None:
        device = await fake.anne()
        late = another_node(fake, lambda: changed_by(device))
        assert isinstance(await late.sign_in("Anne", GOOD, ""), Refusal)
        assert len(await fake.store.sessions(await fake.account(device))) == 1

    with_account_server(test)


def test_table_T24_a_hash_that_is_made_anew_meanwhile_refuses_no_player() -> None:
    async def test(fake: AccountServer) -> None:
        await fake.anne()
        fake.passwords.hasher = type(QUICK)(time_cost=2, memory_cost=8, parallelism=1)
        late = another_node(fake, lambda: fake.device().sign_in())
        late.passwords.hasher = fake.passwords.hasher
        assert not isinstance(await late.sign_in("Anne", GOOD, ""), Refusal)

    with_account_server(test)


def test_table_T24_of_two_new_passwords_at_once_the_first_counts() -> None:
    async def test(fake: AccountServer) -> None:
        device = await fake.anne()
        late = another_node(fake, lambda: changed_by(device))
        assert isinstance(await late.set_password(await known_to(late, device), f"{GOOD}!", GOOD), Refusal)
        assert (await fake.device().sign_in(password=OTHER)).status_code == 200

    with_account_server(test)


def test_who_was_signed_out_everywhere_meanwhile_changes_no_password() -> None:
    async def test(fake: AccountServer) -> None:
        device = await fake.anne()
        late = another_node(fake, lambda: device.delete("/api/sessions"))
        assert isinstance(await late.set_password(await known_to(late, device), OTHER, GOOD), Refusal)
        assert (await fake.device().sign_in()).status_code == 200

    with_account_server(test)
