"""Outbound connections to addresses that strangers have named. They must not lead into the server's own network.

The name is resolved here, each address is checked, and the checked one is connected to, so that a name that resolves
differently a moment later gains nothing."""

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


class NotPublicError(OSError):
    """The address is the server itself, or in its own network."""


class PublicConnection(HTTPSConnection):
    """HTTPS to a publicly reachable machine."""

    def __init__(self, host: str, context: ssl.SSLContext) -> None:
        super().__init__(host, timeout=TIMEOUT, context=context)
        self.trust = context

    def connect(self) -> None:
        self.sock = self.trust.wrap_socket(connected(self.host, self.port), server_hostname=self.host)


def connection_to(url: str, *, anywhere: bool = False) -> HTTPConnection:
    """A connection for one request, opened with the request. `anywhere` is for tests: their receivers are local and
    without TLS."""
    parts = urlsplit(url)
    if anywhere:
        return HTTPConnection(parts.netloc, timeout=TIMEOUT)
    if parts.scheme != "https" or not parts.hostname or parts.port not in (None, 443):
        raise NotPublicError("only https, on its usual port")
    return PublicConnection(parts.hostname, ssl.create_default_context())


def connected(host: str, port: int) -> socket.socket:
    """A socket to the first address of a name that answers. One private address rejects the name."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    if not all(is_public(ipaddress.ip_address(str(where[0]).partition("%")[0])) for *_, where in found):
        raise NotPublicError("a machine of one's own network")
    trouble: OSError = NotPublicError("no address at all")
    for *_, where in found:
        try:
            return socket.create_connection((str(where[0]), port), TIMEOUT)
        except OSError as error:
            trouble = error
    raise trouble


def is_public(address: Address) -> bool:
    """Whether an address is on the public internet, also an IPv4 address wrapped into IPv6."""
    inner = wrapped(address)
    if inner is not None:
        return is_public(inner)
    return address.is_global and not address.is_multicast and not address.is_reserved


def wrapped(address: Address) -> Address | None:
    if isinstance(address, ipaddress.IPv4Address):
        return None
    if address in _NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
