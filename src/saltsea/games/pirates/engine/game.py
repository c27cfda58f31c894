"""A Tale of Pirates behind the kernel's questions. The rules themselves are in the modules of their chapters."""

from typing import Any, Final

from saltsea.games.pirates.chapters.chapter import Chapter, Voyage
from saltsea.games.pirates.engine import flow, hourglass, save
from saltsea.games.pirates.engine.belief import belief
from saltsea.games.pirates.engine.check import check
from saltsea.games.pirates.engine.evolve import evolve
from saltsea.games.pirates.engine.kinds import LEVELS, Content
from saltsea.games.pirates.engine.legal import legal
from saltsea.games.pirates.engine.menu import Menu
from saltsea.games.pirates.engine.observation import PiratesPrivate, PiratesPublic, mask, observe, open_sea, owners_of
from saltsea.games.pirates.engine.state import OVER, PiratesState
from saltsea.games.pirates.events.vocabulary import EVENTS
from saltsea.games.pirates.rules import free, levels, rounds, score
from saltsea.kernel.belief import Belief
from saltsea.kernel.chance import Chance
from saltsea.kernel.nouns import Action, Event, Observation, Outcome, Public, Refusal, refuse
from saltsea.kernel.options import Option, Options
from saltsea.kernel.rules import Rules
from saltsea.kernel.seat import Millis, Seat, Seats, everyone
from saltsea.kernel.vocabulary import Plain, Vocabulary

MOST_VOYAGES: Final = 1000


class PiratesRules(Rules[PiratesState]):
    """A Tale of Pirates for one to four, with the cards and chapters of one box."""

    def __init__(self, data: Content, chapters: list[Chapter], content: str) -> None:
        self.name = "pirates"
        self.version = 1
        self.content = content
        self.data = data
        self.chapters = chapters
        self.fewest = 1
        self.most = 4
        self.crew = True
        self.options = [
            Option("chapter", chapters[0].name, [*(chapter.name for chapter in chapters), free.FREE]),
            Option("level", "bosun", [*LEVELS]),
            Option("timers", 0, [0, 2, 3, 4]),
            Option("calm", "off", ["off", "three-quarters", "half"]),
            Option("open", len(chapters), [*range(1, len(chapters) + 1)]),
            Option("word", "saltsea", []),
        ]
        self.voyages: dict[str, Voyage] = {}
        """Each made once: a voyage never changes. Players may make up words for free play, so not all are kept."""
        self.menu = Menu()
        self.vocabulary = Vocabulary(1, self.menu.all, EVENTS, PiratesPublic, PiratesPrivate)

    def check_table(self, players: int, options: Options) -> Refusal | None:
        return levels.check_timers(players, options) or free.check_word(options, len(self.chapters))

    def setup(self, players: int, options: Options) -> PiratesState:
        return rounds.opening(self.voyage(players, options))

    def voyage(self, players: int, options: Options) -> Voyage:
        """The chapter as this crew sails it."""
        key = f"{players} {sorted(options.items())}"
        if key not in self.voyages:
            if len(self.voyages) >= MOST_VOYAGES:
                self.voyages.clear()
            self.voyages[key] = levels.fitted(self.chapter(options), self.data, players, options)
        return self.voyages[key]

    def chapter(self, options: Options) -> Chapter:
        """The chapter that a table has chosen, or the one that free play makes."""
        name = options.get("chapter", self.chapters[0].name)
        if name == free.FREE:
            return free.free_chapter(self.data, self.chapters, options)
        return next(chapter for chapter in self.chapters if chapter.name == name)

    def waiting_on(self, state: PiratesState) -> Seats:
        return 0 if state.agenda.phase == OVER else everyone(state.voyage.players)

    def legal(self, state: PiratesState, seat: Seat) -> list[Action]:
        return legal(state, self.menu, seat) if seat < state.voyage.players else []

    def check(self, state: PiratesState, seat: Seat, action: Action, at: Millis) -> Refusal | None:
        return check(state, seat, action)

    def decide(self, state: PiratesState, seat: Seat, action: Action, at: Millis) -> Event:
        return flow.decide(state, seat, action, at)

    def consequence(self, state: PiratesState) -> Event | None:
        return flow.consequence(state)

    def chance(self, state: PiratesState) -> Chance | None:
        return flow.chance(state)

    def drawn(self, state: PiratesState, chance: Chance, got: list[int]) -> Event:
        return flow.drawn(state, got)

    def evolve(self, state: PiratesState, event: Event) -> None:
        evolve(state, event)

    def next_deadline(self, state: PiratesState) -> Millis | None:
        return hourglass.next_deadline(state)

    def time_up(self, state: PiratesState, at: Millis) -> Event:
        return hourglass.time_up(state, at)

    def observe(self, state: PiratesState, seat: Seat) -> Observation:
        return observe(state, seat, self.legal(state, seat), open_sea(state, owners_of(state)))

    def observe_beside(self, state: PiratesState, seat: Seat, public: Public) -> Observation:
        return observe(state, seat, self.legal(state, seat), public)

    def mask(self, event: Event, seat: Seat) -> Event | None:
        return mask(event)

    def belief(self, observation: Observation) -> Belief:
        public: Any = observation.public
        return belief(observation, self.voyage(public.players, public.options))

    def outcome(self, state: PiratesState) -> Outcome | None:
        return score.outcome(state)

    def standing(self, state: PiratesState) -> Outcome:
        return score.standing(state)

    def snapshot(self, state: PiratesState) -> Plain:
        return save.snapshot(state)

    def restore(self, snapshot: Plain) -> PiratesState:
        given: Any = snapshot
        return save.restore(snapshot, self.voyage(given["players"], given["options"]))

    def take_back(self, now: PiratesState, then: PiratesState, seat: Seat) -> Refusal | None:
        """pirates.T3: nothing is taken back in real time."""
        return refuse("pirates.T3", "refusal-pirates-no-way-back")
