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
    """The secret by which the server knows this client's person; null for one who only watches."""
    have: Whole = 0
    """The number of the last message that the client has; 0 for none."""
    language: Language = USUAL
    """The language of a goodbye, and of mails that this client asks for. All else has ids of texts, in any language."""
    form: FormName = "observation"
    """How the game is sent: as compact observations for programs, or as described views for clients that draw."""
    protocol: Whole = PROTOCOL
    """The version of the protocol that the client speaks."""
    logbook: Key | None = None
    """The secret of the client's log book, for which its games count. A signed-in player's count for the account."""


class Request(FromClient, frozen=True):
    """A message that the server answers by Done, Refused or Failed, with the same token."""

    token: Token
    """The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done
    once."""


class GameRequest(Request, frozen=True, kw_only=True):
    """A request that means one game: sent again after the next game has begun, it does nothing."""

    game: Annotated[str, Meta(max_length=40)] = ""
    """The id of the game that is meant; empty for the running one."""


class Sit(Request, frozen=True, tag="Sit"):
    """Take this seat, or any free one. A client that has a seat gets one more: several players share its device."""

    name: str = ""
    """What the player is called at this table."""
    seat: SeatNumber | None = None
    """The seat to take; null for any free one."""


class Leave(Request, frozen=True, tag="Leave"):
    """Give up all seats of this person."""


class Show(Request, frozen=True, tag="Show"):
    """Make this device the screen of the table, for all in the room, or no longer. A screen gives its seats up, holds
    none, and sees what watchers see."""

    screen: bool = True
    """Whether this device is the screen of the table from now on."""


class Rename(Request, frozen=True, tag="Rename"):
    """Change this person's name."""

    name: str
    """The new name."""


class Appoint(Request, frozen=True, tag="Appoint"):
    """Say who deals with the events that a game calls: all at the table learn the name. An empty one takes it back."""

    name: str = ""
    """The name of the player who deals with events; empty to take it back."""


class Arrange(Request, frozen=True, tag="Arrange"):
    """The host changes the settings."""

    settings: Settings
    """All settings of the table, also those that stay as they are."""


class Swap(GameRequest, frozen=True, tag="Swap"):
    """The host exchanges two seats; in a crew that sails, a player exchanges their own with that of a bot."""

    seat: SeatNumber
    """The one seat; a player of a crew names their own."""
    other: SeatNumber
    """The seat that it is exchanged with."""


class Invite(Request, frozen=True, tag="Invite"):
    """The host reserves a seat for a guest. The guest's link ends with this key."""

    seat: SeatNumber
    """The seat that is reserved."""
    key: Key
    """The key that the invited guest will have: it ends their link."""


class Remove(Request, frozen=True, tag="Remove"):
    """The host frees a seat. A person removed from it cannot come back."""

    seat: SeatNumber
    """The seat that becomes free."""


class AddBot(Request, frozen=True, tag="AddBot"):
    """The host gives a seat to a bot, or changes the level of its bot, also during the game; in a crew that sails,
    any player may change it."""

    seat: SeatNumber
    """The seat that the bot gets."""
    bot: str
    """The bot, by its name in `bots`, `personalities` or `added_bots` of the table."""


class Order(GameRequest, frozen=True, tag="Order"):
    """Give a bot of a crew a standing order, one of the table's `orders`; an empty one takes it back. Any player
    may."""

    seat: SeatNumber
    """The seat of the bot."""
    order: Annotated[str, Meta(max_length=40)] = ""
    """The standing order, by its name in `orders` of the table; empty to take it back."""


class Begin(Request, frozen=True, tag="Begin"):
    """The host starts the game, or the next one with the same people."""


class Act(GameRequest, frozen=True, tag="Act"):
    """Do this action in the game."""

    seat: SeatNumber
    """The seat that acts."""
    action: Raw
    """The action: one of the legal ones that the seat was sent, as it is, or an undo."""
    lag: Count = 0
    """How many milliseconds ago the player chose it, as far as the client knows; the server credits only a moment of
    it."""


class Why(Request, frozen=True, tag="Why"):
    """Ask whether this seat could do an action, and if not, why. Nothing changes. A client may name what its player
    touched instead of an action: the game finds the action that is meant."""

    seat: SeatNumber
    """The seat that asks."""
    action: Raw = msgspec.field(default_factory=Raw)
    """The action that is asked about; missing where `touch` is there."""
    touch: Annotated[dict[str, Annotated[str, Meta(max_length=64)]], Meta(max_length=4)] | None = None
    """What the player touched instead, by the names of the game's views; null where an action is named."""


class Preview(Request, frozen=True, tag="Preview"):
    """Ask what is known to follow from this legal action. The answer is Previewed. For clients of views."""

    seat: SeatNumber
    """The seat that would act."""
    action: Raw
    """The legal action whose consequences are asked for."""


class Advise(Request, frozen=True, tag="Advise"):
    """Ask what the lesson says to this seat now, or else a coach. The answer is Advised. For clients of views."""

    seat: SeatNumber
    """The seat that wants to be told what is possible."""


class Suggest(GameRequest, frozen=True, tag="Suggest"):
    """In a practice game: ask what the best computer player would do for this seat now. The answer comes when it is
    found, as Suggested, unless the game has gone on."""

    seat: SeatNumber
    """The seat that a turn is suggested for."""


