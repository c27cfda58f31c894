"""Every level and character in random positions: `python -m corto.many_positions POSITIONS [PLAYERS ...]`, for proof.

Games of random moves with random options are walked through, and at every third decision one player of each level is
asked, with each character in turn. What it chooses must be legal. All think with little effort here: at most 60
positions, or a beam of two, and two playouts if they have any. The number of a game decides everything, so that one
that breaks can be called again."""

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from os import cpu_count
from time import perf_counter
from typing import Final

from saltsea.bots.mistaken import MistakenBot
from saltsea.bots.player import Bot
from saltsea.bots.search import GreedyBot
from saltsea.bots.search_effort import Effort
from saltsea.bots.search_turns import PlanningBot
from saltsea.catalog import CATALOG
from saltsea.games.corto.engine.cards import ADVENTURES
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.options import Options, filled_in
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import members

GAME: Final = CATALOG["corto"]
EVERY: Final = 3
PORTION: Final = 500
"""Positions that one process looks at before it is given others."""
WIDEST: Final = 60
FIRST_LOOK: Final = Effort(beam=2, width=3, turns=1, tries=0, rounds=0, reply=0, doubt=1)
PLAYOUTS: Final = Effort(beam=2, width=3, turns=2, tries=2, rounds=1, reply=1, doubt=1)


@cache
def rules() -> AnyRules:
    return GAME.rules()


@cache
def names() -> list[list[str]]:
    """By level: it, and its personalities."""
    return [[level, *(one for one in GAME.personalities if GAME.level_of(one) == level)] for level in GAME.bots]


@cache
def bot_of(name: str) -> Bot:
    """A player that thinks with little effort."""
    bot = GAME.make_bot(name, rules())
    inner = bot.bot if isinstance(bot, MistakenBot) else bot
    if isinstance(inner, GreedyBot):
        inner.widest = min(inner.widest, WIDEST)
    if isinstance(inner, PlanningBot):
        inner.effort = PLAYOUTS if inner.effort.tries else FIRST_LOOK
    return bot


def random_options(players: int, dice: Dice) -> Options:
    """Any options with which so many players may sit down; every option has each of its values at times."""
    while True:
        options: Options = {one.name: dice.pick(one.choices) for one in rules().options if one.choices}
        if dice.below(2):
            letters = [*ADVENTURES]
            dice.shuffle(letters)
            options["strips"] = "".join(letters[: 3 if players == rules().fewest else 4])
        full = filled_in(rules().options, options)
        if rules().check_table(players, full) is None and rules().check_idle(players, full) is None:
            return options


def positions(players: int, number: int) -> Iterator[tuple[Match, Dice]]:
    """The decisions of one game of random moves in which somebody is asked."""
    dice = dice_for(f"positions {players} {number}")
    match = start(rules(), players, random_options(players, dice), named_seed(f"positions {players} {number}"))
    assert isinstance(match, Match)
    match.hashing = False
    while not match.is_over():
        if dice.below(EVERY) == 0:
            yield match, dice
        seat = members(match.waiting_on())[0]
        match.submit(seat, dice.pick(rules().legal(match.state, seat)), match.now())


def judged(players: int, portion: int, wanted: int) -> tuple[int, int, list[str]]:
    """How many positions of a portion were looked at, how many choices were legal, and what went wrong."""
    looked, legal, wrong, game = 0, 0, list[str](), portion * PORTION
    while looked < wanted:
        for match, dice in positions(players, game):
            for name in [known[looked % len(known)] for known in names()]:
                fault = fault_of(match, name, dice)
                legal += fault is None
                wrong += [] if fault is None else [f"{players} players, game {game}, {name}: {fault}"]
            looked += 1
            if looked == wanted:
                break
        game += 1
    return looked, legal, wrong


def fault_of(match: Match, name: str, dice: Dice) -> str | None:
    """What is wrong with what a player chooses in a position."""
    seat = members(match.waiting_on())[0]
    try:
        action = bot_of(name).choose(rules().observe(match.state, seat), dice.copy())
    except Exception as error:
        return f"line {len(match.lines)}: {error!r}"
    if action is None or rules().check(match.state, seat, action, match.now()) is not None:
        return f"line {len(match.lines)}: chose {action!r}"
    return None


def main(wanted: int, counts: Sequence[int]) -> int:
    """All portions on all cores; the exit status is how many choices were wrong."""
    broken: list[str] = []
    for players in counts:
        began = perf_counter()
        sizes = [min(PORTION, wanted - first) for first in range(0, wanted, PORTION)]
        with ProcessPoolExecutor(cpu_count()) as pool:
            results = list(pool.map(judged, [players] * len(sizes), range(len(sizes)), sizes))
        looked, legal = sum(one[0] for one in results), sum(one[1] for one in results)
        broken += [line for one in results for line in one[2]]
        print(f"{players} players: {looked:,} random positions, {legal:,} of {looked * len(names()):,} choices legal,"
              f" {perf_counter() - began:.0f} s", flush=True)  # fmt: skip
    print("\n".join(broken[:100]) or "no player crashed, and none chose what is not legal")
    return min(len(broken), 100)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), [int(word) for word in sys.argv[2:]] or [2, 3, 4]))
