"""What goes over HTTP about accounts, both ways."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Raw

from saltsea.server.web.messages import Message

Name: TypeAlias = Annotated[str, Meta(max_length=100)]
Password: TypeAlias = Annotated[str, Meta(max_length=1000)]
Label: TypeAlias = Annotated[str, Meta(max_length=100)]

# --- from a client ---


class WithPassword(Message, frozen=True):
    """A name and a password: to make an account, or to sign in to it."""

    name: Name
    password: Password


class NewName(Message, frozen=True):
    """Call my account otherwise."""

    name: Name


class NewPassword(Message, frozen=True):
    """Another password, and the one that is good now; that may be empty where there is none yet."""

    password: Password
    current: Password = ""


class NewPasskey(Message, frozen=True):
    """A passkey is wanted: for whoever is signed in, otherwise for a new account with this name."""

    name: Name = ""


class PasskeyAnswer(Message, frozen=True):
    """What the device has made of the options: the credential's own toJSON(). The label is for telling keys apart."""

    ticket: str
    credential: Raw
    label: Label = ""


# --- to a client ---


class PasskeyOptions(Message, frozen=True):
    """What to hand to the browser, as parseCreationOptionsFromJSON or parseRequestOptionsFromJSON takes it."""

    ticket: str
    options: Raw


class PasskeyShown(Message, frozen=True):
    """One of my passkeys."""

    id: str
    label: str
    made: int


class OwnTable(Message, frozen=True):
    """A table where I have a seat, and the end of its link."""

    code: str
    game: str
    phase: str
    link: str
    touched: int


class OwnGame(Message, frozen=True):
    """A game that I have finished; its record is at /api/games/ID."""

    id: str
    table: str
    game: str
    players: int
    ended: int
    won: bool
    score: int | None


class OwnStatistics(Message, frozen=True):
    """What my games of one kind add up to."""

    game: str
    played: int
    won: int
    best: int | None


class BlockShown(Message, frozen=True):
    """Somebody with whom I want nothing to do, by the name that they had when I blocked them; empty if they have been
    forgotten since. `everywhere`: they have an account. Who has none is known, and blocked, at that `table` alone."""

    id: str
    name: str
    everywhere: bool
    table: str
    made: int


class BlockList(Message, frozen=True):
    """Whom I have blocked, the last first."""

    blocked: list[BlockShown]


class Block(Message, frozen=True):
    """Somebody is blocked now, and in a sentence how far that goes."""

    blocked: BlockShown
    sentence: str


class AccountShown(Message, frozen=True):
    """Everything that is kept about me."""

    name: str
    made: int
    password: bool
    passkeys: list[PasskeyShown]
    devices: int
    """How many are signed in."""
    tables: list[OwnTable]
    games: list[OwnGame]
    statistics: list[OwnStatistics]
    campaigns: dict[str, Raw]
    """By game, as `saltsea play --campaign FILE` keeps it."""
    blocked: list[BlockShown]


class WhoAmI(Message, frozen=True):
    """Who is signed in, if somebody is, and whether browsers make passkeys for this address."""

    account: AccountShown | None
    passkeys: bool
