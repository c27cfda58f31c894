"""A sailor in a browser who sees nothing but the page: by clicks, by touch or by keys alone, chosen by dice."""

from collections import Counter
from random import Random
from time import monotonic
from typing import Any, Final, Literal

from playwright.async_api import Page
from playwright.async_api import TimeoutError as TooLate

Way = Literal["click", "touch", "keys"]

OFFERS: Final = """() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const spots = (selector) => shown(selector).map((one) => one.dataset.spot);
  return {
    over: shown('dialog[open] .foot, dialog[open] .next').length > 0,
    dialog: shown('dialog[open]').length > 0,
    busy: shown('.bar[aria-busy=true]').length > 0,
    chief: shown('.bar [data-offer]').map((one) => one.getAttribute('aria-keyshortcuts')),
    offered: spots('[data-spot].offered'),
    open: shown('.chip.mine.open').length > 0,
    ready: spots('.chip.mine.ready:not(.open)'),
    out: spots('.chip.mine:not(.in-hand)'),
    mine: spots('.chip.mine'),
    back: shown(".bar [aria-keyshortcuts='t']").length > 0,
    wait: shown(".bar [aria-keyshortcuts='w']").length > 0,
  };
}"""
CLOSE: Final = "dialog[open]:not(:has(.foot)) .close"
"""A card's dialog. The end of the game may come while the finger is on its way, and is not to be closed."""
BREATH: Final = 60
"""Milliseconds between two looks while there is nothing to do: sand runs meanwhile, and each look takes work."""
SOON: Final = 1500


class PiratesPlayer:
    """One person at one page, with one timer or two."""

    def __init__(self, page: Page, way: Way, seed: str) -> None:
        self.page = page
        self.way = way
        self.dice = Random(seed)
        self.deeds = 0
        self.returns: Counter[str] = Counter()
        """How often each timer has come back to the hand."""
        self._out: set[str] = set()

    async def offers(self) -> dict[str, Any]:
        found: dict[str, Any] = await self.page.evaluate(OFFERS)
        return found

    async def act(self) -> Literal["over", "acted", "waits"]:
        """One deed, if there is one. The sea goes on meanwhile: what is gone by then is no fault."""
        offers = await self.offers()
        if offers["over"]:
            return "over"
        self._notice(offers)
        target = self._chosen(offers)
        if target is None:
            return "waits"
        try:
            await self.press(target)
        except TooLate:
            return "waits"
        self.deeds += 1
        return "acted"

    def _notice(self, offers: dict[str, Any]) -> None:
        out = set(offers["out"])
        self.returns.update({spot: int(spot in self._out - out) for spot in offers["mine"]})
        self._out = out

    def has_returned(self, times: int) -> bool:
        """Each timer, so often at least."""
        return bool(self.returns) and min(self.returns.values()) >= times

    def _chosen(self, offers: dict[str, Any]) -> str | None:
        if offers["dialog"]:  # a card that was on offer a moment ago, and is looked at now
            return CLOSE
        if offers["busy"]:
            return None
        if chiefs := [key for key in offers["chief"] if key is not None or self.way != "keys"]:
            return ".bar [data-offer]" + (f"[aria-keyshortcuts='{chiefs[0]}']" if chiefs[0] else "")
        if offers["offered"]:
            return f"[data-spot='{self.dice.choice(offers['offered'])}'].offered"
        has_nothing_to_do = offers["open"] and offers["back"]
        if offers["ready"] and not has_nothing_to_do:
            return f".chip[data-spot='{offers['ready'][0]}']"
        for seen, key in (("back", "t"), ("wait", "w")):
            if offers[seen]:
                return f".bar [aria-keyshortcuts='{key}']"
        return None

    async def press(self, selector: str) -> None:
        target = self.page.locator(selector).first
        if self.way == "click":
            await target.click(timeout=SOON)
        elif self.way == "touch":
            await target.tap(timeout=SOON)
        else:
            await self._by_keys(selector)

    async def _by_keys(self, selector: str) -> None:
        """The table's own keys for timers and buttons; n leads from one offered place to the next."""
        if selector == CLOSE:
            await self.page.keyboard.press("Escape")
        elif "chip" in selector:
            await self.page.keyboard.press(str(int(selector.split("timer-")[1][0]) + 1))
        elif "aria-keyshortcuts" in selector:
            await self.page.keyboard.press(selector.split("='")[1][0])
        else:
            await self.page.keyboard.press("n")
            await self.page.keyboard.press("Enter")


async def sail(*sailors: PiratesPlayer, seconds: float = 240, returns: int | None = None) -> None:
    """Everybody acts when they can, until everybody sees how it ended, or has had each timer back so often."""
    done: set[PiratesPlayer] = set()
    began = monotonic()
    while len(done) < len(sailors):
        assert monotonic() - began < seconds, f"it does not end: {[await sailor.offers() for sailor in sailors]}"
        aboard = [sailor for sailor in sailors if sailor not in done]
        found = [await sailor.act() for sailor in aboard]
        done |= {sailor for sailor, what in zip(aboard, found, strict=True) if what == "over"}
        done |= {sailor for sailor in aboard if returns is not None and sailor.has_returned(returns)}
        if "acted" not in found:
            await sailors[0].page.wait_for_timeout(BREATH)
