"""Whose request it is, where proxies stand in front: they are counted from the right.

Each proxy adds the address that it sees to the end of X-Forwarded-For. What stands before that was sent by the visitor,
who may write anything there. So a server that knows how many proxies there are knows which entry to believe."""

from dataclasses import dataclass
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from saltsea.server.network.urls import is_loopback

FOR: Final = b"x-forwarded-for"
PROTO: Final = b"x-forwarded-proto"
SCHEMES: Final = {"http": "ws", "https": "wss"}
"""What a proxy may say, and what that means for a WebSocket."""


@dataclass(frozen=True)
class Proxies:
    """How many proxies are in front. None: one, if it is on this machine."""

    number: int | None = None

    def between(self, host: str) -> int:
        """How many proxies a connection from this address has come through."""
        return int(is_loopback(host)) if self.number is None else self.number


USUAL_PROXIES: Final = Proxies()


class Forwarded:
    """Puts the visitor's address and scheme in the place of the proxy's."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            host = scope["client"][0] if scope.get("client") else ""
            number = self.proxies.between(host)
            entries = listed(scope, FOR)
            if 0 < number <= len(entries):
                scope["client"] = address_in(entries[-number]), 0
                said = listed(scope, PROTO)
                set_scheme(scope, said[-min(number, len(said))] if said else "")
        await self.app(scope, receive, send)


def listed(scope: Scope, name: bytes) -> list[str]:
    """The entries of a header that may come several times, with commas in it."""
    values = [value.decode("latin-1") for found, value in scope["headers"] if found == name]
    return [entry.strip() for value in values for entry in value.split(",") if entry.strip()]


def address_in(entry: str) -> str:
    """An entry without its port: `192.0.2.1:5000`, `[2001:db8::1]:5000`."""
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    return entry.partition(":")[0] if entry.count(":") == 1 else entry


def set_scheme(scope: Scope, said: str) -> None:
    if said in SCHEMES:
        scope["scheme"] = SCHEMES[said] if scope["type"] == "websocket" else said
