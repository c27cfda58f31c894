"""Brings tables of Corto to every kind of decision, by the protocol: a page that opens then stands in its middle."""

import json
import secrets
from collections.abc import Iterator
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

from browser.tables import open_table
from saltsea.games.corto.engine.state import STEP_NAMES

KINDS: Final = tuple(STEP_NAMES.values())
"""All that a player of Corto is ever asked: twenty kinds."""
SELDOM: Final = frozenset({"Draw", "EndTurn", "Skip", "Discard", "Hit", "Kill", "Remove", "SendHome"})
"""What is done seldom, so that the board fills and stocks run out."""
OPTIONS: Final = {"strips": "ABC", "figurines": "may"}
"""Three adventures that have every kind of card and step among them."""
PATIENCE: Final = 30


class Player:
    """One player at a table who acts by the protocol."""

    def __init__(self, line: ClientConnection, key: str) -> None:
        self.line = line
        self.key = key
        self.seat = -1
        self.legal: list[dict[str, Any]] = []
        self.step = ""
        self.is_over = False
        self.line.send(json.dumps({"kind": "Hello", "key": key}))

    def ask(self, kind: str, **fields: object) -> None:
        """Send a request and listen until it is answered."""
        token = secrets.token_hex(8)
        self.line.send(json.dumps({"kind": kind, "token": token, **fields}))
        heard: dict[str, Any] = {}
        while heard.get("token") != token:
            heard = self.listen()
        assert heard["kind"] == "Done", heard

    def listen(self, patience: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.line.recv(patience))
        if message["kind"] in ("Snapshot", "Step"):
            seen = message["update"] if message["kind"] == "Step" else {**message, **message["view"]}
            self.seat, self.step = message["seat"], seen["public"]["step"]
            self.legal, self.is_over = seen["legal"], bool(seen["outcome"])
        return message

    def catch_up(self) -> None:
        """Hear what has come since."""
        while True:
            try:
                self.listen(0.02)
            except TimeoutError:
                return

    def act(self, dice: Random) -> None:
        lively = [action for action in self.legal if action["kind"] not in SELDOM]
        action = dice.choice(lively if lively and dice.random() < 0.93 else self.legal)
        self.ask("Act", seat=self.seat, action=action)


def decisions(address: str, game: int) -> Iterator[tuple[str, str]]:
    """A whole game: each decision of its host, with the link that opens their page."""
    dice = Random(f"decisions {game}")
    link, seat = open_table(address, 2, OPTIONS)
    line = f"ws://{urlsplit(address).netloc}/api/tables/{link.rpartition('/')[2]}/line"
    with connect(line, max_size=None) as one, connect(line, max_size=None) as other:
        host, guest = Player(one, urlsplit(seat).fragment), Player(other, secrets.token_urlsafe(16))
        guest.ask("Sit", name="Bob")
        host.ask("Begin")
        while not host.is_over:
            for player in (host, guest):
                player.catch_up()
            acting = next((player for player in (host, guest) if player.legal), None)
            if acting is None:
                continue
            if acting is host:
                yield host.step, seat
                host.catch_up()
            acting.act(dice)
