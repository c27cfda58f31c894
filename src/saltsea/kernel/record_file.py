"""Records as bytes: JSON lines, each with the hash of itself and all before it.

One door in: `read` refuses whatever was cut, edited or flipped, names the line, and lets nothing half-read through;
older formats are brought up to date here, one function per version step."""

from collections.abc import Callable
from hashlib import blake2b
from json import JSONDecodeError, dumps, loads
from typing import Any, Final, TypeAlias, TypeVar

from saltsea.kernel.chance import Answer
from saltsea.kernel.nouns import Action, Event, Outcome
from saltsea.kernel.record import FORMAT, Earlier, Header, Line, Record, SetUp, TimeUp, Undo
from saltsea.kernel.rules import Rules
from saltsea.kernel.vocabulary import Plain

_SUM: Final = ',"sum":"'
_SUM_LENGTH: Final = 32

T = TypeVar("T")

Upcast: TypeAlias = Callable[[list[Plain]], list[Plain]]
"""Brings all parts of a record (header, lines, end) from one format to the next."""

UPCASTS: Final[list[Upcast]] = []
"""The step from format 1 to 2 will be the first entry, the step from 2 to 3 the second."""


class BadRecordError(Exception):
    """This is not a whole record. `line` counts the file's lines from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def write(rules: Rules[Any], record: Record) -> bytes:
    """The record as a file's content."""
    parts = [_plain_header(record.header)]
    parts += [plain_line(rules, line) for line in record.lines]
    parts.append(_plain_end(record))
    text = ""
    past = ""
    for part in parts:
        body = _dump(part)
        past = _chained(past, body)
        text += f'{body[:-1]}{_SUM}{past}"}}\n'
    return text.encode()


def read_parts(data: bytes, upcasts: list[Upcast] = UPCASTS) -> list[Plain]:
    """Header, lines and end in the present format, once every hash fits."""
    if not data.endswith(b"\n"):
        raise BadRecordError(max(1, data.count(b"\n") + 1), "the file is cut off in the middle of a line")
    parts: list[Plain] = []
    past = ""
    for place, raw in enumerate(data[:-1].split(b"\n")):
        part, past = _checked(raw, past, place + 1)
        parts.append(part)
    _check_frame(parts)
    return _upcast(parts, upcasts)


def read(rules: Rules[Any], parts: list[Plain]) -> Record:
    """The record of these parts, in the game's own words."""
    header = _guarded(1, _header, parts[0])
    if header.game != rules.name:
        raise BadRecordError(1, f"this is a record of {header.game}, not of {rules.name}")
    reader = _LineReader(rules, header)
    lines = [_guarded(place + 2, reader.line, part) for place, part in enumerate(parts[1:-1])]
    return Record(header, lines, _guarded(len(parts), _outcome, parts[-1]))


def game_of(parts: list[Plain]) -> str:
    """Which game a record is of: needed before its rules can be fetched."""
    return str(parts[0].get("game"))


def plain_line(rules: Rules[Any], line: Line) -> Plain:
    """A line's JSON form."""
    return {
        "n": line.number,
        "at": line.at,
        "seat": line.seat,
        "do": plain_action(rules, line.action),
        "token": line.token,
        "chance": [{"ask": answer.name, "got": answer.got} for answer in line.answers],
        "events": [rules.vocabulary.plain(event) for event in line.events],
        "hash": line.hash,
    }


def plain_action(rules: Rules[Any], action: Action) -> Plain:
    if isinstance(action, Undo):
        return {"kind": "Undo", "to": action.to}
    if isinstance(action, (SetUp, TimeUp)):
        return {"kind": type(action).__name__}
    return rules.vocabulary.plain(action)


def plain_outcome(outcome: Outcome) -> Plain:
    return {
        "ended_by": outcome.ended_by,
        "winners": outcome.winners,
        "scores": outcome.scores,
        "turns": outcome.turns,
    }


def _plain_header(header: Header) -> Plain:
    return {
        "saltsea": "record",
        "format": FORMAT,
        "game": header.game,
        "rules": header.rules,
        "vocabulary": header.vocabulary,
        "content": header.content,
        "players": header.players,
        "options": header.options,
        "seal": header.seal,
        "seed": header.seed,
        "shared": header.shared,
        "forked": [{"last": past.last, "seal": past.seal, "seed": past.seed} for past in header.forked],
    }


def _plain_end(record: Record) -> Plain:
    outcome = None if record.outcome is None else plain_outcome(record.outcome)
    return {"end": len(record.lines), "outcome": outcome}


