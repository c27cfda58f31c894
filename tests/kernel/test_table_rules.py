"""The rules of the table itself, whatever is played on it."""

import pytest

from saltsea.bots.random_bot import RandomBot
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start, undo_targets
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Option, check_options, filled_in
from saltsea.kernel.record import Undo
from saltsea.research.simulate import BotTable, played
from small_games.shells.game import ShellsRules
from small_games.shells.nouns import Play

RULES = ShellsRules()


def a_match(name: str = "table", players: int = 2) -> Match:
    match = start(RULES, players, {}, named_seed(name))
    assert isinstance(match, Match)
    return match


def refused(match: Match, seat: int, to: int) -> str:
    answer = match.submit(seat, Undo(to), match.now())
    return answer.rule if isinstance(answer, Refusal) else ""


def test_table_T1_over_is_over() -> None:
    match = played(RULES, 2, {}, [RandomBot()] * 2, "over").match
    answer = match.submit(0, RULES.plays[0], match.now())
    assert isinstance(answer, Refusal)
    assert answer.rule == "table.T1"
    assert refused(match, 0, 1) == "table.T1"
    assert undo_targets(match, 0) == []


def test_table_T2_back_to_a_line_that_counts() -> None:
    match = a_match()
    assert refused(match, 0, 5) == "table.T2"
    assert refused(match, 0, 0) == "table.T2"
    assert refused(match, 0, -1) == "table.T2"


def test_table_T2_not_to_a_line_that_was_taken_back() -> None:
    match, seat = a_match_with_pearl()
    assert refused(match, seat, 0) == ""
    assert refused(match, seat, 1) == "table.T2"


def a_match_with_pearl() -> tuple[Match, int]:
    for number in range(200):
        match = a_match(f"pearl {number}")
        seat = match.state.turn
        for action in RULES.legal(match.state, seat):
            if isinstance(action, Play) and action.card % 6 == 0:
                match.submit(seat, action, 0)
                return match, seat
    raise AssertionError("no pearl in two hundred deals")


def test_table_T3_only_your_own_steps() -> None:
    match, seat = a_match_with_pearl()
    assert refused(match, 1 - seat, 0) == "table.T3"


def test_table_T4_seen_is_seen() -> None:
    match = a_match()
    table = BotTable(match, [RandomBot()] * 2, dice_for("seen"))
    while match.state.tricks == 0:
        table.anybody_acts()
    taker = match.lines[-1].seat
    assert match.lines[-1].answers
    assert refused(match, taker, match.lines[-2].number) == "table.T4"


def test_table_T5_options_must_be_known() -> None:
    declared = [Option("length", 8, [6, 7, 8, 9]), Option("undo", "on", ["on", "off"])]
    assert check_options(declared, {"length": 6}) is None
    wrong: list[dict[str, str | int]] = [{"lenght": 6}, {"length": 10}, {"undo": "maybe"}]
    for chosen in wrong:
        refusal = check_options(declared, chosen)
        assert refusal is not None
        assert refusal.rule == "table.T5"
    assert filled_in(declared, {"length": 6}) == {"length": 6, "undo": "on"}


@pytest.mark.parametrize("players", [0, 1, 5, -3])
def test_table_T6_fewest_and_most_players(players: int) -> None:
    answer = start(RULES, players, {}, named_seed("x"))
    assert isinstance(answer, Refusal)
    assert answer.rule == "table.T6"


def test_a_command_sent_twice_is_done_once() -> None:
    match = a_match()
    seat = match.state.turn
    action = RULES.legal(match.state, seat)[0]
    assert match.submit(seat, action, 0, "token") == 1
    assert match.submit(seat, action, 0, "token") == 1
    assert len(match.lines) == 2


def test_a_refusal_changes_nothing() -> None:
    match = a_match()
    before = match.lines[-1].hash
    for seat in range(2):
        for action in RULES.vocabulary.actions:
            if match.check(seat, action, 0) is not None:
                assert isinstance(match.submit(seat, action, 0), Refusal)
    match.refold()
    assert len(match.lines) == 1
    assert match.lines[-1].hash == before


def test_time_never_runs_backwards() -> None:
    match = a_match()
    seat = match.state.turn
    match.submit(seat, RULES.legal(match.state, seat)[0], 1000)
    with pytest.raises(ValueError, match="before the last"):
        match.submit(match.state.turn, RULES.legal(match.state, match.state.turn)[0], 999)
