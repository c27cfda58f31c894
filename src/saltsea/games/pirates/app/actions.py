"""What a crew tells the App, beside starting, pausing, going on and placing a cork, as in the digital game."""

from typing import final

from saltsea.games.pirates.engine import actions
from saltsea.games.pirates.engine.kinds import Kind
from saltsea.games.pirates.rules.deeds import FACES
from saltsea.games.pirates.rules.ship import MOST_LIVES, SECTORS, SHIP_SPACES, TIMERS, Sector, Space, Timer
from saltsea.kernel.nouns import Action

MOST_DAMAGE = 8
MOST_WISHES = 3


@final
class Reach(Action):
    """The goal, or the next stage of it, is reached."""


@final
class NoteHeading(Action):
    """The bow points to this sector."""

    def __init__(self, heading: Sector) -> None:
        self.heading = heading


@final
class NoteSpace(Action):
    """A cork is in this space, or a Fire where there was a cork, or none any more."""

    def __init__(self, space: Space) -> None:
        self.space = space


@final
class NoteLives(Action):
    """So many life points are left."""

    def __init__(self, lives: int) -> None:
        self.lives = lives


@final
class NoteCard(Action):
    """This card still lies in this sector."""

    def __init__(self, sector: Sector, card: Kind) -> None:
        self.sector = sector
        self.card = card


@final
class UnnoteCard(Action):
    """The last card that was named in this sector does not lie there."""

    def __init__(self, sector: Sector) -> None:
        self.sector = sector


@final
class NoteDamage(Action):
    """So much damage lies on the ship that fires less the more it has."""

    def __init__(self, damage: int) -> None:
        self.damage = damage


@final
class NoteHull(Action):
    """The Reinforced Hull has held in this round, or has not."""


@final
class NoteWish(Action):
    """An optional goal is met, or is not."""

    def __init__(self, wish: int) -> None:
        self.wish = wish


@final
class Report(Action):
    """That is how the table looks."""


@final
class Roll(Action):
    """The App rolls the die."""


@final
class EnterRoll(Action):
    """The crew rolled: 0 is the broken cannon."""

    def __init__(self, face: int) -> None:
        self.face = face


@final
class NoteCurse(Action):
    """The curse is off this timer, or it has one."""

    def __init__(self, timer: Timer) -> None:
        self.timer = timer


@final
class AppMenu:
    """All actions, in the order of their numbers."""

    def __init__(self, kinds: int) -> None:
        sectors = range(SECTORS)
        self.all: list[Action] = [actions.Start(), actions.Pause(), actions.Resume(), actions.Continue(), Reach()]
        self.all += [NoteHeading(sector) for sector in sectors]
        self.all += [NoteSpace(space) for space in range(SHIP_SPACES)]
        self.all += [NoteLives(lives) for lives in range(MOST_LIVES + 1)]
        self.all += [NoteCard(sector, kind) for sector in sectors for kind in range(kinds)]
        self.all += [UnnoteCard(sector) for sector in sectors]
        self.all += [NoteDamage(damage) for damage in range(MOST_DAMAGE)]
        self.all += [NoteHull(), *(NoteWish(wish) for wish in range(MOST_WISHES)), Report(), Roll()]
        self.all += [EnterRoll(face) for face in sorted(set(FACES))]
        self.all += [actions.Cork(space) for space in range(SHIP_SPACES)]
        self.all += [NoteCurse(timer) for timer in range(TIMERS)]