class Wait(GameRequest, frozen=True, tag="Wait"):
    """In step mode: this seat waits until something happens."""

    seat: SeatNumber
    """The seat that waits."""


class Pause(GameRequest, frozen=True, tag="Pause"):
    """Pause the clock of a turn-based game."""


class GoOn(GameRequest, frozen=True, tag="GoOn"):
    """Let the clock run again."""


class Mate(GameRequest, frozen=True, tag="Mate"):
    """Let a bot act for this seat. With an empty name, the player takes their own seat back."""

    seat: SeatNumber
    """The seat that the bot acts for."""
    bot: str
    """The bot, by its name; empty when the player takes the seat back."""


class HandOver(GameRequest, frozen=True, tag="HandOver"):
    """Offer this seat of the running game to another person, whose link ends with this key; without a key, to no one
    any more. The seat stays as it is until that person takes it, by Sit."""

    seat: SeatNumber
    """The seat that is offered."""
    key: Key | None = None
    """The key of the person who may take it; null if no person may any more."""


class Resign(GameRequest, frozen=True, tag="Resign"):
    """Give up the game of this seat. With two players the other one wins; with more, a bot plays on for this seat."""

    seat: SeatNumber
    """The seat whose game is given up."""


class Propose(GameRequest, frozen=True, tag="Propose"):
    """Propose to the others to end the game without a winner, or to take back this seat's last turn. It is done once
    every person who plays has agreed; bots always agree."""

    seat: SeatNumber
    """The seat that proposes it."""
    what: Proposed
    """What is proposed: to end the game, or to take back this seat's last turn."""


class Answer(GameRequest, frozen=True, tag="Answer"):
    """Agree to the proposal, or not. Its author may withdraw it by not agreeing."""

    agree: bool
    """Whether this person agrees."""


class Say(Request, frozen=True, tag="Say"):
    """A chat message: a ready phrase by its id, or free words where they are allowed."""

    phrase: Annotated[str, Meta(max_length=40)] = ""
    """A ready phrase by its id; empty where there are words."""
    words: Annotated[str, Meta(max_length=LONGEST_CHAT)] = ""
    """Free words; empty where there is a phrase."""


class Point(FromClient, frozen=True, tag="Point"):
    """Point at a square, a card or a space, by the name that the game's client gives it."""

    seat: SeatNumber
    """The seat that points."""
    place: Annotated[str, Meta(min_length=1, max_length=40)]
    """The square, card or space that it points at, by the name that the game's views give it."""


class Mute(Request, frozen=True, tag="Mute"):
    """Hide the chat messages of a person from this client, or show them again."""

    person: Whole
    """The person whose messages are meant."""
    muted: bool = True
    """Whether their messages are hidden from now on."""


class Report(Request, frozen=True, tag="Report"):
    """Report a person to the operator. The last chat messages of the table are sent along."""

    person: Whole
    """The person who is reported."""
    words: Annotated[str, Meta(max_length=1000)] = ""
    """What the player tells the operator of them."""


class Log(Request, frozen=True, tag="Log"):
    """Ask for the log from this line on, as this client may know it."""

    since: Count = 0
    """The number of the first line that is asked for."""


class SubscriptionKeys(msgspec.Struct, frozen=True):
    """The keys of a browser's PushSubscription."""

    p256dh: Annotated[str, Meta(max_length=120)]
    """The browser's public key, which messages to it are encrypted for."""
    auth: Annotated[str, Meta(max_length=40)]
    """The browser's secret, which goes into that encryption."""


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser receives push messages: its PushSubscription as JSON."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    """The address of the push service that passes messages to this browser."""
    keys: SubscriptionKeys
    """The keys that messages to this browser are encrypted with."""


class Remind(Request, frozen=True, tag="Remind"):
    """Remind this person of their turn while they are away, by e-mail or by push. Without a target: stop reminding."""

    way: ChannelName
    """The channel: e-mail or push."""
    target: Annotated[str, Meta(max_length=1000)] | Subscription | None = None
    """The e-mail address, or the browser's subscription; null to stop reminding."""


class Sign(Request, frozen=True, tag="Sign"):
    """Show this person's name beside the voyages of this table on boards of honour, or no longer."""

    named: bool = True
    """Whether the name stands there from now on."""


class Tick(FromClient, frozen=True, tag="Tick"):
    """Sent every two or three seconds and answered by Tock: the server computes the connection's lag, and takes a
    client that stops for lost."""

    sent: Whole
    """The client's clock when it sent this; only the client reads it, when it comes back."""
    heard: Whole = 0
    """The `now` of the last Tock; 0 before the first."""
    held: Count = 0
    """How many milliseconds ago that Tock arrived."""


Requests: TypeAlias = (
    Sit | Leave | Show | Rename | Appoint | Arrange | Swap | Invite | Remove | AddBot | Order | Begin | Act | Why
    | Preview | Advise | Suggest | Wait
    | Pause | GoOn | Mate | HandOver | Resign | Propose | Answer | Say | Mute | Report | Log | Remind | Sign
)  # fmt: skip
Incoming: TypeAlias = Hello | Requests | Point | Tick
