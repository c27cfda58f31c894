"""`saltsea perft`: count the ways a game can go, to compare two versions of its rules in one number."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import click

from saltsea.cli.commands.replay import record_errors
from saltsea.cli.common.command_group import ExampleCommand, fail
from saltsea.cli.common.options import WholeNumber, content_option, find_game, json_option, players_option, seed_option
from saltsea.cli.common.progress import Progress
from saltsea.cli.common.table_options import options_option, options_page, read_options, table_option
from saltsea.game import Game
from saltsea.kernel.chance import Dealer
from saltsea.kernel.match import Match, fork, start
from saltsea.kernel.nouns import Refusal, State
from saltsea.kernel.record import canonical
from saltsea.kernel.record_file import read, read_parts
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis
from saltsea.kernel.walk import Branch, branches, follow
from saltsea.kernel.walk import perft as count
from saltsea.narrator import Narrator
from saltsea.text_table.save_file import seed_from_word

EXAMPLES = """
saltsea perft GAME
saltsea perft GAME --seed alpha --depth 4 --split
saltsea perft GAME --players 3 --json
saltsea perft GAME --record cruise/GAME-00001.jsonl --line 4 --depth 2
"""
_AT_ONCE: Final = 3
"""Steps that are counted in one go: a compiled count hears neither Ctrl-C nor the clock before it ends."""

Split = dict[str, int]
"""The paths below each first step."""


@click.command(cls=ExampleCommand, epilog=EXAMPLES)
@click.argument("game")
@seed_option
@click.option(
    "--depth", default=3, show_default=True, type=WholeNumber(1), metavar="N", help="How many steps to look ahead."
)
@players_option
@click.option(
    "--record",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    default=None,
    help="Count from a position of this record instead; the seed then deals what comes after it.",
)
@click.option(
    "--line", type=WholeNumber(0), metavar="N", default=None, help="The record's line; its last if not given."
)
@table_option
@options_option
@content_option
@click.option("--split", is_flag=True, help="Show the count below each first step.")
@json_option
def perft(
    *, game: str, seed: str, depth: int, players: int | None, record: Path | None, line: int | None,
    chosen: Sequence[str], explained: bool, content: Path | None, split: bool, as_json: bool,
) -> None:  # fmt: skip
    """Count the paths of 1 to DEPTH steps from the start of GAME, or from a position of a record.

    A step is one legal action of one seat, or, in real time, letting the next deadline come. When a count differs
    between two versions of the rules, --split shows below which first step."""
    entry = find_game(game, content)
    if explained:
        click.echo(options_page(entry, "en"))
        return
    if record is not None and chosen:
        fail("a record has its own table options, so --option cannot be chosen beside --record.")
    match = dealt(entry, seed, players, chosen) if record is None else taken_up(entry, seed, record, line)
    counts = [counted(match, deep) for deep in range(1, depth + 1)]
    if as_json:
        click.echo(as_object(match, seed, counts))
        return
    click.echo(f"{game}, rules {match.rules.version}, {match.header.players} players, seed {seed}")
    for deep, row in enumerate(counts, 1):
        click.echo(f"perft {deep} {sum(row.values())}")
    for name, number in counts[-1].items() if split else ():
        click.echo(f"{number:>12}  {name}")


def dealt(entry: Game, seed: str, players: int | None, chosen: Sequence[str]) -> Match:
    rules = entry.rules()
    seats = rules.fewest if players is None else players
    match = start(rules, seats, read_options(entry, rules, seats, chosen), seed_from_word(seed))
    if isinstance(match, Refusal):
        fail(Narrator(entry, rules, "en").refusal(match))
    return match


def taken_up(entry: Game, seed: str, file: Path, line: int | None) -> Match:
    """A record's game from this line on, dealt anew from there."""
    rules = entry.rules()
    with record_errors(file):
        record = read(rules, read_parts(file.read_bytes()))
    last = len(record.lines) - 1
    if line is not None and line > last:
        fail(f"{file} has the lines 0 to {last}.")
    return fork(rules, record, last if line is None else line, seed_from_word(seed))


def as_object(match: Match, seed: str, counts: list[Split]) -> str:
    return json.dumps(
        {
            "game": match.rules.name,
            "rules": match.rules.version,
            "players": match.header.players,
            "seed": seed,
            "perft": [sum(row.values()) for row in counts],
            "split": [{"step": name, "paths": number} for name, number in counts[-1].items()],
        }
    )


def counted(match: Match, depth: int) -> Split:
    """The count below each first step, with a bar if it takes long."""
    found: Split = {}
    ways = branches(match.rules, match.state)
    with Progress(f"depth {depth}") as progress:
        counter = Counter(match.rules, progress.update)
        for branch in ways:
            found[named(match.rules, branch)] = counter.below(
                match.state, match.dealer, branch, match.now(), depth, 1 / len(ways)
            )
    return found


class Counter:
    """Counts in portions and tells after each how much of the tree is behind it."""

    def __init__(self, rules: AnyRules, update: Callable[[float], None]) -> None:
        self.rules = rules
        self.update = update
        self.done = 0.0

    def below(self, state: State, dealer: Dealer, branch: Branch, at: Millis, depth: int, share: float) -> int:
        """The paths of this many steps that begin with this branch, which is this share of the whole."""
        if depth == 1:
            return self.counted(1, share)
        state, dealer = state.copy(), dealer.copy()
        then = follow(self.rules, state, branch, at, dealer)
        if depth <= _AT_ONCE:
            return self.counted(count(self.rules, state, dealer, depth - 1, then), share)
        ways = branches(self.rules, state)
        if not ways:
            return self.counted(0, share)
        return sum(self.below(state, dealer, way, then, depth - 1, share / len(ways)) for way in ways)

    def counted(self, paths: int, share: float) -> int:
        self.done += share
        self.update(self.done)
        return paths


def named(rules: AnyRules, branch: Branch) -> str:
    """`seat 1 Play card=10`: short, and never the same for two steps."""
    if branch.action is None:
        return "wait"
    plain = rules.vocabulary.plain(branch.action)
    args = [f"{name}={canonical(value)}" for name, value in plain.items() if name != "kind"]
    return " ".join([f"seat {branch.seat}", str(plain["kind"]), *args])
