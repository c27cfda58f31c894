"""Say whether the compiled engine is ready, or compile it, one process at a time: a compile may still go on behind a
server when the next command begins.

`python tools/ready_engine.py --to DIR [--with PACKAGE] [--check]`. The status is that of compile_engine.py; with
--check nothing is compiled, and 5 says that there is need to."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from compile_engine import PACKAGE as SALTSEA
from compile_engine import CannotCompileError, find_compiler, is_fresh, mirror, relative_files
from compile_engine import main as compile_engine

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

STALE = 5


@contextmanager
def locked(to: Path, *, wait: bool) -> Iterator[bool]:
    """Whether no other process writes there; a caller who waits has it in the end."""
    if fcntl is None:
        yield True
        return
    to.parent.mkdir(parents=True, exist_ok=True)
    with Path(f"{to}.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            yield True


def is_ready(to: Path, extras: Sequence[Path]) -> bool:
    """Whether the import root can be used at once. What need not be compiled is copied there."""
    files = relative_files([SALTSEA, *extras])
    with locked(to, wait=False) as alone:
        if not alone or not is_fresh(to, files, extras):
            return False
        mirror(files, to)
    return True


def check(to: Path, extras: Sequence[Path]) -> int:
    """The status of a check."""
    if is_ready(to, extras):
        return 0
    try:
        find_compiler()
    except CannotCompileError as reason:
        print(f"cannot compile: {reason}", file=sys.stderr)
        return reason.status
    return STALE


def main(arguments: Sequence[str] | None = None) -> int:
    """Check, or compile when it is our turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, required=True, metavar="DIR")
    parser.add_argument("--with", type=Path, action="append", default=[], dest="extras", metavar="PACKAGE")
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args(arguments)
    to, extras = given.to.resolve(), [extra.resolve() for extra in given.extras]
    if given.check:
        return check(to, extras)
    with locked(to, wait=True):
        return compile_engine(["--to", str(to), *(word for extra in extras for word in ("--with", str(extra)))])


if __name__ == "__main__":
    sys.exit(main())
