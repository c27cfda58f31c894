"""The companion beside the box counts what the digital game counts, and names what no table can look like."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corto import tables
from saltsea.games.corto.companion.box import box_of
from saltsea.games.corto.companion.counting import ImpossibleError, counted, dealt
from saltsea.games.corto.companion.shapes import CompanionPlayer, CompanionPosition, PiecesHeld
from saltsea.games.corto.engine.cards import ADVENTURES
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import CARRIAGES, CROWS, INGOTS, LEOPARDS, PRIZES, CortoState, cards_of
from saltsea.games.corto.rules.count import CARRIAGE_GOLD, count, scores, winners
from saltsea.games.corto.rules.grid import BIT, squares_in
from saltsea.games.corto.rules.markers import number_on
from saltsea.games.corto.view.names import SQUARE_NAMES
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.seat import members

assert isinstance(tables.RULES, CortoRules)
RULES: CortoRules = tables.RULES
PLAYERS = st.sampled_from([2, 3, 4])


def played(players: int, seed: str, partners: str) -> CortoState:
    """A game of random moves to its end."""
    options: dict[str, Any] = {"partners": partners if players == 4 else "off", "length": 6}
    match = start(RULES, players, options, named_seed(seed))
    assert isinstance(match, Match)
    dice = dice_for(seed)
    while not match.is_over():
        seat = next(iter(members(RULES.waiting_on(match.state))))
        legal = RULES.legal(match.state, seat)
        match.submit(seat, legal[dice.below(len(legal))], match.now())
    assert isinstance(match.state, CortoState)
    return match.state


def tapped_position(state: CortoState) -> CompanionPosition:
    """The position as people would tap it in."""
    seats = range(state.players)
    markers = {
        SQUARE_NAMES[square]: [int(number_on(state.marks[square], seat)) for seat in seats]
        for square in squares_in(state.characters)
        if state.marks[square]
    }
    return CompanionPosition(
        strips=[ADVENTURES[adventure] for adventure in state.layout.strips],
        markers=markers,
        seats=[player_of(state, seat) for seat in seats],
        length=state.grid.length,
        printed=True,
        vessel=SQUARE_NAMES[state.vessel] if state.vessel >= 0 else None,
        aces=int(state.ace_holder) if state.ace_holder >= 0 else None,
        partners=state.variants.partners,
    )


def player_of(state: CortoState, seat: int) -> CompanionPlayer:
    prizes = state.prizes[seat * PRIZES : (seat + 1) * PRIZES]
    carriages = [gold for place, gold in enumerate(CARRIAGE_GOLD) if prizes[CARRIAGES] & BIT[place]]
    pieces = PiecesHeld(prizes[INGOTS], prizes[CROWS], prizes[LEOPARDS], carriages)
    return CompanionPlayer(sealed=len(cards_of(state.sealed, seat)), pieces=pieces, stock=int(state.stock[seat]))


@settings(max_examples=25, deadline=None)
@given(PLAYERS, st.integers(0, 10_000), st.sampled_from(["on", "off"]))
def test_the_count_of_a_finished_game_is_that_of_the_digital_game(players: int, number: int, partners: str) -> None:
    state = played(players, f"companion {number}", partners)
    found = counted(RULES, tapped_position(state))
    for seat in range(players):
        wanted: Counter[str] = Counter()
        for line in count(state, seat):
            wanted[line.source.removeprefix("corto.")] += line.gold
        got: Counter[str] = Counter()
        for told in found.seats[seat].lines:
            got[told.source] += told.gold
        assert got == wanted
        assert found.seats[seat].gold == sum(wanted.values())
    assert [one.seat for one in found.seats if one.won] == winners(state, scores(state))


def position(**changes: Any) -> CompanionPosition:
    plain = {"strips": ["A", "C", "F"], "markers": {}, "seats": [{}, {}], **changes}
    return msgspec.convert(plain, CompanionPosition)


def test_groups_are_explained_square_by_square_and_other_quests_are_taken_as_told() -> None:
    markers = {"a2": [2, 1], "a3": [1, 0], "b3": [1, 0], "c5": [0, 2], "c6": [0, 1], "b8": [1, 1]}
    found = counted(RULES, position(markers=markers, seats=[{"sealed": 2, "quests": 4}, {}]))
    red, green = found.seats
    assert [(line.source, line.gold, line.number, line.squares) for line in red.lines] == [
        ("V2", 6, 3, ["a2", "a3", "b3"]), ("V3", 2, 2, []), ("V4", 4, 0, [])
    ]  # fmt: skip
    assert red.lines[0].largest
    assert (red.gold, green.gold, red.won, green.won, found.tied) == (12, 4, True, False, False)
    assert red.stock == 13 - 5


def test_a_tie_goes_to_more_markers_in_stock() -> None:
    seats = [{"sealed": 3, "stock": 4}, {"sealed": 3, "stock": 6}]
    found = counted(RULES, position(seats=seats))
    assert ([one.won for one in found.seats], found.tied) == ([False, True], True)


def test_a_tie_that_the_stock_does_not_decide_is_told_as_none() -> None:
    found = counted(RULES, position(seats=[{"sealed": 3, "stock": 4}] * 2))
    assert ([one.won for one in found.seats], found.tied) == ([True, True], False)


def test_partners_are_told_what_they_have_together() -> None:
    seats = [{"quests": gold} for gold in (5, 9, 5, 0)]
    found = counted(RULES, position(strips=["A", "B", "C", "D"], seats=seats, partners=True))
    pairs = [(pair.seats, pair.gold, pair.stock, pair.won) for pair in found.pairs]
    assert pairs == [([0, 2], 10, 26, True), ([1, 3], 9, 26, False)]
    assert ([one.won for one in found.seats], found.tied) == ([True, False, True, False], False)
    assert counted(RULES, position()).pairs == []


def test_our_quests_are_counted_only_where_they_are_in_play() -> None:
    markers = {"a8": [1, 0]}
    told = {"markers": markers, "vessel": "a8", "seats": [{"pieces": {"ingots": 2}}, {}]}
    assert counted(RULES, position(**told)).seats[0].gold == 0
    by_rule = counted(RULES, position(**told, printed=True)).seats[0].lines
    assert [(line.source, line.gold) for line in by_rule] == [("QA", 5), ("QC", 6), ("QF", 3)]


SEA_OF_TILES: dict[str, Any] = {"strips": ["C", "D", "E"], "printed": True}


def test_what_was_told_of_a_quest_that_lies_no_longer_on_the_table_counts_nothing() -> None:
    """The page hides its fields when the strips are changed."""
    left = {"pieces": {"ingots": 3, "leopards": 3, "carriages": [3]}}
    told = position(strips=["F", "B", "C"], printed=True, vessel="a8", markers={"a8": [1]}, aces=1, seats=[left, {}])
    assert [seat.gold for seat in counted(RULES, told).seats] == [9 + 3, 5]
    gone = msgspec.structs.replace(told, strips=["F", "A", "D"])
    assert [seat.gold for seat in counted(RULES, gone).seats] == [5 + 5 + 3, 0]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"strips": ["A", "A", "B"]}, "strips"),
        ({"strips": ["A", "B", "C", "D"]}, "strips"),
        ({"partners": True}, "partners"),
        ({"markers": {"d3": [1]}}, "square"),
        ({"markers": {"a9": [1]}}, "square"),
        ({"markers": {"a3": [1, 0, 1]}}, "seat"),
        ({"markers": {"a3": [13], "a4": [1]}}, "markers"),
        ({"vessel": "d3"}, "square"),
        ({"strips": ["A", "B", "F"], "printed": True, "aces": 3}, "aces"),
        ({"markers": {"a3": [5]}, "seats": [{"stock": 9}, {}]}, "markers"),
        ({**SEA_OF_TILES, "seats": [{"pieces": {"carriages": [3, 3]}}, {}]}, "carriages"),
        ({**SEA_OF_TILES, "seats": [{"pieces": {"carriages": [3]}}, {"pieces": {"carriages": [3]}}]}, "carriages"),
        ({**SEA_OF_TILES, "seats": [{"pieces": {"ingots": 2}}, {"pieces": {"ingots": 2}}]}, "ingots"),
        ({**SEA_OF_TILES, "seats": [{"pieces": {"leopards": 4}}, {"pieces": {"leopards": 3}}]}, "leopards"),
    ],
)
def test_what_no_table_can_look_like_is_named(changes: dict[str, Any], fault: str) -> None:
    with pytest.raises(ImpossibleError) as found:
        counted(RULES, position(**changes))
    assert found.value.fault == f"companion-fault-{fault}"


def test_a_set_up_is_dealt_as_the_game_deals_it() -> None:
    deals = [dealt(RULES, players, named_seed(f"deal {players}")) for players in (2, 3, 4)]
    assert [len(deal.strips) for deal in deals] == [3, 4, 4]
    assert all(0 <= deal.first < deal.players and len(set(deal.strips)) == len(deal.strips) for deal in deals)


def test_the_box_says_what_can_be_set_up_and_every_such_table_can_be_counted() -> None:
    box = box_of(RULES)
    assert [(one.players, one.strips, one.partners) for one in box.tables] == [
        (2, 3, False),
        (3, 4, False),
        (4, 4, True),
    ]
    assert (box.adventures, box.lengths, box.usual_length, box.markers) == ([*"ABCDEF"], [6, 7, 8, 9], 8, 13)
    assert [(one.what, one.adventure, one.most, one.gold) for one in box.pieces] == [
        ("ingots", "C", 3, 0),
        ("leopards", "D", 6, 0),
        ("carriages", "E", 5, 1),
        ("carriages", "E", 3, 2),
        ("carriages", "E", 1, 3),
    ]
    for one in box.tables:
        for length in box.lengths:
            seats = [CompanionPlayer()] * one.players
            told = CompanionPosition(strips=box.adventures[: one.strips], markers={}, seats=seats, length=length)
            assert len(counted(RULES, told).seats) == one.players


def test_the_box_says_which_squares_bear_characters() -> None:
    shown = box_of(RULES)
    assert set(shown.squares) == {str(length) for length in shown.lengths}
    assert shown.squares["6"] == [[f"{row}{number}" for number in range(2, 7)] for row in "abcd"]
    assert shown.squares["9"][3][-1] == "d9"
