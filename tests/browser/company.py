"""Players at a table of Corto who act by the protocol, so that a page comes quickly to any moment of a game."""

import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.sync.client import connect

from browser.decisions import Player
from browser.tables import open_table

NAMES: Final = ("Bob", "Cléo", "Captain Dan")
MOST: Final = 20_000


class Company:
    """A host and guests at one table. What is asked here is asked about the host."""

    def __init__(self, link: str, seat: str, players: list[Player]) -> None:
        self.link = link
        self.seat = seat
        """The link that opens the host's page."""
        self.players = players
        self.dice = Random("company")
        self.deeds = 0
        self.last: Player = players[0]
        """Who acted last."""

    @property
    def host(self) -> Player:
        return self.players[0]

    @property
    def is_hosts(self) -> bool:
        return bool(self.host.legal)

    @property
    def step(self) -> str:
        """What the host is asked."""
        return self.host.step if self.is_hosts else ""

    @property
    def is_turn_begun(self) -> bool:
        """The host's turn has just begun, with a card to play."""
        has_card = any(action["kind"] == "Play" for action in self.host.legal)
        return self.step == "main" and self.last is not self.host and has_card

    @property
    def may_draw_first(self) -> bool:
        """The host's turn has just begun, with a card to play and room for another."""
        return self.is_turn_begun and any(action["kind"] == "Draw" for action in self.host.legal)

    @property
    def held(self) -> int:
        """The host's cards, of which each may be played or discarded."""
        return len({action["card"] for action in self.host.legal if action["kind"] in ("Play", "Discard")})

    @property
    def is_others_card(self) -> bool:
        """Another player is in the middle of a card."""
        return not self.is_hosts and self.host.step in ("act", "place", "move", "visit") and self.last is not self.host

    @property
    def is_over(self) -> bool:
        return self.host.is_over

    def begin(self) -> None:
        self.host.ask("Begin")

    def listens(self) -> bool:
        """Hear what has come since to everybody, while others act for them: a line that nobody reads is cut."""
        for player in self.players:
            player.catch_up()
        return True

    def play_until(self, is_there: Callable[[], bool]) -> None:
        """Everybody acts in turn until the moment has come."""
        assert self.plays_to(is_there), "the game is over before the moment has come"

    def plays_to(self, is_there: Callable[[], bool]) -> bool:
        """Everybody acts in turn until the moment has come, or the game is over before it."""
        for _ in range(MOST):
            self.listens()
            if is_there():
                return True
            if self.is_over:
                return False
            acting = next((player for player in self.players if player.legal), None)
            if acting is not None:
                acting.act(self.dice)
                self.last = acting
                self.deeds += acting is self.host
        raise AssertionError("the moment does not come")


@contextmanager
def seated(address: str, number: int, options: dict[str, Any], **settings: Any) -> Iterator[Company]:
    """A table with so many players, not begun."""
    link, seat = open_table(address, number, options, **settings)
    line = f"ws://{urlsplit(address).netloc}/api/tables/{link.rpartition('/')[2]}/line"
    with ExitStack() as stack:
        lines = [stack.enter_context(connect(line, max_size=None)) for _ in range(number)]
        keys = [urlsplit(seat).fragment, *(secrets.token_urlsafe(16) for _ in lines[1:])]
        players = [Player(one, key) for one, key in zip(lines, keys, strict=True)]
        for player, name in zip(players[1:], NAMES, strict=False):
            player.ask("Sit", name=name)
        yield Company(link, seat, players)
