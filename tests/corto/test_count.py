"""Chapter V: control, groups, gold and victory."""

import pytest

from corto.tables import BLACK, GREEN, RED, YELLOW, card_names, counted, gold, square_name, table
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.rules.count import count

# --- V1: control and groups ---


@pytest.mark.parametrize(
    ("letters", "controller"),
    [
        ("r", RED),
        ("g", GREEN),
        ("y", YELLOW),
        ("k", BLACK),
        ("rrg", RED),
        ("rgg", GREEN),
        ("rgyk", None),
        ("rrgg", None),
        ("rryy", None),
        ("ggkk", None),
        ("yykk", None),
        ("rrggy", None),
        ("rrgyk", RED),
        ("rgyykk", None),
        ("rgyykkk", BLACK),
        ("r5g4y4k4", RED),
        ("r5g5y4k4", None),
        ("y13", YELLOW),
        ("r12k12y11", None),
        ("", None),
    ],
)
def test_corto_V1_control_is_strictly_more_markers_than_anybody_else(letters: str, controller: int | None) -> None:
    """The neighbour b5 belongs to each of them in turn: two characters pay four gold, a single one nothing."""
    for seat, colour in enumerate("rgyk"):
        if f"{colour}13" in letters:
            continue
        state = table({"b4": f"B1 {letters}", "b5": f"B2 {colour}"}, players=4)
        assert gold(state, seat) == (4 if seat == controller else 0)


def test_corto_V1_a_group_is_at_least_two() -> None:
    assert gold(table({"b4": "B1 r"}), RED) == 0
    assert gold(table({"b4": "B1 r", "b5": "B2 r"}), RED) == 4


@pytest.mark.parametrize(
    ("squares", "size"),
    [
        (["b4", "b5", "b6"], 3),
        (["a4", "b4", "c4"], 3),
        (["a4", "b4", "b5", "c5"], 4),
        (["a2", "a3", "b3", "c3", "c2"], 5),
        (["a4", "b5"], 0),
        (["b4", "b6"], 0),
        (["a8", "b2"], 0),
        (["a8", "b8", "b2"], 2),
        (["a4", "c4"], 0),
    ],
)
def test_corto_V1_a_group_is_adjacent_also_across_strips_and_never_at_a_corner(squares: list[str], size: int) -> None:
    state = table({square: f"B{number} r" for number, square in enumerate(squares, 1)}, vessel="")
    assert gold(state, RED) == 2 * size


def test_corto_V1_the_end_of_a_strip_does_not_touch_the_next() -> None:
    state = table({"a9": "A1 r", "b2": "B1 r"}, options={"length": 9}, vessel="")
    assert gold(state, RED) == 0


def test_corto_V1_what_another_player_controls_parts_a_group() -> None:
    state = table({"b3": "B1 r", "b4": "B2 gg", "b5": "B3 r"})
    assert counted(state).scores == [0, 0]
    tied = table({"b3": "B1 r", "b4": "B2 rg", "b5": "B3 r"})
    assert counted(tied).scores == [0, 0]


def test_corto_V1_a_group_belongs_to_one_player() -> None:
    state = table({"b3": "B1 r", "b4": "B2 g", "b5": "B3 y", "b6": "B6 y"}, players=3)
    assert counted(state).scores == [0, 0, 4]


def test_corto_V1_colours_and_borders_do_not_matter() -> None:
    state = table({"a4": "A1 r", "b4": "B5 r", "c4": "C10 r", "c5": "B8 r"})
    assert gold(state, RED) == 8


# --- V2: gold of groups ---


def test_corto_V2_two_gold_in_the_largest_group_one_in_the_others_none_alone() -> None:
    # a: . r r . . r . .
    # b: . . r . . r . .
    # c: . . . r . . . r
    board = {"a2": "A1 r", "a3": "A2 r", "b3": "B1 r", "a6": "A3 r", "b6": "B2 r", "c4": "C1 r", "c8": "C2 r"}
    assert gold(table(board), RED) == 3 * 2 + 2 * 1


def test_corto_V2_one_of_them_if_several_are_largest() -> None:
    board = {"a2": "A1 r", "a3": "A2 r", "a5": "A3 r", "a6": "A6 r", "c7": "C1 r", "c8": "C2 r"}
    assert gold(table(board), RED) == 2 * 2 + 2 + 2


def test_corto_V2_every_player_has_a_largest_group() -> None:
    board = {"a2": "A1 r", "a3": "A2 r", "b2": "B1 g", "b3": "B2 g", "b4": "B3 g"}
    assert counted(table(board)).scores == [4, 6]


def test_corto_V2_markers_do_not_pay_but_characters_do() -> None:
    assert gold(table({"a2": "A1 r5", "a3": "A2 r5"}), RED) == 4


# --- V3: the seal ---


def test_corto_V3_one_gold_per_card_under_the_seal() -> None:
    state = table({"a2": "A1"}, sealed=["A2 A12 A16 A18", "B2"])
    assert counted(state).scores == [4, 1]


