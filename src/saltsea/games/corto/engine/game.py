"""Corto behind the kernel's questions. The rules themselves are in the modules of their chapters."""

from typing import Any, Final

from saltsea.games.corto.engine import events, flow, save
from saltsea.games.corto.engine.belief import belief
from saltsea.games.corto.engine.cards import Cards
from saltsea.games.corto.engine.check import check
from saltsea.games.corto.engine.event_order import ALL_EVENTS
from saltsea.games.corto.engine.evolve import evolve
from saltsea.games.corto.engine.evolve_table import lay_strips
from saltsea.games.corto.engine.legal import legal
from saltsea.games.corto.engine.menu import Menu
from saltsea.games.corto.engine.observation import CortoPrivate, CortoPublic, mask, observe, open_table
from saltsea.games.corto.engine.state import FIRST_ASKED, CortoState, Variants, empty_table
from saltsea.games.corto.rules import count, setup, turn, variants
from saltsea.games.corto.rules.grid import LENGTHS, Grid, strips_in_play
from saltsea.kernel.belief import Belief
from saltsea.kernel.chance import Chance
from saltsea.kernel.nouns import Action, Event, Observation, Outcome, Public, Refusal
from saltsea.kernel.options import Option, Options
from saltsea.kernel.rules import Rules
from saltsea.kernel.seat import Millis, Seat, Seats, only
from saltsea.kernel.vocabulary import Plain, Vocabulary

LENGTH: Final = 8
OPTIONS: Final = [
    Option("strips", "random", []),
    Option("order", "random", ["random", "given"]),
    Option("length", LENGTH, [*LENGTHS]),
    Option("black_border", "french", ["french", "english"]),
    Option("figurines", "must", ["must", "may", "matters"]),
    Option("undo", "on", ["on", "off"]),
    Option("partners", "off", ["off", "on"]),
    Option("slow_start", "off", ["off", "on"]),
    Option("compensation", "off", ["off", "on"]),
    Option("open_scores", "off", ["off", "on"]),
]


class CortoRules(Rules[CortoState]):
    """Corto for two to four, with the cards of one box."""

    def __init__(self, cards: Cards, content: str) -> None:
        self.name = "corto"
        self.version = 1
        self.content = content
        self.options = OPTIONS
        self.fewest = 2
        self.most = 4
        self.cards = cards
        self.menu = Menu()
        self.grids = [[Grid(strips, length) for length in LENGTHS] for strips in (3, 4)]
        self.vocabulary = Vocabulary(1, self.menu.all, ALL_EVENTS, CortoPublic, CortoPrivate)

    def check_table(self, players: int, options: Options) -> Refusal | None:
        return setup.check_table(Variants(options), players)

    def check_idle(self, players: int, options: Options) -> Refusal | None:
        return variants.check_idle(Variants(options), players)

    def setup(self, players: int, options: Options) -> CortoState:
        return empty_table(self.grid(players, options), Variants(options), players)

    def grid(self, players: int, options: Options) -> Grid:
        """The board that these players lay out."""
        length = int(options.get("length", LENGTH))
        return self.grids[strips_in_play(players) - 3][LENGTHS.index(length)]

    def waiting_on(self, state: CortoState) -> Seats:
        return only(state.turn) if state.step >= FIRST_ASKED else 0

    def legal(self, state: CortoState, seat: Seat) -> list[Action]:
        return legal(state, self.cards, self.menu) if seat == state.turn and state.step >= FIRST_ASKED else []

    def check(self, state: CortoState, seat: Seat, action: Action, at: Millis) -> Refusal | None:
        return check(state, self.cards, seat, action)

    def decide(self, state: CortoState, seat: Seat, action: Action, at: Millis) -> Event:
        return flow.decide(state, self.cards, seat, action)

    def consequence(self, state: CortoState) -> Event | None:
        return flow.consequence(state, self.cards)

    def chance(self, state: CortoState) -> Chance | None:
        return flow.chance(state)

    def drawn(self, state: CortoState, chance: Chance, got: list[int]) -> Event:
        return flow.drawn(state, self.cards, got)

    def evolve(self, state: CortoState, event: Event) -> None:
        if isinstance(event, events.StripsLaid):
            lay_strips(state, event.strips, self.cards.decks)
        else:
            evolve(state, event)

    def observe(self, state: CortoState, seat: Seat) -> Observation:
        return observe(state, seat, self.legal(state, seat), open_table(state))

    def observe_beside(self, state: CortoState, seat: Seat, public: Public) -> Observation:
        return observe(state, seat, self.legal(state, seat), public)

    def mask(self, event: Event, seat: Seat) -> Event | None:
        return mask(event, seat)

    def belief(self, observation: Observation) -> Belief:
        public: Any = observation.public
        return belief(observation, self.cards, self.grid(len(public.players), public.options))

    def outcome(self, state: CortoState) -> Outcome | None:
        return count.outcome(state)

    def standing(self, state: CortoState) -> Outcome:
        return count.standing(state, "")

    def snapshot(self, state: CortoState) -> Plain:
        return save.snapshot(state)

    def restore(self, snapshot: Plain) -> CortoState:
        given: Any = snapshot
        return save.restore(snapshot, self.grid(given["players"], given["options"]))

    def take_back(self, now: CortoState, then: CortoState, seat: Seat) -> Refusal | None:
        return turn.check_take_back(now, then, seat)
