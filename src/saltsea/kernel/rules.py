"""`Rules`: the interface of a game. It has immutable content and no game in progress.

The loop in step.py calls these; a game implements them in the modules of its rulebook's chapters."""

from typing import Any, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from saltsea.kernel.belief import Belief
from saltsea.kernel.chance import Chance
from saltsea.kernel.nouns import Action, Event, Observation, Outcome, Public, Refusal, State
from saltsea.kernel.options import Option, Options
from saltsea.kernel.seat import Millis, Seat, Seats
from saltsea.kernel.vocabulary import Plain, Vocabulary

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """A game as immutable content and functions."""

    name: str
    version: int
    """Raised when the same commands may lead to another result."""
    content: str
    """Hash of the content data: the values that a table may exchange."""
    vocabulary: Vocabulary
    options: list[Option]
    fewest: int
    most: int
    crew: bool = False
    """Whether the players win or lose together: then no player resigns alone."""

    def check_table(self, players: int, options: Options) -> Refusal | None:
        """The refusal of this number of players with these options, if any. Each option is already valid by itself."""
        return None

    def check_idle(self, players: int, options: Options) -> Refusal | None:
        """The refusal of an option that does nothing with so many players. Only new tables are asked: a record that
        was played with one stays valid."""
        return None

    def setup(self, players: int, options: Options) -> S:
        """The table before any chance: `chance` asks for what must be dealt."""
        raise NotImplementedError

    def waiting_on(self, state: S) -> Seats:
        """The seats that may act now. Several in real time, none once the game is over."""
        raise NotImplementedError

    def legal(self, state: S, seat: Seat) -> list[Action]:
        """Exactly the actions that `check` does not refuse now."""
        raise NotImplementedError

    def check(self, state: S, seat: Seat, action: Action, at: Millis) -> Refusal | None:
        """The refusal of the first rule that forbids this, or None. It changes nothing."""
        raise NotImplementedError

    def decide(self, state: S, seat: Seat, action: Action, at: Millis) -> Event:
        """The direct event of a legal action."""
        raise NotImplementedError

    def consequence(self, state: S) -> Event | None:
        """The next automatic event: the first entry of the ordered table of consequences that applies."""
        raise NotImplementedError

    def chance(self, state: S) -> Chance | None:
        """The chance that must be answered before the game goes on."""
        raise NotImplementedError

    def drawn(self, state: S, chance: Chance, got: list[int]) -> Event:
        """The event of an answer."""
        raise NotImplementedError

    def evolve(self, state: S, event: Event) -> None:
        """Write an event into the State: the only writer, and it decides nothing."""
        raise NotImplementedError

    def next_deadline(self, state: S) -> Millis | None:
        """The next deadline."""
        return None

    def time_up(self, state: S, at: Millis) -> Event:
        """The event of a reached deadline."""
        raise NotImplementedError

    def observe(self, state: S, seat: Seat) -> Observation:
        """The observation of one seat, built as a whitelist."""
        raise NotImplementedError

    def observe_beside(self, state: S, seat: Seat, public: Public) -> Observation:
        """The same, where what all see of this state is known already: a game need not build it again."""
        observation = self.observe(state, seat)
        observation.public = public
        return observation

    def mask(self, event: Event, seat: Seat) -> Event | None:
        """What this seat may know of an event: all, a part, or None."""
        raise NotImplementedError

    def belief(self, observation: Observation) -> Belief:
        """The belief of a seat, made once per decision."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """The outcome, once the game is over."""
        raise NotImplementedError

    def standing(self, state: S) -> Outcome:
        """What the outcome would be if the game ended here: players who end it early have these scores."""
        raise NotImplementedError

    def snapshot(self, state: S) -> Plain:
        """The canonical list of game facts: what a hash is taken of, and enough to go on from."""
        raise NotImplementedError

    def restore(self, snapshot: Plain) -> S:
        """The State that these facts describe."""
        raise NotImplementedError

    def take_back(self, now: S, then: S, seat: Seat) -> Refusal | None:
        """The refusal of an undo from `now` to `then`. Called only for its own steps without chance between."""
        raise NotImplementedError

    def upcast(self, version: int, event: Plain) -> Plain:
        """An event of an older vocabulary in the words of the present one."""
        return event


AnyRules: TypeAlias = Rules[Any]
