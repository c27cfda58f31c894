"""The puzzles of the last days: each is made once, in a process of its own, and kept in the store."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import date, timedelta
from typing import Final

import msgspec

from saltsea.games.corto.daily.puzzle import Puzzle
from saltsea.games.corto.engine.game import CortoRules
from saltsea.kernel.daily import edition
from saltsea.server.bots.processes import environment
from saltsea.store.port import BusyError, Store
from saltsea.store.rows import NoteRow

LAST_DAYS: Final = 7
"""Puzzles of so many days can be played: making one takes a core for seconds."""
PATIENCE_SECONDS: Final = 300
SOON_SECONDS: Final = 1
"""So long a reader waits for an answer: making a puzzle may take a busy server half a minute."""
LAST_ASKED: Final = "puzzle-last-asked"
"""The note of the last day on which a player asked for a puzzle."""

log = logging.getLogger(__name__)

MakePuzzle = Callable[[str], Awaitable[Puzzle]]


class PuzzleProcesses:
    """Makes puzzles in processes, one at a time. `games` says where they find a catalogue: `package.module:NAME`."""

    def __init__(self, games: str) -> None:
        self.games = games
        self.lock = asyncio.Lock()
        self.process: Process | None = None

    async def make(self, day: str) -> Puzzle:
        """The puzzle of a day; a RuntimeError if its process failed, a TimeoutError if it took too long."""
        async with self.lock:
            try:
                return await asyncio.wait_for(self.run(day), PATIENCE_SECONDS)
            finally:
                await self.end()

    async def run(self, day: str) -> Puzzle:
        command = (sys.executable, "-P", "-m", "saltsea.games.corto.server.puzzle_process", self.games, day)
        self.process = await asyncio.create_subprocess_exec(
            *command, stdout=PIPE, env=environment(), start_new_session=True
        )
        made, _ = await self.process.communicate()
        if self.process.returncode != 0:
            raise RuntimeError(f"the puzzle of {day} could not be made")
        return msgspec.json.decode(made, type=Puzzle)

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Puzzles:
    """The puzzles of a server."""

    def __init__(self, rules: CortoRules, store: Store, make: MakePuzzle) -> None:
        self.rules = rules
        self.store = store
        self.make = make
        self.making: dict[str, asyncio.Task[Puzzle]] = {}
        """The puzzles that are made or being made, by day."""
        self.preparing = set[asyncio.Task[None]]()
        self.last_asked = ""

    async def soon(self, day: str) -> Puzzle | None:
        """The puzzle of a day; None if it is not there within a second, and is being made."""
        await asyncio.wait([self.task(day)], timeout=SOON_SECONDS)
        return await self.puzzle(day) if self.task(day).done() else None

    def task(self, day: str) -> asyncio.Task[Puzzle]:
        """What finds or makes the puzzle of a day; begun when it is first asked for."""
        if day not in self.making:
            self.making[day] = asyncio.create_task(self.find(day))
        return self.making[day]

    async def puzzle(self, day: str) -> Puzzle:
        """The puzzle of a day, made when it is first asked for."""
        task = self.task(day)
        try:
            return await asyncio.shield(task)
        except Exception:
            if self.making.get(day) is task:  # not the next try, which another reader may have begun
                del self.making[day]
            raise

    def prepare(self, *days: str) -> None:
        """Make these puzzles before a player waits for them."""
        for day in days:
            task = asyncio.create_task(self.prepared(day))
            self.preparing.add(task)
            task.add_done_callback(self.preparing.discard)

    async def prepared(self, day: str) -> None:
        """Make a puzzle; one that cannot be made now is tried again when a player asks for it."""
        try:
            await self.puzzle(day)
        except Exception:
            log.exception("puzzle of %s: it could not be made ahead", day)

    async def note_asked(self, today: str) -> None:
        """Store that a player asks for a puzzle today: one that was made ahead does not show it."""
        if self.last_asked != today:
            await self.store.write([NoteRow(name=LAST_ASKED, body=today.encode())])
            self.last_asked = today

    async def is_in_use(self, since: str) -> bool:
        """Whether a player has asked for a puzzle here since this day."""
        last = await self.store.note(LAST_ASKED)
        return last is not None and last.decode() >= since

    async def find(self, day: str) -> Puzzle:
        """Find it or make it; while another node makes it, wait for that one, which has a limit of its own."""
        while True:
            with suppress(BusyError):
                return await self.found_or_made(day)

    async def found_or_made(self, day: str) -> Puzzle:
        name = f"puzzle/{edition(self.rules)}/{day}"
        async with self.store.lock(name):  # of all nodes one makes it
            known = await self.store.note(name)
            if known is not None:
                return msgspec.json.decode(known, type=Puzzle)
            made = await self.make(day)
            await self.store.write([NoteRow(name=name, body=msgspec.json.encode(made))])
            return made

    async def forget_before(self, day: str) -> None:
        """Delete the puzzles of days before this one."""
        self.making = {one: task for one, task in self.making.items() if one >= day}
        for row in await self.store.notes("puzzle/"):
            if row.name.rpartition("/")[2] < day:
                await self.store.forget_note(row.name)

    async def close(self) -> None:
        tasks = [*self.preparing, *self.making.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def first_day(today: str) -> str:
    """The earliest day whose puzzle can still be played."""
    return (date.fromisoformat(today) - timedelta(days=LAST_DAYS - 1)).isoformat()


def day_after(day: str) -> str:
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def is_day(text: str) -> bool:
    """Whether a day is written as it should be."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
