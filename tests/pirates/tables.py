"""Voyages set up by hand: any moment of a round, with cards, corks and timers where a test wants them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from saltsea.games.pirates.chapters.data import chapter_from
from saltsea.games.pirates.definition import CONTENT, read_content, rules_from
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.kinds import Content, content_from
from saltsea.games.pirates.engine.state import NO_CARD, SAILING, UNKNOWN, PiratesState
from saltsea.games.pirates.rules.sand import memory_of
from saltsea.games.pirates.rules.ship import BIT, SECTOR_NAMES, SHIP_SPACES
from saltsea.kernel.options import Options

CONTENT_DATA: Final = content_from(read_content(CONTENT))
RULES: Final[PiratesRules] = rules_from(CONTENT)
"""The box as it comes: ten chapters."""

SPACE_NAMES: Final = [
    "cannonballs", "right-1", "right-2", "sails-1", "sails-2", "helm", "lookout", "left-1", "left-2", "repairs",
    "lantern", "chaser",
]  # fmt: skip
CANNON_NAMES: Final = ["right-1", "right-2", "left-1", "left-2", "chaser"]
CLOCKWISE: Final = ["N", "NE", "SE", "S", "SW", "NW"]
AROUND: Final = [
    {"cannonballs"}, {"right-1", "right-2"}, {"sails-1", "sails-2"}, {"helm"}, {"lookout"}, {"left-1", "left-2"},
]  # fmt: skip
"""The spaces of the areas that point to the sea, clockwise from the bow."""
LEVELS: Final = ["deckhand", "bosun", "captain"]
CREWS: Final = [(4, 0), (3, 0), (2, 0), (1, 2), (1, 3), (1, 4)]
"""Players, and the timers that a single one asked for."""
BOTH: Final = {"en": "x", "fr": "x"}
"""A text in both languages."""


def kind(name: str) -> int:
    """The kind of card of this name."""
    found = CONTENT_DATA.kind(name)
    assert found >= 0, name
    return found


def spot(name: str) -> int:
    """`NE2` as a position."""
    return SECTOR_NAMES.index(name[:-1]) * 3 + int(name[-1]) - 1


def space(name: str) -> int:
    """`sails-1` or `NE2` as an action space."""
    return SPACE_NAMES.index(name) if name in SPACE_NAMES else SHIP_SPACES + spot(name)


def chapter_data(**changes: Any) -> dict[str, Any]:
    """A chapter of one's own: a quiet sea, one round of 180 s, a goal that nothing reaches by chance."""
    data: dict[str, Any] = {
        "id": "chapter.test",
        **dict.fromkeys(("title", "story", "news", "won", "lost"), BOTH),
        "life": 5,
        "corks": 0,
        "goal": {"stages": [[{"do": "sink", "card": "kraken", "times": 1}]]},
        "fleet": {"kraken": 1, "galleon": 3, "flagship": 1},
        "island": "map",
        "events": [],
        "rounds": [{"seconds": 180, "deal": {"kraken": 1}, "events": 0}],
    }
    return data | changes


def rules_of(content: Content = CONTENT_DATA, **changes: Any) -> PiratesRules:
    """Rules with this one chapter."""
    return PiratesRules(content, [chapter_from(chapter_data(**changes), content)], "test")


def at_sea(
    cards: Mapping[str, str] | None = None,
    *,
    rules: PiratesRules | None = None,
    hidden: Sequence[str] = (),
    down: Sequence[str] = (),
    wounds: Mapping[str, int] | None = None,
    heading: str = "N",
    sails: int = 1,
    lives: int | None = None,
    corks: Sequence[str] = (),
    fires: Sequence[str] = (),
    loaded: Sequence[str] = (),
    timers: Mapping[int, str] | None = None,
    running: Mapping[int, int] | None = None,
    cursed: Sequence[int] = (),
    aboard: Mapping[int, int] | None = None,
    players: int = 4,
    options: Options | None = None,
) -> PiratesState:
    """A moment of the timer-phase, 60 s into the first round (ship's time and table's time are equal).

    `cards` lie face up unless they are in `down` (face down, but known to the crew); `"?"` is an unknown card, and
    `hidden` names what the unknown cards are among themselves. `timers` stand ready on these spaces, unless `running`
    gives the ship's time at which their sand is down. Timers, as everywhere in the engine, count from 0."""
    rules = rules or rules_of()
    state = rules.setup(players, {"chapter": rules.chapters[0].name, **(options or {})})
    state.agenda.phase = SAILING
    state.clock.now = 60_000
    _lay_cards(state, cards or {}, hidden, down, wounds or {})
    ship = state.ship
    ship.heading, ship.sails = SECTOR_NAMES.index(heading), sails
    ship.lives = ship.lives if lives is None else lives
    ship.corks = sum(BIT[space(name)] for name in [*corks, *fires])
    ship.fires = sum(BIT[space(name)] for name in fires)
    ship.loaded = sum(BIT[CANNON_NAMES.index(name)] for name in loaded)
    for token, number in (aboard or {}).items():
        ship.aboard[token] = number
    state.sand.cursed = sum(BIT[timer] for timer in cursed)
    _set_timers(state, timers or {}, running or {})
    return state


def at_cannon(cards: Mapping[str, str], **more: Any) -> PiratesState:
    """Heading north, timer 0 is ready at the loaded right cannon 1, which points north-east."""
    return at_sea(cards, timers={0: "right-1"} | more.pop("timers", {}), loaded=["right-1"], **more)


def _lay_cards(
    state: PiratesState, cards: Mapping[str, str], hidden: Sequence[str], down: Sequence[str], wounds: Mapping[str, int]
) -> None:
    sea = state.sea
    for name, card in cards.items():
        position = spot(name)
        sea.dealt += 1
        sea.numbers[position] = sea.dealt
        sea.kinds[position] = UNKNOWN if card == "?" else kind(card)
        if card != "?" and name not in down:
            sea.up |= BIT[position]
    for card in hidden:
        sea.hidden[kind(card)] += 1
    assert sea.kinds.count(UNKNOWN) == len(hidden), "as many hidden kinds as unknown cards"
    for name, number in wounds.items():
        assert sea.kinds[spot(name)] != NO_CARD
        sea.wounds[spot(name)] = number


def _set_timers(state: PiratesState, timers: Mapping[int, str], running: Mapping[int, int]) -> None:
    for timer, name in timers.items():
        state.sand.at[timer] = space(name)
        state.sand.last[timer] = memory_of(state, space(name))
        state.sand.ends[timer] = running.get(timer, 50_000)
        if timer not in running:
            state.sand.ready |= BIT[timer]
