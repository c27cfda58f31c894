"""Opens the port, on one address or on all. A port that is taken is reported in one line."""

import errno
import os
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

BACKLOG: Final = 2048
HIGHEST_PORT: Final = 65535
EVERY: Final = "0.0.0.0"
EVERY_6: Final = "::"


def listen(host: str, port: int) -> socket.socket:
    """Listen on one address. Opened here, not in uvicorn, which would answer a taken port with a log line of its own
    kind; the program ends with code 1."""
    try:
        if not 0 <= port <= HIGHEST_PORT:  # the system's look-up would quietly take it modulo 65536
            raise OSError(f"a port is a number from 0 to {HIGHEST_PORT}")
        family, kind, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return _bound(socket.socket(family, kind), where)
    except OSError as error:
        _give_up(host, port, error)
        raise SystemExit(1) from None


def listen_everywhere(port: int) -> list[socket.socket]:
    """Listen on every address of this machine, IPv4 and IPv6."""
    first = listen(EVERY, port)
    try:
        return [first, _listen_6(first.getsockname()[1])]
    except OSError as error:
        # Without IPv6 we do without. But where another program has that half of the port, `localhost` may lead to it.
        if port and error.errno == errno.EADDRINUSE:
            first.close()
            _give_up(EVERY_6, port, error)
            raise SystemExit(1) from None
    return [first]


def not_yet(listener: socket.socket) -> socket.socket:
    """The same address, bound and not listening, until the server is ready and listens itself. A client that comes
    before is refused at once, so that a balancer goes on to another node instead of letting its visitor wait here."""
    where, family = listener.getsockname(), listener.family
    only_6 = family == socket.AF_INET6 and not _takes_both(listener)
    listener.close()
    later = socket.socket(family, socket.SOCK_STREAM)
    if only_6:
        later.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    return _bound(later, where, listening=False)


def addresses_of(listeners: Sequence[socket.socket]) -> tuple[str, ...]:
    """The addresses of the listeners. A socket for IPv6 may also take IPv4, if the system lets it."""
    bound = [str(listener.getsockname()[0]) for listener in listeners]
    if any(address == EVERY_6 and _takes_both(one) for address, one in zip(bound, listeners, strict=True)):
        bound.append(EVERY)
    return tuple(dict.fromkeys(bound))


def _takes_both(listener: socket.socket) -> bool:
    with suppress(OSError):
        return listener.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY) == 0
    return False


def _listen_6(port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET6, socket.SOCK_STREAM)
    with suppress(OSError):
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    return _bound(listener, (EVERY_6, port))


def _bound(listener: socket.socket, where: tuple[object, ...], *, listening: bool = True) -> socket.socket:
    try:
        if os.name == "posix":  # on Windows this option would let two servers share one port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(where)
        if listening:
            listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def _give_up(host: str, port: int, error: OSError) -> None:
    print(f"Saltsea cannot listen on {host}:{port}: {error.strerror or error}", file=sys.stderr)
