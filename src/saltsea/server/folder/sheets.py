"""The sheets that an exported folder carries: every file of every game, for each paper, language and ink."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import product

from saltsea.game import Game
from saltsea.kernel.languages import LANGUAGES
from saltsea.printing.art import is_built
from saltsea.printing.booklets import Prints
from saltsea.printing.options import PAPERS, PrintOptions
from saltsea.server.folder.export import PrintSheet


def all_sheets(games: Mapping[str, Game]) -> Sequence[PrintSheet]:
    """Made one by one when they are asked for; none where the pictures to print are not built."""
    if not is_built():
        return []
    options = [PrintOptions(*chosen) for chosen in product(PAPERS, LANGUAGES, (False, True))]
    printed = [game.prints(game) for game in games.values() if game.prints is not None]
    return [sheet for prints in printed for wanted in options for sheet in sheets_of(prints, wanted)]


def sheets_of(prints: Prints, options: PrintOptions) -> list[PrintSheet]:
    """The files of one game, printed in one way."""
    return [
        PrintSheet(
            prints.game,
            booklet,
            booklet in prints.chapters(),
            options.paper,
            "saving" if options.ink_saving else "full",
            options.language,
            prints.file_name(booklet, options),
            partial(prints.made, booklet, options),
        )
        for booklet in prints.booklets()
    ]
