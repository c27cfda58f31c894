"""Corto's View: what clients draw, in names, and what an action would lead to."""

from collections.abc import Mapping

import pytest

from corto.deeds import Deed, deed, do, draw, place, play
from corto.tables import BLACK, GREEN, RED, RULES, card, sq, table
from saltsea.games.corto.engine.events import (
    AcesTaken,
    Ended,
    Exchanged,
    HitStopped,
    Killed,
    MarkerHit,
    TileTurned,
    TrainRolled,
)
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.rules.ending import BY_FULL_STRIPS, BY_STANDSTILL
from saltsea.games.corto.view.shapes import CortoGroup, CortoTable
from saltsea.games.corto.view.views import CortoViews
from saltsea.kernel.nouns import Event
from saltsea.kernel.options import filled_in
from saltsea.kernel.seat import WATCHER
from saltsea.view import Context, EventText, Offer, Sentence

VIEWS = CortoViews(RULES)


def shown(state: CortoState) -> CortoTable:
    return VIEWS.public(RULES.observe(state, WATCHER))


def offers(state: CortoState, seat: int = RED) -> dict[str, Offer]:
    return {offer.short or offer.kind: offer for offer in VIEWS.offers(RULES.observe(state, seat))}


def asked(state: CortoState, seat: int = RED) -> list[Sentence]:
    return VIEWS.asks(RULES.observe(state, seat))


def hand(state: CortoState, seat: int) -> list[str]:
    private = VIEWS.private(RULES.observe(state, seat))
    return [] if private is None else private.hand


def meant(state: CortoState, touch: Mapping[str, str], seat: int = RED) -> object:
    action = VIEWS.meant(RULES.observe(state, seat), touch)
    return None if action is None else VIEWS.describe(action)


# --- events ---


@pytest.mark.parametrize(
    ("event", "field", "name"),
    [
        (Ended(BY_FULL_STRIPS), "by", "full-strips"),
        (Ended(BY_STANDSTILL), "by", "standstill"),
        (TileTurned(RED, sq("a2"), 0), "ingot", "crow"),
        (TileTurned(RED, sq("a2"), 1), "ingot", "ingot"),
        (TrainRolled(sq("a3"), 1), "way", "higher"),
        (TrainRolled(sq("a3"), -1), "way", "lower"),
    ],
)
def test_an_event_names_what_its_record_numbers(event: Event, field: str, name: str) -> None:
    assert VIEWS.describe(event)[field] == name
    assert RULES.vocabulary.plain(event)[field] == getattr(event, field)


# --- the table ---


def test_squares_name_their_card_markers_leader_and_pieces() -> None:
    state = table({"b3": "B6 rrg", "b4": "B7"}, corto="b3", vessel="a2")
    squares = shown(state).squares
    assert squares["b3"].card == "B6"
    assert squares["b3"].markers == [2, 1]
    assert squares["b3"].leader == RED
    assert squares["b3"].pieces == ["corto"]
    assert squares["b4"].leader is None
    assert squares["a2"].pieces == ["vessel"]


def test_nobody_leads_where_two_have_as_many() -> None:
    assert shown(table({"b3": "B6 rg"})).squares["b3"].leader is None


def test_great_gold_lies_on_the_last_square_of_every_strip_where_samarkand_is_played() -> None:
    gold = [name for name, square in shown(table({}, strips="ABF")).squares.items() if "gold" in square.pieces]
    assert gold == ["a8", "b8", "c8"]
    assert not any("gold" in square.pieces for square in shown(table({}, strips="ABC")).squares.values())


def test_the_card_in_play_is_named_until_it_lies_somewhere() -> None:
    state = table({"b2": "B1 r"}, hands=["B2 B3"])
    assert shown(state).in_play == ""
    do(state, play("B2"))
    assert shown(state).in_play == "B2"
    do(state, place("b3"))
    assert shown(state).in_play == ""


def test_a_hand_keeps_the_card_that_its_player_is_playing_until_it_lies_somewhere() -> None:
    state = table({"b2": "B1 r"}, hands=["B2 B3", "B4"])
    do(state, play("B2"))
    assert [hand(state, seat) for seat in (RED, GREEN, WATCHER)] == [["B2", "B3"], ["B4"], []]
    do(state, place("b3"))
    assert hand(state, RED) == ["B3"]


