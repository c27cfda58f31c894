"""What people see of an environment: the game as a terminal shows it, and why an action was refused."""

from operator import index
from typing import Final

from saltsea.kernel.decisions import NOBODY, Decisions
from saltsea.research.environment_settings import EnvironmentSettings, in_words
from saltsea.research.environments.numbers import is_whole
from saltsea.text_table.screen import Screen

MODES: Final = ["ansi"]


def check_mode(render_mode: str | None) -> None:
    """Refuse a way of showing the game that there is none of."""
    if render_mode is not None and render_mode not in MODES:
        raise ValueError(f"render_mode is {render_mode!r}, not one of {', '.join(MODES)}")


def drawn(game: Decisions, table: EnvironmentSettings, render_mode: str | None) -> str:
    """The board as the seat that is asked sees it, or seat 0 at the end."""
    if render_mode not in MODES:
        raise ValueError(f"render_mode is {render_mode!r}, not one of {', '.join(MODES)}")
    seat = 0 if game.seat == NOBODY else int(game.seat)
    if table.game.renderer is None:
        raise ValueError(f"{table.game.name} has no picture")
    renderer = table.game.renderer(table.game, table.rules, "en")
    picture, sentences = renderer.board(table.rules.observe(game.state, seat), Screen(print))
    return "\n".join([*picture, *sentences])


def no_action(table: EnvironmentSettings, chosen: object) -> str | None:
    """What is wrong with something that is the number of no action; None if it is one."""
    most = int(table.encoding.actions) - 1
    if not is_whole(chosen):
        return f"action {chosen!r} is no whole number: an action is one of 0 … {most}"
    number = index(chosen)  # type: ignore[arg-type]
    return None if 0 <= number <= most else f"action {number} is none of 0 … {most}"


def refusal(game: Decisions, table: EnvironmentSettings, chosen: object) -> str:
    """Why the seat that is asked may not choose this."""
    if (fault := no_action(table, chosen)) is not None:
        return fault
    number = index(chosen)  # type: ignore[arg-type]
    if number == table.encoding.waiting:
        return f"action {number}, waiting, is not legal: nothing will happen by itself"
    action = table.rules.vocabulary.actions[number]
    found = table.rules.check(game.state, int(game.seat), action, game.now)
    why = "it is none of what the mask offers" if found is None else in_words(table.game, table.rules, found)
    return f"action {number}, {table.rules.vocabulary.plain(action)}, is not legal: {why}"
