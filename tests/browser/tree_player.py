"""A sailor who cannot see: it hears the browser's accessibility tree, knows things by their names, and types.

Nothing else reaches it, no selector and no script. It learns the keys as anybody does who cannot see: from the
shortcuts that the tree names, and from the table's own list of keys."""

import asyncio
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from time import monotonic
from typing import Final, Literal, TypeVar

from playwright.async_api import Page

from browser.accessibility_tree import TEXT, Thing, Tree
from browser.tree_hands import BREATH, TreeHands
from saltsea.texts import Texts

Found = TypeVar("Found")
Result = Literal["won", "lost"]
RESULTS: Final[Mapping[int, Result]] = {1: "won", 2: "lost", 3: "lost"}
"""By how the text of a voyage's end tells them apart."""
TIMERS: Final = 4
SECTORS: Final = 6
SLOTS: Final = 3
FASTEST: Final = 6
TURNS: Final = (1, -1, 2, -2)
CANNONS: Final = range(4)
SAILS: Final = (3, 4)
HELM: Final = 5
LOOKOUT: Final = 6
SPACES: Final = (HELM, LOOKOUT, 9, 0, *SAILS, 1, 2, 7, 8)
"""Those of the ship: the ones that chapter 1 needs first."""
PASSAGES: Final = (1, 2)
"""The speeds at which Passages are sailed through."""
ORDERS: Final = ("deck-ready", "action-pirates-Continue", "action-pirates-Resume", "deck-skip")
AGAIN: Final = 0.4
"""Seconds before the same thing is touched again: two quick touches are one to the table."""


# --- what it means ---


