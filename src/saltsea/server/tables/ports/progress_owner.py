"""Whose progress a game counts for. The server keeps it with the seats; only a game's extension knows the progress."""

from typing import Final, NamedTuple


class ProgressOwner(NamedTuple):
    """The owner of progress in a game: an account, else a log book by the hash of its secret, else no owner."""

    account: str | None = None
    logbook: str = ""

    def exists(self) -> bool:
        return self.account is not None or bool(self.logbook)


NO_OWNER: Final = ProgressOwner()
