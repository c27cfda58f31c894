"""The port that says which process may hold a table. A server alone may hold all of them, and asks no other."""

from saltsea.store.port import Fence, Store


class ElsewhereError(Exception):
    """Another process holds the table: what is asked of it must be asked there."""

    def __init__(self, code: str, node: str) -> None:
        super().__init__("another node holds this table")
        self.code = code
        self.node = node


class UnownedError(Exception):
    """This process may hold no table now: it does not reach the others, or it is about to stop."""


class StoppingError(UnownedError):
    """This process is about to stop: a node that asks it should ask another one at once."""


class Ownership:
    """The ownership of a server that is alone: every table is its own, and no write needs a fence."""

    is_shared = False
    """Whether other processes have tables too."""

    def check_ready(self) -> None:
        """UnownedError if this process may hold no table now, so that nothing need be read from the store."""

    async def take(self, code: str) -> Fence | None:
        """Take a table before it is read from the store; ElsewhereError if another process has it. The fence goes with
        every write of it."""
        return None

    def holds(self, code: str) -> bool:
        """Whether a table that was taken is still this process's."""
        return True

    def lose(self, code: str) -> None:
        """Another process has taken a table: it is not this process's any more."""

    async def release(self, code: str) -> None:
        """Let others have a table; everything of it is saved."""

    async def check_here(self, code: str) -> None:
        """ElsewhereError if another process holds this table."""

    async def ask(self, node: str, name: str, body: bytes) -> bytes:
        """Let the process that holds a table do something to it; docs in `TableRegistry.answer`."""
        raise UnownedError("this server is alone")


class Claims(Ownership):
    """The ownership of a program that works in the store beside the servers: it takes every table over."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def take(self, code: str) -> Fence:
        return Fence(code, await self.store.claim(code, 1))
