"""`saltsea perft`: count the ways a game can go, to compare two versions of its rules in one number."""

import json

import click

from saltsea.cli.shared import Progress, complain, game_named, sentence, texts_of
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record import canonical
from saltsea.kernel.walk import Branch, branches, follow
from saltsea.kernel.walk import perft as count

EXAMPLES = """
\b
Examples:
  saltsea perft corto --seed alpha --depth 3
  saltsea perft corto --seed alpha --depth 3 --split
"""


@click.command(epilog=EXAMPLES, short_help="Count the ways a game can go.")
@click.argument("game")
@click.option("--seed", default="saltsea", show_default=True, help="Any word: it decides the cards.")
@click.option("--depth", default=3, show_default=True, type=click.IntRange(1), help="How many steps to look ahead.")
@click.option("--players", default=None, type=int, help="How many seats; the game's fewest if not given.")
@click.option("--split", is_flag=True, help="Show the count below each first step.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def perft(*, game: str, seed: str, depth: int, players: int | None, split: bool, as_json: bool) -> None:
    """Count the paths of 1 to DEPTH steps from the start of GAME.

    A step is one legal action of one seat, or, in real time, letting the next deadline come. When a count differs
    between two versions, --split shows below which first step."""
    entry = game_named(game)
    rules = entry.rules()
    match = start(rules, rules.fewest if players is None else players, {}, named_seed(seed))
    if isinstance(match, Refusal):
        complain(sentence(texts_of(entry, "en"), match))
    counts = [counted(match, deep) for deep in range(1, depth + 1)]
    deepest = counts[-1]
    if as_json:
        click.echo(
            json.dumps({"game": game, "seed": seed, "perft": [sum(row.values()) for row in counts], "split": deepest})
        )
        return
    for deep, row in enumerate(counts, 1):
        click.echo(f"perft {deep} {sum(row.values())}")
    if split:
        for name, number in deepest.items():
            click.echo(f"{number:>12}  {name}")


def counted(match: Match, depth: int) -> dict[str, int]:
    """The count below each first step."""
    ways = branches(match.rules, match.state)
    found: dict[str, int] = {}
    with Progress(f"depth {depth}", len(ways)) as progress:
        for branch in ways:
            found[named(match, branch)] = below(match, branch, depth)
            progress.step()
    return found


def below(match: Match, branch: Branch, depth: int) -> int:
    if depth == 1:
        return 1
    state, dealer = match.state.copy(), match.dealer.copy()
    then = follow(match.rules, state, branch, 0, dealer)
    return count(match.rules, state, dealer, depth - 1, then)


def named(match: Match, branch: Branch) -> str:
    if branch.action is None:
        return "wait"
    return f"seat {branch.seat} {canonical(match.rules.vocabulary.plain(branch.action))}"
