"""Chapter S: setting up."""

import pytest

from corto.deeds import END, SKIP, Deed, draw, mark, names_of, offered, play, refused
from corto.matches import opened, submit
from corto.tables import (
    GREEN,
    LETTERS,
    RED,
    RULES,
    YELLOW,
    at,
    cards,
    deck,
    hand,
    private,
    public,
    sq,
    square_name,
    squares,
    waits_for,
)
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, start
from saltsea.kernel.options import Options
from saltsea.kernel.seat import Seat

ABC: Options = {"strips": "ABC", "order": "given"}
ABCD: Options = {"strips": "ABCD", "order": "given"}


def started(first: Seat = RED) -> Match:
    """Three strips with A1, B1 and C1 on them, and this player begins."""
    return opened(2, ABC, *cards("A1 B1 C1"), first)


# --- S1: the starting characters ---


def test_corto_S1_cards_are_turned_up_until_a_character_comes() -> None:
    match = opened(2, ABC, *cards("A12 A18 A16 A6 B1 C20 C11"), RED)
    assert [at(match.state, f"{row}2") for row in "abc"] == ["A6", "B1", "C11"]
    assert names_of(match.lines[0].events).count("TurnedUp") == 4


def test_corto_S1_what_was_set_aside_returns_to_its_deck() -> None:
    match = opened(2, ABC, *cards("A12 A18 A16 A6 B1 C20 C11"), RED)
    for letter, out in (("A", "A6"), ("B", "B1"), ("C", "C11")):
        whole = [f"{letter}{number}" for number in range(1, 21)]
        assert deck(match.state, letter).split() == [name for name in whole if name != out]
    submit(match, mark("a2"), draw("A12"), draw("C20"))


def test_corto_S1_every_deck_starts_its_own_strip() -> None:
    match = opened(4, {"strips": "FBDC", "order": "given"})
    assert [at(match.state, f"{row}2")[0] for row in "abcd"] == ["F", "B", "D", "C"]


def test_corto_S1_no_two_games_start_alike() -> None:
    found = set()
    for number in range(30):
        match = start(RULES, 2, ABC, named_seed(f"start {number}"))
        assert isinstance(match, Match)
        found.add(at(match.state, "a2"))
    assert len(found) > 5


def test_corto_S1_starting_characters_bear_no_markers() -> None:
    match = started()
    assert [at(match.state, f"{row}2") for row in "abc"] == ["A1", "B1", "C1"]


# --- S2: the quests ---


def test_corto_S2_the_quests_of_the_adventures_in_play_are_set_up() -> None:
    seen = public(opened(2, {"strips": "ACE", "order": "given"}).state)
    assert square_name(seen.vessel) == "a8"
    assert seen.tiles == squares("b3 b4 b5 b6 b7 b8")
    assert square_name(seen.train) == "c8"
    assert len(seen.carriages_left) == 9
    assert seen.leopards_left == 0


def test_corto_S2_and_no_others() -> None:
    seen = public(opened(2, {"strips": "BDF", "order": "given"}).state)
    assert (seen.vessel, seen.train, seen.tiles, seen.carriages_left) == (-1, -1, [], [])
    assert seen.leopards_left == 6
    assert seen.aces == -1


@pytest.mark.parametrize("order", ["ACDE", "CDEA", "DEAC", "EACD"])
def test_corto_S2_pieces_stand_on_the_strip_of_their_adventure_wherever_it_lies(order: str) -> None:
    seen = public(opened(4, {"strips": order, "order": "given"}).state)
    rows = dict(zip(order, "abcd", strict=True))
    assert (square_name(seen.vessel), square_name(seen.train)) == (f"{rows['A']}8", f"{rows['E']}8")
    assert seen.tiles == [sq(f"{rows['C']}{number}") for number in range(3, 9)]
    assert (seen.leopards_left, len(seen.carriages_left)) == (6, 9)
    assert (seen.ingots_left, seen.crows_left) == (3, 3)


