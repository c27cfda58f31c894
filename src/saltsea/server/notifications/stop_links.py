"""Signed links that stop reminders, for players who are not at the table and have no key at hand.

Opening one only asks: programs that scan the links of a mail must not stop anything. Pressing the button does, and so
does a mail program's unsubscribe (RFC 8058)."""

import hmac
from hashlib import sha256
from typing import Final
from urllib.parse import urlencode

import msgspec

from saltsea.server.notifications.stored_secrets import StoredSecret
from saltsea.server.tables.table_info import Person

PATH: Final = "/api/reminders/stop"


class StopTarget(msgspec.Struct, frozen=True):
    """The person and channel to stop."""

    table: str
    person: Person
    way: str
    language: str

    def signed_by(self, secret: bytes) -> str:
        """The signature of everything but the language."""
        text = f"stop\n{self.table}\n{self.person}\n{self.way}"
        return hmac.new(secret, text.encode(), sha256).hexdigest()


class StopLinks:
    """Writes and reads stop links."""

    def __init__(self, secret: StoredSecret) -> None:
        self.secret = secret

    async def link(self, stop: StopTarget) -> str:
        """The link without the server's address."""
        sign = stop.signed_by(await self.secret.get())
        asked = {"table": stop.table, "person": stop.person, "way": stop.way, "lang": stop.language, "sign": sign}
        return f"{PATH}?{urlencode(asked)}"

    async def read(self, *, table: str, person: str, way: str, lang: str, sign: str) -> StopTarget | None:
        """The content of a link; None if this server did not write it."""
        if not (person.isascii() and person.isdigit() and len(person) < 10):
            return None
        stop = StopTarget(table, int(person), way, lang)
        right = stop.signed_by(await self.secret.get())
        return stop if hmac.compare_digest(right.encode(), sign.encode()) else None
