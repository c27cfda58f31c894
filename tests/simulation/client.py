"""A client at a table, as the browser's is: it reconnects, says what it has, sends requests again until they are
answered, applies patches, and asks for the whole game when one does not fit.

It follows web/src/wire/connection.ts and web/src/table/session.svelte.ts. One thing more it does, as the protocol page
advises: a request without an answer is sent again after a while, also over a connection that seems to be well."""

import asyncio
import itertools
from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec

from saltsea.kernel.seat import WATCHER
from saltsea.wire.patch import patched
from simulation.loop import VirtualLoop
from simulation.network import Network, Plain, Socket
from simulation.node import Node

TICK: Final = 2.5
SILENCE: Final = 9.0
WAITS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
AGAIN: Final = 1.0
PATIENCE: Final = 6.0
"""Seconds after which an unanswered request is sent again."""
LATE: Final = (0.1, 4.0)
"""Seconds by which a copy of a request may come after its answer."""
MOST_FAILURES: Final = 3
FOR_GOOD: Final = (4404, 4429)
OF_A_GAME: Final = frozenset(
    ("Act", "Wait", "Suggest", "Swap", "Order", "Pause", "GoOn", "Mate", "HandOver", "Resign", "Propose", "Answer")
)
ANSWERS: Final = ("Done", "Refused", "Failed")


class Scene:
    """The game as one seat sees it."""

    def __init__(self, message: Plain) -> None:
        self.game: str = message["game"]
        self.line: int = message["line"]
        self.view: Plain = message["view"]
        self.undo: int | None = message["undo"]
        self.outcome: Plain | None = message["outcome"]
        self.waiting_on: list[int] = message["waiting_on"]

    def follow(self, message: Plain, form: str) -> bool:
        """Go one line further; whether the step fits, or is known already."""
        update = message["update"]
        if update["line"] <= self.line:
            return True
        if update["line"] != self.line + 1:
            return False
        try:
            self.view = followed(self.view, update) if form == "view" else observed(message["seat"], update)
        except (LookupError, TypeError, ValueError):
            return False
        self.line, self.undo, self.outcome = update["line"], message["undo"], update.get("outcome")
        self.waiting_on = update["waiting_on"]
        return True


def followed(view: Plain, update: Plain) -> Plain:
    """The view after a step."""
    public, private = view["public"], view["private"]
    for event in update["events"]:
        public = patched(public, event.get("patch") or [])
        private = patched(private, event.get("own") or [])
    rest: Plain = {name: update[name] for name in ("asks", "offers") if name in update}
    return {"public": public, "private": private, **rest}


def observed(seat: int, update: Plain) -> Plain:
    """The observation that a step brings."""
    return {"seat": seat, **{name: update[name] for name in ("public", "private", "legal")}}


class Pending:
    """A request without an answer."""

    def __init__(self, message: Plain, answer: "asyncio.Future[Plain]", pressed: float) -> None:
        self.message = message
        self.answer = answer
        self.pressed = pressed
        self.sent = pressed
        self.failures = 0


