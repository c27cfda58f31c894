"""The page of a finished game's course: gold turn by turn."""

from saltsea.games.corto.server.diaries import GAME
from saltsea.games.corto.view.course import course
from saltsea.server.web.finished_games import FinishedGamePage, Make
from saltsea.store.rows import GameRow


def course_page() -> FinishedGamePage:
    """How the gold of a game came and went."""
    about = "The gold of each player after every turn of a finished game of Corto, and its turning point."
    return FinishedGamePage(GAME, "course", about, course_maker)


async def course_maker(_: GameRow) -> Make:
    return course
