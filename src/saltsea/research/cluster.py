"""The games of a tournament on a Ray cluster: the same fixtures, played by whichever node is free.

A node that is lost loses the games that it was playing; Ray has them played again elsewhere. A game is decided by its
fixture, so it comes out the same, and each result is taken once."""

import gc
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from socket import create_connection
from types import ModuleType
from typing import Any, Final, TypeVar

from saltsea.research.contest import AHEAD, RARELY, play_here
from saltsea.research.played import Contest, Played

F = TypeVar("F")
R = TypeVar("R", bound=Played[Any])

FOR_EVER: Final = -1
"""How often a game is played again whose node was lost, in Ray's words."""
PATIENCE: Final = 5.0
"""Seconds that a cluster has to answer at all."""
NOBODY: Final = 1
"""Processors of a cluster that says it has none yet: games wait for the first node."""


class NoClusterError(Exception):
    """Ray is not installed, or no cluster answers; the message says what to do."""


def is_installed() -> bool:
    return find_spec("ray") is not None


def play_there(contest: Contest[F, R], fixture: F) -> R:
    """Play in a process of the cluster."""
    gc.set_threshold(RARELY)
    return play_here(contest, fixture)


def check_answers(address: str) -> None:
    """Refuse an address with a port that no program listens at: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return
    try:
        create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoClusterError(f"no Ray cluster answers at {address!r}: {error}.") from error


class Cluster:
    """All nodes of a Ray cluster, those too that join while games are played."""

    def __init__(self, address: str) -> None:
        self.address = address

    def play(self, contest: Contest[F, R], wanted: Iterable[F]) -> Iterator[R]:
        """Play all, each until it is done once."""
        ray = self.connected()
        remote, left = ray.remote(max_retries=FOR_EVER, num_cpus=1)(play_there), iter(wanted)
        shared = ray.put(contest)
        try:
            running = [remote.remote(shared, fixture) for fixture in islice(left, self.room(ray))]
            while running:
                done, running = ray.wait(running)
                missing = max(len(done), self.room(ray) - len(running))
                running += [remote.remote(shared, fixture) for fixture in islice(left, missing)]
                yield from ray.get(done)
        finally:
            ray.shutdown()

    def connected(self) -> ModuleType:
        """Ray, once it has found its cluster."""
        if not is_installed():
            raise NoClusterError("a cluster needs Ray: pip install 'saltsea[cluster]'.")
        check_answers(self.address)
        ray = import_module("ray")
        try:
            ray.init(address=self.address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, RuntimeError, ValueError) as error:
            said = str(error).strip().partition("\n")[0]
            raise NoClusterError(f"no Ray cluster answers at {self.address!r}: {said}") from error
        return ray

    def room(self, ray: ModuleType) -> int:
        """How many games are handed out at a time: enough that no processor waits for one."""
        processors = int(ray.cluster_resources().get("CPU", 0))
        return max(NOBODY, processors) * AHEAD
