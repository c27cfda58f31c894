"""Partners (corto.P1) in what hints and reviews give as reasons: a partner loses with the player, and is no rival."""

import pytest

from corto.tables import GREEN, RED, YELLOW, table
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.review.reason import rival_loss
from saltsea.games.corto.view.suggestion import TriedSteps, safer_square, worst_loss
from saltsea.kernel.options import Options

ALONE: Options = {"partners": "off"}
TOGETHER: Options = {"partners": "on"}


def before(options: Options) -> CortoState:
    """Yellow, opposite to red, has a group of three; green one of two."""
    board = {"a1": "A6 y", "a2": "A7 y", "a3": "A4 y", "c1": "C6 g", "c2": "C7 g"}
    return table(board, players=4, options=options)


def after(options: Options) -> CortoState:
    """Yellow has lost a group and green a character."""
    return table({"a1": "A6 y", "c1": "C6 g"}, players=4, options=options)


@pytest.mark.parametrize(("options", "loser"), [(ALONE, YELLOW), (TOGETHER, GREEN)])
def test_a_partner_s_loss_is_no_reason_for_a_hint(options: Options, loser: int) -> None:
    found, loss = worst_loss(TriedSteps(before(options), after(options), []), RED)
    assert found == loser
    assert loss > 0


@pytest.mark.parametrize(("options", "loser"), [(ALONE, YELLOW), (TOGETHER, GREEN)])
def test_a_partner_s_loss_does_not_speak_for_a_better_turn(options: Options, loser: int) -> None:
    found, loss = rival_loss(before(options), after(options), RED)
    assert found == loser
    assert loss > 0


@pytest.mark.parametrize(
    ("options", "marks", "square"),
    [(ALONE, "y", "b3"), (TOGETHER, "y", "none"), (TOGETHER, "g", "b3"), (TOGETHER, "k", "b3")],
)
def test_a_character_is_made_safe_from_rivals_alone(options: Options, marks: str, square: str) -> None:
    was = table({"b3": f"B6 rr{marks}"}, players=4, options=options)
    will = table({"b3": f"B6 rrr{marks}"}, players=4, options=options)
    assert safer_square(TriedSteps(was, will, []), RED) == square
