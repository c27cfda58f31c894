"""`saltsea serve`: open the table for browsers."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import click

from saltsea.cli.common.command_group import fail
from saltsea.cli.common.config_file import ConfiguredCommand, config_option
from saltsea.cli.common.options import WholeNumber
from saltsea.cli.common.version import engine, package_version
from saltsea.cli.server_options.added_bots import added_option, with_bots
from saltsea.cli.server_options.cluster import ClusterOptions, cluster_options
from saltsea.cli.server_options.mail import MailOptions, mail_options
from saltsea.cli.server_options.network import NetworkOptions, network_options
from saltsea.cli.server_options.operations import OperationsOptions, operations_options, operator_link_lines
from saltsea.store.paths import data_folder, database

if TYPE_CHECKING:
    from collections.abc import Mapping

    from saltsea.game import Game
    from saltsea.server.application import Application
    from saltsea.server.network.urls import ServerUrls
    from saltsea.server.notifications.notification_service import NotificationSettings
    from saltsea.server.web.protection.limits import Limits
    from saltsea.store.port import Store

MEMORY: Final = ":memory:"
SWITCH: Final = 0.0005
"""Seconds that the thread of the store waits for its turn while tables are busy; Python's own ten times as many were
felt by everybody whose move was to be saved."""

EXAMPLES = """
saltsea serve
saltsea serve --port 9000
saltsea serve --lan --contact captain@example.org  # for everybody on your network
saltsea serve --lan --tls  # the same, encrypted
saltsea serve --public-url https://games.example.org  # behind a proxy
saltsea serve --bots networks  # networks of yours play too
saltsea serve --store postgresql://db/saltsea --bus nats://bus  # one of several nodes
saltsea serve --smtp-host mail.example.org --smtp-from captain@example.org  # reminders by e-mail
"""


@click.command(cls=ConfiguredCommand, epilog=EXAMPLES)
@network_options
@click.option("--contact", default="", metavar="TEXT", help="How to reach you, shown on the About page.")
@click.option(
    "--data",
    default="",
    metavar="DIR",
    help="Where tables and games are kept; :memory: keeps them until Ctrl-C only.",
)
@click.option(
    "--workers",
    default=2,
    show_default=True,
    type=WholeNumber(1, 32),
    metavar="N",
    help="How many processes choose for computer players.",
)
@added_option
@cluster_options
@operations_options
@mail_options
@config_option
def serve(
    network: NetworkOptions,
    operations: OperationsOptions,
    mail: MailOptions,
    cluster: ClusterOptions,
    contact: str,
    data: str,
    workers: int,
    bots: str,
) -> None:
    """Open the table for browsers, until Ctrl-C.

    It prints its address as soon as it can be reached. Unless told otherwise, only this computer can reach it.

    Every option can also be set by a variable, such as SALTSEA_PORT, or in a file: port = 9000."""
    from saltsea.catalog import PLACE  # all that a help page does not need
    from saltsea.server.operations import logs
    from saltsea.server.printing.print_processes import PrintProcesses
    from saltsea.server.reading.reading_processes import ReadingProcesses
    from saltsea.server.web.app import make_app
    from saltsea.server.web.catalogue import entries
    from saltsea.server.web.messages import About
    from saltsea.server.web.serve import serve_at

    games = with_bots(click.get_current_context().obj, bots)
    about = About(version=package_version(), engine=engine(), contact=contact)
    logs.set_up(operations.log)
    binding = network.bind(folder(data), at_once=not cluster.bus)
    notifications = mail.notification_settings(binding.urls, contact)
    application = made_application(
        games, operations, cluster, notifications, binding.limits, Backends(data, workers, bots)
    )
    app = make_app(
        partial(entries, games),
        about,
        application,
        urls=binding.urls,
        certificate=binding.certificate(),
        open_metrics=operations.open_metrics,
        printing=PrintProcesses(PLACE).made,
        reading=ReadingProcesses(PLACE),
    )
    serve_at(binding, app, application.before_the_end, lambda: started(application, binding.urls))


class Backends(NamedTuple):
    """Where tables are kept, and who chooses for computer players."""

    data: str
    workers: int
    bots: str


def made_application(
    games: Mapping[str, Game],
    operations: OperationsOptions,
    cluster: ClusterOptions,
    notifications: NotificationSettings,
    limits: Limits,
    place: Backends,
) -> Application:
    """The server with its store, its disk and its computer players, alone or as one of several nodes."""
    from saltsea.catalog import PLACE
    from saltsea.server.bots.processes import BotProcesses
    from saltsea.server.operations.disk import Disk

    disk = Disk(None if place.data == MEMORY else folder(place.data), operations.disk_alarm)
    store = cluster.open_store() or opened(place.data)
    node, own = cluster.make_node(store), BotProcesses(PLACE, workers=place.workers, added=place.bots)
    thinking = own if node is None else node.think(own)
    return operations.make_application(games, store, thinking, disk, notifications, limits, node)


def started(application: Application, urls: ServerUrls) -> list[str]:
    """The server can be reached: what it has made so far stays, and the operator is told their link."""
    sys.setswitchinterval(SWITCH)
    application.garbage.set_aside()
    return operator_link_lines(application, urls)


def opened(data: str) -> Store:
    """The store, or a sentence that says why there is none."""
    from saltsea.store.memory import MemoryStore
    from saltsea.store.port import StoreError
    from saltsea.store.sqlite import SqliteStore

    if data == MEMORY:
        return MemoryStore()
    try:
        return SqliteStore(database(Path(data) if data else None))
    except StoreError as error:
        fail(str(error))


def folder(data: str) -> Path:
    """Where certificates are kept. Guests trust one for years, so it outlives tables that are kept in memory."""
    return Path(data) if data not in ("", MEMORY) else data_folder()
