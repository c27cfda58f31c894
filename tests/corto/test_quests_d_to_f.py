"""The quests of the Ethiopians, of Siberia and of Samarkand."""

import pytest

from corto.deeds import (
    SKIP,
    allowed,
    could_come,
    do,
    hit,
    hit_train,
    kill,
    lift,
    move,
    names_of,
    offered,
    pick,
    place,
    play,
    refused,
    remove,
)
from corto.tables import (
    CARRIAGES,
    GREEN,
    RED,
    YELLOW,
    at,
    counted,
    gold,
    public,
    square_name,
    table,
    waits_for,
    won,
)
from saltsea.games.corto.engine.state import CortoState

# --- QD: the leopard-men ---

#  strips: a Ballad, b Ethiopians, c Siberia, d Samarkand


def hunting(players: int = 4, leopards: int = 6, marks: str = "gyk", *hands: str) -> CortoState:
    """Red is about to kill; these markers are on the leopards' strip."""
    board = {"b2": f"D1 {marks}", "a2": "A1", "d2": "F1"}
    return table(board, players=players, strips="ADEF", hands=hands or ["A6"], leopards=leopards, vessel="")


def leopards(state: CortoState) -> list[int]:
    return [won(state, seat, "leopards") for seat in range(state.players)]


def test_corto_QD_a_kill_wakes_them_for_every_other_player_on_this_strip() -> None:
    state = hunting()
    do(state, play("A6"), place("a3"), SKIP, kill("a2"))
    assert leopards(state) == [0, 1, 1, 1]
    assert state.leopards_left == 3


def test_corto_QD_one_each_however_many_markers() -> None:
    state = hunting(marks="ggggyr")
    do(state, play("A6"), place("a3"), SKIP, kill("a2"))
    assert leopards(state) == [0, 1, 1, 0]


def test_corto_QD_not_the_killer() -> None:
    state = hunting(marks="rrr")
    do(state, play("A6"), place("a3"), SKIP, kill("a2"))
    assert leopards(state) == [0, 0, 0, 0]
    assert state.leopards_left == 6


def test_corto_QD_markers_elsewhere_do_not_count() -> None:
    board = {"b2": "D1 g", "a2": "A1", "c2": "E1 y", "d2": "F1 k"}
    state = table(board, players=4, strips="ADEF", hands=["A6"])
    do(state, play("A6"), place("a3"), SKIP, kill("a2"))
    assert leopards(state) == [0, 1, 0, 0]


@pytest.mark.parametrize(
    ("left", "found"), [(0, [0, 0, 0, 0]), (1, [0, 0, 0, 1]), (2, [1, 0, 0, 1]), (3, [1, 1, 0, 1])]
)
def test_corto_QD_in_turn_order_after_the_killer_while_they_last(left: int, found: list[int]) -> None:
    board = {"b2": "D1 rgyk", "a2": "A1"}
    state = table(board, players=4, strips="ADEF", hands=["", "", "A6"], turn=YELLOW, leopards=left)
    do(state, play("A6"), place("a3"), SKIP, kill("a2"))
    assert leopards(state) == found


@pytest.mark.parametrize("marks", ["r", "g", "k", "rk", "gk", ""])
def test_corto_QD_no_other_character(marks: str) -> None:
    board = {"b2": f"D1 {marks}", "a2": "A1 rgk"}
    state = table(board | {"a3": "A2"}, players=4, strips="ADEF", hands=["", "", "A6"], turn=YELLOW)
    do(state, play("A6"), place("a4"), SKIP, kill("a3"))
    assert leopards(state) == [int(colour in marks) for colour in "rgyk"]


def test_corto_QD_by_a_border_an_object_or_rasputin() -> None:
    state = hunting(4, 6, "g", "A6 A13 A19")
    do(state, play("A6"), place("a3"), SKIP, kill("a2"))
    assert leopards(state) == [0, 1, 0, 0]
    do(state, play("A19"), move("d1"), remove("d2"))
    assert leopards(state) == [0, 2, 0, 0]
    state = table({"b4": "D1 g", "a2": "A1", "a4": "A2"}, strips="ADE", hands=["A3 A13"], vessel="")
    do(state, play("A3"), place("a3"), SKIP, SKIP, play("A13"), kill("a2"), kill("a4"))
    assert leopards(state) == [0, 2]


