"""How Corto's events are told: which need a sentence, which begin a new part, what concerns the reader."""

from typing import Final

from saltsea.games.corto.engine import events
from saltsea.games.corto.engine.cards import ADVANTAGE, CHARACTER, GUARD, Cards
from saltsea.games.corto.engine.observation import open_part
from saltsea.games.corto.view.names import card_id, square_name
from saltsea.kernel.nouns import Event
from saltsea.kernel.seat import WATCHER, Seat
from saltsea.view import Arg, Context, EventText, Sentence

SILENT: Final[frozenset[type[Event]]] = frozenset(
    {
        events.Began,
        events.DrawAsked,
        events.PutAway,
        events.TurnedUp,
        events.QuestsLaid,
        events.Agreed,
        events.FigurineChosen,
    }
)
"""What the next sentence tells anyway."""

ON_THE_BOARD: Final[frozenset[type[Event]]] = frozenset({events.Aimed, events.Lifted, events.Picked, events.TrainHit})
"""What the board shows: a reader without a picture is told it, and each of the steps that `is_obvious` leaves out."""

CONCERNING: Final[frozenset[type[Event]]] = frozenset(
    {
        events.MarkerHit,
        events.SentHome,
        events.HitStopped,
        events.Killed,
        events.Exchanged,
        events.FriendPaid,
        events.LeopardsWoke,
        events.Skipped,
        events.AcesTaken,
    }
)
"""What may touch the things of a player who did not act; `yours` has words for these alone."""

BY_NUMBER: Final = ("by", "ingot")
"""Fields by whose number texts choose their words: told instead of the names that clients read."""
UNUSED: Final = "unused"
"""How a sentence names a card of an adventure that is not in play."""

TURN: Final = 1
"""The first entry of a turn: that it began."""


def event_text(cards: Cards, event: Event, context: Context) -> EventText:
    """How an event is told, and which entry of the log it belongs to."""
    found = words(cards, event, context)
    undone = "event-corto-CardPlayed" if isinstance(event, events.CardPlayed) else ""
    begins = found.heading or not context.earlier
    return EventText(found.sentence, found.heading, entry(event, context) if begins else 0, undone)


def entry(event: Event, context: Context) -> int:
    """The place in the turn of what the player does: its beginning, then card by card with all steps, then the draw
    with what is discarded for it."""
    if isinstance(event, events.TurnBegan | events.Ended):
        return TURN
    now = open_part(context.before).now
    if isinstance(event, events.CardPlayed):
        return TURN + now.plays + 1
    drawing = now.drawn or now.discards or isinstance(event, events.DrawAsked | events.Discarded)
    return TURN + now.plays + int(bool(drawing))


def words(cards: Cards, event: Event, context: Context) -> EventText:
    """The sentence of an event, if it needs one."""
    if isinstance(event, events.TurnBegan):
        return turn_began(event, context)
    if isinstance(event, events.TurnEnded):
        return turn_ended(event, context)
    if is_silent(event, pictured=context.pictured) or (context.pictured and is_obvious(cards, event, context)):
        return EventText(None)
    heading = isinstance(event, events.Ended)
    return EventText(sentence(event), heading)


def is_silent(event: Event, *, pictured: bool) -> bool:
    return type(event) in SILENT or (pictured and type(event) in ON_THE_BOARD)


def alone(event: Event) -> Sentence | None:
    """The sentence of an event in words alone, where the game before it is not known."""
    untold = isinstance(event, events.TurnEnded) or is_silent(event, pictured=False)
    return None if untold else sentence(event)


def sentence(event: Event) -> Sentence:
    """The sentence of an event; a card that this reader cannot name is left out of it."""
    if isinstance(event, events.Drew) and event.card is None:
        return Sentence("event-corto-Drew-unseen")
    if isinstance(event, events.FriendPaid) and event.card < 0:
        args: dict[str, Arg] = {"seat": event.seat, "square": str(square_name(event.square)), "card": UNUSED}
        return Sentence("event-corto-FriendPaid", args)
    return Sentence(f"event-corto-{type(event).__name__}", by_number(event))


def by_number(event: Event) -> dict[str, Arg]:
    """The numbers by which texts choose their words, instead of the names that clients read."""
    return {name: getattr(event, name) for name in BY_NUMBER if hasattr(event, name)}


