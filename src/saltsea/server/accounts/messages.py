"""The HTTP messages about accounts, in both directions."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Raw

from saltsea.server.web.messages import Message

LONGEST_PASSWORD: Final = 1000
Name: TypeAlias = Annotated[str, Meta(max_length=100)]
Password: TypeAlias = Annotated[str, Meta(max_length=LONGEST_PASSWORD)]
Label: TypeAlias = Annotated[str, Meta(max_length=100)]

# --- from a client ---


class WithPassword(Message, frozen=True):
    """A name and a password: to make an account, or to sign in to it."""

    name: Name
    password: Password


class NewName(Message, frozen=True):
    """A new name for the account."""

    name: Name


class NewPassword(Message, frozen=True):
    """A new password, and the current one, which is empty if the account has none."""

    password: Password
    current: Password = ""


class NewPasskey(Message, frozen=True):
    """A request to add a passkey: to the account that is signed in, else to a new account with this name."""

    name: Name = ""


class PasskeyAnswer(Message, frozen=True):
    """The device's answer to the options: the credential's toJSON(). The label tells passkeys apart."""

    ticket: str
    credential: Raw
    label: Label = ""


# --- to a client ---


class PasskeyOptions(Message, frozen=True):
    """The options for the browser, for parseCreationOptionsFromJSON or parseRequestOptionsFromJSON."""

    ticket: str
    options: Raw


class PasskeyShown(Message, frozen=True):
    """A passkey of the account."""

    id: str
    label: str
    made: int


class OwnTable(Message, frozen=True):
    """A table where the account has a seat, and the path of its link."""

    code: str
    game: str
    phase: str
    link: str
    touched: int


class OwnGame(Message, frozen=True):
    """A finished game of the account; its record is at /api/games/ID."""

    id: str
    table: str
    game: str
    players: int
    ended: int
    won: bool
    score: int | None


class OwnStatistics(Message, frozen=True):
    """Statistics of the account's games of one game."""

    game: str
    played: int
    won: int
    best: int | None


class BlockShown(Message, frozen=True):
    """A blocked person, by the name that they had when they were blocked; empty if they have been forgotten since.
    `everywhere`: they have an account. A person without one is blocked at that `table` only."""

    id: str
    name: str
    everywhere: bool
    table: str
    made: int


class BlockList(Message, frozen=True):
    """The people whom the account has blocked, the last first."""

    blocked: list[BlockShown]


class Block(Message, frozen=True):
    """A person is blocked now; `text`, filled in from `facts`, says where."""

    blocked: BlockShown
    text: str
    facts: dict[str, str]


class AccountShown(Message, frozen=True):
    """Everything that the server stores about the account."""

    name: str
    made: int
    password: bool
    passkeys: list[PasskeyShown]
    devices: int
    """The number of open sessions."""
    tables: list[OwnTable]
    games: list[OwnGame]
    statistics: list[OwnStatistics]
    campaigns: dict[str, Raw]
    """By game, as `saltsea play --campaign FILE` keeps it."""
    blocked: list[BlockShown]


class WhoAmI(Message, frozen=True):
    """The account that is signed in, if any, and whether browsers make passkeys for this address."""

    account: AccountShown | None
    passkeys: bool
