"""A match: one game in progress with its record. Simulations and the server's tables drive it the same way.

It reads no clock: the caller says when. A command that comes twice with the same token is done once."""

from bisect import bisect_right
from collections.abc import Callable
from operator import index
from typing import Any, Final

from saltsea.kernel.chance import Dealer, SealedDealer, seal
from saltsea.kernel.nouns import Action, Outcome, Refusal, State, refuse
from saltsea.kernel.options import Options, check_options, filled_in
from saltsea.kernel.record import (
    Abandon,
    Earlier,
    Header,
    Line,
    Record,
    Resign,
    SetUp,
    TakeBack,
    TimeUp,
    Undo,
    ends_early,
    fold,
    laid_out,
    outcome_after,
    state_hash,
)
from saltsea.kernel.rules import Rules
from saltsea.kernel.seat import TABLE, Millis, Seat, Seats
from saltsea.kernel.step import MOST_FOLLOW_UPS, FullTrace, act, run_out, settle
from saltsea.kernel.tokens import Tokens
from saltsea.kernel.undo_bases import UndoBase
from saltsea.kernel.written_lines import WrittenLines

NO_TOKEN: Final = ""


class Match(WrittenLines):
    """Rules, State, dealer and lines. Make one with `start`, `resume` or `fork`."""

    def __init__(self, rules: Rules[Any], header: Header, dealer: Dealer, seed: str) -> None:
        super().__init__(rules, header)
        self.dealer = dealer
        self.seed = seed
        self.hashing = True
        """Off only for thousands of games without records: a hash per line takes half the time."""
        self.hash_of: Callable[[Rules[Any], Any], str] = state_hash
        """What names a State in the record. A server has a faster way to the same text."""
        self.done = Tokens()
        self.state: Any = laid_out(rules, header)

    def drop(self, count: int) -> list[Line]:
        """Forget all lines but the first so many, at least those that were stored; returns the others."""
        first = count - len(self.packed)
        dropped = self.recent[first:]
        del self.recent[first:]
        self.forget()
        for line in dropped:
            self.done.discard(_key(line.seat, line.token))
        return dropped

    def now(self) -> Millis:
        """The time of the last line: no command may come before it."""
        return self.recent[-1].at if self.recent else 0

    def is_over(self) -> bool:
        return self.ended_early() or self.rules.outcome(self.state) is not None

    def ended_early(self) -> bool:
        """Whether a player resigned, or all agreed to end the game."""
        return bool(self.recent) and ends_early(self.recent[-1])

    def outcome(self) -> Outcome | None:
        """The outcome, once the game is over by its own rules or was ended early."""
        return outcome_after(self.rules, self.state, self.recent[-1]) if self.recent else None

    def waiting_on(self) -> Seats:
        """The seats that may act now."""
        return 0 if self.ended_early() else self.rules.waiting_on(self.state)

    def submit(self, seat: Seat, action: Action, at: Millis, token: str = NO_TOKEN) -> Refusal | int:
        """Pass time, check the action, do it. Returns the line's number, or the refusal."""
        # The compiled engine takes nothing but whole numbers; plain Python would write True and 5.0 into the record.
        seat, at = index(seat), index(at)
        self._check_stamp(at)
        known = self.done.get(_key(seat, token)) if token else None
        if known is not None:
            return known
        self.look(at)
        refusal = self.check(seat, action, at)
        if refusal is not None:
            return refusal
        return self._carry_out(seat, action, at, token)

    def look(self, at: Millis) -> None:
        """Let every deadline up to now act, each at its own time. Looking when none is due changes nothing."""
        self._check_stamp(at)
        at_once = 0
        deadline = self.rules.next_deadline(self.state)
        while deadline is not None and deadline <= at and not self.is_over():
            at_once = at_once + 1 if deadline == self.now() else 0
            if at_once > MOST_FOLLOW_UPS:
                raise RuntimeError(f"{self.rules.name}: time stands still at {deadline} ms")
            self.pass_deadline(deadline)
            deadline = self.rules.next_deadline(self.state)

    def pass_deadline(self, deadline: Millis) -> None:
        """Let the deadline that is next act: one line, even if others are due at the same moment."""
        self._check_stamp(deadline)
        trace = FullTrace()
        run_out(self.rules, self.state, deadline, self.dealer, trace)
        self._write(deadline, TABLE, TimeUp(), NO_TOKEN, trace)

    def check(self, seat: Seat, action: Action, at: Millis) -> Refusal | None:
        """Why this action is refused now, or None. It changes nothing."""
        refusal = check_seat(self, seat) or check_running(self)
        if refusal is not None:
            return refusal
        if isinstance(action, TakeBack):
            return check_take_back(self, seat, action)
        if isinstance(action, Undo):
            return check_undo(self, seat, action)
        if isinstance(action, Resign):
            return check_resign(self)
        return None if isinstance(action, Abandon) else self.rules.check(self.state, seat, action, at)

    def after(self, line: int) -> Any:  # noqa: ANN401 (any game's)
        """The State after a line: from the last steps if it is one of them, else folded from the record."""
        known = self.bases.after(self.rules, line)
        return fold(self.rules, self.header, self.lines, line) if known is None else known

    def keep_base(self, before: State) -> None:
        """Keep the State before the line that was just written, where a seat's steps begin: they may be taken back."""
        line = self.recent[-1]
        if line.number == 0 or isinstance(line.action, Undo) or self.bases.last_line(line.number) is not None:
            return
        earlier = self.in_force_at(line.number - 1)
        if earlier.answers or earlier.seat != line.seat:
            self.bases.push(line, earlier, before)

    def record(self) -> Record:
        """The record so far; it has the seed once the game is over, unless other crews still use that seed."""
        if not self.hashing:
            raise RuntimeError("this match was played without hashes and has no record")
        outcome = self.outcome()
        seed = self.seed if outcome is not None and self.header.shared is None else None
        return Record(self.header.with_seed(seed), self.lines[:], outcome)

    def refold(self) -> None:
        """Rebuild State and dealer from the record, after a step that failed half way and may have asked chance."""
        self.state = fold(self.rules, self.header, self.lines, self.count() - 1)
        if isinstance(self.dealer, SealedDealer):
            self.dealer.recount(self._asked())

    def set_up(self) -> None:
        """Write line 0: setup and deal."""
        trace = FullTrace()
        settle(self.rules, self.state, self.dealer, trace)
        self._write(0, TABLE, SetUp(), NO_TOKEN, trace)

    def _asked(self) -> list[str]:
        """Every question that this match's own seed has answered, not those of a game that it was forked from."""
        own = self.lines[self.header.inherited() :]
        return [answer.name for line in own for answer in line.answers]

    def _carry_out(self, seat: Seat, action: Action, at: Millis, token: str) -> int:
        trace = FullTrace()
        if isinstance(action, Undo):
            self.state = self.after(action.to)
        elif not isinstance(action, (Resign, Abandon)):
            act(self.rules, self.state, seat, action, at, self.dealer, trace)
        return self._write(at, seat, action, token, trace)

    def _check_stamp(self, at: Millis) -> None:
        """Checked before anything changes: a caller that dates a command before the last line has made a mistake."""
        if at < self.now():
            raise ValueError(f"line {self.count()} at {at} ms comes before the last at {self.now()} ms")

    def _write(self, at: Millis, seat: Seat, action: Action, token: str, trace: FullTrace) -> int:
        number = self.count()
        name = self.hash_of(self.rules, self.state) if self.hashing else ""
        self.add(Line(number, at, seat, action, token, trace.answers, trace.events, name))
        if token:
            self.done.add(_key(seat, token), number)
        return number


