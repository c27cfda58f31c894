"""What commands share that call a running server: the --server option, and its errors in one line."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import click

from saltsea.cli.common.command_group import InputError
from saltsea.remote.http_client import NoServerError, ServerRefusedError
from saltsea.remote.links import parse_server

DEFAULT_SERVER: Final = "http://127.0.0.1:8000"


@contextmanager
def server_errors() -> Iterator[None]:
    """Stop with one line and exit code 1 if the server refuses or does not answer."""
    try:
        yield
    except (ServerRefusedError, NoServerError) as error:
        raise InputError(str(error), click.get_current_context()) from error


def parse_server_url(_: click.Context, __: click.Parameter, value: str) -> str:
    found = parse_server(value)
    if found is None:
        raise click.BadParameter(f"{value!r} is no address of a server, such as https://games.example.org.")
    return found


server_option = click.option(
    "--server",
    default=DEFAULT_SERVER,
    show_default=True,
    metavar="URL",
    callback=parse_server_url,
    help="Where the server is.",
)
