"""The games on board, by name. With `cli/`, the only place that names a game."""

from collections.abc import Mapping
from types import MappingProxyType

from saltsea.game import Game

CATALOG: Mapping[str, Game] = MappingProxyType({})
"""Corto comes aboard first, A Tale of Pirates second."""
