"""Plays any game on the plain table, by its buttons alone: it reads no board and knows no rule."""

from random import Random
from typing import Final

from playwright.async_api import Error, Page, expect

OFFERED: Final = ".plain .choices ul button:not([aria-disabled=true])"
SURE: Final = "dialog[open] .answers button:not(.quiet)"
WAIT: Final = ".time button:not([aria-disabled=true])"
OVER: Final = "dialog[open] .ending"
LOOK: Final = f"""() => ({{
  over: document.querySelector({OVER!r}) !== null,
  sure: document.querySelector({SURE!r}) !== null,
  offered: document.querySelectorAll({OFFERED!r}).length,
  waits: document.querySelectorAll({WAIT!r}).length,
}})"""
PATIENCE: Final = 500
"""Milliseconds for a click: what was offered may be gone by then, and is looked for no longer."""


class PlainPlayer:
    """Presses whatever is offered, as the dice say."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = Random(seed)
        self.pressed: list[str] = []

    async def play_out(self, most: int = 3000) -> None:
        """Until the count is shown."""
        await expect(self.page.locator(".plain")).to_be_visible()
        for _ in range(most):
            if await self.act():
                return
        raise AssertionError(f"the game is not over after {most} looks; last pressed: {self.pressed[-5:]}")

    async def act(self) -> bool:
        """One press, or a moment's patience. Whether the game is over."""
        seen = await self.page.evaluate(LOOK)
        if seen["over"]:
            return True
        if seen["sure"]:
            await self.press(SURE, 0)
        elif seen["offered"] and (not seen["waits"] or self.random.random() < 0.8):
            await self.press(OFFERED, self.random.randrange(seen["offered"]))
        elif seen["waits"]:
            await self.press(WAIT, 0)
        else:
            await self.page.wait_for_timeout(100)
        return False

    async def press(self, what: str, place: int) -> None:
        button = self.page.locator(what).nth(place)
        try:
            label = await button.inner_text(timeout=PATIENCE)
            await button.click(timeout=PATIENCE)
        except Error:  # the game went on meanwhile
            return
        self.pressed.append(label)
