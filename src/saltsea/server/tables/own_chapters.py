"""Player-made chapters: the services of the game with such a chapter, built once for all tables that play it."""

from collections import OrderedDict
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.server.tables.table import TableServices
from saltsea.wire.messages import GameJson

MOST_BUILT: Final = 32
"""Services kept in memory besides those of open tables: every guest may write chapters."""
LONGEST: Final = 65_536
"""Characters. The longest chapter of the story has a tenth of it."""


class ChapterServices:
    """The services of tables with a player-made chapter."""

    def __init__(self, by_game: Mapping[str, TableServices]) -> None:
        self.by_game = by_game
        self.built: OrderedDict[str, TableServices] = OrderedDict()

    def with_chapter(self, game: str, chapter: str) -> TableServices:
        """The services of the game with this chapter; a ValueError says what is wrong with the chapter."""
        known = sha256(f"{game} {chapter}".encode()).hexdigest()
        if known not in self.built:
            self.built[known] = self.build(self.by_game[game], chapter)
        self.built.move_to_end(known)
        while len(self.built) > MOST_BUILT:
            self.built.popitem(last=False)
        return self.built[known]

    def build(self, services: TableServices, chapter: str) -> TableServices:
        own = services.game.own_chapters
        if own is None:
            raise ValueError(f"{services.game.name} has no chapters")
        game = own.game(services.game, chapter)
        rules = game.rules()
        return services._replace(game=game, rules=rules, json=GameJson(rules), chapter=chapter)

    def for_order(self, game: str, chapter: str, opened: int) -> TableServices | Refusal:
        """The services for a host who orders a table with this chapter, and to whom so many chapters of the story are
        open."""
        refusal = check_chapters(has=self.by_game[game].game.own_chapters is not None)
        if refusal is not None:
            return refusal
        try:
            services = self.with_chapter(game, chapter)
        except ValueError:
            return no_chapter()
        return check_met(reach_of(services), opened) or services


def reach_of(services: TableServices) -> int:
    """How many chapters of the story introduce what a player-made chapter uses."""
    stories = services.game.stories
    return 0 if stories is None else stories.reach(services.rules, {})


def check_met(reach: int, opened: int) -> Refusal | None:
    """table.T27: a player-made chapter uses what its host has met in the story, and nothing that comes later."""
    return None if reach <= opened else refuse("table.T27", "refusal-table-chapter-later")


def check_chapters(*, has: bool) -> Refusal | None:
    """table.T27: player-made chapters are for games that tell stories in chapters."""
    return None if has else refuse("table.T27", "refusal-table-no-own-chapters")


def no_chapter() -> Refusal:
    """table.T27: a chapter that is played has no faults."""
    return refuse("table.T27", "refusal-table-chapter-faults")
