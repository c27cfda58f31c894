"""The messages between a bot process and its server: msgpack in frames, each after its length in four bytes."""

from struct import Struct
from typing import BinaryIO, Final

import msgspec

from saltsea.server.bots.worker import Choice, Question

HEAD: Final = Struct(">I")


class Ready(msgspec.Struct, tag=True, frozen=True):
    """The process has started and waits for a question."""


class ThinkingStarted(msgspec.Struct, tag=True, frozen=True):
    """The question is decoded and thinking begins: from now on the bot's time counts."""


class BotChoice(msgspec.Struct, tag=True, frozen=True):
    """The bot has chosen."""

    choice: Choice


class Failed(msgspec.Struct, tag=True, frozen=True):
    """The bot could not choose; the process goes on."""

    why: str


WorkerMessage = Ready | ThinkingStarted | BotChoice | Failed
_questions: Final = msgspec.msgpack.Decoder(Question)
_said: Final = msgspec.msgpack.Decoder(WorkerMessage)


def encode_frame(message: Question | WorkerMessage) -> bytes:
    body = msgspec.msgpack.encode(message)
    return HEAD.pack(len(body)) + body


def decode_message(body: bytes) -> WorkerMessage:
    """Decode a message of a process; DecodeError if it is none."""
    message: WorkerMessage = _said.decode(body)
    return message


def next_question(pipe: BinaryIO) -> Question | None:
    """Wait for the next question; None when the server has closed the pipe."""
    head = pipe.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    size: int = HEAD.unpack(head)[0]
    body = pipe.read(size)
    return _questions.decode(body) if len(body) == size else None
