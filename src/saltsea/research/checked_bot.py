"""A user's own bot, watched: what it raises and what it chooses against the rules is said with its name.

No other module checks it everywhere: an environment trusts its bots, and a tournament would end in a traceback of
ours."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from traceback import extract_tb
from typing import Final, ParamSpec, TypeVar

from saltsea.bots.player import Bot, ListeningBot
from saltsea.game import Game
from saltsea.kernel.dice import Dice
from saltsea.kernel.encoding import as_world
from saltsea.kernel.heard_words import HeardWords
from saltsea.kernel.nouns import Action, Observation, Refusal
from saltsea.kernel.rules import AnyRules

P = ParamSpec("P")
T = TypeVar("T")
ALSO: Final = ("limit", "orders", "planned")
"""What a bot may have beside its choice (bots/player.py)."""


class BadBotError(ValueError):
    """A file makes no bot, or one that does not play by the rules; the message says why."""


class CheckedBot:
    """Lets a bot choose, and refuses what is not legal."""

    def __init__(self, name: str, made: Bot, entry: Game, rules: AnyRules) -> None:
        self.name = name
        self.made = made
        self.entry = entry
        self.rules = rules
        # Callers ask for these by isinstance, so only a bot that has them may show them.
        for also in ALSO:
            if hasattr(made, also):
                setattr(self, also, partial(self.named, getattr(made, also)))
        if isinstance(made, ListeningBot):
            self.choose_hearing = partial(self.hear, made)

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        legal = [*observation.legal]
        return self.checked(observation, legal, self.named(self.made.choose, observation, dice))

    def hear(self, made: ListeningBot, observation: Observation, heard: HeardWords, dice: Dice) -> Action | None:
        legal = [*observation.legal]
        return self.checked(observation, legal, self.named(made.choose_hearing, observation, heard, dice))

    def named(self, asked: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask the bot; what it raises gets its name, and the line of its file."""
        try:
            return asked(*args, **kwargs)
        except (Exception, SystemExit) as error:
            lines = [frame.lineno for frame in extract_tb(error.__traceback__) if self.name.endswith(frame.filename)]
            where = f"{self.name}, line {lines[-1]}" if lines else self.name
            raise BadBotError(f"{where}: {type(error).__name__}: {error}.") from error

    def checked(self, observation: Observation, legal: list[Action], action: object) -> Action | None:
        """What the bot chose, if the seat may do it."""
        if action is None and self.entry.real_time:
            return None
        if action is None:
            raise BadBotError(f"{self.name} chose nothing, and {self.entry.name} waits for its choice.")
        if not isinstance(action, Action):
            raise BadBotError(f"{self.name} chose {action!r}, which is none of observation.legal.")
        if action not in legal:
            raise BadBotError(f"{self.name} {self.broken_rule(observation, action)}")
        if not self.is_as_it_was(action):
            raise BadBotError(f"{self.name} changed the action that it chose, which belongs to the engine.")
        return action

    def is_as_it_was(self, action: Action) -> bool:
        """Whether an action still says what its number says: there is one object of each for the whole process."""
        vocabulary = self.rules.vocabulary
        return vocabulary.action(vocabulary.plain(action)) is action

    def broken_rule(self, observation: Observation, action: Action) -> str:
        """What it wanted to do, and which rule forbids it, in words."""
        renderer = self.entry.renderer
        if action not in self.rules.vocabulary.actions or renderer is None:
            return f"chose {action!r}, which is none of observation.legal."
        narrator = renderer(self.entry, self.rules, "en").narrator
        found = self.rules.check(as_world(self.rules, observation), observation.seat, action, 0)
        why = narrator.refusal(found) if isinstance(found, Refusal) else "it is none of observation.legal."
        return f"made a choice that is not legal, {narrator.action(action)!r}: {why}"


@contextmanager
def in_game(where: str) -> Iterator[None]:
    """Say in which game a bot did it."""
    try:
        yield
    except BadBotError as error:
        raise BadBotError(f"{error} That was in {where}.") from error
