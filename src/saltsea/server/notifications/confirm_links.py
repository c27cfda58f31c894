"""Links by which the owner of an e-mail address confirms it. A player can enter any address; before it is confirmed, it
gets this one link and nothing else.

The link is encrypted: a stranger who gets it learns neither the table, whose code is an invitation, nor who entered the
address. Opening it only asks: programs that scan the links of a mail must not confirm anything."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from hashlib import sha256
from typing import Final
from urllib.parse import urlencode

import msgspec

from saltsea.kernel.seat import Millis
from saltsea.server.notifications.stored_secrets import StoredSecret
from saltsea.server.tables.table_info import Person
from saltsea.store.rows import ReminderRow

PATH: Final = "/api/reminders/confirm"


class Confirm(msgspec.Struct, frozen=True, array_like=True):
    """The reminder that a link confirms: its person, time and target."""

    table: str
    person: Person
    way: str
    asked: Millis
    target: str
    """The hash of the target: a link is good for the address that it was sent to."""

    def is_about(self, row: ReminderRow) -> bool:
        return self == confirm_of(row)


def confirm_of(row: ReminderRow) -> Confirm:
    return Confirm(row.table, row.person, row.way, row.asked, sha256(row.target).hexdigest())


class ConfirmLinks:
    """Writes and reads confirmation links."""

    def __init__(self, secret: StoredSecret) -> None:
        self.secret = secret

    async def link(self, confirm: Confirm, language: str) -> str:
        """The link without the server's address."""
        from saltsea.server.notifications.sealing import sealed

        word = urlsafe_b64encode(sealed(await self.secret.get(), msgspec.json.encode(confirm))).decode().rstrip("=")
        return f"{PATH}?{urlencode({'lang': language, 'word': word})}"

    async def read(self, word: str) -> Confirm | None:
        """The content of a link; None if this server did not write it."""
        from saltsea.server.notifications.sealing import unsealed

        try:
            written = urlsafe_b64decode(word.encode("ascii") + b"=" * (-len(word) % 4))
            opened = unsealed(await self.secret.get(), written)
            return None if opened is None else msgspec.json.decode(opened, type=Confirm)
        except (NotBase64, UnicodeEncodeError, ValueError, msgspec.DecodeError):
            return None
