"""Writing the table when a game is set up and when it ends; what happens in between is in evolve.py."""

from saltsea.games.corto.engine import events
from saltsea.games.corto.engine.cards import PER_DECK
from saltsea.games.corto.engine.state import (
    LAY_QUESTS,
    NAME_FIRST,
    OVER,
    START_MARK,
    TEST_END,
    TURN_UP,
    CortoState,
    Layout,
)
from saltsea.games.corto.rules.characters import grounds
from saltsea.games.corto.rules.grid import BIT, mask_of
from saltsea.games.corto.rules.quests import INGOT_TILES, TILES
from saltsea.kernel.nouns import Event


def evolve_table(state: CortoState, event: Event) -> None:
    """What happens once: at the start, at the end, and when a player is passed over."""
    if isinstance(event, events.TurnedUp):
        _turned_up(state, event)
    elif isinstance(event, events.Started):
        _started(state, event)
    elif isinstance(event, events.QuestsLaid):
        _quests_laid(state, event)
    elif isinstance(event, events.FirstNamed):
        state.first = event.seat
        state.turn = event.seat
        state.step = START_MARK
    elif isinstance(event, events.Skipped):
        state.idle += 1
        state.turns += 1
        state.step = TEST_END
    elif isinstance(event, events.Ended):
        state.ended_by = event.by
        state.step = OVER
    else:
        raise TypeError(f"{type(event).__name__} is laid out with its cards, not here")


def lay_strips(state: CortoState, strips: list[int], decks: list[int]) -> None:
    """The strips from the top down, each with its whole deck."""
    state.layout = Layout(strips, grounds(state.grid, strips))
    for adventure in strips:
        state.decks[adventure] = decks[adventure]
    state.step = TURN_UP


def _turned_up(state: CortoState, event: events.TurnedUp) -> None:
    card = event.card
    if card is None:
        raise ValueError("a masked card cannot be set aside")
    state.decks[event.adventure] &= ~BIT[card % PER_DECK]
    state.aside |= BIT[card % PER_DECK]


def _started(state: CortoState, event: events.Started) -> None:
    adventure = event.card // PER_DECK
    state.decks[adventure] = (state.decks[adventure] & ~BIT[event.card % PER_DECK]) | state.aside
    state.aside = 0
    state.who[event.square] = event.card
    state.characters |= BIT[event.square]
    state.cursor += 1
    if state.cursor == len(state.layout.strips):
        state.cursor = 0
        state.step = LAY_QUESTS


def _quests_laid(state: CortoState, event: events.QuestsLaid) -> None:
    state.vessel = event.vessel
    state.tiles = mask_of(event.tiles)
    state.ingots_left = INGOT_TILES if event.tiles else 0
    state.crows_left = TILES - INGOT_TILES if event.tiles else 0
    state.leopards_left = event.leopards
    state.train = event.train
    state.carriages_left = (1 << event.carriages) - 1
    state.step = NAME_FIRST
