"""Recognising a person of a table by account on any device, else by key."""

from collections.abc import Collection

from saltsea.server.tables.ports.progress_owner import NO_OWNER, ProgressOwner
from saltsea.store.rows import PersonRow


def recognised(people: Collection[PersonRow], account: str | None, key: str | None) -> PersonRow | None:
    """The person with this account or, if no person has it, with this hash of a key."""
    by_account = next((row for row in people if account is not None and row.account == account), None)
    return by_account or next((row for row in people if key and row.key == key), None)


def owner_of(row: PersonRow | None) -> ProgressOwner:
    """The owner of the progress by which this person may choose what is played."""
    return NO_OWNER if row is None else ProgressOwner(row.account, row.logbook)
