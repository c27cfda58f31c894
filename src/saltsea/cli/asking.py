"""What commands share that ask a running server: where it is, and a no in one line."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import click

from saltsea.cli.replay import Refused
from saltsea.remote.http_client import NoServerError as SilentError
from saltsea.remote.http_client import ServerRefusedError as SaysNoError
from saltsea.remote.links import parse_server as base_of

HERE: Final = "http://127.0.0.1:8000"


@contextmanager
def answered() -> Iterator[None]:
    """Stop with one line and exit code 1 when the server says no, or nothing."""
    try:
        yield
    except (SaysNoError, SilentError) as error:
        raise Refused(str(error), click.get_current_context()) from error


def as_base(_: click.Context, __: click.Parameter, value: str) -> str:
    found = base_of(value)
    if found is None:
        raise click.BadParameter(f"{value!r} is no address of a server, such as https://games.example.org.")
    return found


server_option = click.option(
    "--server",
    default=HERE,
    show_default=True,
    metavar="URL",
    callback=as_base,
    help="Where the server is.",
)
