"""Observations as numbers: every field in its place, nothing hidden in any, the same for an Observation alone."""

from typing import Any

import pytest

from contract.kits import CORTO_KIT, PIRATES_KIT, Kit
from saltsea.kernel.chance import QuickDealer
from saltsea.kernel.decisions import Decisions
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.encoding import Encoding, empty_cells, encoded
from saltsea.kernel.options import filled_in
from saltsea.kernel.rules import AnyRules

KITS = pytest.mark.parametrize("kit", [CORTO_KIT, PIRATES_KIT], ids=lambda kit: kit.game.name)


def encoding_of(kit: Kit) -> Encoding[Any]:
    assert kit.game.encoding is not None
    return kit.game.encoding(kit.game.rules())


def written(encoding: Encoding[Any], state: Any, seat: int) -> bytes:
    cells = empty_cells(encoding.size)
    encoding.write(state, seat, cells, 0)
    return bytes(memoryview(cells))


def random_game(kit: Kit, number: int) -> tuple[Decisions, Dice]:
    """A game of the kit with its options in turn."""
    rules: AnyRules = kit.game.rules()
    options = kit.options[number % len(kit.options)]
    most = range(rules.most, rules.fewest - 1, -1)
    players = next(some for some in most if rules.check_table(some, filled_in(rules.options, options)) is None)
    if not number % 2 and "partners" not in options:
        players = max(rules.fewest, 2)
    dice = dice_for(f"encodings {number}")
    return Decisions(encoding_of(kit), players, filled_in(rules.options, options), QuickDealer(dice)), dice


def random_step(game: Decisions, dice: Dice) -> None:
    legal = game.legal()
    if game.may_wait() and dice.below(len(legal) + 1) == len(legal):
        game.wait()
    else:
        game.take(dice.pick(legal))


@KITS
def test_two_worlds_that_a_seat_cannot_tell_apart_give_equal_numbers(kit: Kit) -> None:
    """Both true worlds with other hidden things and the worlds that a belief makes from the Observation alone."""
    rules, encoding, differ = kit.game.rules(), encoding_of(kit), 0
    for number in range(len(kit.options)):
        game, dice = random_game(kit, number)
        for step in range(200):
            if game.is_over():
                break
            if step % 20 == 0:
                for seat in range(game.players):
                    here, observation = written(encoding, game.state, seat), rules.observe(game.state, seat)
                    other = kit.swap_hidden(game.state, seat, dice)
                    differ += rules.snapshot(other) != rules.snapshot(game.state)
                    assert written(encoding, other, seat) == here
                    assert bytes(memoryview(encoded(encoding, rules, observation))) == here
            random_step(game, dice)
    assert differ > 20, "no two worlds were different"


@KITS
def test_no_cell_holds_more_than_its_field_says_and_every_field_is_used(kit: Kit) -> None:
    encoding, used = encoding_of(kit), set()
    for number in range(len(kit.options)):
        game, dice = random_game(kit, number)
        for step in range(1500):
            if game.is_over():
                break
            if step % 10 == 0:
                cells = written(encoding, game.state, int(game.seat))
                for field in encoding.fields:
                    values = cells[field.start : field.start + field.size()]
                    assert max(values) <= field.most, field.name
                    used.update([field.name] if any(values) else [])
            random_step(game, dice)
        final = written(encoding, game.state, 0)
        used.update(field.name for field in encoding.fields if any(final[field.start : field.start + field.size()]))
    seldom = {
        "gold",
        "shown",
        "kept",
        "event",
        "gunner",
        "aim",
        "look",
        "fresh",
        "last_card",
        "held",
        "loot",
        "pointed",
    }
    assert {field.name for field in encoding.fields} - used <= seldom


@KITS
def test_fields_follow_each_other_without_a_gap(kit: Kit) -> None:
    encoding, end = encoding_of(kit), 0
    for field in encoding.fields:
        assert field.start == end, field.name
        end += field.size()
    assert end == encoding.size
    assert len({field.name for field in encoding.fields}) == len(encoding.fields)


def test_seats_come_in_the_order_of_the_table_beginning_with_who_looks() -> None:
    game, dice = random_game(CORTO_KIT, 3)
    encoding = encoding_of(CORTO_KIT)
    for _ in range(80):
        random_step(game, dice)
    field = next(field for field in encoding.fields if field.name == "stock")
    stocks = game.rules.observe(game.state, 0).public.players  # type: ignore[attr-defined]
    for seat in range(game.players):
        cells = written(encoding, game.state, seat)[field.start : field.start + game.players]
        assert [*cells] == [stocks[(seat + after) % game.players].stock for after in range(game.players)]


def test_a_crew_that_waits_together_lets_time_pass() -> None:
    game, _ = random_game(PIRATES_KIT, 0)
    assert not game.may_wait(), "a briefing ends when somebody starts"
    game.take(game.legal()[0])
    before = game.now
    for _ in range(game.players):
        assert game.may_wait()
        game.wait()
    assert game.now > before


def test_who_has_waited_is_asked_again_when_something_happens() -> None:
    game, _ = random_game(PIRATES_KIT, 0)
    game.take(game.legal()[0])
    first = game.seat
    game.wait()
    asked = [int(first)]
    while game.now == 0 and game.seat != first:
        asked.append(int(game.seat))
        game.take(game.legal()[0])
    assert game.seat == first
    assert len(asked) == len({*asked})
