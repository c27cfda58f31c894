"""The handler of requests for reminders: start or stop them."""

import re
from base64 import urlsafe_b64decode
from binascii import Error as NotBase64
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

import msgspec

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.seat import Millis
from saltsea.server.notifications.reminders import TurnReminders
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.messages.from_client import Remind, Subscription
from saltsea.server.tables.messages.to_client import Notice
from saltsea.server.tables.rules.table_rules import is_reminded
from saltsea.server.tables.table_info import Person, TableInfo
from saltsea.store.rows import ReminderRow

LONGEST_ADDRESS: Final = 254
LONGEST_NAME: Final = 64
AUTH_BYTES: Final = 16
HTTPS_PORTS: Final = (None, 443)
_NAME: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_LABEL: Final = re.compile(r"(?!-)[A-Za-z0-9-]{1,63}(?<!-)")


class Reminders(TurnReminders):
    """The reminders of one table, with the handler of requests for them."""

    async def remind(self, connection: Connection, message: Remind) -> Refusal | None:
        """Start or stop reminders over one channel."""
        services, info = self.table.services, self.table.info
        refusal = check_player(info, connection.person)
        if refusal is None and message.target is not None:
            refusal = check_channel(info, services.channels(), message, real_time=services.game.real_time)
            refusal = refusal or check_target(message)
        if refusal is not None or connection.person is None:
            return refusal
        if message.target is None:
            await self.forget(connection.person, message.way)
        else:
            row = await self.add(reminder_row(info, connection, connection.person, message, self.table.now()))
            self.say_what_comes(connection, row)
        return None

    def say_what_comes(self, connection: Connection, row: ReminderRow) -> None:
        """Tell the player that the address must be confirmed first."""
        if row.sure is None:
            connection.send(Notice("notice-confirm"))


def reminder_row(info: TableInfo, connection: Connection, person: Person, message: Remind, now: Millis) -> ReminderRow:
    """When the target is confirmed: a mail address by its link, a push target at once, because the browser has
    asked."""
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
    """table.T23: a player with a seat can ask for reminders."""
    return None if info.seats_of(person) else refuse("table.T23", "refusal-table-not-seated")


def check_channel(info: TableInfo, ways: Collection[str], message: Remind, *, real_time: bool) -> Refusal | None:
    """table.T23: reminders are for turn-based games with days per turn or no clock, over the server's channels."""
    if not is_reminded(info, real_time=real_time):
        return refuse("table.T23", "refusal-table-no-reminders")
    if message.way in ways:
        return None
    if message.way == "mail":
        return refuse("table.T23", "refusal-table-no-mail")
    return refuse("table.T23", "refusal-table-no-push")


def check_target(message: Remind) -> Refusal | None:
    """table.T23: mail goes to one plain address, push to a browser's subscription."""
    target = message.target
    if message.way == "mail":
        sound = isinstance(target, str) and is_address(target)
        return None if sound else refuse("table.T23", "refusal-table-address")
    sound = isinstance(target, Subscription) and is_endpoint(target.endpoint) and are_keys(target)
    return None if sound else refuse("table.T23", "refusal-table-subscription")


def is_address(text: str) -> bool:
    """Whether this can be a mail address: plain characters, and a domain with a dot."""
    name, _, domain = text.rpartition("@")
    if len(text) > LONGEST_ADDRESS or len(name) > LONGEST_NAME:
        return False
    return _NAME.fullmatch(name) is not None and is_domain(domain)


def is_domain(text: str) -> bool:
    """Whether this is a domain name with a dot, and no address in numbers."""
    labels = text.split(".")
    return len(labels) > 1 and not labels[-1].isdigit() and all(_LABEL.fullmatch(label) for label in labels)


def is_endpoint(url: str) -> bool:
    """Whether this can be the URL of a push service; that it is public is checked when it is called."""
    try:
        parts = urlsplit(url)
        plain = parts.port in HTTPS_PORTS and "@" not in parts.netloc
    except ValueError:
        return False
    clean = url.isascii() and url.isprintable() and " " not in url
    return parts.scheme == "https" and plain and clean and is_domain(parts.hostname or "")


def are_keys(target: Subscription) -> bool:
    """Whether the keys are valid: a point on the curve, and a secret of the right length."""
    from saltsea.server.notifications.sealing import check_point

    try:
        check_point(unpadded(target.keys.p256dh))
        return len(unpadded(target.keys.auth)) == AUTH_BYTES
    except (ValueError, NotBase64):
        return False


def unpadded(text: str) -> bytes:
    """Decode URL-safe Base64 without padding, as browsers write it."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
