"""A real Saltsea server with a known catalogue, in a process of its own: `python harbour.py [empty]`."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from saltsea.server.bots.inline import InlineBots
from saltsea.server.house import House
from saltsea.server.web.app import make_app
from saltsea.server.web.messages import About, CatalogueEntry, Title
from saltsea.server.web.serve import serve
from saltsea.store.memory import MemoryStore

ENTRIES: Final = (
    CatalogueEntry("corto", Title("Corto", "Corto"), (2, 4), real_time=False),
    CatalogueEntry("pirates", Title("A Tale of Pirates", "Une histoire de pirates"), (2, 4), real_time=True),
)
ABOUT: Final = About("0.1.0", "plain", "captain@example.org")


@contextmanager
def harbour(*words: str) -> Iterator[str]:
    """The address of a running server; it stops at the end of the block."""
    command = [sys.executable, str(Path(__file__)), *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            assert line.startswith("Saltsea is at "), f"the server did not start: {line!r}"
            yield line.removeprefix("Saltsea is at ").strip()
        finally:
            process.terminate()


if __name__ == "__main__":
    house = House({}, MemoryStore(), InlineBots({}))
    app = make_app(() if "empty" in sys.argv[1:] else ENTRIES, ABOUT, house)
    serve(app, "127.0.0.1", 0, house.say_goodbye)
