"""By which address others reach this server. Nothing is sent to find out, and nothing is remembered: a laptop changes
its network while the server runs."""

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

# Asking the system for its way to an address shows which of our own faces there. The first of each kind is nobody's and
# finds the way to the internet; the others find a home network that has none. No packet leaves.
WAYS_OUT: Final = (
    (socket.AF_INET, ("203.0.113.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")),
    (socket.AF_INET6, ("2001:db8::1", "fdff:ffff:ffff:ffff::1")),
)
ANY_PORT: Final = 9


class Network(Protocol):
    """What has to be known about this machine."""

    def outward(self) -> Sequence[str]:
        """Its addresses as others see them; those of the kind that is easier to type come first."""

    def hostname(self) -> str:
        """What it calls itself."""


class ThisMachine:
    """The network as it is."""

    def outward(self) -> Sequence[str]:
        found = [self._facing(family, way) for family, ways in WAYS_OUT for way in ways]
        return list(dict.fromkeys(address for address in found if can_be_shared(address)))

    def hostname(self) -> str:
        return socket.gethostname()

    def _facing(self, family: socket.AddressFamily, way: str) -> str:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((way, ANY_PORT))
            return str(asking.getsockname()[0])
        return ""


@dataclass(frozen=True)
class Reach:
    """Where a server listens, and what that makes of its address. It is of this computer only unless told otherwise."""

    bound: tuple[str, ...] = (LOOPBACK,)
    """The addresses it listens on: 0.0.0.0 and :: mean every one of their kind."""
    port: int = 0
    scheme: str = "http"
    public: str = ""
    """What whoever runs it says that others shall use: there is a proxy in front, or a name."""
    called: str = ""
    """The address or name to listen on, as it was typed."""
    network: Network = field(default_factory=ThisMachine)

    def addresses(self) -> list[str]:
        """Where this machine can be found by others, without scheme and port."""
        outward = self.network.outward()
        found = [address for bound in self.bound for address in facing(bound, outward)]
        return sorted(dict.fromkeys(found), key=lambda address: ":" in address)

    def lan(self) -> list[str]:
        """The same, ready to be opened."""
        return [self._written(address) for address in self.addresses()]

    def here(self) -> str:
        """What the one who started it opens."""
        if self.called and not is_every(self.called):
            return self._written(self.called)
        lan = self.lan()
        return lan[0] if lan else self._written(LOOPBACK if LOOPBACK_6 not in self.bound else LOOPBACK_6)

    def url(self, asked: str = "") -> str:
        """What an invitation shows to a guest whose host opened the page at `asked`."""
        if self.public:
            return self.public
        if asked and not only_here(asked):
            return asked
        return next(iter(self.lan()), asked or self.here())

    def only_here(self, asked: str = "") -> bool:
        """Whether nobody else can open that. A name that leads to this machine alone counts for nothing."""
        if self.public or (asked and not only_here(asked)):
            return only_here(self.url(asked))
        return not self.addresses()

    def names(self) -> list[str]:
        """Everything by which it may be called, for a certificate."""
        hostname = self.network.hostname().lower().rstrip(".")
        own = [hostname, f"{hostname.partition('.')[0]}.local"] if hostname else []
        told = [name.lower() for name in (self.called, urlsplit(self.public).hostname) if name and not is_every(name)]
        return list(dict.fromkeys(["localhost", LOOPBACK, LOOPBACK_6, *own, *self.addresses(), *told]))

    def _written(self, host: str) -> str:
        shown = f"[{host}]" if ":" in host else host
        return f"{self.scheme}://{shown}:{self.port}"


ONLY_HERE: Final = Reach()


# --- addresses ---


def facing(bound: str, outward: Sequence[str]) -> list[str]:
    """Which of our outward addresses lead to something that listens on `bound`."""
    if is_every(bound):
        return [address for address in outward if (":" in address) == (":" in bound)]
    return [bound] if can_be_shared(bound) else []


def can_be_shared(address: str) -> bool:
    """Whether another machine can use it. An IPv6 address of one cable means nothing without the cable's name."""
    with suppress(ValueError):
        found = ipaddress.ip_address(address)
        of_the_cable = found.version == 6 and found.is_link_local
        return not (found.is_loopback or found.is_unspecified or of_the_cable)
    return False


def is_every(host: str) -> bool:
    with suppress(ValueError):
        return ipaddress.ip_address(host).is_unspecified
    return False


def only_here(url: str) -> bool:
    """Whether this leads everybody to their own machine. What is no address at all leads nobody anywhere else."""
    try:
        name = (urlsplit(url).hostname or "localhost").rstrip(".")
    except ValueError:
        return True
    with suppress(ValueError):
        return not can_be_shared(str(ipaddress.ip_address(name)))
    return name == "localhost" or name.endswith(".localhost")
