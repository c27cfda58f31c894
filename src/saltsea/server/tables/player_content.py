"""Player-made content: the services of the game with such a text, built once for all tables that play it."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from saltsea.game import BadContentError
from saltsea.kernel.nouns import Refusal
from saltsea.server.tables.rules.extension_rules import check_own_content, no_chapter, wrong_content
from saltsea.server.tables.table_services import TableServices
from saltsea.wire.forms import Forms

MOST_BUILT: Final = 32
"""Services kept in memory besides those of open tables: every guest may write content."""
LONGEST: Final = 65_536
"""Characters. The longest chapter of a game of the catalogue has a tenth of it."""


class ContentServices:
    """The services of tables with player-made content."""

    def __init__(self, by_game: Mapping[str, TableServices]) -> None:
        self.by_game = by_game
        self.built: OrderedDict[str, TableServices] = OrderedDict()

    async def with_content(self, game: str, text: str) -> TableServices:
        """The services of the game with this content; a ValueError says what is wrong with it. They are built in a
        thread: that takes as long as several moves, and no table waits for it."""
        known = sha256(f"{game} {text}".encode()).hexdigest()
        if known not in self.built:
            built = await asyncio.to_thread(self.build, self.by_game[game], text)
            self.built.setdefault(known, built)
        self.built.move_to_end(known)
        while len(self.built) > MOST_BUILT:
            self.built.popitem(last=False)
        return self.built[known]

    def build(self, services: TableServices, text: str) -> TableServices:
        make = services.game.player_content
        if make is None:
            raise ValueError(f"{services.game.name} has no content of a player's own")
        game = make(services.game, text)
        rules = game.rules()
        extension = services.extension.with_content(text, rules)
        forms = Forms(rules, game.views(rules))
        return services._replace(game=game, rules=rules, forms=forms, extension=extension, content=text)

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
