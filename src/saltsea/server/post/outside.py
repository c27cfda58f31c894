"""Connections to the outside world at addresses that strangers have named. They must not lead to machines of ours.

The name is looked up here, each address is judged, and the judged one is connected to: a name that means another
machine a moment later gains nothing."""

import ipaddress
import socket
import ssl
from http.client import HTTPConnection, HTTPSConnection
from typing import Final, TypeAlias
from urllib.parse import urlsplit

TIMEOUT: Final = 15.0
"""Seconds."""
_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address


class NotOutsideError(OSError):
    """This leads to the server itself, or to its own network."""


class OutsideConnection(HTTPSConnection):
    """HTTPS to a machine that anybody can reach."""

    def __init__(self, host: str, context: ssl.SSLContext) -> None:
        super().__init__(host, timeout=TIMEOUT, context=context)
        self.trust = context

    def connect(self) -> None:
        self.sock = self.trust.wrap_socket(connected(self.host, self.port), server_hostname=self.host)


def connection_to(url: str, *, anywhere: bool = False) -> HTTPConnection:
    """A connection for one request; it is opened with the request. `anywhere` is for tests: their receivers are here,
    and speak without TLS."""
    parts = urlsplit(url)
    if anywhere:
        return HTTPConnection(parts.netloc, timeout=TIMEOUT)
    if parts.scheme != "https" or not parts.hostname or parts.port not in (None, 443):
        raise NotOutsideError("only https, on its usual port")
    return OutsideConnection(parts.hostname, ssl.create_default_context())


def connected(host: str, port: int) -> socket.socket:
    """A socket to the first of a name's addresses that answers. One that is not outside spoils them all."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    if not all(is_outside(ipaddress.ip_address(str(where[0]).partition("%")[0])) for *_, where in found):
        raise NotOutsideError("a machine of one's own network")
    trouble: OSError = NotOutsideError("no address at all")
    for *_, where in found:
        try:
            return socket.create_connection((str(where[0]), port), TIMEOUT)
        except OSError as error:
            trouble = error
    raise trouble


def is_outside(address: Address) -> bool:
    """Whether it is a machine on the open internet, also when an old address is wrapped into a new one."""
    inner = wrapped(address)
    if inner is not None:
        return is_outside(inner)
    return address.is_global and not address.is_multicast and not address.is_reserved


def wrapped(address: Address) -> Address | None:
    if isinstance(address, ipaddress.IPv4Address):
        return None
    if address in _NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
