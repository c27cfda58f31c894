"""What shipmates say at a table: where they go before they set a timer, and how long their sand still runs."""

from typing import Final

from saltsea.games.pirates.crew.assessment import Assessment
from saltsea.games.pirates.crew.loading import side_to_load
from saltsea.games.pirates.crew.requests import (
    ORDERS,
    SAILS_ASKED,
    TURNS_ASKED,
    CrewRequests,
    has_claimed,
    place_named,
)
from saltsea.games.pirates.crew.skill_weights import ABLE
from saltsea.games.pirates.engine.actions import Fire, Look, Place, SetSails, Turn
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.observation import PiratesPrivate, PiratesPublic, as_state
from saltsea.games.pirates.engine.state import BRIEFING, FREE, RUNS, SAILING, PiratesState
from saltsea.games.pirates.rules.ship import AREA_OF, BIT, CANNONBALLS, LEFT_CANNONS, RIGHT_CANNONS, SHIP_SPACES, Space
from saltsea.games.pirates.view.names import space_name
from saltsea.kernel.heard_words import HeardWords, Said
from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.options import Options
from saltsea.kernel.seat import Seat
from saltsea.talk import Announcement

AREA_WORDS: Final = ["load", "fire-right", "sails", "helm", "lookout", "fire-left", "repair", "chaser"]
"""By area, the end of the text that says that a shipmate goes there."""
CARD: Final = "card"
SIDES: Final = {LEFT_CANNONS: "-left", RIGHT_CANNONS: "-right"}
"""What is added to the text of one that goes to load, where it means one side."""
_SECOND: Final = 1000
FIRST_CHAPTERS: Final = frozenset("1234")
"""In these a person learns to lead, and shipmates that wait for it are offered first."""


class PiratesTalk:
    """The words of a crew."""

    def __init__(self, rules: PiratesRules) -> None:
        self.rules = rules
        self.content = rules.data

    @property
    def orders(self) -> tuple[str, ...]:
        return tuple(ORDERS)

    def announcement(self, observation: Observation, heard: HeardWords, action: Action) -> Announcement | None:
        """A shipmate that does something else than it was ordered says why: so that no player takes it for deaf."""
        if not isinstance(action, Place):
            return None
        requests = self.requests(observation, heard)
        cursed = _public(observation).sand.cursed & BIT[action.timer]
        sand = self.content.cursed_sand if cursed else self.content.sand
        is_elsewhere = bool(requests.areas) and not requests.is_ordered(action.space)
        usual = "first" if _public(observation).agenda.phase == BRIEFING else "kept"
        facts: dict[str, str | int] = {"seconds": sand // _SECOND, "post": "idle" if is_elsewhere else usual}
        word = self.word_for(requests.state, action.space)
        return Announcement(observation.seat, f"crew-{word}", facts, space_name(action.space), "take")

    def begun(self, observation: Observation) -> Observation | None:
        """The round as if its clock ran already; what lies before the bow is still hidden."""
        public = _public(observation)
        if public.agenda.phase != BRIEFING:
            return None
        public.agenda.phase = SAILING
        public.clock.began = public.clock.now
        state = as_state(public, self.rules.voyage(public.players, public.options))
        observation.legal = self.rules.legal(state, observation.seat)
        return observation

    def word_for(self, state: PiratesState, space: Space) -> str:
        """The end of the text that says where a shipmate goes, with the side that it means to load."""
        if space >= SHIP_SPACES:
            return CARD
        area = AREA_OF[space]
        side = SIDES.get(side_to_load(Assessment(state, ABLE)), "") if area == CANNONBALLS else ""
        return AREA_WORDS[area] + side

    def answer(self, observation: Observation, phrase: str, place: str) -> Announcement | None:
        """To “Hurry!” and to a finger on its timer a shipmate says how long the sand still runs."""
        space = place_named(place) if place else None
        if phrase != "hurry" and space is None:
            return None
        left = self.sand_left(observation, space)
        if left is None:
            return None
        return Announcement(observation.seat, "crew-ready-in", {"seconds": left}, place)

    def yielding(self, observation: Observation, heard: HeardWords, action: Action) -> Announcement | None:
        if not isinstance(action, Place) or not self.requests(observation, heard).leaves_alone(action):
            return None
        return Announcement(observation.seat, "crew-yours", {}, space_name(action.space), "leave")

    def requests(self, observation: Observation, heard: HeardWords) -> CrewRequests:
        public = _public(observation)
        return CrewRequests(
            heard, as_state(public, self.rules.voyage(public.players, public.options)), observation.seat
        )

    def sand_left(self, observation: Observation, space: Space | None) -> int | None:
        """The seconds until the next of this seat's timers is ready, or that in a space; None if none runs."""
        sand, private = _public(observation).sand, observation.private
        assert isinstance(private, PiratesPrivate)
        running = [
            sand.ends[timer]
            for timer in private.timers
            if sand.at[timer] != FREE and not sand.ready & BIT[timer] and space in (None, sand.at[timer])
        ]
        clock = _public(observation).clock
        now = (clock.now if clock.stands == RUNS else clock.since) - clock.began
        return max(1, -((now - min(running)) // _SECOND)) if running else None

    def recalls(self, observation: Observation, heard: HeardWords, action: Action) -> bool:
        if not isinstance(action, Place):
            return False
        requests = self.requests(observation, heard)
        return not requests.is_ordered(action.space) and not requests.sends_to(action) and requests.sends_elsewhere()

    def settles(self, said: Said, seat: Seat, action: Action) -> bool:
        if isinstance(action, SetSails):
            return said.phrase in (*SAILS_ASKED, "wait")
        if isinstance(action, Turn):
            return said.phrase in (*TURNS_ASKED, "wait")
        if isinstance(action, Place):
            return said.seat == seat and has_claimed(said.phrase, said.place, action.space)
        if isinstance(action, (Look, Fire)):
            return bool(said.place) and place_named(said.place) == SHIP_SPACES + action.position
        return False

    def usual_bot(self, options: Options) -> str:
        return "green" if str(options.get("chapter", "1")) in FIRST_CHAPTERS else "able"


def _public(observation: Observation) -> PiratesPublic:
    assert isinstance(observation.public, PiratesPublic)
    return observation.public
