"""The address of a bus on a command line. What is wrong with it is said in a sentence, before anything is begun."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Final, NoReturn
from urllib.parse import urlsplit

from saltsea.cli.common.command_group import fail

if TYPE_CHECKING:
    from saltsea.bus.nats_bus import NatsBus

SCHEMES: Final = ("nats", "tls", "ws", "wss")


def bus_at(url: str, replicas: int = 1) -> NatsBus:
    """The bus at an address, or a sentence that says what is missing."""
    if not all(map(is_server, url.split(","))):
        fail(f"--bus is the address of a NATS server, such as nats://10.0.0.5:4222: not {without_secrets(url)}")
    try:
        from saltsea.bus.nats_bus import NatsBus
    except ImportError:
        fail("a bus needs the library nats-py: pip install 'saltsea[nodes]'")
    return NatsBus(url, replicas=replicas)


def is_server(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in SCHEMES and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def without_secrets(url: str) -> str:
    """An address without user, password and token: what is shown may be logged."""
    return re.sub("//[^/,]*@", "//", url)


def check_bus(bus: NatsBus, url: str) -> None:
    """Stop with a sentence if a node could not work with this bus."""
    from saltsea.bus.port import BusError
    from saltsea.server.cluster.session import LIFETIME, NODES

    async def look() -> None:
        try:
            await bus.open()
            await bus.bucket(NODES, LIFETIME).get("nobody")
        finally:
            await bus.close()

    try:
        asyncio.run(look())
    except BusError as error:
        fail_to_reach(url, error)


def fail_to_reach(url: str, error: Exception) -> NoReturn:
    fail(f"the bus at {without_secrets(url)} cannot be used: {error}")
