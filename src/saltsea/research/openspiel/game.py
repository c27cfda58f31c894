"""A game as a game of OpenSpiel: `register(rules)`, then `pyspiel.load_game("saltsea_corto(players=3)")`.

Every question to chance is a chance node, every legal action has its number in the vocabulary, and what a player knows
is the Observation as a text, and as numbers if the game has an encoding. It is what a player who takes perfect notes
knows, so it serves as the information state too. Among rivals a victory counts 1, and the others lose it together; a
crew that wins gets 1 each. In real time the seats are asked in turn and may wait (kernel/decisions.py)."""

from collections.abc import Callable
from importlib import import_module
from operator import attrgetter
from typing import Any, Final, TypeAlias

import msgspec
import numpy
import pyspiel

from saltsea.kernel.chance import Chance
from saltsea.kernel.decisions import NOBODY, next_after
from saltsea.kernel.dice import Dice
from saltsea.kernel.encoding import Encoding, empty_cells
from saltsea.kernel.nouns import Action, Event, Observation, State
from saltsea.kernel.options import Option, Value, filled_in
from saltsea.kernel.reward import rewards
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis, Seat, Seats, only
from saltsea.kernel.vocabulary import Plain, fields_of
from saltsea.research.environment_settings import MAKER, check

MOST_CHANCES: Final = 256
"""More different answers than any chance has."""
LONGEST: Final = 10_000
"""More actions and answers than any game has."""
PLAYERS: Final = "players"
Asks: TypeAlias = Callable[[State], Seats]
"""Which seats have something to decide."""
Offers: TypeAlias = Callable[[State, Seat], list[Action]]
"""What a seat may choose."""
WORD: Final = 1 << 32


class World:
    """A state of the kernel between two decisions of players or of chance. It moves in place; `copy` is independent."""

    def __init__(self, rules: AnyRules, state: State, asks: Asks, offers: Offers) -> None:
        self.rules = rules
        self.state = state
        self.asks = asks
        self.offers = offers
        self.asked: Chance | None = None
        self.got: list[int] = []
        """What chance has answered of the question so far."""
        self.seat = NOBODY
        """The seat that decides, unless chance does."""
        self.now: Millis = 0
        self.waited: Seats = 0

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
        return event or (None if self.asked is not None else self.time_up())

    def time_up(self) -> Event | None:
        """Name the seat that decides next; if there is none, let time act."""
        seats = self.asks(self.state) & ~self.waited
        if seats or self.rules.outcome(self.state) is not None:
            self.seat = int(next_after(self.seat, seats)) if seats else NOBODY
            return None
        deadline = self.rules.next_deadline(self.state)
        assert deadline is not None, "no seat is asked, and nothing is to come"
        self.now, self.waited = deadline, 0
        return self.rules.time_up(self.state, deadline)

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

    def legal(self) -> list[int]:
        """What the seat that decides may choose, by number: waiting is the last, where something will come."""
        found = sorted(action.number for action in self.offers(self.state, self.seat))
        waits = self.rules.next_deadline(self.state) is not None
        return [*found, len(self.rules.vocabulary.actions)] if waits else found

    def act(self, number: int) -> None:
        actions = self.rules.vocabulary.actions
        if number == len(actions):
            self.waited |= only(self.seat)
        else:
            self.waited = 0
            self.rules.evolve(self.state, self.rules.decide(self.state, self.seat, actions[number], self.now))
        self.settle()

    def twin(self, state: State) -> "World":
        """This moment in another world."""
        found = World(self.rules, state, self.asks, self.offers)
        found.asked, found.got = self.asked, self.got[:]
        found.seat, found.now, found.waited = self.seat, self.now, self.waited
        return found

    def copy(self) -> "World":
        return self.twin(self.state.copy())

    def __deepcopy__(self, memo: dict[int, object]) -> "World":
        """How OpenSpiel copies what a state of a game written in Python has."""
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """How OpenSpiel stores it: the facts, for the rules that are registered under the game's name."""
        moment = (self.got, self.seat, self.now, self.waited)
        return restored, (short_name(self.rules), self.rules.snapshot(self.state), *moment)


def restored(name: str, snapshot: Plain, got: list[int], seat: Seat, now: Millis, waited: Seats) -> World:
    game = pyspiel.load_game(name)
    world = World(game.rules, game.rules.restore(snapshot), game.asks, game.offers)
    world.asked, world.got = game.rules.chance(world.state), got
    world.seat, world.now, world.waited = seat, now, waited
    return world


class SaltseaGame(pyspiel.Game):
    """One of our games for so many players, with the options of a table."""

    def __init__(
        self, rules: AnyRules, encoding: Encoding[Any] | None, kind: pyspiel.GameType, given: dict[str, Any]
    ) -> None:
        players = int(given.get(PLAYERS, rules.fewest))
        options = {name: option_value(name, value) for name, value in given.items() if name != PLAYERS}
        check(rules, players, options)
        self.rules = rules
        self.encoding = encoding
        self.asks: Asks = rules.waiting_on if encoding is None else encoding.asked
        self.offers: Offers = rules.legal if encoding is None else encoding.offered
        state = rules.setup(players, filled_in(rules.options, options))
        self.beginning = World(rules, state, self.asks, self.offers)
        self.beginning.settle()
        self.describe = Describer()
        super().__init__(kind, game_info(rules, encoding, players), given)

    def new_initial_state(self) -> "SaltseaState":
        return SaltseaState(self)

    def state_of(self, state: State) -> "SaltseaState":
        """A position as a state of OpenSpiel. Its history is empty: it did not come from the beginning."""
        found = SaltseaState(self)
        found.world = World(self.rules, state, self.asks, self.offers)
        found.world.settle()
        return found

    def __reduce__(self) -> tuple[object, ...]:
        """How it is stored or sent: by name and parameters, as OpenSpiel loads it."""
        return loaded, (short_name(self.rules), self.get_parameters())

    def make_py_observer(self, kind: object = None, params: object = None) -> "Observer":
        return Observer(self.encoding)


