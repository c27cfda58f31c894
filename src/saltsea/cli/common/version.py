"""Which Saltsea this is, and whether its engine was compiled."""

from importlib.util import find_spec
from typing import Literal

import click


def engine() -> Literal["compiled", "plain"]:
    """A compiled module is not loaded from a .py file."""
    spec = find_spec("saltsea.kernel.step")
    return "plain" if spec is None or str(spec.origin).endswith(".py") else "compiled"


def package_version() -> str:
    from importlib.metadata import PackageNotFoundError, version  # it loads the parser of e-mail

    try:
        return version("saltsea")
    except PackageNotFoundError:
        return "from a source tree"


def version_line() -> str:
    return f"saltsea {package_version()} ({engine()} engine)"


def print_version(context: click.Context, _: click.Parameter, value: object) -> None:
    if value and not context.resilient_parsing:
        click.echo(version_line())
        context.exit()


version_option = click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=print_version,
    help="Show the version and exit.",
)
