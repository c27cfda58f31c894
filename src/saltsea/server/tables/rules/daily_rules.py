"""Rules of the table about the games of the day that are played alone: a deal, and a puzzle."""

from collections.abc import Sequence

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.options import Options
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.table_settings import Settings


def check_same_options(asked: Options, stated: Options) -> Refusal | None:
    """table.T26: every player of a daily deal has the same table."""
    if any(stated.get(name) != value for name, value in asked.items()):
        return refuse("table.T26", "refusal-table-daily-options")
    return None


def check_opponent(bots: Sequence[str | None], stated: Sequence[str | None]) -> Refusal | None:
    """table.T26: a daily deal is played by one person on the first seat against the stated bot."""
    if [*bots] != [*stated]:
        return refuse("table.T26", "refusal-table-daily-opponent", bot=", ".join(bot for bot in stated if bot))
    return None


def check_first_try(game: str, earlier: Sequence[str]) -> Refusal | None:
    """table.T26: everybody has one try at the deal of a day; its game may be gone on with."""
    return refuse("table.T26", "refusal-table-daily-tried") if any(one != game for one in earlier) else None


def check_noted(owners: Sequence[ProgressOwner]) -> Refusal | None:
    """table.T26: the one try is noted in a log book or an account; without either there would be any number."""
    if not owners or not all(one.exists() for one in owners):
        return refuse("table.T26", "refusal-table-daily-unnoted")
    return None


def check_same_players(settings: Settings) -> Refusal | None:
    """table.T26: who has begun a daily deal plays it alone and to its end, and so does the stated bot."""
    return refuse("table.T26", "refusal-table-daily-seats") if settings.daily else None


def check_puzzle_day(day: str, first: str, last: str, *, alone: bool) -> Refusal | None:
    """table.T26: a puzzle is of today or of the last days, and has a table of its own."""
    if not alone or not first <= day <= last:
        return refuse("table.T26", "refusal-table-puzzle-day", first=first, last=last)
    return None


def check_puzzle_number(name: str, numbers: Sequence[int], *, alone: bool) -> Refusal | None:
    """table.T26: a rated puzzle is one of those that come with the game, and has a table of its own."""
    if not alone or int(name) not in numbers:
        return refuse("table.T26", "refusal-table-puzzle-number", number=int(name))
    return None


def not_ended() -> Refusal:
    """table.T26: in a puzzle a turn is checked, not ended."""
    return refuse("table.T26", "refusal-table-puzzle-check")


def check_answer(plays: int, *, rated: bool) -> Refusal | None:
    """table.T26: an answer to a puzzle plays a card; a player who asks before has only looked. One of a day may be
    tried as often as one likes, of a rated one the first answer counts."""
    if plays > 0:
        return None
    return refuse("table.T26", "refusal-table-puzzle-unplayed") if rated else not_played()


def not_played() -> Refusal:
    """table.T26: a turn in which nothing was played answers no puzzle."""
    return refuse("table.T26", "refusal-table-puzzle-nothing")


def not_drawn() -> Refusal:
    """table.T26: in a puzzle no player draws or discards."""
    return refuse("table.T26", "refusal-table-puzzle-draw")
