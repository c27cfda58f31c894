"""What others know of the server's certificate, and which names one may have. Making one needs a library, which
certificates.py loads; most servers have none."""

import ipaddress
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

NAME: Final = re.compile(r"(?=.{1,253}$)[a-z0-9][a-z0-9-]{0,62}(\.[a-z0-9][a-z0-9-]{0,62})*")
_TOP_LEVEL: Final = re.compile(r"[a-z]+|xn--.*")
"""What the last part of a name on the internet looks like."""


@dataclass(frozen=True)
class Certificate:
    """The server's certificate, and what its guests may trust."""

    file: Path
    """Key and certificate of the server."""
    authority: bytes
    """What a guest installs."""
    title: str
    """The authority's name in the lists of a guest's device."""
    fingerprint: str
    """The authority's fingerprint, by which a guest recognises it."""
    names: frozenset[str]
    """The names of the server."""


def can_be_owned(name: str) -> bool:
    """Whether to let an authority speak for this name. It may then speak for all names with this ending, so a computer
    that is called just "dev" is not named: half the internet ends like that."""
    alone = "." not in name and _TOP_LEVEL.fullmatch(name) is not None
    return NAME.fullmatch(name) is not None and address_of(name) is None and not alone


def address_of(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address that this is, without the name of a cable; nothing if it is a name."""
    try:
        return ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return None


def canonical(name: str) -> str:
    """An IPv6 address can be written in many ways."""
    return str(address_of(name) or name)
