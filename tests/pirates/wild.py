"""Chapters that no author would write: every card and event at once, as a word decides. What never meets in the ten
chapters of the box meets here."""

from typing import Any, Final

from pirates.oracle_box import CARD, CARDS, EVENTS
from pirates.tables import CONTENT_DATA, chapter_data
from saltsea.games.pirates.chapters.data import chapter_from
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.kernel.dice import Dice, dice_for

Goal = tuple[list[str], list[list[dict[str, Any]]]]
"""The cards that each of two rounds must deal, and the stages."""
GOALS: Final[list[Goal]] = [
    (["kraken", "tentacle"], [[{"do": "sink", "card": "kraken", "times": 2}]]),
    (["merchant", "merchant", "merchant"], [[{"do": "sink", "card": "ship", "times": 6}]]),
    (
        ["merchant", "galleon", "passage-1", "passage-2"],
        [[{"do": "take", "token": "loot"}], [{"do": "point", "card": "passage"}]],
    ),
    (["island", "siren"], [[{"do": "take", "token": "map", "times": 2}, {"do": "clear", "card": "siren"}]]),
    (["galleon", "whirlpool"], [[{"do": "sink", "card": "galleon", "times": 2}, {"do": "clear", "card": "whirlpool"}]]),
]
WHO: Final = ["deckhand", "captain", "two-players", "three-timers", "two-timers"]
EACH_ROUND: Final[Goal] = (["passage-2", "passage-3"], [[{"do": "point", "card": "passage", "times": 1}]])


def wild_chapter(word: str) -> dict[str, Any]:
    dice = dice_for(f"wild {word}")
    each_round = not dice.below(6)
    needed, stages = EACH_ROUND if each_round else dice.pick(GOALS)
    parts = ["lantern", "bow-chaser", "hull"]
    return chapter_data(
        id="chapter.wild",
        life=4 + dice.below(2),
        corks=dice.pick([0, 1, 3, 3]),
        sails=dice.below(4),
        heading=dice.pick(["N", "NE", "SE", "S", "SW", "NW"]),
        parts=[part for part in parts if dice.below(2)],
        cursed=[timer for timer in (1, 2, 3, 4) if not dice.below(4)],
        island=dice.pick(["map", "prisoner", "loot", "powder"]) if "map" not in str(stages) else "map",
        fleet={"kraken": 2, "galleon": 3, "flagship": 2},
        goal={"each_round": each_round, "stages": stages},
        events=EVENTS,
        rounds=[wild_round(needed, dice) for _ in range(2 + dice.below(2))],
        fit={
            who: {"seconds": dice.below(30) - 10, "deal": {"fog": 1, "rocks": -1}} for who in WHO if not dice.below(3)
        },
    )


def wild_round(needed: list[str], dice: Dice) -> dict[str, Any]:
    """Up to sixteen cards, half of them of three kinds that the word prefers, but few special ones."""
    favourites = [dice.pick(CARDS) for _ in range(3)]
    cards = [dice.pick(favourites if dice.below(2) else CARDS) for _ in range(5 + dice.below(8))]
    harmless = [card for card in cards if not is_special(card)]
    deal = [*needed, *harmless, *[card for card in cards if is_special(card)][:3]]
    return {
        "seconds": 60 + dice.below(150),
        "deal": {card: deal.count(card) for card in deal},
        "events": dice.below(6),
    }


def is_special(card: str) -> bool:
    """Ships that shoot would end every voyage at once, and goal cards must leave room for one another."""
    return bool(CARD[card].keys() & {"shots", "burns", "point", "open", "gives", "space"})


def wild_rules(word: str) -> PiratesRules:
    return PiratesRules(CONTENT_DATA, [chapter_from(wild_chapter(word), CONTENT_DATA)], "wild")
