"""S5: crews of every size have their own deals and times.

Nothing is made of a chapter before a test runs, since a chapter is judged by what small crews meet in it: without that
rule even the box would not open, and these tests could not say so."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

from saltsea.games.pirates.chapters.chapter import Voyage
from saltsea.games.pirates.chapters.data import chapter_from
from saltsea.games.pirates.definition import CONTENT, read_content
from saltsea.games.pirates.engine.kinds import content_from
from saltsea.games.pirates.rules.levels import fitted

CONTENT_DATA: Final = content_from(read_content(CONTENT))
WRITTEN: Final = {"kraken": 1, "rocks": 2, "corvette": 2, "brigantine": 1, "frigate": 1, "fog": 3}
QUIET: Final = {"kraken": 1, "wreck": 2}
SHIPS: Final = ("corvette", "brigantine", "gunboat", "frigate")
CREWS: Final = [
    (4, 0, 0, 0, 0), (1, 0, 0, 0, 0), (1, 4, 0, 0, 0), (2, 0, 15, 0, 0), (3, 0, 15, 1, 1), (1, 3, 15, 1, 1),
    (1, 2, 15, 2, 1),
]  # fmt: skip
"""Players, timers that a single one asked for, seconds more, ships and rocks fewer."""


def voyage(
    players: int,
    timers: int = 0,
    level: str = "bosun",
    deals: Sequence[Mapping[str, int]] = (WRITTEN, QUIET),
    goal: Mapping[str, Any] | None = None,
) -> Voyage:
    """A chapter with these deals as a crew sails it; its goal is the Kraken unless another is given."""
    data: dict[str, Any] = {
        "id": "chapter.test",
        **{name: {"en": "x", "fr": "x"} for name in ("title", "story", "news", "won", "lost")},
        "life": 5,
        "corks": 0,
        "goal": {"stages": [[goal or {"do": "sink", "card": "kraken", "times": 1}]]},
        "fleet": {"kraken": 1, "galleon": 3, "flagship": 1},
        "events": [],
        "rounds": [{"seconds": 180, "deal": dict(deal), "events": 0} for deal in deals],
    }
    return fitted(chapter_from(data, CONTENT_DATA), CONTENT_DATA, players, {"level": level, "timers": timers})


def meets(players: int, timers: int = 0, **more: Any) -> Counter[str]:
    """The cards of the first round."""
    return Counter(CONTENT_DATA.cards[kind] for kind in voyage(players, timers, **more).rounds[0].deal)


@pytest.mark.parametrize(("players", "timers", "seconds", "ships", "rocks"), CREWS)
def test_pirates_S5_a_small_crew_has_more_time_and_meets_less(
    players: int, timers: int, seconds: int, ships: int, rocks: int
) -> None:
    assert [plan.seconds for plan in voyage(players, timers).rounds] == [180 + seconds] * 2
    gone = Counter(WRITTEN) - meets(players, timers)
    assert gone["rocks"] == rocks
    assert sum(gone[name] for name in SHIPS) == ships == gone.total() - rocks


@pytest.mark.parametrize(("players", "timers", "seconds", "ships", "rocks"), CREWS)
@pytest.mark.parametrize(("level", "more"), [("deckhand", 15), ("bosun", 0), ("captain", -10)])
def test_pirates_S5_and_the_level_add_up(
    level: str, more: int, players: int, timers: int, seconds: int, ships: int, rocks: int
) -> None:
    first = voyage(players, timers, level).rounds[0]
    assert first.seconds == 180 + more + seconds
    assert len(first.deal) == sum(WRITTEN.values()) - ships - rocks


def test_pirates_S5_plain_enemies_go_first_in_the_order_of_the_deal() -> None:
    assert meets(3) == Counter(WRITTEN) - Counter(corvette=1, rocks=1)
    assert meets(1, 2) == Counter(WRITTEN) - Counter(corvette=2, rocks=1)
    assert meets(3, deals=[{"frigate": 1, "gunboat": 1, "kraken": 1}]) == {"frigate": 1, "kraken": 1}


def test_pirates_S5_a_ship_that_a_goal_names_is_never_taken_out() -> None:
    wanted = {"do": "sink", "card": "corvette", "times": 2}
    assert meets(1, 2, deals=[{"corvette": 2, "frigate": 1, "rocks": 1}], goal=wanted) == {"corvette": 2}


def test_pirates_S5_a_merchant_is_never_taken_out() -> None:
    deal = {"merchant": 2, "brigantine": 1, "kraken": 1}
    assert meets(1, 2, deals=[deal]) == {"merchant": 2, "kraken": 1}


def test_pirates_S5_a_ship_whose_loot_a_goal_wants_is_never_taken_out() -> None:
    wanted = {"do": "take", "token": "loot", "times": 2}
    assert meets(1, 2, deals=[{"galleon": 2, "brigantine": 1}], goal=wanted) == {"galleon": 2}


def test_pirates_S5_what_is_not_there_cannot_be_taken_out() -> None:
    assert meets(1, 2, deals=[QUIET]) == QUIET
