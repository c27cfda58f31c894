"""Rule T3: what everybody may know."""

from corto.deeds import (
    do,
    draw,
    play,
    recover,
)
from corto.tables import (
    GREEN,
    RED,
    RULES,
    YELLOW,
    card,
    card_names,
    cards,
    private,
    public,
    square_name,
    table,
)
from saltsea.games.corto.engine.state import OVER
from saltsea.kernel.seat import WATCHER

OPEN = {"a2": "A1", "b2": "B1 g", "c2": "C1"}
"""Three starting characters and a lot of room."""


def test_corto_T3_backs_are_public_and_faces_are_not() -> None:
    state = table(OPEN, hands=["A12", "A5 B16 B20 C3"])
    for seat in (RED, WATCHER):
        seen = public(state, seat)
        assert seen.players[GREEN].backs == [0, 1, 1, 2]
        assert seen.players[GREEN].shown == []
    assert private(state, RED).hand == cards("A12")
    assert private(state, GREEN).hand == cards("A5 B16 B20 C3")
    assert private(state, WATCHER) is None


def test_corto_T3_two_hands_with_the_same_backs_look_alike() -> None:
    pair = [table(OPEN, hands=["A12", names], decks="") for names in ("A5 B16 B20 C3", "A17 B2 B6 C20")]
    first, second = ([vars_of(player) for player in public(state, RED).players] for state in pair)
    assert first == second


def vars_of(thing: object) -> list[object]:
    return [getattr(thing, name) for name in ("stock", "backs", "sealed", "guards", "shown", "ingots", "crows")]


def test_corto_T3_others_hear_which_deck_was_drawn_from_and_not_the_card() -> None:
    state = table(OPEN, hands=["A12"])
    drew = next(event for event in do(state, draw("B16")) if type(event).__name__ == "Drew")
    for seat, face in ((RED, card("B16")), (GREEN, None), (WATCHER, None)):
        heard = RULES.mask(drew, seat)
        assert heard is not None
        assert RULES.vocabulary.plain(heard) == {"kind": "Drew", "seat": RED, "adventure": 1, "card": face}


def test_corto_T3_seals_guards_tiles_and_the_whole_pile_are_public() -> None:
    state = table(
        OPEN,
        players=3,
        strips="ACDE",
        hands=["A12"],
        sealed=["A3", "C3 C4 D3"],
        guards=[(GREEN, "D17"), (GREEN, "C17"), (YELLOW, "A5")],
        pile="A13 C12 D12",
        won=[{"ingots": 2}, {"crows": 1, "leopards": 3}, {"carriages": 0b100000001}],
        aces=YELLOW,
    )
    seen = public(state, WATCHER)
    assert [len(player.sealed) for player in seen.players] == [1, 3, 0]
    assert seen.players[GREEN].guards == cards("D17 C17")
    assert seen.pile == cards("A13 C12 D12")
    assert [player.ingots for player in seen.players] == [2, 0, 0]
    assert (seen.players[GREEN].crows, seen.players[GREEN].leopards) == (1, 3)
    assert seen.players[YELLOW].carriages == [0, 8]
    assert seen.aces == YELLOW


def test_corto_T3_the_board_is_open_to_all() -> None:
    state = table({"a2": "A1 rrg", "c5": "B8 g"}, hands=["A12"], corto="a2", decks="A3 A4 B3")
    seen = public(state, WATCHER)
    found = [(square_name(panel.square), card_names([panel.card]), panel.markers) for panel in seen.panels]
    assert found == [("a2", "A1", [2, 1]), ("c5", "B8", [0, 1])]
    assert [player.stock for player in seen.players] == [11, 11]
    assert (square_name(seen.corto), square_name(seen.rasputin)) == ("a2", "")
    assert seen.decks == [2, 1, 0]
    assert (seen.turn, seen.step) == (RED, "main")


def test_corto_T3_a_card_taken_from_the_pile_was_seen_by_all() -> None:
    state = table(OPEN, hands=["B17"], pile="C12")
    do(state, play("B17"), recover("C12"))
    assert public(state, GREEN).players[RED].shown == cards("C12")


def test_corto_T3_the_count_is_public_once_the_game_is_over_and_not_before() -> None:
    going_on = table(
        {"a2": "A1 r", "a3": "A2 r", "b2": "B1 g"},
        hands=["A12"],
        sealed=["C12"],
        won=[{}, {"ingots": 2}],
        options={"compensation": "on"},
    )
    assert public(going_on, RED).count == []
    over = RULES.restore({**RULES.snapshot(going_on), "step": OVER, "ended_by": 1})
    outcome = RULES.outcome(over)
    assert outcome is not None
    for seat in (RED, GREEN, WATCHER):
        count = public(over, seat).count
        assert [sum(line.gold for line in lines) for lines in count] == outcome.scores
        red = [(line.source, line.gold, line.number, len(line.squares)) for line in count[RED]]
        assert red[:2] == [("corto.V2", 4, 2, 2), ("corto.V3", 1, 1, 0)]
        assert ("corto.QC", 6) in [(line.source, line.gold) for line in count[GREEN]]
