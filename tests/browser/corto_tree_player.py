"""A player of Corto who cannot see: it hears the browser's accessibility tree, knows things by their names, and types.

Nothing else reaches it, no selector and no script. What it does of what it is offered is chosen by dice."""

import asyncio
import re
from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Final

from playwright.async_api import Page

from browser.accessibility_tree import Thing, Tree
from browser.tree_hands import BREATH, TreeHands
from saltsea.texts import Texts

SQUARE: Final = re.compile(r"[a-d][1-8]\b")
STUCK: Final = 60
"""Seconds in which something can be done again, however long the others take."""
OTHER_BUTTONS: Final = ("corto-undo", "corto-reset", "corto-discard", "corto-discard-stop", "corto-shortcuts")
"""Those of the bar that do nothing of the game itself."""


class CortoTreePlayer(TreeHands):
    """One player with ears and keys at one page."""

    def __init__(self, page: Page, texts: Texts, seed: str) -> None:
        super().__init__(page)
        self.say = texts.say
        self.dice = Random(seed)
        self.choices = 0
        self.keys: dict[str, str] = {}
        """By what the list of keys says of them."""
        self.may = texts.say("corto-may", {"ways": "|"}).split("|")[0]
        """How a square begins to say what can be done there."""
        self.hint = re.compile(re.sub(r"[0-9]+", "[0-9]+", re.escape(texts.say("hint-ask-left", {"left": 3}))))

    async def come_to_the_table(self) -> None:
        """From its door to the strips, and then the list of keys is read."""
        await self.touch(await self.wait_for(lambda tree: tree.button(self.say("fill-and-start"))))
        self.keys = await self.read_keys(await self.wait_for(lambda tree: tree.button(self.say("corto-shortcuts"))))
        await self.type(self.key("cancel"))

    def key(self, what: str) -> str:
        return self.keys[self.say(f"corto-key-{what}")]

    async def play(self, is_enough: Callable[[], bool] = lambda: False) -> bool:
        """Until the tree says that the game is counted, or it is enough: whether it is counted."""
        acted = monotonic()
        while not (is_over := self.is_counted(tree := await self.hear())) and not is_enough():
            assert monotonic() - acted < STUCK, f"nothing can be done: {[one.name for one in tree.things]}"
            if not tree.is_busy and await self.act(tree):
                acted = monotonic()
                self.choices += 1
            else:
                await asyncio.sleep(BREATH)
        return is_over

    def is_counted(self, tree: Tree) -> bool:
        """The dialog of the count is open, and has a table in it."""
        dialog = tree.within("dialog", self.say("ending"))
        return any(one.role == "table" for one in dialog)

    async def act(self, tree: Tree) -> bool:
        """One deed, if there is one: what lies over the table first."""
        if above := self.above(tree):
            return await self.walk(self.dice.choice(above).name, "Tab")
        squares, cards, buttons = self.squares(tree), self.cards(tree), self.buttons(tree)
        if cards and self.dice.random() < 0.8:
            return await self.touch(self.dice.choice(cards))
        if squares and (not buttons or self.dice.random() < 0.85):
            return await self.walk(self.dice.choice(squares).name, self.key("next"))
        if buttons or cards:
            return await self.touch(self.dice.choice(buttons or cards))
        return False

    # --- what is on offer ---

    def above(self, tree: Tree) -> Sequence[Thing]:
        """The yes to a question, the cards of the pile that may be taken, the ways of a square, the end of a recap."""
        if yes := tree.within("alertdialog"):
            return named(yes, self.say("corto-line-go"))
        if recap := tree.within("dialog", self.say("away")):
            return [one for one in recap if one.role == "button"][:1]
        if pile := tree.within("dialog", self.say("corto-pile")):
            close = self.say("corto-close")
            return [one for one in pile if one.role == "button" and one.name != close and not one.is_disabled]
        menus = [one.name for one in tree.all("group") if SQUARE.fullmatch(one.name)]
        return [one for menu in menus for one in tree.within("group", menu) if one.role == "button"]

    def squares(self, tree: Tree) -> Sequence[Thing]:
        found = tree.within("grid", self.say("corto-board"))
        return [one for one in found if one.role == "button" and SQUARE.match(one.name) and self.may in one.name]

    def cards(self, tree: Tree) -> Sequence[Thing]:
        found = tree.within("region", self.say("corto-hand"))
        ready = (self.say("corto-card-playable"), self.say("corto-card-selected"))
        return [one for one in found if one.role == "button" and one.name.endswith(ready)]

    def buttons(self, tree: Tree) -> Sequence[Thing]:
        others = {self.say(text) for text in OTHER_BUTTONS}
        found = [one for one in tree.within("region", self.say("corto-choosing")) if one.role == "button"]
        return [one for one in found if one.name not in others and not self.hint.fullmatch(one.name)]


def named(things: Sequence[Thing], name: str) -> Sequence[Thing]:
    return [one for one in things if one.role == "button" and one.name == name]
