"""Table options: what a host may set before the game, as data that lobby, command line and record share."""

from typing import TypeAlias

from saltsea.kernel.nouns import Refusal, refuse

Value: TypeAlias = str | int
Options: TypeAlias = dict[str, Value]


class Option:
    """One switch: its name, what it is set to unless the host says otherwise, and what it may be set to."""

    def __init__(self, name: str, default: Value, choices: list[Value]) -> None:
        self.name = name
        self.default = default
        self.choices = choices


def filled_in(declared: list[Option], chosen: Options) -> Options:
    """Every declared option with its value; call `check_options` first."""
    return {option.name: chosen.get(option.name, option.default) for option in declared}


def check_options(declared: list[Option], chosen: Options) -> Refusal | None:
    """table.T5: an option must be one of the game's, and its value one of the option's choices."""
    by_name = {option.name: option for option in declared}
    for name, value in chosen.items():
        if name not in by_name:
            return refuse("table.T5", "refusal-table-unknown-option", option=name, known=", ".join(by_name))
        choices = by_name[name].choices
        if choices and value not in choices:
            known = ", ".join(str(choice) for choice in choices)
            return refuse("table.T5", "refusal-table-option-value", option=name, value=value, known=known)
    return None
