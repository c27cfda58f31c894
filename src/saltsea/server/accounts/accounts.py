"""Accounts: a name and ways to sign in, and nothing else about a person.

No HTTP here. What can be refused returns a Refusal; changes of an account and of its sessions are made one after the
other, and each reads what it builds on again, so that no concurrent one is lost and a late one undoes none."""

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.seat import Millis
from saltsea.server.accounts.passkeys import MOST_PASSKEYS, Passkey, no_passkey
from saltsea.server.accounts.passwords import Passwords, check_password
from saltsea.server.operations.retention import forget_person_everywhere
from saltsea.server.tables.clock import Clock
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.rules.names import folded
from saltsea.server.tables.rules.table_rules import check_name
from saltsea.server.tables.token_bucket import TokenBuckets
from saltsea.store.port import LockError, Store
from saltsea.store.rows import AccountRow, SessionRow

DAY: Final[Millis] = 86_400_000
LIFE: Final[Millis] = 180 * DAY
"""A session ends this long after its last use."""
NAME_TRIES: Final = 10
NAME_AGAIN: Final[Millis] = 60_000
PLACE_TRIES: Final = 60
PLACE_AGAIN: Final[Millis] = 10_000
"""Attempts allowed at once per address, for one name and for all names, and the time until another. Those of other
addresses do not count: a visitor who guesses at a name slows down no other."""


class SignedIn(NamedTuple):
    """A signed-in account, and its session."""

    account: AccountRow
    session: SessionRow


class NewSession(NamedTuple):
    """A new session: its secret is for the cookie, and is stored only as a hash."""

    account: AccountRow
    secret: str


