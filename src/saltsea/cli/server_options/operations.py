"""The options of `saltsea serve` for its operator: the operator's link, alarms, metrics and logs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Final

import click

from saltsea.cli.commands.operator import operator_link
from saltsea.cli.common.options import WholeNumber
from saltsea.server.operations.disk import LEAST, Disk

if TYPE_CHECKING:
    from saltsea.game import Game
    from saltsea.server.application import Application
    from saltsea.server.bots.worker import BotWorker
    from saltsea.server.cluster.node import Node
    from saltsea.server.network.urls import ServerUrls
    from saltsea.server.notifications.notification_service import NotificationSettings
    from saltsea.server.web.protection.limits import Limits
    from saltsea.store.port import Store

LEVELS: Final = ("debug", "info", "warning", "error")


@dataclass(frozen=True)
class OperationsOptions:
    """The operations options of a command line."""

    new_link: bool
    open_metrics: bool
    disk_alarm: int
    log: str

    def make_application(
        self,
        games: Mapping[str, Game],
        store: Store,
        bots: BotWorker,
        disk: Disk,
        settings: NotificationSettings,
        limits: Limits,
        node: Node | None = None,
    ) -> Application:
        """The application, with metrics."""
        from saltsea.catalog import mounts  # slow to load, as are the next, and no other command needs them
        from saltsea.server.application import Application
        from saltsea.server.operations.metrics import Metrics

        meter = Metrics()
        application = Application(
            games,
            store,
            bots,
            mounts=mounts(),
            disk=disk,
            meter=meter,
            notification_settings=settings,
            new_link=self.new_link,
            limits=limits,
            node=node,
        )
        meter.watch(application.registry, disk)
        if node is not None:
            meter.watch_node(node)
        return application


def operator_link_lines(application: Application, urls: ServerUrls) -> list[str]:
    """The link to the operator's page, if it was just made: only its hash is stored, so it cannot be shown again."""
    secret, application.operator.fresh = application.operator.fresh, ""
    if not secret:
        return []
    link = operator_link(urls.public or urls.here(), secret)
    return [f"Your operator's page, shown only this once: {link}"]


OPTIONS: Final = (
    click.option(
        "--operator-link",
        type=click.Choice(["new"]),
        help="`new` makes another secret link to the operator's page; the first start makes one by itself.",
    ),
    click.option(
        "--disk-alarm",
        default=LEAST,
        show_default=True,
        type=WholeNumber(0),
        metavar="MB",
        help="With less room on the disk no new tables are opened.",
    ),
    click.option("--open-metrics", is_flag=True, help="Show /metrics to everybody, not to this computer alone."),
    click.option(
        "--log", type=click.Choice(LEVELS), default="info", show_default=True, help="What is logged, at least."
    ),
)


def operations_options(command: Callable[..., None]) -> Callable[..., None]:
    """Adds the options; the command gets them together, as `operations`."""

    @wraps(command)
    def wrapper(*, operator_link: str | None, open_metrics: bool, disk_alarm: int, log: str, **rest: object) -> None:
        command(operations=OperationsOptions(operator_link == "new", open_metrics, disk_alarm, log), **rest)

    wrapped: Callable[..., None] = wrapper
    for option in reversed(OPTIONS):
        wrapped = option(wrapped)
    return wrapped
