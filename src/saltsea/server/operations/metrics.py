"""The server's numbers as Prometheus reads them. Each server has a registry of its own; nothing is global.

Only the command that serves imports this: the library takes a while to load, and no other command needs it."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Info, ProcessCollector, generate_latest
from prometheus_client.metrics_core import HistogramMetricFamily

from saltsea.kernel.seat import Millis
from saltsea.server.bots.worker import Choice
from saltsea.server.cluster.node import Node
from saltsea.server.operations.disk import Disk
from saltsea.server.operations.load import connections, thinking
from saltsea.server.tables.ports.meter import Meter
from saltsea.server.tables.registry import TableRegistry

SHORT: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
"""Bucket bounds in seconds: from imperceptible to annoying."""


class Durations:
    """A histogram that only the event loop counts in: without the library's lock and its steps, most of which prepare
    for several processes, counting a command takes a fraction of the time."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.counts = [0] * (len(SHORT) + 1)
        """How many were at most as long as each bound and longer than the one before; the last, longer than all."""
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(SHORT, seconds)] += 1
        self.total += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """What the library asks when the operator reads the numbers."""
        bounds = [*(str(float(bound)) for bound in SHORT), "+Inf"]
        buckets = [*zip(bounds, accumulate(self.counts), strict=True)]
        yield HistogramMetricFamily(self.name, self.about, buckets=buckets, sum_value=self.total)


class Metrics(Meter):
    """A meter for Prometheus."""

    def __init__(self) -> None:
        super().__init__()
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.lines = self.counter("lines_kept", "Lines of games that were kept")
        self.answers = self.counter("bot_answers", "Answers of bots; late: another player has chosen", "late")
        self.efforts = self.counter("bot_efforts", "Answers of bots by effort; not full: others waited", "effort")
        self.refusals = self.counter("refused", "Requests that a rule forbids", "rule")
        self.failures = self.counter("failed", "Requests that the server could not carry out", "reason")
        self.commands = self.histogram("command_seconds", "From a client's message to everybody being told")
        self.writes = self.histogram("store_write_seconds", "Writing to the store, until it is on the disk")
        self.lateness = self.histogram("deadline_late_seconds", "How late a table did what was due")
        self.thoughts = self.histogram("bot_seconds", "How long computer players thought")
        self.bot_waits = self.histogram("bot_wait_seconds", "How long tables waited for computer players to answer")

    def counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"saltsea_{name}", about, labels, registry=self.registry)

    def histogram(self, name: str, about: str) -> Durations:
        found = Durations(f"saltsea_{name}", about)
        self.registry.register(found)
        return found

    def watch(self, registry: TableRegistry, disk: Disk) -> None:
        """Add numbers that are computed when the metrics are read."""
        looked_up = {
            "tables_in_memory": ("Tables in memory", lambda: len(registry.tables)),
            "connections": ("Open connections", lambda: connections(registry)),
            "bots_thinking": ("Questions that computer players have not answered yet", lambda: thinking(registry)),
            "bots_waiting": ("Questions that no computer player thinks about yet", registry.bots.waiting),
            "bot_longest_wait_seconds": (
                "The longest wait for an answer in the last minute",
                self.longest_wait,
            ),
            "disk_free_bytes": ("Room on the disk of the store", lambda: disk.free() or 0),
        }
        for name, (about, look_up) in looked_up.items():
            Gauge(f"saltsea_{name}", about, registry=self.registry).set_function(look_up)

    def watch_node(self, node: Node) -> None:
        """Add this node's name, and what it says to the others."""
        Info("saltsea_node", "This node of a cluster", registry=self.registry).info({"node": node.name})
        looked_up = {
            "node_in_cluster": ("1 while this node may hold tables", lambda: int(node.session.lasts())),
            "nodes_seen": ("Other nodes that were heard of lately", lambda: len(node.session.others())),
            "links_elsewhere": ("Clients of this node at tables of others", lambda: len(node.clients_elsewhere())),
            "links_guests": ("Clients of other nodes at tables of this one", lambda: len(node.guests())),
            "cluster_nodes": ("Nodes that have told their load in the last half minute", lambda: len(node.loads())),
            "cluster_tables": ("Tables in memory at all of them", lambda: sum(load.tables for load in node.loads())),
            "cluster_connections": (
                "Open connections at all of them",
                lambda: sum(load.connections for load in node.loads()),
            ),
            "bus_messages": ("Messages about connections, sent to other nodes", lambda: node.sent()[0]),
            "bus_bytes": ("Bytes of them", lambda: node.sent()[1]),
            "direct_messages": ("Those of them that went directly, beside the bus", node.sent_directly),
        }
        for name, (about, look_up) in looked_up.items():
            Gauge(f"saltsea_{name}", about, registry=self.registry).set_function(look_up)

    def kept(self, lines: int, since: float) -> None:
        super().kept(lines, since)
        if lines:
            self.lines.inc(lines)
        self.writes.observe(self.time() - since)

    def command(self, millis: Millis) -> None:
        self.commands.observe(millis / 1000)

    def late(self, millis: Millis) -> None:
        self.lateness.observe(millis / 1000)

    def bot(self, choice: Choice, since: float) -> None:
        super().bot(choice, since)
        self.bot_waits.observe(self.time() - since)
        self.efforts.labels(choice.effort).inc()
        self.answers.labels("yes" if choice.late else "no").inc()
        self.thoughts.observe(choice.took / 1000)

    def refused(self, rule: str) -> None:
        self.refusals.labels(rule).inc()

    def failed(self, reason: str) -> None:
        self.failures.labels(reason).inc()

    def page(self) -> bytes:
        return generate_latest(self.registry)
