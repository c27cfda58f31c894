"""What a bot process and its server say to each other: msgpack in frames, each after its length in four bytes."""

from struct import Struct
from typing import BinaryIO, Final

import msgspec

from saltsea.server.bots.worker import Choice, Question

HEAD: Final = Struct(">I")


class Ready(msgspec.Struct, tag=True, frozen=True):
    """The process has started and waits for a question."""


class Begun(msgspec.Struct, tag=True, frozen=True):
    """The question is understood and thinking begins: from now on it is the computer player who takes time."""


class Chosen(msgspec.Struct, tag=True, frozen=True):
    """It has chosen."""

    choice: Choice


class Failed(msgspec.Struct, tag=True, frozen=True):
    """It could not choose; the process goes on."""

    why: str


Said = Ready | Begun | Chosen | Failed
_questions: Final = msgspec.msgpack.Decoder(Question)
_said: Final = msgspec.msgpack.Decoder(Said)


def packed(message: Question | Said) -> bytes:
    body = msgspec.msgpack.encode(message)
    return HEAD.pack(len(body)) + body


def said(body: bytes) -> Said:
    """What a process said; DecodeError if it babbles."""
    message: Said = _said.decode(body)
    return message


def next_question(pipe: BinaryIO) -> Question | None:
    """Waits for it. None when nobody is there any more to ask."""
    head = pipe.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    size: int = HEAD.unpack(head)[0]
    body = pipe.read(size)
    return _questions.decode(body) if len(body) == size else None
