"""What a crew does, verb by verb, by the names of spaces, places and cannons."""

from typing import Final

from pirates.tables import CANNON_NAMES, space, spot
from saltsea.games.pirates.engine import actions
from saltsea.games.pirates.rules.ship import NO_SPACE

START: Final = actions.Start()
PAUSE: Final = actions.Pause()
RESUME: Final = actions.Resume()
CONTINUE: Final = actions.Continue()


def place(timer: int, name: str) -> actions.Place:
    return actions.Place(timer, space(name))


def back(timer: int) -> actions.TakeBack:
    return actions.TakeBack(timer)


def sails(timer: int, step: int) -> actions.SetSails:
    return actions.SetSails(timer, step)


def turn(timer: int, sectors: int) -> actions.Turn:
    return actions.Turn(timer, sectors)


def look(timer: int, name: str) -> actions.Look:
    return actions.Look(timer, spot(name))


def repair(timer: int, name: str = "") -> actions.Repair:
    """Without a name: only the curse."""
    return actions.Repair(timer, space(name) if name else NO_SPACE)


def load(timer: int, *cannons: str) -> actions.Load:
    """One cannon or two, in whatever order."""
    first, *other = sorted(CANNON_NAMES.index(name) for name in cannons)
    return actions.Load(timer, first, other[0] if other else -1)


def fire(timer: int, name: str, powder: int = 0) -> actions.Fire:
    return actions.Fire(timer, spot(name), powder)


def board(timer: int) -> actions.Board:
    return actions.Board(timer)


def land(timer: int) -> actions.Land:
    return actions.Land(timer)


def salvage(timer: int, name: str = "") -> actions.Salvage:
    """Without a name: Powder."""
    return actions.Salvage(timer, space(name) if name else NO_SPACE)


def cork(name: str) -> actions.Cork:
    return actions.Cork(space(name))


def uncork(name: str) -> actions.Uncork:
    return actions.Uncork(space(name))


def unload(name: str) -> actions.Unload:
    return actions.Unload(CANNON_NAMES.index(name))


def hide(name: str) -> actions.Hide:
    return actions.Hide(spot(name))
