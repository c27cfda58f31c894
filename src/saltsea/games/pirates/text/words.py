"""The words of A Tale of Pirates: what its timers, spaces, cards, cannons and seats are called when they are told."""

from collections.abc import Callable, Iterable
from typing import Final

from saltsea.game import Spoken
from saltsea.games.pirates.engine.kinds import TOKENS, Content
from saltsea.games.pirates.rules.ship import AREA_OF, CANNONS, SHIP_SPACES, SLOTS, sector_of
from saltsea.kernel.seat import TABLE
from saltsea.sentences import Sentences

NONE: Final = "none"
"""No seat, no card or no place: never said, but what a sentence chooses its words by."""
EMPTY: Final = "-"
"""An empty list, as the narrator says it."""


def seat_title(texts: Sentences, seat: int) -> str:
    """A seat by its colour; the table has none."""
    return NONE if seat == TABLE else texts.say(f"seat-pirates-{seat}")


def timer_title(texts: Sentences, timer: int) -> str:
    """`Timer 1` is number 0."""
    return NONE if timer < 0 else texts.say("timer-pirates", {"number": timer + 1})


def sector_title(texts: Sentences, sector: int) -> str:
    """In full, as a sentence needs it: north-east."""
    return texts.part(f"sector-pirates-{sector}", "long")


def position_title(texts: Sentences, position: int) -> str:
    """Sector and slot: NE2."""
    return f"{texts.say(f'sector-pirates-{sector_of(position)}')}{position % SLOTS + 1}"


def space_title(texts: Sentences, space: int) -> str:
    """A space of the ship by its name; that of a card by where the card lies, for only the state knows which it is."""
    if space < 0:
        return NONE
    if space < SHIP_SPACES:
        return texts.say(f"space-pirates-{space}")
    return texts.say("card-pirates-at", {"position": position_title(texts, space - SHIP_SPACES)})


def area_title(texts: Sentences, area: int) -> str:
    return texts.say(f"area-pirates-{area}")


def areas_title(texts: Sentences, spaces: int) -> str:
    """The areas that a set of the ship's spaces belongs to."""
    areas = dict.fromkeys(AREA_OF[space] for space in range(SHIP_SPACES) if spaces >> space & 1)
    return listed(area_title(texts, area) for area in areas)


def cannon_title(texts: Sentences, cannon: int) -> str:
    return NONE if cannon < 0 else texts.say(f"cannon-pirates-{cannon}")


def cannons_title(texts: Sentences, cannons: int) -> str:
    """All cannons of a set."""
    return listed(cannon_title(texts, cannon) for cannon in range(CANNONS) if cannons >> cannon & 1)


def card_title(texts: Sentences, name: str) -> str:
    return texts.title(f"rule-pirates-card-{name}")


def token_title(texts: Sentences, name: str) -> str:
    return texts.title(f"rule-pirates-token-{name}")


def happening_title(texts: Sentences, name: str) -> str:
    """An event of the App."""
    return texts.title(f"rule-pirates-event-{name}")


def clock_title(texts: Sentences, millis: int) -> str:
    """Minutes and whole seconds."""
    return texts.say("clock-pirates", {"minutes": millis // 60_000, "seconds": f"{millis // 1000 % 60:02}"})


def listed(names: Iterable[str]) -> str:
    return ", ".join(names) or EMPTY


def counted(number: int) -> str:
    """Rounds and stages: people count from one."""
    return str(number + 1)


def spoken(texts: Sentences, content: Content) -> Spoken:
    """Every fact that actions, events and refusals name by a number, with the cards and events of one box."""
    by_name: list[tuple[Callable[[int], str], str]] = [
        (lambda seat: seat_title(texts, seat), "seat"),
        (lambda timer: timer_title(texts, timer), "timer curses"),
        (lambda sector: sector_title(texts, sector), "sector heading"),
        (lambda place: position_title(texts, place), "position positions sources targets known"),
        (lambda space: space_title(texts, space), "space"),
        (lambda spaces: areas_title(texts, spaces), "spaces"),
        (lambda area: area_title(texts, area), "area"),
        (lambda cannon: cannon_title(texts, cannon), "cannon first second"),
        (lambda cannons: cannons_title(texts, cannons), "cannons"),
        (lambda kind: card_title(texts, content.cards[kind]), "card deal"),
        (lambda token: token_title(texts, TOKENS[token]), "token"),
        (lambda happening: happening_title(texts, content.events[happening]), "happening"),
        (lambda millis: clock_title(texts, millis), "left"),
        (counted, "round stage"),
    ]
    return {fact: say for say, args in by_name for fact in args.split()}