def check_seat(match: Match, seat: Seat) -> Refusal | None:
    """table.T7: only the seats of the table act."""
    if not 0 <= seat < match.header.players:
        return refuse("table.T7", "refusal-table-no-such-seat", seat=seat)
    return None


def check_running(match: Match) -> Refusal | None:
    """table.T1: once the game is over no seat acts any more."""
    if match.is_over():
        return refuse("table.T1", "refusal-table-over")
    return None


def check_undo(match: Match, seat: Seat, undo: Undo) -> Refusal | None:
    """Every rule about undo, the table's before the game's."""
    refusal = check_target(match, undo) or check_own_steps(match, seat, undo) or check_no_news(match, undo)
    if refusal is not None:
        return refusal
    return match.rules.take_back(match.state, match.after(undo.to), seat)


def check_target(match: Match, undo: Undo) -> Refusal | None:
    """table.T2: an undo names an earlier line that still counts."""
    in_force = match.in_force()
    place = bisect_right(in_force, undo.to)
    if place in (0, len(in_force)) or in_force[place - 1] != undo.to:
        return refuse("table.T2", "refusal-table-no-such-line", line=undo.to)
    return None


def check_own_steps(match: Match, seat: Seat, undo: Undo) -> Refusal | None:
    """table.T3: only one's own steps can be taken back."""
    for line in _since(match, undo):
        if match.seat_of(line) != seat:
            return refuse("table.T3", "refusal-table-not-your-steps", line=line)
    return None


