"""Honest people at one table: they open it, come, sit down, play as they are offered, and play again."""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from simulation.client import Client
from simulation.deeds import Asked, Deeds, is_free
from simulation.network import Plain

if TYPE_CHECKING:
    from simulation.world import World

NAMES: Final = ("Ann", "Bob", "Cay", "Dot")


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
        self.swaps = 0.2
        """How often a host exchanges two seats before a game."""
        self.nameless = 0.3
        """How many of the clients do not say which game a request is for."""
        self.repeats = 0.1
        """How often a copy of a request comes after its answer."""


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
        for client in self.clients:
            client.names_game, client.repeats = dice.random() >= plan.nameless, plan.repeats
        self.host = self.clients[0]
        self.deeds = Deeds(dice, world.bot_of(plan.game), self.clients, plan.people)
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self.tasks.append(self.world.loop.create_task(self.open()))

    async def open(self) -> None:
        """The host orders a table, as often as needed, and sends the link to the others."""
        settings = {"players": self.plan.people + len(self.plan.bots), **self.plan.settings}
        order = {"game": self.plan.game, "name": self.host.name, "key": self.host.key, "settings": settings}
        while not self.code:
            status, data = await self.world.network.request(
                self.world.any_node(), "POST", "/api/tables", msgspec.json.encode(order), self.host.address
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
            if self.is_host(client):
                await self.arrange(client)
            if client.seats:
                await self.move(client)
            elif plays or client.table["offered"] is not None:
                await self.sit(client)

    async def sit(self, client: Client) -> None:
        """Take a free seat, or the one that is offered in the running game; else watch."""
        assert client.table is not None
        offered = client.table["offered"]
        if offered is not None:
            await self.asked(client, "Sit", name=client.name, seat=offered)
        elif client.table["phase"] != "playing" and any(map(is_free, client.table["chairs"])):
            await self.asked(client, "Sit", name=client.name)

    def is_host(self, client: Client) -> bool:
        """Whether this client arranges the table now: a host who leaves has a successor."""
        assert client.table is not None
        arranges = client.person is not None and bool((client.presence or {}).get("others_arrange"))
        return client.person == client.table["host"] or arranges

    async def arrange(self, host: Client) -> None:
        """The host gives seats to bots, and begins one game after the other."""
        table = host.table
        assert table is not None
        free = [seat for seat, chair in enumerate(table["chairs"]) if is_free(chair)]
        bots = [chair["bot"] for chair in table["chairs"] if chair.get("bot") is not None]
        if table["phase"] == "playing":
            return
        deed = self.deeds.between_games(host)
        if deed is not None:
            await self.do(host, deed)
        elif free and len(bots) < len(self.plan.bots):
            await self.asked(host, "AddBot", seat=free[-1], bot=self.plan.bots[len(bots)])
        elif not free and len(table["chairs"]) > 1 and self.dice.random() < self.plan.swaps:
            await self.asked(host, "Swap", seat=0, other=1)
        elif not free and games_begun(host) < self.plan.games:
            await self.asked(host, "Begin")

    async def move(self, client: Client) -> None:
        """Play, or do something else."""
        deed, choices = self.deeds.next(client), client.choices()
        if deed is not None:
            await self.do(client, deed)
        elif self.is_resting(client):
            await self.asked(client, "Mate", seat=client.seats[0], bot="")
        elif choices:
            await self.act(client, self.dice.choice(choices))

    async def do(self, client: Client, deed: Asked) -> None:
        kind, fields = deed
        self.world.count(f"deed {kind}")
        answer = await self.asked(client, kind, **fields)
        self.world.count(f"{kind} {answer['kind']}")

    def is_resting(self, client: Client) -> bool:
        """Whether a substitute plays for somebody who has rested enough."""
        chairs = (client.table or {}).get("chairs", ())
        lent = bool(chairs) and chairs[client.seats[0]].get("mate") is not None
        return lent and self.dice.random() < 0.2

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


def games_begun(client: Client) -> int:
    """How many games were begun at this table, as far as a client knows."""
    return int(client.playing.rpartition("-")[2]) + 1 if client.playing else 0
