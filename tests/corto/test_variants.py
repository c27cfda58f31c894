"""The table's options: partners, slow start, open scores, compensation, and what is on if the host says nothing."""

import pytest

from corto.deeds import END, SKIP, allowed, discard, do, hit, kill, offered, place, play, refused, send_home
from corto.tables import BLACK, CROW, GREEN, RED, RULES, YELLOW, at, counted, guards, public, sealed, table, won
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.rules.count import count
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, check_new_table, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.replay import verify
from saltsea.kernel.seat import WATCHER

PARTNERS: Options = {"partners": "on"}
SLOW: Options = {"slow_start": "on"}
FAIR: Options = {"compensation": "on"}
OPEN: Options = {"open_scores": "on"}


def test_what_is_on_unless_the_host_says_otherwise() -> None:
    defaults = {option.name: option.default for option in RULES.options}
    assert defaults == {
        "strips": "random",
        "order": "random",
        "length": 8,
        "black_border": "french",
        "figurines": "must",
        "undo": "on",
        "partners": "off",
        "slow_start": "off",
        "compensation": "off",
        "open_scores": "off",
    }


# --- P1: partners ---


@pytest.mark.parametrize("players", [2, 3])
def test_corto_P1_partners_need_four(players: int) -> None:
    answer = start(RULES, players, PARTNERS, named_seed("sit"))
    assert isinstance(answer, Refusal)
    assert answer.rule == "corto.P1"


def test_corto_P1_four_may() -> None:
    assert isinstance(start(RULES, 4, PARTNERS, named_seed("sit")), Match)


def test_corto_P1_those_who_sit_opposite_add_their_gold() -> None:
    sealed_cards = ["A2", "A3 A4", "A5 A6 A7", "A8"]
    state = table({"c5": "C1"}, players=4, sealed=sealed_cards, options=PARTNERS)
    outcome = counted(state)
    assert outcome.scores == [4, 3, 4, 3]
    assert outcome.winners == [RED, YELLOW]
    alone = counted(table({"c5": "C1"}, players=4, sealed=sealed_cards))
    assert (alone.scores, alone.winners) == ([1, 2, 3, 1], [YELLOW])


def test_corto_P1_they_add_gold_and_not_groups() -> None:
    # Red and yellow side by side: no group of two.
    state = table({"b4": "B1 r", "b5": "B2 y"}, players=4, options=PARTNERS)
    assert counted(state).scores == [0, 0, 0, 0]


def test_corto_P1_and_their_stocks_for_ties() -> None:
    # Red has fewer in stock than green, but yellow more than black.
    board = {"a2": "A1 rr", "c2": "C1 ggkk"}
    state = table(board, players=4, sealed=["A2", "A3", "", ""], options=PARTNERS)
    assert counted(state).winners == [RED, YELLOW]


def test_corto_P1_a_full_tie_is_shared_by_all() -> None:
    state = table({"a2": "A1 rg"}, players=4, sealed=["A2", "", "", "A3"], options=PARTNERS)
    assert counted(state).winners == [RED, GREEN, YELLOW, BLACK]


def test_corto_P1_for_card_effects_a_partner_is_an_opponent() -> None:
    # The crow, the English border, the guard and the leopards treat yellow like anybody else.
    state = table({"c2": "C1 y"}, players=4, hands=["C6"], options=PARTNERS)
    do(state, play("C6"), place("c3", CROW), send_home("c2", YELLOW))
    assert at(state, "c2") == "C1"
    english: Options = {**PARTNERS, "black_border": "english"}
    state = table({"b2": "B1 yr"}, players=4, hands=["B6"], options=english)
    do(state, play("B6"), place("b3"))
    assert offered(state, "Hit") == ["b2 y"]
    state = table({"b2": "B1 yy"}, players=4, hands=["B6"], guards=[(YELLOW, "C17")], options=PARTNERS)
    do(state, play("B6"), place("b3"), hit("b2", YELLOW))
    assert (at(state, "b2"), guards(state, YELLOW)) == ("B1 yy", "")


def test_corto_P1_the_leopards_know_no_partners() -> None:
    state = table({"d2": "D1 y", "b2": "B1"}, players=4, hands=["B6"], options=PARTNERS)
    do(state, play("B6"), place("b3"), kill("b2"))
    assert won(state, YELLOW, "leopards") == 1


def test_corto_P1_a_tie_of_partners_controls_nothing() -> None:
    state = table({"b4": "B1 ry", "b5": "B2 r"}, players=4, options=PARTNERS)
    assert counted(state).scores == [0, 0, 0, 0]


# --- P2: slow start ---


def first_turn(players: int, options: Options, turns: int = 0) -> CortoState:
    return table({"b2": "B1"}, players=players, hands=["B2 B3 B6 B7"], options=options, facts={"turns": turns})


def two_played(state: CortoState) -> CortoState:
    do(state, play("B2"), place("b3"), SKIP, play("B3"), place("b4"), SKIP)
    return state


