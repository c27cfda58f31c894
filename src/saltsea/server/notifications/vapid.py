"""The server's key pair for Web Push, and the signed token that goes with each message (RFC 8292)."""

from base64 import urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

from saltsea.kernel.seat import Millis
from saltsea.server.notifications.stored_secrets import StoredSecret
from saltsea.store.port import Store

NOTE: Final = "push/key"
VALID_SECONDS: Final = 12 * 3600
"""Push services reject tokens that are valid for more than a day."""
NO_CONTACT: Final = "mailto:nobody@localhost"


def new_key() -> bytes:
    from saltsea.server.notifications import sealing

    return sealing.new_key()


class Signature:
    """Signs for one server. `contact` tells a push service whom to contact about problems."""

    def __init__(self, store: Store, contact: str = NO_CONTACT) -> None:
        self.secret = StoredSecret(store, NOTE, new_key)
        self.contact = contact

    async def public(self) -> str:
        """The public key with which a browser subscribes, in URL-safe Base64."""
        from saltsea.server.notifications.sealing import public_point

        return urlsafe_b64encode(public_point(await self.secret.get())).rstrip(b"=").decode()

    async def header(self, endpoint: str, now: Millis) -> str | None:
        """The authorization header for one push service, valid for some hours; None if none has such an address."""
        from saltsea.server.notifications.sealing import authorization

        parts = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // 1000 + VALID_SECONDS,
            "sub": self.contact,
        }
        return authorization(await self.secret.get(), claims)