def check_no_news(match: Match, undo: Undo) -> Refusal | None:
    """table.T4: what chance has shown cannot be unseen."""
    for line in _since(match, undo):
        if match.has_answers(line):
            return refuse("table.T4", "refusal-table-already-seen", line=line)
    return None


def check_resign(match: Match) -> Refusal | None:
    """table.T28: in a game of two rivals each of them may resign, and the other one wins."""
    if match.header.players != 2 or match.rules.crew:
        return refuse("table.T28", "refusal-table-no-resigning")
    return None


def check_take_back(match: Match, seat: Seat, back: TakeBack) -> Refusal | None:
    """table.T30: by consent a seat takes back everything since the beginning of its last turn, in a game of rivals."""
    if match.rules.crew or back.to != take_back_line(match, seat):
        return refuse("table.T30", "refusal-table-nothing-to-take-back")
    return None


def take_back_line(match: Match, seat: Seat) -> int | None:
    """The line before the last steps in a row of this seat; None if it has not acted yet."""
    in_force = match.in_force()
    place = len(in_force) - 1
    while place >= 0 and match.seat_of(in_force[place]) != seat:
        place -= 1
    while place > 0 and match.seat_of(in_force[place - 1]) == seat:
        place -= 1
    return in_force[place - 1] if place > 0 else None


class UndoTarget:
    """A line that a seat may return to, and the State after it."""

    def __init__(self, line: int, state: Any) -> None:  # noqa: ANN401 (any game's)
        self.line = line
        self.state = state


def undo_targets(match: Match, seat: Seat) -> list[UndoTarget]:
    """Every line that this seat may return to now, the nearest first. What `check_undo` says line by line is asked here
    of all at once: the game is folded one time at most, and not at all from a known base."""
    found: list[UndoTarget] = []
    if check_seat(match, seat) is not None or check_running(match) is not None:
        return found
    base = _base_of(match, seat)
    if base is None:
        return found
    rules, own = match.rules, base.lines
    state: Any = base.state.copy()
    for place in range(len(own) - 1):
        for event in own[place].events if place > 0 else []:
            rules.evolve(state, event)
        if rules.take_back(match.state, state, seat) is None:
            found.append(UndoTarget(own[place].number, state.copy()))
    found.reverse()
    return found


def _base_of(match: Match, seat: Seat) -> UndoBase | None:
    """Where the last steps of a seat began that chance did not answer (T3, T4); None if the last step is no such one.
    One that is not known is folded from the whole game, once."""
    last = match.last_in_force()
    if last.number == 0 or last.seat != seat or last.answers:
        return None
    if match.bases.of(seat, last) is None:
        own = _own_steps(match, last)
        match.bases.begin(own, match.after(own[0].number))
    return match.bases.of(seat, last)


