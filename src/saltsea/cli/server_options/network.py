"""The network options of `saltsea serve`: addresses, ports, TLS and proxies, and the sockets that they open."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from click.core import ParameterSource

from saltsea.cli.common.command_group import fail
from saltsea.cli.common.options import WholeNumber
from saltsea.server.network.listeners import addresses_of, listen, listen_everywhere, not_yet
from saltsea.server.network.urls import HOST, LOOPBACK, ServerUrls

if TYPE_CHECKING:
    from saltsea.server.network.certificates import CertificateMaker
    from saltsea.server.web.serve import Binding

CERTIFICATE_FOLDER: Final = "tls"
ORIGIN: Final = re.compile(rf"https?://{HOST}/?")


@dataclass(frozen=True)
class NetworkOptions:
    """The network options of a command line."""

    host: str
    port: int
    lan: bool
    tls: bool
    public_url: str
    proxies: int | None
    connections: int

    def bind(self, data: Path, *, at_once: bool = True) -> Binding:
        """Open the sockets and work out the server's URLs. Certificates are stored under `data`. Visitors of a server
        that is alone wait `at_once` until it has started; those of a node are better served by another one."""
        from saltsea.server.web.protection.forwarded import (
            Proxies,  # slow to load, as are the next, and help needs none
        )
        from saltsea.server.web.protection.limits import Limits
        from saltsea.server.web.serve import Binding

        if self.lan and click.get_current_context().get_parameter_source("host") is not ParameterSource.DEFAULT:
            fail("--lan listens on every address, --host on one: choose either.")
        listeners = listen_everywhere(self.port) if self.lan else [listen(self.host, self.port)]
        listeners = listeners if at_once else [not_yet(listener) for listener in listeners]
        urls = ServerUrls(
            addresses_of(listeners),
            listeners[0].getsockname()[1],
            scheme="https" if self.tls else "http",
            public=self.public_url,
            called="" if self.lan else self.host,
            any_name=bool(self.proxies) and not self.public_url,
        )
        limits = Limits(connections=self.connections)
        return Binding(listeners, urls, self.certificates(data), Proxies(self.proxies), limits)

    def certificates(self, data: Path) -> CertificateMaker | None:
        if not self.tls:
            return None
        from saltsea.server.network.certificates import CertificateMaker

        return CertificateMaker(data / CERTIFICATE_FOLDER)


def check_origin(_: click.Context, __: click.Parameter, value: str) -> str:
    """An origin, with nothing after the port: the pages expect to be at the root."""
    if value and not ORIGIN.fullmatch(value):
        raise click.BadParameter(f"{value!r} is not like https://games.example.org, with nothing after name and port.")
    return value.rstrip("/")


def refuse_networks(_: click.Context, __: click.Parameter, value: str | None) -> None:
    """An option of earlier versions. With `*` it believed whatever a visitor had written into X-Forwarded-For."""
    if value is not None:
        raise click.BadParameter("it is gone: proxies are counted now. Say --proxies 1 if one stands in front.")


OPTIONS: Final = (
    click.option("--host", default=LOOPBACK, show_default=True, metavar="ADDRESS", help="The address to listen on."),
    click.option("--lan", is_flag=True, help="Listen on every address: open to everybody on your network."),
    click.option(
        "--port",
        default=8000,
        show_default=True,
        type=WholeNumber(0, 65535),
        metavar="N",
        help="The port; 0 picks a free one.",
    ),
    click.option(
        "--tls",
        is_flag=True,
        help="Encrypt, with a certificate made here and kept in the data folder; /trust explains it to guests.",
    ),
    click.option(
        "--public-url",
        default="",
        envvar="SALTSEA_PUBLIC_URL",
        show_envvar=True,
        metavar="URL",
        callback=check_origin,
        help="What invitations show, if a proxy stands in front.",
    ),
    click.option(
        "--proxies",
        default=None,
        type=WholeNumber(0, 9),
        metavar="N",
        help="How many proxies stand in front, whose X-Forwarded headers count. By default one, if on this computer.",
    ),
    click.option(
        "--forwarded-allow", hidden=True, callback=refuse_networks, expose_value=False, help="Gone: see --proxies."
    ),
    click.option(
        "--connections",
        default=100,
        show_default=True,
        type=WholeNumber(1, 1_000_000),
        metavar="N",
        help="How many connections one address may have at once.",
    ),
)


def network_options(command: Callable[..., None]) -> Callable[..., None]:
    """Adds the options; the command gets them together, as `network`."""

    @wraps(command)
    def wrapper(
        *,
        host: str,
        lan: bool,
        port: int,
        tls: bool,
        public_url: str,
        proxies: int | None,
        connections: int,
        **rest: object,
    ) -> None:
        command(network=NetworkOptions(host, port, lan, tls, public_url, proxies, connections), **rest)

    wrapped: Callable[..., None] = wrapper
    for option in reversed(OPTIONS):
        wrapped = option(wrapped)
    return wrapped
