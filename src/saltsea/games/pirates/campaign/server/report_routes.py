"""The page of the voyage report: what a finished voyage adds up to."""

from collections.abc import Sequence
from typing import Final

from saltsea.games.pirates.campaign.server.clashes import clashes_of
from saltsea.games.pirates.view.report import voyage_report
from saltsea.kernel.record import Header, Line
from saltsea.kernel.rules import AnyRules
from saltsea.server.web.finished_games import FinishedGamePage, Make
from saltsea.store.port import Store
from saltsea.store.rows import GameRow
from saltsea.view import Shape

GAME: Final = "pirates"


def report_page(store: Store) -> FinishedGamePage:
    """The report, with the clashes that the store has beside the record."""

    async def maker(row: GameRow) -> Make:
        clashes = await clashes_of(store, row.id) if row.counted else None

        def report(rules: AnyRules, header: Header, lines: Sequence[Line]) -> Shape:
            return voyage_report(rules, header, [*lines], clashes)

        return report

    about = "The report of a finished game, in the game's own form; not every game has one."
    return FinishedGamePage(GAME, "report", about, maker)
