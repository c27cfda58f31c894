"""Players of a cluster under load: each table has its own, who come by any node, act once a second, and come back.

What they hear is checked as it comes: each line once and in order, the same whenever it comes again. At the end
`check_table` compares it with what a fresh reader is sent, and with the lines in the database: every command that was
answered is there once, and none is there twice."""

import asyncio
import contextlib
import json
import random
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final
from urllib.request import Request, urlopen

import websockets
from websockets.asyncio.client import ClientConnection, connect

Plain = dict[str, Any]
PAUSES: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds before each attempt to come back, as clients wait."""
TICK: Final = 2.5
SILENCE: Final = 9.0
"""Seconds between two signs of life of a client, and after which it leaves a server that gives none: as the page's."""
PATIENCE: Final = 60.0
ANSWERS: Final = ("Done", "Refused", "Failed")
COMPARED: Final = ("public", "private", "legal")


class Statistics:
    """What all players of a run have seen."""

    def __init__(self) -> None:
        self.commands = 0
        """Commands that were answered with Done."""
        self.refused: Counter[str] = Counter()
        self.failed = 0
        self.losses = 0
        self.latencies: list[float] = []
        """Seconds from a command to its answer, where no connection was lost meanwhile."""
        self.disturbed: list[float] = []
        """The same where the player's own connection was lost meanwhile."""
        self.gaps: list[float] = []
        """Seconds from a lost connection to the next Welcome."""
        self.stories: list[tuple[float, str]] = []
        """What happened in each of these gaps."""
        self.lost_at: list[float] = []
        """When each of these gaps began."""
        self.attempts = 0
        """Connections that were opened in these gaps: one each, unless clients are sent away again."""
        self.silences = 0
        """Connections that a client has left because nothing came."""


