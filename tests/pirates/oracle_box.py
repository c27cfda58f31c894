"""What a second opinion knows before a voyage begins: the box's own files, and a chapter fitted to a crew (S4, S5, R7,
levels), worked out anew from the specification."""

import json
from collections import Counter
from typing import Any, Final

from saltsea.games.pirates.definition import CONTENT
from saltsea.kernel.dice import dice_for

Entry = dict[str, Any]


def entries(sort: str) -> list[Entry]:
    found: list[Entry] = json.loads((CONTENT / f"{sort}.json").read_text(encoding="utf-8"))[sort]
    return found


def short(entry: Entry) -> str:
    return str(entry["id"]).partition(".")[2]


CARDS: Final = [short(entry) for entry in entries("cards")]
CARD: Final = {short(entry): entry for entry in entries("cards")}
EVENTS: Final = [short(entry) for entry in entries("events")]
EVENT: Final = {short(entry): entry for entry in entries("events")}
TOKENS: Final = [short(entry) for entry in entries("tokens") if "count" in entry]
COUNT: Final = {short(entry): int(entry["count"]) for entry in entries("tokens") if "count" in entry}
CURSED_SAND: Final = next(int(entry["seconds"]) * 1000 for entry in entries("tokens") if short(entry) == "curse")
SAND: Final = 30_000
THUNDER: Final = int(EVENT["thunder"]["seconds"]) * 1000
LEVEL: Final = {short(entry): entry for entry in entries("levels")}
CHAPTERS: Final[list[Entry]] = [json.loads(file.read_bytes()) for file in sorted((CONTENT / "chapters").glob("*.json"))]


class Round:
    """A round as this crew meets it."""

    def __init__(self, seconds: int, deal: list[str], events: int, certain: list[str]) -> None:
        self.millis = seconds * 1000
        self.deal = deal
        self.events = events
        self.certain = certain


