"""A device that holds passkeys, in software: it makes keys and signs as a browser and its authenticator would."""

import struct
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn import base64url_to_bytes
from webauthn.helpers import bytes_to_base64url

Plain = dict[str, Any]
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class HeldMessage:
    """One passkey: for whom, where, and how often it has signed."""

    def __init__(self, site: str, user: str) -> None:
        self.id = token_bytes(16)
        self.site = site
        self.user = user
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def cose(self) -> bytes:
        """The public half, as authenticators write it."""
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})

    def data(self, flags: int, more: bytes = b"") -> bytes:
        return sha256(self.site.encode()).digest() + struct.pack(">BI", flags, self.count) + more


class Authenticator:
    """A telephone, or a key on a ring. `origin` is where its browser thinks it is."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.held: list[HeldMessage] = []

    def create(self, options: Plain) -> Plain:
        """A new passkey, and the proof of it."""
        held = HeldMessage(options["rp"]["id"], options["user"]["id"])
        self.held.append(held)
        made = struct.pack(">16sH", bytes(16), len(held.id)) + held.id + held.cose()
        data = held.data(PRESENT | VERIFIED | ATTESTED, made)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client("webauthn.create", options["challenge"])
        return credential(held, {"clientDataJSON": client, "attestationObject": attestation})

    def get(self, options: Plain) -> Plain:
        """The challenge, signed with the last passkey for this site."""
        held = [one for one in self.held if one.site == options["rpId"]][-1]
        held.count += 1
        client, data = self.client("webauthn.get", options["challenge"]), held.data(PRESENT | VERIFIED)
        signature = held.key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        answer = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return credential(held, {**answer, "userHandle": base64url_to_bytes(held.user)})

    def client(self, kind: str, challenge: str) -> bytes:
        return msgspec.json.encode({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False})


def credential(held: HeldMessage, response: dict[str, bytes]) -> Plain:
    """As the browser's toJSON() writes it."""
    id = bytes_to_base64url(held.id)
    answer = {name: bytes_to_base64url(value) for name, value in response.items()}
    return {"id": id, "rawId": id, "type": "public-key", "response": answer, "clientExtensionResults": {}}
