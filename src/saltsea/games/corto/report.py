"""What many games of Corto add up to: where the gold comes from, what is never played, whether any quest is dead."""

from collections import Counter
from typing import Final, NamedTuple

from saltsea.charts import Bars, Chart, Dots, Within
from saltsea.games.corto.engine.cards import ADVENTURES, CARDS, card_name
from saltsea.games.corto.engine.events import CardPlayed
from saltsea.games.corto.rules.count import Gold, count
from saltsea.kernel.match import Match
from saltsea.research.summary import wilson

SOURCES: Final = {
    "corto.V2": "groups",
    "corto.V3": "seal",
    "corto.QA": "vessel",
    "corto.QB": "aces",
    "corto.QC": "ingots",
    "corto.QD": "leopards",
    "corto.QE": "train",
    "corto.QF": "great gold",
    "corto.P4": "compensation",
}
QUESTS: Final = {"A": "vessel", "B": "aces", "C": "ingots", "D": "leopards", "E": "train", "F": "great gold"}


ORDER: Final = ("first", "second", "third", "fourth")


class CortoSeen(NamedTuple):
    """What one game adds to the report."""

    gold: list[dict[str, int]]
    """By source, seat by seat."""
    winners: list[int]
    first: int
    quests: list[str]
    played: list[int]
    in_box: list[int]


class CortoReport:
    """Adds up gold by source, for all players and for the winners, and the cards that were played."""

    seen = CortoSeen

    def __init__(self) -> None:
        self.gold: Counter[str] = Counter()
        self.winners_gold: Counter[str] = Counter()
        self.games_with: Counter[str] = Counter()
        self.winners_gold_with: Counter[str] = Counter()
        self.played: Counter[int] = Counter()
        self.in_box: set[int] = set()
        self.wins_by_order: Counter[int] = Counter()
        self.games = 0
        self.seats = 0
        """Seats of all games together, and how many of them won."""
        self.winners = 0

    def look(self, match: Match) -> CortoSeen:
        state, outcome = match.state, match.rules.outcome(match.state)
        events = (event for line in match.lines for event in line.events)
        return CortoSeen(
            gold=[by_source(count(state, seat)) for seat in range(match.header.players)],
            winners=outcome.winners if outcome is not None else [],
            first=state.first,
            quests=sorted({QUESTS[ADVENTURES[adventure]] for adventure in state.layout.strips}),
            played=[event.card for event in events if isinstance(event, CardPlayed)],
            in_box=[card for card in range(CARDS) if match.rules.cards.kind[card] >= 0],  # type: ignore[attr-defined]
        )

    def add(self, seen: CortoSeen) -> None:
        self.games += 1
        self.seats += len(seen.gold)
        self.winners += len(seen.winners)
        self.wins_by_order.update((seat - seen.first) % len(seen.gold) for seat in seen.winners)
        self.in_box.update(seen.in_box)
        self.played.update(seen.played)
        for seat, gold in enumerate(seen.gold):
            self.gold.update(gold)
            self.winners_gold.update(gold if seat in seen.winners else {})
        self.games_with.update(seen.quests)
        total = sum(sum(seen.gold[seat].values()) for seat in seen.winners)
        self.winners_gold_with.update(dict.fromkeys(seen.quests, total))

    def result(self) -> dict[str, object]:
        return {
            "wins_by_order": [self.wins_by_order[place] for place in range(max(self.wins_by_order, default=-1) + 1)],
            "gold_by_source": self._ordered(self.gold),
            "winners_gold_by_source": self._ordered(self.winners_gold),
            "winners_share_by_quest": self.shares(),
            "cards_never_played": [card_name(card) for card in sorted(self.in_box - set(self.played))],
        }

    def charts(self) -> list[Chart]:
        """Where the gold comes from, and whether it helps to begin."""
        gold = {
            "a player": {name: self.gold[name] / self.seats for name in SOURCES.values()},
            "a winner": {name: self.winners_gold[name] / max(1, self.winners) for name in SOURCES.values()},
        }
        places = self.seats // self.games
        rows = {
            f"{ORDER[place]} to play": Within(hits / self.games, *wilson(hits, self.games))
            for place, hits in enumerate(self.wins_by_order[place] for place in range(places))
        }
        return [
            Dots("Wins by order of play", "games won, %", rows, 1 / places, "by chance", is_share=True),
            Bars("Gold by source", "gold in a game", gold),
        ]

    def shares(self) -> dict[str, float]:
        """Of the winners' gold in games with a quest, the part that this quest gave."""
        quests = [quest for quest in QUESTS.values() if self.winners_gold_with[quest]]
        return {quest: round(self.winners_gold[quest] / self.winners_gold_with[quest], 3) for quest in quests}

    def _ordered(self, gold: Counter[str]) -> dict[str, int]:
        return {name: gold[name] for name in SOURCES.values()}


def by_source(lines: list[Gold]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for line in lines:
        found[SOURCES[line.source]] += line.gold
    return dict(found)
