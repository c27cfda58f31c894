"""Players from outside that a tournament knows by name, as `openspiel-ismcts:200`: made only when asked for."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from saltsea.bots.player import Bot
from saltsea.kernel.evaluate import Evaluator
from saltsea.kernel.rules import AnyRules

PLAYOUTS: Final = "openspiel-ismcts"
EVALUATED: Final = "openspiel-ismcts-evaluator"
PLAYERS: Final = (PLAYOUTS, EVALUATED)
MOST_SIMULATIONS: Final = 1_000_000


class MissingExtraError(Exception):
    """What a player from outside needs is not installed."""


class OutsidePlayer(NamedTuple):
    """A name taken apart: which search, and how many simulations it makes for each action."""

    name: str
    simulations: int

    def make(self, rules: AnyRules, evaluator: Evaluator[Any] | None) -> Bot:
        """The player, if OpenSpiel is installed."""
        if not is_installed():
            raise MissingExtraError(f"{self.name} needs OpenSpiel: pip install 'saltsea[openspiel]'")
        made: Bot = import_module("saltsea.research.openspiel.player").ismcts(
            rules, evaluator if self.name == EVALUATED else None, self.simulations
        )
        return made


def outside_player(name: str) -> OutsidePlayer | None:
    """The player that is meant by this name, if it is one from outside."""
    kind, _, number = name.partition(":")
    if kind not in PLAYERS or not number.isdecimal() or not 1 <= int(number) <= MOST_SIMULATIONS:
        return None
    return OutsidePlayer(kind, int(number))


def refusal(name: str, *, has_evaluator: bool) -> str | None:
    """Why this player from outside cannot play here, in words; None if it can, or is none."""
    if name.partition(":")[0] not in PLAYERS:
        return None
    player = outside_player(name)
    if player is None:
        return f"{name}: say how many simulations it makes for each action, as in {PLAYOUTS}:200."
    if player.name == EVALUATED and not has_evaluator:
        return f"{name}: this game has no evaluator."
    return None if is_installed() else f"{name} needs OpenSpiel: pip install 'saltsea[openspiel]'."


def is_installed() -> bool:
    return find_spec("pyspiel") is not None
