"""Many games at once, stepped inside the compiled code into buffers that are made once.

Who steps them sees the buffers themselves as arrays: a step makes no object outside the engine and copies nothing.
Each game shows what the seat that it asks knows and may do. A game that ends begins anew at once."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from saltsea.kernel.chance import QuickDealer
from saltsea.kernel.decisions import Decisions
from saltsea.kernel.dice import Dice
from saltsea.kernel.encoding import Encoding, empty_cells
from saltsea.kernel.nouns import Action
from saltsea.kernel.options import Options

GOES_ON: Final = 0
ENDED: Final = 1
CUT_OFF: Final = 2
"""The game was longer than its caller wanted."""
NO_LIMIT: Final = 1 << 60


class Batch:
    """So many games of one kind. Who steps them calls `check`, sets observations and masks to 0, and calls `step`."""

    number: i64
    width: i64
    actions: i64
    players: i64
    longest: i64

    def __init__(
        self, encoding: Encoding[Any], number: int, players: int, options: Options, dice: Dice, longest: int
    ) -> None:
        self.encoding = encoding
        self.number = number
        self.width = encoding.size
        self.actions = encoding.actions
        self.players = players
        self.options = options
        self.dice = dice
        self.longest = longest
        self.observations: vec[u8] = empty_cells(self.number * self.width)
        self.masks: vec[u8] = empty_cells(self.number * self.actions)
        self.seats: vec[u8] = empty_cells(self.number)
        self.last_observations: vec[u8] = empty_cells(self.number * self.width)
        """Where a game has ended, what was known of its last position; other rows are older."""
        self.last_seats: vec[u8] = empty_cells(self.number)
        """Who knew that."""
        self.ends: vec[u8] = empty_cells(self.number)
        self.rewards: vec[float] = vec[float]([0.0] * (number * players))
        self.chosen: vec[i32] = vec[i32]([0] * number)
        self.lengths: vec[i64] = vec[i64]([0] * number)
        self.games: list[Decisions] = []
        self.legal: list[list[Action]] = []

    def begin(self) -> None:
        """Deal all games. Their buffers are 0 before."""
        self.games = [self._dealt() for _ in range(self.number)]
        self.legal = [[] for _ in range(self.number)]
        for place in range(self.number):
            self.lengths[place] = 0
            self._show(place)

    def check(self) -> None:
        """Refuse a step if one of the games may not take what `chosen` says."""
        for place in range(self.number):
            self._check(place)

    def step(self) -> None:
        """Let every game take what `chosen` says, and write what its next seat knows and may do. Observations and masks
        are 0 before. One game after the other, because a game at hand is quicker than one to be fetched again."""
        for place in range(self.number):
            self._advance(place)
            self._show(place)

    def sample(self) -> None:
        """Choose a random legal action in every game, as a player who knows nothing."""
        waiting: i64 = self.encoding.waiting
        for place in range(self.number):
            legal = self.legal[place]
            most = len(legal) + (1 if self.games[place].may_wait() else 0)
            drawn = self.dice.below(most)
            number: i64 = waiting if drawn == len(legal) else legal[drawn].number
            self.chosen[place] = i32(number)

    def _dealt(self) -> Decisions:
        return Decisions(self.encoding, self.players, self.options, QuickDealer(self.dice.fork()))

    def _check(self, place: i64) -> None:
        number: i64 = i64(self.chosen[place])
        if not self._is_legal(place, number):
            raise ValueError(f"action {number} is not legal in game {place}")

    def _is_legal(self, place: i64, number: i64) -> bool:
        """Whether it was offered. The mask says so too, but others may have written there."""
        if number == self.encoding.waiting:
            return self.games[place].may_wait()
        return any(action.number == number for action in self.legal[place])

    def _advance(self, place: i64) -> None:
        game = self.games[place]
        seat: i64 = game.seat
        game.choose(i64(self.chosen[place]))
        self.lengths[place] += 1
        self._judge(place, game, seat)

    def _judge(self, place: i64, game: Decisions, seat: i64) -> None:
        """Write rewards and ends; a game that is over makes room for the next. The seat has decided last."""
        end: i64 = ENDED if game.is_over() else CUT_OFF if self.lengths[place] >= self.longest else GOES_ON
        if end or self.ends[place]:
            won = game.rewards()
            for player in range(self.players):
                self.rewards[place * self.players + player] = won[player]
        self.ends[place] = u8(end)
        if end:
            self._keep_last(place, game, seat if game.is_over() else game.seat)
            self.games[place] = self._dealt()
            self.lengths[place] = 0

    def _keep_last(self, place: i64, game: Decisions, seat: i64) -> None:
        """Write what the seat knows of the position in which a game ends."""
        start: i64 = place * self.width
        cell: i64 = start
        while cell < start + self.width:
            self.last_observations[cell] = 0
            cell += 1
        self.last_seats[place] = u8(seat)
        self.encoding.write(game.state, seat, self.last_observations, start)

    def _show(self, place: i64) -> None:
        game = self.games[place]
        self.legal[place] = game.write_legal(self.masks, place * self.actions)
        self.seats[place] = u8(game.seat)
        self.encoding.write(game.state, game.seat, self.observations, place * self.width)
