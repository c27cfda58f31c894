"""Every node knows how busy each of them is: the operator's page and the metrics say it for one node and together."""

import asyncio
import re
from importlib import import_module
from pathlib import Path
from typing import Any

from prometheus_client.parser import text_string_to_metric_families

from saltsea.server.cluster.balance import EVERY, FRESH
from saltsea.server.operations.disk import Disk
from saltsea.server.operations.load import load_of_node
from saltsea.server.operations.metrics import Metrics
from saltsea.server.operations.operator import Operator
from saltsea.server.operations.operator_view import OperatorView
from saltsea.texts import TABLE_TEXTS, load
from server.cluster_kit import FakeCluster, FakeNode, two_at_a_table, with_cluster

RULES = Path(__file__).resolve().parents[2] / "deploy" / "prometheus-rules.yaml"


def operator_of(one: FakeNode) -> Operator:
    operator = Operator(one.registry, Disk())
    operator.nodes = one.node
    return operator


def test_every_node_knows_what_each_carries_and_what_they_carry_together() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, _ = await two_at_a_table(cluster)
        await asyncio.sleep(2 * EVERY)
        told = there.node.loads()
        assert [load.node for load in told] == [there.node.name, here.node.name]
        assert [(load.tables, load.connections) for load in told] == [(0, 0), (1, 2)], "Bob came by the other node"
        english = OperatorView(operator_of(there), load("en", (TABLE_TEXTS, "operator")))
        shown = english.nodes(told)
        assert [(row.name, row.numbers[:2]) for row in shown[1:]] == [
            (here.node.name, ["1", "2"]),
            ("Together", ["1", "2"]),
        ]
        metrics = Metrics()
        metrics.watch_node(there.node)
        assert "saltsea_cluster_tables 1.0" in metrics.page().decode()
        await here.die()
        await asyncio.sleep(FRESH + EVERY)
        assert there.node.loads() == [load_of_node(there.node.name, there.registry)]

    with_cluster(test)


def test_the_operator_sees_which_node_has_a_table() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, _ = await two_at_a_table(cluster)
        assert [summary.node for summary in await operator_of(there).tables()] == [here.node.name]
        assert [(one.node, one.connections) for one in await operator_of(here).tables()] == [("", 2)]

    with_cluster(test)


def test_every_number_that_the_rules_for_prometheus_read_is_there() -> None:
    async def test(cluster: FakeCluster) -> None:
        here = await cluster.add("here")
        metrics = Metrics()
        metrics.watch(here.registry, Disk())
        metrics.watch_node(here.node)
        metrics.failed("as-an-example")
        families = text_string_to_metric_families(metrics.page().decode())
        known = {name for family in families for name in (family.name, *(sample.name for sample in family.samples))}
        yaml: Any = import_module("yaml")  # it has no types
        groups = yaml.safe_load(RULES.read_text(encoding="utf-8"))["groups"]
        rules = [rule for group in groups for rule in group["rules"]]
        made = {rule["record"] for rule in rules if "record" in rule}
        for rule in rules:
            named = set(re.findall(r"\b(saltsea[\w:]*)", rule["expr"]))
            assert named, rule
            assert named <= known | made, rule

    with_cluster(test)
