"""What a note-taker remembers of the voyage since it began: where which card lies and how damaged it is,
how long the clock stood, what was called, counted and lost. The facts of every moment must agree with it."""

from collections import Counter
from typing import Final

from pirates.oracle import NONE, Card, Position
from pirates.oracle_box import CARD, CARDS, EVENTS, TOKENS, Voyage
from pirates.oracle_harm import Harm, Heard

BY_START, BY_BOW, BY_LOOKOUT, BY_KRAKEN = 0, 1, 2, 5
TALLIES: Final = ("Fired", "LookedOut", "Repaired", "lives", "CannonBroke", "Struck", "ShipTurned")
QUIET: Final = 20_000
LEEWAY: Final = 3_000
DAMAGE_TOKENS: Final = 14


class Story:
    """A voyage as it was told."""

    def __init__(self, voyage: Voyage) -> None:
        self.voyage = voyage
        self.round = 0
        self.stage = 0
        self.harm = Harm()
        self.names: dict[int, str] = {}
        """Per place what lies there: "" for an unseen card."""
        self.wounds: Counter[int] = Counter()
        self.unseen: Counter[str] = Counter()
        self.kept: list[tuple[int, str]] = []
        self.sunk: Counter[str] = Counter()
        self.pointed: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.counted: Counter[str] = Counter()
        self.began = self.stopped = self.since = 0
        self.planned: list[int] = []
        self.called: list[str] = []
        self.by_start: set[int] = set()
        self.powder = 0
        self.awake = self.startled = False
        self.arms = 0
        """Tentacles that the Kraken has called and that are still unseen."""
        self.opened = False
        """A stage was opened by the last rest: what it counts waits for the next change of heading or speed (A9)."""
        self.restless: set[str] = set()
        """What has changed since Ellen was last at rest: her course, or only her speed."""
        self.struck: list[int] = []
        self.foggy: list[int] = []
        """Fog Banks that the bow has turned up and that have not acted."""

    def at_sea(self, at: int) -> int:
        """Ship's time at this time of the table's clock, while the clock runs."""
        return at - self.began - self.stopped

    def hear(self, position: Position, events: list[Heard]) -> None:
        """One line's events, and the moment before them."""
        self.harm.begin(position)
        for event in events:
            self.counted[event["kind"]] += 1
            self.harm.hear(event)
            told = getattr(self, f"hear_{event['kind']}", None)
            if told is not None:
                told(event)

    # --- rounds ---

    def hear_Dealt(self, event: Heard) -> None:
        deal = Counter(CARDS[kind] for kind in event["deal"])
        wanted = self.voyage.deal(self.round, self.sunk)
        if self.voyage.is_free:
            goals = self.voyage.goal_cards
            deal_of_goal = Counter({card: number for card, number in deal.items() if card in goals})
            assert deal_of_goal == Counter({card: number for card, number in wanted.items() if card in goals})
        else:
            assert deal == wanted, f"dealt {deal}, not {wanted}"
        for place in event["positions"]:
            assert place % 3 == 0 or place - 1 in event["positions"], "a sector is filled from slot 1 on"
            self.names[place] = ""
        assert len(event["positions"]) == len(event["deal"]) <= 18
        self.unseen = deal

    def hear_EventPlanned(self, event: Heard) -> None:
        length = self.voyage.rounds[self.round].millis
        assert QUIET <= event["moment"] <= length - QUIET - LEEWAY, f"an event is planned at {event['moment']}"
        assert event["moment"] > max(self.planned, default=0)
        self.planned.append(event["moment"])

    def hear_RoundStarted(self, event: Heard) -> None:
        assert len(self.planned) == self.voyage.rounds[self.round].events, "R7: as many events as the chapter says"
        assert self.names or not self.voyage.rounds[self.round].deal, "nothing was dealt"
        self.began, self.stopped = event["at"], 0

    def hear_RoundEnded(self, event: Heard) -> None:
        lying = [(self.wounds[place], name) for place, name in self.names.items()]
        self.kept += [(damage, name) for damage, name in lying if damage and CARD[name].get("again")]
        self.kept.sort(reverse=True)
        self.names, self.wounds, self.unseen = {}, Counter(), Counter()
        self.planned, self.called, self.by_start = [], [], set()
        self.round += 1
        if self.voyage.each_round:
            self.stage, self.pointed = 0, Counter()

    def hear_StageReached(self, event: Heard) -> None:
        assert self.is_reached(), "a stage was opened that was not reached"
        self.stage += 1
        self.opened = True

    def hear_GoalReached(self, event: Heard) -> None:
        assert self.stage + 1 == len(self.voyage.stages)
        assert self.is_reached(), "the round ended by a goal that was not reached"
        self.stage += 1

    def is_reached(self) -> bool:
        """Whether everything is done that the open stage asks for."""
        return all(self.is_done(wish) for wish in self.voyage.stages[self.stage])

    def is_done(self, wish: Heard) -> bool:
        if wish["do"] == "take":
            return self.taken[wish["token"]] >= int(wish.get("times", 1))
        if wish["do"] == "clear":
            return wish["card"] not in self.names.values() and not self.unseen[wish["card"]]
        done = self.sunk if wish["do"] == "sink" else self.pointed
        return sum(done[card] for card in group(wish["card"])) >= int(wish.get("times", 1))

    def wants(self, card: Card) -> bool:
        """Whether pointing at this card takes it away: one that leaves, or one that the open stage or a wish counts."""
        optional = {} if self.voyage.is_free else self.voyage.chapter.get("optional") or {}
        wishes = [wish for wish in self.voyage.stages[self.stage] if wish["do"] == "point"]
        wishes += [optional] if optional.get("count") == "pointed" else []
        return card.says("point") == "leave" or any(card.name in group(wish["card"]) for wish in wishes)

    # --- the clock (R7, R9) ---

    def hear_Paused(self, event: Heard) -> None:
        self.since = event["at"]

    def hear_EventCalled(self, event: Heard) -> None:
        now = self.at_sea(event["at"])
        assert QUIET <= now <= self.voyage.rounds[self.round].millis - QUIET, f"R7: an event at {now} ms"
        self.since = event["at"]

    def hear_EventCame(self, event: Heard) -> None:
        name = EVENTS[event["happening"]]
        assert name in self.voyage.events, f"{name} is no event of this chapter"
        assert name not in self.called, f"R7: {name} comes twice in a round"
        waiting = {*self.voyage.rounds[self.round].certain} - {*self.called}
        is_late = len(self.planned) - len(self.called) <= len(waiting)
        assert (name in waiting) == is_late or waiting == self.voyage.events - {*self.called}, (
            f"R7: {name} came, and {waiting} were certain to"
        )
        self.called.append(name)

    def hear_WentOn(self, event: Heard) -> None:
        self.stopped += event["at"] - self.since

    # --- where Ellen heads, and which spaces are damaged from where (D1, D3) ---

    def headed(self, heading: int) -> None:
        self.harm.heading = heading
        self.restless, self.struck, self.foggy = {"course"}, [], []

    def hear_ShipTurned(self, event: Heard) -> None:
        self.headed(event["heading"])

    def hear_Drifted(self, event: Heard) -> None:
        self.headed(event["heading"])

    def hear_Whirled(self, event: Heard) -> None:
        assert event["heading"] == (self.harm.heading + CARD["whirlpool"]["whirls"]) % 6
        self.gone(event["position"], "whirlpool")
        self.headed(event["heading"])

    def hear_SailsSet(self, event: Heard) -> None:
        self.restless.add("speed")

    def hear_WindChanged(self, event: Heard) -> None:
        self.restless.add("speed")

    def hear_FogSpread(self, event: Heard) -> None:
        self.foggy.remove(event["position"])

    def hear_Struck(self, event: Heard) -> None:
        assert self.names[event["position"]] == "rocks"
        self.struck.append(event["position"])

    def hear_DamageDue(self, event: Heard) -> None:
        self.harm.damage_due(event, self.called[-1])

    def hear_FiringBegan(self, event: Heard) -> None:
        self.harm.firing_began(self.names, self.wounds)

    def hear_EnemyShot(self, event: Heard) -> None:
        self.harm.shot(event, self.names[event["position"]])

    def hear_Burnt(self, event: Heard) -> None:
        self.harm.burnt(event, self.names[event["position"]])

    # --- cards ---

    def gone(self, place: int, name: str) -> None:
        assert self.names.pop(place) == name, f"what left {place} was no {name}"
        self.wounds.pop(place, None)

    def hear_CardTurned(self, event: Heard) -> None:
        place, name, how = event["position"], CARDS[event["card"]], event["how"]
        if self.names[place] == "":
            self.unseen[name] -= 1
            assert self.unseen[name] >= 0, f"{name} was not dealt"
            self.names[place] = name
            self.wounds[place] = self.wounds_of(name)
        assert (self.names[place], event["wounds"]) in ((name, self.wounds[place]), (name, 0))
        assert bool(event["leaves"]) == bool(CARD[name].get("vanishes") and how in (BY_BOW, BY_LOOKOUT))
        if how == BY_BOW and CARD[name].get("hides"):
            self.foggy.append(place)
        if how == BY_START:
            assert name not in self.voyage.goal_cards, f"R2: {name} lies before the bow"
            self.by_start.add(place)
        if event["leaves"]:
            self.gone(place, name)
        self.arms -= how == BY_KRAKEN

    def wounds_of(self, name: str) -> int:
        """R10: the greatest damage that was kept for such a card."""
        for kept in self.kept:
            if kept[1] == name:
                self.kept.remove(kept)
                return kept[0]
        return 0

    def hear_CardCame(self, event: Heard) -> None:
        assert event["position"] not in self.names
        self.names[event["position"]] = CARDS[event["card"]]

    def hear_Chased(self, event: Heard) -> None:
        for source, target in zip(event["sources"], event["targets"], strict=True):
            assert target not in self.names, "two cards in one slot"
            self.names[target], self.wounds[target] = self.names.pop(source), self.wounds.pop(source, 0)

    def hear_Fired(self, event: Heard) -> None:
        self.powder = event["powder"]

    def hear_ShotFell(self, event: Heard) -> None:
        """A6, S3: neither more damage than life points, nor than tokens."""
        card = CARD[self.names[event["position"]]]
        left = DAMAGE_TOKENS - sum(self.wounds.values()) - sum(damage for damage, _ in self.kept)
        room = card["life"] - self.wounds[event["position"]]
        assert event["damage"] == min(event["face"] + self.powder, room, left), (
            f"{event}, but {room} or {left} are left"
        )
        self.wounds[event["position"]] += event["damage"]
        self.startled = "guard" in card and 0 < event["damage"] < room and not self.awake

    def hear_KrakenWoke(self, event: Heard) -> None:
        assert self.startled, "the Kraken woke twice, or unhurt"
        assert event["unseen"] == self.unseen["tentacle"]
        self.awake, self.startled, self.arms = True, False, event["unseen"]

    def hear_CardSunk(self, event: Heard) -> None:
        name = CARDS[event["card"]]
        assert self.wounds[event["position"]] == CARD[name]["life"], f"{name} sank too early"
        self.sunk[name] += 1
        self.gone(event["position"], name)

    def hear_CardLeft(self, event: Heard) -> None:
        self.gone(event["position"], CARDS[event["card"]])

    def hear_GoalPointedAt(self, event: Heard) -> None:
        self.pointed[CARDS[event["card"]]] += 1
        self.gone(event["position"], CARDS[event["card"]])

    def hear_TokenTaken(self, event: Heard) -> None:
        self.taken[TOKENS[event["token"]]] += 1
        self.gone(event["position"], self.names[event["position"]])

    def hear_Salvaged(self, event: Heard) -> None:
        self.taken["powder"] += event["space"] == NONE
        self.gone(event["position"], "wreck")

    def hear_LootFished(self, event: Heard) -> None:
        assert event["sector"] == self.harm.heading
        self.taken["loot"] += event["loot"]

    # --- the facts agree with it ---

    def check(self, position: Position) -> None:
        log, cards = position.facts["log"], position.cards
        self.counted["lives"] = self.harm.lost
        self.harm.check(position)
        assert {place: card.name for place, card in cards.items()} == self.names, "cards are not where they should be"
        assert all(card.wounds == self.wounds[place] for place, card in cards.items()), "damage without a cause"
        assert position.facts["sea"]["hidden"] == [self.unseen[name] for name in CARDS]
        assert log["sunk"] == [self.sunk[name] for name in CARDS]
        assert log["pointed"] == [self.pointed[name] for name in CARDS]
        assert log["taken"] == [self.taken[token] for token in TOKENS]
        assert log["tally"] == [self.counted[name] for name in TALLIES], "something was counted wrongly"
        assert (log["round"], log["stage"], log["awake"]) == (self.round, self.stage, self.awake)
        assert (self.startled, self.arms) == (False, 0), "the Kraken was hit and did not wake, or not with all its arms"
        assert position.facts["sea"]["kept"] == sorted(
            (CARDS.index(name) * 16 + damage for damage, name in self.kept), reverse=True
        )


def group(card: str) -> list[str]:
    """What a goal means by a card's name: all ships, all passages, or that card."""
    if card == "ship":
        return [name for name in CARDS if CARD[name].get("ship")]
    return [name for name in CARDS if name == card or (card == "passage" and name.startswith("passage-"))]


def is_stranger(card: Card, story: Story) -> bool:
    """Fog lies face up only where the start of a round turned it up (R4)."""
    return bool(card.says("vanishes")) and card.place not in story.by_start
