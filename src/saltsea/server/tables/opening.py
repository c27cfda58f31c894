"""Who may open a table here, and which: what whoever runs the server has switched, and whether the disk has room."""

import msgspec

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.server.tables.room import PUBLIC, Settings


class Switches(msgspec.Struct, frozen=True):
    """What the operator has switched on. A fresh server has nothing against anything."""

    closed: bool = False
    """Only the operator, and whoever has an invitation, opens tables."""
    no_public: bool = False
    """No table is listed for everybody."""
    no_words: bool = False
    """One speaks in ready phrases, at every table."""


def check_opening(switches: Switches, *, room: bool, invited: bool) -> Refusal | None:
    """table.T22: a new table needs room on the disk, and on a closed server an invitation."""
    if not room:
        return refuse("table.T22", "refusal-table-no-room")
    if switches.closed and not invited:
        return refuse("table.T22", "refusal-table-not-invited")
    return None


def check_listing(switches: Switches, settings: Settings) -> Refusal | None:
    """table.T22: where the operator says so, no table is public."""
    if switches.no_public and settings.listing == PUBLIC:
        return refuse("table.T22", "refusal-table-no-public")
    return None
