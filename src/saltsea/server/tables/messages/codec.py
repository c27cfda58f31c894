"""Decodes messages from clients and encodes messages to them.

The messages are in `from_client.py` and `to_client.py`; docs/protocol.md explains them to authors of clients."""

from typing import Final

import msgspec

from saltsea.server.tables.messages.from_client import Incoming

_incoming: Final[msgspec.json.Decoder[Incoming]] = msgspec.json.Decoder(Incoming)


def incoming(data: bytes | str) -> Incoming:
    """Decode the message of a client; msgspec.DecodeError says what is wrong with it."""
    return _incoming.decode(data)


encode = msgspec.json.Encoder().encode
