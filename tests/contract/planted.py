"""Violations planted on purpose, one class each: the checks must find every one of them."""

from time import perf_counter_ns
from typing import Any

from saltsea.kernel.belief import Belief
from saltsea.kernel.chance import Chance
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action, Event, Observation, Refusal, refuse
from saltsea.kernel.seat import Millis, Seat
from saltsea.kernel.vocabulary import Plain
from small_games.pumps.game import PumpsRules
from small_games.pumps.nouns import Placed, PumpsState
from small_games.shells import observations
from small_games.shells.game import ShellsRules
from small_games.shells.nouns import GIVE, PLAY, Dealt, Play, ShellsState, TrickTaken, cards_of


class SilentRefusal(ShellsRules):
    """Contract 1: an action is not offered, and no refusal says why."""

    def legal(self, state: ShellsState, seat: Seat) -> list[Action]:
        return super().legal(state, seat)[1:]


class RefusalWithoutRule(ShellsRules):
    """Contract 1: no, because no."""

    def check(self, state: ShellsState, seat: Seat, action: Action, at: Millis) -> Refusal | None:
        found = super().check(state, seat, action, at)
        return found and refuse("", "refusal-shells-turn", seat=seat)


class RefusalWithoutSentence(ShellsRules):
    """Contract 1: a rule is named, but there is nothing to read."""

    def check(self, state: ShellsState, seat: Seat, action: Action, at: Millis) -> Refusal | None:
        found = super().check(state, seat, action, at)
        return found and refuse(found.rule, "refusal-shells-because")


class RuleInEvolve(ShellsRules):
    """Contract 2: something happens that no event tells."""

    def decide(self, state: ShellsState, seat: Seat, action: Action, at: Millis) -> Event:
        state.gifts[seat] += 1
        return super().decide(state, seat, action, at)


class ClockRead(PumpsRules):
    """Contracts 2 and 6: sand that runs by the wall clock."""

    def decide(self, state: PumpsState, seat: Seat, action: Action, at: Millis) -> Event:
        event = super().decide(state, seat, action, at)
        if isinstance(event, Placed):
            return Placed(event.seat, event.pump, event.ends + perf_counter_ns() % 1000)
        return event


class FollowUpLostOnSave(ShellsRules):
    """Contract 2: the gift that is owed is forgotten when the game is saved."""

    def snapshot(self, state: ShellsState) -> Plain:
        facts = super().snapshot(state)
        return {**facts, "phase": PLAY if state.phase == GIVE else state.phase}


class ForgetfulState(ShellsState):  # type: ignore[misc]  # final, but this is what we plant
    """Contract 3: copy() forgets a field."""

    def copy(self) -> ShellsState:
        twin = super().copy()
        twin.gifts = [0] * self.players
        return twin


class SharingState(ShellsState):  # type: ignore[misc]
    """Contract 3: the copy shares a list with the original."""

    def copy(self) -> ShellsState:
        twin = super().copy()
        twin.trick = self.trick
        return twin


class ForgetfulCopy(ShellsRules):
    """Contract 3, with a State that forgets."""

    def setup(self, players: int, options: Any) -> ShellsState:
        return ForgetfulState(players)


class SharingCopy(ShellsRules):
    """Contract 3, with a State that shares."""

    def setup(self, players: int, options: Any) -> ShellsState:
        return SharingState(players)


class LostCards(ShellsRules):
    """Contract 4: the cards of a trick go nowhere."""

    def evolve(self, state: ShellsState, event: Event) -> None:
        super().evolve(state, TrickTaken(event.seat, event.cards[1:]) if isinstance(event, TrickTaken) else event)


class NeverEnds(ShellsRules):
    """Contract 4: a game without an end."""

    def outcome(self, state: ShellsState) -> None:
        return None


