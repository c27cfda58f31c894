"""Shells: the rules of play.py behind the kernel's questions."""

from typing import Any, Final, cast

from saltsea.kernel.belief import Belief
from saltsea.kernel.chance import Chance
from saltsea.kernel.nouns import Action, Event, Observation, Outcome, Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.rules import Rules
from saltsea.kernel.seat import Millis, Seat, Seats, only
from saltsea.kernel.vocabulary import Plain, Vocabulary
from small_games.shells import observations, play
from small_games.shells.nouns import (
    BIT,
    COLOUR,
    DRAW,
    GAVE,
    GIVE,
    HAND,
    OVER,
    PLAY,
    PLAYED,
    SHELLS,
    Dealing,
    Dealt,
    Ended,
    FirstNamed,
    GiftOwed,
    Give,
    Given,
    Play,
    Played,
    ShellsState,
    TrickTaken,
    TurnPassed,
)

MOST: Final = 4


class ShellsRules(Rules[ShellsState]):
    """Shells for two to four."""

    def __init__(self) -> None:
        self.name = "shells"
        self.version = 1
        self.content = "none"
        self.options = []
        self.fewest = 2
        self.most = MOST
        self.plays: list[Action] = [Play(card) for card in range(SHELLS)]
        self.gives: list[Action] = [Give(seat) for seat in range(MOST)]
        events: list[type[Event]] = [Dealt, Dealing, FirstNamed, Played, GiftOwed, Given, TurnPassed, TrickTaken, Ended]
        self.vocabulary = Vocabulary(
            1, self.plays + self.gives, events, observations.ShellsPublic, observations.ShellsPrivate
        )

    def setup(self, players: int, options: Options) -> ShellsState:
        return ShellsState(players)

    def waiting_on(self, state: ShellsState) -> Seats:
        return only(state.turn) if state.phase in (PLAY, GIVE) else 0

    def legal(self, state: ShellsState, seat: Seat) -> list[Action]:
        return [action for action in self.plays + self.gives if self.check(state, seat, action, 0) is None]

    def check(self, state: ShellsState, seat: Seat, action: Action, at: Millis) -> Refusal | None:
        if isinstance(action, Play):
            return (
                play.your_turn(state, seat)
                or play.right_moment(state, PLAY)
                or play.in_hand(state, seat, action.card)
                or play.follow_colour(state, seat, action.card)
            )
        give = cast(Give, action)
        return play.your_turn(state, seat) or play.right_moment(state, GIVE) or play.gift_goes_out(state, seat, give.to)

    def decide(self, state: ShellsState, seat: Seat, action: Action, at: Millis) -> Event:
        if isinstance(action, Play):
            return Played(seat, action.card)
        return Given(seat, cast(Give, action).to)

    def consequence(self, state: ShellsState) -> Event | None:
        return play.all_dealt(state) or play.pearl_gift(state) or play.take_trick(state) or play.go_on(state)

    def chance(self, state: ShellsState) -> Chance | None:
        return play.deal(state) or play.draw(state)

    def drawn(self, state: ShellsState, chance: Chance, got: list[int]) -> Event:
        if chance.name == "shells.S1 first":
            return FirstNamed(got[0])
        if chance.name == "shells.S1 deal":
            dealt = sum(hand.bit_count() for hand in state.hands)
            return Dealt(dealt // HAND, got[0])
        return Dealt((state.turn + state.drawn) % state.players, got[0])

    def evolve(self, state: ShellsState, event: Event) -> None:
        if isinstance(event, Dealt):
            _dealt(state, event)
        elif isinstance(event, Played):
            _played(state, event)
        elif isinstance(event, TrickTaken):
            _taken(state, event)
        elif isinstance(event, GiftOwed):
            state.phase = GIVE
        else:
            _went_on(state, event)

    def observe(self, state: ShellsState, seat: Seat) -> Observation:
        return observations.observe(state, seat, self.legal(state, seat) if seat < state.players else [])

    def mask(self, event: Event, seat: Seat) -> Event | None:
        return observations.mask(event, seat)

    def belief(self, observation: Observation) -> Belief:
        return observations.belief(observation)

    def outcome(self, state: ShellsState) -> Outcome | None:
        return play.count(state)

    def standing(self, state: ShellsState) -> Outcome:
        return play.standing(state)

    def snapshot(self, state: ShellsState) -> Plain:
        return {
            "phase": state.phase,
            "turn": state.turn,
            "leader": state.leader,
            "stock": state.stock,
            "hands": state.hands,
            "won": state.won,
            "gifts": state.gifts,
            "trick": state.trick,
            "void": state.void,
            "tricks": state.tricks,
            "drawn": state.drawn,
        }

    def restore(self, snapshot: Plain) -> ShellsState:
        given: Any = snapshot
        state = ShellsState(len(given["hands"]))
        state.phase = given["phase"]
        state.turn = given["turn"]
        state.leader = given["leader"]
        state.stock = given["stock"]
        state.hands = given["hands"][:]
        state.won = given["won"][:]
        state.gifts = given["gifts"][:]
        state.trick = given["trick"][:]
        state.void = given["void"][:]
        state.tricks = given["tricks"]
        state.drawn = given["drawn"]
        return state

    def take_back(self, now: ShellsState, then: ShellsState, seat: Seat) -> Refusal | None:
        return play.take_back_pearl(now, then, seat)


def _dealt(state: ShellsState, event: Dealt) -> None:
    card = cast(int, event.card)
    state.stock &= ~BIT[card]
    state.hands[event.seat] |= BIT[card]
    if state.phase == DRAW:
        state.drawn += 1
        state.void[event.seat] = 0


def _played(state: ShellsState, event: Played) -> None:
    if state.trick and not COLOUR[state.trick[0]] & BIT[event.card]:
        state.void[event.seat] |= COLOUR[state.trick[0]]
    state.hands[event.seat] &= ~BIT[event.card]
    state.trick.append(event.card)
    state.phase = PLAYED


def _taken(state: ShellsState, event: TrickTaken) -> None:
    state.won[event.seat] |= sum(BIT[card] for card in event.cards)
    state.trick = []
    state.tricks += 1
    state.leader = state.turn = event.seat
    state.drawn = 0
    state.phase = DRAW


def _went_on(state: ShellsState, event: Event) -> None:
    if isinstance(event, Dealing):
        state.phase = event.phase
        state.drawn = 0
    elif isinstance(event, FirstNamed):
        state.leader = state.turn = event.seat
        state.phase = PLAY
    elif isinstance(event, Given):
        state.gifts[event.to] += 1
        state.phase = GAVE
    elif isinstance(event, TurnPassed):
        state.turn = event.seat
        state.phase = PLAY
    elif isinstance(event, Ended):
        state.phase = OVER
