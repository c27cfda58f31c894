"""A port for a server that is stopped and started again at the same address.

The system lends ports from 32768 on to outgoing connections. While a server is down, one of those may take its port,
and it cannot come back. So these ports lie below."""

import random
import socket
from typing import Final

BELOW_OUTGOING: Final = range(20_000, 32_768)
ATTEMPTS: Final = 100


def free_port() -> int:
    """A port that no program listens on, and that no outgoing connection will get."""
    for _ in range(ATTEMPTS):
        port = random.SystemRandom().choice(BELOW_OUTGOING)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
    raise SystemExit(f"no port is free between {BELOW_OUTGOING.start} and {BELOW_OUTGOING.stop}")
