"""Ears and keys for a player who cannot see: what the accessibility tree of a page says, and the way to what it names.

Nothing else is used, no selector and no script. Such a player learns the keys as anybody does who cannot see: from the
shortcuts that the tree names, and from the table's own list of keys."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final, TypeVar

from playwright.async_api import CDPSession, Page

from browser.accessibility_tree import Thing, Tree

Found = TypeVar("Found")
FARTHEST: Final = 60
"""So many steps of one key lead anywhere."""
PATIENCE: Final = 10
WRITTEN: Final = {"⏎": "Enter", "Esc": "Escape"}
"""How the list of keys writes those without a letter."""
BREATH: Final = 0.1


class TreeHands:
    """One person with ears and keys at one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.deeds = 0
        self._line: CDPSession | None = None

    async def hear(self) -> Tree:
        if self._line is None:
            self._line = await self.page.context.new_cdp_session(self.page)
        return await Tree.of(self._line)

    async def wait_for(self, found: Callable[[Tree], Found | None]) -> Found:
        """Until the tree says it."""
        began = monotonic()
        while (thing := found(tree := await self.hear())) is None:
            assert monotonic() - began < PATIENCE, f"nobody says it: {[one.name for one in tree.things]}"
            await asyncio.sleep(BREATH)
        return thing

    async def type(self, key: str) -> None:
        self.deeds += 1
        await self.page.keyboard.press(key)

    async def touch(self, thing: Thing) -> bool:
        """By the key that the tree names, else by walking there."""
        if thing.key is None:
            return await self.walk(thing.name, "Tab")
        await self.type(thing.key)
        return True

    async def walk(self, name: str, key: str) -> bool:
        """To the thing of this name with one key, and touch it there; it may be gone on the way."""
        for _ in range(FARTHEST):
            tree = await self.hear()
            if tree.focused is not None and tree.focused.name == name:
                await self.type("Enter")
                return True
            if tree.button(name) is None:
                return False
            await self.type(key)
        raise AssertionError(f"no way leads to {name!r}")

    async def read_keys(self, button: Thing) -> dict[str, str]:
        """Open the table's list of keys: each key by what is said of it."""
        await self.touch(button)
        listed = await self.wait_for(lambda tree: tree.definitions() or None)
        return {said: WRITTEN.get(key, key) for key, said in listed.items()}
