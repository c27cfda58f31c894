"""Free play (R11): a word and the open chapters make a voyage that can be sailed."""

from collections.abc import Sequence

import pytest

from pirates.tables import CONTENT_DATA, RULES
from saltsea.games.pirates.chapters.chapter import Chapter, goal_cards
from saltsea.games.pirates.crew.able import AbleSailor
from saltsea.games.pirates.engine.kinds import PARTS
from saltsea.games.pirates.rules.free import check_daily, daily_options
from saltsea.games.pirates.tempo import PiratesTempo
from saltsea.kernel.match import check_table
from saltsea.kernel.options import Options
from saltsea.research.real_time import sailed

WORDS = [f"word {number}" for number in range(30)]


def free(word: str, opened: int = 10) -> Chapter:
    return RULES.chapter({"chapter": "free", "open": opened, "word": word})


def deals(chapter: Chapter) -> list[list[int]]:
    return [plan.deal for plan in chapter.rounds]


def test_pirates_R11_the_same_word_gives_the_same_voyage() -> None:
    assert deals(free("storm")) == deals(free("storm"))
    assert len({str(deals(free(word))) for word in WORDS}) > len(WORDS) // 2


@pytest.mark.parametrize("opened", [1, 2, 5, 10])
def test_pirates_R11_nothing_comes_that_no_open_chapter_has(opened: int) -> None:
    known = RULES.chapters[:opened]
    cards = {kind for chapter in known for plan in chapter.rounds for kind in plan.deal}
    events = {event for chapter in known for event in chapter.events}
    parts = {part for part in range(len(PARTS)) if any(chapter.parts >> part & 1 for chapter in known)}
    for word in WORDS:
        chapter = free(word, opened)
        assert {kind for plan in chapter.rounds for kind in plan.deal} <= cards
        assert {*chapter.events} <= events
        assert {part for part in range(len(PARTS)) if chapter.parts >> part & 1} <= parts


def test_pirates_R11_what_the_goal_needs_is_dealt() -> None:
    for word in WORDS:
        chapter = free(word)
        base = next(base for base in RULES.chapters if base.stages is chapter.stages)
        needed = goal_cards(base, CONTENT_DATA)
        for mixed, plan in zip(deals(chapter), deals(base), strict=True):
            assert len(mixed) == len(plan)
            assert wanted(mixed, needed) == wanted(plan, needed)


def wanted(deal: Sequence[int], needed: int) -> list[int]:
    return sorted(kind for kind in deal if needed >> kind & 1)


@pytest.mark.parametrize(("opened", "sea"), [(1, 1), (3, 1), (4, 4), (9, 7), (10, 10)])
def test_pirates_R11_a_daily_voyage_mixes_as_much_as_the_crew_has_opened(opened: int, sea: int) -> None:
    options: Options = {"level": "captain"}
    found = daily_options(options, opened, "2027-01-15")
    assert found == {"level": "captain", "chapter": "free", "open": sea, "word": "2027-01-15"}
    assert daily_options({"open": 1}, opened, "2027-01-15")["open"] == 1
    assert check_table(RULES, 4, found) is None


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({}, None),
        ({"chapter": "free", "open": 7, "level": "captain"}, None),
        ({"chapter": "3"}, "refusal-pirates-daily-chapter"),
        ({"open": 3}, "refusal-pirates-daily-sea"),
    ],
)
def test_pirates_R11_a_daily_voyage_has_one_of_the_days_seas_and_no_chapter(options: Options, text: str | None) -> None:
    refusal = check_daily(options)
    assert (refusal and refusal.text, refusal and refusal.rule) == (text, text and "pirates.R11")


def test_pirates_R11_it_mixes() -> None:
    others = [word for word in WORDS if deals(free(word)) not in [deals(chapter) for chapter in RULES.chapters]]
    assert len(others) > len(WORDS) // 2


@pytest.mark.parametrize(
    "options", [{"word": "x" * 41}, {"word": "bell\a"}, {"word": "tab\tbed"}], ids=["long", "bell", "tab"]
)
def test_pirates_R11_a_word_can_be_printed_and_is_not_too_long(options: Options) -> None:
    refusal = check_table(RULES, 4, {"chapter": "free", **options})
    assert refusal is not None
    assert refusal.rule == "pirates.R11"


def test_pirates_R11_every_voyage_comes_to_an_end() -> None:
    for word in WORDS[:12]:
        options: Options = {"chapter": "free", "word": word}
        table = sailed(RULES, PiratesTempo(), 4, options, [AbleSailor(RULES)] * 4, word)
        assert table.match.is_over()
