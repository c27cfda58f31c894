"""Make rated puzzles of Corto and add them to src/saltsea/content/corto/puzzles.jsonl.

`python tools/make_puzzles.py --games 400` looks through games that Experts play against each other, dealt from the
seeds `puzzles PLAYERS NUMBER`; `python tools/make_puzzles.py FILE ...` through the records of finished games. A turn
of the first seat becomes a puzzle if it has one best idea (games/corto/puzzles/proving.py), which is shown twice, with
other dice, and then in more worlds. `--prove` does the last again for all and drops those that are not clear, `--rate`
asks the levels of today again, and `--report` prints how often each finds them. Run it with the compiled engine:
`PYTHONPATH=build/compiled`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from saltsea.catalog import CATALOG
from saltsea.games.corto.daily.deal import PERSON
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.levels import expert
from saltsea.games.corto.puzzles.finding import finds_of
from saltsea.games.corto.puzzles.proving import THOROUGH, Idea, IdeaJudge, idea_of, is_candidate
from saltsea.games.corto.puzzles.rated import RatedPuzzle, position, read_puzzles, written
from saltsea.games.corto.puzzles.rating import LEVELS, expected, puzzle_rating
from saltsea.games.corto.review.gold_lead import gold_lead
from saltsea.kernel.chance import named_seed
from saltsea.kernel.daily import edition
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.record import ends_early, lines_in_force
from saltsea.kernel.record_file import read, read_parts

FILE = Path(__file__).resolve().parent.parent / "src" / "saltsea" / "content" / "corto" / "puzzles.jsonl"
STRIPS = ("ABD", "ABF", "ADF", "BDF", "random")
"""For two: quests of C and E ask chance, so turns with them are seldom puzzles."""
MORE_STRIPS = ("ABDF", "ABDF", "random")
FEWEST = 2
PLAYERS = (FEWEST, FEWEST, 3, 4)
"""Half of the games are for two."""


@dataclass(frozen=True)
class Source:
    """A game to look through: how it was dealt, and what was done in it."""

    name: str
    players: int
    options: Options
    seed: str
    moves: list[int]


def the_rules() -> CortoRules:
    rules = CATALOG["corto"].rules()
    assert isinstance(rules, CortoRules)
    return rules


# --- games ---


def game_of_experts(number: int) -> Source:
    """One game, played to its end."""
    rules, players = the_rules(), PLAYERS[number % len(PLAYERS)]
    strips = STRIPS if players == FEWEST else MORE_STRIPS
    options: Options = {"strips": strips[number % len(strips)], "open_scores": "on"}
    name = f"puzzles {players} {number}"
    match = started(rules, players, options, named_seed(name))
    match.hashing = False
    bot, dice = expert(rules), dice_for(name)
    while not match.is_over():
        seat = int(match.state.turn)
        action = bot.choose(rules.observe(match.state, seat), dice)
        assert action is not None
        match.submit(seat, action, match.now())
    return Source(name, players, options, match.seed, [line.action.number for line in match.lines[1:]])


def game_of_record(file: Path) -> Source:
    """A finished game of a file, without what was taken back."""
    record = read(the_rules(), read_parts(file.read_bytes()))
    header = record.header
    if header.seed is None or header.forked:
        raise SystemExit(f"{file}: only a finished game that is no fork of another has told its seed")
    lines = [line for line in lines_in_force([*record.lines], len(record.lines) - 1)[1:] if not ends_early(line)]
    moves = [line.action.number for line in lines]
    return Source(header.seal, header.players, header.options, header.seed, moves)


def started(rules: CortoRules, players: int, options: Options, seed: bytes) -> Match:
    match = start(rules, players, options, seed)
    assert not isinstance(match, Refusal)
    return match


# --- puzzles ---


def puzzles_of(game: Source) -> list[RatedPuzzle]:
    """The puzzles of one game, still without numbers."""
    rules = the_rules()
    match = started(rules, game.players, game.options, bytes.fromhex(game.seed))
    match.hashing = False
    found: list[RatedPuzzle] = []
    for at, move in enumerate(game.moves):
        if is_candidate(match.state) and (idea := idea_of(rules, match.state)) is not None:
            found.extend(proved(rules, game, at, match.state.copy(), idea))
        match.submit(int(match.state.turn), rules.vocabulary.actions[move], match.now())
    return found


def proved(rules: CortoRules, game: Source, at: int, state: CortoState, idea: Idea) -> Iterator[RatedPuzzle]:
    """The puzzle of a turn, if playouts agree that it has one best idea, and agree again."""
    margin = IdeaJudge(rules).clear_margin(state, idea, f"{game.name} {at}")
    if margin is None:
        return
    best, finds = idea.best, finds_of(rules, state, idea.best.lead)
    yield RatedPuzzle(
        number=0,
        source=game.name,
        players=game.players,
        options=game.options,
        seed=game.seed,
        moves=game.moves[:at],
        before=gold_lead(state, PERSON),
        best=best.lead,
        second=idea.others[0].lead,
        cards=best.cards,
        solution=[action.number for action in best.actions],
        later=round(margin.gold, 1),
        chance=round(margin.chance, 3),
        finds=finds,
        rating=puzzle_rating(finds),
    )


def proved_again(puzzle: RatedPuzzle) -> RatedPuzzle | None:
    """A puzzle with its margin in many worlds; None if that is not clear."""
    rules = the_rules()
    state = position(rules, puzzle).state
    idea = idea_of(rules, state)
    stream = f"{puzzle.source} {len(puzzle.moves)} thorough"
    margin = None if idea is None else IdeaJudge(rules).margin(state, idea, stream, THOROUGH)
    if margin is None or not margin.is_clear():
        print(f"puzzle {puzzle.number} is dropped: {margin}", flush=True)
        return None
    return replace(puzzle, later=round(margin.gold, 1), chance=round(margin.chance, 3))


def solved_again(puzzle: RatedPuzzle) -> RatedPuzzle:
    """A puzzle with what the levels of today find."""
    rules = the_rules()
    finds = finds_of(rules, position(rules, puzzle).state, puzzle.best)
    return replace(puzzle, finds=finds, rating=puzzle_rating(finds))


def numbered(known: Sequence[RatedPuzzle], fresh: Sequence[RatedPuzzle]) -> list[RatedPuzzle]:
    """All puzzles; new ones get the next numbers, and none comes in twice."""
    places = {(one.seed, len(one.moves)) for one in known}
    new = [one for one in fresh if (one.seed, len(one.moves)) not in places]
    first = max((one.number for one in known), default=0) + 1
    return [*known, *(replace(one, number=first + place) for place, one in enumerate(new))]


def report(puzzles: Sequence[RatedPuzzle]) -> Iterator[str]:
    """How many puzzles there are of each kind, and how often each level finds them beside what ratings say."""
    kinds = Counter(one.difficulty() for one in puzzles)
    yield f"{len(puzzles)} puzzles: {', '.join(f'{number} {kind}' for kind, number in sorted(kinds.items()))}"
    tables = Counter(one.players for one in puzzles)
    yield ", ".join(f"{number} with {players} players" for players, number in sorted(tables.items()))
    yield "| level | rating | found | its rating says |"
    yield "|---|---|---|---|"
    for level, rating in LEVELS.items():
        found, asked = (sum(one.finds[level][part] for one in puzzles) for part in range(2))
        said = sum(one.finds[level][1] * expected(rating, one.rating) for one in puzzles)
        yield f"| {level} | {rating} | {found} of {asked}, {found / asked:.0%} | {said / asked:.0%} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("records", nargs="*", type=Path, metavar="FILE", help="records of finished games")
    parser.add_argument("--games", type=int, default=0, help="how many games Experts play")
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them")
    parser.add_argument("--prove", action="store_true", help="play all puzzles out again, and drop what is not clear")
    parser.add_argument("--rate", action="store_true", help="ask the levels again for all puzzles that there are")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--to", type=Path, default=FILE)
    parser.add_argument("--report", action="store_true", help="print how often each level finds them")
    asked = parser.parse_args()
    known = read_puzzles(asked.to.read_text(encoding="utf-8"))[1] if asked.to.is_file() else []
    sources = [*(partial(game_of_record, file) for file in asked.records)]
    sources += [partial(game_of_experts, number) for number in range(asked.first, asked.first + asked.games)]
    fresh: list[RatedPuzzle] = []
    with ProcessPoolExecutor(asked.workers) as pool:
        for found in pool.map(puzzles_in, sources):
            fresh.extend(found)
            for one in found:
                print(f"{one.source}: +{one.best - one.before}, {one.cards} cards, rating {one.rating}", flush=True)
        known = [one for one in pool.map(proved_again, known) if one is not None] if asked.prove else known
        known = list(pool.map(solved_again, known)) if asked.rate else known
    puzzles = numbered(known, fresh)
    asked.to.write_text(written(puzzles, edition(the_rules())), encoding="utf-8")
    if asked.report:
        print("\n".join(report(puzzles)))
    return 0


def puzzles_in(game: Callable[[], Source]) -> list[RatedPuzzle]:
    return puzzles_of(game())


if __name__ == "__main__":
    sys.exit(main())
