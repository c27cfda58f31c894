"""How long each level of each game thinks about the same positions, in whatever Python runs this: quartiles in ms.

bench/page_bots.py runs it in plain and in compiled CPython and in Pyodide."""

import json
import statistics
import time

from saltsea.catalog import CATALOG
from saltsea.game import Game
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Observation
from saltsea.kernel.rules import AnyRules

PLAYERS = 2


def positions(game: Game, rules: AnyRules, wanted: int) -> list[Observation]:
    """The first observations of a game of the simplest bots in which one has a choice; in real time, each second."""
    match, dice = start(rules, PLAYERS, {}, named_seed("page")), dice_for("page")
    assert isinstance(match, Match)
    bot = game.make_bot(next(iter(game.bots)), rules)
    found: list[Observation] = []
    at = 0
    while len(found) < wanted and not match.is_over():
        for seen in [rules.observe(match.state, seat) for seat in range(PLAYERS)]:
            begins = [action for action in seen.legal if type(action).__name__ == "Start"]  # people begin a round
            choice = begins[0] if begins else bot.choose(seen, dice) if seen.legal else None
            found += [seen] if choice is not None and not begins else []
            if choice is not None:
                match.submit(seen.seat, choice, at)
        at += 1000 if game.real_time else 0
        match.look(at)
    return found[:wanted]


def measured(wanted: int) -> str:
    quartiles: dict[str, list[float]] = {}
    for game in (one for one in CATALOG.values() if one.rules().most >= PLAYERS):  # an App beside a box has no rivals
        rules = game.rules()
        asked = positions(game, rules, wanted)
        for level in game.bots:
            bot, took = game.make_bot(level, rules), []
            for seen in asked:
                began = time.perf_counter()
                bot.choose(seen, dice_for("page"))
                took.append((time.perf_counter() - began) * 1000)
            quartiles[f"{game.name} {level}"] = [round(one, 2) for one in statistics.quantiles(took, n=4)]
    return json.dumps(quartiles)
