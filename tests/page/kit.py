"""A page without a browser: what its engine says is kept in lists, and a test moves the clock."""

import json
from typing import Any

from saltsea.catalog import CATALOG
from saltsea.page.engine import Engine
from server.kit import FakeClock, let_tasks_run

Plain = dict[str, Any]
KEY = "key-of-a-page-of-my-own-"
LINE = "line"
STOPS = ("Pause", "Resume")
NEXT = 700
"""Milliseconds after which computer players and pauses have had their turn."""


class ListPort:
    """The worker around an engine."""

    def __init__(self) -> None:
        self.messages: list[Plain] = []
        self.answers: dict[int, tuple[int, str]] = {}
        self.ends: list[tuple[str, int]] = []
        self.rows: dict[str, Plain] = {}

    def send(self, line: str, message: str) -> None:
        self.messages.append(json.loads(message))

    def closed(self, line: str, code: int) -> None:
        self.ends.append((line, code))

    def answer(self, number: int, status: int, kind: str, body: str) -> None:
        self.answers[number] = status, body

    def keep(self, rows: str) -> None:
        self.rows |= {row["key"]: row for row in json.loads(rows)}

    def drop(self, keys: str) -> None:
        for key in json.loads(keys):
            self.rows.pop(key, None)


class FakePage:
    """An engine, and a player who talks to it by messages."""

    def __init__(self, clock: FakeClock | None = None) -> None:
        self.clock = clock or FakeClock()
        self.port = ListPort()
        self.engine = Engine(CATALOG, self.port, "of a test", self.clock)
        self.number = 0

    async def ask(self, method: str, url: str, body: object = None, key: str = KEY) -> tuple[int, Any]:
        """Status and answer of a request."""
        self.number += 1
        text = "" if body is None else json.dumps(body)
        headers = json.dumps({"Authorization": f"Bearer {key}"})
        await self.engine.request(self.number, method, url, headers, text)
        status, said = self.port.answers.pop(self.number)
        return status, said if "/games/" in url and method == "GET" and status == 200 and "\n" in said else json.loads(
            said
        )

    async def open(self, game: str, **settings: Any) -> str:
        """A table, and me at it; its code."""
        order = {"game": game, "name": "Ann", "key": KEY, "settings": {"players": 2, **settings}, "onward": None}
        status, opened = await self.ask("POST", "/api/tables", {**order, "logbook": KEY})
        assert status == 201, opened
        await self.come(opened["code"])
        return str(opened["code"])

    async def come(self, code: str) -> None:
        await self.engine.connections.connect(LINE, code)
        await self.send({"kind": "Hello", "key": KEY, "form": "observation", "logbook": KEY})

    async def send(self, message: Plain) -> None:
        self.engine.connections.receive(LINE, json.dumps(message))
        await let_tasks_run()

    async def done(self, kind: str, **fields: Any) -> None:
        answer = await self.request(kind, **fields)
        assert answer["kind"] == "Done", answer

    async def request(self, kind: str, **fields: Any) -> Plain:
        """The answer to a request at the table."""
        self.number += 1
        await self.send({"kind": kind, "token": f"t{self.number}", **fields})
        while not any(one.get("token") == f"t{self.number}" for one in self.port.messages):
            await self.clock.advance(NEXT)  # what came too fast is answered when it would be in time
        return [one for one in self.port.messages if one.get("token") == f"t{self.number}"][-1]

    async def begin(self, *bots: str) -> None:
        """A game against these computer players."""
        for seat, bot in enumerate(bots, start=1):
            await self.done("AddBot", seat=seat, bot=bot)
        await self.done("Begin")

    def last(self) -> Plain:
        """The last step or snapshot."""
        return [one for one in self.port.messages if one["kind"] in ("Step", "Snapshot")][-1]

    def view(self) -> Plain:
        last = self.last()
        return dict(last["update"] if last["kind"] == "Step" else last["view"])

    def is_over(self) -> bool:
        return self.view().get("outcome") is not None or self.last().get("outcome") is not None

    async def play(self, most: int) -> int:
        """Act as long as there is something to do, at most so often; how often."""
        for acted in range(most):
            while not self.choices() and not self.is_over():
                await self.clock.advance(NEXT)
            if self.is_over():
                return acted
            answer = await self.request("Act", seat=0, action=self.choices()[acted % len(self.choices())])
            if (
                answer["kind"] == "Refused"
            ):  # after a reload all wait for three, two, one; and nobody acts faster than time
                assert answer["early"] or answer["rule"] == "table.T20", answer
                await self.clock.advance(10 * NEXT)
        return most

    def choices(self) -> list[Plain]:
        """What can be done, beside stopping the sand."""
        return [action for action in self.view()["legal"] if action["kind"] not in STOPS]
