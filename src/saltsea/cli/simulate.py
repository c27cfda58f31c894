"""`saltsea simulate`: many whole games between computer players, and what came of them."""

import json
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

import click

from saltsea.bots.player import Bot
from saltsea.cli.shared import Progress, complain, game_named, sentence, texts_of, unknown
from saltsea.game import Game
from saltsea.kernel.match import Match, check_players
from saltsea.kernel.options import Options, check_options
from saltsea.kernel.record_file import write
from saltsea.kernel.rules import AnyRules
from saltsea.research.simulate import game_name
from saltsea.research.simulate import simulate as run
from saltsea.research.summary import Summary, summary

EXAMPLES = """
\b
Examples:
  saltsea simulate corto --games 1000 --players 2
  saltsea simulate corto --players 3 --bots greedy,random,random --json
  saltsea simulate pirates --games 20 --records voyages/
"""


@click.command(epilog=EXAMPLES, short_help="Play many games with computer players.")
@click.argument("game")
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="How many games to play.")
@click.option("--players", default=None, type=int, help="How many seats; the game's fewest if not given.")
@click.option("--seed", default="saltsea", show_default=True, help="Any word. The same word gives the same games.")
@click.option("--bots", "minds", default=None, help="One computer player for all seats, or one per seat, by commas.")
@click.option("--option", "chosen", multiple=True, metavar="NAME=VALUE", help="A table option; may be repeated.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a report.")
@click.option("--records", type=click.Path(path_type=Path, file_okay=False), help="Write each game's record here.")
def simulate(
    *, game: str, games: int, players: int | None, seed: str, minds: str | None, chosen: Sequence[str], as_json: bool,
    records: Path | None,
) -> None:  # fmt: skip
    """Play GAME many times with computer players and say how it went.

    Nobody cheats: every player sees only its own view, and every card is dealt from a sealed seed. Game 7 of a seed is
    the same game on every machine, whether 10 or 10,000 are played."""
    entry = game_named(game)
    rules = entry.rules()
    seats = rules.fewest if players is None else players
    options = read_options(entry, rules, seats, chosen)
    result = simulated(
        entry, rules, seats, options, [game_name(seed, number) for number in range(games)], minds, records
    )
    result["seed"] = seed
    click.echo(json.dumps(result) if as_json else report(result))


def simulated(
    entry: Game, rules: AnyRules, seats: int, options: Options, names: Sequence[str], minds: str | None,
    records: Path | None,
) -> Summary:  # fmt: skip
    """Play, show progress, keep records if asked to, and sum up."""
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    began = perf_counter()
    with Progress(f"{entry.name}, {seats} players", len(names)) as progress:

        def after(number: int, match: Match) -> None:
            if records is not None:
                (records / f"{entry.name}-{number + 1:05}.jsonl").write_bytes(write(rules, match.record()))
            progress.step()

        tally = run(
            rules, seats, options, seated(entry, rules, seats, minds), names, after, hashing=records is not None
        )
    return summary(tally, entry.name, seats, "", perf_counter() - began)


def seated(entry: Game, rules: AnyRules, seats: int, minds: str | None) -> list[Bot]:
    """The computer players that were asked for, one per seat."""
    names = (minds or next(iter(entry.bots))).split(",")
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        complain(f"{len(names)} players were named for {seats} seats.")
    for name in names:
        if name not in entry.bots:
            complain(unknown("computer player", name, entry.bots))
    return [entry.bots[name](rules) for name in names]


def read_options(entry: Game, rules: AnyRules, seats: int, chosen: Sequence[str]) -> Options:
    """NAME=VALUE words as table options, or the sentence that says why not."""
    options: Options = {}
    for word in chosen:
        name, found, value = word.partition("=")
        if not found:
            complain(f"an option is written NAME=VALUE, not {word!r}.")
        options[name] = int(value) if value.lstrip("-").isdigit() else value
    refusal = check_players(rules, seats) or check_options(rules.options, options)
    if refusal is not None:
        complain(sentence(texts_of(entry, "en"), refusal))
    return options


def report(result: Summary) -> str:
    """The summary for people."""
    rows = []
    for name, value in result.items():
        rows.append(f"{name.replace('_', ' '):>22}  {worded(value)}")
    return "\n".join(rows)


def worded(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {worded(part)}" for name, part in value.items()) or "none"
    if isinstance(value, list):
        return " | ".join(worded(part) for part in value)
    return f"{value:,}" if isinstance(value, int) else str(value)
