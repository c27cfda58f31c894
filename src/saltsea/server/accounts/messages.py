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
    """The account's name."""
    password: Password
    """Its password."""


class NewName(Message, frozen=True):
    """A new name for the account."""

    name: Name
    """The new name."""


class NewPassword(Message, frozen=True):
    """A new password for the account."""

    password: Password
    """The new password."""
    current: Password = ""
    """The current one; empty if the account has none."""


class NewPasskey(Message, frozen=True):
    """A request to add a passkey: to the account that is signed in, else to a new account with this name."""

    name: Name = ""
    """The name of a new account; empty if one is signed in."""


class PasskeyAnswer(Message, frozen=True):
    """The device's answer to the options."""

    ticket: str
    """The ticket that came with the options."""
    credential: Raw
    """What the browser made of them: its credential's toJSON()."""
    label: Label = ""
    """What its owner calls the passkey, to tell it from others."""


# --- to a client ---


class PasskeyOptions(Message, frozen=True):
    """The options for the browser, for parseCreationOptionsFromJSON or parseRequestOptionsFromJSON."""

    ticket: str
    """By this the server knows the answer again."""
    options: Raw
    """What the browser is asked for, as JSON."""


class PasskeyShown(Message, frozen=True):
    """A passkey of the account."""

    id: str
    """The passkey's id."""
    label: str
    """What its owner calls it."""
    made: int
    """When it was added, in milliseconds since 1970."""


class OwnTable(Message, frozen=True):
    """A table where the account has a seat."""

    code: str
    """The table's code."""
    game: str
    """The game, by its name."""
    phase: str
    """Whether it waits for a game to begin, or plays one."""
    link: str
    """The path of its link."""
    touched: int
    """When it last changed, in milliseconds since 1970."""


class OwnGame(Message, frozen=True):
    """A finished game of the account; its record is at /api/games/ID."""

    id: str
    """The game's id."""
    table: str
    """The code of its table."""
    game: str
    """The game of the catalogue, by its name."""
    players: int
    """How many seats it has."""
    ended: int
    """When it ended, in milliseconds since 1970."""
    won: bool
    """Whether a seat of the account has won."""
    score: int | None
    """The best score of the account's seats; null if it has none, or gave the seat up."""


class OwnStatistics(Message, frozen=True):
    """Statistics of the account's games of one game."""

    game: str
    """The game of the catalogue, by its name."""
    played: int
    """How many games count."""
    won: int
    """How many of them were won."""
    best: int | None
    """The best score of all; null if no game has one."""


class BlockShown(Message, frozen=True):
    """A blocked person."""

    id: str
    """The block's id, by which it is lifted."""
    name: str
    """What the person was called when they were blocked; empty if they have been forgotten since."""
    everywhere: bool
    """Whether they are blocked at every table: they have an account."""
    table: str
    """The code of the table where they were blocked; a person without an account is blocked there only."""
    made: int
    """When they were blocked, in milliseconds since 1970."""


class BlockList(Message, frozen=True):
    """The people whom the account has blocked, the last first."""

    blocked: list[BlockShown]
    """The blocked people, the last first."""


class Block(Message, frozen=True):
    """A person is blocked now."""

    blocked: BlockShown
    """Who is blocked."""
    text: str
    """The id of the text that says where."""
    facts: dict[str, str]
    """The arguments of that text."""


class AccountShown(Message, frozen=True):
    """Everything that the server stores about the account."""

    name: str
    """The account's name."""
    made: int
    """When it was made, in milliseconds since 1970."""
    password: bool
    """Whether it has a password."""
    passkeys: list[PasskeyShown]
    """Its passkeys."""
    devices: int
    """The number of open sessions."""
    tables: list[OwnTable]
    """The tables where it has a seat and which are not over, the last changed first."""
    games: list[OwnGame]
    """Its finished games."""
    statistics: list[OwnStatistics]
    """What these games add up to, by game."""
    progress: dict[str, Raw]
    """What its games have come to, by game and as the game writes it: a campaign, a diary."""
    blocked: list[BlockShown]
    """The people whom it has blocked, the last first."""


class WhoAmI(Message, frozen=True):
    """The account that is signed in, if any, and whether browsers make passkeys for this address."""

    account: AccountShown | None
    """The account that is signed in; null if none is."""
    passkeys: bool
    """Whether browsers make passkeys for this address."""
