"""Records: a header, one line per command, and an end, each line sealed to the one before.

To watch a game, fold its events; to verify it, run its commands again (replay.py). Here are the values, what they
hold, and the way back to an earlier line; record_file.py turns them into bytes and back."""

from collections.abc import Iterator
from hashlib import blake2b
from json import JSONEncoder
from typing import Final, cast

from saltsea.kernel.chance import Answer
from saltsea.kernel.nouns import Action, Event, Outcome
from saltsea.kernel.options import Options
from saltsea.kernel.rules import Rules, S
from saltsea.kernel.seat import Millis, Seat
from saltsea.kernel.vocabulary import Plain

FORMAT: Final = 1
MOST_LINES: Final = 1 << 31
"""More than any game has: an undo that names a later line is none."""


class SetUp(Action):
    """The table's first command: setup and deal."""


class TimeUp(Action):
    """The table's own command: a deadline has come."""


class Undo(Action):
    """Return to the state after an earlier line. Never in a game's list: it is about the record, not about the game."""

    def __init__(self, to: int) -> None:
        self.to = to


class TakeBack(Undo):
    """An undo that the other players agreed to: over their steps, and over what chance has shown."""


class Resign(Action):
    """A seat gives up the game, and its rival wins."""


class Abandon(Action):
    """The players end the game together before its own end, without a winner."""


def undo_of(plain: Plain) -> Undo | None:
    """The undo of this form, or None: a client may have sent anything."""
    to = plain.get("to")
    if plain.get("kind") != "Undo" or len(plain) != 2 or not isinstance(to, int) or isinstance(to, bool):
        return None
    if not 0 <= to < MOST_LINES:
        return None
    return Undo(to)


class Earlier:
    """A seed that dealt the lines of a game before this one was forked from it: its last line, its seal, and itself
    if it is known."""

    def __init__(self, last: int, seal: str, seed: str | None) -> None:
        self.last = last
        self.seal = seal
        self.seed = seed


class Header:
    """What a game was started with. The seal is there from the start, the seed once the game is over."""

    def __init__(
        self,
        game: str,
        rules: int,
        vocabulary: int,
        content: str,
        players: int,
        options: Options,
        seal: str,
        seed: str | None,
        shared: str | None,
        forked: list[Earlier],
    ) -> None:
        self.game = game
        self.rules = rules
        self.vocabulary = vocabulary
        self.content = content
        self.players = players
        self.options = options
        self.seal = seal
        self.seed = seed
        self.shared = shared
        """The day of a seed that everybody plays with; its record shows the seed when the day is over."""
        self.forked = forked

    def inherited(self) -> int:
        """How many of its first lines were played in the game that this one was forked from."""
        return self.forked[-1].last + 1 if self.forked else 0

    def with_seed(self, seed: str | None) -> "Header":
        """The same header, showing this seed or none."""
        return Header(
            self.game,
            self.rules,
            self.vocabulary,
            self.content,
            self.players,
            self.options,
            self.seal,
            seed,
            self.shared,
            self.forked,
        )


class Line:
    """One command and all that it caused."""

    def __init__(
        self,
        number: int,
        at: Millis,
        seat: Seat,
        action: Action,
        token: str,
        answers: list[Answer],
        events: list[Event],
        state: str,
    ) -> None:
        self.number = number
        self.at = at
        self.seat = seat
        self.action = action
        self.token = token
        self.answers = answers
        self.events = events
        self.hash = state


class Record:
    """A game as it was played so far. `outcome` is there exactly when it is over."""

    def __init__(self, header: Header, lines: list[Line], outcome: Outcome | None) -> None:
        self.header = header
        self.lines = lines
        self.outcome = outcome


def ends_early(line: Line) -> bool:
    """Whether the players ended the game by this line, before its own end."""
    return isinstance(line.action, (Resign, Abandon))


def outcome_after(rules: Rules[S], state: S, line: Line) -> Outcome | None:
    """The outcome after a line: the game's own, or that of players who end it early."""
    if not ends_early(line):
        return rules.outcome(state)
    standing = rules.standing(state)
    if isinstance(line.action, Resign):
        rivals = [seat for seat in range(len(standing.scores)) if seat != line.seat]
        return Outcome("table.T28", rivals, standing.scores, standing.turns)
    return Outcome("table.T29", [], standing.scores, standing.turns)


_CANONICAL: Final = JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, check_circular=False)


def canonical(value: object) -> str:
    """Canonical JSON: names sorted, no spaces, no needless escapes."""
    return _CANONICAL.encode(value)


def state_hash(rules: Rules[S], state: S) -> str:
    """The hash of the game's facts, independent of the State's layout in memory."""
    return hash_of_facts(canonical(rules.snapshot(state)).encode())


def hash_of_facts(facts: bytes) -> str:
    """The hash of a State's facts in canonical JSON."""
    return blake2b(facts, digest_size=16, person=b"saltsea state").hexdigest()


def lines_in_force(lines: list[Line], last: int) -> list[Line]:
    """The lines that still count after line `last`, undone ones left out."""
    kept: list[Line] = []
    number = last
    while number >= 0:
        action = lines[number].action
        if isinstance(action, Undo):
            number = action.to
        else:
            kept.append(lines[number])
            number -= 1
    kept.reverse()
    return kept


def laid_out(rules: Rules[S], header: Header) -> S:
    """The State before any chance. An option that is newer than the record has its default."""
    return rules.setup(header.players, header.options)


def fold(rules: Rules[S], header: Header, lines: list[Line], last: int) -> S:
    """The State after line `last`, from events alone: no rule is asked."""
    state = laid_out(rules, header)
    for line in lines_in_force(lines, last):
        for event in line.events:
            rules.evolve(state, event)
    return state


def states_after(rules: Rules[S], header: Header, lines: list[Line]) -> Iterator[tuple[Line, S]]:
    """Every line with the State after it, from events alone. It is the same State, written on: look before the next.
    States that a later undo returns to are kept, so that each event is applied once."""
    targets = {line.action.to for line in lines if isinstance(line.action, Undo)}
    kept: dict[int, S] = {}
    state = laid_out(rules, header)
    for line in lines:
        if isinstance(line.action, Undo):
            state = cast(S, kept[line.action.to].copy())
        for event in line.events:
            rules.evolve(state, event)
        if line.number in targets:
            kept[line.number] = cast(S, state.copy())
        yield line, state
