"""An event loop on virtual time. It does one thing after another, and nothing waits for a real clock.

Callbacks keep the order that asyncio promises. What is arbitrary on a real machine is drawn from the seed: how long
each callback takes, so which timer comes between two of them, and how long work in threads lasts."""

import asyncio
import heapq
from asyncio.events import Handle, TimerHandle
from collections import deque
from collections.abc import Callable
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from simulation.node import Node

STEP: Final = (0.000_02, 0.000_2)
"""How many seconds one callback takes."""
THREAD: Final = (0.000_2, 0.004)
"""How many seconds work in a thread takes."""
MOST_STEPS: Final = 60_000
"""A seed needs some thousands. A table that wakes itself all the time needs more, and would take a core for itself."""

NODE: ContextVar["Node | None"] = ContextVar("NODE", default=None)
"""The server to which the running callback belongs; None for clients, networks and disks."""


class StuckError(AssertionError):
    """Nothing more can ever happen, or it never ends."""


class VirtualLoop(asyncio.BaseEventLoop):
    """The loop. `before_step` is called between any two callbacks, and may stop a server there."""

    _ready: deque[Handle]
    _scheduled: list[TimerHandle]

    def __init__(self, dice: Random) -> None:
        super().__init__()
        self.dice = dice
        self.clock = 0.0
        """Seconds since the beginning."""
        self.stalls = 0.0
        """Seconds that the next callback takes on top, as if the machine had other things to do."""
        self.stalled = 0
        self.steps = 0
        self.most_steps = MOST_STEPS
        self.stopped = 0
        """How many servers are stopped and will be continued."""
        self.before_step: Callable[[], None] = lambda: None
        self.outside = copy_context()
        """The context of everything that is no server."""
        self.set_task_factory(self.new_task)

    def time(self) -> float:
        return self.clock

    def new_task(self, loop: asyncio.AbstractEventLoop, coro: Any, **named: Any) -> "asyncio.Task[Any]":
        """A task that belongs to the server whose context it runs in."""
        context: Context | None = named.get("context")
        node = (context or copy_context()).get(NODE)
        task = asyncio.Task(coro, loop=loop, **named)
        if node is not None:
            node.tasks[task] = None
            task.add_done_callback(lambda ended: node.tasks.pop(ended, None))
        return task

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> "asyncio.Future[Any]":
        """Work in a thread: done at once, and known a little later."""
        done: asyncio.Future[Any] = self.create_future()
        self.call_later(self.dice.uniform(*THREAD), work, done, func, args)
        return done

    def call_outside(self, delay: float, callback: Callable[..., object], *args: Any) -> TimerHandle:
        """Call something that outlives a server which has asked for it: a packet on its way, a disk that writes."""
        return self.call_later(delay, callback, *args, context=self.outside)

    def go_on_with(self, handles: list[Handle]) -> None:
        """Call what was held back, after what is to be called already."""
        self._ready.extend(handles)

    # --- instead of asyncio's own, which ask the system ---

    def _run_once(self) -> None:
        self.steps += 1
        if self.steps > self.most_steps:
            raise StuckError(f"it never rests: {self.steps} steps in {self.clock:.0f} s")
        self.before_step()
        self.advance()
        if self._ready:
            handle = self._ready.popleft()
            if not handle.cancelled() and not (self.stopped and is_held(handle)):
                handle._run()
                self.clock += self.dice.uniform(*STEP) + self.stalls
                self.stalled += self.stalls > 0
                self.stalls = 0.0

    def advance(self) -> None:
        """Let time pass up to the next timer, if nothing else is to do, and take all timers that are due."""
        while self._scheduled and self._scheduled[0].cancelled():
            heapq.heappop(self._scheduled)
        if not self._ready and not self._scheduled and not self._stopping:
            raise StuckError("nothing can ever happen again")
        if not self._ready and self._scheduled:
            self.clock = max(self.clock, self._scheduled[0].when())
        while self._scheduled and self._scheduled[0].when() <= self.clock:
            handle = heapq.heappop(self._scheduled)
            if not handle.cancelled() and not is_of_dead_node(handle):
                self._ready.append(handle)

    def _timer_handle_cancelled(self, handle: TimerHandle) -> None:
        """Nothing to do: it is dropped when its time comes."""

    def _write_to_self(self) -> None:
        """Nothing to do: there are no other threads."""

    _stopping: bool


def is_of_dead_node(handle: Handle) -> bool:
    """Whether the server that has set this timer is dead: its timers never ring."""
    node = context_of(handle).get(NODE)
    return node is not None and node.is_dead


def is_held(handle: Handle) -> bool:
    """Whether the server that this callback belongs to is stopped: it is kept until the server is continued."""
    node = context_of(handle).get(NODE)
    if node is None or not node.is_stopped:
        return False
    node.held.append(handle)
    return True


def context_of(handle: Handle) -> Context:
    context: Context = handle._context  # type: ignore[attr-defined]
    return context


def work(done: "asyncio.Future[Any]", func: Callable[..., Any], args: tuple[Any, ...]) -> None:
    if done.cancelled():
        return
    try:
        done.set_result(func(*args))
    except Exception as error:
        done.set_exception(error)