class LeakingView(ShellsRules):
    """Contract 5: everybody sees how many cards of the first colour the others hold."""

    def observe(self, state: ShellsState, seat: Seat) -> Observation:
        observation = super().observe(state, seat)
        assert isinstance(observation.public, observations.ShellsPublic)
        observation.public.held = [hand & 0b111111 for hand in state.hands]
        return observation


class LeakingBelief(ShellsRules):
    """Contract 5: a leak that the belief copies faithfully, so that only the swap of true cards can find it."""

    def observe(self, state: ShellsState, seat: Seat) -> Observation:
        observation = super().observe(state, seat)
        assert isinstance(observation.public, observations.ShellsPublic)
        observation.public.void = [cards_of(hand) for hand in state.hands]
        return observation

    def belief(self, observation: Observation) -> Belief:
        return Peeking(super().belief(observation), observation)


class Peeking(Belief):
    """Deals exactly what it was shown."""

    def __init__(self, honest: Belief, observation: Observation) -> None:
        self.honest = honest
        self.view = observation

    def deal(self, dice: Dice) -> ShellsState:
        public, private = self.view.public, self.view.private
        assert isinstance(public, observations.ShellsPublic)
        assert isinstance(private, observations.ShellsPrivate)
        shown = observations.opened(public)
        for seat, hand in enumerate(public.void):
            shown.hands[seat] = sum(1 << card for card in hand)
        shown.stock = (1 << 24) - 1 - sum(shown.hands) - sum(shown.won) - sum(1 << card for card in shown.trick)
        return shown


class LeakingMask(ShellsRules):
    """Contracts 5 and 7: everybody hears which card was drawn."""

    def mask(self, event: Event, seat: Seat) -> Event | None:
        return event


class SeatInPublic(ShellsRules):
    """Contract 7: a public part that is not the same for everybody, though all are sent the same one."""

    def observe(self, state: ShellsState, seat: Seat) -> Observation:
        observation = super().observe(state, seat)
        assert isinstance(observation.public, observations.ShellsPublic)
        observation.public.leader = seat
        return observation


class LateDeadline(PumpsRules):
    """Contract 6: what happens depends on when the clock was read, because reading is remembered."""

    looked = 0

    def next_deadline(self, state: PumpsState) -> Millis | None:
        self.looked += 1
        found = super().next_deadline(state)
        return None if found is None else found + self.looked % 3


class StateOnView(ShellsRules):
    """Contract 8: the truth hangs on the observation."""

    def observe(self, state: ShellsState, seat: Seat) -> Observation:
        observation = super().observe(state, seat)
        observation.private = TruePrivate(cards_of(state.hands[seat]), state) if seat < state.players else None
        return observation


class TruePrivate(observations.ShellsPrivate):  # type: ignore[misc]
    """A hand, and by the way everything else."""

    def __init__(self, hand: list[int], state: ShellsState) -> None:
        super().__init__(hand)
        self.state = state


class Cheat:
    """Contract 8: a bot that was given the dealer's ear when it was made."""

    def __init__(self, peek: list[Any]) -> None:
        self.peek = peek

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        """Plays by a number that changes with what is hidden."""
        self.peek.append(observation)
        return observation.legal[len(self.peek) % len(observation.legal)] if observation.legal else None


class QuietDraw(ShellsRules):
    """Contract 2: chance that leaves no trace in the record."""

    def drawn(self, state: ShellsState, chance: Chance, got: list[int]) -> Event:
        event = super().drawn(state, chance, got)
        return Dealt(event.seat, (got[0] + perf_counter_ns() % 2) % 24) if isinstance(event, Dealt) else event


class UnknownPlay(ShellsRules):
    """Contract 1: a refusal by a rule of no rulebook."""

    def check(self, state: ShellsState, seat: Seat, action: Action, at: Millis) -> Refusal | None:
        found = super().check(state, seat, action, at)
        return refuse("shells.S99", found.text, **found.details) if found and isinstance(action, Play) else found
