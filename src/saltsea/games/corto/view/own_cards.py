"""The cards of a player's own box that are not as in ours: clients know ours, and are told the others."""

from collections.abc import Sequence
from typing import Any

import msgspec

from saltsea.games.corto.view.shapes import CortoCard


def changed_cards(ours: Sequence[dict[str, Any]], own: Sequence[dict[str, Any]]) -> dict[str, CortoCard]:
    """The values of each card that another box has otherwise, or has besides."""
    known = described(ours)
    return {name: card for name, card in described(own).items() if known.get(name) != card}


def described(entries: Sequence[dict[str, Any]]) -> dict[str, CortoCard]:
    """Checked entries by their ids."""
    return {entry["id"]: msgspec.convert(entry, CortoCard) for entry in entries}