class Words:
    """What things are called in the reader's language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.say = texts.say
        self._said: dict[object, tuple[str, ...]] = {}
        self.passages = {speed: texts.title(f"rule-pirates-card-passage-{speed}") for speed in PASSAGES}
        self.rocks = texts.title("rule-pirates-card-rocks")
        self.ends = {self._sentence("event-pirates-VoyageEnded", number): result for number, result in RESULTS.items()}

    def _sentence(self, text: str, result: int) -> str:
        said = self.say(text, {"result": result})
        return f"{said[0].upper()}{said[1:]}."

    def opening(self, text: str, gap: str, **facts: str | int) -> str:
        """A text up to where something is filled in."""
        return self.say(text, {**facts, gap: "|"}).split("|")[0]

    def timer(self, timer: int) -> str:
        return self.say("timer-pirates", {"number": timer + 1})

    def own(self, state: str, timer: int) -> str:
        """“your Timer 1 is ready”"""
        return self.say(f"deck-timer-{state}", {"timer": self.say("deck-your-timer", {"timer": self.timer(timer)})})

    def space(self, space: int) -> str:
        return self.say(f"space-pirates-{space}")

    def position(self, position: int) -> str:
        return f"{self.say(f'sector-pirates-{position // SLOTS}')}{position % SLOTS + 1}"

    def may(self, deed: str, **facts: str | int) -> tuple[str, ...]:
        """How a spot says that it is on offer for this: with one timer or another."""
        wish = (deed, *facts.items())
        if wish not in self._said:
            said = [
                self.say(f"action-pirates-{deed}", {"timer": self.timer(timer), **facts}) for timer in range(TIMERS)
            ]
            self._said[wish] = tuple(self.say("deck-may", {"deed": one}) for one in said)
        return self._said[wish]

    def heading(self, thing: Thing) -> int | None:
        """Of what says where the Ellen heads, and at which speed."""
        said = thing.name.removeprefix(self.opening("deck-heads", "heading", speed=0))
        sectors = {self.texts.part(f"sector-pirates-{sector}", "long"): sector for sector in range(SECTORS)}
        return None if said == thing.name else sectors.get(said.split(" ")[0])


def spots(tree: Tree, words: Words) -> list[str]:
    """What the spaces and cards of the board are called."""
    return [thing.name for thing in tree.within("group", words.say("deck-board")) if thing.role == "button"]


class Chart:
    """Ship and sea as they were heard."""

    def __init__(self, tree: Tree, words: Words) -> None:
        names = spots(tree, words)
        self.cards = dict(_by_position(names, words))
        speeds = {words.say("deck-speed", {"speed": speed}): speed for speed in range(FASTEST + 1)}
        self.speed = next((speeds[thing.name] for thing in tree.things if thing.name in speeds), 0)
        self.hidden, self.seen = words.say("deck-card-down"), words.opening("deck-card-seen", "card")
        taken = tuple(f"{words.space(space)}, {words.say('deck-space-taken')}" for space in SAILS)
        self.is_at_sails = any(name.startswith(taken) for name in names)
        """Somebody sets them anyway."""

    def sectors_with(self, card: str) -> set[int]:
        return {position // SLOTS for position, said in self.cards.items() if card in said}

    def is_hidden(self, position: int) -> bool:
        """Nobody knows what it is."""
        said = self.cards[position]
        return said.startswith(self.hidden) and not said.startswith(self.seen)


def _by_position(names: Sequence[str], words: Words) -> Iterator[tuple[int, str]]:
    """A card is called by where it lies, and then by what it shows."""
    for position in range(SECTORS * SLOTS):
        opening = re.compile(rf"{words.position(position)}\s?: ")
        yield from ((position, opening.sub("", name, count=1)) for name in names if opening.match(name))


# --- what it does ---


class TreePlayer(TreeHands):
    """One sailor with ears and keys at one page."""

    def __init__(self, page: Page, texts: Texts) -> None:
        super().__init__(page)
        self.words = Words(texts)
        self.keys: dict[str, str] = {}
        """By what the list of keys says of them."""
        self.letters: dict[str, str] = {}
        """By the space that each touches; where two spaces share one, it is known by neither name."""
        self.speed = 1
        """That of the Passage of this round."""
        self._touched: dict[str, float] = {}

    # --- before the voyage ---

    async def come_aboard(self) -> None:
        """From the table's door to the deck, and then the list of keys is read."""
        fill = self.words.say("fill-and-start")
        await self.touch(await self.wait_for(lambda tree: tree.button(fill)))
        keys = await self.wait_for(lambda tree: tree.button(self.words.say("deck-keys")))
        self.keys = await self.read_keys(keys)
        spaces = self.words.say("deck-key-spaces")
        self.letters = dict(zip(spaces.split(", "), self.keys[spaces].split(), strict=False))
        await self.type(self.key("cancel"))

    def key(self, what: str) -> str:
        return self.keys[self.words.say(f"deck-key-{what}")]

    # --- the voyage ---

    async def sail(self, seconds: float) -> Result:
        """Until the tree says how the voyage ended."""
        began = monotonic()
        while (result := self.result(tree := await self.hear())) is None:
            assert monotonic() - began < seconds, f"it does not end: {[one.name for one in tree.things]}"
            self.listen(tree)
            if tree.is_busy or not await self.act(tree):
                await asyncio.sleep(BREATH)
        return result

    def result(self, tree: Tree) -> Result | None:
        return next((self.words.ends[one.name] for one in tree.within("dialog") if one.name in self.words.ends), None)

    def listen(self, tree: Tree) -> None:
        """Before a round its cards are told: one of them is the Passage."""
        told = " ".join(one.name for one in tree.within("list", self.words.say("deck-brief-cards")))
        self.speed = next((speed for speed, passage in self.words.passages.items() if passage in told), self.speed)

    async def act(self, tree: Tree) -> bool:
        """One deed, if there is one: what the crew waits for or owes, then timers that are ready, then free ones."""
        words = self.words
        if (order := _first(tree.button(words.say(text)) for text in ORDERS)) is not None:
            return await self.touch(order)
        if (owed := self.offered(tree, self.owed())) is not None:
            return await self.walk(owed, self.key("next"))
        if (ready := self.ready(tree)) is not None:
            return await (self.perform(tree) if ready.is_pressed else self.touch(ready))
        if (place := self.offered(tree, self.places(tree))) is not None:
            return await self.set_timer(place)
        wait = tree.button(words.say("deck-wait"))
        return wait is not None and self.timers(tree, "free") != [] and await self.touch(wait)

    async def perform(self, tree: Tree) -> bool:
        """The deed of the timer that is open, if one of them is any good; else it comes back."""
        deed = self.offered(tree, [*await self.turns(tree), *self.works(tree)])
        back = tree.button(self.words.say("deck-take-back"))
        if deed is not None:
            return await self.walk(deed, self.key("next"))
        return back is not None and await self.touch(back)

    async def set_timer(self, place: str) -> bool:
        """By its letter, if it has one to itself."""
        letter = self.letters.get(place.split(", ")[0])
        if letter is None:
            return await self.walk(place, self.key("next"))
        await asyncio.sleep(max(0, self._touched.get(letter, 0) + AGAIN - monotonic()))
        self._touched[letter] = monotonic()
        await self.type(letter)
        return True

    def offered(self, tree: Tree, wishes: Iterable[tuple[str, ...]]) -> str | None:
        """The name of the spot where the first of these wishes is on offer; of several, where the keys are already."""
        here = tree.focused.name if tree.focused is not None else ""
        names = sorted(spots(tree, self.words), key=lambda name: name != here)
        return _first(name for wish in wishes for name in names if any(said in name for said in wish))

    def timers(self, tree: Tree, state: str) -> list[Thing]:
        """One's own in this state."""
        called = tuple(self.words.own(state, timer) for timer in range(TIMERS))
        return [one for one in tree.within("list", self.words.say("deck-timers")) if one.name.startswith(called)]

    def ready(self, tree: Tree) -> Thing | None:
        """The one that is open already, else the one whose deed does not turn the ship: the Helm comes last."""
        helm = self.words.space(HELM)
        ready = sorted(self.timers(tree, "ready"), key=lambda one: (not one.is_pressed, one.name.endswith(helm)))
        return ready[0] if ready else None

    # --- wishes, the best first ---

    def owed(self) -> Iterator[tuple[str, ...]]:
        """A cork goes where it hurts least and comes off where it hurts most."""
        words = self.words
        yield from (words.may("Cork", space=words.space(space)) for space in reversed(SPACES))
        yield from (words.may("Uncork", space=words.space(space)) for space in SPACES)
        yield from (words.may("Unload", cannon=words.say(f"cannon-pirates-{cannon}")) for cannon in CANNONS)

    def places(self, tree: Tree) -> Iterator[tuple[str, ...]]:
        """What finds the Passage and leads through it; then the rest, in the order of its use."""
        chart = Chart(tree, self.words)
        first = () if chart.speed == self.speed or chart.is_at_sails else SAILS
        second = () if chart.sectors_with(self.words.passages[self.speed]) else (LOOKOUT,)
        yield from (self.words.may("Place", space=self.words.space(space)) for space in (*first, *second, *SPACES))

    async def turns(self, tree: Tree) -> list[tuple[str, ...]]:
        """Those that lead on, if this is the Helm."""
        may = {sectors: self.words.may("Turn", sectors=sectors) for sectors in TURNS}
        if self.offered(tree, may.values()) is None:
            return []
        heading, chart = await self.heading(), Chart(tree, self.words)
        good = {sectors: self.worth(chart, (heading + sectors) % SECTORS) for sectors in TURNS}
        return [may[sectors] for sectors in sorted(TURNS, key=lambda one: -good[one]) if good[sectors] > 0]

    def worth(self, chart: Chart, sector: int) -> int:
        """Of pointing there: the Passage at its speed, a way towards it, or cards that nobody knows."""
        passages = chart.sectors_with(self.words.passages[self.speed])
        if sector in passages and chart.speed == self.speed:
            return SECTORS
        if sector in passages or sector in chart.sectors_with(self.words.rocks):
            return 0
        if passages:
            return SECTORS - min(_apart(sector, passage) for passage in passages)
        return sum(chart.is_hidden(position) for position in chart.cards if position // SLOTS == sector)

    def works(self, tree: Tree) -> Iterator[tuple[str, ...]]:
        """All that is no turn of the bow: whatever is on offer of it helps."""
        words, chart = self.words, Chart(tree, self.words)
        if chart.speed != self.speed:
            yield words.may("SetSails", step=1 if chart.speed < self.speed else -1)
        yield from (words.may("Repair", space=words.space(space)) for space in SPACES)
        places = [words.position(position) for position in range(SECTORS * SLOTS)]
        for deed in ("Look", "Fire"):
            yield tuple(said for place in places for said in words.may(deed, position=place, powder=0))
        yield tuple(words.say("deck-pick", {"cannon": words.say(f"cannon-pirates-{cannon}")}) for cannon in CANNONS)

    async def heading(self) -> int:
        """Nothing lies before the bow? Then only the ship herself can say where it points."""
        await self.type(self.key("sea"))
        return await self.wait_for(lambda tree: _first(map(self.words.heading, tree.all(TEXT))))


def _first(found: Iterable[Found | None]) -> Found | None:
    return next((one for one in found if one is not None), None)


def _apart(one: int, other: int) -> int:
    return min((one - other) % SECTORS, (other - one) % SECTORS)
