"""A player of Corto in a browser who sees nothing but the page: by clicks, by touch or by keys alone.

What to do next is chosen by dice from what the page offers: a game takes its own way, and the same one every time."""

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, Final, Literal

from playwright.async_api import Page

Way = Literal["click", "touch", "keys"]

# The page is asked what a player can see: what is lit, what can be pressed, what is asked.
OFFERS: Final = """() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const named = (selector) => shown(selector).map((one) => one.dataset.square);
  const found = {
    over: shown('dialog[open] .foot, dialog[open] .next').length > 0,
    recovers: shown('dialog[open] .one.marked').length,
    dialog: shown('dialog[open]').length > 0,
    away: shown('dialog[open] h2').some((one) => /^(While you were away|Pendant votre absence)/.test(one.textContent)),
    question: shown('[role=alertdialog]').length > 0,
    cover: shown('[aria-labelledby=hand-over]').length > 0,
    mine: shown('.bar.mine:not([aria-busy=true])').length > 0,
    menu: shown('.menu[role=group] button').length,
    squares: named('.square.lit:not(.deck)'),
    decks: named('.square.lit.deck'),
    cards: shown('.hand .card.playable').map((one) => Number(one.dataset.hand)),
    buttons: shown('.bar [data-offer]').length,
    step: document.querySelector('.bar .said')?.textContent ?? '',
  };
  return found;
}"""

STUCK: Final = 15_000
UNCHANGED: Final = 60
"""Seconds in which a deed of one's own changes the page, however busy the machine is."""
BREATH: Final = 100
"""Milliseconds between two looks at a page that asks for nothing: each look makes it lay itself out."""
SHOWN_FIRST: Final = ".square.looked, .hand .card.selected, .bar .looked, dialog .one.looked"
"""What a finger has only looked at: its next touch does it."""


