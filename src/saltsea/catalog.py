"""The games on board, by name. With `cli/` and `editions/`, the only place that names a game."""

from collections.abc import Mapping
from types import MappingProxyType

from saltsea.editions.pirates import pirates
from saltsea.game import Game
from saltsea.games.corto.definition import corto

CATALOG: Mapping[str, Game] = MappingProxyType({"corto": corto(), "pirates": pirates()})