def _dump(part: Plain) -> str:
    return dumps(part, separators=(",", ":"), ensure_ascii=False)


def _chained(past: str, body: str) -> str:
    return blake2b((past + body).encode(), digest_size=_SUM_LENGTH // 2, person=b"saltsea line").hexdigest()


def _checked(raw: bytes, past: str, line: int) -> tuple[Plain, str]:
    """One line's value and hash, if both are what they were when it was written."""
    try:
        text = raw.decode()
    except UnicodeDecodeError as error:
        raise BadRecordError(line, "not readable as text") from error
    body, found, tail = text.rpartition(_SUM)
    if not found or len(tail) != _SUM_LENGTH + 2 or not tail.endswith('"}'):
        raise BadRecordError(line, "its checksum is missing")
    body += "}"
    if _chained(past, body) != tail[:_SUM_LENGTH]:
        raise BadRecordError(line, "its checksum does not fit: this line was changed, or one before it is missing")
    return _parsed(body, line), tail[:_SUM_LENGTH]


def _parsed(body: str, line: int) -> Plain:
    try:
        part = loads(body)
    except JSONDecodeError as error:
        raise BadRecordError(line, f"not JSON: {error.msg}") from error
    if not isinstance(part, dict):
        raise BadRecordError(line, "not a JSON object")
    return part


def _check_frame(parts: list[Plain]) -> None:
    if parts[0].get("saltsea") != "record":
        raise BadRecordError(1, "this is not a Saltsea record")
    if "end" not in parts[-1]:
        raise BadRecordError(len(parts), "the record stops here without an end: the rest was cut off")
    if parts[-1]["end"] != len(parts) - 2:
        raise BadRecordError(len(parts), f"the end speaks of {parts[-1]['end']} lines, the file has {len(parts) - 2}")


def _upcast(parts: list[Plain], upcasts: list[Upcast]) -> list[Plain]:
    newest = len(upcasts) + 1
    written = parts[0].get("format")
    if not isinstance(written, int) or written < 1:
        raise BadRecordError(1, f"format {written!r} is unknown")
    if written > newest:
        raise BadRecordError(1, f"format {written} comes from a newer Saltsea; this one reads up to {newest}")
    for step in upcasts[written - 1 :]:
        parts = step(parts)
    return parts


def _guarded(line: int, build: Callable[[Plain], T], part: Plain) -> T:
    """Whatever is wrong inside a part, say which line it is."""
    try:
        return build(part)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadRecordError(line, f"it does not say what it should: {error}") from error


def _header(part: Plain) -> Header:
    given: Any = part
    forked = [Earlier(past["last"], past["seal"], past["seed"]) for past in given["forked"]]
    return Header(
        given["game"],
        given["rules"],
        given["vocabulary"],
        given["content"],
        given["players"],
        given["options"],
        given["seal"],
        given["seed"],
        given["shared"],
        forked,
    )


class _LineReader:
    """Reads lines in their order."""

    def __init__(self, rules: Rules[Any], header: Header) -> None:
        self.rules = rules
        self.header = header
        self.next = 0

    def line(self, part: Plain) -> Line:
        given: Any = part
        number = self.next
        if given["n"] != number:
            raise ValueError(f"it is numbered {given['n']}, not {number}")
        self.next += 1
        answers = [Answer(answer["ask"], answer["got"]) for answer in given["chance"]]
        events = [self.event(event) for event in given["events"]]
        action = _action(self.rules, given["do"], number)
        return Line(number, given["at"], given["seat"], action, given["token"], answers, events, given["hash"])

    def event(self, plain: Plain) -> Event:
        if self.header.vocabulary < self.rules.vocabulary.version:
            plain = self.rules.upcast(self.header.vocabulary, plain)
        return self.rules.vocabulary.event(plain)


def _action(rules: Rules[Any], plain: Plain, number: int) -> Action:
    kind = plain["kind"]
    if kind == "Undo":
        return _undo(plain["to"], number)
    if kind == "SetUp":
        return SetUp()
    if kind == "TimeUp":
        return TimeUp()
    action = rules.vocabulary.action(plain)
    if action is None:
        raise ValueError(f"no action reads {_dump(plain)}")
    return action


def _undo(to: object, number: int) -> Undo:
    if not isinstance(to, int) or not 0 <= to < number:
        raise ValueError(f"an undo cannot lead to line {to!r}")
    return Undo(to)


def _outcome(part: Plain) -> Outcome | None:
    given: Any = part["outcome"]
    if given is None:
        return None
    return Outcome(given["ended_by"], given["winners"], given["scores"], given["turns"])
