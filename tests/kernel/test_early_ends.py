"""The rules of records about ending a game early and taking back by consent: T28 to T30."""

import pytest

from saltsea.bots.random_bot import RandomBot
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, resume, start, take_back_line, undo_lines
from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.record import Abandon, Record, Resign, TakeBack
from saltsea.kernel.record_file import BadRecordError, read, read_parts, write
from saltsea.kernel.replay import verify
from saltsea.kernel.seat import members
from small_games.pumps.game import PumpsRules
from small_games.shells.game import ShellsRules

SHELLS = ShellsRules()
PUMPS = PumpsRules()


def shells(players: int = 2, steps: int = 6) -> Match:
    match = start(SHELLS, players, {}, named_seed("early"))
    assert isinstance(match, Match)
    bot = RandomBot()
    for step in range(steps):
        seat = members(match.waiting_on())[0]
        action = bot.choose(SHELLS.observe(match.state, seat), dice_for(f"early {step}"))
        assert action is not None
        assert not isinstance(match.submit(seat, action, 10 * step), Refusal)
    return match


def rule_against(match: Match, seat: int, action: Action) -> str:
    answer = match.submit(seat, action, match.now())
    return answer.rule if isinstance(answer, Refusal) else ""


def read_again(match: Match) -> Record:
    record = read(SHELLS, read_parts(write(SHELLS, match.record())))
    verify(SHELLS, record, lambda _: None)
    return record


def test_table_T28_of_two_rivals_the_other_one_wins() -> None:
    match = shells()
    assert rule_against(match, 1, Resign()) == ""
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.ended_by, outcome.winners) == ("table.T28", [0])
    assert outcome.scores == SHELLS.standing(match.state).scores
    assert match.is_over()
    assert match.waiting_on() == 0
    assert undo_lines(match, 0) == []
    assert rule_against(match, 0, Resign()) == "table.T1"


@pytest.mark.parametrize("players", [3, 4])
def test_table_T28_not_with_more_than_two(players: int) -> None:
    assert rule_against(shells(players), 0, Resign()) == "table.T28"


def test_table_T28_nobody_resigns_from_a_crew() -> None:
    match = start(PUMPS, 2, {}, named_seed("crew"))
    assert isinstance(match, Match)
    assert rule_against(match, 0, Resign()) == "table.T28"
    assert rule_against(match, 0, Abandon()) == ""


def test_table_T28_the_record_of_a_resigned_game_is_verified_and_shows_its_seed() -> None:
    match = shells()
    match.submit(0, Resign(), match.now())
    record = read_again(match)
    assert record.header.seed == match.seed
    assert isinstance(record.lines[-1].action, Resign)
    assert b'"do":{"kind":"Resign"}' in write(SHELLS, record)
    again = resume(SHELLS, record, bytes.fromhex(match.seed))
    assert again.is_over()


def test_table_T28_a_forged_winner_of_a_resigned_game_is_found() -> None:
    match = shells()
    match.submit(0, Resign(), match.now())
    record = match.record()
    assert record.outcome is not None
    record.outcome.winners = [0]
    with pytest.raises(BadRecordError, match="the end says"):
        verify(SHELLS, record, lambda _: None)


def test_table_T29_an_abandoned_game_has_no_winner() -> None:
    match = shells(3)
    assert rule_against(match, 2, Abandon()) == ""
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.ended_by, outcome.winners) == ("table.T29", [])
    assert rule_against(match, 0, Abandon()) == "table.T1"
    read_again(match)


def test_table_T30_back_to_the_beginning_of_the_last_turn_and_no_further() -> None:
    match = shells()
    for seat in (0, 1):
        to = take_back_line(match, seat)
        assert to is not None
        assert {rule_against(match, seat, TakeBack(line)) for line in range(len(match.lines)) if line != to} == {
            "table.T30"
        }
    last = match.lines[-1].seat
    other = take_back_line(match, 1 - last)
    assert other is not None
    assert rule_against(match, 1 - last, TakeBack(other)) == ""
    assert SHELLS.snapshot(match.state) == SHELLS.snapshot(match.after(other))
    assert members(match.waiting_on()) == [1 - last]
    read_again_unfinished(match)


def read_again_unfinished(match: Match) -> None:
    record = read(SHELLS, read_parts(write(SHELLS, match.record())))
    assert isinstance(record.lines[-1].action, TakeBack)
    verify(SHELLS, record, lambda _: None)


def test_table_T30_who_has_not_acted_has_nothing_to_take_back() -> None:
    match = shells(steps=0)
    assert take_back_line(match, 0) is None
    assert rule_against(match, 0, TakeBack(0)) == "table.T30"


def test_table_T30_nothing_is_taken_back_in_a_crew() -> None:
    match = start(PUMPS, 2, {}, named_seed("crew"))
    assert isinstance(match, Match)
    match.submit(0, PUMPS.actions[0], 0)
    assert rule_against(match, 0, TakeBack(0)) == "table.T30"


def test_table_T30_what_chance_decides_is_drawn_anew() -> None:
    """After a take-back over a chance the dealer goes on: the record names each question, and verifies."""
    match = shells(steps=20)
    chances = [line for line in match.lines[1:] if line.answers]
    assert chances, "this game asks chance between its turns"
    seat = match.lines[-1].seat
    to = take_back_line(match, seat)
    assert to is not None
    match.submit(seat, TakeBack(to), match.now())
    read_again_unfinished(match)
