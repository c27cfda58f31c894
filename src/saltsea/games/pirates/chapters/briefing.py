"""What the App tells a crew before a round (Q1): the set-up, so that a board of cardboard can be laid out by it."""

from typing import final

from saltsea.games.pirates.engine.kinds import PARTS, Kind
from saltsea.games.pirates.engine.state import PiratesState
from saltsea.games.pirates.rules.rounds import deal, plan
from saltsea.games.pirates.rules.ship import BIT, SHIP_SPACES, TIMERS, Sector, Space, Timer


@final
class Briefing:
    """Everything that lies on the table when a round begins."""

    def __init__(
        self,
        round: int,
        seconds: int,
        cards: list[tuple[Kind, int]],
        events: int,
        heading: Sector,
        sails: int,
        lives: int,
        corks: list[Space],
        cursed: list[Timer],
        parts: list[str],
    ) -> None:
        self.round = round
        self.seconds = seconds
        self.cards = cards
        """Kinds and how many of each, in the order of the chapter."""
        self.events = events
        self.heading = heading
        self.sails = sails
        self.lives = lives
        self.corks = corks
        self.cursed = cursed
        self.parts = parts


def briefing(state: PiratesState) -> Briefing:
    """pirates.Q1: the set-up of the round that is to come, or that is being sailed."""
    dealt = deal(state)
    ship = state.ship
    return Briefing(
        state.log.round,
        plan(state).seconds,
        [(kind, dealt.count(kind)) for place, kind in enumerate(dealt) if kind not in dealt[:place]],
        plan(state).events,
        ship.heading,
        ship.sails,
        ship.lives,
        [space for space in range(SHIP_SPACES) if ship.corks & BIT[space]],
        [timer for timer in range(TIMERS) if state.sand.cursed & BIT[timer]],
        [name for part, name in enumerate(PARTS) if state.voyage.chapter.parts >> part & 1],
    )
