"""The prompt of a person at a live table, by prompt_toolkit: it stays at the bottom while messages scroll above it.

Only live_terminal.py imports this module, and only for a terminal: prompt_toolkit takes long to load."""

import asyncio
import os
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from typing import TypeVar

from prompt_toolkit import PromptSession
from prompt_toolkit.application import run_in_terminal
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.output import Output
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.shortcuts import CompleteStyle
from prompt_toolkit.utils import is_dumb_terminal

T = TypeVar("T")


class Interrupted(Exception):  # noqa: N818 (nothing went wrong)
    """The person pressed Ctrl-C."""


class LivePrompt(Completer):
    """A prompt with history and Tab. Its event loop runs only while the caller waits for a line or writes one."""

    def __init__(self) -> None:
        self.message = ""
        self.offers: Callable[[], list[str]] = list
        """What Tab can complete."""
        self.session: PromptSession[str] = PromptSession(
            lambda: self.message,
            completer=self,
            complete_while_typing=False,
            complete_style=CompleteStyle.READLINE_LIKE,
            enable_suspend=True,
            output=output_here(),
            interrupt_exception=Interrupted,
        )
        self.reply: asyncio.Task[str] | None = None
        """The line that is being typed."""
        self.woken = asyncio.Event()
        self.runner = asyncio.Runner()
        self.loop = self.runner.get_loop()

    def read(self, message: str, seconds: float | None) -> list[str] | None:
        """The lines that are typed within this time, if any; more than one if they were pasted. None after Ctrl-D."""
        self.show(message)
        reply = self.run(self.wait(seconds))
        if reply is None:
            return []
        try:
            return reply.result().splitlines() or [""]
        except EOFError:
            return None
        except Interrupted:
            raise KeyboardInterrupt from None

    def show(self, message: str) -> None:
        """Change the message before the line; what was typed so far stays."""
        if self.message != message and self.is_shown():
            self.session.app.invalidate()
        self.message = message

    async def wait(self, seconds: float | None) -> "asyncio.Task[str] | None":
        """Wait for the line or for `wake`. Returns the line if it is complete."""
        if self.reply is None:
            self.reply = asyncio.create_task(self.session.prompt_async(handle_sigint=False))
        waking = asyncio.create_task(self.woken.wait())
        await asyncio.wait({self.reply, waking}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        waking.cancel()
        self.woken.clear()
        if not self.reply.done():
            return None
        reply, self.reply = self.reply, None
        return reply

    def wake(self) -> None:
        """Let `read` return. Any thread may call this."""
        with suppress(RuntimeError):  # the loop is closed, so nothing waits
            self.loop.call_soon_threadsafe(self.woken.set)

    def write(self, write: Callable[[], None]) -> None:
        """Write above the prompt."""
        if self.is_shown():
            self.run(above(write))
        else:
            write()

    def is_shown(self) -> bool:
        return self.reply is not None and not self.reply.done()

    def run(self, job: Coroutine[object, object, T]) -> T:
        if self.loop.is_closed():
            self.runner = asyncio.Runner()
            self.loop = self.runner.get_loop()
        return self.runner.run(job)

    def forget(self) -> None:
        """Forget what was typed."""
        self.session.history = self.session.default_buffer.history = InMemoryHistory()

    def close(self) -> None:
        """Take the prompt away and give the terminal back as it was; a later `read` opens it again."""
        self.runner.close()
        self.reply = None

    # --- as prompt_toolkit calls it ---

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        text = document.text_before_cursor
        for offer in self.offers():
            if offer.casefold().startswith(text.casefold()):
                yield Completion(offer, -len(text))


async def above(write: Callable[[], None]) -> None:
    await run_in_terminal(write)


def output_here() -> Output | None:
    """This terminal, which is not asked where its cursor is: the prompt has one line, and not every terminal answers.
    None lets prompt_toolkit choose."""
    if os.name != "posix" or is_dumb_terminal():
        return None
    output = Vt100_Output.from_pty(sys.stdout, os.environ.get("TERM"))
    output.enable_cpr = False
    return output
