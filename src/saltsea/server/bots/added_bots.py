"""Computer players that the operator adds: every NAME.weights in a folder is a network, offered at tables of its game.

The server reads all of them when it starts, so that a damaged file is told at once; each bot process reads those that
it plays with."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from saltsea.bots.player import Bot
from saltsea.bots.policy import policy_bot
from saltsea.bots.weights import BadWeightsError, read_game
from saltsea.game import Game
from saltsea.kernel.rules import AnyRules
from saltsea.server.bots.worker import Games

FILES: Final = "*.weights"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,30}")


class BadBotsError(ValueError):
    """A folder that no computer players can be made of; the message says why."""


def with_added(games: Games, folder: str) -> Games:
    """The games with the bots of this folder; without a folder as they are."""
    if not folder:
        return games
    by_game: dict[str, dict[str, Callable[[AnyRules], Bot]]] = {}
    for file in files_in(Path(folder)):
        game = game_for(games, file)
        by_game.setdefault(game.name, {})[name_for(game, file)] = partial(network_of, file, game)
    return {name: replace(games[name], added=by_game.get(name, {})) for name in games}


def checked(games: Games) -> Games:
    """The same games, after every bot that was added has been made once."""
    for game in games.values():
        for maker in game.added.values():
            try:
                maker(game.rules())
            except BadWeightsError as error:
                raise BadBotsError(str(error)) from error
    return games


def files_in(folder: Path) -> list[Path]:
    found = sorted(folder.glob(FILES)) if folder.is_dir() else []
    if not found:
        raise BadBotsError(f"{folder}: there is no file {FILES} in such a folder.")
    return found


def game_for(games: Games, file: Path) -> Game:
    """The game that a file says it is for."""
    try:
        named = read_game(file)
    except BadWeightsError as error:
        raise BadBotsError(str(error)) from error
    if named not in games or games[named].encoding is None:
        raise BadBotsError(f"{file}: weights for {named}, and this server has no such game for networks.")
    return games[named]


def name_for(game: Game, file: Path) -> str:
    """What a bot is called: its file. A level's name, alone or before a hyphen, would be taken for that level."""
    name = file.stem
    if not NAME.fullmatch(name):
        raise BadBotsError(f"{file}: call it by small letters, digits and hyphens, a letter first, 31 at most.")
    if name in game.known_bots() or name.startswith(tuple(f"{level}-" for level in game.bots)):
        raise BadBotsError(f"{file}: {game.name} has a computer player or a level of this name. Call it otherwise.")
    return name


def network_of(file: Path, game: Game, rules: AnyRules) -> Bot:
    assert game.encoding is not None
    return policy_bot(file, rules, game.encoding(rules))
