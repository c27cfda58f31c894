"""What comes over a line, read: the server's own Structs, but for those that carry a game's JSON, which is left as it
came. Whatever a newer server may add is left alone."""

from typing import Final, TypeAlias

import msgspec
from msgspec import Raw

from saltsea.server.tables.to_client import (
    Done,
    Failed,
    Goodbye,
    Lines,
    Notice,
    Pointed,
    Presence,
    Refused,
    Said,
    Table,
    Time,
    ToClient,
    Welcome,
    You,
)

NULL: Final = b"null"


class Update(msgspec.Struct, frozen=True):
    """One line of the game as a seat learns of it."""

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
    """One line more."""

    game: str
    seat: int
    update: Update


class Snapshot(ToClient, frozen=True, tag="Snapshot"):
    """How it stands."""

    game: str
    seat: int
    line: int
    at: int
    waiting_on: list[int]
    outcome: Raw
    view: Raw


Message: TypeAlias = (
    Welcome | You | Table | Step | Snapshot | Lines | Done | Refused | Failed | Said | Pointed | Presence | Time
    | Notice | Goodbye
)  # fmt: skip

_decoder: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)


def read(text: str) -> Message | None:
    """The message, or nothing if it is of a kind that this version does not know."""
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError:
        return None