def test_corto_QD_a_marker_that_is_hit_wakes_no_character() -> None:
    board = {"b2": "D1 g", "a2": "A1 g"}
    state = table(board, strips="ADE", hands=["A6"])
    do(state, play("A6"), place("a3"), SKIP, hit("a2", GREEN))
    assert leopards(state) == [0, 0]


def test_corto_QD_looked_at_after_the_card_has_left() -> None:
    # Green's only marker on the strip goes home with the card that Rasputin removes.
    state = table({"b2": "D1 g", "a2": "A1 g"}, strips="ADE", hands=["D19"], rasputin="b1")
    do(state, play("D19"), move("b1"), remove("b2"))
    assert leopards(state) == [0, 0]
    state = table({"b2": "D1 gg", "b3": "D2 g"}, strips="ADE", hands=["D19"], rasputin="b1")
    do(state, play("D19"), move("b1"), remove("b2"))
    assert leopards(state) == [0, 1]


def test_corto_QD_the_victim_may_have_lain_on_the_strip_itself() -> None:
    state = table({"b2": "D1", "b4": "D2 g"}, strips="ADE", hands=["D6"])
    do(state, play("D6"), place("b3"), kill("b2"))
    assert leopards(state) == [0, 1]


def test_corto_QD_without_the_ethiopians_no_character_wakes() -> None:
    state = table({"a2": "A1", "b2": "B1 g"}, hands=["A6"])
    events = do(state, play("A6"), place("a3"), SKIP, kill("a2"))
    assert "LeopardsWoke" not in names_of(events)


@pytest.mark.parametrize(("number", "worth"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 5), (5, 5), (6, 5)])
def test_corto_QD_one_three_or_five_gold(number: int, worth: int) -> None:
    assert gold(table({"a2": "A1"}, strips="ADE", won=[{"leopards": number}]), RED) == worth


# --- QE: the train ---

SIBERIA = {"c2": "E1 g"}


def siberia(*hands: str, train: str = "c8", way: int = -1, board: dict[str, str] | None = None) -> CortoState:
    return table(board or SIBERIA, strips="ABE", hands=hands, train=train, vessel="", facts={"train_way": way})


def test_corto_QE_it_rolls_one_square_after_each_character_on_its_strip() -> None:
    state = siberia("E2 E3 E4")
    found = []
    for number, name in enumerate(["E2", "E3", "E4"], 3):
        do(state, play(name), place(f"c{number}"), SKIP)
        found.append(square_name(state.train))
    assert found == ["c7", "c6", "c5"]


@pytest.mark.parametrize(
    ("train", "way", "found"),
    [
        ("c4", -1, ["c3", "c2", "c3", "c4"]),
        ("c3", -1, ["c2", "c3", "c4", "c5"]),
        ("c6", 1, ["c7", "c8", "c7", "c6"]),
        ("c7", 1, ["c8", "c7", "c6", "c5"]),
    ],
)
def test_corto_QE_towards_square_2_and_back_towards_8(train: str, way: int, found: list[str]) -> None:
    state = siberia("E2 E3 E4 E10", train=train, way=way)
    seen = []
    for number, name in enumerate(["E2", "E3", "E4", "E10"], 3):
        do(state, play(name), place(f"c{number}"), SKIP)
        seen.append(square_name(state.train))
    assert seen == found


@pytest.mark.parametrize("length", [6, 7, 9])
def test_corto_QE_to_and_fro_on_a_strip_of_any_length(length: int) -> None:
    state = table(
        SIBERIA,
        strips="ABE",
        hands=["E2 E3"],
        options={"length": length},
        facts={"train_way": 1},
        train=f"c{length - 1}",
    )
    do(state, play("E2"), place("c3"), SKIP)
    assert square_name(state.train) == f"c{length}"
    do(state, play("E3"), place("c4"), SKIP)
    assert square_name(state.train) == f"c{length - 1}"


def test_corto_QE_it_rolls_before_the_character_acts() -> None:
    # From c5 it rolls to c4, which is beside c3: E6 can hit it. From c4 it was beside, and rolls to c3: also.
    for train, reached in (("c5", True), ("c6", False), ("c4", True), ("c3", True)):
        state = siberia("E6", train=train)
        do(state, play("E6"), place("c3"))
        assert allowed(state, hit_train()) == reached
    returning = siberia("E6", train="c4", way=1)
    do(returning, play("E6"), place("c3"))
    assert refused(returning, hit_train()) == "QE"


