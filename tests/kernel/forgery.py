"""Records to tamper with, and the tools of a forger who knows the format: edited lines with checksums that fit."""

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from saltsea.bots.random_bot import RandomBot
from saltsea.catalog import CATALOG
from saltsea.game import Game
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import fork
from saltsea.kernel.record_file import _chained, write
from saltsea.kernel.rules import AnyRules
from saltsea.research.simulate import BotTable, played
from small_games.catalog import SMALL_GAMES

GAMES: Mapping[str, Game] = {**SMALL_GAMES, **{name: game for name, game in CATALOG.items() if not game.rulebook}}
"""Without the App, whose random games are too short to be forged in many ways."""
Part = dict[str, Any]


@cache
def rules_of(game: str) -> AnyRules:
    return GAMES[game].rules()


@cache
def a_record(game: str) -> bytes:
    """A finished game of two."""
    return write(rules_of(game), played(rules_of(game), 2, {}, bots(game), "tamper").match.record())


@cache
def a_forked_record(game: str) -> bytes:
    """A finished game that went on from the fifth line of another one."""
    parent = played(rules_of(game), 2, {}, bots(game), "tamper").match.record()
    child = fork(rules_of(game), parent, 5, named_seed("child"))
    BotTable(child, bots(game), dice_for("child")).play()
    return write(rules_of(game), child.record())


def bots(game: str) -> list[RandomBot]:
    return [RandomBot(patience=3 if GAMES[game].real_time else 0)] * 2


def bodies(data: bytes) -> list[str]:
    """The lines of a record without their checksums."""
    return [line.rpartition(',"sum":"')[0] + "}" for line in data.decode().splitlines()]


def chained(lines: list[str]) -> bytes:
    """A record of these bodies, each with the checksum that fits."""
    past, text = "", ""
    for body in lines:
        past = _chained(past, body)
        text += f'{body[:-1]},"sum":"{past}"}}\n'
    return text.encode()


def rechained(lines: list[str]) -> bytes:
    """The same for lines that carry checksums, which no longer fit."""
    return chained([line.rpartition(',"sum":"')[0] + "}" for line in lines])


def parts_of(data: bytes) -> list[Part]:
    return [json.loads(body) for body in bodies(data)]


def written(parts: list[Part]) -> bytes:
    """A record of these parts."""
    return chained([json.dumps(part, separators=(",", ":"), ensure_ascii=False) for part in parts])


def changed(data: bytes, place: int, change: Callable[[Part], object]) -> bytes:
    """A record in which one part was changed."""
    parts = parts_of(data)
    change(parts[place])
    return written(parts)
