"""Turn search: the best whole turns by an evaluator, each judged in possible worlds in which the opponents answer.

It is for games in which a seat acts several times in its turn. A turn is searched once: its later actions are
remembered, as long as nothing unforeseen has happened."""

from collections.abc import Callable
from typing import Any, Final

from saltsea.bots.search_effort import Effort, KeenEffort, Playouts
from saltsea.kernel.belief import Belief
from saltsea.kernel.chance import Chance, Dealer, drawn_by
from saltsea.kernel.dice import Dice
from saltsea.kernel.evaluate import Evaluator
from saltsea.kernel.nouns import Action, Observation, State
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat, holds
from saltsea.kernel.step import Trace, act

WORST: Final = -1_000_000_000
MOST_REMEMBERED: Final = 512
NEARBY: Final = 100
DRAWS: Final = 16
"""Cards that are looked at to see what a draw may bring."""


class Turn:
    """The actions of a turn, or of a part of it, and where they lead in one possible world."""

    def __init__(self, actions: list[Action], state: State, *, ended: bool) -> None:
        self.actions = actions
        self.state = state
        self.ended = ended
        """Whether another seat is to act, or chance has spoken, so that the rest cannot be foreseen."""
        self.drawn = False
        """Whether its first action asked chance: what came is luck, and no reason to choose it."""
        self.value = WORST
        self.total = 0
        """What its playouts lead by, added up."""
        self.chances = 0
        """The same as chances to win."""
        self.tries = 0
        self.score = 0.0

    def mean(self) -> float:
        return self.total / self.tries if self.tries else float(self.value)

    def chance(self) -> float:
        return self.chances / self.tries if self.tries else 0.0


