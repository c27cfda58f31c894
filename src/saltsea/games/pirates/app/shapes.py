"""The App's view: what a device shows. Ship, clock, goal and cards are drawn as in the digital game."""

from typing import Literal, TypeAlias

from msgspec import field

from saltsea.games.pirates.view.names import PhaseName, PositionName
from saltsea.games.pirates.view.shapes import ChoiceView, ClockView, EndView, GoalView, SeaCard, ShipView, VoyageView
from saltsea.view import Shape

Verdict: TypeAlias = Literal["won", "lost", "fire"]


class SandView(Shape, frozen=True):
    """How long sand runs, for those who let the App be their sandtimers."""

    glass: int
    """How long a sandtimer runs."""
    cursed: int
    """How long a cursed one runs."""
    timers: int
    """How many sandtimers the crew has."""
    curse: list[int] = field(default_factory=list)
    """The numbers of those that are cursed, as far as the App knows."""


class AppView(Shape, frozen=True):
    """The public part of the App's view: the same for every device that follows it."""

    voyage: VoyageView
    """What is sailed."""
    phase: PhaseName
    """How far the round is: cards are dealt; the crew sets up the table (briefing) until it starts; sand runs
    (sailing); the crew tells how the table looks (revealing); the enemy fires (firing); or the voyage is over."""
    round: int
    """The round, from 1 on."""
    clock: ClockView
    """The round's clock."""
    ship: ShipView
    """The ship, as far as the crew has told."""
    goal: GoalView
    """What the crew sails for. The App does not see how far it is: stages alone are told to it."""
    sand: SandView
    """The sand, for timers on the screen."""
    deal: dict[str, int] = field(default_factory=dict)
    """The cards of this round by their ids, and how many of each are shuffled."""
    apart: list[str] = field(default_factory=list)
    """Those of them that are shuffled in only after the bow's sector has its cards: none of them may lie there."""
    at_bow: int = 0
    """How many cards are laid face down into the bow's sector, before those apart are shuffled in."""
    anew: bool = False
    """Whether the ship is set up from the box now: heading, sails and corks are the chapter's. Later they stand as the
    crew has left them, and the App does not know the sails."""
    cards: dict[PositionName, SeaCard] = field(default_factory=dict)
    """Before the sand runs, where cards are laid, face down but for those that are named; after it, those that the
    crew says are left."""
    event: str = ""
    """The id of the event that the crew carries out; empty if there is none."""
    verdict: Verdict | None = None
    """While the crew tells how the table looks: what comes after it."""
    shooters: list[str] = field(default_factory=list)
    """The ids of the cards that may have been left and fire; empty unless the crew is asked for them."""
    unnamed: list[str] = field(default_factory=list)
    """The ids of ships that return until they are sunk, and that the crew has not named: they count as sunk."""
    burns: bool = False
    """Whether a cork may be on fire in this chapter."""
    damaged: PositionName | None = None
    """Where a card lies that fires less the more damage it has: the crew is asked how much."""
    aim: PositionName | None = None
    """Where the card lies that fires now."""
    shots: int = 0
    """How many shots it has left."""
    wishes: list[bool] = field(default_factory=list)
    """Whether each optional goal is met, as the crew has told."""
    choice: ChoiceView | None = None
    """Between which spaces the crew chooses for a cork."""
    end: EndView | None = None
    """How the voyage ended, once it has."""
