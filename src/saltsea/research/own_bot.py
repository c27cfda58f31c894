"""A bot of somebody's own: a Python file with a function `bot(rules)` that makes one, or the weights of a network.

A Python file is run as any program of its author would be. What it makes gets Observations, as every bot does."""

import hashlib
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from saltsea.bots.player import Bot
from saltsea.kernel.rules import AnyRules

if TYPE_CHECKING:
    from saltsea.kernel.encoding import Encoding

MAKER: Final = "bot"
PYTHON: Final = ".py"
WEIGHTS: Final = ".weights"


class BadBotError(ValueError):
    """The file makes no bot; the message says why."""


def is_own(name: str) -> bool:
    """Whether a player's name is that of a file."""
    return name.endswith((PYTHON, WEIGHTS))


def own_bot(name: str, rules: AnyRules, encoding: "Callable[[AnyRules], Encoding[Any]] | None") -> Bot:
    """The bot that a file makes or describes."""
    return network_bot(name, rules, encoding) if name.endswith(WEIGHTS) else python_bot(name, rules)


def network_bot(name: str, rules: AnyRules, encoding: "Callable[[AnyRules], Encoding[Any]] | None") -> Bot:
    """A bot that plays by the network of a file."""
    from saltsea.bots.policy import policy_bot
    from saltsea.bots.weights import BadWeightsError

    if encoding is None:
        raise BadBotError(f"{name}: {rules.name} has no encoding that a network could read.")
    try:
        return policy_bot(Path(name), rules, encoding(rules))
    except BadWeightsError as error:
        raise BadBotError(str(error)) from error


def python_bot(name: str, rules: AnyRules) -> Bot:
    """Run the file and let it make its bot."""
    file = Path(name)
    if not file.is_file():
        raise BadBotError(f"{name}: there is no such file.")
    spec = spec_from_file_location(f"own_bot_{hashlib.sha256(name.encode()).hexdigest()[:12]}", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        made: Bot = getattr(module, MAKER)(rules)
    except Exception as error:
        raise BadBotError(f"{name}: {MAKER}(rules) cannot be made: {type(error).__name__}: {error}.") from error
    if not callable(getattr(made, "choose", None)):
        raise BadBotError(f"{name}: what {MAKER}(rules) returns has no method choose(observation, dice).")
    return made
