"""Table options: what a host may set before the game, as data that lobby, command line and record share."""

from collections.abc import Mapping
from typing import TypeAlias

from saltsea.kernel.nouns import Refusal, refuse

Value: TypeAlias = str | int
Options: TypeAlias = dict[str, Value]


class Option:
    """One option: its name, its default and its choices."""

    def __init__(self, name: str, default: Value, choices: list[Value]) -> None:
        self.name = name
        self.default = default
        self.choices = choices


def filled_in(declared: list[Option], chosen: Options) -> Options:
    """Every declared option with its value; call `check_options` first."""
    return {option.name: chosen.get(option.name, option.default) for option in declared}


def check_options(declared: list[Option], chosen: Mapping[str, object]) -> Refusal | None:
    """table.T5: an option must be one of the game's, and its value one of the option's choices."""
    by_name = {option.name: option for option in declared}
    for name, value in chosen.items():
        if name not in by_name:
            return refuse("table.T5", "refusal-table-unknown-option", option=name, known=", ".join(by_name))
        if not _allows(by_name[name], value):
            known = ", ".join(str(choice) for choice in by_name[name].choices)
            return refuse("table.T5", "refusal-table-option-value", option=name, value=_shown(value), known=known)
    return None


def _allows(option: Option, value: object) -> bool:
    """Python finds True and 8.0 among [1, 8]; a table does not. Without choices the game itself judges the value."""
    if not option.choices:
        return type(value) in (str, int)
    return any(type(value) is type(choice) and value == choice for choice in option.choices)


def _shown(value: object) -> Value:
    return value if isinstance(value, (str, int)) else str(value)
