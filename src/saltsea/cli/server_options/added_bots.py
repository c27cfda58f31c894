"""Options of `saltsea serve` and `saltsea bot-worker`: computer players that the operator adds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import click

from saltsea.cli.common.command_group import fail

if TYPE_CHECKING:
    from saltsea.game import Game

added_option = click.option(
    "--bots",
    default="",
    metavar="DIR",
    help="Networks to offer at tables, each by the name of its file: every NAME.weights in this folder.",
)


def with_bots(games: Mapping[str, Game], folder: str) -> Mapping[str, Game]:
    """The games with the bots of a folder; what is wrong with one is said before anything is opened."""
    if not folder:
        return games
    from saltsea.server.bots.added_bots import BadBotsError, checked, with_added

    try:
        return checked(with_added(games, folder))
    except BadBotsError as error:
        fail(f"--bots: {error}")
