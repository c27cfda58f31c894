"""The seed of a day: the same on every server and in every terminal that has the same edition of a game.

It is no secret. Who wants to can work out every card of the day beforehand, so results of a day are on honour."""

from hashlib import blake2b
from typing import Any

from saltsea.kernel.rules import Rules


def edition(rules: Rules[Any]) -> str:
    """What makes two games the same game: the version of the rules and the hash of the content."""
    return f"{rules.version}-{rules.content}"


def daily_seed(rules: Rules[Any], day: str, part: str = "") -> bytes:
    """The seed of a day in UTC, written 2027-01-31. `part` tells apart several deals of one day."""
    what = "\0".join(("saltsea daily 1", rules.name, edition(rules), day, part))
    return blake2b(what.encode(), digest_size=32, person=b"saltsea daily").digest()


def bot_dice_name(seed: str, seat: int, line: int) -> str:
    """The name of a bot's dice for its decision after `line` lines: the same game goes on in the same way."""
    return f"{seed}/{seat}/{line}"
