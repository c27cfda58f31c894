"""The printed rulebooks' own examples, played."""

from corto.deeds import do, draw, hit, hit_train, kill, mark, move, names_of, offered, place, play
from corto.tables import GREEN, RED, YELLOW, at, counted, gold, hand, pile, public, sealed, table, waits_for, won
from saltsea.games.corto.engine.state import CortoState


def worked_turn() -> CortoState:
    # 1   2     3     4     5     6     7     8
    # A   .     .     A6    .     .     .     .      the one above has no marker to protect it
    # B   .     B1 r  [1]   .     .     .     B6 g   green's marker is far away
    # C   .     .     .     .     .     .     .
    # E   .     .     train .     .     .     .      the train stands in the same column
    board = {"a4": "A6", "b3": "B1 r", "b8": "B6 g"}
    return table(board, players=3, strips="ABCE", hands=["B2 A12 E13"], train="d4")


def test_corto_T1_example_of_a_game_turn() -> None:
    state = worked_turn()
    # 1 and 2: red plays a character with a white border and places a marker on it.
    do(state, play("B2"), place("b4"))
    assert at(state, "b4") == "B2 r"
    # 3: as it has a white border, it adds a marker to an adjacent character.
    do(state, mark("b3"))
    assert at(state, "b3") == "B1 rr"
    # 4: a knife eliminates the character above, which had no marker.
    do(state, play("A12"), kill("a4"))
    assert (at(state, "a4"), sealed(state, RED)) == ("", "A6")
    # 5 to 7: a double cannon takes a marker at a distance, and attacks the train.
    do(state, play("E13"), hit("b8", GREEN), hit_train(8))
    assert at(state, "b8") == "B6"
    assert list(state.stock) == [10, 13, 13]
    assert won(state, RED, "carriages") == 1 << 8
    assert pile(state) == "A12 E13"
    # Red ends the turn by drawing two cards.
    do(state, draw("C2"), draw("C3"))
    assert hand(state, RED) == "C2 C3"
    assert (state.turn, waits_for(state)) == (GREEN, "main")


def test_corto_L2_example_only_the_cannon_reaches_that_far() -> None:
    state = worked_turn()
    do(state, play("B2"), place("b4"), mark("b3"), play("A12"))
    assert offered(state, "Hit") == ["b3 r"]
    assert offered(state, "Kill") == ["a4"]
    assert offered(state, "HitTrain") == []


def corto_example() -> CortoState:
    # 1   2     3     4      5       6     7     8
    # A   .     .     .      .       .     .     .
    # B   Corto B1 g  [1]    B2 gyy  B6 g  .     .      (a) b3 and (b) b5 are friends with a majority
    # E   .     .     train  E1 gy   .     .     .      (c) c5 is a friend with a tie
    # C   .     .     .      .       .     .     .
    board = {"b3": "B1 g", "b5": "B2 gyy", "c5": "E1 gy", "b6": "B6 g"}
    return table(
        board, players=3, strips="ABEC", hands=["", "A18 A12"], turn=GREEN, corto="b2", train="c4", pile="C12", tiles=""
    )


def test_corto_F3_example_of_corto() -> None:
    state = corto_example()
    # 1: green moves Corto two steps; (a) earns green one gold, (b) yellow one, (c) nothing.
    events = do(state, play("A18"), move("b4"))
    assert names_of(events).count("FriendPaid") == 2
    assert (sealed(state, GREEN), sealed(state, YELLOW), sealed(state, RED)) == ("A18", "C12", "")
    # 2: two markers on the same card take the majority there, and form a larger group.
    before = gold(state, GREEN)
    do(state, mark("b5"), mark("b5"))
    assert at(state, "b5") == "B2 gggyy"
    assert gold(state, GREEN) == before + 2 * 2
    # 3: a black object attacks the train.
    do(state, play("A12"), hit_train(3))
    assert public(state).players[GREEN].carriages == [3]


def count_example() -> CortoState:
    # 1   2    3      4    5    6    7      8
    # B   a g  b ggr  .    .    f g  g ggr  .       a to e are the largest group, f and g another
    # D   .    c g    d g  .    .    .      h g
    # E   k g  .      e g  .    .    j g    i gr    green fails on i, so h, i, j and k are not connected
    board = {
        "a2": "B1 g", "a3": "B2 ggr", "b3": "D1 g", "b4": "D2 g", "c4": "E1 g",  # a to e
        "a6": "B3 g", "a7": "B4 ggr",  # f and g
        "b8": "D3 g", "c8": "E2 gr", "c7": "E3 g", "c2": "E4 g",  # h to k
    }  # fmt: skip
    return table(
        board,
        strips="BDE",
        sealed=["", "B12 B13 D12 D13 E12"],
        aces=GREEN,
        won=[{}, {"carriages": 0b000100000}],
    )


def test_corto_V6_example_of_a_treasure_count() -> None:
    state = count_example()
    assert gold(state, GREEN) == 10 + 2 + 5 + 7 == 24
    assert counted(state).winners == [GREEN]
