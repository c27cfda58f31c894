"""How much of the machine a run had: the processor time of its own processes, and what others took meanwhile."""

import os
import resource
import time
from pathlib import Path
from typing import Final, NamedTuple

TICKS: Final = os.sysconf("SC_CLK_TCK")
SPENT: Final = slice(11, 15)
"""The fields of /proc/PID/stat after the name: its own time and that of its children that have ended."""


def descendants(pid: int) -> list[int]:
    """All living processes below one, whichever of its threads has started them."""
    children = [int(one) for thread in Path(f"/proc/{pid}/task").glob("*/children") for one in words_of(thread)]
    return [found for child in children for found in (child, *descendants(child))]


def words_of(file: Path) -> list[str]:
    """The words of a file; none if its process has ended."""
    try:
        return file.read_text().split()
    except OSError:
        return []


def time_of(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[SPENT])) / TICKS


class Spent(NamedTuple):
    """Seconds by the clock, of this process, of those below it, and of the whole machine."""

    clock: float
    players: float
    cluster: float
    machine: float

    @staticmethod
    def now() -> "Spent":
        own, ended = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
        living = sum(time_of(pid) for pid in descendants(os.getpid()))
        words = Path("/proc/stat").read_text().partition("\n")[0].split()[1:]
        ticks = [int(word) for word in words]
        busy = sum(ticks[:3]) + sum(ticks[5:8])
        return Spent(
            time.monotonic(),
            own.ru_utime + own.ru_stime,
            ended.ru_utime + ended.ru_stime + living,
            busy / TICKS,
        )

    def since(self, before: "Spent") -> "Spent":
        return Spent(*(now - then for now, then in zip(self, before, strict=True)))

    def in_words(self) -> str:
        """What a reader must know before believing a time by the clock."""
        others = max(0.0, self.machine - self.players - self.cluster)
        whole = self.clock * (os.cpu_count() or 1)
        return (
            f"of {whole:.0f} s of processor time the cluster used {self.cluster:.0f}, its players {self.players:.0f}, "
            f"and programs that have nothing to do with it {others:.0f}"
        )
