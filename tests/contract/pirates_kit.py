"""A Tale of Pirates under the contract."""

from collections.abc import Mapping

from contract.kit import Kit
from saltsea.catalog import CATALOG
from saltsea.games.pirates.definition import CONTENT, chapter_files
from saltsea.games.pirates.engine.state import FREE, NO_CARD, RUNS, UNKNOWN, PiratesState, ship_time, to_come
from saltsea.games.pirates.rules.rounds import plan, windows
from saltsea.games.pirates.rules.ship import BALLS, BIT, CORKS, DAMAGE_TOKENS, POSITIONS, SHIP_SPACES, TIMERS
from saltsea.kernel.dice import Dice
from saltsea.kernel.seat import Seat


def pirates_conserved(state: PiratesState) -> Mapping[str, object]:
    """No piece is lost, none is in two places, and none is where it cannot be."""
    ship, sea, sand = state.ship, state.sea, state.sand
    standing = [space for space in sand.at if space != FREE]
    tokens = [ship.aboard[token] + (sum(sea.loot) if token == 0 else 0) for token in range(len(ship.aboard))]
    empty = [position for position in range(POSITIONS) if sea.kinds[position] == NO_CARD]
    lying = [position for position in range(POSITIONS) if sea.kinds[position] != NO_CARD]
    return {
        "corks": ship.corks.bit_count() <= CORKS and ship.corks & ~ship.spaces == 0 and ship.fires & ~ship.corks == 0,
        "balls": ship.loaded.bit_count() <= BALLS,
        "damage": sum(sea.wounds) <= DAMAGE_TOKENS == DAMAGE_TOKENS + sum(sea.wounds[place] for place in empty),
        "tokens": all(0 <= number <= state.voyage.content.count[token] for token, number in enumerate(tokens)),
        "timers": len(set(standing)) == len(standing) and all(at == FREE for at in sand.at[state.voyage.timers :]),
        "undamaged": not any(space < SHIP_SPACES and ship.corks & BIT[space] for space in standing),
        "on cards": all(space < SHIP_SPACES or space - SHIP_SPACES in lying for space in standing),
        "ready": all(sand.at[timer] != FREE or not sand.ready & BIT[timer] for timer in range(TIMERS)),
        "hidden": sum(sea.hidden) == sea.kinds.count(UNKNOWN),
        "numbers": len({sea.numbers[place] for place in lying}) == len(lying),
        "speed": 0 <= ship.sails <= 3 and 0 <= ship.heading < 6,
        "lives": 0 <= ship.lives <= state.voyage.life,
    }  # fmt: skip


def pirates_swapped(state: PiratesState, seat: Seat, dice: Dice) -> PiratesState:
    """Events at other moments that are as possible: no seat knows any."""
    twin = state.copy()
    number = len(to_come(state))
    if not number:
        return twin
    past = ship_time(state, state.clock.now) // 1000 if state.clock.began or state.clock.stands == RUNS else -1
    past = past if past <= plan(state).seconds else -1
    left = windows(state)[-number:]
    twin.clock.moments = [dice.pick([second for second in some if second > past] or some[-1:]) * 1000 for some in left]
    return twin


def is_heard(chance: str) -> bool:
    """A crew has no secrets; only the moments of events to come are nobody's."""
    return chance != "pirates.R7 moment"


PIRATES_KIT = Kit(
    game=CATALOG["pirates"],
    conserved=pirates_conserved,
    swap_hidden=pirates_swapped,
    secret_nouns=frozenset(),
    is_heard=is_heard,
    options=tuple(
        {"chapter": str(chapter), "level": level}
        for chapter, level in [
            *((number, "bosun") for number in range(1, 1 + len(chapter_files(CONTENT)))),
            *((number, "deckhand") for number in (2, 8)),
            *((number, "captain") for number in (9, 10)),
        ]
    ),
    proof=300,
    walk=120,
    longest=6000,
)
