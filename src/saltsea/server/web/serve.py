"""Running the application on a port: says where it is once it listens, keeps its certificate fresh, stops quietly."""

import asyncio
import logging
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from saltsea.server.reach.certificates import Certificate, Notary
from saltsea.server.reach.greeting import greeting, screen
from saltsea.server.reach.listening import addresses_of, listen
from saltsea.server.reach.reach import LOOPBACK, Reach

GRACE_SECONDS: Final = 3
FAREWELL_SECONDS: Final = 0.2
"""So long the last words have to go out before all lines are closed."""
PING_SECONDS: Final = 5
"""A line that does not answer for so long is lost."""
RENEWAL_SECONDS: Final = 60
"""How often the certificate is looked at: a laptop that changes its network gets another address."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Berth:
    """Where the server lies: its sockets, how it is reached there, and what papers it has."""

    listeners: Sequence[socket.socket]
    reach: Reach
    notary: Notary | None = None
    """Who makes its certificate; without one it speaks plain HTTP."""
    believed: str = LOOPBACK
    """Addresses of proxies that may say for whom they ask, as uvicorn reads them."""

    def certificate(self) -> Certificate | None:
        return None if self.notary is None else self.notary.certificate(self.reach.names())


def serve(app: ASGIApp, host: str, port: int, before_the_end: Callable[[], None]) -> None:
    """Serve on one address. Port 0 takes any free one; a port that cannot be had ends the program with code 1."""
    listener = listen(host, port)
    reach = Reach(addresses_of([listener]), listener.getsockname()[1], called=host)
    serve_at(Berth([listener], reach), app, before_the_end)


def serve_at(
    berth: Berth, app: ASGIApp, before_the_end: Callable[[], None], also: Callable[[], Sequence[str]] = tuple
) -> None:
    """Serve until Ctrl-C. `also` gives more lines to print at the start."""
    try:
        Announcing(config_of(berth, app), berth, before_the_end, also).run(sockets=list(berth.listeners))
    except KeyboardInterrupt:
        pass  # uvicorn has already closed everything and hands the signal on
    finally:
        for listener in berth.listeners:
            listener.close()


def config_of(berth: Berth, app: ASGIApp) -> uvicorn.Config:
    certificate = berth.certificate()
    return uvicorn.Config(
        app,
        access_log=False,
        lifespan="on",
        log_level="warning",
        log_config=None,  # what it has to say goes where everything goes
        timeout_graceful_shutdown=GRACE_SECONDS,
        # Measured: compressing each small message costs more time and memory than it saves in bytes.
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        forwarded_allow_ips=berth.believed,
        ssl_certfile=certificate.file if certificate is not None else None,
        timeout_notify=RENEWAL_SECONDS,
    )


class Announcing(uvicorn.Server):
    """A server that tells where it is at the moment it can be reached, not before."""

    def __init__(
        self,
        config: uvicorn.Config,
        berth: Berth,
        before_the_end: Callable[[], None],
        also: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        super().__init__(config)
        self.also = also
        self.berth = berth
        self.before_the_end = before_the_end
        config.callback_notify = self.renew

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            lines = greeting(self.berth.reach, self.berth.certificate(), screen())
            print("\n".join([*lines, *self.also()]), flush=True)

    async def renew(self) -> None:
        """Whoever comes from now on is shown the new certificate; open lines stay open."""
        try:
            certificate = self.berth.certificate()
            if certificate is not None and self.config.ssl is not None:
                self.config.ssl.load_cert_chain(certificate.file)
        except OSError:  # a full disk must not end a game
            log.exception("the certificate could not be renewed")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.before_the_end()
        await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)