def _own_steps(match: Match, line: Line) -> list[Line]:
    """The line after which there are only steps of one seat without an answer of chance, and these steps."""
    found, seat = [line], line.seat
    while line.number > 0 and line.seat == seat and not line.answers:
        line = match.in_force_at(line.number - 1)
        found.append(line)
    found.reverse()
    return found


def undo_lines(match: Match, seat: Seat) -> list[int]:
    """The lines that this seat may return to, the nearest first."""
    return [target.line for target in undo_targets(match, seat)]


def start(rules: Rules[Any], players: int, chosen: Options, seed: bytes, shared: str | None = None) -> Match | Refusal:
    """A new match with its cards dealt, or the refusal of this table."""
    refusal = check_table(rules, players, chosen)
    if refusal is not None:
        return refusal
    options = filled_in(rules.options, chosen)
    header = Header(
        rules.name,
        rules.version,
        rules.vocabulary.version,
        rules.content,
        players,
        options,
        seal(seed),
        None,
        shared,
        [],
    )
    match = Match(rules, header, SealedDealer(seed), seed.hex())
    match.set_up()
    return match


def check_table(rules: Rules[Any], players: int, chosen: Options) -> Refusal | None:
    """Every rule about players and options, the table's before the game's."""
    refusal = check_players(rules, players) or check_options(rules.options, chosen)
    return refusal or rules.check_table(players, filled_in(rules.options, chosen))


def check_new_table(rules: Rules[Any], players: int, chosen: Options) -> Refusal | None:
    """The same, and what is refused of new tables alone: options that do nothing there."""
    return check_table(rules, players, chosen) or rules.check_idle(players, filled_in(rules.options, chosen))


def check_players(rules: Rules[Any], players: int) -> Refusal | None:
    """table.T6: a game has its own fewest and most players."""
    if players < rules.fewest or players > rules.most:
        return refuse("table.T6", "refusal-table-players", players=players, fewest=rules.fewest, most=rules.most)
    return None


def resume(rules: Rules[Any], record: Record, seed: bytes) -> Match:
    """Resume a game from its record, of the store or of a saved game."""
    if seal(seed) != record.header.seal:
        raise ValueError("this seed does not fit the record's seal")
    match = Match(rules, record.header, SealedDealer(seed), seed.hex())
    match.lines = record.lines[:]
    for line in record.lines:
        if line.token:
            match.done.add(_key(line.seat, line.token), line.number)
    match.refold()
    return match


def fork(rules: Rules[Any], record: Record, line: int, seed: bytes) -> Match:
    """A new game that starts at a line of another one, with a seed of its own."""
    if not 0 <= line < len(record.lines):
        raise ValueError(f"there is no line {line} to go on from")
    old = record.header
    earlier = [past for past in old.forked if past.last < line]
    last_seal = old.seal if len(earlier) == len(old.forked) else old.forked[len(earlier)].seal
    last_seed = old.seed if len(earlier) == len(old.forked) else old.forked[len(earlier)].seed
    forked = [*earlier, Earlier(line, last_seal, last_seed)]
    header = Header(
        old.game, old.rules, old.vocabulary, old.content, old.players, old.options, seal(seed), None, None, forked
    )
    return resume(rules, Record(header, record.lines[: line + 1], None), seed)


def reveal(record: Record, seed: bytes) -> Record:
    """A record whose shared seed may now be shown: its day has ended, says the caller, who has a clock."""
    if record.outcome is None or seal(seed) != record.header.seal:
        raise ValueError("only a finished game shows its seed, and only the seed that fits its seal")
    return Record(record.header.with_seed(seed.hex()), record.lines, record.outcome)


def _since(match: Match, undo: Undo) -> list[int]:
    """The lines in force that an undo would drop."""
    in_force = match.in_force()
    return list(in_force[bisect_right(in_force, undo.to) :])


def _key(seat: Seat, token: str) -> str:
    return f"{seat} {token}"
