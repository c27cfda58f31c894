"""A game as a row of decisions, one seat after the other: what environments for learning programs step through.

In real time no clock is read. At a moment of the game's own time each seat that has something to decide is asked in
turn, and may also wait. When all of them wait, time jumps to the next deadline."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from saltsea.kernel.chance import Dealer
from saltsea.kernel.encoding import Encoding
from saltsea.kernel.nouns import Action, Outcome, State
from saltsea.kernel.options import Options
from saltsea.kernel.reward import rewards_of
from saltsea.kernel.rules import Rules
from saltsea.kernel.seat import Millis, Seats
from saltsea.kernel.step import Trace, act, run_out, settle

NOBODY: Final = -1


class Decisions:
    """One game in progress and the seat that is asked."""

    seat: i64

    def __init__(self, encoding: Encoding[Any], players: int, options: Options, dealer: Dealer) -> None:
        rules: Rules[Any] = encoding.rules
        self.rules = rules
        self.encoding = encoding
        self.players = players
        self.dealer = dealer
        self.trace = Trace()
        self.state: State = rules.setup(players, options)
        self.now: Millis = 0
        self.waited: Seats = 0
        """The seats that wait for something to happen."""
        self.seat = NOBODY
        self.outcome: Outcome | None = None
        self.offered: list[Action] | None = None
        """What `write_legal` has said that the seat may do."""
        settle(rules, self.state, dealer, self.trace)
        self._ask()

    def is_over(self) -> bool:
        return self.seat == NOBODY

    def legal(self) -> list[Action]:
        """What the seat that is asked may do; it may also wait, if `may_wait` says so."""
        return self.encoding.offered(self.state, self.seat)

    def may_wait(self) -> bool:
        """Whether something will happen without the seat."""
        return self.rules.next_deadline(self.state) is not None

    def write_legal(self, into: vec[u8], at: i64) -> list[Action]:
        """Write 1 for every number that the seat may choose, from this cell on. The cells are 0 before."""
        legal = self.legal()
        self.offered = legal
        for action in legal:
            number: i64 = action.number
            into[at + number] = 1
        if self.may_wait():
            into[at + self.encoding.waiting] = 1
        return legal

    def show(self, into: vec[u8]) -> None:
        """Write what the seat that is asked knows, and in the cells after that what it may choose. All are 0 before."""
        self.encoding.write(self.state, self.seat, into, 0)
        self.write_legal(into, self.encoding.size)

    def rewards(self) -> list[float]:
        """What the game has brought each seat so far."""
        return rewards_of(self.rules, self.outcome, self.players)

    def choose(self, number: i64) -> None:
        """Let the seat do what has this number. Trusts the caller: `write_legal` said so."""
        if number == self.encoding.waiting:
            self.wait()
        else:
            self.take(self.rules.vocabulary.actions[number])

    def choose_legal(self, number: i64) -> bool:
        """Do the same if the seat may, and say whether it has."""
        if self.seat == NOBODY:
            return False
        if number == self.encoding.waiting:
            return self._wait_if_legal()
        for action in self.legal() if self.offered is None else self.offered:
            if action.number == number:
                self.take(action)
                return True
        return False

    def _wait_if_legal(self) -> bool:
        if not self.may_wait():
            return False
        self.wait()
        return True

    def take(self, action: Action) -> None:
        """Let the seat that is asked do this. Trusts the caller: it is one of `legal`."""
        self.take_from(self.seat, action)

    def take_from(self, seat: i64, action: Action) -> None:
        """Let any seat do this that may, asked or not: in real time nobody has to."""
        act(self.rules, self.state, seat, action, self.now, self.dealer, self.trace)
        self.waited = 0
        self._ask()

    def wait(self) -> None:
        """Let the seat wait. Trusts the caller: `may_wait` said so."""
        bit: i64 = 1 << self.seat
        self.waited |= bit
        self._ask()

    def let_time_pass(self) -> None:
        """Let everybody wait; where nothing is to come, nothing happens."""
        if self.seat != NOBODY and self.may_wait():
            self._pass_time()
            self._ask()

    def _ask(self) -> None:
        """Find the next seat that has something to decide; let time pass while there is none."""
        self.offered = None
        while not self._has_ended():
            asked: i64 = self.encoding.asked(self.state) & ~self.waited
            if asked:
                self.seat = next_after(self.seat, asked)
                return
            self._pass_time()
        self.seat = NOBODY

    def _has_ended(self) -> bool:
        self.outcome = self.rules.outcome(self.state)
        return self.outcome is not None

    def _pass_time(self) -> None:
        deadline = self.rules.next_deadline(self.state)
        if deadline is None:
            raise RuntimeError(f"{self.rules.name}: no seat is asked, and nothing is to come")
        run_out(self.rules, self.state, deadline, self.dealer, self.trace)
        self.now = deadline
        self.waited = 0


def next_after(seat: i64, seats: i64) -> i64:
    """The first seat of a set, counted from the one after this seat around the table."""
    later: i64 = seats >> (seat + 1) << (seat + 1)
    wanted: i64 = later if later else seats
    found: i64 = 0
    while not wanted & 1:
        wanted >>= 1
        found += 1
    return found
