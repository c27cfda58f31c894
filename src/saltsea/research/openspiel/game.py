"""A game in turns as a game of OpenSpiel: `register(rules)`, then `pyspiel.load_game("saltsea_corto(players=3)")`.

Every question to chance is a chance node, every legal action has its number in the vocabulary, and what a player knows
is the Observation as a text. It is what a player who takes perfect notes knows, so it serves as the information state
too. Utilities add up to nothing: a victory counts 1, and the others lose it together."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

import msgspec
import pyspiel

from saltsea.kernel.chance import Chance
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Event, Observation, State
from saltsea.kernel.options import Options, check_options, filled_in
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat, members
from saltsea.kernel.vocabulary import Plain, fields_of

MOST_CHANCES: Final = 256
"""More different answers than any chance has."""
LONGEST: Final = 10_000
"""More actions and answers than any game has."""
PLAYERS: Final = "players"
WORD: Final = 1 << 32


class World:
    """A state of the kernel between two decisions of players or of chance. It moves in place; `copy` is independent."""

    def __init__(self, rules: AnyRules, state: State) -> None:
        self.rules = rules
        self.state = state
        self.asked: Chance | None = None
        self.got: list[int] = []
        """What chance has answered of the question so far."""

    def settle(self) -> None:
        """Apply what follows by itself, up to the next decision."""
        event = self.next_event()
        while event is not None:
            self.rules.evolve(self.state, event)
            event = self.next_event()

    def next_event(self) -> Event | None:
        event = self.rules.consequence(self.state)
        if event is None:
            self.asked = self.rules.chance(self.state)
            if self.asked is not None and self.asked.take == 0:
                return self.rules.drawn(self.state, self.asked, [])
        return event

    def left(self) -> list[int]:
        """The pool of the question that chance is asked, without what it has given."""
        assert self.asked is not None
        pool = self.asked.pool[:]
        for item in self.got:
            pool.remove(item)
        return pool

    def answer(self, item: int) -> None:
        """Let chance give one item; after the last one the game goes on."""
        assert self.asked is not None
        self.got.append(item)
        if len(self.got) == self.asked.take:
            asked, got, self.asked, self.got = self.asked, self.got, None, []
            self.rules.evolve(self.state, self.rules.drawn(self.state, asked, got))
            self.settle()

    def act(self, number: int) -> None:
        seat, action = self.mover(), self.rules.vocabulary.actions[number]
        self.rules.evolve(self.state, self.rules.decide(self.state, seat, action, 0))
        self.settle()

    def mover(self) -> Seat:
        return members(self.rules.waiting_on(self.state))[0]

    def copy(self) -> "World":
        twin = World(self.rules, self.state.copy())
        twin.asked, twin.got = self.asked, self.got[:]
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "World":
        """How OpenSpiel copies what a state of a game written in Python has."""
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """How OpenSpiel stores it: the facts, for the rules that are registered under the game's name."""
        return restored, (short_name(self.rules), self.rules.snapshot(self.state), self.got)


def restored(name: str, snapshot: Plain, got: list[int]) -> World:
    rules: AnyRules = pyspiel.load_game(name).rules
    world = World(rules, rules.restore(snapshot))
    world.asked, world.got = rules.chance(world.state), got
    return world


class SaltseaGame(pyspiel.Game):
    """One of our games for so many players, with the options of a table."""

    def __init__(self, rules: AnyRules, kind: pyspiel.GameType, given: dict[str, Any]) -> None:
        players = int(given.get(PLAYERS, rules.fewest))
        options = {name: value for name, value in given.items() if name != PLAYERS}
        check(rules, players, options)
        self.rules = rules
        self.beginning = World(rules, rules.setup(players, filled_in(rules.options, options)))
        self.beginning.settle()
        self.describe = Describer()
        super().__init__(kind, game_info(rules, players), given)

    def new_initial_state(self) -> "SaltseaState":
        return SaltseaState(self)

    def state_of(self, state: State) -> "SaltseaState":
        """A position as a state of OpenSpiel. Its history is empty: it did not come from the beginning."""
        found = SaltseaState(self)
        found.world = World(self.rules, state)
        return found

    def make_py_observer(self, kind: object = None, params: object = None) -> "TextObserver":
        return TextObserver()


