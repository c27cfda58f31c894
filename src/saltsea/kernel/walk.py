"""Counting the tree (perft): how many ways a game can go in a given number of steps.

In real time the crew may also do nothing: letting the next deadline come is one more branch."""

from typing import cast

from saltsea.kernel.chance import Dealer
from saltsea.kernel.nouns import Action
from saltsea.kernel.rules import Rules, S
from saltsea.kernel.seat import Millis, Seat, members
from saltsea.kernel.step import Trace, act, run_out


class Branch:
    """One way on: a seat's action, or waiting for the deadline (no action)."""

    def __init__(self, seat: Seat, action: Action | None) -> None:
        self.seat = seat
        self.action = action


def branches(rules: Rules[S], state: S) -> list[Branch]:
    """Every way on from here, in a fixed order."""
    found = [Branch(seat, action) for seat in members(rules.waiting_on(state)) for action in rules.legal(state, seat)]
    if rules.outcome(state) is None and rules.next_deadline(state) is not None:
        found.append(Branch(0, None))
    return found


def follow(rules: Rules[S], state: S, branch: Branch, at: Millis, dealer: Dealer) -> Millis:
    """Take a branch in place; the answer is the time then."""
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
    ways = branches(rules, state)
    if depth <= 1:
        return len(ways) if depth == 1 else 1
    total = 0
    for branch in ways:
        twin = cast(S, state.copy())
        dealt = dealer.copy()
        then = follow(rules, twin, branch, at, dealt)
        total += perft(rules, twin, dealt, depth - 1, then)
    return total
