"""Whole games on a virtual clock: many of them, honestly dealt, every player at an Observation.

A real-time game runs the same way: when no bot wants to act, time jumps to the next deadline. With a tempo its
players sit at a slower table, in real_time.py."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from saltsea.bots.player import Bot
from saltsea.bots.reaction import Reaction
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Outcome, Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.record import state_hash
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat, members
from saltsea.kernel.table_clock import Tempo
from saltsea.research.real_time import SlowTable, StuckTableError, sailed, stuck

MOST_IDLE: Final = 1000
"""How often the seats of a table without deadline are asked before it counts as stuck."""


@dataclass
class Tally:
    """What many games add up to."""

    outcomes: list[Outcome] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    moves: int = 0
    """Decisions between two actions or more."""
    refusals: Counter[str] = field(default_factory=Counter)
    hashes: list[str] = field(default_factory=list)

    def add(self, table: "BotTable | SlowTable") -> None:
        match = table.match
        outcome = match.rules.outcome(match.state)
        assert outcome is not None
        self.outcomes.append(outcome)
        self.decisions.append(sum(1 for line in match.lines if line.seat < match.header.players))
        self.moves += table.moves
        self.refusals.update(table.refused)
        self.hashes.append(state_hash(match.rules, match.state))


class BotTable:
    """One match and the bots that play it."""

    def __init__(self, match: Match, bots: Sequence[Bot], dice: Dice) -> None:
        self.match = match
        self.bots = bots
        self.dice = dice
        self.moves = 0
        self.refused: Counter[str] = Counter()

    def play(self) -> Outcome:
        """Play to the end."""
        outcome = self.match.rules.outcome(self.match.state)
        while outcome is None:
            if not self.ask_all_seats():
                self.wait()
            outcome = self.match.rules.outcome(self.match.state)
        return outcome

    def ask_all_seats(self) -> bool:
        """Ask each seat that may act, once, in order."""
        seats = members(self.match.rules.waiting_on(self.match.state))
        return sum(self.acts(seat) for seat in seats) > 0

    def acts(self, seat: Seat) -> bool:
        """Let a seat act if it still can: a seat before it may have changed everything."""
        if seat not in members(self.match.rules.waiting_on(self.match.state)):
            return False
        self.try_random_action(seat)
        observation = self.match.rules.observe(self.match.state, seat)
        self.moves += len(observation.legal) > 1
        action = self.bots[seat].choose(observation, self.dice)
        if action is None:
            return False
        answer = self.match.submit(seat, action, self.match.now())
        if isinstance(answer, Refusal):
            raise RuntimeError(f"{self.match.rules.name}: a legal action was refused by {answer.rule}")
        return True

    def try_random_action(self, seat: Seat) -> None:
        """Check a random action and count the rule that refuses it, as a new player would meet it."""
        action = self.dice.pick(self.match.rules.vocabulary.actions)
        refusal = self.match.check(seat, action, self.match.now())
        if refusal is not None:
            self.refused[refusal.rule] += 1

    def wait(self) -> None:
        """Let time act. Where it stands still a bot must act, so all are asked again."""
        deadline = self.match.rules.next_deadline(self.match.state)
        if deadline is not None:
            self.match.look(deadline)
        elif not any(self.ask_all_seats() for _ in range(MOST_IDLE)):
            raise StuckTableError(stuck(self.match))


def played(
    rules: AnyRules, players: int, options: Options, bots: Sequence[Bot], name: str, *, hashing: bool = True
) -> BotTable:
    """One whole game; the name decides the cards and the bots' dice."""
    match = start(rules, players, options, named_seed(name))
    if isinstance(match, Refusal):
        raise ValueError(f"{match.rule}: {match.text} {match.details}")
    match.hashing = hashing
    table = BotTable(match, bots, dice_for(name))
    table.play()
    return table


def game_name(seed: str, number: int) -> str:
    """Game 3 of seed S is the same game however many are played, and in whatever order."""
    return f"{seed}/{number}"


def one_game(
    rules: AnyRules,
    players: int,
    options: Options,
    bots: Sequence[Bot],
    name: str,
    *,
    hashing: bool = True,
    tempo: Tempo | None = None,
    reactions: Sequence[Reaction | None] = (),
) -> "BotTable | SlowTable":
    """One whole game, at a slower table where a tempo is given. Reactions, one per seat, are for that one."""
    if tempo is None:
        return played(rules, players, options, bots, name, hashing=hashing)
    return sailed(rules, tempo, players, options, bots, name, reactions=reactions, hashing=hashing)


def simulate(
    rules: AnyRules,
    players: int,
    options: Options,
    bots: Sequence[Bot],
    names: Sequence[str],
    after: Callable[[int, Match], None],
    *,
    hashing: bool = True,
    tempo: Tempo | None = None,
    reactions: Sequence[Reaction | None] = (),
) -> Tally:
    """Play one game per name; `after` is called with each as it ends. Without hashes it is faster and has no record."""
    tally = Tally()
    for number, name in enumerate(names):
        table = one_game(rules, players, options, bots, name, hashing=hashing, tempo=tempo, reactions=reactions)
        tally.add(table)
        after(number, table.match)
    return tally
