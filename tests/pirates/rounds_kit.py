"""Whole rounds for the tests: deals from many seeds, starts, ends of rounds, the enemy's fire, faults of a chapter."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from pirates.deeds_kit import wait_until
from pirates.tables import BOTH, CONTENT_DATA, RULES, at_sea, chapter_data, rules_of, spot
from saltsea.games.pirates.chapters.data import chapter_from
from saltsea.games.pirates.chapters.faults import ChapterError
from saltsea.games.pirates.definition import CONTENT, chapter_files
from saltsea.games.pirates.engine.actions import Start
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.kinds import TOKENS
from saltsea.games.pirates.engine.state import NO_CARD, OVER, PiratesState
from saltsea.games.pirates.events import round_events, sea_events
from saltsea.games.pirates.rules.ship import BIT, SECTOR_NAMES
from saltsea.kernel.chance import Dealer, QuickDealer
from saltsea.kernel.dice import dice_for
from saltsea.kernel.nouns import Event
from saltsea.kernel.options import Options
from saltsea.kernel.step import FullTrace, act, settle

LOOT, MAP, PRISONER, POWDER = (TOKENS.index(name) for name in ("loot", "map", "prisoner", "powder"))
RAW: Final[list[dict[str, Any]]] = [json.loads(file.read_bytes()) for file in chapter_files(CONTENT)]
"""The ten chapters as their files have them."""

FAR: Final = 10_000_000
EVENTFUL: Final = rules_of(events=list(CONTENT_DATA.events))
"""A chapter in which every event may be called."""
WISH_TEXTS: Final = {"title": BOTH, "text": BOTH}
WISH: Final = WISH_TEXTS | {"count": "shots", "most": 3}
"""An optional goal as a chapter's file has it."""


def goal(*stages: Sequence[Mapping[str, Any]], each_round: bool = False) -> dict[str, Any]:
    return {"each_round": each_round, "stages": [list(stage) for stage in stages]}


def sink(card: str, times: int = 1) -> dict[str, Any]:
    return {"do": "sink", "card": card, "times": times}


def point(card: str, times: int = 1) -> dict[str, Any]:
    return {"do": "point", "card": card, "times": times}


def take(token: str, times: int = 1) -> dict[str, Any]:
    return {"do": "take", "token": token, "times": times}


def clear(card: str) -> dict[str, Any]:
    return {"do": "clear", "card": card}


def rounds(*deals: Mapping[str, int], seconds: int = 180, called: int = 0) -> list[dict[str, Any]]:
    return [{"seconds": seconds, "deal": dict(deal), "events": called} for deal in deals]


TWO_ROUNDS: Final = rounds({"kraken": 1}, {"kraken": 1})


def two_rounds(**changes: Any) -> PiratesState:
    """A moment of the first of two rounds."""
    return at_sea(rules=rules_of(rounds=rounds({"kraken": 1}, {"kraken": 1, "fog": 5})), **changes)


def passage_in_every_round(**changes: Any) -> PiratesState:
    """At speed 2 before a Passage 1, in a chapter that wants one in each of its two rounds."""
    goals = goal([point("passage-1")], each_round=True)
    rules = rules_of(goal=goals, rounds=rounds({"passage-1": 1}, {"passage-1": 1}), **changes)
    return at_sea({"N1": "passage-1", "NE1": "brigantine"}, rules=rules, sails=2, timers={0: "sails-1", 1: "helm"})


def laid_out(
    rules: PiratesRules, dealer: Dealer | None = None, *, in_round: int = 1, heading: str = "N", **options: str | int
) -> PiratesState:
    """A voyage of four whose first round (or another one) is dealt and waits for its start."""
    state = rules.setup(4, {"chapter": rules.chapters[0].name, **options})
    state.ship.heading = SECTOR_NAMES.index(heading)
    state.log.round = in_round - 1
    settle(RULES, state, dealer or seeded("a"), FullTrace())
    return state


def seeded(seed: str) -> Dealer:
    return QuickDealer(dice_for(seed))


def start(state: PiratesState, dealer: Dealer | None = None, *, at: int = 0, seat: int = 0) -> list[Event]:
    assert RULES.check(state, seat, Start(), at) is None
    trace = FullTrace()
    act(RULES, state, seat, Start(), at, dealer or seeded("a"), trace)
    return trace.events


def many_starts(rules: PiratesRules, number: int, *, in_round: int = 1, **options: str | int) -> Iterator[PiratesState]:
    """Rounds that have just begun, from different seeds and with all headings."""
    for seed in range(number):
        dealer = seeded(f"start {seed}")
        state = laid_out(rules, dealer, in_round=in_round, heading=SECTOR_NAMES[seed % 6], **options)
        start(state, dealer)
        yield state


def to_the_end(state: PiratesState, **rigged: Any) -> list[Event]:
    """Let the clock run out, the enemy fire and everything else that time does alone."""
    return wait_until(state, FAR, **rigged)


def aims(happened: Sequence[Event]) -> list[tuple[str, int]]:
    """Who fired, in order, and with how many shots."""
    return [(spot_name(event.position), event.shots) for event in happened if isinstance(event, round_events.TookAim)]


def shots_in(happened: Sequence[Event]) -> int:
    return sum(isinstance(event, sea_events.EnemyShot) for event in happened)


def shots_of(card: str, wounds: int = 0) -> int:
    """How many shots a card fires at the end of a round; all of them miss."""
    state = at_sea({"NE1": card}, wounds={"NE1": wounds})
    return dict(aims(to_the_end(state, enemy=[0] * 9))).get("NE1", 0)


def spot_name(position: int) -> str:
    return f"{SECTOR_NAMES[position // 3]}{position % 3 + 1}"


def occupied(state: PiratesState) -> list[str]:
    """Where cards lie."""
    return [spot_name(place) for place, found in enumerate(state.sea.kinds) if found != NO_CARD]


def is_up(state: PiratesState, name: str) -> bool:
    return state.sea.up & BIT[spot(name)] != 0


def ended_with(state: PiratesState) -> int:
    """The result of a voyage that is over."""
    assert state.agenda.phase == OVER
    return state.log.result


def deal_of(rules: PiratesRules, place: int = 0, players: int = 4, **options: str | int) -> Counter[str]:
    """The cards that a crew meets in a round of the first chapter."""
    voyage = rules.voyage(players, {"chapter": rules.chapters[0].name, **options})
    return Counter(CONTENT_DATA.cards[kind] for kind in voyage.rounds[place].deal)


def faults(**changes: Any) -> list[str]:
    """What is wrong with this chapter: where, and a colon, and why."""
    return faults_of(chapter_data(**changes))


def faults_of(data: object) -> list[str]:
    try:
        chapter_from(data, CONTENT_DATA)
    except ChapterError as error:
        return [str(fault) for fault in error.faults]
    return []


def paths(**changes: Any) -> list[str]:
    return [fault.split(": ")[0] for fault in faults(**changes)]


def in_chapter(
    number: int,
    cards: Mapping[str, str] | None = None,
    *,
    in_round: int = 1,
    options: Options | None = None,
    **more: Any,
) -> PiratesState:
    """A moment of one of the ten chapters, with its own rules."""
    state = at_sea(cards, rules=RULES, options={"chapter": str(number), **(options or {})}, **more)
    state.log.round = in_round - 1
    return state