class Accounts:
    """All accounts of a server."""

    def __init__(self, store: Store, clock: Clock, passwords: Passwords) -> None:
        self.store = store
        self.clock = clock
        self.passwords = passwords
        self.by_name = TokenBuckets(clock, NAME_TRIES, NAME_AGAIN)
        self.by_place = TokenBuckets(clock, PLACE_TRIES, PLACE_AGAIN)

    def limits(self) -> dict[str, TokenBuckets]:
        """The limits that all nodes of a cluster share."""
        return {"sign-in-by-name": self.by_name, "sign-in-by-place": self.by_place}

    # --- signing up ---

    async def make(self, name: str, password: str, place: str) -> NewSession | Refusal:
        refusal = check_name(name, ()) or check_password(password, name) or await self.check_free(name)
        refusal = refusal or self.check_pace("", place)
        if refusal is not None:
            return refusal
        return await self.add(new_id(), name, password=await self.passwords.hashed(password))

    async def add(
        self, account: str, name: str, *, password: str = "", passkeys: Sequence[Passkey] = ()
    ) -> NewSession | Refusal:
        async with self.store.lock(name_lock(name)):
            refusal = await self.check_free(name)
            if refusal is not None:
                return refusal
            row = AccountRow(
                id=account,
                name=name,
                folded=folded(name),
                password=password,
                passkeys=msgspec.json.encode(passkeys),
                made=self.clock.now(),
            )
            session, begun = self.new_session(row)
            await self.store.write([row, session])
        return begun

    async def check_free(self, name: str, me: str = "") -> Refusal | None:
        return check_holder(await self.store.account_called(folded(name)), me)

    # --- signing in and out ---

    async def sign_in(self, name: str, password: str, place: str) -> NewSession | Refusal:
        """Sign in. A wrong name and a wrong password get the same answer after the same time."""
        refusal = self.check_pace(folded(name), place)
        if refusal is not None:
            return refusal
        for _ in range(2):  # its hash may be made anew just then
            row = await self.store.account_called(folded(name))
            right = await self.passwords.fits(password, row.password if row is not None else "")
            if row is None or not right:
                return wrong()
            begun = await self.begin(row.id, partial(same_password, row))
            if isinstance(begun, NewSession):
                await self.refresh(row, password)
                return begun
        return wrong()

    async def refresh(self, row: AccountRow, password: str) -> None:
        """Hash a password again if its hash is weaker than today's."""
        if not self.passwords.is_old(row.password):
            return
        fresh = await self.passwords.hashed(password)
        # Unless it was changed in the meantime.
        await self.change(row.id, lambda now: replace(now, password=fresh) if now.password == row.password else now)

    async def enter(self, account: str, used: Callable[[Sequence[Passkey]], Passkey | None]) -> NewSession | Refusal:
        """Sign in with the passkey that `used` finds among those of the account, and save its new count."""

        def counted(row: AccountRow) -> AccountRow | Refusal:
            known = passkeys_of(row)
            one = used(known)
            if one is None:
                return no_passkey()
            return with_passkeys(row, [one if each.id == one.id else each for each in known])

        known = await self.store.account(account) is not None
        return await self.begin(account, counted) if known else no_passkey()

    async def begin(self, account: str, verified: Callable[[AccountRow], AccountRow | Refusal]) -> NewSession | Refusal:
        """Begin a session, if what was verified is still true of the account: its password may be another by now."""
        await self.store.forget_old_sessions(self.clock.now() - LIFE)
        async with self.store.lock(account_lock(account)):
            row = await self.store.account(account)
            answer = wrong() if row is None else verified(row)
            if isinstance(answer, Refusal):
                return answer
            session, begun = self.new_session(answer)
            await self.store.write([answer, session])
            return begun

    def new_session(self, account: AccountRow) -> tuple[SessionRow, NewSession]:
        """A session as it is stored, and as its device has it."""
        secret, now = secrets.token_urlsafe(32), self.clock.now()
        return SessionRow(key=hashed(secret), account=account.id, made=now, seen=now), NewSession(account, secret)

    async def known(self, secret: str) -> SignedIn | None:
        """The account and session of this secret."""
        session = await self.store.session(hashed(secret)) if secret else None
        if session is None or session.seen < self.clock.now() - LIFE:
            return None
        account = await self.store.account(session.account)
        return None if account is None else SignedIn(account, session)

    async def renew(self, session: SessionRow) -> bool:
        """Extend a session that is used, at most once a day. Returns whether it did."""
        now = self.clock.now()
        if now - session.seen < DAY:
            return False
        with suppress(LockError):  # another visit extends it
            async with self.store.lock(account_lock(session.account)):
                if await self.store.session(session.key) is not None:
                    await self.store.write([replace(session, seen=now)])
                    return True
        return False

    async def end(self, session: SessionRow) -> None:
        """Sign out on one device. A visit that extends the session just then does not bring it back."""
        async with self.store.lock(account_lock(session.account)):
            await self.store.forget_session(session.key)

    async def end_all(self, account: str) -> None:
        """Sign out on every device."""
        async with self.store.lock(account_lock(account)):
            await self.store.forget_sessions(account)

    def check_pace(self, name: str, place: str) -> Refusal | None:
        """Count a sign-in attempt, or refuse it. Attempts from this machine itself are not limited."""
        guessed = f"{name} {place}" if name else ""
        seconds = max(self.by_name.wait(guessed) if name else 0, self.by_place.wait(place) if place else 0)
        if not seconds:
            for buckets, who in ((self.by_name, guessed), (self.by_place, place)):
                if who:
                    buckets.take(who)
        return check_tries(seconds)

    # --- changing ---

    async def change(self, account: str, change: Callable[[AccountRow], AccountRow | Refusal]) -> AccountRow | Refusal:
        """Apply a change to the account as it is now, and save it."""
        async with self.store.lock(account_lock(account)):
            row = await self.store.account(account)
            answer = wrong() if row is None else change(row)
            if isinstance(answer, AccountRow):
                await self.store.write([answer])
            return answer

    async def rename(self, account: str, name: str) -> Refusal | None:
        async with self.store.lock(account_lock(account)), self.store.lock(name_lock(name)):
            row = await self.store.account(account)
            refusal = check_name(name, ()) or await self.check_free(name, account)
            if row is not None and refusal is None:
                await self.store.write([replace(row, name=name, folded=folded(name))])
            return refusal

    async def set_password(self, known: SignedIn, password: str, current: str) -> Refusal | None:
        """Change the password, and sign out every other device: the old one may be known to others."""
        row = known.account
        refusal = check_password(password, row.name) or self.check_pace(row.folded, "")
        if refusal is not None:
            return refusal
        if row.password and not await self.passwords.fits(current, row.password):
            return wrong()
        fresh = await self.passwords.hashed(password)
        async with self.store.lock(account_lock(row.id)):
            now = await self.store.account(row.id)
            answer = wrong() if now is None else same_password(row, now)
            if isinstance(answer, Refusal) or await self.store.session(known.session.key) is None:
                return wrong()
            await self.store.forget_sessions(row.id, but=known.session.key)
            await self.store.write([replace(answer, password=fresh)])
        return None

    async def add_passkey(self, account: str, passkey: Passkey) -> Refusal | None:
        def added(row: AccountRow) -> AccountRow | Refusal:
            known = [one for one in passkeys_of(row) if one.id != passkey.id]
            return check_passkeys(len(known) + 1) or with_passkeys(row, [*known, passkey])

        answer = await self.change(account, added)
        return answer if isinstance(answer, Refusal) else None

    async def drop_passkey(self, account: str, id: str) -> Refusal | None:
        def dropped(row: AccountRow) -> AccountRow | Refusal:
            left = [one for one in passkeys_of(row) if one.id != id]
            return check_sign_in_left(password=bool(row.password), passkeys=len(left)) or with_passkeys(row, left)

        answer = await self.change(account, dropped)
        return answer if isinstance(answer, Refusal) else None