class SaltseaState(pyspiel.State):
    """A position, as OpenSpiel asks for it. What OpenSpiel copies is its `world` alone."""

    def __init__(self, game: SaltseaGame) -> None:
        super().__init__(game)
        self.world = game.beginning.copy()

    def current_player(self) -> int:
        if self.world.asked is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.world.seat == NOBODY else self.world.seat

    def is_terminal(self) -> bool:
        return self.world.asked is None and self.world.seat == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return self.world.legal() if player == self.world.seat else []

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
        actions = self.world.rules.vocabulary.actions
        if number == len(actions):
            return "Wait"
        return " ".join(str(value) for value in self.world.rules.vocabulary.plain(actions[number]).values())

    def returns(self) -> list[float]:
        return rewards(self.world.rules, self.world.state, self.num_players())

    def information_state_string(self, player: int | None = None) -> str:
        return self.observation_string(player)

    def observation_string(self, player: int | None = None) -> str:
        seat, game = self.current_player() if player is None else player, self.get_game()
        check_player(seat, self.num_players())
        text: str = game.describe(self.world.rules.observe(self.world.state, seat))
        return f"{text} {self.world.seat} asked, {self.world.waited} waited"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SaltseaState":
        """Another world that this player cannot tell from this one."""
        words = [int(sampler() * WORD) for _ in range(4)]
        belief = self.world.rules.belief(self.world.rules.observe(self.world.state, player))
        found = SaltseaState(self.get_game())
        found.world = self.world.twin(belief.deal(Dice(words[0] | 1, *words[1:])))
        return found

    def __str__(self) -> str:
        return str(self.world.rules.snapshot(self.world.state))


class Observer:
    """What OpenSpiel asks for observations: a text, and numbers by field where the game has an encoding."""

    def __init__(self, encoding: Encoding[Any] | None) -> None:
        self.encoding = encoding
        cells: Any = numpy.zeros(int(encoding.size) if encoding else 0, numpy.float32)
        self.tensor: Any = cells if encoding else None
        self.dict: dict[str, object] = {}
        for field in encoding.fields if encoding else []:
            self.dict[field.name] = cells[field.start : field.start + field.size()].reshape(field.shape)

    def set_from(self, state: SaltseaState, player: int) -> None:
        """Write what the player knows."""
        check_player(player, state.num_players())
        if self.encoding is not None:
            cells = empty_cells(self.encoding.size)
            self.encoding.write(state.world.state, player, cells, 0)
            self.tensor[:] = numpy.frombuffer(cells, numpy.uint8)

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


def check_player(player: int, players: int) -> None:
    """OpenSpiel expects an error in these words."""
    if not 0 <= player < players:
        raise RuntimeError(f"player >= 0 and player < {players} does not hold: player is {player}")


def parameter(option: Option) -> Value:
    """The default of an option as OpenSpiel keeps it: it would take a text such as 1 for a number."""
    number = isinstance(option.default, str) and option.default.isdecimal()
    return f"{option.name}-{option.default}" if number else option.default


def option_value(name: str, given: Value) -> Value:
    """The value of an option as a table has it."""
    return given.removeprefix(f"{name}-") if isinstance(given, str) else given


def game_info(rules: AnyRules, encoding: Encoding[Any] | None, players: int) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=len(rules.vocabulary.actions) if encoding is None else int(encoding.actions),
        max_chance_outcomes=MOST_CHANCES,
        num_players=players,
        min_utility=0.0 if rules.crew else -1.0,
        max_utility=1.0,
        utility_sum=None if rules.crew else 0.0,
        max_game_length=LONGEST,
    )


def game_type(rules: AnyRules, encoding: Encoding[Any] | None) -> pyspiel.GameType:
    kinds, has_numbers = pyspiel.GameType.Utility, encoding is not None
    parameters: dict[str, str | int] = {PLAYERS: rules.fewest}
    return pyspiel.GameType(
        short_name=short_name(rules),
        long_name=f"Saltsea: {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=kinds.IDENTICAL if rules.crew else kinds.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.most,
        min_num_players=rules.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=has_numbers,
        provides_observation_string=True,
        provides_observation_tensor=has_numbers,
        parameter_specification=parameters | {option.name: parameter(option) for option in rules.options},
    )


def short_name(rules: AnyRules) -> str:
    return f"saltsea_{rules.name}"


def register(rules: AnyRules, encoding: Encoding[Any] | None = None) -> str:
    """Make a game known to OpenSpiel, once, and return the name that it is loaded by. Real time needs an encoding."""
    name = short_name(rules)
    if name not in pyspiel.registered_names():
        kind = game_type(rules, encoding)

        class Registered(SaltseaGame):
            """The game with these rules: OpenSpiel makes it from parameters alone."""

            def __init__(self, given: dict[str, Any] | None = None) -> None:
                super().__init__(rules, encoding, kind, given or {})

        pyspiel.register_game(kind, Registered)
    return name


def loaded(name: str, parameters: dict[str, Value]) -> pyspiel.Game:
    """The game of this name, which this process may not know yet."""
    if name not in pyspiel.registered_names():
        import_module(MAKER).register_openspiel()
    return pyspiel.load_game(name, parameters)


def load(rules: AnyRules, players: int) -> SaltseaGame:
    """The game with these very rules for so many players, with the options that a table has if it is told nothing. It
    is not registered: a name is registered once, and would then have no numbers, and these rules, for everybody."""
    return SaltseaGame(rules, None, game_type(rules, None), {PLAYERS: players})
