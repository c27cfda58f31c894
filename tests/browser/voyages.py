"""Voyages that nobody watches, for tests of what comes after one: computer sailors sail them over the line, step by
step, and a whole chapter takes seconds."""

import asyncio
import json
import secrets
from typing import Any, Final, NamedTuple
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from saltsea.catalog import CATALOG
from saltsea.games.pirates.engine.state import WON
from saltsea.kernel.dice import dice_for
from saltsea.wire.reading import Reader

GAME: Final = CATALOG["pirates"]
ABLE: Final = "able"
OWED: Final = ("Start", "Continue", "Cork", "Unload", "Uncork", "Hide")
"""What the time of the whole crew waits for."""
TOO_FAST: Final = "table.T20"
PATIENCE: Final = 60
"""Seconds for a whole voyage."""
Plain = dict[str, Any]


class Voyage(NamedTuple):
    """One that is over: the id of its game, the link to its host's seat, and whether it was won."""

    game: str
    seat: str
    won: bool


async def sail_unseen(
    address: str, logbook: str, players: int = 4, *, is_lazy: bool = False, **settings: Any
) -> Voyage:
    """Everybody is a computer sailor; a lazy host does what the crew waits for and nothing else."""
    key = secrets.token_urlsafe(24)
    chosen = {"players": players, "steps": True, "watching": "none", **settings}
    order = {"game": GAME.name, "name": "Ann", "key": key, "logbook": logbook, "settings": chosen}
    with urlopen(Request(f"{address}/api/tables", json.dumps(order).encode())) as answer:
        code = str(json.load(answer)["code"])
    async with connect(f"{address.replace('http', 'ws')}/api/tables/{code}/line", max_size=None) as line:
        host = TableServices(line) if is_lazy else AbleHost(line)
        await line.send(json.dumps({"kind": "Hello", "key": key, "logbook": logbook}))
        for seat in range(1, players):
            await host.ask("AddBot", seat=seat, bot=ABLE)
        await host.ask("Begin")
        result = await asyncio.wait_for(host.wait_for_the_end(), PATIENCE)
    return Voyage(f"{code}-0", f"{address}/t/{code}#{key}", won=result == WON)


class TableServices:
    """Somebody who lets the others work."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.seen: Plain = {}
        """How the game stands for the host, after its last line."""
        self.done = -1
        """The last line after which the host has done what is theirs."""
        self.asking = ""
        """The token of what is not answered yet: one thing at a time."""

    async def ask(self, kind: str, **fields: Any) -> None:
        self.asking = secrets.token_hex(8)
        await self.line.send(json.dumps({"kind": kind, "token": self.asking, **fields}))

    async def wait_for_the_end(self) -> int:
        async for text in self.line:
            message = json.loads(text)
            self.hear(message)
            if message.get("rule") == TOO_FAST:
                await asyncio.sleep(0.1)
            if self.seen.get("outcome") is not None:
                return int(self.seen["public"]["log"]["result"])
            await self.do_what_is_due()
        raise AssertionError("the line ended before the voyage")

    def hear(self, message: Plain) -> None:
        if message["kind"] == "Snapshot":
            self.seen = {**message["view"], "line": message["line"], "outcome": message["outcome"]}
        elif message["kind"] == "Step":
            self.seen = message["update"]
        elif message.get("token") == self.asking:
            self.asking = ""
            self.done = self.done if message["kind"] == "Done" else -1

    async def do_what_is_due(self) -> None:
        if self.asking or not self.seen or self.done == self.seen["line"]:
            return
        self.done = self.seen["line"]
        action = self.chosen()
        await (self.ask("Wait", seat=0) if action is None else self.ask("Act", seat=0, action=action))

    def chosen(self) -> Plain | None:
        return next((action for action in self.seen["legal"] if action["kind"] in OWED), None)


class AbleHost(TableServices):
    """Somebody who works as well as the others do."""

    def __init__(self, line: ClientConnection) -> None:
        super().__init__(line)
        rules = GAME.rules()
        self.words = rules.vocabulary
        self.reader = Reader(rules)
        self.acting_bot = GAME.bots[ABLE](rules)

    def chosen(self) -> Plain | None:
        parts = {part: self.seen[part] for part in ("public", "private", "legal")}
        observation = self.reader.observation(msgspec.json.encode({"seat": 0, **parts}))
        action = self.acting_bot.choose(observation, dice_for(secrets.token_hex(8)))
        return self.words.plain(action) if action is not None else super().chosen()