class Player:
    """One seat of one table: its connection, all that it has heard, and its commands."""

    def __init__(self, table: "LoadTable", seat: int, key: str) -> None:
        self.table = table
        self.seat = seat
        self.key = key
        self.have = 0
        self.lines: dict[int, Plain] = {}
        self.view: Plain = {}
        self.at_line = -1
        self.outcome: Plain | None = None
        self.socket: ClientConnection | None = None
        self.welcomed = asyncio.Event()
        self.unanswered: dict[str, tuple[str, asyncio.Future[Plain]]] = {}
        self.lost_at: float | None = None
        self.losses = 0
        self.since = time.monotonic()
        self.story: list[str] = []
        """What has happened since the connection was lost, or since the beginning."""
        self.stopped = False

    # --- the connection ---

    async def run(self) -> None:
        """Stay connected, by whatever node the proxy chooses."""
        tries = 0
        while not self.stopped:
            try:
                async with connect(
                    self.table.address(), max_size=None, open_timeout=SILENCE, close_timeout=1
                ) as socket:
                    await self.listen(socket)
            except (OSError, websockets.WebSocketException, TimeoutError) as error:
                self.note(type(error).__name__)
            tries = 0 if self.welcomed.is_set() else tries + 1
            self.lost()
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])

    def lost(self) -> None:
        if not self.stopped and self.welcomed.is_set():
            self.losses += 1
            self.table.statistics.losses += 1
            self.since = self.lost_at = time.monotonic()
            self.story = ["lost"]
        self.socket = None
        self.welcomed.clear()

    def note(self, what: str) -> None:
        if not self.welcomed.is_set():
            self.story.append(f"{time.monotonic() - self.since:.1f} s {what}")

    async def listen(self, socket: ClientConnection) -> None:
        """Hear what comes. Every few seconds say that one is there; who hears nothing for long goes elsewhere."""
        self.note("connected")
        await socket.send(json.dumps({"kind": "Hello", "key": self.key, "have": self.have}))
        self.socket = socket  # from now on a request is sent at once; one that is sent twice is done once
        for message, _ in [*self.unanswered.values()]:
            await socket.send(message)
        silent = 0.0
        while silent < SILENCE:
            try:
                async with asyncio.timeout(TICK):
                    self.hear(json.loads(await socket.recv()))
                silent = 0.0
            except TimeoutError:
                silent += TICK
                if self.welcomed.is_set():
                    await socket.send(json.dumps({"kind": "Tick", "sent": int(time.monotonic() * 1000)}))
        self.table.statistics.silences += 1
        self.note("left a silent connection")

    async def until_welcomed(self) -> None:
        """Wait for the first Welcome; what happened instead is told, because the rest is gone then."""
        try:
            await asyncio.wait_for(self.welcomed.wait(), PATIENCE)
        except TimeoutError:
            told = f"seat {self.seat} of {self.table.game} {self.table.code} is not welcomed: {', '.join(self.story)}"
            raise AssertionError(told) from None

    def welcome(self) -> None:
        self.note("Welcome")
        self.welcomed.set()
        if self.lost_at is not None:
            self.came_back(self.table.statistics, self.lost_at)
            self.lost_at = None

    def came_back(self, statistics: Statistics, lost_at: float) -> None:
        gap = time.monotonic() - lost_at
        statistics.lost_at.append(lost_at)
        statistics.gaps.append(gap)
        statistics.stories.append((gap, ", ".join(self.story)))
        statistics.attempts += sum(event.endswith("connected") for event in self.story)

    def hear(self, message: Plain) -> None:
        self.have = max(self.have, message.get("n", 0))
        kind = message["kind"]
        if kind == "Welcome":
            self.welcome()
        elif kind == "Goodbye":
            self.note(f"Goodbye {message['reason']}")
        elif kind in ANSWERS and message["token"] in self.unanswered:
            self.unanswered.pop(message["token"])[1].set_result(message)
        elif kind in ("Step", "Snapshot", "Lines") and message["seat"] == self.seat:
            self.hear_game(message)

    def hear_game(self, message: Plain) -> None:
        if message["kind"] == "Lines":
            for line in message["lines"]:
                self.add(line)
            return
        update = message["update"] if message["kind"] == "Step" else message["view"]
        line = update["line"] if message["kind"] == "Step" else message["line"]
        if message["kind"] == "Step":
            self.add(update)
        if line >= self.at_line:
            self.at_line, self.view = line, {name: update.get(name) for name in COMPARED}
            self.outcome = update.get("outcome") or message.get("outcome")
            self.table.moved.set()

    def add(self, line: Plain) -> None:
        """Each line is heard once, or again as it was."""
        heard = {name: line.get(name) for name in ("line", "at", "by", "undo_to", "events")}
        known = self.lines.setdefault(int(line["line"]), heard)
        assert known == heard, (known, heard)

    # --- commands ---

    async def ask(self, kind: str, **fields: Any) -> Plain:
        """Send a request, again after every loss, until it is answered."""
        token = secrets.token_hex(8)
        message = json.dumps({"kind": kind, "token": token, **fields})
        answer: asyncio.Future[Plain] = asyncio.get_running_loop().create_future()
        self.unanswered[token] = message, answer
        if self.socket is not None:
            with contextlib.suppress(websockets.ConnectionClosed):
                await self.socket.send(message)
        return {**await answer, "token": token}

    async def act(self) -> None:
        """Do any legal action, and count it as answered."""
        statistics, began, losses = self.table.statistics, time.monotonic(), self.losses
        action = self.table.dice.choice(self.view["legal"])
        answer = await self.ask("Act", seat=self.seat, action=action)
        if answer["kind"] == "Done":
            statistics.commands += 1
            if action["kind"] != "Start":  # to be ready is remembered, and no line until all are
                self.table.answered.append(answer["token"])
            waits = statistics.latencies if self.losses == losses else statistics.disturbed
            waits.append(time.monotonic() - began)
        elif answer["kind"] == "Refused":
            statistics.refused[answer["rule"]] += 1
        else:
            statistics.failed += 1


