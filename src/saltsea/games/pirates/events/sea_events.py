"""What the sea and the enemy do: cards come, lie open and go, the bow comes to rest among them, and they fire."""

from typing import Final, final

from saltsea.games.pirates.engine.kinds import Kind
from saltsea.games.pirates.rules.ship import Position, Sector, Timer
from saltsea.kernel.nouns import Event

# How a card came to lie face up.
BY_START: Final = 0
BY_BOW: Final = 1
BY_LOOKOUT: Final = 2
BY_END: Final = 3
BY_DEAL: Final = 4
BY_KRAKEN: Final = 5


# --- cards ---


@final
class CardTurned(Event):
    """A card lies face up; a Fog that the crew turns up leaves at once. Old damage is laid on it again."""

    def __init__(self, position: Position, card: Kind, how: int, leaves: int, wounds: int) -> None:
        self.position = position
        self.card = card
        self.how = how
        self.leaves = leaves
        self.wounds = wounds


@final
class CardLeft(Event):
    """A card was discarded."""

    def __init__(self, position: Position, card: Kind) -> None:
        self.position = position
        self.card = card


@final
class Chased(Event):
    """Ships sailed from these places to those, in this order."""

    def __init__(self, sources: list[Position], targets: list[Position]) -> None:
        self.sources = sources
        self.targets = targets


@final
class CardCame(Event):
    """A ship joined the enemy."""

    def __init__(self, position: Position, card: Kind) -> None:
        self.position = position
        self.card = card


@final
class CardSunk(Event):
    """Its life points are covered; it may leave Loot in its sector."""

    def __init__(self, position: Position, card: Kind, loot: int) -> None:
        self.position = position
        self.card = card
        self.loot = loot


@final
class KrakenWoke(Event):
    """The first hit: known Tentacles are face up again, and so many that the crew has not seen come up as well."""

    def __init__(self, known: list[Position], unseen: int) -> None:
        self.known = known
        self.unseen = unseen


@final
class GoalPointedAt(Event):
    """Ellen pointed at a goal card with its speed."""

    def __init__(self, position: Position, card: Kind) -> None:
        self.position = position
        self.card = card


# --- coming to rest ---


@final
class CameTo(Event):
    """The next step of coming to rest, from this slot on."""

    def __init__(self, rest: int, slot: int) -> None:
        self.rest = rest
        self.slot = slot


@final
class Struck(Event):
    """The bow lies on Rocks: so many corks must go into these spaces."""

    def __init__(self, position: Position, corks: int, spaces: int) -> None:
        self.position = position
        self.corks = corks
        self.spaces = spaces


@final
class FogSpread(Event):
    """The bow turned up a Fog Bank: a card beside it will be hidden."""

    def __init__(self, position: Position) -> None:
        self.position = position


@final
class LootFished(Event):
    """The Loot that lay in the bow's sector is aboard."""

    def __init__(self, sector: Sector, loot: int) -> None:
        self.sector = sector
        self.loot = loot


@final
class Whirled(Event):
    """The Whirlpool turned Ellen and is gone."""

    def __init__(self, position: Position, heading: Sector) -> None:
        self.position = position
        self.heading = heading


# --- the enemy's fire ---


@final
class EnemyShot(Event):
    """A card fired: what its die said, into which spaces, and the timer that it cursed (-1: none)."""

    def __init__(self, position: Position, face: int, spaces: int, curses: Timer) -> None:
        self.position = position
        self.face = face
        self.spaces = spaces
        self.curses = curses


@final
class Burnt(Event):
    """A Fireship ran into Ellen: so many burning corks must go into these spaces."""

    def __init__(self, shooter: int, position: Position, corks: int, spaces: int) -> None:
        self.shooter = shooter
        self.position = position
        self.corks = corks
        self.spaces = spaces