def test_corto_V3_nothing_under_it_nothing_paid() -> None:
    assert counted(table({"a2": "A1 r"}, pile="A12 A13")).scores == [0, 0]


# --- V4: the quests ---


def test_corto_V4_gold_of_quests_is_added() -> None:
    # The vessel on d4 (5), the aces (5), two ingots (6), two leopards (3), a carriage of 3 and one of 1 (4).
    state = table(
        {"d4": "A1 r", "d8": "A2 r"},
        players=3,
        strips="CDEA",
        vessel="d4",
        won=[{"ingots": 2, "leopards": 2, "carriages": 0b100000001}],
        aces=RED,
    )
    assert gold(state, RED) == 5 + 5 + 6 + 3 + 4
    assert counted(state).scores[1:] == [0, 0]


def test_corto_V4_with_the_great_gold() -> None:
    state = table({"a8": "A1 r", "c8": "F1 g"}, strips="ABF", vessel="a8", aces=GREEN)
    assert counted(state).scores == [5 + 3, 5 + 3]


def lines(state: CortoState, seat: int) -> list[tuple[str, int, str, str, int]]:
    """The count line by line: rule, gold, the cards that pay it, where they lie, how many."""
    return [
        (
            line.source.removeprefix("corto."),
            line.gold,
            card_names(line.cards),
            " ".join(square_name(square) for square in line.squares),
            line.number,
        )
        for line in count(state, seat)
    ]


def test_corto_V4_every_line_of_the_count_says_what_pays_it() -> None:
    state = table(
        {"a2": "B1 r", "a3": "B2 r", "d8": "A1 r", "c5": "F1 r", "c6": "F2 r", "c7": "F3 r"},
        players=3,
        strips="BCFA",
        sealed=["B4 B12"],
        vessel="a3",
        aces=RED,
        won=[{"ingots": 2, "crows": 1}],
        tiles="",
    )
    assert lines(state, RED) == [
        ("V2", 6, "F1 F2 F3", "c5 c6 c7", 3),
        ("V2", 2, "B1 B2", "a2 a3", 2),
        ("V3", 2, "B4 B12", "", 2),
        ("QA", 5, "B2", "a3", 1),
        ("QB", 5, "", "", 1),
        ("QC", 6, "", "", 2),
        ("QF", 3, "A1", "d8", 1),
    ]
    assert gold(state, RED) == sum(line[1] for line in lines(state, RED))
    assert lines(state, GREEN) == []


def test_corto_V4_leopards_carriages_and_crows_have_their_lines_too() -> None:
    state = table({"a2": "C1"}, strips="CDE", won=[{"crows": 1}, {"leopards": 2, "carriages": 0b100100001}])
    assert lines(state, RED) == [("QC", 0, "", "", 0)]
    assert lines(state, GREEN) == [("QD", 3, "", "", 2), ("QE", 6, "", "", 3)]


# --- V5: ties ---


def test_corto_V5_most_gold_wins() -> None:
    state = table({"a2": "A1"}, players=3, sealed=["A2", "A3 A4", "A5"])
    assert counted(state).winners == [GREEN]


def test_corto_V5_a_tie_goes_to_more_markers_in_stock() -> None:
    state = table({"a2": "A1 r", "c5": "C1 gg"}, sealed=["A2", "A3"])
    outcome = counted(state)
    assert outcome.scores == [1, 1]
    assert outcome.winners == [RED]


def test_corto_V5_gold_comes_before_stock() -> None:
    state = table({"a2": "A1 r9"}, sealed=["A2 A4", "A3"])
    assert counted(state).winners == [RED]


def test_corto_V5_then_the_victory_is_shared() -> None:
    state = table({"a2": "A1 rgy", "c8": "C1 y"}, players=4, sealed=["A2", "A3", "A4", ""])
    assert counted(state).winners == [RED, GREEN]


def test_corto_V5_only_those_who_tie_for_most_gold() -> None:
    state = table({"a2": "A1 rrgg"}, players=3, sealed=["A2", "A3", ""])
    assert counted(state).winners == [RED, GREEN]


# --- V6: the seeds' own count ---


def test_corto_V6_groups_cards_and_quests_add_up_to_24() -> None:
    # a: . g g . . . g .      a group of five, a group of two, and single ones that pay nothing
    # b: . g g g . . g .
    # c: . . . . . g . .
    board = {
        "a2": "A1 g", "a3": "A2 g", "b2": "B1 g", "b3": "B2 g", "b4": "B3 g",
        "a7": "A3 g", "b7": "B6 g",
        "c6": "C1 g",
    }  # fmt: skip
    state = table(
        board,
        strips="ADE",
        sealed=["", "D2 D3 D4 D5 D6"],
        won=[{}, {"leopards": 3, "carriages": 0b100000}],
        vessel="a5",
    )
    assert gold(state, GREEN) == 10 + 2 + 5 + 7 == 24
