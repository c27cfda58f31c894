"""The place that a player means who points: a space of the ship, or a card by where it lies or by its name."""

from collections.abc import Sequence

from saltsea.games.pirates.engine.state import NO_CARD, PiratesState
from saltsea.games.pirates.rules.ship import POSITIONS, SHIP_SPACES, Position, Space
from saltsea.games.pirates.text.words import card_title
from saltsea.games.pirates.view.names import space_name
from saltsea.text_table.grammar import Grammar
from saltsea.text_table.word_matching import folded, is_abbreviation
from saltsea.texts import Texts


def place_typed(state: PiratesState, grammar: Grammar, texts: Texts, words: Sequence[str]) -> str:
    """The place by the name that views give it; empty if it is not clear which one is meant."""
    space = named_space(state, grammar, words)
    if space is not None:
        return space_name(space)
    cards = cards_in(state, grammar, words) or cards_called(state, texts, "".join(map(folded, words)))
    return space_name(SHIP_SPACES + cards[0]) if len(cards) == 1 else ""


def named_space(state: PiratesState, grammar: Grammar, words: Sequence[str]) -> Space | None:
    """Of spaces that share a name the first is meant, of damaged ones the last. Where no card lies there is nothing to
    point at."""
    reads = [read for read in grammar.field_format("space", "Place").read(words) if read.used == len(words)]
    found = [read.value for read in sorted(reads, key=lambda read: read.second) if isinstance(read.value, int)]
    there = [space for space in found if is_there(state, space)]
    return min(there, key=lambda space: state.ship.corks >> space & 1, default=None)


def is_there(state: PiratesState, space: Space) -> bool:
    """Whether the ship has this space, or a card lies at that position."""
    if space < SHIP_SPACES:
        return bool(state.ship.spaces >> space & 1)
    return state.sea.kinds[space - SHIP_SPACES] != NO_CARD


def cards_in(state: PiratesState, grammar: Grammar, words: Sequence[str]) -> list[Position]:
    """The cards in a sector."""
    reads = [read for read in grammar.field_format("position").read(words) if read.used == len(words)]
    places = [read.value for read in reads if isinstance(read.value, int)]
    return [place for place in places if state.sea.kinds[place] != NO_CARD]


def cards_called(state: PiratesState, texts: Texts, wanted: str) -> list[Position]:
    """The known cards whose name begins so."""
    kinds, content = state.sea.kinds, state.voyage.content
    known = {
        place: folded(card_title(texts, content.cards[kinds[place]])) for place in range(POSITIONS) if kinds[place] >= 0
    }
    return [place for place, name in known.items() if is_abbreviation(wanted, name)]
