"""Rules about opening tables: the operator's switches and the space on the disk."""

import msgspec

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.server.tables.table_settings import PUBLIC, Settings


class Switches(msgspec.Struct, frozen=True):
    """The operator's switches; a new server has all of them off."""

    closed: bool = False
    """Only the operator and invited people open tables."""
    no_public: bool = False
    """No table may be public."""
    no_words: bool = False
    """Chat is limited to ready phrases at every table."""


def check_opening(switches: Switches, *, has_space: bool, invited: bool) -> Refusal | None:
    """table.T22: a new table needs space on the disk, and on a closed server an invitation."""
    if not has_space:
        return refuse("table.T22", "refusal-table-no-room")
    if switches.closed and not invited:
        return refuse("table.T22", "refusal-table-not-invited", needs="invitation")
    return None


def check_listing(switches: Switches, settings: Settings) -> Refusal | None:
    """table.T22: no table is public where the operator forbids it."""
    if switches.no_public and settings.listing == PUBLIC:
        return refuse("table.T22", "refusal-table-no-public")
    return None
