"""The rules of the table itself, whatever is played on it."""

from typing import Any

import pytest

from saltsea.bots.random_bot import RandomBot
from saltsea.kernel.chance import Chance, named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start, undo_lines
from saltsea.kernel.nouns import Event, Refusal, refuse
from saltsea.kernel.options import Option, Options, check_options, filled_in
from saltsea.kernel.record import Undo, state_hash
from saltsea.kernel.record_file import BadRecordError, write
from saltsea.kernel.replay import verify
from saltsea.kernel.seat import TABLE, WATCHER, Millis
from saltsea.research.simulate import BotTable, played
from small_games.pumps import sand
from small_games.pumps.game import PumpsRules
from small_games.pumps.nouns import WAVE_EVERY, PumpsState, WaveSeen
from small_games.shells.game import ShellsRules
from small_games.shells.nouns import PLAY, Play

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
    assert undo_lines(match, 0) == []


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
        table.ask_all_seats()
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


def test_table_T5_true_and_fractions_are_not_the_numbers_they_equal() -> None:
    declared = [Option("length", 8, [1, 8]), Option("strips", "random", [])]
    odd: list[Any] = [{"length": True}, {"length": 8.0}, {"strips": 2.5}, {"strips": None}, {"strips": False}]
    for chosen in odd:
        refusal = check_options(declared, chosen)
        assert refusal is not None
        assert refusal.rule == "table.T5"
    assert check_options(declared, {"length": 8, "strips": "EFC"}) is None


@pytest.mark.parametrize("seat", [-1, 2, 7, TABLE, WATCHER, 1 << 70])
def test_table_T7_only_those_who_sit_at_the_table_act(seat: int) -> None:
    for match in (a_match(), a_crew()):
        for action in (match.rules.vocabulary.actions[0], Undo(0)):
            answer = match.submit(seat, action, 0)
            assert isinstance(answer, Refusal)
            assert (answer.rule, answer.details) == ("table.T7", {"seat": seat})
        assert undo_lines(match, seat) == []
        assert len(match.lines) == 1


def test_table_T7_every_player_has_a_seat() -> None:
    match = a_crew(players=3)
    for seat in range(3):
        assert match.submit(seat, match.rules.vocabulary.actions[seat], 0) == seat + 1


def test_seat_and_time_are_whole_numbers_in_either_engine() -> None:
    match = a_crew()
    place = match.rules.vocabulary.actions[0]
    odd: Any = 5.0
    for seat, at in ((0, odd), (odd, 0)):
        with pytest.raises(TypeError):
            match.submit(seat, place, at)
    match.submit(True, place, True)
    assert b'"at":1,"seat":1,' in write(match.rules, match.record())


def a_crew(players: int = 2) -> Match:
    match = start(PumpsRules(), players, {}, named_seed("crew"))
    assert isinstance(match, Match)
    return match


class EvenShells(ShellsRules):
    """Shells in which an option decides how many may sit down."""

    def __init__(self) -> None:
        super().__init__()
        self.options = [Option("teams", "off", ["off", "on"])]
        self.asked: list[tuple[int, Options]] = []

    def check_table(self, players: int, options: Options) -> Refusal | None:
        self.asked.append((players, options))
        return refuse("shells.S1", "refusal-shells-turn") if options["teams"] == "on" and players % 2 else None


def test_a_game_may_refuse_a_table_and_is_asked_with_every_option_filled_in() -> None:
    rules = EvenShells()
    assert isinstance(start(rules, 3, {}, named_seed("x")), Match)
    assert isinstance(start(rules, 4, {"teams": "on"}, named_seed("x")), Match)
    answer = start(rules, 3, {"teams": "on"}, named_seed("x"))
    assert isinstance(answer, Refusal)
    assert answer.rule == "shells.S1"
    assert rules.asked == [(3, {"teams": "off"}), (4, {"teams": "on"}), (3, {"teams": "on"})]


def test_a_game_is_not_asked_about_options_that_do_not_exist() -> None:
    rules = EvenShells()
    for players, options in ((5, {}), (3, {"teams": "maybe"}), (3, {"team": "on"})):
        assert isinstance(start(rules, players, dict(options), named_seed("x")), Refusal)
    assert rules.asked == []


def test_a_record_of_a_table_that_its_game_refuses_does_not_verify() -> None:
    rules = EvenShells()
    match = start(rules, 3, {}, named_seed("x"))
    assert isinstance(match, Match)
    match.header.options["teams"] = "on"
    with pytest.raises(BadRecordError, match=r"line 1: rule shells\.S1 forbids such a table"):
        verify(rules, match.record(), lambda _: None)


def test_an_option_that_is_younger_than_the_record_has_its_default() -> None:
    match = a_match()
    assert match.header.options == {}
    verify(EvenShells(), match.record(), lambda _: None)


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
    """A time before the last line is a mistake of the caller; it is found before anything changes."""
    match = about_to_draw()
    before = state_hash(RULES, match.state)
    seat = match.state.turn
    with pytest.raises(ValueError, match="before the last"):
        match.submit(seat, RULES.legal(match.state, seat)[0], 999)
    with pytest.raises(ValueError, match="before the last"):
        match.look(999)
    assert state_hash(RULES, match.state) == before == match.lines[-1].hash
    BotTable(match, [RandomBot()] * 2, dice_for("on")).play()
    verify(RULES, match.record(), lambda _: None)


def about_to_draw() -> Match:
    """A match at a second whose next step takes a trick, after which cards are drawn."""
    match = a_match()
    while not match.state.trick or match.state.phase != PLAY:
        seat = match.state.turn
        match.submit(seat, RULES.legal(match.state, seat)[-1], 1000)
    return match


def test_a_command_sent_twice_is_stamped_like_any_other() -> None:
    match = a_match()
    seat = match.state.turn
    match.submit(seat, RULES.legal(match.state, seat)[0], 1000, "token")
    with pytest.raises(ValueError, match="before the last"):
        match.submit(seat, RULES.plays[0], 999, "token")


class StoppedClock(PumpsRules):
    """Pumps in which the first wave is due for ever."""

    def next_deadline(self, state: PumpsState) -> Millis | None:
        return WAVE_EVERY

    def time_up(self, state: PumpsState, at: Millis) -> Event:
        return WaveSeen(at - WAVE_EVERY)

    def chance(self, state: PumpsState) -> Chance | None:
        return sand.secret_orders(state)


class BackwardClock(StoppedClock):
    """Pumps in which a deadline lies before the last."""

    def next_deadline(self, state: PumpsState) -> Millis | None:
        return WAVE_EVERY - state.next_wave + WAVE_EVERY

    def time_up(self, state: PumpsState, at: Millis) -> Event:
        return WaveSeen(state.next_wave - WAVE_EVERY + 1)


def test_a_deadline_that_does_not_advance_is_an_error_and_no_endless_loop() -> None:
    match = start(StoppedClock(), 2, {}, named_seed("stopped"))
    assert isinstance(match, Match)
    match.hashing = False
    with pytest.raises(RuntimeError, match="pumps: time stands still at 15000 ms"):
        match.look(WAVE_EVERY)


def test_a_deadline_before_the_last_line_is_an_error() -> None:
    match = start(BackwardClock(), 2, {}, named_seed("backward"))
    assert isinstance(match, Match)
    with pytest.raises(ValueError, match="comes before the last"):
        match.look(WAVE_EVERY)
    assert [line.at for line in match.lines] == [0, WAVE_EVERY]