async def forget_account(registry: TableRegistry, account: str) -> None:
    """Forget the account at every table, then delete it with all that belongs to it, its sessions too. They come last:
    a table may be moving between two nodes, and the person who asks for all this again must still be known. A
    request that changes the account just then does not write it anew."""
    for _ in range(2):  # meanwhile they may have taken another seat
        for row in await registry.store.person_tables(account):
            await forget_person_everywhere(registry, row.table, row.person)
    async with registry.store.lock(account_lock(account)):
        await registry.store.forget_account(account)
    registry.blocks.forget(account)


# --- rules ---


def check_holder(holder: AccountRow | None, me: str) -> Refusal | None:
    """table.T24: no two accounts have the same name, whatever its capitals."""
    if holder is not None and holder.id != me:
        return refuse("table.T24", "refusal-table-account-taken", name=holder.name)
    return None


def wrong() -> Refusal:
    """table.T24: signing in takes the right name and the right password; the refusal does not say which was wrong."""
    return refuse("table.T24", "refusal-table-account-wrong")


def same_password(verified: AccountRow, now: AccountRow) -> AccountRow | Refusal:
    """table.T24: a password counts until it is changed, be it while it was being verified."""
    return now if now.password == verified.password else wrong()


def check_tries(seconds: int) -> Refusal | None:
    """table.T24: after too many attempts one has to wait."""
    return refuse("table.T24", "refusal-table-account-too-often", seconds=seconds) if seconds else None


def check_sign_in_left(*, password: bool, passkeys: int) -> Refusal | None:
    """table.T24: the last way to sign in stays."""
    return None if password or passkeys else refuse("table.T24", "refusal-table-account-last-way")


def check_passkeys(number: int) -> Refusal | None:
    """table.T24: an account has at most twenty passkeys."""
    return refuse("table.T24", "refusal-table-account-passkeys", most=MOST_PASSKEYS) if number > MOST_PASSKEYS else None


# --- small things ---


def new_id() -> str:
    """A random id: devices store it beside a passkey, so it must reveal nothing."""
    return secrets.token_urlsafe(16)


def account_lock(account: str) -> str:
    """The lock of all who change an account, on all nodes. Names of locks tell nothing: they may be logged."""
    return f"account/{hashed(account)[:16]}"


def name_lock(name: str) -> str:
    """The lock of all who want a name. Who needs both takes that of the account first, so no circle waits."""
    return f"account-name/{hashed(folded(name))[:16]}"


def passkeys_of(row: AccountRow) -> list[Passkey]:
    return msgspec.json.decode(row.passkeys, type=list[Passkey])


def with_passkeys(row: AccountRow, passkeys: Sequence[Passkey]) -> AccountRow:
    return replace(row, passkeys=msgspec.json.encode(passkeys))
