"""Messages from a client over a table's connection: one Struct per message, told apart by `kind`.

docs/protocol.md explains them to authors of clients; `to_client.py` has the replies."""

from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw

from saltsea.kernel.languages import LANGUAGES, USUAL
from saltsea.server.notifications.delivery import ChannelName
from saltsea.server.tables.table_info import Proposed
from saltsea.server.tables.table_settings import Count, Settings, Whole
from saltsea.wire.forms import FormName

PROTOCOL: Final = 1
"""Raised when a change would break clients."""

LONGEST_TOKEN: Final = 64
LONGEST_CHAT: Final = 300
"""Characters of a chat message in free words."""
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_TOKEN)]
"""A client's name for a request. A request sent twice with the same token is done once."""
Key: TypeAlias = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""A secret of 128 random bits or more, made by a client: the client that knows it is that person."""
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[LANGUAGES]
"""One of the languages in which Saltsea is written."""


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """The base of all messages from clients. An unknown field is an error; a field with a default may be left out."""


class Hello(FromClient, frozen=True, tag="Hello"):
    """The first message of a connection: who the client is and what it has. Without a key the client watches."""

    key: Key | None = None
    have: Whole = 0
    """The number of the last message that the client has; 0 for none."""
    language: Language = USUAL
    form: FormName = "observation"
    """How the game is sent: as compact observations for programs, or as described views for clients that draw."""
    protocol: Whole = PROTOCOL
    logbook: Key | None = None
    """The secret of the client's log book, in a game with a campaign. An account's log book comes first."""


class Request(FromClient, frozen=True):
    """A message that the server answers by Done, Refused or Failed, with the same token."""

    token: Token


class GameRequest(Request, frozen=True, kw_only=True):
    """A request that means one game. `game` names it: sent again after the next game has begun, it does nothing.
    Without it the running game is meant."""

    game: Annotated[str, Meta(max_length=40)] = ""


class Sit(Request, frozen=True, tag="Sit"):
    """Take this seat, or any free one. A client that has a seat gets one more: several players share its device."""

    name: str = ""
    seat: SeatNumber | None = None


class Leave(Request, frozen=True, tag="Leave"):
    """Give up all seats of this person."""


class Show(Request, frozen=True, tag="Show"):
    """Make this device the screen of the table, for all in the room, or no longer. A screen gives its seats up, holds
    none, and sees what watchers see."""

    screen: bool = True


class Rename(Request, frozen=True, tag="Rename"):
    """Change this person's name."""

    name: str


class Appoint(Request, frozen=True, tag="Appoint"):
    """Say who deals with the events that a game calls: all at the table learn the name. An empty one takes it back."""

    name: str = ""


class Arrange(Request, frozen=True, tag="Arrange"):
    """The host changes the settings."""

    settings: Settings


class Swap(GameRequest, frozen=True, tag="Swap"):
    """The host exchanges two seats; in a crew that sails, a player exchanges their own with that of a bot."""

    seat: SeatNumber
    other: SeatNumber


class Invite(Request, frozen=True, tag="Invite"):
    """The host reserves a seat for a guest. The guest's link ends with this key."""

    seat: SeatNumber
    key: Key


class Remove(Request, frozen=True, tag="Remove"):
    """The host frees a seat. A person removed from it cannot come back."""

    seat: SeatNumber


class AddBot(Request, frozen=True, tag="AddBot"):
    """The host gives a seat to a bot, or changes the level of its bot, also during the game; in a crew that sails,
    anybody who plays may change it."""

    seat: SeatNumber
    bot: str


class Order(GameRequest, frozen=True, tag="Order"):
    """Give a bot of a crew a standing order, one of the table's `orders`; an empty one takes it back. Anybody who plays
    may."""

    seat: SeatNumber
    order: Annotated[str, Meta(max_length=40)] = ""


class Begin(Request, frozen=True, tag="Begin"):
    """The host starts the game, or the next one with the same people."""


class Act(GameRequest, frozen=True, tag="Act"):
    """Do this action in the game. `lag` is how many milliseconds ago the player chose it, as far as the client knows.
    After a lost connection that may be long; the server credits only a moment of it."""

    seat: SeatNumber
    action: Raw
    lag: Count = 0


class Why(Request, frozen=True, tag="Why"):
    """Ask whether this seat could do an action, and if not, why. Nothing changes. A client may name what its player
    touched instead of an action: the game finds the action that is meant."""

    seat: SeatNumber
    action: Raw = msgspec.field(default_factory=Raw)
    touch: Annotated[dict[str, Annotated[str, Meta(max_length=64)]], Meta(max_length=4)] | None = None


