"""Random games for the checks, drawn by Hypothesis so that a broken check shrinks to a short game.

A walk is a list of numbers. Each picks a way on and a moment: now, or just before, at and after the next deadline."""

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from contract.kits import Kit
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, start, undo_lines
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options, filled_in
from saltsea.kernel.record import Undo
from saltsea.kernel.replay import watch
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import members


@dataclass(frozen=True)
class Walk:
    """How to play one game."""

    players: int
    options: Options
    seed: str
    choices: tuple[int, ...]


def walks(kit: Kit, most: int) -> st.SearchStrategy[Walk]:
    """Games of this kind, up to so many steps."""
    rules = kit.game.rules()
    return st.integers(rules.fewest, rules.most).flatmap(
        lambda players: st.builds(
            Walk,
            players=st.just(players),
            options=st.sampled_from(tables(kit, rules, players)),
            seed=st.text("abcdef", min_size=1, max_size=3),
            choices=st.integers(0, most).flatmap(choices),
        )
    )


def tables(kit: Kit, rules: AnyRules, players: int) -> list[Options]:
    """Of the kit's options those with which so many players may sit down."""
    return [options for options in kit.options if rules.check_table(players, filled_in(rules.options, options)) is None]


def choices(length: int) -> st.SearchStrategy[tuple[int, ...]]:
    """So many numbers: left to itself Hypothesis prefers lists of five, and no game is that short."""
    return st.lists(st.integers(0, 2**16 - 1), min_size=length, max_size=length).map(tuple)


def walked(rules: AnyRules, walk: Walk, *, hashing: bool = False) -> Match:
    """The match that a walk leads to. Only a check about records needs the hash of every line."""
    match = start(rules, walk.players, walk.options, named_seed(walk.seed))
    assert isinstance(match, Match), match
    match.hashing = hashing
    for choice in walk.choices:
        if match.is_over():
            break
        take(match, choice)
    return match


def take(match: Match, choice: int) -> None:
    """One step: an action at some moment, an undo, or letting time act. A refusal is a step that did nothing."""
    match.look(moment(match, choice >> 12))
    seats = members(match.rules.waiting_on(match.state))
    ways = [(seat, action) for seat in seats for action in match.rules.legal(match.state, seat)]
    if choice % 7 == 0 and seats and undo_lines(match, seats[0]):
        match.submit(seats[0], Undo(undo_lines(match, seats[0])[0]), match.now())
    elif ways:
        seat, action = ways[(choice & 0xFFF) % len(ways)]
        assert not isinstance(match.submit(seat, action, match.now()), Refusal)
    elif (deadline := match.rules.next_deadline(match.state)) is not None:
        match.look(deadline)


def moment(match: Match, choice: int) -> int:
    """Now, or a millisecond around the next deadline."""
    deadline = match.rules.next_deadline(match.state)
    if deadline is None:
        return match.now()
    return max(match.now(), (match.now(), match.now() + 1, deadline - 1, deadline, deadline + 1)[choice % 5])


def positions(match: Match) -> list[Any]:
    """The State after each line, by its events alone; after an undo, by those of the lines that still count."""
    record, found = match.record(), []
    state = match.rules.setup(match.header.players, match.header.options)
    for line in match.lines:
        state = watch(match.rules, record, line.number) if isinstance(line.action, Undo) else state.copy()
        for event in line.events:
            match.rules.evolve(state, event)
        found.append(state)
    return found
