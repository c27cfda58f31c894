"""Honest people at one table: they open it, come, sit down, play as they are offered, and play again."""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from simulation.client import Client
from simulation.network import Plain

if TYPE_CHECKING:
    from simulation.world import World

NAMES: Final = ("Ann", "Bob", "Cay", "Dot")
PHRASES: Final = ("hello", "thanks", "oops", "your-turn")


class TablePlan:
    """What kind of table it is."""

    def __init__(
        self, game: str, people: int, bots: tuple[str, ...] = (), watchers: int = 0, games: int = 2, **settings: Any
    ) -> None:
        self.game = game
        self.people = people
        self.bots = bots
        self.watchers = watchers
        self.games = games
        """How many games are played one after the other."""
        self.settings = settings
        self.pace = (0.1, 1.2)
        """Seconds between two actions of one player."""


class PlayedTable:
    """One table with the people at it."""

    def __init__(self, world: "World", number: int, plan: TablePlan, dice: Random) -> None:
        self.world = world
        self.plan = plan
        self.dice = dice
        self.code = ""
        self.is_stopping = False
        forms = [dice.choice(("view", "view", "observation")) for _ in range(plan.people + plan.watchers)]
        names = [f"{NAMES[seat]}{number}" for seat in range(plan.people)]
        names += [f"Watcher{place}{number}" for place in range(plan.watchers)]
        self.clients = [world.client(name, form) for name, form in zip(names, forms, strict=True)]
        self.host = self.clients[0]
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self.tasks.append(self.world.loop.create_task(self.open()))

    async def open(self) -> None:
        """The host orders a table, as often as needed, and sends the link to the others."""
        settings = {"players": self.plan.people + len(self.plan.bots), **self.plan.settings}
        order = {"game": self.plan.game, "name": self.host.name, "key": self.host.key, "settings": settings}
        while not self.code:
            status, data = await self.world.network.request(
                self.world.node, "POST", "/api/tables", msgspec.json.encode(order), self.host.address
            )
            self.world.note(self.host.name, "orders", f"{status} {data.decode()[:100]}")
            self.code = msgspec.json.decode(data)["code"] if status == 201 else ""
            await asyncio.sleep(self.dice.uniform(0.2, 1))
        for client in self.clients:
            client.open(self.code)
            self.tasks.append(self.world.loop.create_task(self.attend(client)))

    async def attend(self, client: Client) -> None:
        """What one person does."""
        plays = client in self.clients[: self.plan.people]
        while not self.is_stopping and client.status != "ended":
            await asyncio.sleep(self.dice.uniform(*self.plan.pace))
            if client.status != "open" or client.table is None:
                continue
            if client is self.host:
                await self.arrange()
            if plays and not client.seats:
                await self.asked(client, "Sit", name=client.name)
            elif plays:
                await self.move(client)

    async def arrange(self) -> None:
        """The host gives seats to bots, and begins one game after the other."""
        table = self.host.table
        assert table is not None
        free = [seat for seat, chair in enumerate(table["chairs"]) if is_free(chair)]
        bots = [chair["bot"] for chair in table["chairs"] if chair.get("bot") is not None]
        if table["phase"] == "playing":
            return
        if free and len(bots) < len(self.plan.bots):
            await self.asked(self.host, "AddBot", seat=free[-1], bot=self.plan.bots[len(bots)])
        elif not free and self.played() < self.plan.games:
            await self.asked(self.host, "Begin")

    def played(self) -> int:
        """How many games were begun here, as the host knows."""
        playing = self.host.playing
        return int(playing.rpartition("-")[2]) + 1 if playing else 0

    async def move(self, client: Client) -> None:
        """Act, take back, chat, or help a table whose player is lost."""
        scene, choices = client.scene(), client.choices()
        whim = self.dice.random()
        if whim < 0.04:
            await self.asked(client, "Say", phrase=self.dice.choice(PHRASES))
        elif whim < 0.08 and scene is not None and scene.undo is not None and choices:
            await self.act(client, {"kind": "Undo", "to": scene.undo})
        elif whim < 0.14 and client.presence is not None and client.presence.get("mates"):
            await self.asked(client, "Mate", seat=client.presence["mates"][0], bot=self.world.bot_of(self.plan.game))
        elif whim < 0.16 and self.plan.settings.get("clock"):
            await self.asked(client, self.dice.choice(("Pause", "GoOn", "GoOn")))
        elif choices:
            await self.act(client, self.dice.choice(choices))

    async def act(self, client: Client, action: Plain) -> None:
        await self.asked(client, "Act", seat=client.seats[0], action=action)

    async def asked(self, client: Client, kind: str, **fields: Any) -> Plain:
        """Ask, and wait for the answer as long as it takes."""
        waiting = client.ask(kind, **fields)
        request = next((one.message for one in client.pending.values() if one.answer is waiting), {})
        answer = await waiting
        if request:
            self.world.judge.answered(client, request, answer)
        return answer

    # --- for the judge ---

    def lines(self) -> int:
        """How much has happened here so far, on the disk."""
        return sum(len(game.lines) for game in self.world.judge.games_of(self.code))

    def is_finished(self) -> bool:
        """Whether nothing more is to come: all games are played."""
        games = self.world.judge.games_of(self.code)
        return len(games) >= self.plan.games and all(game.row.outcome is not None for game in games)


def is_free(chair: Plain) -> bool:
    return chair.get("person") is None and chair.get("bot") is None