class SaltseaState(pyspiel.State):
    """A position, as OpenSpiel asks for it. What OpenSpiel copies is its `world` alone."""

    def __init__(self, game: SaltseaGame) -> None:
        super().__init__(game)
        self.world = game.beginning.copy()

    def current_player(self) -> int:
        if self.world.asked is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seats = self.world.rules.waiting_on(self.world.state)
        return members(seats)[0] if seats else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.world.asked is None and not self.world.rules.waiting_on(self.world.state)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action.number for action in self.world.rules.legal(self.world.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        pool = self.world.left()
        return [(item, pool.count(item) / len(pool)) for item in sorted({*pool})]

    def _apply_action(self, number: int) -> None:
        if self.world.asked is not None:
            self.world.answer(number)
        else:
            self.world.act(number)

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{self.world.asked.name if self.world.asked else 'chance'}: {number}"
        plain = self.world.rules.vocabulary.plain(self.world.rules.vocabulary.actions[number])
        return " ".join(str(value) for value in plain.values())

    def returns(self) -> list[float]:
        outcome = self.world.rules.outcome(self.world.state)
        return [0.0] * self.num_players() if outcome is None else utilities(outcome.winners, self.num_players())

    def information_state_string(self, player: int | None = None) -> str:
        return self.observation_string(player)

    def observation_string(self, player: int | None = None) -> str:
        seat, game = self.current_player() if player is None else player, self.get_game()
        text: str = game.describe(self.world.rules.observe(self.world.state, seat))
        return text

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SaltseaState":
        """Another world that this player cannot tell from this one."""
        words = [int(sampler() * WORD) for _ in range(4)]
        belief = self.world.rules.belief(self.world.rules.observe(self.world.state, player))
        found: SaltseaState = self.get_game().state_of(belief.deal(Dice(words[0] | 1, *words[1:])))
        return found

    def __str__(self) -> str:
        return str(self.world.rules.snapshot(self.world.state))


class TextObserver:
    """What OpenSpiel asks for observations: texts, no tensors."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, object] = {}

    def set_from(self, state: SaltseaState, player: int) -> None:
        """There is no tensor to fill."""

    def string_from(self, state: SaltseaState, player: int) -> str:
        return state.observation_string(player)


class Describer:
    """Writes observations as texts: equal ones, and only those, have equal texts."""

    def __init__(self) -> None:
        self.fields: dict[type, Callable[[object], object]] = {}
        self.encoder = msgspec.json.Encoder(enc_hook=self.values_of, order="deterministic")

    def __call__(self, observation: Observation) -> str:
        legal = [action.number for action in observation.legal]
        return self.encoder.encode((observation.seat, observation.public, observation.private, legal)).decode()

    def values_of(self, noun: object) -> object:
        """What a part of an observation says, in the order of its fields."""
        kind = type(noun)
        if kind not in self.fields:
            self.fields[kind] = attrgetter(*fields_of(kind))
        return self.fields[kind](noun)


def utilities(winners: list[Seat], players: int) -> list[float]:
    """1 for a victory alone, less for one that is shared; what one wins the others lose."""
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return [(players * share - 1) / (players - 1) for share in shares]


def check(rules: AnyRules, players: int, options: Options) -> None:
    """A table that the rules refuse is a mistake of who asks for it."""
    if not rules.fewest <= players <= rules.most:
        raise ValueError(f"{rules.name} is for {rules.fewest} to {rules.most} players")
    refusal = check_options(rules.options, options) or rules.check_table(players, options)
    if refusal is not None:
        raise ValueError(f"{refusal.rule}: {refusal.text} {refusal.details}")


def game_info(rules: AnyRules, players: int) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=len(rules.vocabulary.actions),
        max_chance_outcomes=MOST_CHANCES,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


def game_type(rules: AnyRules) -> pyspiel.GameType:
    parameters: dict[str, str | int] = {PLAYERS: rules.fewest}
    return pyspiel.GameType(
        short_name=short_name(rules),
        long_name=f"Saltsea: {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.most,
        min_num_players=rules.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification=parameters | {option.name: option.default for option in rules.options},
    )


def short_name(rules: AnyRules) -> str:
    return f"saltsea_{rules.name}"


def register(rules: AnyRules) -> str:
    """Make a game in turns known to OpenSpiel, once, and return the name that it is loaded by."""
    name = short_name(rules)
    if name not in pyspiel.registered_names():
        kind = game_type(rules)

        class Registered(SaltseaGame):
            """The game with these rules: OpenSpiel makes it from parameters alone."""

            def __init__(self, given: dict[str, Any] | None = None) -> None:
                super().__init__(rules, kind, given or {})

        pyspiel.register_game(kind, Registered)
    return name


def load(rules: AnyRules, players: int) -> pyspiel.Game:
    """The registered game for so many players, with the options that a table has if it is told nothing."""
    return pyspiel.load_game(register(rules), {PLAYERS: players})