class CountingDealer(Dealer):
    """Counts how often chance was asked."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.asked = 0

    def answer(self, chance: Chance) -> list[int]:
        self.asked += 1
        return drawn_by(self.dice, chance)


class TurnPlanner:
    """Looks ahead in possible worlds, with one evaluator and one stream of dice."""

    def __init__(self, rules: AnyRules, evaluator: Evaluator[Any], dice: Dice) -> None:
        self.rules = rules
        self.evaluator = evaluator
        self.dice = dice
        self.dealer = CountingDealer(dice.copy())
        self.trace = Trace()
        self.looked_at = 0

    # --- one card, with all its steps ---

    def outcomes(self, state: State, seat: Seat, width: int) -> list[Turn]:
        """The ways to take the next action and finish the steps that belong to it: after each step of each action
        the best ones are followed further."""
        return self._outcomes_of(self.rules.legal(state, seat), state, seat, width)

    def _outcomes_of(self, actions: list[Action], state: State, seat: Seat, width: int) -> list[Turn]:
        found: list[Turn] = []
        before = WORST
        for action in actions:
            asked = self.dealer.asked
            first = self._after(state, [], seat, action)
            if self.dealer.asked != asked:
                if before == WORST:
                    before = self.evaluator.value(state, seat)
                first.drawn = True
                first.value = before
                found.append(first)
            else:
                self._finished(first, seat, width, found)
        return found

    def _finished(self, first: Turn, seat: Seat, width: int, found: list[Turn]) -> None:
        """Finish the steps that an action began."""
        beam = [first]
        while beam:
            beam = self._next_step(beam, seat, found)
            if len(beam) > width:
                beam = self._best_of(beam, seat, width)

    def _after(self, state: State, before: list[Action], seat: Seat, action: Action) -> Turn:
        twin = state.copy()
        asked = self.dealer.asked
        act(self.rules, twin, seat, action, 0, self.dealer, self.trace)
        self.looked_at += 1
        ended = self.dealer.asked != asked or not holds(self.rules.waiting_on(twin), seat)
        return Turn([*before, action], twin, ended=ended)

    def _next_step(self, beam: list[Turn], seat: Seat, found: list[Turn]) -> list[Turn]:
        """Put away what is finished, and take one step further with the rest."""
        fresh: list[Turn] = []
        for turn in beam:
            if turn.ended or self.evaluator.at_rest(turn.state, seat):
                turn.value = self.evaluator.value(turn.state, seat)
                found.append(turn)
            else:
                for action in self.rules.legal(turn.state, seat):
                    fresh.append(self._after(turn.state, turn.actions, seat, action))
        return fresh

    def _best_of(self, beam: list[Turn], seat: Seat, width: int) -> list[Turn]:
        """The best open positions, each once. What is finished is kept, whatever it is worth."""
        if width == 1:
            return self._best_one(beam, seat)
        known: set[int] = set()
        kept: list[Turn] = []
        rest: list[Turn] = []
        for turn in beam:
            if turn.ended or self.evaluator.at_rest(turn.state, seat):
                rest.append(turn)
                continue
            key = self.evaluator.key(turn.state, seat)
            if key not in known:
                known.add(key)
                turn.value = self.evaluator.value(turn.state, seat)
                kept.append(turn)
        kept.sort(key=_by_value)
        return rest + kept[:width]

    def _best_one(self, beam: list[Turn], seat: Seat) -> list[Turn]:
        """The same where one is followed: then it need not be known which are alike, which takes long."""
        best: Turn | None = None
        rest: list[Turn] = []
        for turn in beam:
            if turn.ended or self.evaluator.at_rest(turn.state, seat):
                rest.append(turn)
                continue
            turn.value = self.evaluator.value(turn.state, seat)
            if best is None or turn.value > best.value:
                best = turn
        if best is not None:
            rest.append(best)
        return rest

    def best_outcome(self, state: State, seat: Seat, width: int) -> Turn | None:
        """The best of these; equally good ones are as likely as each other."""
        return self._any_of_the_best(self.outcomes(state, seat, width))

    def answer(self, state: State, seat: Seat, width: int) -> Turn | None:
        """The same in a playout, where it must be quick: draws look alike, so that one of them is tried. Which one,
        and what it brings, is luck of the world and not of this search."""
        actions: list[Action] = []
        draws: list[Action] = []
        for action in self.rules.legal(state, seat):
            if self.evaluator.is_draw(action):
                draws.append(action)
            else:
                actions.append(action)
        best = self._any_of_the_best(self._outcomes_of(actions, state, seat, width))
        if draws and (best is None or self.evaluator.value(state, seat) >= best.value):
            return self._after(state, [], seat, self.dealer.dice.pick(draws))
        return best

    def _any_of_the_best(self, turns: list[Turn]) -> Turn | None:
        best: Turn | None = None
        alike = 0
        for turn in turns:
            if best is None or turn.value > best.value:
                best, alike = turn, 1
            elif turn.value == best.value:
                alike += 1
                if self.dice.below(alike) == 0:
                    best = turn
        return best

    # --- whole turns ---

    def turns(self, state: State, seat: Seat, effort: Effort) -> list[Turn]:
        """The best turns, from the best down: a beam over the cards that can be played one after the other.

        What ends a turn after a card needs no turn of its own: a turn that is judged goes on as is best then."""
        found = self.outcomes(state, seat, effort.width)
        for turn in found:
            if turn.drawn:
                self._average(turn, state, seat)
        known: set[int] = {self.evaluator.key(turn.state, seat) for turn in found}
        beam = self._beam(found, effort.beam)
        while beam:
            fresh: list[Turn] = []
            for turn in beam:
                for more in self.outcomes(turn.state, seat, effort.width):
                    key = self.evaluator.key(more.state, seat)
                    if (len(more.actions) > 1 or not more.ended) and key not in known:
                        known.add(key)
                        more.actions = [*turn.actions, *more.actions]
                        fresh.append(more)
            found.extend(fresh)
            beam = self._beam(fresh, effort.beam)
        found.sort(key=_by_value)
        return found[: effort.turns]

    def _average(self, turn: Turn, state: State, seat: Seat) -> None:
        """Value a draw by what may come, not by what came."""
        total = 0
        for _ in range(DRAWS):
            total += self.evaluator.value(self._after(state, [], seat, turn.actions[0]).state, seat)
        turn.value = total // DRAWS

    def _beam(self, turns: list[Turn], beam: int) -> list[Turn]:
        going = [turn for turn in turns if not turn.ended]
        going.sort(key=_by_value)
        return going[:beam]

    # --- playouts ---

    def judge(self, world: State, turn: Turn, seat: Seat, effort: Playouts, chance: Dice) -> None:
        """Play a turn in a possible world, let all others answer, and look what it is worth then."""
        state, luck = world.copy(), chance.copy()
        self.dealer.dice = luck.fork()
        for action in turn.actions:
            act(self.rules, state, seat, action, 0, self.dealer, self.trace)
        state = self._played_on(state, seat, luck, self.evaluator.clock(world), effort)
        lead = self.evaluator.lead(state, seat)
        turn.total += lead
        turn.chances += self.evaluator.chance(state, lead)
        turn.tries += 1

    def _played_on(self, state: State, seat: Seat, luck: Dice, since: int, effort: Playouts) -> State:
        """The state when the turn has come back: each seat plays the card that looks best at once, and again.

        Every turn has dice of its own: else one draw more in the first would change the luck of all that follow, and
        whole turns could not be compared by the same luck."""
        left, now = effort.rounds, since
        while left:
            seats = self.rules.waiting_on(state)
            if not seats:
                break
            mover = _first(seats)
            if mover == seat and self.evaluator.clock(state) > since:
                left -= 1
                since = self.evaluator.clock(state)
            if left:
                if self.evaluator.clock(state) > now:
                    now = self.evaluator.clock(state)
                    self.dealer.dice = luck.fork()
                best = self.answer(state, mover, effort.reply)
                if best is None:
                    break
                state = best.state
        return state


def _by_value(turn: Turn) -> int:
    return -turn.value


def _by_score(turn: Turn) -> float:
    return -turn.score


def weigh(turns: list[Turn], doubt: int, rate: float) -> None:
    """Score each turn by its playouts and, as long as there are few of them, by how it looks at once; `rate` is the
    chance to win that one more of an evaluator's units is worth here."""
    value = sum([turn.value for turn in turns]) / len(turns)
    mean = sum([turn.chance() for turn in turns]) / len(turns)
    for turn in turns:
        played, looked = turn.chance() - mean, (turn.value - value) * rate
        turn.score = (played * turn.tries + looked * doubt) / (turn.tries + doubt)