def test_scores_are_counted_line_by_line_only_where_they_are_open() -> None:
    board = {"b4": "B1 r", "b5": "B2 r"}
    hidden = shown(table(board, sealed=["B11 B12"])).players[RED]
    assert (hidden.gold, hidden.count) == (None, [])
    player = shown(table(board, sealed=["B11 B12"], options={"open_scores": "on"})).players[RED]
    assert player.gold == 6
    assert player.groups == hidden.groups == [CortoGroup(["b4", "b5"], 4, largest=True, each=2)]
    (line,) = player.count
    assert (line.source, line.gold, line.number, line.each) == ("V3", 2, 2, 1)
    assert line.cards == ["B11", "B12"]


def test_a_table_can_be_shown_before_its_strips_are_laid_out() -> None:
    found = shown(RULES.setup(2, filled_in(RULES.options, {})))
    assert (found.strips, found.rows, found.full) == ([], [], [])


# --- what can be done ---


def test_offers_say_what_is_touched_and_by_which_text() -> None:
    state = table({"b2": "B1 r"}, hands=["B2 B12"])
    found = offers(state)
    assert found["corto-do-Play"].on == "hand"
    assert [choice.args for choice in found["corto-do-Play"].choices] == [{"card": "B2"}]
    assert found["corto-do-Draw"].on == "deck"
    do(state, play("B2"))
    place_offer = offers(state)["corto-do-Place"]
    assert (place_offer.on, place_offer.drag, place_offer.say) == ("square", "card", "action-corto-Place")
    assert {"square": "b3"} in [choice.args for choice in place_offer.choices]


def test_a_hit_on_ones_own_marker_has_words_of_its_own() -> None:
    state = table({"b2": "B1 rg"}, hands=["B6"])
    do(state, play("B6"), place("b3"))
    found = offers(state)
    assert [choice.args["owner"] for choice in found["corto-do-HitOwn"].choices] == [RED]
    assert [choice.args["owner"] for choice in found["corto-do-Hit"].choices] == [GREEN]


def test_the_question_names_what_the_turn_can_go_on_with() -> None:
    state = table({"b2": "B1 r"}, hands=["B2"])
    question, *_ = asked(state)
    assert question.text == "corto-main"
    assert question.args["ways"] == ["Play", "Discard", "Draw"]
    assert asked(state, GREEN) == [Sentence("corto-waits", {"name": RED})]
    do(state, play("B2"))
    assert asked(state) == [Sentence("step-corto-place", {"card": "B2", "where": "own", "lit": "no"})]
    assert asked(state, GREEN) == [Sentence("corto-waits-playing", {"name": RED, "card": "B2"})]


def test_the_question_of_an_action_says_what_can_be_done_with_it() -> None:
    state = table({"b2": "B1 rg", "a2": "A1 r"}, hands=["B6 B9"])
    do(state, play("B6"), place("b3"))
    assert asked(state) == [Sentence("step-corto-border", {"way": "hit", "reach": "near", "number": 1, "lit": "no"})]
    do(state, deed("Skip"), play("B9"), place("b4"))
    assert asked(state)[0].args["way"] == "both"


def test_the_question_of_a_refill_says_that_it_must_be() -> None:
    state = table({"b2": "B1 r"}, hands=["B2", ""])
    do(state, draw("B3"))
    assert asked(state) == [Sentence("step-corto-draw", {"may": "no", "draws": 2})]
    played = table({"b2": "B1 r"}, hands=["B2 B3 B4", ""])
    do(played, play("B2"), place("b3"), deed("Skip"), draw("B5"))
    assert asked(played) == [Sentence("step-corto-draw", {"may": "yes", "draws": 1})]


def warnings(state: CortoState) -> dict[str, Sentence | None]:
    return {offer.kind: offer.warn for offer in offers(state).values()}