class Voyage:
    """A chapter fitted to a crew and a level. Of free play only what follows from the chapter that its goal is of."""

    def __init__(self, players: int, options: Entry, chapters: list[Entry]) -> None:
        self.players = players
        self.is_free = options["chapter"] == "free"
        self.opened = chapters[: int(options["open"])]
        named = [chapter for chapter in chapters if short(chapter) == options["chapter"]]
        self.chapter = self.free_base(str(options["word"])) if self.is_free else named[0]
        self.level = LEVEL[str(options["level"])]
        self.timers = crew_timers(players, int(options["timers"]))
        life = max(self.level.get("least_life", 0), self.chapter["life"] + self.level.get("life", 0))
        self.life = min(5, life)
        self.corks = max(0, self.chapter["corks"] + self.level.get("corks", 0))
        self.stages: list[list[Entry]] = self.chapter["goal"]["stages"]
        self.each_round = bool(self.chapter["goal"].get("each_round", False))
        self.fleet = self.whole_fleet()
        self.events = self.event_names()
        self.goal_cards = {card for card in CARD if self.is_goal_card(card)}
        self.rounds = [self.fitted(plan) for plan in self.chapter["rounds"]]
        self.carry_on()

    def whole_fleet(self) -> dict[str, int]:
        """R10: a card that is dealt again and has no number in the fleet is there as often as the rounds deal it."""
        dealt = sum((Counter(plan["deal"]) for plan in self.chapter["rounds"]), Counter[str]())
        again = {card: number for card, number in dealt.items() if CARD[card].get("again")}
        told: dict[str, int] = self.chapter.get("fleet", {})
        return again | told

    def carry_on(self) -> None:
        """R10: what an earlier round deals, and every later one until it is sunk, though it does not name it."""
        most: Counter[str] = Counter()
        for plan in self.rounds:
            most |= Counter(card for card in plan.deal if CARD[card].get("every_round"))
            plan.deal += list((most - Counter(plan.deal)).elements())

    def free_base(self, word: str) -> Entry:
        """R11: a word decides which open chapter the goal is of."""
        return dice_for(f"pirates free {len(self.opened)} {word}").pick(self.opened)

    def event_names(self) -> set[str]:
        chapters = self.opened if self.is_free else [self.chapter]
        return {name for chapter in chapters for name in chapter["events"]}

    def is_goal_card(self, card: str) -> bool:
        """R2: what a goal names, and what brings a token that it wants."""
        island = self.chapter.get("island") if CARD[card].get("space") == "land" else None
        brings = {CARD[card].get("gives"), CARD[card].get("leaves"), island}
        for condition in (condition for stage in self.stages for condition in stage):
            if condition.get("card") == card or (condition["do"] == "take" and condition["token"] in brings):
                return True
            if condition.get("card") == "passage" and card.startswith("passage-"):
                return True
        return False

    def owner(self, timer: int) -> int:
        """S4: of two players one has the first and third timer, the other the second and fourth."""
        return timer % 2 if self.players == 2 else timer if self.players > 1 else 0

    def fitted(self, plan: Entry) -> Round:
        deal = self.fewer([card for card, number in plan["deal"].items() for _ in range(number)])
        seconds = plan["seconds"] + self.level.get("seconds", 0)
        if self.players == 2 or self.timers < 4:
            seconds += 15
        deal, events = self.exchanged(deal), 0
        for who, change in self.chapter.get("fit", {}).items():
            if who in (short(self.level), *self.crew()):
                seconds += change.get("seconds", 0)
                events += change.get("events", 0)
                deal = added(deal, change.get("deal", {}))
        return Round(seconds, deal, self.number_of_events(int(plan["events"]), events), plan.get("certain", []))

    def crew(self) -> list[str]:
        """R8: what a chapter calls a crew for which it says something of its own."""
        timers = {2: "two-timers", 3: "three-timers", 4: "four-timers"}[self.timers]
        return {2: ["two-players"], 3: ["three-players", timers], 4: []}.get(self.players, [timers, f"{timers}-alone"])

    def number_of_events(self, planned: int, more: int) -> int:
        """R7, R8, R11: as many as the chapter says for this crew, in free play at least one; none where there are none
        to call."""
        number = max(planned, 1) if self.is_free and len(self.opened) > 1 else planned
        return max(0, min(number + int(self.level.get("events", 0)) + more, len(self.events))) if number else 0

    def fewer(self, deal: list[str]) -> list[str]:
        """S5: for each missing timer a ship less, plain ones first, and one card of Rocks in all."""
        for _ in range(4 - self.timers):
            ships = [card for card in deal if self.can_leave(card)]
            plain = [card for card in ships if CARD[card].get("plain")]
            for card in (plain or ships)[:1]:
                deal.remove(card)
        if self.timers < 4 and "rocks" in deal:
            deal.remove("rocks")
        return deal

    def can_leave(self, card: str) -> bool:
        return bool(CARD[card].get("ship")) and card != "merchant" and card not in self.goal_cards

    def exchanged(self, deal: list[str]) -> list[str]:
        """Levels: one card of a round is another one."""
        wanted = self.level.get("from")
        for place, card in enumerate(deal):
            plain = CARD[card].get("plain") and card not in self.goal_cards
            if wanted is not None and (card == wanted or (wanted == "plain" and plain)):
                return [*deal[:place], str(self.level["to"]), *deal[place + 1 :]]
        return deal

    def deal(self, number: int, sunk: Counter[str]) -> Counter[str]:
        """R10: of ships that are dealt again no more than are left of the fleet."""
        wanted = Counter(self.rounds[number].deal)
        for card in [card for card in wanted if CARD[card].get("again")]:
            wanted[card] = min(wanted[card], max(0, self.fleet.get(card, 0) - sunk[card]))
        return +wanted


def added(deal: list[str], more: dict[str, int]) -> list[str]:
    """So many cards more, or fewer, of some kinds."""
    counts = Counter(deal)
    counts.update(more)
    return list((+counts).elements())


def crew_timers(players: int, wished: int) -> int:
    """S4: two each for two players, one each for more, two to four for one alone."""
    return {2: 4, 3: 3, 4: 4}.get(players, wished or 4)
