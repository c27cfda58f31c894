"""Rude ones: they send garbage, floods, other people's tokens and seats, say no Hello, or read nothing.

They may be refused and cut. What counts is that honest people do not notice."""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from simulation.network import Plain, Socket

if TYPE_CHECKING:
    from simulation.players import PlayedTable
    from simulation.world import World

GARBAGE: Final = (
    "",
    "{",
    "[" * 5000,
    '{"kind": "Hello", "have": -1}',
    '{"kind": "Nothing"}',
    '{"kind":"Act","token":"x","seat":0,"action":{"kind":"Undo","to":' + "9" * 40 + "}}",
    '"\\ud800"',
    "x" * 20_000,
)


class RudeClient:
    """One who does not mean well."""

    def __init__(self, world: "World", number: int, table: "PlayedTable", dice: Random) -> None:
        self.world = world
        self.table = table
        self.dice = dice
        self.name = f"Rude{number}"
        self.address = "203.0.113.66"
        self.socket: Socket | None = None
        self.seen: list[Plain] = []
        self.manners = dice.choice(("garbage", "flood", "thief", "mute", "deaf", "replay"))

    def on_open(self, socket: Socket) -> None:
        if self.manners in ("flood", "thief", "deaf", "replay"):
            key = None if self.manners != "replay" else f"key-of-{self.name:-<24}"
            self.post({"kind": "Hello", "key": key, "form": self.dice.choice(("view", "observation"))})

    def on_message(self, socket: Socket, message: Plain) -> None:
        self.seen.append(message)

    def on_close(self, socket: Socket, code: int) -> None:
        if socket is self.socket:
            self.world.note(self.name, "is cut", code)
            self.socket = None

    def post(self, message: Plain | str) -> None:
        if self.socket is not None:
            self.socket.post(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    async def act(self) -> None:
        """Be rude until the end."""
        while not self.table.is_stopping:
            await asyncio.sleep(self.dice.uniform(0.3, 3))
            if self.socket is None and self.table.code:
                path = f"/api/tables/{self.table.code}/line"
                self.socket = self.world.network.connect(self.world.any_node(), self, path, self.address)
                self.world.note(self.name, "comes", self.manners)
                if self.socket is not None and self.manners == "deaf":
                    self.socket.down.pace = 5.0
            else:
                self.offend()

    def offend(self) -> None:
        if self.manners == "garbage":
            self.post(self.dice.choice(GARBAGE))
        elif self.manners == "flood":
            for number in range(self.dice.randrange(20, 250)):
                self.post({"kind": "Say", "token": f"flood-{number}", "phrase": "hello"})
        elif self.manners in ("thief", "replay"):
            self.post(self.stolen())
        elif self.manners == "deaf":
            self.post({"kind": "Log", "token": f"log-{self.dice.random()}", "since": 0})

    def stolen(self) -> Plain:
        """Somebody else's request: their seat, their token, their action. A free seat is no theft."""
        victim = self.dice.choice(self.table.clients)
        pending = [one.message for one in victim.pending.values() if one.message["kind"] != "Sit"]
        if pending and self.dice.random() < 0.5:
            return pending[0]
        scene = victim.scene()
        choices = victim.choices() or [{"kind": "Undo", "to": 0}]
        seat = victim.seats[0] if victim.seats else 0
        token = f"{victim.name}-{self.dice.randrange(20)}"
        request: dict[str, Any] = {"kind": "Act", "token": token, "seat": seat, "action": self.dice.choice(choices)}
        return request if scene is None else {**request, "game": scene.game}
