"""A user's own bot: a Python file with a function `bot(rules)` that makes one, or the weights of a network.

A Python file is run as any program of its author would be. What it makes gets Observations, as every bot does, and is
watched (checked_bot.py)."""

import hashlib
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final, NoReturn

from saltsea.bots.player import Bot
from saltsea.game import Game
from saltsea.kernel.rules import AnyRules
from saltsea.research.checked_bot import BadBotError, CheckedBot

MAKER: Final = "bot"
PYTHON: Final = ".py"
WEIGHTS: Final = ".weights"


def is_own(name: str) -> bool:
    """Whether a player's name is that of a file."""
    return name.endswith((PYTHON, WEIGHTS))


def own_bot(name: str, entry: Game, rules: AnyRules) -> Bot:
    """The bot that a file makes or describes."""
    if name.endswith(WEIGHTS):
        return network_bot(name, entry, rules)
    return CheckedBot(name, python_bot(name, rules), entry, rules)


def network_bot(name: str, entry: Game, rules: AnyRules) -> Bot:
    """A bot that plays by the network of a file."""
    from saltsea.bots.policy import policy_bot
    from saltsea.bots.weights import BadWeightsError

    if entry.encoding is None:
        raise BadBotError(f"{name}: {rules.name} has no encoding that a network could read.")
    try:
        return policy_bot(Path(name), rules, entry.encoding(rules))
    except BadWeightsError as error:
        raise BadBotError(str(error)) from error


class FreshLoader(SourceFileLoader):
    """Reads a file as it is now: what Python keeps beside it may be of an edit that is less than a second older."""

    def path_stats(self, path: str) -> NoReturn:
        raise OSError(path)


def python_bot(name: str, rules: AnyRules) -> Bot:
    """Run the file and let it make its bot."""
    if not Path(name).is_file():
        raise BadBotError(f"{name}: there is no such file.")
    called = f"own_bot_{hashlib.sha256(name.encode()).hexdigest()[:12]}"
    spec = spec_from_file_location(called, name, loader=FreshLoader(called, name))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        if not hasattr(module, MAKER):
            raise BadBotError(f"{name}: it has no function {MAKER}(rules).")
        made: Bot = getattr(module, MAKER)(rules)
    except BadBotError:
        raise
    except (Exception, SystemExit) as error:
        raise BadBotError(f"{name}: {MAKER}(rules) cannot be made: {type(error).__name__}: {error}.") from error
    if not callable(getattr(made, "choose", None)):
        raise BadBotError(f"{name}: what {MAKER}(rules) returns has no method choose(observation, dice).")
    return made
