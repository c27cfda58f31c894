"""Options that may also be set in the environment or in a file: the command line comes first, then the environment,
then the file, then the default."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import click

from saltsea.cli.common.command_group import ExampleCommand, fail, unknown_message
from saltsea.store.paths import data_folder

PREFIX: Final = "SALTSEA"
FILE: Final = "saltsea.toml"
"""Read from the data folder, if it is there and no other file is named."""

config_option = click.option(
    "--config",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    expose_value=False,
    help=f"A TOML file with such options; if none is named, {FILE} in the data folder, if it is there.",
)


class ConfiguredCommand(ExampleCommand):
    """A command whose every option can be set by a variable SALTSEA_NAME or in a file."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.context_settings["auto_envvar_prefix"] = PREFIX

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not ctx.resilient_parsing:
            typed, _, _ = self.make_parser(ctx).parse_args(list(args))
            file = file_named(typed, os.environ)
            ctx.default_map = {} if file is None else self.settings_in(ctx, file)
        return super().parse_args(ctx, args)

    def settings_in(self, ctx: click.Context, file: Path) -> dict[str, Any]:
        """What the file sets, by the options' own names. An unknown name is an error: it may be a typing error."""
        known = {option.name: option for option in self.params if option.name not in (None, "config")}
        with ctx:
            found = {name.replace("-", "_"): value for name, value in read(file).items()}
            for name, value in found.items():
                spelled = name.replace("_", "-")
                if name not in known:
                    options = [str(other).replace("_", "-") for other in known]
                    fail(f"{file}: {unknown_message('setting', spelled, options)}")
                if not isinstance(value, str | int | float):
                    fail(f"{file}: {spelled} is one word or number.")
        # As words, as if they had been typed: half a port is then no port.
        return {name: value if isinstance(value, bool) else str(value) for name, value in found.items()}


def file_named(typed: Mapping[str, Any], environment: Mapping[str, str]) -> Path | None:
    """The file that was named, else the one in the data folder, if there is one."""
    named = typed.get("config") or environment.get(f"{PREFIX}_CONFIG")
    if isinstance(named, str):
        return Path(named) if Path(named).is_file() else None  # click tells that it is not there
    data = typed.get("data") or environment.get(f"{PREFIX}_DATA")
    usual = (Path(data) if isinstance(data, str) else data_folder(environment)) / FILE
    return usual if usual.is_file() else None


def read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        fail(f"{file} is not TOML: {error}")
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror or error}")