class LoadTable:
    """One table with its players."""

    def __init__(self, bases: Callable[[], str], game: str, number: int, statistics: Statistics) -> None:
        self.bases = bases
        """The address to use next."""
        self.game = game
        self.dice = random.Random(f"{game} {number}")
        self.statistics = statistics
        self.code = ""
        self.players: list[Player] = []
        self.answered: list[str] = []
        """The tokens of all commands that were answered with Done."""
        self.moved = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def address(self) -> str:
        return f"{self.bases().replace('http', 'ws')}/api/tables/{self.code}/line"

    async def open(self) -> None:
        """Open the table, let all sit down, and begin."""
        keys = [secrets.token_urlsafe(24) for _ in range(2)]
        settings: Plain = {"players": 2}
        if self.game == "pirates":
            settings["options"] = {"chapter": "1"}
        asked = {"game": self.game, "name": "Ann", "key": keys[0], "settings": settings}
        self.code = await asyncio.to_thread(post, self.bases, "/api/tables", asked)
        self.players = [Player(self, seat, key) for seat, key in enumerate(keys)]
        for player in self.players:
            self.tasks.append(asyncio.create_task(player.run()))
            await player.until_welcomed()
        await self.players[1].ask("Sit", name="Bob", seat=1)
        begun = await self.players[0].ask("Begin")
        assert begun["kind"] == "Done", begun
        async with asyncio.timeout(PATIENCE):
            while not all(player.view for player in self.players):
                await asyncio.sleep(0.02)

    async def play(self, seconds: float, pause: float) -> None:
        """Act so often, whoever can, for so long."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and not self.is_over():
            began = time.monotonic()
            who = [player for player in self.players if player.view["legal"]]
            if who:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(self.dice.choice(who).act()), max(PATIENCE, seconds))
            await asyncio.sleep(max(0.01, pause - (time.monotonic() - began)))

    def is_over(self) -> bool:
        return any(player.outcome is not None for player in self.players)

    async def settle(self) -> None:
        """Wait until every command is answered and all players know the same lines."""
        end = time.monotonic() + PATIENCE
        while not self.is_settled():
            state = [(len(one.unanswered), one.welcomed.is_set(), one.at_line) for one in self.players]
            assert time.monotonic() < end, f"{self.game} does not settle: {state}"
            await asyncio.sleep(0.05)

    def is_settled(self) -> bool:
        ready = all(not player.unanswered and player.welcomed.is_set() for player in self.players)
        return ready and len({player.at_line for player in self.players}) == 1

    async def check(self) -> None:
        """A fresh reader of each seat is sent the same lines and the same view."""
        for player in self.players:
            reader = Player(self, player.seat, player.key)
            task = asyncio.create_task(reader.run())
            try:
                await reader.until_welcomed()
                await reader.ask("Log", since=0)
                async with asyncio.timeout(PATIENCE):
                    while reader.at_line < player.at_line:
                        await asyncio.sleep(0.02)
                await self.compare(player, reader)
            finally:
                reader.stopped = True
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    async def compare(self, player: Player, reader: Player) -> None:
        """Time may add a line between the two; then both are looked at once more."""
        async with asyncio.timeout(PATIENCE):
            while player.at_line != reader.at_line:
                await asyncio.sleep(0.02)
        assert reader.view == player.view, (self.game, player.at_line, reader.view, player.view)
        for number, line in player.lines.items():
            assert reader.lines.get(number, line) == line, (number, line)
        missing = set(range(reader.at_line + 1)) - set(reader.lines)
        assert not missing, f"lines {sorted(missing)} are missing"

    async def close(self) -> None:
        """End all connections, and wait until they are closed."""
        for player in self.players:
            player.stopped = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def post(bases: Callable[[], str], path: str, body: Plain) -> str:
    """The code of a new table; a node that dies meanwhile is asked again, which opens no second table for nobody."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(Request(f"{bases()}{path}", json.dumps(body).encode()), timeout=20) as answer:
                return str(json.load(answer)["code"])
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.5)


async def check_stored(url: str, tables: "list[LoadTable]") -> tuple[int, int]:
    """Every answered command is stored once, and no command twice; how many lines there are, and how many answered."""
    import asyncpg

    connection = await asyncpg.connect(url)
    lines = answered = 0
    try:
        for table in tables:
            rows = await connection.fetch("SELECT body FROM lines WHERE game = $1 ORDER BY line", f"{table.code}-0")
            tokens = Counter(token for row in rows if (token := json.loads(bytes(row["body"])).get("token", "")))
            assert all(number == 1 for number in tokens.values()), "a command was done twice"
            lost = [token for token in table.answered if token not in tokens]
            assert not lost, f"{len(lost)} answered commands of {table.game} are not stored"
            lines, answered = lines + len(rows), answered + len(table.answered)
    finally:
        await connection.close()
    return lines, answered
