"""Asking to be reminded, and to be left in peace again."""

import re
from base64 import urlsafe_b64decode
from binascii import Error as NotBase64
from collections.abc import Collection
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.seat import Millis
from saltsea.server.post.reminders import is_reminded
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.from_client import Remind, Subscription
from saltsea.server.tables.table_info import Person, TableInfo
from saltsea.server.tables.to_client import Notice
from saltsea.store.rows import ReminderRow

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table

LONGEST_ADDRESS: Final = 254
LONGEST_NAME: Final = 64
AUTH_BYTES: Final = 16
HTTPS_PORTS: Final = (None, 443)
_NAME: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_LABEL: Final = re.compile(r"(?!-)[A-Za-z0-9-]{1,63}(?<!-)")


class Reminding:
    """What players of one table ask."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    async def remind(self, connection: Connection, message: Remind) -> Refusal | None:
        """Remind me in this way from now on, or no more."""
        services, info = self.table.services, self.table.info
        refusal = check_player(info, connection.person)
        if refusal is None and message.target is not None:
            refusal = check_way(info, services.ways(), message, real_time=services.game.real_time)
            refusal = refusal or check_target(message)
        if refusal is not None or connection.person is None:
            return refusal
        if message.target is None:
            await self.table.reminders.forget(connection.person, message.way)
        else:
            row = await self.table.reminders.add(
                reminder_row(info, connection, connection.person, message, self.table.now())
            )
            self.say_what_comes(connection, row)
        return None

    def say_what_comes(self, connection: Connection, row: ReminderRow) -> None:
        """Whoever does not know that they must answer a mail would wait in vain for the others."""
        if row.sure is None:
            sentence = self.table.services.narrators[connection.language].texts.say("notice-confirm")
            connection.send(Notice("notice-confirm", {}, sentence))


def reminder_row(info: TableInfo, connection: Connection, person: Person, message: Remind, now: Millis) -> ReminderRow:
    """An address is anybody's until somebody there says yes; a browser has been asked by its owner."""
    target = msgspec.json.encode(message.target)
    return ReminderRow(
        table=info.code,
        person=person,
        way=message.way,
        target=target,
        language=connection.language,
        asked=now,
        sure=None if message.way == "mail" else now,
    )


# --- rules ---


def check_player(info: TableInfo, person: Person | None) -> Refusal | None:
    """table.T23: who has a seat can ask to be reminded."""
    return None if info.seats_of(person) else refuse("table.T23", "refusal-table-not-seated")


def check_way(info: TableInfo, ways: Collection[str], message: Remind, *, real_time: bool) -> Refusal | None:
    """table.T23: one is reminded in games by turns, with days for each turn or no clock, as the server is able to."""
    if not is_reminded(info, real_time=real_time):
        return refuse("table.T23", "refusal-table-no-reminders")
    if message.way in ways:
        return None
    if message.way == "mail":
        return refuse("table.T23", "refusal-table-no-mail")
    return refuse("table.T23", "refusal-table-no-push")


def check_target(message: Remind) -> Refusal | None:
    """table.T23: mail goes to one plain address, push to what a browser has given."""
    target = message.target
    if message.way == "mail":
        sound = isinstance(target, str) and is_address(target)
        return None if sound else refuse("table.T23", "refusal-table-address")
    sound = isinstance(target, Subscription) and is_endpoint(target.endpoint) and are_keys(target)
    return None if sound else refuse("table.T23", "refusal-table-subscription")


def is_address(text: str) -> bool:
    """Whether mail could go there: one address of plain letters, with a domain that has a dot in it."""
    name, _, domain = text.rpartition("@")
    if len(text) > LONGEST_ADDRESS or len(name) > LONGEST_NAME:
        return False
    return _NAME.fullmatch(name) is not None and is_domain(domain)


def is_domain(text: str) -> bool:
    """A name with a dot in it, and no address in numbers."""
    labels = text.split(".")
    return len(labels) > 1 and not labels[-1].isdigit() and all(_LABEL.fullmatch(label) for label in labels)


def is_endpoint(url: str) -> bool:
    """Whether it can be a push service's, which has a name; that it is no machine of ours is seen when it is called."""
    try:
        parts = urlsplit(url)
        plain = parts.port in HTTPS_PORTS and "@" not in parts.netloc
    except ValueError:
        return False
    clean = url.isascii() and url.isprintable() and " " not in url
    return parts.scheme == "https" and plain and clean and is_domain(parts.hostname or "")


def are_keys(target: Subscription) -> bool:
    """A point on the curve, and a secret of the right length."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), unpadded(target.keys.p256dh))
        return len(unpadded(target.keys.auth)) == AUTH_BYTES
    except (ValueError, NotBase64):
        return False


def unpadded(text: str) -> bytes:
    """Base64 for addresses, as browsers write it: without the signs at its end."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
