"""The second opinion and the engine at moments that random voyages hardly ever reach: the box is empty, every space is
held or closed, cards lie face down under timers."""

from collections.abc import Mapping
from typing import Any, Final

import pytest

from pirates.oracle import Position
from pirates.oracle_box import Voyage
from pirates.rounds_kit import LOOT, MAP, POWDER
from pirates.tables import RULES, at_sea, chapter_data, rules_of
from saltsea.games.pirates.engine.state import PAUSED, PiratesState
from saltsea.kernel.options import filled_in

PARTS: Final[dict[str, Any]] = {"parts": ["lantern", "bow-chaser", "hull"]}
GUNS: Final = {0: "right-1", 1: "left-2", 2: "chaser", 3: "cannonballs"}
MOMENTS: Final[Mapping[str, dict[str, Any]]] = {
    "no loot in the box": {"cards": {"N1": "merchant"}, "timers": {0: "N1"}, "aboard": {LOOT: 8}},
    "one loot in the box": {"cards": {"N1": "merchant"}, "timers": {0: "N1"}, "aboard": {LOOT: 7}},
    "no map in the box": {"cards": {"N1": "island"}, "timers": {0: "N1"}, "aboard": {MAP: 4}, "sails": 0},
    "no powder in the box": {"cards": {"S1": "wreck"}, "timers": {0: "S1"}, "aboard": {POWDER: 6}, "corks": ["helm"]},
    "nothing to salvage": {"cards": {"S1": "wreck"}, "timers": {0: "S1"}, "aboard": {POWDER: 6}},
    "an island under the fog": {"cards": {"N1": "island"}, "down": ["N1"], "timers": {0: "N1"}, "sails": 0},
    "two arms at the bow": {"cards": {"N1": "tentacle", "N2": "tentacle", "N3": "tentacle"}},
    "an arm beside a cork": {"cards": {"NE1": "tentacle", "S1": "tentacle"}, "corks": ["right-2"]},
    "sirens all around": {"cards": {f"{sector}1": "siren" for sector in ("N", "NE", "SE", "S", "SW", "NW")}},
    "sirens and ready timers": {"cards": {"N1": "siren", "NE1": "siren", "NW1": "kraken"}, "timers": GUNS},
    "ghosts at speed 2": {"cards": {"NE1": "ghost-ship", "NW1": "ghost-ship", "N1": "corvette"}, "sails": 2},
    "ghosts at speed 3": {"cards": {"NE1": "ghost-ship", "NW1": "ghost-ship", "N1": "corvette"}, "sails": 3},
    "everything loaded": {"loaded": ["right-1", "right-2", "left-1", "left-2"], "timers": {0: "cannonballs"}},
    "one ball left": {"loaded": ["right-1", "right-2", "left-1"], "timers": {0: "cannonballs"}},
    "a curse and no cork": {"timers": {0: "repairs"}, "cursed": [0, 1]},
    "a curse and corks": {"timers": {0: "repairs"}, "cursed": [0], "corks": ["helm", "sails-1"]},
    "sand still runs": {"timers": {0: "helm", 1: "sails-1"}, "running": {0: 70_000}},
}


def agree(state: PiratesState) -> None:
    voyage = Voyage(4, filled_in(RULES.options, {"chapter": "test"}), [chapter_data(**PARTS)])
    position = Position(RULES.snapshot(state), voyage)
    for seat in range(4):
        plain = [RULES.vocabulary.plain(action) for action in RULES.legal(state, seat)]
        assert {tuple(action.values()) for action in plain} == position.deeds(seat)


@pytest.mark.parametrize("name", MOMENTS)
def test_engine_and_oracle_agree(name: str) -> None:
    given = {"loaded": ["right-1", "left-2", "chaser"], **MOMENTS[name]}
    state = at_sea(rules=rules_of(**PARTS), **given)
    agree(state)
    for heading in range(6):
        state.ship.heading = heading
        agree(state)


def test_they_agree_while_the_kraken_is_awake() -> None:
    cards = {"NE1": "kraken", "S1": "tentacle", "NW1": "tentacle"}
    for down in ([], ["S1"], ["S1", "NW1"]):
        state = at_sea(cards, rules=rules_of(**PARTS), down=down, timers=GUNS, loaded=["right-1", "left-2"])
        agree(state)
        state.log.awake = 1
        agree(state)


def test_they_agree_in_thunder_and_in_a_pause() -> None:
    state = at_sea({"S1": "?"}, hidden=["fog"], rules=rules_of(**PARTS), timers={0: "lookout"})
    state.clock.thunder = 70_000
    agree(state)
    state.clock.stands, state.clock.since = PAUSED, 60_000
    agree(state)
