"""By which rules a stored game goes, said so shortly that another process can make them."""

import msgspec


class StoredRules(msgspec.Struct, frozen=True, kw_only=True):
    """The game, and the content that it is played with."""

    game: str
    content: str
    """The text of player-made content; empty for the game of the catalogue."""
    edition: str
    """The name of the older content by which the game was begun; empty for that of this release."""
