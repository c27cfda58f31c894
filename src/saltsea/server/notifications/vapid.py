"""The server's key pair for Web Push, and the signed token that goes with each message (RFC 8292)."""

from base64 import urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from py_vapid import Vapid02

from saltsea.kernel.seat import Millis
from saltsea.server.notifications.stored_secrets import StoredSecret
from saltsea.store.port import Store

NOTE: Final = "push/key"
VALID_SECONDS: Final = 12 * 3600
"""Push services reject tokens that are valid for more than a day."""
NO_CONTACT: Final = "mailto:nobody@localhost"


def new_key() -> bytes:
    return generate_private_key(SECP256R1()).private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


class Signature:
    """Signs for one server. `contact` tells a push service whom to contact about problems."""

    def __init__(self, store: Store, contact: str = NO_CONTACT) -> None:
        self.secret = StoredSecret(store, NOTE, new_key)
        self.contact = contact

    async def key(self) -> EllipticCurvePrivateKey:
        key = load_pem_private_key(await self.secret.get(), password=None)
        assert isinstance(key, EllipticCurvePrivateKey)
        return key

    async def public(self) -> str:
        """The public key with which a browser subscribes, in URL-safe Base64."""
        point = (await self.key()).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    async def header(self, endpoint: str, now: Millis) -> str:
        """The authorization header for one push service, valid for some hours."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // 1000 + VALID_SECONDS,
            "sub": self.contact,
        }
        signed: dict[str, str] = Vapid02(await self.key()).sign(claims)
        return signed["Authorization"]