class Client:
    """One person's device at one table."""

    def __init__(
        self, network: Network, find: Callable[[], Node | None], name: str, dice: Random, form: str = "view"
    ) -> None:
        self.network = network
        self.loop: VirtualLoop = network.loop
        self.find = find
        """The server that answers at the address of this table; None if none does."""
        self.name = name
        self.dice = dice
        self.form = form
        self.names_game = True
        """Whether its requests say which game they are for; older clients do not."""
        self.repeats = 0.0
        """How often a request was sent once more just before its answer came, and this copy comes late."""
        self.key: str | None = f"key-of-{name:-<24}"
        self.address = f"198.51.100.{1 + sum(map(ord, name)) % 250}"
        self.code = ""
        self.socket: Socket | None = None
        self.status = "closed"
        self.have = self.heard = self.attempts = 0
        self.last_message = 0.0
        self.tock: tuple[int, float] | None = None
        self.resyncing = "no"
        self.playing = ""
        self.pending: dict[str, Pending] = {}
        self.tokens = itertools.count()
        self.table: Plain | None = None
        self.person: int | None = None
        self.seats: list[int] = []
        self.scenes: dict[int, Scene] = {}
        self.talk: dict[int, Plain] = {}
        self.presence: Plain | None = None
        self.time: Plain | None = None
        self.goodbyes: list[Plain] = []
        self.resyncs = 0
        self.watch: Callable[[Client, Plain], None] = lambda client, message: None
        """Looks at every message once it is applied."""
        self.note: Callable[[str, Any], None] = lambda what, more: None

    # --- the connection ---

    def open(self, code: str) -> None:
        self.code, self.status = code, "opening"
        self.connect()
        self.loop.call_outside(TICK, self.beat)

    def connect(self) -> None:
        if self.status == "ended":
            return
        self.last_message = self.loop.time()
        self.socket = self.network.connect(self.find(), self, f"/api/tables/{self.code}/line", self.address)
        self.note("connects", None if self.socket else "no server")
        if self.socket is None:
            self.retry()

    def retry(self) -> None:
        wait = WAITS[min(self.attempts, len(WAITS) - 1)]
        self.attempts += 1
        self.loop.call_outside(wait, self.connect)

    def on_open(self, socket: Socket) -> None:
        if socket is self.socket:
            self.hello()

    def hello(self) -> None:
        self.heard = self.have
        self.send({"kind": "Hello", "form": self.form, "key": self.key, "have": self.have, "language": "en"})

    def on_close(self, socket: Socket, code: int) -> None:
        if socket is self.socket:
            self.lost(code)

    def lost(self, code: int) -> None:
        self.note("lost", code)
        self.socket = None
        if self.status == "ended":
            return
        if code in FOR_GOOD:
            self.end()
            return
        self.status = "lost"
        self.retry()

    def end(self) -> None:
        """Nothing more is asked or answered."""
        self.status = "ended"
        if self.socket is not None:
            self.socket.leave()
            self.socket = None
        for pending in self.pending.values():
            if not pending.answer.done():
                pending.answer.set_result({"kind": "Failed", "reason": "ended", "token": pending.message["token"]})
        self.pending.clear()

    def beat(self) -> None:
        """Every few seconds: tick, miss a silent server, and send again what was not answered."""
        if self.status == "ended":
            return
        self.loop.call_outside(TICK, self.beat)
        now = self.loop.time()
        if self.socket is not None and now - self.last_message > SILENCE:
            self.socket.leave()
            self.lost(0)
        elif self.status == "open":
            told = {} if self.tock is None else {"heard": self.tock[0], "held": round((now - self.tock[1]) * 1000)}
            self.send({"kind": "Tick", "sent": round(now * 1000), **told})
            for pending in [*self.pending.values()]:
                if now - pending.sent > PATIENCE:
                    self.transmit(pending)

    def send(self, message: Plain) -> None:
        if self.socket is not None:
            if message["kind"] != "Tick":
                self.note("sends", message)
            self.socket.post(msgspec.json.encode(message).decode())

    # --- requests ---

    def ask(self, kind: str, **fields: Any) -> "asyncio.Future[Plain]":
        """Send a request; its answer comes once, before or after a reconnect."""
        named = {"game": self.playing} if self.names_game and self.playing and kind in OF_A_GAME else {}
        message = {"kind": kind, "token": f"{self.name}-{next(self.tokens)}", **named, **fields}
        answer: asyncio.Future[Plain] = self.loop.create_future()
        pending = Pending(message, answer, self.loop.time())
        if self.status == "ended":
            answer.set_result({"kind": "Failed", "reason": "ended", "token": message["token"]})
            return answer
        self.pending[message["token"]] = pending
        if self.status == "open":
            self.transmit(pending)
        return answer

    def transmit(self, pending: Pending) -> None:
        pending.sent = self.loop.time()
        lag = min(5000, round((pending.sent - pending.pressed) * 1000))
        self.send({**pending.message, "lag": lag} if pending.message["kind"] == "Act" else pending.message)

    def settle(self, message: Plain) -> None:
        pending = self.pending.get(message["token"])
        if pending is None:
            return
        if message["kind"] == "Failed":
            pending.failures += 1
            if pending.failures < MOST_FAILURES:
                pending.sent = self.loop.time()
                self.loop.call_outside(AGAIN, self.try_again, pending)
                return
        del self.pending[message["token"]]
        if self.repeats and self.dice.random() < self.repeats:
            self.loop.call_outside(self.dice.uniform(*LATE), self.send_once_more, pending)
        if not pending.answer.done():
            pending.answer.set_result(message)

    def send_once_more(self, pending: Pending) -> None:
        if self.status == "open":
            self.transmit(pending)

    def try_again(self, pending: Pending) -> None:
        if self.status == "open" and pending.message["token"] in self.pending:
            self.transmit(pending)

    # --- messages ---

    def on_message(self, socket: Socket, message: Plain) -> None:
        if socket is not self.socket:
            return
        self.last_message = self.loop.time()
        self.heard = max(self.heard, message.get("n", 0))
        kind = message["kind"]
        if kind != "Tock":
            self.note("receives", message)
        if kind in ("Welcome", "Table"):
            self.table, self.playing = message["table"], message["table"]["playing"]
        if kind in ANSWERS:
            self.settle(message)
        else:
            self.apply(kind, message)
        if kind == "Welcome":
            for pending in [*self.pending.values()]:
                self.transmit(pending)
        if kind in ("Step", "Presence"):
            self.keep(kind)
        self.watch(self, message)

    def apply(self, kind: str, message: Plain) -> None:
        if kind == "Welcome":
            self.welcomed(message)
        elif kind == "You":
            self.take(message)
        elif kind == "Tock":
            self.tock = message["now"], self.loop.time()
        elif kind == "Snapshot":
            same = {seat: scene for seat, scene in self.scenes.items() if scene.game == message["game"]}
            self.scenes = {**same, message["seat"]: Scene(message)}
        elif kind == "Step":
            self.step(message)
        elif kind == "Said":
            self.talk[message["n"]] = message
        elif kind == "Presence":
            self.presence = message
        elif kind == "Time":
            self.time = message
        elif kind == "Goodbye":
            self.goodbyes.append(message)
            if not message["again"]:
                self.end()

    def welcomed(self, message: Plain) -> None:
        self.attempts = 0
        self.status = "open"
        self.take(message)
        if self.resyncing == "asked":
            self.resyncing = "answered"

    def take(self, message: Plain) -> None:
        """Who this client is; from seats that it does not have any more it does not see."""
        self.person, self.seats = message["person"], message["seats"]
        own = self.seats or [WATCHER]
        self.scenes = {seat: scene for seat, scene in self.scenes.items() if seat in own}

    def step(self, message: Plain) -> None:
        scene = self.scenes.get(message["seat"])
        is_other = scene is None or scene.game != message["game"]
        if scene is None or is_other or not scene.follow(message, self.form):
            self.resync()

    def resync(self) -> None:
        if self.resyncing == "no":
            self.resyncs += 1
            self.resyncing = "asked"
            self.hello()

    def keep(self, kind: str) -> None:
        """All up to here has arrived; Presence is the last message of a greeting."""
        if kind == "Presence" and self.resyncing == "answered":
            self.resyncing = "no"
        if self.resyncing == "no":
            self.have = self.heard

    # --- the game ---

    def scene(self) -> Scene | None:
        """The game from the first seat of this client, or as a watcher."""
        return self.scenes.get(self.seats[0] if self.seats else WATCHER)

    def choices(self) -> list[Plain]:
        """Every action that this client is offered."""
        scene = self.scene()
        if scene is None or not self.seats or scene.game != self.playing:
            return []
        if self.form == "observation":
            return list(scene.view["legal"])
        offers = scene.view.get("offers", [])
        return [{"kind": offer["kind"], **one.get("args", {})} for offer in offers for one in offer["choices"]]
