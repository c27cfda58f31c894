"""The day in UTC: it begins and ends for everybody at once."""

from datetime import UTC, datetime
from typing import Final

from saltsea.kernel.seat import Millis

DAY: Final[Millis] = 86_400_000


def day_of(now: Millis) -> str:
    """The day of a moment, such as 2027-01-31."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()
