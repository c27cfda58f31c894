"""Rules about hints: what the best computer player would do, in a practice game."""

from typing import Final

from saltsea.game import Game
from saltsea.kernel.nouns import Refusal, refuse
from saltsea.server.tables.table_info import PLAYING, Person, TableInfo

MOST_HINTS: Final = 3
"""Hints of one game."""
UNCOUNTED: Final = 99
"""What a crew is told that is left, however often it asks."""


def check_practice(info: TableInfo, game: Game) -> Refusal | None:
    """table.T33: hints are for practice by turns, one person alone against computer players, and for crews; not for a
    game of the day nor a lesson."""
    settings = info.settings
    people = [chair for chair in info.chairs if chair.bot is None]
    stated = settings.daily or settings.lesson or settings.puzzle
    practises = is_for_crew(game) or (game.tempo is None and len(people) == 1)
    if stated or not game.bots or not practises or info.phase != PLAYING:
        return refuse("table.T33", "refusal-table-no-hints")
    return None


def is_for_crew(game: Game) -> bool:
    """Whether no player is helped against another player: then hints are not counted."""
    return game.talk is not None


def check_hints_left(taken: int) -> Refusal | None:
    """table.T33: there are three hints in a game."""
    if taken >= MOST_HINTS:
        return refuse("table.T33", "refusal-table-hints-taken", most=MOST_HINTS)
    return None


def check_hint_now(*, acts: bool, thinking: bool) -> Refusal | None:
    """table.T33: a hint is for a decision that the player has to make now, and there is one at a time."""
    if not acts:
        return refuse("table.T33", "refusal-table-hint-turn")
    return refuse("table.T33", "refusal-table-hint-thinking") if thinking else None


def taken_hints(info: TableInfo) -> int:
    """How many hints were taken in the current game."""
    return info.hints.get(info.playing_id(), 0)


def hints_left(info: TableInfo, game: Game, person: Person | None) -> int | None:
    """How many hints this person may still take; None where there are none."""
    if not info.seats_of(person) or check_practice(info, game) is not None:
        return None
    return UNCOUNTED if is_for_crew(game) else MOST_HINTS - taken_hints(info)
