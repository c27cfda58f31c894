"""Decodes the server's messages: its own Structs, except those with a game's JSON, which stays raw. Additions of a
newer server are ignored."""

from typing import Final, TypeAlias

import msgspec
from msgspec import Raw

from saltsea.server.tables.messages.to_client import (
    Announced,
    Done,
    Failed,
    Goodbye,
    Lines,
    Notice,
    Pointed,
    Presence,
    Refused,
    Said,
    Suggested,
    Table,
    Time,
    ToClient,
    Welcome,
    You,
)

NULL: Final = b"null"


class Update(msgspec.Struct, frozen=True):
    """One line of the game as a seat sees it."""

    line: int
    at: int
    by: int
    undo_to: int | None
    events: list[Raw]
    public: Raw
    private: Raw
    legal: Raw
    waiting_on: list[int]
    outcome: Raw


class Step(ToClient, frozen=True, tag="Step"):
    """The next line."""

    game: str
    seat: int
    update: Update


class Snapshot(ToClient, frozen=True, tag="Snapshot"):
    """The current position."""

    game: str
    seat: int
    line: int
    at: int
    waiting_on: list[int]
    outcome: Raw
    view: Raw


Message: TypeAlias = (
    Welcome | You | Table | Step | Snapshot | Lines | Done | Refused | Suggested | Failed | Said | Pointed | Announced
    | Presence | Time | Notice | Goodbye
)  # fmt: skip

_decoder: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)


def read(text: str) -> Message | None:
    """The message, or None if this version does not know its kind."""
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError:
        return None