def rate_of(evaluator: Evaluator[Any], state: State, seat: Seat) -> float:
    """How much more likely a victory becomes by one more of an evaluator's units."""
    lead = evaluator.lead(state, seat)
    return (evaluator.chance(state, lead + NEARBY) - evaluator.chance(state, lead - NEARBY)) / (2 * NEARBY)


def _first(seats: int) -> Seat:
    seat = 0
    while not seats & 1:
        seats >>= 1
        seat += 1
    return seat


def never() -> bool:
    return False


class PlanningBot:
    """Judges whole turns by playouts over possible worlds and drops the worse half again and again."""

    def __init__(self, rules: AnyRules, evaluator: Evaluator[Any], effort: Effort) -> None:
        self.rules = rules
        self.evaluator = evaluator
        self.effort = effort
        self.is_late: Callable[[], bool] = never
        self.remembered: dict[int, Action] = {}
        """By position: the next action of a turn that was searched before."""

    def limit(self, is_late: Callable[[], bool]) -> None:
        self.is_late = is_late

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        if len(observation.legal) <= 1:
            return observation.legal[0] if observation.legal else None
        belief = self.rules.belief(observation)
        world = belief.deal(dice)
        known = self._recalled(world, observation)
        if known is not None:
            return known
        search = TurnPlanner(self.rules, self.evaluator, dice)
        turns = search.turns(world, observation.seat, self.effort)
        if not turns:
            return dice.pick(observation.legal)
        keen, tries = self._keen_effort(world, observation.seat), self.effort.tries
        if keen is not None and self._are_draws(observation.legal):
            tries, keen = keen.draws, None
        best = self._judged(search, turns, belief, observation.seat, tries, keen)
        return self.take(best, world, observation.seat, search)

    def _keen_effort(self, world: State, seat: Seat) -> KeenEffort | None:
        keen = self.effort.keen
        return keen if keen is not None and self.evaluator.is_open(world, seat) else None

    def _are_draws(self, actions: list[Action]) -> bool:
        """Whether chance is all there is to choose from, beside the end of the turn."""
        return sum([not self.evaluator.is_draw(action) for action in actions]) <= 1

    def planned(self, observation: Observation, dice: Dice) -> Action | None:
        return self._recalled(self.rules.belief(observation).deal(dice), observation)

    def _recalled(self, world: State, observation: Observation) -> Action | None:
        known = self.remembered.get(self.evaluator.key(world, observation.seat))
        return known if known in observation.legal else None

    def take(self, turn: Turn, world: State, seat: Seat, search: TurnPlanner) -> Action:
        """Begin this turn, and remember how it goes on."""
        self._remember(turn, world, seat, search)
        return turn.actions[0]

    def _judged(
        self, search: TurnPlanner, turns: list[Turn], belief: Belief, seat: Seat, tries: int, keen: KeenEffort | None
    ) -> Turn:
        """Sequential halving: every round costs as much, and the worse half of the turns is dropped after it."""
        if not self.effort.tries:
            return self._one_of_the_best(turns, search.dice)
        share = tries * len(turns) // self.effort.turns // max(1, (len(turns) - 1).bit_length())
        rate = rate_of(self.evaluator, belief.deal(search.dice), seat)
        while len(turns) > 1 and not self.is_late():
            if keen is not None and len(turns) <= keen.last:
                self._compare(search, turns, belief, seat, keen, keen.tries)
            else:
                self._compare(search, turns, belief, seat, self.effort, share)
            weigh(turns, self.effort.doubt, rate)
            turns.sort(key=_by_score)
            turns = turns[: (len(turns) + 1) // 2]
        return turns[0]

    def _compare(
        self, search: TurnPlanner, turns: list[Turn], belief: Belief, seat: Seat, effort: Playouts, tries: int
    ) -> None:
        """One round of playouts, over all turns that are left."""
        for _ in range(max(1, tries // len(turns))):
            if self.is_late():
                break
            self._try(search, turns, belief, seat, effort)

    def _one_of_the_best(self, turns: list[Turn], dice: Dice) -> Turn:
        least = turns[0].value - self.effort.spread
        return dice.pick([turn for turn in turns if turn.value >= least])

    def _try(self, search: TurnPlanner, turns: list[Turn], belief: Belief, seat: Seat, effort: Playouts) -> None:
        """Judge all turns in one more world, with the same luck."""
        world = belief.deal(search.dice)
        chance = search.dice.copy()
        for turn in turns:
            search.judge(world, turn, seat, effort, chance)
        search.dice.below(2)

    def _remember(self, turn: Turn, world: State, seat: Seat, search: TurnPlanner) -> None:
        """The later actions of the turn, each by the position in which it is due."""
        if len(self.remembered) > MOST_REMEMBERED:
            self.remembered.clear()
        state = world.copy()
        for place in range(len(turn.actions) - 1):
            act(self.rules, state, seat, turn.actions[place], 0, search.dealer, search.trace)
            self.remembered[self.evaluator.key(state, seat)] = turn.actions[place + 1]
