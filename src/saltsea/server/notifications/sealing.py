"""Encryption and signatures of notifications, by libraries. Callers import this when the first one is written: no
player waits for the libraries at the start of a server."""

import os
from typing import Final

import http_ece
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from py_vapid import Vapid02, VapidException

NONCE: Final = 12
"""Bytes, as AES-GCM has them."""


# --- links ---


def sealed(key: bytes, message: bytes) -> bytes:
    nonce = os.urandom(NONCE)
    return nonce + AESGCM(key).encrypt(nonce, message, None)


def unsealed(key: bytes, message: bytes) -> bytes | None:
    """What was sealed with this key; None if this was not."""
    try:
        return AESGCM(key).decrypt(message[:NONCE], message[NONCE:], None)
    except (InvalidTag, ValueError):
        return None


# --- push ---


def new_key() -> bytes:
    return generate_private_key(SECP256R1()).private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


def read_key(pem: bytes) -> EllipticCurvePrivateKey:
    key = load_pem_private_key(pem, password=None)
    assert isinstance(key, EllipticCurvePrivateKey)
    return key


def public_point(pem: bytes) -> bytes:
    return read_key(pem).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def authorization(pem: bytes, claims: dict[str, str | int]) -> str | None:
    """The signed header of a push message; None if no push service has such an address."""
    try:
        signed: dict[str, str] = Vapid02(read_key(pem)).sign(claims)
    except VapidException:
        return None
    return signed["Authorization"]


def check_point(point: bytes) -> None:
    """Raise ValueError unless this is a point on the curve."""
    EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)


def encrypted(message: bytes, point: bytes, secret: bytes) -> bytes:
    """Encrypt for one browser alone, with a key pair that is used once."""
    found: bytes = http_ece.encrypt(
        message, private_key=generate_private_key(SECP256R1()), dh=point, auth_secret=secret, version="aes128gcm"
    )
    return found
