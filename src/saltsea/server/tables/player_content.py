"""Player-made content: the services of the game with such a text, built once for all tables that play it."""

from collections import OrderedDict
from collections.abc import Mapping
from functools import partial
from hashlib import sha256
from typing import Final

from saltsea.game import BadContentError, Game
from saltsea.kernel.nouns import Refusal
from saltsea.server.tables.rules.extension_rules import check_own_content, no_chapter, wrong_content
from saltsea.server.tables.table_services import TableServices
from saltsea.server.tables.threads import in_thread
from saltsea.wire.forms import Forms

MOST_BUILT: Final = 32
"""Services kept in memory besides those of open tables: every guest may write content."""
LONGEST: Final = 65_536
"""Characters. The longest chapter of a game of the catalogue has a tenth of it."""


def made_with(game: Game, text: str) -> Game:
    """The game with what a player wrote; a ValueError says what is wrong with it."""
    if game.player_content is None:
        raise ValueError(f"{game.name} has no content of a player's own")
    return game.player_content(game, text)


class ContentServices:
    """The services of tables with player-made content."""

    def __init__(self, by_game: Mapping[str, TableServices]) -> None:
        self.by_game = by_game
        self.built: OrderedDict[str, TableServices] = OrderedDict()

    async def with_content(self, game: str, text: str, edition: str = "") -> TableServices:
        """The services of the game with this content, of this release or of an older edition; a ValueError says what is
        wrong with it. They are built in a thread: that takes as long as several moves, and no table waits for it."""
        if not text and not edition:
            return self.by_game[game]
        known = sha256(f"{game} {edition} {text}".encode()).hexdigest()
        if known not in self.built:
            built = await in_thread(partial(self.build, self.by_game[game], text, edition))
            self.built.setdefault(known, built)
        self.built.move_to_end(known)
        while len(self.built) > MOST_BUILT:
            self.built.popitem(last=False)
        return self.built[known]

    async def as_played(self, game: str, text: str, edition: str) -> TableServices:
        """The services of the content that a game names: of this release, else of the older one that had it, else of
        this release all the same, and a reader who verifies the game is told so."""
        today = await self.with_content(game, text)
        if today.rules.content == edition or today.game.as_played(edition, text) is None:
            return today
        return (await self.with_content(game, text, edition))._replace(today=today)

    def build(self, services: TableServices, text: str, edition: str = "") -> TableServices:
        game = services.game.as_played(edition, text) if edition else made_with(services.game, text)
        if game is None:
            raise ValueError(f"no release of {services.game.name} has had the content {edition}")
        rules = game.rules()
        extension = services.extension.with_content(text, rules) if text else services.extension
        forms = Forms(rules, game.views(rules))
        return services._replace(
            game=game, rules=rules, forms=forms, extension=extension, content=text, edition=edition
        )

    async def for_order(self, game: str, text: str) -> TableServices | Refusal:
        """The services for a host who orders a table with this content."""
        refusal = check_own_content(has=self.by_game[game].game.player_content is not None)
        if refusal is not None:
            return refusal
        try:
            return await self.with_content(game, text)
        except BadContentError as error:
            return wrong_content(error.text, error.details)
        except ValueError:
            return no_chapter()
