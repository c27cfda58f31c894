"""Walking the game tree: all of it to a given depth (perft), or one random path to the end (playout).

In real time the crew may also do nothing: letting the next deadline come is one more branch."""

from typing import Final, cast

from saltsea.kernel.chance import Dealer
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action
from saltsea.kernel.rules import Rules, S
from saltsea.kernel.seat import Millis, Seat, is_one, members
from saltsea.kernel.step import Trace, act, run_out

TO_THE_END: Final = 1 << 60
"""More steps than any game has."""


class Branch:
    """One way on: a seat's action, or waiting for the deadline (no action)."""

    def __init__(self, seat: Seat, action: Action | None) -> None:
        self.seat = seat
        self.action = action


def branches(rules: Rules[S], state: S) -> list[Branch]:
    """Every branch from here, in a fixed order."""
    found = [Branch(seat, action) for seat in members(rules.waiting_on(state)) for action in rules.legal(state, seat)]
    if rules.outcome(state) is None and rules.next_deadline(state) is not None:
        found.append(Branch(0, None))
    return found


def follow(rules: Rules[S], state: S, branch: Branch, at: Millis, dealer: Dealer) -> Millis:
    """Take a branch in place. Returns the time after it."""
    if branch.action is not None:
        act(rules, state, branch.seat, branch.action, at, dealer, Trace())
        return at
    deadline = rules.next_deadline(state)
    if deadline is None:
        raise RuntimeError("nothing to wait for")
    run_out(rules, state, deadline, dealer, Trace())
    return deadline


def perft(rules: Rules[S], state: S, dealer: Dealer, depth: int, at: Millis = 0) -> int:
    """The number of paths of exactly this many steps."""
    found = branches(rules, state)
    if depth <= 1:
        return len(found) if depth == 1 else 1
    total = 0
    for branch in found:
        twin = cast(S, state.copy())
        dealt = dealer.copy()
        then = follow(rules, twin, branch, at, dealt)
        total += perft(rules, twin, dealt, depth - 1, then)
    return total


class Playout:
    """How far a random game went: its steps, and those of them at which two or more actions were legal."""

    def __init__(self) -> None:
        self.steps = 0
        self.choices = 0


def playout(rules: Rules[S], state: S, dealer: Dealer, dice: Dice, most: int = TO_THE_END) -> Playout:
    """Take random branches from here, in place, to the end of the game or for so many steps."""
    done = Playout()
    trace = Trace()
    at = 0
    while done.steps < most and rules.outcome(state) is None:
        seats = rules.waiting_on(state)
        if is_one(seats) and rules.next_deadline(state) is None:
            # The whole of a game in turns: nothing is made here but the list of what is legal.
            seat = seats.bit_length() - 1
            legal = rules.legal(state, seat)
            done.choices += len(legal) > 1
            act(rules, state, seat, dice.pick(legal), at, dealer, trace)
        else:
            found = branches(rules, state)
            done.choices += _actions(found) > 1
            at = follow(rules, state, dice.pick(found), at, dealer)
        done.steps += 1
    return done


def _actions(found: list[Branch]) -> int:
    """How many of the branches are actions: waiting, if it is one, comes last."""
    return len(found) - 1 if found and found[-1].action is None else len(found)
