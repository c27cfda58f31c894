"""A network that a test may change."""

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class FakeNetwork:
    """A machine at home, which a test may unplug."""

    addresses: list[str] = field(default_factory=lambda: ["192.168.1.20", "fd12::20"])
    name: str = "Galley-2.fritz.box"

    def outward(self) -> Sequence[str]:
        return self.addresses

    def hostname(self) -> str:
        return self.name
