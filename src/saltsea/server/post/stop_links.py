"""Links that stop reminders, for people who are not at the table and bring no key: the link itself is signed.

Opening one only asks: programs that look into every link of a mail must not stop anything. Pressing the button does,
and so does the mail program that offers to do it (RFC 8058)."""

import hmac
from hashlib import sha256
from typing import Final
from urllib.parse import urlencode

import msgspec

from saltsea.server.post.kept_secrets import KeptSecret
from saltsea.server.tables.table_info import Person

PATH: Final = "/api/reminders/stop"


class Stop(msgspec.Struct, frozen=True):
    """Who wants to be left in peace by what."""

    table: str
    person: Person
    way: str
    language: str

    def signed_by(self, secret: bytes) -> str:
        """All that counts; the language may be changed at will."""
        text = f"stop\n{self.table}\n{self.person}\n{self.way}"
        return hmac.new(secret, text.encode(), sha256).hexdigest()


class StopLinks:
    """Writes and reads such links."""

    def __init__(self, secret: KeptSecret) -> None:
        self.secret = secret

    async def link(self, stop: Stop) -> str:
        """Without the server's own address."""
        sign = stop.signed_by(await self.secret.get())
        asked = {"table": stop.table, "person": stop.person, "way": stop.way, "lang": stop.language, "sign": sign}
        return f"{PATH}?{urlencode(asked)}"

    async def read(self, *, table: str, person: str, way: str, lang: str, sign: str) -> Stop | None:
        """What a link asks for; nothing if we have not written it so."""
        if not (person.isascii() and person.isdigit() and len(person) < 10):
            return None
        stop = Stop(table, int(person), way, lang)
        right = stop.signed_by(await self.secret.get())
        return stop if hmac.compare_digest(right.encode(), sign.encode()) else None
