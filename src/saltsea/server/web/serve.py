"""Runs the application on a port: prints its address once it listens, renews its certificate, stops quietly."""

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

import uvicorn
from starlette.types import ASGIApp

from saltsea.server.network.certificate import Certificate
from saltsea.server.network.listeners import addresses_of, listen
from saltsea.server.network.startup_message import screen, startup_lines
from saltsea.server.network.urls import ServerUrls
from saltsea.server.tables.clock import WorldClock
from saltsea.server.web.protection.forwarded import USUAL_PROXIES, Forwarded, Proxies
from saltsea.server.web.protection.limits import USUAL_LIMITS, Limits
from saltsea.server.web.protection.request_pace import RequestPace
from saltsea.server.web.transport import LimitedConfig

if TYPE_CHECKING:
    from saltsea.server.network.certificates import CertificateMaker

FAREWELL_SECONDS: Final = 0.2
"""How long the goodbye messages have before all connections are closed."""

Ending: TypeAlias = Callable[[], Awaitable[None] | None]
"""What is done before all connections are closed."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Binding:
    """What the server is bound to: its sockets, their URLs, its certificate, the proxies in front and its limits."""

    listeners: Sequence[socket.socket]
    urls: ServerUrls
    certificate_maker: "CertificateMaker | None" = None
    """Makes the certificate; None for plain HTTP."""
    proxies: Proxies = USUAL_PROXIES
    """The proxies in front."""
    limits: Limits = USUAL_LIMITS

    def certificate(self) -> Certificate | None:
        return None if self.certificate_maker is None else self.certificate_maker.certificate(self.urls.names())


def serve(app: ASGIApp, host: str, port: int, before_the_end: Ending) -> None:
    """Serve on one address. Port 0 takes any free one; a port that is taken ends the program with code 1."""
    listener = listen(host, port)
    urls = ServerUrls(addresses_of([listener]), listener.getsockname()[1], called=host)
    serve_at(Binding([listener], urls), app, before_the_end)


def serve_at(binding: Binding, app: ASGIApp, before_the_end: Ending, also: Callable[[], Sequence[str]] = tuple) -> None:
    """Serve until Ctrl-C. `also` gives more lines to print at the start."""
    try:
        AnnouncingServer(config_of(binding, app), binding, before_the_end, also).run(sockets=list(binding.listeners))
    except KeyboardInterrupt:
        pass  # uvicorn has already closed everything and hands the signal on
    finally:
        for listener in binding.listeners:
            listener.close()


def config_of(binding: Binding, app: ASGIApp) -> uvicorn.Config:
    certificate = binding.certificate()
    return LimitedConfig(
        Forwarded(RequestPace(app, WorldClock(), binding.limits.connections), binding.proxies),
        binding.limits,
        behind_proxies=bool(binding.proxies.number),
        certificate=None if certificate is None else certificate.file,
    )


class AnnouncingServer(uvicorn.Server):
    """A uvicorn server that prints its address when it can be reached, not before."""

    def __init__(
        self,
        config: uvicorn.Config,
        binding: Binding,
        before_the_end: Ending,
        also: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        super().__init__(config)
        self.also = also
        self.binding = binding
        self.before_the_end = before_the_end
        config.callback_notify = self.renew

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            lines = startup_lines(self.binding.urls, self.binding.certificate(), screen())
            print("\n".join([*lines, *self.also()]), flush=True)

    async def renew(self) -> None:
        """Load a renewed certificate for new connections; open ones stay open."""
        try:
            certificate = self.binding.certificate()
            if certificate is not None and self.config.ssl is not None:
                self.config.ssl.load_cert_chain(certificate.file)
        except OSError:  # a full disk must not end a game
            log.exception("the certificate could not be renewed")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:  # who comes back from now on is sent to another node, or waits for the next start
            server.close()
        ending = self.before_the_end()
        if ending is not None:
            await ending
        await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)
