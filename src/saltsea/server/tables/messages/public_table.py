"""A table as every client sees it: Structs used inside several messages."""

from hashlib import sha256
from typing import Literal, TypeAlias

import msgspec

from saltsea.game import ContentKind
from saltsea.kernel.seat import Seat
from saltsea.server.tables.table_info import Person, Phase, Proposed
from saltsea.server.tables.table_settings import Onward, Settings


class ChairShown(msgspec.Struct, frozen=True):
    """A seat as every client sees it."""

    person: Person | None
    """The person whose device plays it."""
    guest: Person | None
    """The guest who plays this seat on that person's device; null if the person plays it."""
    bot: str | None
    """The bot that plays this seat; null if a person has it, or if it is free."""
    mate: str | None
    """The bot that plays for an absent person; null if none does."""
    kept: bool
    """Whether it is reserved for an invited guest who has not come yet; in a running game, whether it is offered to
    another person."""
    order: str = ""
    """The standing order that its bot or substitute has been given; empty for none."""


class PersonShown(msgspec.Struct, frozen=True):
    """A person at the table, and whether they have an open connection."""

    person: Person
    """The person's number at this table."""
    name: str
    """What they are called; empty if they have not said."""
    here: bool
    """Whether they have an open connection."""


class ProposalShown(msgspec.Struct, frozen=True):
    """What a player proposes to the others."""

    what: Proposed
    """Whether to end the game, or to take back the seat's last turn."""
    seat: Seat
    """The seat that it is proposed for."""
    person: Person
    """Who proposes it."""
    waits_for: tuple[Person, ...]
    """Who has not answered yet; empty once it is refused."""
    refused: Person | None
    """Who would rather play on: the proposal is settled."""


class OwnContent(msgspec.Struct, frozen=True):
    """Player-made content that a table plays: what it is called, and who brought it. Either may be empty."""

    kind: ContentKind
    """Whether it is a chapter or values for cards."""
    name: str
    """What it is called; empty if its file does not say."""
    by: str
    """The name of the person who brought it; empty if they have none."""
    mark: str = ""
    """The beginning of the SHA-256 of its text: with another mark it is another text."""


def content_mark(text: str) -> str:
    """By which clients notice that the host has brought another text, though it may be called the same."""
    return sha256(text.encode()).hexdigest()[:12]


Manner: TypeAlias = Literal[
    "resign", "leave-to-bot", "end", "end-now", "give-up", "take-back", "leave-resigns", "levels", "carry"
]
"""What a seated person may ask for in a running game: resign, which ends it; resign and let a bot play on; propose to
end it; the same as the only person of a crew, which ends it at once; propose to take back their last turn; leave, which
here is to resign; as host, other levels for the seats of bots."""


class TableShown(msgspec.Struct, frozen=True):
    """The table as every client sees it."""

    code: str
    """The table's code, which its link ends with."""
    game: str
    """The game of the catalogue that is played here, by its name."""
    phase: Phase
    """Whether the table is open for a game to begin, plays one, or has played one."""
    playing: str
    """The id of the current or last game; empty before the first."""
    settings: Settings
    """What the host has chosen."""
    host: Person
    """The person who arranges the table."""
    chairs: tuple[ChairShown, ...]
    """The seats, by their numbers."""
    people: tuple[PersonShown, ...]
    """All who sit here or have an open connection."""
    bots: tuple[str, ...]
    """The bots that a seat can be given to, from the easiest to the best."""
    personalities: tuple[str, ...] = ()
    """The same with a personality each, LEVEL-PERSONALITY, each as strong as its level."""
    added_bots: tuple[str, ...] = ()
    """Further bots that the operator has added; they are no levels."""
    next_level: str = ""
    """The level after the best of the bots that sit here, without those who won the game that is over; empty where none
    comes after it, in a crew, and in a lesson, a puzzle or the deal of a day."""
    orders: tuple[str, ...] = ()
    """The standing orders that any player may give to bots; the text `order-NAME` says each."""
    usual_bot: str = ""
    """The bot that is offered first beside a person at this table; empty if the game has no opinion."""
    stand_in: str = ""
    """The bot that plays on for a person whose connection is lost; empty if the game has none."""
    real_time: bool = False
    """The players act at any moment, not by turns."""
    pausable: bool = False
    """A player may stop the clock, or let it run again."""
    remindable: bool = False
    """A player may ask to be reminded when it is their turn."""
    onward: Onward | None = None
    """The point of an earlier game from which the next game starts; null if it will be dealt anew. The game's id is
    empty for people without a seat."""
    proposal: ProposalShown | None = None
    """What a player proposes to the others."""
    manners: tuple[Manner, ...] = ()
    """What this person may ask for in the running game."""
    hints: int | None = None
    """How many hints this person may still take in this practice game; null where there are none."""
    offered: Seat | None = None
    """The seat of the running game that is offered to this client: its person may take it."""
    own: OwnContent | None = None
    """The player-made content that its games are played with; null for the game of the catalogue."""
    screens: tuple[Person, ...] = ()
    """Those whose device is a screen that shows the table to all in the room; they hold no seat."""
    resolver: str = ""
    """Who deals with the events that the game calls; empty if no player was named."""
    practice: str = ""
    """What is practised here before it is played, as the game calls it, such as a chapter; empty at other tables."""
