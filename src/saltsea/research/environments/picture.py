"""What people see of an environment: the game as a terminal shows it, and why an action was refused."""

from typing import Final

from saltsea.kernel.decisions import NOBODY, Decisions
from saltsea.research.table import Table
from saltsea.text_table.screen import Screen

MODES: Final = ["ansi"]


def drawn(game: Decisions, table: Table, render_mode: str | None) -> str:
    """The board as the seat that is asked sees it, or seat 0 at the end."""
    if render_mode not in MODES:
        raise ValueError(f"render_mode is {render_mode!r}, not one of {', '.join(MODES)}")
    seat = 0 if game.seat == NOBODY else int(game.seat)
    if table.game.renderer is None:
        raise ValueError(f"{table.game.name} has no picture")
    renderer = table.game.renderer(table.game, table.rules, "en")
    picture, sentences = renderer.board(table.rules.observe(game.state, seat), Screen(print))
    return "\n".join([*picture, *sentences])


def refusal(game: Decisions, table: Table, number: int | None) -> str:
    """Why the seat that is asked may not choose this number."""
    actions = table.rules.vocabulary.actions
    if number is None or not 0 <= number < table.encoding.actions:
        return f"action {number} is none of 0 … {table.encoding.actions - 1}"
    if number == table.encoding.waiting:
        return f"action {number}, waiting, is not legal: nothing will happen by itself"
    found = table.rules.check(game.state, int(game.seat), actions[number], game.now)
    named = table.rules.vocabulary.plain(actions[number])
    return f"action {number}, {named}, is not legal" + (f": {found.rule} {found.text} {found.details}" if found else "")
