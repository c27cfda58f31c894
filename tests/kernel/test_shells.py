"""Shells, rule by rule: the tests that bear its ids."""

from saltsea.kernel.chance import QuickDealer, named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record import Undo
from saltsea.kernel.seat import Seat
from saltsea.kernel.step import Trace, settle
from small_games.shells.game import ShellsRules
from small_games.shells.nouns import ALL, BIT, DRAW, GIVE, HAND, OVER, PLAY, Give, Given, Play, Played, ShellsState

RULES = ShellsRules()


def a_table(*hands: list[int], trick: tuple[int, ...] = (), turn: Seat = 0) -> ShellsState:
    """A position in the middle of a trick; everything not in a hand was won by the last seat."""
    state = ShellsState(len(hands))
    state.phase = PLAY
    state.hands = [sum(BIT[card] for card in hand) for hand in hands]
    state.trick = list(trick)
    state.turn = turn
    state.leader = (turn - len(trick)) % len(hands)
    state.stock = 0
    state.won[-1] = ALL & ~sum(state.hands) & ~sum(BIT[card] for card in trick)
    return state


def play(state: ShellsState, seat: Seat, card: int) -> None:
    RULES.evolve(state, Played(seat, card))
    settle(RULES, state, QuickDealer(dice_for("test")), Trace())


def refused(state: ShellsState, seat: Seat, card: int) -> str:
    refusal = RULES.check(state, seat, RULES.plays[card], 0)
    return refusal.rule if refusal else ""


def dealt(players: int) -> Match:
    match = start(RULES, players, {}, named_seed("deal"))
    assert isinstance(match, Match)
    return match


def test_shells_S1_everybody_is_dealt_four() -> None:
    match = dealt(3)
    assert [hand.bit_count() for hand in match.state.hands] == [HAND] * 3
    assert match.state.phase == PLAY


def test_shells_S2_only_the_seat_on_turn_acts() -> None:
    assert refused(a_table([1], [2], turn=0), 1, 2) == "shells.S2"


def test_shells_S3_a_gift_comes_before_the_next_shell() -> None:
    state = a_table([6, 7], [8, 9])
    refusal = RULES.check(state, 0, RULES.gives[1], 0)
    assert refusal is not None
    assert refusal.rule == "shells.S3"


def test_shells_S4_you_play_what_you_hold() -> None:
    assert refused(a_table([1], [2]), 0, 3) == "shells.S4"


def test_shells_S5_the_colour_led_is_followed() -> None:
    state = a_table([1, 7], [2], trick=(8,))
    assert refused(state, 0, 1) == "shells.S5"
    assert refused(state, 0, 7) == ""


def test_shells_S5_a_player_who_cannot_follow_is_free() -> None:
    assert refused(a_table([1, 2], [3], trick=(8,)), 0, 1) == ""


def test_shells_S6_a_pearl_owes_a_gift() -> None:
    state = a_table([6, 7], [8, 9])
    play(state, 0, 6)
    assert state.phase == GIVE
    RULES.evolve(state, Given(0, 1))
    assert state.gifts == [0, 1]


def test_shells_S7_the_gift_goes_to_another_player() -> None:
    state = a_table([6, 7], [8, 9])
    play(state, 0, 6)
    assert [action for action in RULES.legal(state, 0) if isinstance(action, Give)] == [RULES.gives[1]]
    refusal = RULES.check(state, 0, RULES.gives[0], 0)
    assert refusal is not None
    assert refusal.rule == "shells.S7"


def test_shells_S8_the_highest_of_the_colour_led_takes() -> None:
    state = a_table([9, 1], [10, 2], [23, 3])
    for seat, card in ((0, 9), (1, 10), (2, 23)):
        play(state, seat, card)
    assert state.won[1] == BIT[9] | BIT[10] | BIT[23]
    assert state.turn == state.leader == 1


def test_shells_S9_everybody_draws_after_a_trick() -> None:
    state = a_table([9, 1], [10, 2])
    state.stock, state.won[1] = BIT[20] | BIT[21], state.won[1] & ~BIT[20] & ~BIT[21]
    play(state, 0, 9)
    play(state, 1, 10)
    assert [hand.bit_count() for hand in state.hands] == [2, 2]
    assert state.stock == 0


def test_shells_S9_no_player_draws_when_the_stock_is_too_small() -> None:
    state = a_table([9, 1], [10, 2])
    state.stock, state.won[1] = BIT[20], state.won[1] & ~BIT[20]
    play(state, 0, 9)
    play(state, 1, 10)
    assert [hand.bit_count() for hand in state.hands] == [1, 1]


def test_shells_S10_the_game_ends_with_the_last_shell() -> None:
    state = a_table([9], [10])
    play(state, 0, 9)
    assert state.phase not in (OVER, DRAW)
    play(state, 1, 10)
    assert state.phase == OVER


def test_shells_S11_shells_and_gifts_count() -> None:
    state = a_table([9], [10])
    state.gifts = [23, 1]
    play(state, 0, 9)
    play(state, 1, 10)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.scores == [23, 25]
    assert outcome.winners == [1]


def test_shells_S11_a_tie_is_shared() -> None:
    state = a_table([9], [10])
    state.gifts = [25, 1]
    play(state, 0, 9)
    play(state, 1, 10)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.winners == [0, 1]


def pearl_played() -> tuple[Match, Seat]:
    """A match in which a player has just played a pearl."""
    for number in range(200):
        match = start(RULES, 2, {}, named_seed(f"pearl {number}"))
        assert isinstance(match, Match)
        seat = match.state.turn
        pearls = [
            action for action in RULES.legal(match.state, seat) if isinstance(action, Play) and action.card % 6 == 0
        ]
        if pearls:
            assert match.submit(seat, pearls[0], 0) == 1
            return match, seat
    raise AssertionError("no pearl in two hundred deals")


def test_shells_S12_a_pearl_comes_back_while_its_gift_is_owed() -> None:
    match, seat = pearl_played()
    before = match.lines[0].hash
    assert match.submit(seat, Undo(0), 0) == 2
    assert match.lines[-1].hash == before


def test_shells_S12_not_once_it_is_given() -> None:
    match, seat = pearl_played()
    match.submit(seat, RULES.gives[1 - seat], 0)
    answer = match.submit(seat, Undo(0), 0)
    assert isinstance(answer, Refusal)
    assert answer.rule == "shells.S12"