@pytest.mark.parametrize("length", [6, 7, 9])
def test_corto_S2_another_length_is_read_as_its_last_square(length: int) -> None:
    seen = public(opened(2, {"strips": "ACE", "order": "given", "length": length}).state)
    assert square_name(seen.vessel) == f"a{length}"
    assert square_name(seen.train) == f"c{length}"
    assert seen.tiles == [sq(f"b{number}") for number in range(3, min(length, 8) + 1)]


# --- S3: first markers and first cards ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_corto_S3_the_first_player_is_named_by_chance(players: int) -> None:
    firsts = set()
    for number in range(40):
        match = start(RULES, players, {}, named_seed(f"first {number}"))
        assert isinstance(match, Match)
        firsts.add(int(match.state.turn))
    assert firsts == set(range(players))


def test_corto_S3_a_marker_then_four_cards() -> None:
    match = started()
    assert refused(match.state, draw("A")) == "T6"
    submit(match, mark("a2"))
    assert at(match.state, "a2") == "A1 r"
    assert refused(match.state, mark("b2")) == "T6"
    submit(match, draw("A2"), draw("B2"), draw("C2"))
    assert match.state.turn == RED
    assert waits_for(match.state) == "start-draw"
    submit(match, draw("A3"))
    assert hand(match.state, RED) == "A2 A3 B2 C2"
    assert (match.state.turn, waits_for(match.state)) == (GREEN, "start-mark")


def test_corto_S3_on_any_starting_character_and_nowhere_else() -> None:
    match = started()
    assert offered(match.state, "Mark") == ["a2", "b2", "c2"]
    for square in ("a1", "a3", "d2"):
        assert refused(match.state, mark(square)) == "S3"


def test_corto_S3_several_markers_may_share_a_character() -> None:
    match = opened(4, ABCD, *cards("A1 B1 C1 D1"), RED)
    for _ in range(4):
        submit(match, mark("c2"), draw("A"), draw("A"), draw("A"), draw("A"))
    assert at(match.state, "c2") == "C1 rgyk"


def test_corto_S3_all_four_cards_may_come_from_one_deck() -> None:
    match = started()
    submit(match, mark("a2"), draw("B2"), draw("B3"), draw("B4"), draw("B5"))
    assert hand(match.state, RED) == "B2 B3 B4 B5"


def test_corto_S3_each_card_is_seen_before_the_next_is_drawn() -> None:
    match = started()
    submit(match, mark("a2"), draw("B7"))
    assert private(match.state, RED).hand == cards("B7")
    assert offered(match.state, "Draw") == ["A", "B", "C"]


def test_corto_S3_no_player_plays_or_passes_before_all_are_ready() -> None:
    match = started()
    submit(match, mark("a2"), draw("B2"))
    forbidden: list[Deed] = [play("B2"), END, SKIP]
    assert [refused(match.state, one) for one in forbidden] == ["T6"] * 3
    assert refused(match.state, draw("A"), GREEN) == "T6"


def test_corto_S3_clockwise_from_the_first_player_who_then_begins() -> None:
    match = opened(3, ABCD, *cards("A1 B1 C1 D1"), YELLOW)
    seats = []
    for row in "abc":
        seats.append(int(match.state.turn))
        submit(match, mark(f"{row}2"), draw("A"), draw("B"), draw("C"), draw("D"))
    assert seats == [YELLOW, RED, GREEN]
    assert [at(match.state, f"{row}2") for row in "abc"] == ["A1 y", "B1 r", "C1 g"]
    assert (match.state.turn, waits_for(match.state)) == (YELLOW, "main")
    assert all(len(hand(match.state, seat).split()) == 4 for seat in range(3))


def test_corto_S3_only_the_decks_in_play_are_drawn_from() -> None:
    match = started()
    submit(match, mark("a2"))
    assert [letter for letter in LETTERS if letter in offered(match.state, "Draw")] == ["A", "B", "C"]
    assert refused(match.state, draw("F")) == "T2"