def test_corto_P2_with_four_two_cards_are_the_most_in_the_first_turn() -> None:
    state = two_played(first_turn(4, SLOW))
    assert refused(state, play("B6")) == "P2"
    assert offered(state, "Play") == []
    assert offered(state, "Draw") == ["A", "B", "C", "D"]


def test_corto_P2_one_is_still_one() -> None:
    state = first_turn(4, SLOW)
    do(state, play("B2"), place("b3"), SKIP)
    assert allowed(state, play("B3"))


def test_corto_P2_only_in_the_games_first_turn() -> None:
    for turns in (1, 4):
        assert allowed(two_played(first_turn(4, SLOW, turns)), play("B6"))


@pytest.mark.parametrize("players", [2, 3])
def test_corto_P2_only_with_four(players: int) -> None:
    assert allowed(two_played(first_turn(players, SLOW)), play("B6"))


def test_corto_P2_only_where_the_table_wants_it() -> None:
    assert allowed(two_played(first_turn(4, {})), play("B6"))


def test_corto_P2_discarding_is_not_limited() -> None:
    state = first_turn(4, SLOW)
    do(state, discard("B2"), discard("B3"), discard("B6"), discard("B7"))
    assert offered(state, "Draw") == ["A", "B", "C", "D"]


def test_corto_P2_the_second_player_plays_four() -> None:
    hands = ["B2 B3 B6 B7", "C2 C3 C6 C7"]
    state = table({"b2": "B1", "c2": "C1"}, players=4, hands=hands, options=SLOW, facts={"turns": 0}, tiles="")
    do(state, END)
    for number, name in enumerate(["C2", "C3", "C6", "C7"], 3):
        do(state, play(name), place(f"c{number}"), SKIP)
    assert state.plays == 4


@pytest.mark.parametrize("players", [2, 3])
def test_corto_P2_a_new_table_without_four_is_refused_a_slow_start(players: int) -> None:
    refusal = check_new_table(RULES, players, SLOW)
    assert refusal is not None
    assert (refusal.rule, refusal.text) == ("corto.P2", "refusal-corto-slow-start")
    assert check_new_table(RULES, 4, SLOW) is None


@pytest.mark.parametrize("players", [3, 4])
def test_corto_P4_a_new_table_without_two_is_refused_a_compensation(players: int) -> None:
    refusal = check_new_table(RULES, players, FAIR)
    assert refusal is not None
    assert (refusal.rule, refusal.text) == ("corto.P4", "refusal-corto-compensation")
    assert check_new_table(RULES, 2, FAIR) is None


def test_a_record_that_was_played_with_an_idle_option_stays_valid() -> None:
    match = start(RULES, 2, SLOW, named_seed("idle"))
    assert isinstance(match, Match)
    verify(RULES, match.record(), lambda line: None)


# --- P3: open scores ---


def test_corto_P3_the_running_count_is_shown_to_all() -> None:
    state = table({"b4": "B1 g", "b5": "B2 g"}, sealed=["A2", ""], options=OPEN)
    for seat in (RED, GREEN, WATCHER):
        assert public(state, seat).scores == [1, 4]


def test_corto_P3_off_unless_the_table_wants_it() -> None:
    state = table({"b4": "B1 g", "b5": "B2 g"}, sealed=["A2", ""])
    for seat in (RED, GREEN, WATCHER):
        assert public(state, seat).scores == []


def test_corto_P3_at_the_end_everybody_sees_it() -> None:
    board = {f"a{number}": f"A{number}" for number in range(2, 9)}
    board |= {f"b{number}": f"B{number - 1}" for number in range(2, 8)}
    state = table(board, hands=["B7"], vessel="", sealed=["C2", ""])
    do(state, play("B7"), place("b8"), SKIP, END)
    assert public(state, GREEN).scores == [1, 0]
    assert sealed(state, RED) == "C2"


def test_corto_P3_it_runs() -> None:
    state = table({"b2": "B1 r"}, hands=["B2"], options=OPEN)
    assert public(state).scores == [0, 0]
    do(state, play("B2"), place("b3"), SKIP)
    assert public(state).scores == [4, 0]


# --- P4: compensation ---


def gold(players: int, options: Options, first: int = 0) -> list[int]:
    state = table({}, players=players, options=options, facts={"first": first})
    return counted(state).scores


def test_corto_P4_the_player_who_does_not_begin_counts_two_gold_more() -> None:
    assert gold(2, FAIR) == [0, 2]
    assert gold(2, FAIR, first=1) == [2, 0]


def test_corto_P4_it_is_a_line_of_the_count() -> None:
    state = table({}, options=FAIR)
    assert [(line.source, line.gold) for line in count(state, 1)] == [("corto.P4", 2)]


@pytest.mark.parametrize("players", [3, 4])
def test_corto_P4_only_with_two(players: int) -> None:
    assert gold(players, FAIR) == [0] * players


def test_corto_P4_only_where_the_table_wants_it() -> None:
    assert gold(2, {}) == [0, 0]
