"""A game with so many players and its options checked: what every environment is made of."""

from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from saltsea.game import Game
from saltsea.kernel.chance import QuickDealer
from saltsea.kernel.decisions import Decisions
from saltsea.kernel.dice import dice_for
from saltsea.kernel.encoding import Encoding
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Option, Options, check_options, filled_in
from saltsea.kernel.rules import AnyRules

MAKER: Final = "saltsea.research.entry_points"
"""Who knows the games by their names."""


@dataclass(frozen=True)
class EnvironmentSettings:
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

    def __deepcopy__(self, memo: dict[int, object]) -> "EnvironmentSettings":
        """Nothing of it ever changes, so copies share it."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """How it is sent elsewhere: there the game of this name is laid again."""
        maker = import_module(MAKER)
        if maker.CATALOG.get(self.game.name) is not self.game:
            raise TypeError(f"{self.game.name} is no game of the catalogue, so another process would not find it")
        return maker.laid_again, (self.game.name, self.players, dict(self.options))


def laid(game: Game, players: int, options: Options) -> EnvironmentSettings:
    """The table of a game that can be encoded; a ValueError says what the rules refuse."""
    if game.encoding is None:
        raise ValueError(f"{game.name} has no encoding")
    rules = game.rules()
    options = as_declared(rules.options, options)
    refusal = refused(rules, players, options)
    if refusal is not None:
        raise ValueError(in_words(game, rules, refusal))
    return EnvironmentSettings(game, rules, game.encoding(rules), players, filled_in(rules.options, options))


def as_declared(declared: list[Option], options: Options) -> Options:
    """The options as the rules know them: a chapter is a text there, and `chapter=2` means the same. What is none of an
    option's choices is refused, and named as it was written."""
    choices = {option.name: {str(choice): choice for choice in option.choices} for option in declared}
    return {
        name: choices[name].get(str(value), str(value)) if choices.get(name) and type(value) in (int, str) else value
        for name, value in options.items()
    }


def check(rules: AnyRules, players: int, options: Options) -> None:
    """A table that the rules refuse is a mistake of who asks for it."""
    refusal = refused(rules, players, options)
    if refusal is not None:
        raise ValueError(f"{refusal.rule}: {refusal.text} {refusal.details}")


def refused(rules: AnyRules, players: int, options: Options) -> Refusal | None:
    if type(players) is not int or not rules.fewest <= players <= rules.most:
        raise ValueError(f"{rules.name} is for {rules.fewest} to {rules.most} players, not for {players!r}")
    return check_options(rules.options, options) or rules.check_table(players, filled_in(rules.options, options))


def in_words(game: Game, rules: AnyRules, refusal: Refusal) -> str:
    """Why something is refused, and by which rule."""
    if game.renderer is None:
        return f"{refusal.rule}: {refusal.text} {refusal.details}"
    return game.renderer(game, rules, "en").narrator.refusal(refusal)
