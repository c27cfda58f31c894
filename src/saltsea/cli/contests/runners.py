"""Who plays many games, as commands let people choose: processes of this machine or a cluster, and which players."""

import os
from collections.abc import Iterable
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType
from typing import Final, NoReturn

import click

from saltsea.cli.common.command_group import STOPPED, fail, unknown_message
from saltsea.game import Game
from saltsea.research.checked_bot import BadBotError
from saltsea.research.cluster import Cluster, NoClusterError
from saltsea.research.contest import LostProcessError, Processes, Runner
from saltsea.research.outside import outside_player, refusal
from saltsea.research.own_bot import is_own, own_bot
from saltsea.research.real_time import StuckTableError
from saltsea.research.results_file import BadResultsError

PLACE: Final = "saltsea.catalog:CATALOG"
"""Where processes find the games."""
MOST_WORKERS: Final = 256
REPORTED_ERRORS: Final = (NoClusterError, StuckTableError, BadBotError, BadResultsError, LostProcessError)
"""What may go wrong while games are played: its message says all."""

ray_option = click.option(
    "--ray", default=None, metavar="ADDRESS", help="Play on this Ray cluster; auto: the one of this machine."
)
file_option = click.option(
    "--file",
    type=click.Path(path_type=Path, dir_okay=False),
    default=None,
    metavar="FILE",
    help="Keep each game's result here; what was stopped goes on from it, unless rules or bots have changed.",
)


def runner_of(workers: str, ray: str | None) -> Runner:
    """So many processes, or the cluster if one was named."""
    return Processes(number_of(workers)) if ray is None else Cluster(ray)


def number_of(workers: str) -> int:
    if workers == "all":
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if not workers.isdecimal() or not 1 <= int(workers) <= MOST_WORKERS:
        fail(f"--workers is a whole number from 1 to {MOST_WORKERS}, or all.")
    return int(workers)


def check_players(entry: Game, names: Iterable[str]) -> None:
    """Refuse computer players that do not exist, before anything is played."""
    for name in dict.fromkeys(names):
        if is_own(name):
            check_own(entry, name)
            continue
        refused = refusal(name, has_evaluator=entry.evaluator is not None)
        if refused is not None:
            fail(refused)
        if outside_player(name) is None and name not in entry.known_bots():
            fail(unknown_message("computer player", name, entry.known_bots()))


def say(sentence: str) -> None:
    """A remark beside the result."""
    click.echo(sentence, err=True)


class StoppableGames(AbstractContextManager["StoppableGames"]):
    """Around games while they are played: says what goes wrong, and after Ctrl-C what becomes of them."""

    def __init__(self, wanted: int, file: Path | None, records: Path | None = None) -> None:
        self.wanted = wanted
        self.file = file
        self.records = records
        self.finished = 0

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        if isinstance(value, REPORTED_ERRORS):
            fail(str(value))
        if isinstance(value, KeyboardInterrupt):
            end_stopped(self.finished, self.wanted, self.file, self.records)


def end_stopped(done: int, wanted: int, file: Path | None, records: Path | None) -> NoReturn:
    """After Ctrl-C: say what becomes of the games that were played, and end."""
    if file is not None:
        kept = f"which are kept in {str(file)!r}, and the same command goes on from there"
    elif records is not None:
        kept = f"whose records are in {str(records)!r}"
    else:
        kept = "which are lost: --file keeps them"
    say(f"stopped after {done:,} of {wanted:,} games, {kept}")
    raise click.exceptions.Exit(STOPPED) from None


def check_own(entry: Game, name: str) -> None:
    """Make a player's own bot once, so that what is wrong with it is said before anything is played."""
    try:
        own_bot(name, entry, entry.rules())
    except BadBotError as error:
        fail(str(error))
