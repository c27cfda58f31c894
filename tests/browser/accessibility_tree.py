"""A page as a reader for the blind is told it: the browser's own accessibility tree, with where the keys go."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

from playwright.async_api import CDPSession

TEXT: Final = "StaticText"
"""The role of words that are no name of anything."""


@dataclass(frozen=True)
class Thing:
    """Something in the tree: what it is, what it is called, and what is said of it."""

    role: str
    name: str
    depth: int
    said: Mapping[str, Any]

    @property
    def key(self) -> str | None:
        """The key that the tree names for it."""
        named = self.said.get("keyshortcuts")
        return None if named is None else str(named)

    @property
    def is_pressed(self) -> bool:
        return self.said.get("pressed") == "true"

    @property
    def is_disabled(self) -> bool:
        return bool(self.said.get("disabled"))


class Tree:
    """Everything that a reader for the blind is told of the page, in its order."""

    @classmethod
    async def of(cls, line: CDPSession) -> Self:
        return cls((await line.send("Accessibility.getFullAXTree"))["nodes"])

    def __init__(self, nodes: Sequence[Mapping[str, Any]]) -> None:
        by_id = {node["nodeId"]: node for node in nodes}
        self.things = list(_walk(nodes[0], by_id, 0))

    def all(self, role: str) -> list[Thing]:
        return [thing for thing in self.things if thing.role == role]

    def button(self, name: str) -> Thing | None:
        return next((thing for thing in self.all("button") if thing.name == name), None)

    def within(self, role: str, name: str = "") -> list[Thing]:
        """What lies in the first thing of this role and name."""
        for place, thing in enumerate(self.things):
            if thing.role == role and name in {"", thing.name}:
                return _deeper(self.things[place + 1 :], thing.depth)
        return []

    def definitions(self) -> dict[str, str]:
        """What a list of terms says of each."""
        terms = [thing.name for thing in self.all("term")]
        places = [place for place, thing in enumerate(self.things) if thing.role == "definition"]
        below = [_deeper(self.things[place + 1 :], self.things[place].depth) for place in places]
        return dict(
            zip(terms, ("".join(one.name for one in things if one.role == TEXT) for things in below), strict=True)
        )

    @property
    def focused(self) -> Thing | None:
        """Where the keys go; the page itself does not count."""
        return next((thing for thing in self.things if thing.said.get("focused") and thing.depth > 0), None)

    @property
    def is_busy(self) -> bool:
        return any(thing.said.get("busy") for thing in self.things)


def _walk(node: Mapping[str, Any], by_id: Mapping[str, Mapping[str, Any]], depth: int) -> Iterator[Thing]:
    if not node.get("ignored"):
        said = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
        yield Thing(node["role"]["value"], node.get("name", {}).get("value", ""), depth, said)
    for child in node.get("childIds", ()):
        if child in by_id:
            yield from _walk(by_id[child], by_id, depth + 1)


def _deeper(things: Sequence[Thing], depth: int) -> list[Thing]:
    """Those before the next one that lies no deeper."""
    end = next((place for place, thing in enumerate(things) if thing.depth <= depth), len(things))
    return list(things[:end])