def turn_began(event: events.TurnBegan, context: Context) -> EventText:
    """A heading with the turn's number; while the first markers are laid one player follows another without one."""
    public = open_part(context.before)
    ended = sum(isinstance(one, events.TurnEnded | events.Skipped) for one in context.earlier)
    starting = public.step.startswith("start") and not ended and event.seat != public.first
    if starting:
        return EventText(None)
    return EventText(Sentence("story-turn", {"turn": public.turns + ended + 1, "seat": event.seat}), heading=True)


def turn_ended(event: events.TurnEnded, context: Context) -> EventText:
    """Only a turn in which nothing was played, discarded or drawn is worth a sentence when it ends."""
    now = open_part(context.before).now
    passes = not (now.plays or now.discards or now.drawn or context.earlier)
    return EventText(Sentence("story-passes", {"seat": event.seat}) if passes else None)


def is_obvious(cards: Cards, event: Event, context: Context) -> bool:
    """A character that is played will be placed, a guard will be laid, and a placed character has its marker."""
    if isinstance(event, events.CardPlayed):
        guard = cards.kind[event.card] == ADVANTAGE and cards.verb[event.card] == GUARD
        return cards.kind[event.card] == CHARACTER or guard
    if isinstance(event, events.Marked) and context.earlier:
        last = context.earlier[-1]
        return isinstance(last, events.Placed) and last.square == event.square
    return False


# --- what another player did to the reader ---


def yours(event: Event, context: Context) -> Sentence | None:
    """The same event as the reader whose things it touched would be told."""
    me = context.before.seat
    if me in (WATCHER, context.by):
        return None
    if isinstance(event, events.MarkerHit | events.SentHome | events.HitStopped):
        return struck(event) if event.owner == me else None
    if isinstance(event, events.Killed):
        return killed(event, markers_on(context, event.square, me))
    if isinstance(event, events.Exchanged):
        return exchanged(event, context, me)
    return gained(event, context, me)


def struck(event: events.MarkerHit | events.SentHome | events.HitStopped) -> Sentence:
    where: dict[str, Arg] = {"seat": event.seat, "square": str(square_name(event.square))}
    if isinstance(event, events.HitStopped):
        return Sentence("story-you-guard", {**where, "card": str(card_id(event.card))})
    return Sentence("story-you-hit" if isinstance(event, events.MarkerHit) else "story-you-crow", where)


def killed(event: events.Killed, markers: int) -> Sentence | None:
    if not markers:
        return None
    square, card = str(square_name(event.square)), str(card_id(event.card))
    return Sentence("story-you-killed", {"seat": event.seat, "square": square, "card": card, "markers": markers})


def exchanged(event: events.Exchanged, context: Context, me: Seat) -> Sentence | None:
    if not markers_on(context, event.first, me) + markers_on(context, event.second, me):
        return None
    first, second = str(square_name(event.first)), str(square_name(event.second))
    return Sentence("story-you-exchanged", {"first": first, "second": second})


def gained(event: Event, context: Context, me: Seat) -> Sentence | None:
    public = open_part(context.before)
    if isinstance(event, events.FriendPaid) and event.seat == me:
        return Sentence("story-you-friend", {"square": str(square_name(event.square))})
    if isinstance(event, events.LeopardsWoke) and me in event.takers:
        return Sentence("story-you-leopard")
    if isinstance(event, events.Skipped) and event.seat == me:
        return Sentence("story-you-skipped")
    if isinstance(event, events.AcesTaken) and event.seat == me:
        return Sentence("story-you-aces")
    if isinstance(event, events.AcesTaken) and public.aces == me:
        return Sentence("story-you-aces-lost", {"seat": event.seat})
    return None


def markers_on(context: Context, square: int, seat: Seat) -> int:
    """A seat's markers on a square just before this event: as the line found them, and what it did since."""
    public = open_part(context.before)
    number = next((panel.markers[seat] for panel in public.panels if panel.square == square), 0)
    for event in context.earlier:
        if isinstance(event, events.MarkerHit | events.SentHome) and (event.square, event.owner) == (square, seat):
            number -= 1
    return number