def test_giving_up_to_play_is_warned_of_and_only_then() -> None:
    state = table({"b2": "B1 r"}, hands=["B2 B3 B4"])
    found = warnings(state)
    assert found["Draw"] == Sentence("corto-warn-draw")
    assert found["Discard"] == Sentence("corto-warn-discard")
    assert found["Play"] is None
    do(state, deed("Discard", card=card("B3")))
    assert set(warnings(state).values()) == {None}
    full = table({"b2": "B1 r"}, hands=["B2 B3 B4 B5"])
    assert warnings(full)["EndTurn"] == Sentence("corto-warn-pass")
    stuck = table({"b2": "B1 r"}, hands=["B12 B13"])
    assert set(warnings(stuck).values()) == {None}


def test_ending_a_turn_with_draws_left_is_warned_of_and_without_is_not() -> None:
    state = table({"b2": "B1 r"}, hands=["B2"])
    do(state, play("B2"), place("b3"), deed("Skip"))
    assert warnings(state)["EndTurn"] == Sentence("corto-warn-draws", {"draws": 2})
    assert warnings(state)["Draw"] is None
    empty = table({"b2": "B1 r"}, hands=["B2"], decks="")
    do(empty, play("B2"), place("b3"), deed("Skip"))
    assert warnings(empty)["EndTurn"] is None


@pytest.mark.parametrize(
    ("touch", "action"),
    [
        ({"square": "b5"}, {"kind": "Place", "square": "b5"}),
        ({"square": "b1"}, {"kind": "Draw", "adventure": "B"}),
        ({"card": "B7"}, {"kind": "Play", "card": "B7"}),
        ({"deck": "A"}, {"kind": "Draw", "adventure": "A"}),
        ({"somewhere": "else"}, None),
        ({"drag": "corto", "square": "b4"}, {"kind": "Move", "square": "b4"}),
        ({"drag": "stock", "square": "b2"}, {"kind": "Mark", "square": "b2"}),
        ({"drag": "card", "square": "b5"}, {"kind": "Place", "square": "b5"}),
    ],
)
def test_a_touch_without_a_choice_stands_for_an_action(touch: dict[str, str], action: object) -> None:
    state = table({"b2": "B1 r"}, hands=["B2"])
    do(state, play("B2"))
    assert meant(state, touch) == action


def test_a_touch_in_the_middle_of_a_black_action_means_the_other_players_marker() -> None:
    state = table({"b2": "B1 rg", "c5": "C1", "c6": "C2 rg"}, hands=["B6"])
    do(state, play("B6"), place("b3"))
    assert meant(state, {"square": "c6"}) == {"kind": "Hit", "square": "c6", "owner": GREEN}
    assert meant(state, {"square": "c5"}) == {"kind": "Kill", "square": "c5"}


# --- what is told ---


def told(state: CortoState, event: Event, seat: int = RED) -> EventText:
    """How an event at the beginning of the next line is told."""
    heard = RULES.mask(event, seat)
    assert heard is not None
    return VIEWS.event_text(heard, Context(RULES.observe(state, seat), [], state.turn))


def yours(state: CortoState, event: Event, seat: int) -> Sentence | None:
    """What a seat is told that such an event does to its things."""
    return VIEWS.yours(event, Context(RULES.observe(state, seat), [], state.turn))


def test_a_turn_in_which_nothing_was_done_is_told_as_a_pass() -> None:
    state = table({"b2": "B1 r"}, hands=["B2 B3 B4 B5", ""], decks="")
    after = state.copy()
    (ended, *_) = do(after, deed("EndTurn"))
    assert told(state, ended).sentence == Sentence("story-passes", {"seat": RED})
    state = table({"b2": "B1 r"}, hands=["B2"])
    do(state, play("B2"), place("b3"), deed("Skip"))
    (ended, *_) = do(state.copy(), deed("EndTurn"))
    assert told(state, ended).sentence is None


def entries(state: CortoState, *deeds: Deed) -> list[int]:
    """Which entry of the log each of these lines belongs to."""
    found = []
    for one in deeds:
        before = state.copy()
        (first, *_) = do(state, one)
        found.append(told(before, first).entry)
    return found


