"""The puzzle of a day: one turn in a real position, "the most gold this turn", made by search.

Greedy bots play games that follow from the day. The first turn that fulfils the conditions below is the puzzle: every
way through it was looked at, none asks chance, and exactly one end has the most gold, the order of plays aside."""

from collections.abc import Iterator
from typing import Final

import msgspec

from saltsea.bots.search import GreedyBot
from saltsea.games.corto.bot.first_evaluator import FirstEvaluator
from saltsea.games.corto.bot.turn_search import BestTurn, TooWideError, TurnSearch
from saltsea.games.corto.daily.deal import PERSON
from saltsea.games.corto.daily.posed import page_of, played, turn_ended
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import HAND, MAIN, CortoState
from saltsea.games.corto.rules.count import total
from saltsea.kernel.daily import bot_dice_name, daily_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.final import ChanceAskedError
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.vocabulary import Plain

PLAYERS: Final = 2
STRIPS: Final = ("ABD", "ABF", "ADF", "BDF")
"""Adventures whose quests never ask chance: the Celts turn tiles, and the train has hidden carriages."""
EARLIEST: Final = 6
"""Turns before it: the board is not empty any more."""
WIDEST: Final = 5000
"""Positions looked at in one turn; a wider one is no puzzle for a coffee."""
LEAST_WIDE: Final = 150
"""With fewer there is nothing to find."""
LEAST_CARDS: Final = 2
LEAST_GAIN: Final = 4
ABOVE_GREED: Final = 2
"""Gold by which the solution beats what the greedy bot does in the same turn."""
MOST_GAMES: Final = 200
"""Games tried for a day. A day without a puzzle has not been seen; about one game in four has one."""
THINKING: Final = 300
"""Positions that the bots look at per decision: enough for a sensible game, and quick."""


class Puzzle(msgspec.Struct, frozen=True):
    """A turn to solve: how the game came to it, and its solution. Actions are numbers of the vocabulary."""

    day: str
    number: int
    """Which of the day's games it comes from."""
    moves: list[int]
    """What was done from the set-up on."""
    before: int
    """The player's gold before the turn."""
    best: int
    """The most that they can have after it."""
    cards: int
    """How many cards that takes."""
    solution: list[int]
    """One way to it, without the end of the turn."""
    greed: int
    """What the greedy bot has after it."""

    def first_line(self) -> int:
        """The line after which the turn begins."""
        return len(self.moves)


def daily_puzzle(rules: CortoRules, day: str) -> Puzzle:
    """The puzzle of a day: the same on every machine, compiled or not."""
    for number in range(MOST_GAMES):
        for puzzle in puzzles_of(rules, day, number):
            return puzzle
    raise LookupError(f"no puzzle was found for {day}")


def puzzle_options(seed: bytes) -> Options:
    return {"strips": STRIPS[seed[0] % len(STRIPS)], "open_scores": "on"}


def puzzle_match(rules: CortoRules, day: str, number: int) -> Match:
    """One of the games of a day that puzzles are looked for in, before its first action."""
    seed = daily_seed(rules, day, f"puzzle {number}")
    match = start(rules, PLAYERS, puzzle_options(seed), seed)
    assert not isinstance(match, Refusal)
    return match


def puzzles_of(rules: CortoRules, day: str, number: int) -> Iterator[Puzzle]:
    """The puzzles of one game, as it is played by greedy bots."""
    match = puzzle_match(rules, day, number)
    bot = GreedyBot(rules, FirstEvaluator(), THINKING)
    match.hashing = False
    while not match.is_over():
        found = solved(rules, match.state) if is_candidate(match.state) else None
        moves, before = [line.action.number for line in match.lines[1:]], total(match.state, PERSON)
        step(match, bot)
        while found is not None and not match.is_over() and match.state.turn == PERSON:
            step(match, bot)
        greed = total(match.state, PERSON)
        if found is not None and is_puzzle(found, before, greed):
            solution = [action.number for action in found.line[:-1]]
            yield Puzzle(day, number, moves, before, found.gold, found.cards, solution, greed)


def is_candidate(state: CortoState) -> bool:
    """Whether a turn of the first seat begins here that may be worth looking through."""
    begins = state.turn == PERSON and state.step == MAIN and not state.plays and not state.discards and not state.drawn
    return begins and state.turns >= EARLIEST and cards_in_hand(state) >= LEAST_CARDS


def cards_in_hand(state: CortoState) -> int:
    first = state.turn * HAND
    return sum(card >= 0 for card in state.hands[first : first + HAND])


def solved(rules: CortoRules, state: CortoState) -> BestTurn | None:
    """Everything that this turn can come to; None if that is too much, or asks chance."""
    try:
        return TurnSearch(rules, rules.cards, int(state.turn), WIDEST).run(state.copy())
    except (TooWideError, ChanceAskedError):
        return None


def is_puzzle(found: BestTurn, before: int, greed: int) -> bool:
    """One best end, out of reach for a single card, that gains something and that greed alone does not find."""
    if found.looked_at < LEAST_WIDE or len(found.ends) != 1 or found.cards < LEAST_CARDS:
        return False
    return found.gold - before >= LEAST_GAIN and found.gold - greed >= ABOVE_GREED


def step(match: Match, bot: GreedyBot) -> None:
    """Let the bot act whose turn it is, with dice that follow from the game."""
    seat = int(match.state.turn)
    dice = dice_for(bot_dice_name(match.seed, seat, len(match.lines)))
    action = bot.choose(match.rules.observe(match.state, seat), dice)
    assert action is not None
    refusal = match.submit(seat, action, match.now())
    assert not isinstance(refusal, Refusal)


def position(rules: CortoRules, puzzle: Puzzle) -> Match:
    """The game in the position to solve."""
    return played(puzzle_match(rules, puzzle.day, puzzle.number), puzzle.moves)


def worth(rules: CortoRules, state: CortoState, first: CortoState) -> int:
    """The player's gold if the turn that began in `first` ended now."""
    return total(turn_ended(rules, state, first), PERSON)


def puzzle_page(rules: CortoRules, puzzle: Puzzle) -> Plain:
    """A puzzle of a day as programs read it."""
    known: Plain = {"day": puzzle.day, "gold": puzzle.before, "greedy": puzzle.greed}
    return page_of(rules, puzzle, position(rules, puzzle), known)
