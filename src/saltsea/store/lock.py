"""The write lock of a database: held by one process, released by the system when it dies."""

import os
import sys
from pathlib import Path
from types import TracebackType

from saltsea.store.port import StoreError

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """NAME.lock beside a database, locked. The file stays: removing it would let two processes lock two files."""

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._handle: int | None = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(self._handle)
        except (BlockingIOError, PermissionError) as error:
            self.release()
            raise StoreError(f"{str(file)!r} is in use by another Saltsea, and only one may write it") from error

    def release(self) -> None:
        """Release the lock. Calling it twice is no error."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def __enter__(self) -> "Lock":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()
