"""`saltsea bot-worker`: let this machine think for the computer players of a cluster."""

from __future__ import annotations

import asyncio
import signal

import click

from saltsea.catalog import CATALOG, PLACE
from saltsea.cli.common.config_file import ConfiguredCommand, config_option
from saltsea.cli.common.options import WholeNumber
from saltsea.cli.server_options.added_bots import added_option, with_bots
from saltsea.cli.server_options.bus import bus_at, fail_to_reach, without_secrets
from saltsea.cli.server_options.cluster import node_name

EXAMPLES = """
saltsea bot-worker --bus nats://10.0.0.5:4222
saltsea bot-worker --bus nats://10.0.0.5:4222 --workers 8
"""


@click.command(cls=ConfiguredCommand, epilog=EXAMPLES)
@click.option("--bus", required=True, metavar="URL", help="The NATS server of the cluster.")
@click.option("--node", default="", metavar="NAME", help="The name of this worker; usually that of the machine.")
@click.option(
    "--workers",
    default=2,
    show_default=True,
    type=WholeNumber(1, 256),
    metavar="N",
    help="How many processes choose for computer players.",
)
@added_option
@config_option
def bot_worker(bus: str, node: str, workers: int, bots: str) -> None:
    """Think for the computer players of a cluster, until Ctrl-C.

    Any number of machines may do so. Each question goes to any of them, also to a busy one, and to another if that
    one dies. A turn goes on where it began. Nodes and workers need the same --bots."""
    with_bots(CATALOG, bots)
    asyncio.run(work(bus, node_name(node), workers, bots))


async def work(url: str, name: str, workers: int, added: str) -> None:
    """Answer questions until a signal comes."""
    from saltsea.bus.port import BusError  # all that a help page does not need
    from saltsea.server.bots.bus_bots import BusWorker
    from saltsea.server.bots.processes import BotProcesses
    from saltsea.server.cluster.node import new_name

    bus, stopped = bus_at(url), asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    worker = BusWorker(bus, new_name(name), BotProcesses(PLACE, workers=workers, added=added))
    try:
        await bus.open()
        await worker.open()
    except BusError as error:
        fail_to_reach(url, error)
    click.echo(f"Thinking for the computer players at {without_secrets(url)}, with {processes(workers)}")
    await stopped.wait()
    await worker.close()


def processes(number: int) -> str:
    return "1 process" if number == 1 else f"{number} processes"