class Preview(Request, frozen=True, tag="Preview"):
    """Ask what is known to follow from this legal action. The answer is Previewed. For clients of views."""

    seat: SeatNumber
    action: Raw


class Advise(Request, frozen=True, tag="Advise"):
    """Ask what the lesson says to this seat now, or else a coach. The answer is Advised. For clients of views."""

    seat: SeatNumber


class Suggest(GameRequest, frozen=True, tag="Suggest"):
    """In a practice game: ask what the best computer player would do for this seat now. The answer comes when it is
    found, as Suggested, unless the game has gone on."""

    seat: SeatNumber


class Wait(GameRequest, frozen=True, tag="Wait"):
    """In step mode: this seat waits until something happens."""

    seat: SeatNumber


class Pause(GameRequest, frozen=True, tag="Pause"):
    """Pause the clock of a turn-based game."""


class GoOn(GameRequest, frozen=True, tag="GoOn"):
    """Let the clock run again."""


class Mate(GameRequest, frozen=True, tag="Mate"):
    """Let a bot act for this seat. With an empty name, the player takes their own seat back."""

    seat: SeatNumber
    bot: str


class HandOver(GameRequest, frozen=True, tag="HandOver"):
    """Offer this seat of the running game to another person, whose link ends with this key; without a key, to no one
    any more. The seat stays as it is until that person takes it, by Sit."""

    seat: SeatNumber
    key: Key | None = None


class Resign(GameRequest, frozen=True, tag="Resign"):
    """Give up the game of this seat. With two players the other one wins; with more, a bot plays on for this seat."""

    seat: SeatNumber


class Propose(GameRequest, frozen=True, tag="Propose"):
    """Propose to the others to end the game without a winner, or to take back this seat's last turn. It is done once
    every person who plays has agreed; bots always agree."""

    seat: SeatNumber
    what: Proposed


class Answer(GameRequest, frozen=True, tag="Answer"):
    """Agree to the proposal, or not. Its author may withdraw it by not agreeing."""

    agree: bool


class Say(Request, frozen=True, tag="Say"):
    """A chat message: a ready phrase by its id, or free words where they are allowed."""

    phrase: Annotated[str, Meta(max_length=40)] = ""
    words: Annotated[str, Meta(max_length=LONGEST_CHAT)] = ""


class Point(FromClient, frozen=True, tag="Point"):
    """Point at a square, a card or a space, by the name that the game's client gives it."""

    seat: SeatNumber
    place: Annotated[str, Meta(min_length=1, max_length=40)]


class Mute(Request, frozen=True, tag="Mute"):
    """Hide the chat messages of a person from this client, or show them again."""

    person: Whole
    muted: bool = True


class Report(Request, frozen=True, tag="Report"):
    """Report a person to the operator. The last chat messages of the table are sent along."""

    person: Whole
    words: Annotated[str, Meta(max_length=1000)] = ""


class Log(Request, frozen=True, tag="Log"):
    """Ask for the log from this line on, as this client may know it."""

    since: Count = 0


class SubscriptionKeys(msgspec.Struct, frozen=True):
    """The keys of a browser's PushSubscription."""

    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser receives push messages: its PushSubscription as JSON."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: SubscriptionKeys


class Remind(Request, frozen=True, tag="Remind"):
    """Remind this person of their turn while they are away, by e-mail or by push. Without a target: stop reminding."""

    way: ChannelName
    target: Annotated[str, Meta(max_length=1000)] | Subscription | None = None


class Sign(Request, frozen=True, tag="Sign"):
    """Show this person's name beside the voyages of this table on boards of honour, or no longer."""

    named: bool = True


class Tick(FromClient, frozen=True, tag="Tick"):
    """Sent every two or three seconds; the Tock returns `sent`. The server takes a client that stops for lost. `heard`
    is the `now` of the last Tock, `held` how long ago it arrived: the server computes the connection's lag."""

    sent: Whole
    heard: Whole = 0
    held: Count = 0


Requests: TypeAlias = (
    Sit | Leave | Show | Rename | Appoint | Arrange | Swap | Invite | Remove | AddBot | Order | Begin | Act | Why
    | Preview | Advise | Suggest | Wait
    | Pause | GoOn | Mate | HandOver | Resign | Propose | Answer | Say | Mute | Report | Log | Remind | Sign
)  # fmt: skip
Incoming: TypeAlias = Hello | Requests | Point | Tick
