"""Running the application on a port: says where it is once it listens, says why when it cannot, stops quietly."""

import os
import socket
import sys
from typing import Final

import uvicorn
from starlette.types import ASGIApp

GRACE_SECONDS: Final = 3
BACKLOG: Final = 2048
HIGHEST_PORT: Final = 65535


def serve(app: ASGIApp, host: str, port: int) -> None:
    """Serve until Ctrl-C. Port 0 takes any free one; a port that cannot be had ends the program with code 1."""
    listener = _listen(host, port)
    config = uvicorn.Config(
        app,
        access_log=False,
        lifespan="off",
        log_level="warning",
        timeout_graceful_shutdown=GRACE_SECONDS,
        # Measured: compressing each small message costs more time and memory than it saves in bytes.
        ws_per_message_deflate=False,
    )
    try:
        _Announcing(config, _address(host, listener)).run(sockets=[listener])
    except KeyboardInterrupt:
        pass  # uvicorn has already closed everything and hands the signal on
    finally:
        listener.close()


class _Announcing(uvicorn.Server):
    """A server that tells where it is at the moment it can be reached, not before."""

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        super().__init__(config)
        self.address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Saltsea is at {self.address}", flush=True)


def _listen(host: str, port: int) -> socket.socket:
    """Bound here, not in uvicorn, which would answer a taken port with a log line of its own kind."""
    try:
        if not 0 <= port <= HIGHEST_PORT:  # the system's look-up would quietly take it modulo 65536
            raise OSError(f"a port is a number from 0 to {HIGHEST_PORT}")
        family, kind, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return _bound(socket.socket(family, kind), where)
    except OSError as error:
        print(f"Saltsea cannot listen on {host}:{port}: {error.strerror or error}", file=sys.stderr)
        raise SystemExit(1) from None


def _bound(listener: socket.socket, where: tuple[object, ...]) -> socket.socket:
    try:
        if os.name == "posix":  # on Windows this option would let two servers share one port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(where)
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def _address(host: str, listener: socket.socket) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listener.getsockname()[1]}"
