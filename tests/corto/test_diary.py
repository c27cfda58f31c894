"""The diary of daily deals: streaks, what a finished deal leaves in it, and two diaries of one player."""

import msgspec
import pytest

from corto.tables import RULES
from saltsea.games.corto.daily.deal import OPPONENT, PERSON, RIVAL, daily_match
from saltsea.games.corto.daily.diary import (
    MOST_DAYS,
    DealNote,
    Diary,
    PuzzleNote,
    finished_note,
    leads_of,
    longest_streak,
    read_diary,
    streak,
)
from saltsea.games.corto.rules.count import total
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Refusal

DAYS = ["2026-11-12", "2026-11-14", "2026-11-15", "2026-11-16"]


@pytest.mark.parametrize(
    ("today", "length"), [("2026-11-16", 3), ("2026-11-17", 3), ("2026-11-18", 0), ("2026-11-13", 1), ("2026-11-12", 1)]
)
def test_a_streak_goes_up_to_today_or_while_today_is_to_be_played_up_to_yesterday(today: str, length: int) -> None:
    assert streak([day for day in DAYS if day <= today], today) == length


def test_the_longest_streak_is_over_months_and_years() -> None:
    assert longest_streak(DAYS) == 3
    assert longest_streak([]) == 0
    assert longest_streak(["2026-12-31", "2027-01-01", "2027-02-28", "2027-03-01", "2027-03-02"]) == 3


def played() -> Match:
    """The deal of a day, played to its end by chance."""
    match = daily_match(RULES, "2026-11-16")
    while not match.is_over():
        seat = int(match.state.turn)
        action = dice_for(f"{len(match.lines)}").pick(RULES.legal(match.state, seat))
        assert not isinstance(match.submit(seat, action, 0), Refusal)
    return match


def test_a_finished_deal_is_noted_with_its_gold_and_how_it_went() -> None:
    match = played()
    note = finished_note("abc-0", match)
    gold = (total(match.state, PERSON), total(match.state, RIVAL))
    assert (note.game, note.over, note.gold) == ("abc-0", True, gold)
    assert note.leads[-1] == gold[0] - gold[1]
    assert len(note.leads) > 5
    assert note.leads == leads_of(match)


def test_a_diary_is_read_as_it_was_written_and_forgets_its_oldest_days() -> None:
    diary = Diary().with_deal("2026-11-16", DealNote("abc-0")).with_puzzle("2026-11-16", PuzzleNote(17, 20, 3))
    assert read_diary(msgspec.json.encode(diary)) == diary
    assert read_diary(None) == Diary()
    for number in range(MOST_DAYS + 5):
        diary = diary.with_deal(f"{3000 + number}-01-01", DealNote(str(number)))
    assert len(diary.deals) == MOST_DAYS
    assert "2026-11-16" not in diary.deals


def test_two_diaries_of_one_player_become_one() -> None:
    begun, over = DealNote("a-0"), DealNote("b-0", over=True, won=True, gold=(20, 10))
    other = DealNote("c-0", over=True, gold=(9, 10))
    account = Diary({"d1": begun, "d2": over}, {"d1": PuzzleNote(5, 9)})
    guest = Diary({"d1": other, "d2": other, "d3": begun}, {"d1": PuzzleNote(9, 9), "d2": PuzzleNote(1, 2)})
    merged = account.merged(guest)
    assert {day: note.game for day, note in merged.deals.items()} == {"d1": "c-0", "d2": "b-0", "d3": "a-0"}
    assert merged.puzzles == {"d1": PuzzleNote(9, 9), "d2": PuzzleNote(1, 2)}


@pytest.mark.parametrize(
    ("account", "guest", "merged"),
    [
        (PuzzleNote(19, 19), PuzzleNote(19, 19, peeked=True), PuzzleNote(19, 19)),
        (PuzzleNote(19, 19, peeked=True), PuzzleNote(19, 19), PuzzleNote(19, 19)),
        (PuzzleNote(17, 19), PuzzleNote(3, 19, peeked=True), PuzzleNote(17, 19, peeked=True)),
    ],
)
def test_a_puzzle_that_was_solved_stays_solved_when_diaries_merge(
    account: PuzzleNote, guest: PuzzleNote, merged: PuzzleNote
) -> None:
    """Of two with the same gold the guest's counted: who had only looked there had not solved it any more. And who has
    looked there knows the solution here, too."""
    assert Diary(puzzles={"d1": account}).merged(Diary(puzzles={"d1": guest})).puzzles == {"d1": merged}


def test_a_puzzle_is_solved_by_who_has_not_looked() -> None:
    assert PuzzleNote(9, 9).is_solved()
    assert not PuzzleNote(8, 9).is_solved()
    assert not PuzzleNote(9, 9, peeked=True).is_solved()
    assert OPPONENT == "greedy-1"
