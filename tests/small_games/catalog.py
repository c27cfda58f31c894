"""The small games as a catalogue."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from saltsea.bots.random_bot import RandomBot
from saltsea.game import Game
from small_games.pumps.game import PumpsRules
from small_games.shells.game import ShellsRules

TEXTS = Path(__file__).parent / "texts"

SHELLS = Game(
    name="shells",
    rules=ShellsRules,
    package="small_games.shells",
    texts=TEXTS,
    real_time=False,
    bots={"random": lambda rules: RandomBot()},
)
PUMPS = Game(
    name="pumps",
    rules=PumpsRules,
    package="small_games.pumps",
    texts=TEXTS,
    real_time=True,
    bots={"random": lambda rules: RandomBot(patience=3)},
)
SMALL_GAMES: Mapping[str, Game] = MappingProxyType({"shells": SHELLS, "pumps": PUMPS})