def test_corto_QE_it_rolls_when_the_character_has_its_marker() -> None:
    state = siberia("E6", train="c5", board={"c2": "E1 r6", "a7": "A1 r7"})
    do(state, play("E6"), place("c3"))
    assert square_name(state.train) == "c5"
    do(state, lift("a7"))
    assert square_name(state.train) == "c4"


def test_corto_QE_only_characters_on_this_strip_move_it() -> None:
    board = SIBERIA | {"a2": "A1", "b2": "B1"}
    state = siberia("B2 A18 A16", train="c5", board=board)
    do(state, play("B2"), place("b3"), SKIP, play("A18"), move("c1"), SKIP, play("A16"), pick("c2"), pick("a2"))
    assert square_name(state.train) == "c5"
    # E11 belongs to the Ballad too: there it moves nothing.
    state = siberia("E11", train="c5", board=board)
    do(state, play("E11"), place("a3"), SKIP, SKIP)
    assert square_name(state.train) == "c5"


@pytest.mark.parametrize(
    ("corto", "reached"),
    [
        ("c5", True),
        ("c4", True),
        ("c6", True),
        ("b5", True),
        ("b4", False),
        ("c3", False),
        ("a5", False),
        ("c7", False),
    ],
)
def test_corto_QE_it_is_hit_from_its_own_square_and_the_adjacent_ones(corto: str, reached: bool) -> None:  # noqa: FBT001
    state = table({}, strips="ABE", hands=["A18 A12"], train="c5", corto=corto)
    do(state, play("A18"), move(corto))
    assert allowed(state, play("A12")) == reached
    if reached:
        do(state, play("A12"))
        assert allowed(state, hit_train())


@pytest.mark.parametrize(
    ("corto", "reached"),
    [("c5", True), ("c8", True), ("c2", True), ("c1", True), ("a5", True), ("b5", True), ("a4", False), ("b8", False)],
)
def test_corto_QE_by_long_range_from_its_row_and_column(corto: str, reached: bool) -> None:  # noqa: FBT001
    state = table({}, strips="ABE", hands=["A18 E13"], train="c5", corto=corto)
    do(state, play("A18"), move(corto))
    assert allowed(state, play("E13")) == reached
    if reached:
        do(state, play("E13"))
        assert allowed(state, hit_train())


def test_corto_QE_wherever_siberias_strip_lies() -> None:
    state = table({"a2": "E1"}, strips="EAB", hands=["E6 E7"], train="a5", vessel="")
    do(state, play("E6"), place("a3"), hit_train(0))
    assert square_name(state.train) == "a4"
    state = table({}, strips="EAB", hands=["A18 E13"], train="a5", corto="a1")
    do(state, play("A18"), move("a1"), play("E13"), hit_train(0), hit_train(1))
    assert public(state).players[RED].carriages == [0, 1]


def test_corto_QE_out_of_reach_it_is_refused() -> None:
    state = siberia("E6", train="c8")
    do(state, play("E6"), place("c3"))
    assert refused(state, hit_train()) == "QE"


@pytest.mark.parametrize("carriage", range(9))
def test_corto_QE_a_hit_takes_the_top_carriage(carriage: int) -> None:
    state = siberia("E6", train="c5")
    do(state, play("E6"), place("c3"), hit_train(carriage))
    assert gold(state, RED) == CARRIAGES[carriage]
    assert public(state).players[RED].carriages == [carriage]
    assert len(public(state).carriages_left) == 8
    assert waits_for(state) == "main"


def test_corto_QE_five_of_one_three_of_two_one_of_three() -> None:
    state = table({}, strips="ABE", won=[{"carriages": 0b111111111}])
    assert gold(state, RED) == 5 * 1 + 3 * 2 + 3
    worth = [gold(table({}, strips="ABE", won=[{"carriages": 1 << number}]), RED) for number in range(9)]
    assert sorted(worth) == [1, 1, 1, 1, 1, 2, 2, 2, 3]


def test_corto_QE_twice_with_a_double_object() -> None:
    state = siberia("E2 A13", train="c5")
    do(state, play("E2"), place("c3"), SKIP, play("A13"), hit_train(8), hit_train(5))
    assert gold(state, RED) == 5
    assert waits_for(state) == "main"


