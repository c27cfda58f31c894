"""A better turn, played from where the game stood: a fork of the record that can be looked through."""

from collections.abc import Sequence
from typing import Final

from saltsea.bots.search_turns import TurnPlanner
from saltsea.games.corto.bot.learned_evaluator import LearnedEvaluator
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import CortoState
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, fork
from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.record import Record
from saltsea.kernel.seat import Seat

WIDTH: Final = 16
"""Positions that are followed further after each step of a card, where a turn is played to its end."""


def variation(rules: CortoRules, record: Record, first: int, actions: Sequence[Action]) -> Match:
    """The game up to a line, and then these actions of the seat whose turn it was. What is drawn is chance's own: the
    true order of the cards beyond the record stays unknown."""
    match = fork(rules, record, first, named_seed(f"review {record.header.seal} {first}"))
    seat = int(match.state.turn)
    for action in actions:
        if not submitted(match, seat, action):
            break
    return match


def turn_played_out(rules: CortoRules, record: Record, first: int, actions: Sequence[Action]) -> Match:
    """The same, and the turn is then played to its end as looks best."""
    match = variation(rules, record, first, actions)
    state: CortoState = match.state
    seat, turns = int(state.turn), match.after(first).turns
    planner = TurnPlanner(rules, LearnedEvaluator(rules.cards), dice_for(f"{record.header.seal} {first}"))
    while not match.is_over() and match.state.turns == turns:
        best = planner.best_outcome(match.state.copy(), seat, WIDTH)
        if best is None or not all(submitted(match, seat, action) for action in best.actions):
            break
    return match


def submitted(match: Match, seat: Seat, action: Action) -> bool:
    return not isinstance(match.submit(seat, action, match.now()), Refusal)
