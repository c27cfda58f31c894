"""The day in UTC: it begins and ends for everybody at once."""

from datetime import UTC, datetime

from saltsea.kernel.seat import Millis


def day_of(now: Millis) -> str:
    """The day of a moment, such as 2027-01-31."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()
