"""What a client sends over the line of a table: one Struct per message, told apart by `kind`.

docs/protocol.md explains it to whoever writes a client; what comes back is in `to_client.py`."""

from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw

from saltsea.kernel.languages import LANGUAGES
from saltsea.server.notifications.delivery import ChannelName
from saltsea.server.tables.table_settings import Settings
from saltsea.wire.forms import FormName

PROTOCOL: Final = 1
"""Raised when a client that was right would be wrong."""

Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""A name that the client gives to a request: sent twice with the same one, it is done once."""
Key: TypeAlias = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""A secret of 128 random bits or more that a client makes up: who knows it is that person."""
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[LANGUAGES]
"""One of the languages in which Saltsea is written."""


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """What all messages of a client share: an unknown field is an error, and one with a default may be left out."""


class Hello(FromClient, frozen=True, tag="Hello"):
    """First of all: who I am, what I have, and how to speak to me. Without a key one watches."""

    key: Key | None = None
    have: int = 0
    """The number of the last message that I have; 0: nothing."""
    language: Language = "en"
    form: FormName = "observation"
    """How the game is sent to me: as compact observations for programs, or as described views for clients that draw."""
    protocol: int = PROTOCOL
    logbook: Key | None = None
    """The secret of the log book that I sail for, in a game with a campaign; my account's counts before it."""


class Request(FromClient, frozen=True):
    """What is answered, by Done or by Refused, with the same token."""

    token: Token


class Sit(Request, frozen=True, tag="Sit"):
    """Take a seat, or any that is free. Who sits already takes one more: several seats on one device."""

    name: str = ""
    seat: SeatNumber | None = None


class Leave(Request, frozen=True, tag="Leave"):
    """Give up all my seats."""


class Rename(Request, frozen=True, tag="Rename"):
    """Call me otherwise."""

    name: str


class Arrange(Request, frozen=True, tag="Arrange"):
    """The host changes the settings."""

    settings: Settings


class Swap(Request, frozen=True, tag="Swap"):
    """The host exchanges two seats."""

    seat: SeatNumber
    other: SeatNumber


class Invite(Request, frozen=True, tag="Invite"):
    """The host keeps a seat for whoever knows this secret: it is the end of their link."""

    seat: SeatNumber
    key: Key


class Remove(Request, frozen=True, tag="Remove"):
    """The host frees a seat; a person who is sent away does not come back."""

    seat: SeatNumber


class AddBot(Request, frozen=True, tag="AddBot"):
    """The host gives a seat to a computer player, or another level to the one who has it, also during the game."""

    seat: SeatNumber
    bot: str


class Begin(Request, frozen=True, tag="Begin"):
    """The host starts the game, or the next one with the same people."""


class Act(Request, frozen=True, tag="Act"):
    """Do this in the game. `lag` is how many milliseconds ago it was pressed, as far as the client knows: after a lost
    line that is long, and no error. Only a moment of it is credited."""

    seat: SeatNumber
    action: Raw
    lag: Annotated[int, Meta(ge=0)] = 0


class Why(Request, frozen=True, tag="Why"):
    """Could I do this, and if not, why? Changes nothing. A client may name what its player touched instead of an
    action: the game knows what is meant."""

    seat: SeatNumber
    action: Raw = msgspec.field(default_factory=Raw)
    touch: Annotated[dict[str, Annotated[str, Meta(max_length=64)]], Meta(max_length=4)] | None = None


class Preview(Request, frozen=True, tag="Preview"):
    """What is known to follow from this legal action? Answered by Previewed, for clients of views."""

    seat: SeatNumber
    action: Raw


class Wait(Request, frozen=True, tag="Wait"):
    """In step mode: this seat wants nothing until something happens."""

    seat: SeatNumber


class Pause(Request, frozen=True, tag="Pause"):
    """Stop the clock of a game by turns."""


class GoOn(Request, frozen=True, tag="GoOn"):
    """Let it run again."""


class Mate(Request, frozen=True, tag="Mate"):
    """A computer player shall act for this seat; an empty name gives one's own seat back to oneself."""

    seat: SeatNumber
    bot: str


class Say(Request, frozen=True, tag="Say"):
    """A ready phrase by its id, or free words where they are allowed."""

    phrase: Annotated[str, Meta(max_length=40)] = ""
    words: Annotated[str, Meta(max_length=300)] = ""


class Point(FromClient, frozen=True, tag="Point"):
    """Look here: a square, a card, a space, by the name that the game's client gives it."""

    seat: SeatNumber
    place: Annotated[str, Meta(min_length=1, max_length=40)]


class Mute(Request, frozen=True, tag="Mute"):
    """I want to hear nothing, or something again, of what somebody says."""

    person: int
    muted: bool = True


class Report(Request, frozen=True, tag="Report"):
    """Tell the operator about somebody; the last words of the table go along."""

    person: int
    words: Annotated[str, Meta(max_length=1000)] = ""


class Log(Request, frozen=True, tag="Log"):
    """What happened from this line on, as I may know it."""

    since: Annotated[int, Meta(ge=0)] = 0


class SubscriptionKeys(msgspec.Struct, frozen=True):
    """The browser's own, as it writes them."""

    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser takes pushed messages: what its PushSubscription gives as JSON."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: SubscriptionKeys


class Remind(Request, frozen=True, tag="Remind"):
    """While I am away, tell me that it is my turn: by mail to an address, or by push. Without a target: no more."""

    way: ChannelName
    target: Annotated[str, Meta(max_length=1000)] | Subscription | None = None


class Sign(Request, frozen=True, tag="Sign"):
    """My name may stand on boards of honour beside the voyages of this table; or no longer."""

    named: bool = True


class Tick(FromClient, frozen=True, tag="Tick"):
    """Are you there? `sent` comes back. Whoever ticks, every two or three seconds, is known to be lost when it stops;
    `heard` is the `now` of the last Tock and `held` how long ago that came: so the server knows the line's lag."""

    sent: int
    heard: int = 0
    held: Annotated[int, Meta(ge=0)] = 0


Requests: TypeAlias = (
    Sit | Leave | Rename | Arrange | Swap | Invite | Remove | AddBot | Begin | Act | Why | Preview | Wait | Pause | GoOn
    | Mate | Say | Mute | Report | Log | Remind | Sign
)  # fmt: skip
Incoming: TypeAlias = Hello | Requests | Point | Tick
