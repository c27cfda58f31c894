"""The games on board, by name. With `cli/`, the only place that names a game."""

from collections.abc import Mapping
from types import MappingProxyType

from saltsea.game import Game
from saltsea.games.corto.definition import corto
from saltsea.games.pirates.definition import pirates

CATALOG: Mapping[str, Game] = MappingProxyType({"corto": corto(), "pirates": pirates()})
