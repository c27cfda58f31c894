"""What a crew can do, one small class per verb. Every action is made once, when the rules are made."""

from typing import final

from saltsea.games.pirates.rules.ship import Cannon, Position, Space, Timer
from saltsea.kernel.nouns import Action


@final
class Start(Action):
    """Start the round: the clock runs."""

    def __init__(self) -> None:
        pass


@final
class Place(Action):
    """Turn a timer over and set it on an action space."""

    def __init__(self, timer: Timer, space: Space) -> None:
        self.timer = timer
        self.space = space


@final
class TakeBack(Action):
    """Take a timer back whose sand is down, without performing."""

    def __init__(self, timer: Timer) -> None:
        self.timer = timer


@final
class SetSails(Action):
    """Sails: one step up (1) or down (-1)."""

    def __init__(self, timer: Timer, step: int) -> None:
        self.timer = timer
        self.step = step


@final
class Turn(Action):
    """Helm: turn the bow by so many sectors, clockwise or (below 0) the other way."""

    def __init__(self, timer: Timer, sectors: int) -> None:
        self.timer = timer
        self.sectors = sectors


@final
class Look(Action):
    """Lookout: turn up a card."""

    def __init__(self, timer: Timer, position: Position) -> None:
        self.timer = timer
        self.position = position


@final
class Repair(Action):
    """Repairs: take the cork off a space; without a space, only the curse off the timer."""

    def __init__(self, timer: Timer, space: Space) -> None:
        self.timer = timer
        self.space = space


@final
class Load(Action):
    """Cannonballs: load one cannon, or two different ones (`second` is -1 for one)."""

    def __init__(self, timer: Timer, first: Cannon, second: Cannon) -> None:
        self.timer = timer
        self.first = first
        self.second = second


@final
class Fire(Action):
    """Cannons: fire at a card, with Powder (1) or without (0)."""

    def __init__(self, timer: Timer, position: Position, powder: int) -> None:
        self.timer = timer
        self.position = position
        self.powder = powder


@final
class Board(Action):
    """A Merchant's space: board it and take its Loot."""

    def __init__(self, timer: Timer) -> None:
        self.timer = timer


@final
class Land(Action):
    """An Island's space: land and take its token."""

    def __init__(self, timer: Timer) -> None:
        self.timer = timer


@final
class Salvage(Action):
    """A Wreck's space: take a cork off, or (without a space) take Powder."""

    def __init__(self, timer: Timer, space: Space) -> None:
        self.timer = timer
        self.space = space


@final
class Cork(Action):
    """Say into which space a cork goes."""

    def __init__(self, space: Space) -> None:
        self.space = space


@final
class Unload(Action):
    """Say which cannon loses its ball."""

    def __init__(self, cannon: Cannon) -> None:
        self.cannon = cannon


@final
class Uncork(Action):
    """Say which cork is taken off."""

    def __init__(self, space: Space) -> None:
        self.space = space


@final
class Hide(Action):
    """Say which card the Fog Bank turns down."""

    def __init__(self, position: Position) -> None:
        self.position = position


@final
class Continue(Action):
    """Go on after an event that stopped the clock."""

    def __init__(self) -> None:
        pass


@final
class Pause(Action):
    """Stop the clock and all sand."""

    def __init__(self) -> None:
        pass


@final
class Resume(Action):
    """Let clock and sand run again."""

    def __init__(self) -> None:
        pass