class CortoPlayer:
    """One person at one page."""

    def __init__(self, page: Page, way: Way, seed: str) -> None:
        self.page = page
        self.way = way
        self.dice = Random(seed)
        self.deeds = 0
        self.covers = 0
        """How often the device was handed over."""
        self.steps: set[str] = set()
        """The sentences that were answered."""
        self._seen: dict[str, Any] = {}
        self._since = monotonic()
        """What the page offers, and since when."""

    async def offers(self) -> dict[str, Any]:
        found: dict[str, Any] = await self.page.evaluate(OFFERS)
        return found

    async def act(self) -> Literal["over", "acted", "waits"]:
        """One deed, if the page asks for one."""
        offers = await self.offers()
        if offers["over"]:
            return "over"
        self._note(offers)
        if not await self._answered(offers):
            if not offers["mine"] or offers["dialog"]:
                return "waits"
            self.steps.add(offers["step"])
            await self._chosen(offers)
        self.deeds += 1
        return "acted"

    def _note(self, offers: dict[str, Any]) -> None:
        """A page on which nothing follows from any deed fails its test."""
        if offers != self._seen:
            self._seen, self._since = offers, monotonic()
        assert not offers["mine"] or monotonic() - self._since < UNCHANGED, f"nothing follows: {offers}"

    async def act_until(self, is_enough: Callable[[], bool]) -> None:
        """A deed whenever the page asks for one."""
        await play_out(self, is_enough=is_enough)
        assert is_enough(), f"the game ended too early, after {self.deeds} deeds: {sorted(self.steps)}"

    async def act_or_wait(self) -> None:
        """A deed, or a breath where the page asks for none."""
        found = await self.act()
        assert found != "over", f"the game ended too early, after {self.deeds} deeds: {sorted(self.steps)}"
        if found == "waits":
            await self.page.wait_for_timeout(BREATH)

    async def clear(self) -> None:
        """Answer whatever lies above the table, until nothing does: a card to be chosen, what was missed."""
        while is_covered(await self.offers()):
            await self.act_or_wait()

    async def is_to_act(self) -> bool:
        """The page waits for this player, and nothing lies above the table."""
        offers = await self.offers()
        return bool(offers["mine"]) and not is_covered(offers)

    async def _answered(self, offers: dict[str, Any]) -> bool:
        """Whatever lies above the table comes first."""
        for seen, selector in (
            ("cover", "[aria-labelledby=hand-over] button"),
            ("recovers", "dialog[open] .one.marked"),
            ("question", "[role=alertdialog] .button:not(.quiet)"),
            ("away", "dialog[open] .close"),  # a busy machine may have lost the connection for a moment
        ):
            if offers[seen]:
                self.covers += seen == "cover"
                await self.press(selector)
                return True
        if offers["mine"] and offers["menu"]:
            await self.press(".menu[role=group] button", self.dice.randrange(offers["menu"]))
            return True
        return False

    async def _chosen(self, offers: dict[str, Any]) -> None:
        squares, cards = offers["squares"], offers["cards"]
        if squares and (not offers["buttons"] or self.dice.random() < 0.85):
            await self.square(self.dice.choice(squares))
        elif cards and self.dice.random() < 0.9:
            await self.card(self.dice.choice(cards))
        elif offers["decks"]:
            await self.square(self.dice.choice(offers["decks"]))
        elif offers["buttons"]:
            await self.press(".bar [data-offer]", self.dice.randrange(offers["buttons"]))
        elif cards:
            await self.card(self.dice.choice(cards))

    # --- hands ---

    async def square(self, square: str) -> None:
        await self.press(f".square[data-square='{square}']")

    async def card(self, place: int) -> None:
        if self.way == "keys":
            await self.page.keyboard.press(str(place))
        else:
            await self.press(f".hand .card[data-hand='{place}']")

    async def press(self, selector: str, place: int = 0) -> None:
        target = self.page.locator(selector).nth(place)
        if self.way == "click":
            await target.click(timeout=STUCK)
        elif self.way == "touch":
            await target.tap(timeout=STUCK)
            if await self.page.locator(SHOWN_FIRST).count():
                await target.tap(timeout=STUCK)
        else:
            await self._reach(selector, place)
            await self.page.keyboard.press("Enter")

    async def _reach(self, selector: str, place: int) -> None:
        """Go there by keys alone: Tab and arrows, as a player without a mouse does, looking where the focus is."""
        wanted = f"(one) => one === document.querySelectorAll({selector!r})[{place}]"
        here = f"() => (document.activeElement !== null) && ({wanted})(document.activeElement)"
        square = "[data-square" in selector
        for presses in range(300):
            if await self.page.evaluate(here):
                return
            if presses >= 60:  # while another player's turn is shown, keys may lead nowhere for a while
                await self.page.wait_for_timeout(40)
            await self.page.keyboard.press(await self._towards(selector) if square else "Tab")
        raise AssertionError(f"no key leads to {selector} {place}")

    async def _towards(self, selector: str) -> str:
        """The next arrow on the way to a square, once the focus is on the board."""
        now = await self.page.evaluate("() => document.activeElement?.dataset?.square ?? null")
        if now is None:
            return "Tab"
        goal = selector.split("'")[1]
        if now[0] != goal[0]:
            return "ArrowDown" if now[0] < goal[0] else "ArrowUp"
        return "ArrowRight" if now[1:] < goal[1:] else "ArrowLeft"


def is_covered(offers: dict[str, Any]) -> bool:
    """Something lies above the table."""
    return bool(offers["dialog"] or offers["question"] or offers["cover"])


async def play_out(*players: CortoPlayer, is_enough: Callable[[], bool] = lambda: False, most: int = 20_000) -> None:
    """Everybody acts when they can, until everybody sees the count, or it is enough."""
    over: set[CortoPlayer] = set()
    since = monotonic()
    for _ in range(most):
        playing = [player for player in players if player not in over]
        found = [await player.act() for player in playing]
        over |= {player for player, what in zip(playing, found, strict=True) if what == "over"}
        if len(over) == len(players) or is_enough():
            return
        if "acted" in found:
            since = monotonic()
            continue
        assert monotonic() - since < 60, f"nobody can go on: {[await player.offers() for player in players]}"
        await players[0].page.wait_for_timeout(BREATH)
    raise AssertionError("the game does not end")
