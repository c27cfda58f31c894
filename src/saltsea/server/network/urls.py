"""The URLs by which others reach this server. Nothing is sent to find out, and nothing is cached: a laptop changes its
network while the server runs."""

import ipaddress
import socket
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Protocol
from urllib.parse import urlsplit

HOST: Final = r"(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?"
"""A name or an address, perhaps with a port, as it stands in a link."""
LOOPBACK: Final = "127.0.0.1"
LOOPBACK_6: Final = "::1"

# The system's route to an address shows which of our own addresses faces there. The first probe of each kind finds the
# route to the internet; the others find a home network that has none. No packet is sent.
PROBE_ADDRESSES: Final = (
    (socket.AF_INET, ("203.0.113.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")),
    (socket.AF_INET6, ("2001:db8::1", "fdff:ffff:ffff:ffff::1")),
)
ANY_PORT: Final = 9


class LocalNetwork(Protocol):
    """The network as seen from this machine."""

    def outward(self) -> Sequence[str]:
        """The machine's addresses as others see them, IPv4 first."""

    def hostname(self) -> str:
        """The machine's name."""


class ThisMachine:
    """The network of this machine."""

    def outward(self) -> Sequence[str]:
        found = [self._facing(family, probe) for family, probes in PROBE_ADDRESSES for probe in probes]
        return list(dict.fromkeys(address for address in found if can_be_shared(address)))

    def hostname(self) -> str:
        return socket.gethostname()

    def _facing(self, family: socket.AddressFamily, probe: str) -> str:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((probe, ANY_PORT))
            return str(asking.getsockname()[0])
        return ""


@dataclass(frozen=True)
class ServerUrls:
    """Where a server listens, and the URLs that follow. By default it is reachable from this computer only."""

    bound: tuple[str, ...] = (LOOPBACK,)
    """The addresses it listens on: 0.0.0.0 and :: mean every one of their kind."""
    port: int = 0
    scheme: str = "http"
    public: str = ""
    """The public URL that the operator has set, for a proxy or a domain name."""
    called: str = ""
    """The address or name to listen on, as it was typed."""
    any_name: bool = False
    """Behind a proxy, and no public URL set: the proxy alone knows the server's names."""
    network: LocalNetwork = field(default_factory=ThisMachine)

    def addresses(self) -> list[str]:
        """The addresses of this machine for others, without scheme and port."""
        outward = self.network.outward()
        found = [address for bound in self.bound for address in facing(bound, outward)]
        return sorted(dict.fromkeys(found), key=lambda address: ":" in address)

    def lan(self) -> list[str]:
        """The same as URLs."""
        return [self._written(address) for address in self.addresses()]

    def here(self) -> str:
        """The URL for the person who started the server."""
        if self.called and not is_wildcard(self.called):
            return self._written(self.called)
        lan = self.lan()
        return lan[0] if lan else self._written(LOOPBACK if LOOPBACK_6 not in self.bound else LOOPBACK_6)

    def url(self, asked: str = "") -> str:
        """The URL that an invitation shows to a guest whose host opened the page at `asked`."""
        if self.public:
            return self.public
        if asked and not only_here(asked):
            return asked
        return next(iter(self.lan()), asked or self.here())

    def only_here(self, asked: str = "") -> bool:
        """Whether other machines cannot open that URL. A name that leads to this machine alone does not count."""
        if self.public or (asked and not only_here(asked)):
            return only_here(self.url(asked))
        return not self.addresses()

    def names(self) -> list[str]:
        """All names and addresses of the server, for a certificate."""
        found = ["localhost", LOOPBACK, LOOPBACK_6, *self.machine_names(), *self.addresses(), *self.set_names()]
        return list(dict.fromkeys(found))

    def machine_names(self) -> list[str]:
        hostname = self.network.hostname().lower().rstrip(".")
        return [hostname, f"{hostname.partition('.')[0]}.local"] if hostname else []

    def set_names(self) -> list[str]:
        """The names that the operator has set."""
        configured = (self.called, urlsplit(self.public).hostname)
        return [name.lower() for name in configured if name and not is_wildcard(name)]

    def _written(self, host: str) -> str:
        shown = f"[{host}]" if ":" in host else host
        return f"{self.scheme}://{shown}:{self.port}"


ONLY_HERE: Final = ServerUrls()


# --- addresses ---


def facing(bound: str, outward: Sequence[str]) -> list[str]:
    """The outward addresses that lead to a listener on `bound`."""
    if is_wildcard(bound):
        return [address for address in outward if (":" in address) == (":" in bound)]
    return [bound] if can_be_shared(bound) else []


def can_be_shared(address: str) -> bool:
    """Whether another machine can use this address. A link-local IPv6 address means nothing without its interface."""
    with suppress(ValueError):
        found = ipaddress.ip_address(address)
        of_the_cable = found.version == 6 and found.is_link_local
        return not (found.is_loopback or found.is_unspecified or of_the_cable)
    return False


def is_loopback(host: str) -> bool:
    with suppress(ValueError):
        address = ipaddress.ip_address(host.partition("%")[0])
        mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
        return (mapped or address).is_loopback
    return False


def is_wildcard(host: str) -> bool:
    with suppress(ValueError):
        return ipaddress.ip_address(host).is_unspecified
    return False


def only_here(url: str) -> bool:
    """Whether a URL leads everyone to their own machine; a URL without an address counts as such."""
    try:
        name = (urlsplit(url).hostname or "localhost").rstrip(".")
    except ValueError:
        return True
    with suppress(ValueError):
        return not can_be_shared(str(ipaddress.ip_address(name)))
    return name == "localhost" or name.endswith(".localhost")
