"""Pumps, rule by rule: the tests that bear its ids."""

from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record import Undo
from small_games.pumps.game import PumpsRules
from small_games.pumps.nouns import FULL, PUMPS, SAND, VOYAGE, WAVE_EVERY, WAVES

RULES = PumpsRules()
WORK = RULES.actions[PUMPS]


def a_crew(players: int = 2) -> Match:
    match = start(RULES, players, {}, named_seed("crew"))
    assert isinstance(match, Match)
    match.state.water = 0
    return match


def refused(match: Match, seat: int, number: int, at: int) -> str:
    answer = match.submit(seat, RULES.actions[number], at)
    return answer.rule if isinstance(answer, Refusal) else ""


def test_pumps_P1_every_sailor_has_an_order() -> None:
    assert len(a_crew(3).state.orders) == 3


def test_pumps_P2_a_busy_timer_is_not_placed() -> None:
    match = a_crew()
    assert refused(match, 0, 1, 0) == ""
    assert refused(match, 0, 2, 5) == "pumps.P2"


def test_pumps_P3_one_timer_a_pump_the_lower_number_first() -> None:
    match = a_crew()
    assert refused(match, 0, 1, 0) == ""
    assert refused(match, 1, 1, 0) == "pumps.P3"


def test_pumps_P4_not_twice_in_a_row() -> None:
    match = a_crew()
    match.submit(0, RULES.actions[1], 0)
    match.submit(0, WORK, SAND)
    assert refused(match, 0, 1, SAND) == "pumps.P4"


def test_pumps_P5_sand_runs_ten_seconds() -> None:
    match = a_crew()
    match.submit(0, RULES.actions[1], 500)
    assert match.state.ends[0] == 500 + SAND


def test_pumps_P6_not_a_millisecond_early() -> None:
    match = a_crew()
    assert refused(match, 0, PUMPS, 0) == "pumps.P6"
    match.submit(0, RULES.actions[1], 0)
    assert refused(match, 0, PUMPS, SAND - 1) == "pumps.P6"
    assert refused(match, 0, PUMPS, SAND) == ""


def test_pumps_P7_the_own_pump_gives_two() -> None:
    for order, amount in ((1, 2), (0, 1)):
        match = a_crew()
        match.state.orders[0] = order
        match.state.water = 5
        match.submit(0, RULES.actions[1], 0)
        match.submit(0, WORK, SAND)
        assert match.state.water == 5 - amount


def test_pumps_P8_a_wave_every_fifteen_seconds() -> None:
    match = a_crew()
    match.look(WAVE_EVERY - 1)
    assert len(match.lines) == 1
    match.look(WAVE_EVERY)
    assert match.state.water in WAVES
    assert match.lines[-1].at == WAVE_EVERY
    assert match.state.next_wave == 2 * WAVE_EVERY


def test_pumps_P9_a_full_hold_sinks() -> None:
    match = a_crew()
    match.state.water = FULL + 10
    match.look(WAVE_EVERY)
    outcome = RULES.outcome(match.state)
    assert outcome is not None
    assert outcome.ended_by == "pumps.P9"


def saved() -> Match:
    match = a_crew()
    while not match.is_over() and match.now() <= VOYAGE:
        match.state.water = 0
        match.look(RULES.next_deadline(match.state) or 0)
    return match


def test_pumps_P10_the_harbour_after_ninety_seconds() -> None:
    match = saved()
    assert match.now() == VOYAGE
    outcome = RULES.outcome(match.state)
    assert outcome is not None
    assert outcome.ended_by == "pumps.P10"


def test_pumps_P11_all_win_or_none() -> None:
    outcome = RULES.outcome(saved().state)
    assert outcome is not None
    assert outcome.winners == [0, 1]


def test_pumps_P12_nothing_is_taken_back() -> None:
    match = a_crew()
    match.submit(0, RULES.actions[1], 0)
    answer = match.submit(0, Undo(0), 0)
    assert isinstance(answer, Refusal)
    assert answer.rule == "pumps.P12"
