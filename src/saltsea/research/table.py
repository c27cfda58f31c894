"""A game with so many players and its options checked: what every environment is made of."""

from dataclasses import dataclass
from typing import Any

from saltsea.game import Game
from saltsea.kernel.chance import QuickDealer
from saltsea.kernel.decisions import Decisions
from saltsea.kernel.dice import dice_for
from saltsea.kernel.encoding import Encoding
from saltsea.kernel.options import Options, check_options, filled_in
from saltsea.kernel.rules import AnyRules


@dataclass(frozen=True)
class Table:
    """What a host has settled before the game."""

    game: Game
    rules: AnyRules
    encoding: Encoding[Any]
    players: int
    options: Options

    def begin(self, seed: str) -> Decisions:
        """Deal a game: the same seed deals the same cards."""
        return Decisions(self.encoding, self.players, self.options, QuickDealer(dice_for(f"deal {seed}")))

    def name(self) -> str:
        """Game and version of its encoding, as the names of environments go."""
        return f"{self.game.name}_v{self.encoding.version}"


def laid(game: Game, players: int, options: Options) -> Table:
    """The table of a game that can be encoded; a ValueError says what the rules refuse."""
    if game.encoding is None:
        raise ValueError(f"{game.name} has no encoding")
    rules = game.rules()
    check(rules, players, options)
    return Table(game, rules, game.encoding(rules), players, filled_in(rules.options, options))


def check(rules: AnyRules, players: int, options: Options) -> None:
    """A table that the rules refuse is a mistake of who asks for it."""
    if not rules.fewest <= players <= rules.most:
        raise ValueError(f"{rules.name} is for {rules.fewest} to {rules.most} players")
    refusal = check_options(rules.options, options) or rules.check_table(players, filled_in(rules.options, options))
    if refusal is not None:
        raise ValueError(f"{refusal.rule}: {refusal.text} {refusal.details}")
