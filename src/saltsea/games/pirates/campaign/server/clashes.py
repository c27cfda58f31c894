"""Clashes: two players wanted the same, and one was refused because the other was first.

A record has only what happened, so clashes are stored beside it, for looking back at the game. They are never sent
during the game, and are saved together with the next line."""

from typing import Final

import msgspec
from msgspec import Raw

from saltsea.games.pirates.campaign.clash import clash as clash_with
from saltsea.games.pirates.campaign.server.messages import ClashShown
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.seat import Millis, Seat
from saltsea.server.tables.ports.extension import Attempt, GameNotes
from saltsea.store.port import Store
from saltsea.store.rows import ClashRow

MOST: Final = 300
"""Clashes stored per game. No crew has that many; a faulty client may."""


class Clash(msgspec.Struct, frozen=True):
    """Who wanted what, and who was first. The token is that of the request."""

    line: int
    """The last line before it."""
    at: Millis
    seat: Seat
    first: Seat
    action: dict[str, object]
    token: str

    def repeats(self, other: "Clash") -> bool:
        """Whether this repeats the other one: the request was sent twice, or the same was wanted again before the next
        line."""
        if self.seat != other.seat:
            return False
        sent_twice = bool(self.token) and self.token == other.token
        return sent_twice or (self.line, self.action) == (other.line, other.action)


class Clashes(GameNotes):
    """The clashes of one game in progress."""

    def __init__(self, store: Store, game: str) -> None:
        self.store = store
        self.game = game
        self.unsaved: list[Clash] = []
        """Clashes that are not saved yet."""
        self.saved: list[Clash] | None = None
        """Clashes that are saved; None until they are read."""

    def on_refusal(self, match: Match, attempt: Attempt, refusal: Refusal) -> None:
        """Note a refusal that happened because another player was quicker; the record does not show it."""
        first = clash_with(match, attempt.seat, refusal)
        if first is not None:
            wanted, line = match.rules.vocabulary.plain(attempt.action), match.count() - 1
            self.note(Clash(line, attempt.at, attempt.seat, first, wanted, attempt.token))

    def note(self, clash: Clash) -> None:
        if len(self.unsaved) < MOST and not any(clash.repeats(other) for other in self.unsaved):
            self.unsaved.append(clash)

    async def rows(self) -> list[ClashRow]:
        """The rows to save with the next lines; usually none, and then the store is not read."""
        if not self.unsaved:
            return []
        if self.saved is None:
            self.saved = await clashes_of(self.store, self.game)
        self.unsaved = [clash for clash in self.unsaved if not any(clash.repeats(other) for other in self.saved)]
        del self.unsaved[max(0, MOST - len(self.saved)) :]
        return [
            ClashRow(game=self.game, number=number, body=msgspec.json.encode(clash))
            for number, clash in enumerate(self.unsaved, len(self.saved))
        ]

    def mark_saved(self) -> None:
        """Note that the store has them."""
        if self.unsaved and self.saved is not None:
            self.saved += self.unsaved
            self.unsaved = []

    def discard_unsaved(self) -> None:
        """Go back to the saved clashes, as with the lines."""
        self.unsaved = []


async def clashes_of(store: Store, game: str) -> list[Clash]:
    """The stored clashes, in order."""
    return [msgspec.json.decode(row.body, type=Clash) for row in await store.clashes(game)]


async def public_clashes(store: Store, game: str, lines: int) -> list[ClashShown]:
    """The clashes before the last of these lines."""
    return [public_clash(one) for one in await clashes_of(store, game) if one.line < lines - 1]


def public_clash(clash: Clash) -> ClashShown:
    return ClashShown(clash.line, clash.at, clash.seat, clash.first, Raw(msgspec.json.encode(clash.action)))