def test_corto_QE_a_hit_of_each_kind_one_on_the_train_one_on_a_character() -> None:
    state = siberia("E2 A13", train="c5")
    do(state, play("E2"), place("c3"), SKIP, play("A13"), hit_train(0), hit("c2", GREEN))
    assert at(state, "c2") == "E1"


def test_corto_QE_white_does_not_hit_it() -> None:
    state = siberia("E2 A14", train="c5")
    do(state, play("E2"), place("c3"))
    assert refused(state, hit_train()) == "C5"
    do(state, SKIP, play("A14"))
    assert refused(state, hit_train()) == "O2"


def test_corto_QE_without_carriages_there_is_nothing_to_hit() -> None:
    state = table(SIBERIA, strips="ABE", hands=["E6 A13"], train="c5", carriages=[8])
    do(state, play("E6"), place("c3"), hit_train(8), play("A13"))
    assert refused(state, hit_train()) == "QE"
    assert offered(state, "Hit") == ["c2 g"]


def test_corto_QE_any_carriage_that_is_left_may_be_on_top() -> None:
    state = table(SIBERIA, strips="ABE", hands=["E2 A13"], train="c5", carriages=[0, 4, 5, 8], vessel="")
    do(state, play("E2"), place("c3"), SKIP, play("A13"))
    assert could_come(state, hit_train()) == [0, 4, 5, 8]
    do(state, hit_train(5))
    assert could_come(state, hit_train()) == [0, 4, 8]


def test_corto_QE_it_occupies_nothing() -> None:
    state = siberia("E6 E2", train="c3")
    do(state, play("E6"), place("c3"), SKIP)
    assert at(state, "c3") == "E6 r"
    # Nor is it a neighbour, nor does it fill a square.
    state = siberia("E6", train="c6")
    do(state, play("E6"))
    assert offered(state, "Place") == ["c3"]


def test_corto_QE_english_borders_hit_it_too() -> None:
    state = table({"c2": "E1 r"}, strips="ABE", hands=["E6"], train="c5", options={"black_border": "english"})
    do(state, play("E6"), place("c3"), hit_train(0))
    assert public(state).players[RED].carriages == [0]


def test_corto_QE_a_hit_on_the_train_kills_no_character() -> None:
    state = table({"c2": "E1", "b2": "D1 g"}, strips="ADE", hands=["E6"], train="c5")
    events = do(state, play("E6"), place("c3"), hit_train(0))
    assert "LeopardsWoke" not in names_of(events)


# --- QF: the great gold ---


def test_corto_QF_three_gold_at_the_end_of_every_strip_in_play() -> None:
    state = table({"a8": "B1 r", "b8": "D1 g", "c8": "F1 g"}, strips="BDF")
    # b8 and c8 are a group as well: two gold each.
    assert counted(state).scores == [3, 3 + 3 + 4]


def test_corto_QF_four_strips_with_more_players() -> None:
    state = table({"a8": "B1 r", "c8": "F1 y", "d8": "C1 k"}, players=4, strips="BDFC", tiles="")
    assert counted(state).scores == [3, 0, 3, 3]


def test_corto_QF_wherever_samarkands_own_strip_lies() -> None:
    for strips in ("FBD", "BFD", "BDF"):
        assert counted(table({"b8": "B1 r"}, strips=strips)).scores == [3, 0]


@pytest.mark.parametrize("letters", ["", "rg", "rrgg"])
def test_corto_QF_no_player_takes_it_without_control(letters: str) -> None:
    assert counted(table({"a8": f"B1 {letters}"}, strips="BDF")).scores == [0, 0]


def test_corto_QF_only_the_last_square() -> None:
    assert counted(table({"a7": "B1 r"}, strips="BDF")).scores == [0, 0]


def test_corto_QF_only_with_samarkand_in_play() -> None:
    assert counted(table({"a8": "B1 r"}, strips="BDE")).scores == [0, 0]


@pytest.mark.parametrize("length", [6, 7, 9])
def test_corto_QF_the_last_square_of_any_length(length: int) -> None:
    board = {f"a{length}": "B1 r", "c5": "F1 g"}
    assert counted(table(board, strips="BDF", options={"length": length})).scores == [3, 0]
