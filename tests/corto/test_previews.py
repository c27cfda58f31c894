"""Corto's previews: what would follow from a choice, and that it does follow."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from contract.scale import scaled
from corto.deeds import do, place, play
from corto.tables import GREEN, RED, RULES, square_name, table
from saltsea.games.corto.engine.state import OVER, QUEST, TURN_CARRIAGE, CortoState
from saltsea.games.corto.view.shapes import (
    CardChange,
    CortoConsequences,
    CortoTable,
    GoldChange,
    MarkerChange,
    PieceChange,
    PrizeChange,
)
from saltsea.games.corto.view.views import CortoViews
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.final import ChanceAskedError, SilentDealer
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.seat import Seat
from saltsea.kernel.step import Trace, act
from saltsea.view import Sentence

VIEWS = CortoViews(RULES)
CARDS = VIEWS.corto.cards


def known(state: CortoState, seat: int = RED, **action: Any) -> CortoConsequences:
    found = VIEWS.action(action)
    assert found is not None
    return VIEWS.consequences(RULES.observe(state, seat), found)


def test_a_placed_character_that_completes_a_group_brings_its_gold() -> None:
    state = table({"b2": "B1 r"}, hands=["B2"])
    do(state, play("B2"))
    found = known(state, kind="Place", square="b3")
    assert found.gold == [GoldChange(RED, "V2", 4)]
    assert found.markers == [MarkerChange("b3", RED, 1)]
    assert found.sentences == [Sentence("corto-then-gain", {"seat": 0, "gold": 4})]
    assert not found.chance


def test_a_hit_tells_whose_marker_goes_and_whose_group_breaks() -> None:
    state = table({"b2": "B1 g", "b3": "B2 g", "a2": "A1 r"}, hands=["A6"])
    do(state, play("A6"), place("a3"))
    found = known(state, kind="Hit", square="b3", owner=GREEN)
    assert MarkerChange("b3", GREEN, -1) in found.markers
    assert GoldChange(GREEN, "V2", -4) in found.gold
    assert Sentence("corto-then-loss", {"seat": GREEN, "gold": 4}) in found.sentences
    assert Sentence("corto-then-home", {"seat": GREEN, "number": 1}) in found.sentences


def test_a_kill_tells_who_leaves_and_a_draw_that_chance_speaks() -> None:
    state = table({"b3": "B1", "a2": "A1 r"}, hands=["A6"])
    do(state, play("A6"), place("a3"))
    kill = known(state, kind="Kill", square="b3")
    assert kill.leaves == ["b3"]
    assert Sentence("corto-then-leaves", {"card": "B1"}) in kill.sentences
    assert known(table({"b2": "B1 r"}, hands=["B2"]), kind="Draw", adventure="B").chance


def test_friends_in_the_area_are_named_as_payers() -> None:
    state = table({"b3": "B1 r", "c4": "C6 g"}, hands=["A18"], pile="C1")
    do(state, play("A18"))
    found = known(state, kind="Move", square="b4")
    assert found.pays == ["b3"]
    assert GoldChange(RED, "V3", 1) in found.gold


def test_what_is_hidden_has_no_say_in_what_follows() -> None:
    one = table({"b2": "B1 r"}, hands=["B2", "C1 C2"])
    other = table({"b2": "B1 r"}, hands=["B2", "C3 C4"])
    for state in (one, other):
        do(state, play("B2"))
    assert known(one, kind="Place", square="b3") == known(other, kind="Place", square="b3")


def test_a_character_that_is_played_shows_where_it_may_go() -> None:
    found = known(table({"b2": "B1 r"}, hands=["B2"]), kind="Play", card="B2")
    assert found.next == ["b3"]
    assert found.cards == []


def test_a_figurine_card_shows_where_it_may_go_and_a_card_that_acts_nowhere_shows_nothing() -> None:
    state = table({"b3": "B1 r"}, hands=["A18 C16"], corto="a1")
    assert "b3" in known(state, kind="Play", card="A18").next
    assert known(state, kind="Play", card="C16").next == []


def test_the_ghost_of_a_character_comes_to_its_square_and_the_train_rolls() -> None:
    state = table({"c2": "E1 r"}, strips="ABE", hands=["E2"], train="c8")
    do(state, play("E2"))
    found = known(state, kind="Place", square="c3")
    assert CardChange("square", "E2", square="c3") in found.cards
    assert found.pieces == [PieceChange("train", "c8", "c7")]
    assert Sentence("corto-then-train", {"square": "c7"}) in found.sentences


def test_a_tile_is_known_to_leave_its_square_and_not_what_it_is() -> None:
    state = table({"c2": "C1 r"}, hands=["C2"], tiles="c3 c4")
    do(state, play("C2"))
    found = known(state, kind="Place", square="c3")
    assert found.pieces == [PieceChange("tile", "c3")]
    assert found.chance
    assert Sentence("corto-then-tile") in found.sentences
    assert found.prizes == []


def test_a_figurine_stands_elsewhere_and_its_gold_comes_from_the_pile() -> None:
    state = table({"b3": "B1 r"}, hands=["A18"], pile="C1", corto="a1")
    do(state, play("A18"))
    found = known(state, kind="Move", square="b4")
    assert found.pieces == [PieceChange("corto", "a1", "b4")]
    assert CardChange("seal", "A18", seat=RED) in found.cards


def test_a_kill_wakes_leopards_and_the_card_goes_under_the_seal() -> None:
    state = table({"b3": "B1", "a2": "A1 r", "c4": "D1 g"}, strips="ABD", hands=["A6"], facts={"leopards_left": 6})
    do(state, play("A6"), place("a3"))
    found = known(state, kind="Kill", square="b3")
    assert found.prizes == [PrizeChange(GREEN, "leopard", 1)]
    assert CardChange("seal", "B1", seat=RED) in found.cards
    assert Sentence("corto-then-leopard", {"seat": GREEN}) in found.sentences


def test_the_end_of_a_turn_shows_who_takes_the_aces() -> None:
    ace = next(card for card in range(20, 40) if CARDS.ace[card])
    state = table({"b2": f"B{ace - 19} g"}, hands=["A1 A2 A3 A4"], decks="")
    found = known(state, kind="EndTurn")
    assert found.prizes == [PrizeChange(GREEN, "aces", 1)]
    assert GoldChange(GREEN, "QB", 5) in found.gold


# --- that it does follow ---


def facts(shown: CortoTable) -> Counter[tuple[object, ...]]:
    """What a board shows of all that a preview speaks of, thing by thing."""
    found: Counter[tuple[object, ...]] = Counter()
    for square, there in shown.squares.items():
        if there.card:
            found["card", "square", there.card, square] += 1
        for seat, number in enumerate(there.markers):
            found["marker", square, seat] += number
        for piece in there.pieces:
            found["piece", piece, square] += 1
    found.update(("card", "pile", card, "") for card in shown.pile)
    for seat, player in enumerate(shown.players):
        found.update(("card", "seal", card or "", seat) for card in player.sealed)
        found.update(("card", "guard", card, seat) for card in player.guards)
        found["gold", seat, "V2"] += sum(group.gold for group in player.groups)
        for line in player.count:
            found["gold", seat, line.source] += line.gold
        for prize in ("leopard", "carriage", "aces"):
            found["prize", seat, prize] += player.prizes.get(prize, 0)
    return found


def promised(found: CortoConsequences) -> Counter[tuple[object, ...]]:
    """The same differences, as the preview told them. A hand is seen by its player alone and is no fact of a board."""
    more: Counter[tuple[object, ...]] = Counter()
    for gold in found.gold:
        more["gold", gold.seat, gold.source] += gold.gold
    for marker in found.markers:
        more["marker", marker.square, marker.seat] += marker.number
    for piece in found.pieces:
        if piece.source:
            more["piece", piece.piece, piece.source] -= 1
        if piece.square:
            more["piece", piece.piece, piece.square] += 1
    for prize in found.prizes:
        more["prize", prize.seat, prize.prize] += prize.number
    for card in found.cards:
        if card.to != "hand":
            more["card", card.to, card.card, card.seat if card.seat is not None else card.square] += 1
    return more


def difference(before: CortoTable, after: CortoTable) -> Counter[tuple[object, ...]]:
    more = facts(after)
    more.subtract(facts(before))
    return more


def without_sources(changes: Counter[tuple[object, ...]]) -> dict[tuple[object, ...], int]:
    """A preview names where a card comes to; where it came from follows from that, and is left out here."""
    return {what: number for what, number in changes.items() if number and not (what[0] == "card" and number < 0)}


def shown(state: CortoState) -> CortoTable:
    return VIEWS.public(RULES.observe(state, state.turn))


def before_chance(state: CortoState, seat: Seat, action: Any) -> tuple[CortoState, bool]:
    """The true table after an action, up to the first question to chance; and whether there was one."""
    after = state.copy()
    try:
        act(RULES, after, seat, action, 0, SilentDealer(), Trace())
    except ChanceAskedError:
        return after, True
    return after, False


def unknown_yet(after: CortoState) -> Counter[tuple[object, ...]]:
    """What is certain to follow although chance has not spoken: a tile leaves, a carriage comes."""
    more: Counter[tuple[object, ...]] = Counter()
    if after.step == QUEST:
        more["piece", "tile", square_name(after.target)] -= 1
    if after.step == TURN_CARRIAGE:
        more["prize", after.turn, "carriage"] += 1
    return more


def decisions(game: int) -> Iterator[tuple[Match, Seat, Any]]:
    """A random game, decision by decision, with open scores so that everything that counts can be seen."""
    dice, players = dice_for(f"previews {game}"), 2 + game % 3
    options: Options = {"open_scores": "on", "figurines": ("must", "may")[game % 2]}
    match = start(RULES, players, options, named_seed(f"previews {game}"))
    assert isinstance(match, Match)
    match.hashing = False
    while match.state.step != OVER:
        seat = match.state.turn
        legal = RULES.legal(match.state, seat)
        action = legal[dice.below(len(legal))]
        yield match, seat, action
        assert not isinstance(match.submit(seat, action, match.now()), Refusal)


@pytest.mark.parametrize("share", range(4))
def test_previews_equal_what_then_happens(share: int) -> None:
    """10,000 random decisions for the proof: gold, markers, pieces, cards and prizes, up to the first chance."""
    left, game = scaled(100, 2500), share
    while left:
        for match, seat, action in decisions(game):
            check_preview(match.state, seat, action)
            left -= 1
            if not left:
                break
        game += 4


def check_preview(state: CortoState, seat: Seat, action: Any) -> None:
    found = VIEWS.consequences(RULES.observe(state, seat), action)
    after, asked = before_chance(state, seat, action)
    assert found.chance == asked
    wanted = difference(shown(state), shown(after))
    wanted.update(unknown_yet(after) if asked else {})
    assert without_sources(promised(found)) == without_sources(wanted), VIEWS.describe(action)
    gone = {square for square, there in shown(state).squares.items() if there.card}
    stay = {square for square, there in shown(after).squares.items() if there.card}
    assert set(found.leaves) == gone - stay
    own = VIEWS.private(RULES.observe(after, seat))
    assert own is not None
    assert {change.card for change in found.cards if change.to == "hand"} <= {*own.hand}
