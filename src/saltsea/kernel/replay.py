"""Replays: watch a record by folding its events, verify it by running its commands again.

Watching survives a change of rules; verifying is the alarm that one happened, or that the record is forged."""

from collections.abc import Callable
from typing import Any

from saltsea.kernel.chance import SEED_BYTES, Dealer, RecordedDealer, SealedDealer, seal
from saltsea.kernel.match import Match, check_table
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record import Header, Line, Record, SetUp, TimeUp, canonical, fold
from saltsea.kernel.record_file import BadRecordError, plain_line, plain_outcome
from saltsea.kernel.rules import Rules, S
from saltsea.kernel.seat import Millis
from saltsea.kernel.strict_json import short


def watch(rules: Rules[S], record: Record, last: int) -> S:
    """The State after line `last`. Folding asks no rule, so forged events may break anything."""
    try:
        return fold(rules, record.header, record.lines, last)
    except Exception as error:
        raise BadRecordError(last + 2, f"its events cannot have happened: {error}") from error


def verify(rules: Rules[Any], record: Record, progress: Callable[[int], None]) -> None:
    """Silent if seed, commands, chance, events, hashes and outcome all agree; else `BadRecordError` names the line."""
    _check_header(rules, record)
    _check_seed_shown(record)
    _run_all_again(rules, record, record.header, progress)


def verify_running(rules: Rules[Any], record: Record, seed: str, progress: Callable[[int], None]) -> None:
    """The same for a game that goes on: its seed is still a secret, and no part of its record."""
    _check_header(rules, record)
    if record.outcome is not None or record.header.seed is not None:
        raise BadRecordError(1, "this game is over")
    sealed = record.header.with_seed(seed)
    _check_seeds(sealed)
    _run_all_again(rules, record, sealed, progress)


def _run_all_again(rules: Rules[Any], record: Record, sealed: Header, progress: Callable[[int], None]) -> None:
    match = Match(rules, record.header, RecordedDealer([]), "")
    dealers = _Dealers(sealed)
    for line in record.lines:
        match.dealer = dealers.dealer_for(line)
        _run_again(match, line)
        _compare(rules, match, line)
        progress(line.number)
    _check_outcome(match, record)


def _check_header(rules: Rules[Any], record: Record) -> None:
    header = record.header
    if header.rules != rules.version:
        raise BadRecordError(1, f"played by rules version {header.rules}; these are {rules.version}: watch it instead")
    if header.content != rules.content:
        played, these = header.content or "none", rules.content or "none"
        told = f"played with other content values ({played}) than these ({these})"
        raise BadRecordError(1, f"{told}: verify it with those, or watch it instead")
    if not record.lines or not isinstance(record.lines[0].action, SetUp):
        raise BadRecordError(2, "a record begins with its set-up")
    _check_table(rules, header)
    _check_seeds(header)


def _check_seed_shown(record: Record) -> None:
    """A seed is shown exactly when the game is over, unless others still play from the same one."""
    header = record.header
    if header.seed is not None and record.outcome is None:
        raise BadRecordError(1, "the seed is shown although the game is not over")
    if header.seed is None and record.outcome is not None and header.shared is None:
        raise BadRecordError(1, "the game is over and the seed is not shown")


def _check_table(rules: Rules[Any], header: Header) -> None:
    """Check players and options. They may be forged, so the game may raise anything."""
    try:
        refusal = check_table(rules, header.players, header.options)
    except Exception as error:
        raise BadRecordError(1, f"nobody can have sat down like this: {error}") from error
    if refusal is not None:
        raise BadRecordError(1, f"rule {refusal.rule} forbids such a table: {short(refusal.details)}")


def _check_seeds(header: Header) -> None:
    pairs = [(past.seal, past.seed) for past in header.forked]
    for promised, seed in [*pairs, (header.seal, header.seed)]:
        if seed is not None and seal(_seed_bytes(seed)) != promised:
            raise BadRecordError(1, "the seed does not fit the seal that was shown at the start")


def _seed_bytes(seed: str) -> bytes:
    try:
        found = bytes.fromhex(seed)
    except ValueError as error:
        raise BadRecordError(1, "the seed is not written in hexadecimal") from error
    if len(found) != SEED_BYTES:
        raise BadRecordError(1, f"a seed has {SEED_BYTES} bytes, not {len(found)}")
    return found


class _Dealers:
    """The dealer of each line: by the known seeds, else by the record's own answers."""

    def __init__(self, header: Header) -> None:
        self.lasts = [past.last for past in header.forked]
        seeds = [past.seed for past in header.forked] + [header.seed]
        self.sealed = [None if seed is None else SealedDealer(_seed_bytes(seed)) for seed in seeds]

    def dealer_for(self, line: Line) -> Dealer:
        place = 0
        while place < len(self.lasts) and line.number > self.lasts[place]:
            place += 1
        sealed = self.sealed[place]
        return RecordedDealer(line.answers) if sealed is None else sealed


def _run_again(match: Match, line: Line) -> None:
    try:
        _do(match, line)
    except BadRecordError:
        raise
    except Exception as error:
        raise BadRecordError(line.number + 2, f"it cannot have happened: {error}") from error


def _do(match: Match, line: Line) -> None:
    if line.number == 0:
        match.set_up()
    elif isinstance(line.action, SetUp):
        raise BadRecordError(line.number + 2, "a game is set up once, in its first line")
    elif isinstance(line.action, TimeUp):
        _let_time_act(match, line)
    else:
        _submit(match, line)


def _let_time_act(match: Match, line: Line) -> None:
    if _deadline(match) != line.at:
        raise BadRecordError(line.number + 2, f"no deadline falls on {line.at} ms")
    match.pass_deadline(line.at)


def _deadline(match: Match) -> Millis | None:
    return None if match.is_over() else match.rules.next_deadline(match.state)


def _submit(match: Match, line: Line) -> None:
    deadline = _deadline(match)
    if deadline is not None and deadline <= line.at:
        # Asked before time passes: a forged line may lie a thousand years ahead.
        raise BadRecordError(line.number + 2, "a deadline before it was passed over")
    answer = match.submit(line.seat, line.action, line.at, line.token)
    if isinstance(answer, Refusal):
        raise BadRecordError(line.number + 2, f"rule {answer.rule} forbids it")
    if answer != line.number:
        raise BadRecordError(line.number + 2, f"line {answer} was sent with the same token")


def _compare(rules: Rules[Any], match: Match, line: Line) -> None:
    """Field by field, as text: 1 and 1.0 are not the same move."""
    found = plain_line(rules, match.lines[line.number])
    for name, value in plain_line(rules, line).items():
        if canonical(found[name]) != canonical(value):
            raise BadRecordError(line.number + 2, f"{name} says {short(value)}, the rules say {short(found[name])}")


def _check_outcome(match: Match, record: Record) -> None:
    outcome = match.outcome()
    found = None if outcome is None else plain_outcome(outcome)
    given = None if record.outcome is None else plain_outcome(record.outcome)
    if canonical(found) != canonical(given):
        raise BadRecordError(len(record.lines) + 2, f"the end says {short(given)}, the rules say {short(found)}")