def test_the_steps_of_one_card_are_one_entry_of_the_log_and_so_is_the_draw() -> None:
    state = table({"b2": "B1 r", "c4": "C1 g"}, hands=["B2 B6"])
    assert entries(state, play("B2"), place("b3"), deed("Skip")) == [2, 2, 2]
    assert entries(state, play("B6"), place("b4"), deed("Skip")) == [3, 3, 3]
    assert entries(state, draw("B3"), draw("C2")) == [4, 4]


def test_beside_the_first_event_of_a_line_only_a_heading_has_an_entry() -> None:
    state = table({"b2": "B1 r"}, hands=["B2 B3 B4 B5", "C2"], decks="")
    before = RULES.observe(state, RED)
    heard = do(state, deed("EndTurn"))
    found = [VIEWS.event_text(event, Context(before, heard[:place], RED)) for place, event in enumerate(heard)]
    assert [one.entry for one in found] == [1, *(int(one.heading) for one in found[1:])]
    assert any(one.heading for one in found[1:])


def test_a_card_that_was_played_is_named_when_it_is_taken_back() -> None:
    state = table({"b2": "B1 r"}, hands=["B2"])
    before = state.copy()
    (played, *_) = do(state, play("B2"))
    assert told(before, played).undone == "event-corto-CardPlayed"
    before = state.copy()
    (placed, *_) = do(state, place("b3"))
    assert told(before, placed).undone == ""


def test_a_drawn_card_is_named_only_to_its_player() -> None:
    state = table({"b2": "B1 r"}, hands=["", "B2"])
    drew = next(event for event in do(state.copy(), draw("B5")) if type(event).__name__ == "Drew")
    assert told(state, drew).sentence == Sentence("event-corto-Drew")
    assert told(state, drew, GREEN).sentence == Sentence("event-corto-Drew-unseen")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (MarkerHit(RED, sq("b3"), GREEN), Sentence("story-you-hit", {"seat": RED, "square": "b3"})),
        (MarkerHit(RED, sq("b2"), RED), None),
        (
            HitStopped(RED, sq("b3"), GREEN, card("A17")),
            Sentence("story-you-guard", {"seat": RED, "square": "b3", "card": "A17"}),
        ),
        (
            Killed(RED, sq("b3"), card("B2")),
            Sentence("story-you-killed", {"seat": RED, "square": "b3", "card": "B2", "markers": 2}),
        ),
        (Killed(RED, sq("b2"), card("B1")), None),
        (Exchanged(sq("b2"), sq("b3")), Sentence("story-you-exchanged", {"first": "b2", "second": "b3"})),
        (Exchanged(sq("b2"), sq("b4")), None),
        (AcesTaken(GREEN), Sentence("story-you-aces")),
    ],
)
def test_what_is_done_to_a_players_things_is_told_to_that_player(event: Event, sentence: Sentence | None) -> None:
    state = table({"b2": "B1 r", "b3": "B2 gg", "b4": "B3"})
    assert yours(state, event, GREEN) == sentence
    assert yours(state, event, RED) is None


# --- the end ---


def test_the_ending_says_who_won_and_what_broke_the_tie() -> None:
    over = table({"b4": "B1 r", "b5": "B2 r", "c4": "C1 g", "c5": "C2 g"}, facts={"step": 16, "ended_by": 1})
    ending = shown(over).ending
    assert ending is not None
    assert {side.gold for side in ending.sides} == {4}
    assert [sentence.text for sentence in ending.tie][1:] == ["story-stock", "story-stock"]
    assert ending.tie_rule == "V5"
    assert ending.sources == ["V2"]
    assert ending.verdict.text in ("story-wins", "story-share")


def test_partners_end_as_one_side() -> None:
    board = {"b4": "B1 r", "b5": "B2 r"}
    over = table(board, players=4, options={"partners": "on"}, facts={"step": 16, "ended_by": 1})
    ending = shown(over).ending
    assert ending is not None
    assert [side.seats for side in ending.sides] == [[RED, 2], [GREEN, BLACK]]
    assert ending.verdict.args["names"] == [RED, 2]
    assert [(side.gold, side.each) for side in ending.sides] == [(4, [4, 0]), (0, [0, 0])]
    assert (ending.tie, ending.tie_rule) == ([], "")
