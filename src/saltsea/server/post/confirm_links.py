"""Links by which somebody says that an address is theirs. Anybody can give any address; before it has said yes, it gets
this one link and nothing else.

The link is sealed: whoever gets it by mistake learns neither the table, whose code is an invitation, nor who gave their
address. Opening it only asks: programs that look into every link of a mail must not say yes for anybody."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from hashlib import sha256
from secrets import token_bytes
from typing import Final
from urllib.parse import urlencode

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from saltsea.kernel.seat import Millis
from saltsea.server.post.kept_secrets import KeptSecret
from saltsea.server.tables.table_info import Person
from saltsea.store.rows import ReminderRow

PATH: Final = "/api/reminders/confirm"
NONCE: Final = 12
"""Bytes, as AES-GCM has them."""


class Confirm(msgspec.Struct, frozen=True, array_like=True):
    """Which reminder it is about: who asked for it, when, and to where it goes."""

    table: str
    person: Person
    way: str
    asked: Millis
    target: str
    """Its hash: a link is good for the address that it was sent to."""

    def is_about(self, row: ReminderRow) -> bool:
        return self == confirm_of(row)


def confirm_of(row: ReminderRow) -> Confirm:
    return Confirm(row.table, row.person, row.way, row.asked, sha256(row.target).hexdigest())


class ConfirmLinks:
    """Writes and reads such links."""

    def __init__(self, secret: KeptSecret) -> None:
        self.secret = secret

    async def link(self, confirm: Confirm, language: str) -> str:
        """Without the server's own address."""
        nonce = token_bytes(NONCE)
        sealed = AESGCM(await self.secret.get()).encrypt(nonce, msgspec.json.encode(confirm), None)
        word = urlsafe_b64encode(nonce + sealed).decode().rstrip("=")
        return f"{PATH}?{urlencode({'lang': language, 'word': word})}"

    async def read(self, word: str) -> Confirm | None:
        """What a link is about; nothing if we have not written it so."""
        try:
            sealed = urlsafe_b64decode(word.encode("ascii") + b"=" * (-len(word) % 4))
            opened = AESGCM(await self.secret.get()).decrypt(sealed[:NONCE], sealed[NONCE:], None)
            return msgspec.json.decode(opened, type=Confirm)
        except (NotBase64, UnicodeEncodeError, ValueError, InvalidTag, msgspec.DecodeError):
            return None
