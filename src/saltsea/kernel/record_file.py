"""Records as bytes: JSON lines, each with the hash of itself and all before it.

One way in: `read` refuses whatever was cut, edited, flipped or made up, names the line, and lets nothing half-read
through; older formats are brought up to date here, one function per version step."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final, TypeAlias, TypeVar

from saltsea.kernel.chance import Answer
from saltsea.kernel.nouns import Action, Event, Outcome
from saltsea.kernel.options import Options
from saltsea.kernel.record import (
    FORMAT,
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
    undo_of,
)
from saltsea.kernel.rules import Rules
from saltsea.kernel.seat import MOST_PLAYERS, TABLE, Seat
from saltsea.kernel.strict_json import MOST, StrictObject, dump, is_whole, parsed, short
from saltsea.kernel.vocabulary import Plain

_SUM: Final = ',"sum":"'
_SUM_LENGTH: Final = 32

_CHAPTER: Final = b'{"saltsea":"chapter"'
_ABOUT: Final = ["saltsea", "format", "game", "rules", "vocabulary", "content", "players", "options"]
_HEADER: Final = [*_ABOUT, "seal", "seed", "shared", "forked"]
_LINE: Final = ["n", "at", "seat", "do", "token", "chance", "events", "hash"]
_OUTCOME: Final = ["ended_by", "winners", "scores", "turns"]

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
    parts = [plain_header(record.header)]
    parts += [plain_line(rules, line) for line in record.lines]
    parts.append(_plain_end(record))
    text = ""
    past = ""
    for part in parts:
        body = dump(part)
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


def read_head(data: bytes) -> Plain:
    """The header alone, before the other lines are looked at: it says which rules will read them."""
    header, _ = _checked(data.partition(b"\n")[0], "", 1)
    if header.get("saltsea") != "record":
        raise BadRecordError(1, "this is not a Saltsea record")
    return _upcast([header], UPCASTS)[0]


def read(rules: Rules[Any], parts: list[Plain]) -> Record:
    """The record of these parts, in the game's own words."""
    header = _guarded(1, _header, parts[0])
    _check_header(rules, header, len(parts) - 2)
    reader = LineReader(rules, header, header.vocabulary)
    lines = [_guarded(place + 2, reader.line, part) for place, part in enumerate(parts[1:-1])]
    if not lines:
        raise BadRecordError(2, "a record begins with its set-up")
    return Record(header, lines, _guarded(len(parts), _outcome, parts[-1]))


def with_chapter(data: bytes, chapter: str) -> bytes:
    """A record of a game with a player-made chapter: its text goes first, because verifying needs it."""
    return f"{dump({'saltsea': 'chapter', 'chapter': chapter})}\n".encode() + data if chapter else data


def without_chapter(data: bytes) -> tuple[str, bytes]:
    """The chapter that goes first, empty if there is none, and the record itself."""
    first, _, rest = data.partition(b"\n")
    if not first.startswith(_CHAPTER):
        return "", data
    try:
        given = StrictObject(parsed(first.decode()), ["saltsea", "chapter"])
        return given.text("chapter"), rest
    except ValueError as error:
        raise BadRecordError(1, f"its chapter cannot be read: {error}") from error


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
        return {"kind": "TakeBack" if isinstance(action, TakeBack) else "Undo", "to": action.to}
    if isinstance(action, (SetUp, TimeUp, Resign, Abandon)):
        return {"kind": type(action).__name__}
    return rules.vocabulary.plain(action)


def plain_outcome(outcome: Outcome) -> Plain:
    return {
        "ended_by": outcome.ended_by,
        "winners": outcome.winners,
        "scores": outcome.scores,
        "turns": outcome.turns,
    }


def plain_header(header: Header) -> Plain:
    """A header's JSON form."""
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
    try:
        return parsed(body), tail[:_SUM_LENGTH]
    except ValueError as error:
        raise BadRecordError(line, str(error)) from error


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
    if not is_whole(written, 1, MOST):
        raise BadRecordError(1, f"format {short(written)} is unknown")
    if written > newest:
        raise BadRecordError(1, f"format {written} comes from a newer Saltsea; this one reads up to {newest}")
    for step in upcasts[written - 1 :]:
        parts = _stepped(parts, step)
    return parts


def _stepped(parts: list[Plain], step: Upcast) -> list[Plain]:
    """One format on. What was forged in an old format may hold anything, so anything may be raised."""
    try:
        return step(parts)
    except Exception as error:
        raise BadRecordError(1, f"it cannot be brought up to date: {error}") from error


def _guarded(line: int, build: Callable[[Plain], T], part: Plain) -> T:
    """Whatever is wrong inside a part, say which line it is. The game's own words are built in here, from what
    anybody may have written, so anything may be raised."""
    try:
        return build(part)
    except Exception as error:
        raise BadRecordError(line, f"it does not say what it should: {error}") from error


def _header(part: Plain) -> Header:
    given = StrictObject(part, _HEADER)
    return Header(
        given.text("game"),
        given.whole("rules", 1),
        given.whole("vocabulary", 1),
        given.text("content"),
        given.whole("players", 1, MOST_PLAYERS),
        _options(given.fields["options"]),
        given.digest("seal"),
        given.digest_or_none("seed"),
        given.text_or_none("shared"),
        [_earlier(past) for past in given.items("forked")],
    )


def _options(value: object) -> Options:
    if not isinstance(value, dict):
        raise ValueError(f"options are an object, not {short(value)}")
    for name, setting in value.items():
        if not isinstance(setting, (str, int)):
            raise ValueError(f"option {short(name)} cannot be {short(setting)}")
    return value


def _earlier(past: object) -> Earlier:
    given = StrictObject(past, ["last", "seal", "seed"])
    return Earlier(given.whole("last"), given.digest("seal"), given.digest_or_none("seed"))


def _check_header(rules: Rules[Any], header: Header, lines: int) -> None:
    if header.game != rules.name:
        raise BadRecordError(1, f"this is a record of {short(header.game)}, not of {rules.name}")
    if header.vocabulary > rules.vocabulary.version:
        raise BadRecordError(1, f"vocabulary {header.vocabulary} comes from a newer Saltsea")
    before = -1
    for past in header.forked:
        if not before < past.last < lines:
            raise BadRecordError(1, f"it cannot have been forked after line {past.last}")
        before = past.last


class LineReader:
    """Reads lines in their order, which are in the words of this version of the vocabulary."""

    def __init__(self, rules: Rules[Any], header: Header, vocabulary: int) -> None:
        self.rules = rules
        self.header = header
        self.vocabulary = vocabulary
        self.next = 0

    def line(self, part: Plain) -> Line:
        given = StrictObject(part, _LINE)
        number = self.next
        if given.whole("n") != number:
            raise ValueError(f"it is numbered {given.whole('n')}, not {number}")
        self.next += 1
        action = _action(self.rules, given.fields["do"], number)
        answers = [_answer(answer) for answer in given.items("chance")]
        events = [self.event(event) for event in given.items("events")]
        seat = self.seat(given, action)
        return Line(number, given.whole("at"), seat, action, given.text("token"), answers, events, given.text("hash"))

    def seat(self, given: StrictObject, action: Action) -> Seat:
        """The table's own commands are its own; all others come from a player."""
        if isinstance(action, (SetUp, TimeUp)):
            return given.whole("seat", TABLE, TABLE)
        return given.whole("seat", 0, self.header.players - 1)

    def event(self, plain: object) -> Event:
        if not isinstance(plain, dict):
            raise ValueError(f"{short(plain)} is no event")
        if self.vocabulary < self.rules.vocabulary.version:
            plain = self.rules.upcast(self.vocabulary, plain)
        return self.rules.vocabulary.event(plain)


def _answer(plain: object) -> Answer:
    given = StrictObject(plain, ["ask", "got"])
    return Answer(given.text("ask"), given.wholes("got"))


def _action(rules: Rules[Any], plain: object, number: int) -> Action:
    if not isinstance(plain, dict):
        raise ValueError(f"{short(plain)} is no action")
    if (plain == {"kind": "SetUp"}) != (number == 0):
        raise ValueError("the first line of a game is its set-up, and no other line is")
    action = _own_action(plain, number) or rules.vocabulary.action(plain)
    if action is None:
        raise ValueError(f"no action reads {short(plain)}")
    return action


def _own_action(plain: Plain, number: int) -> Action | None:
    """The actions that every game has, because they are the table's."""
    if plain == {"kind": "SetUp"}:
        return SetUp()
    if plain == {"kind": "TimeUp"}:
        return TimeUp()
    if plain == {"kind": "Resign"}:
        return Resign()
    if plain == {"kind": "Abandon"}:
        return Abandon()
    agreed = plain.get("kind") == "TakeBack"
    undo = undo_of({name: "Undo" if name == "kind" else value for name, value in plain.items()} if agreed else plain)
    if undo is not None and not 0 <= undo.to < number:
        raise ValueError(f"an undo cannot lead to line {undo.to}")
    return TakeBack(undo.to) if undo is not None and agreed else undo


def _outcome(part: Plain) -> Outcome | None:
    end = StrictObject(part, ["end", "outcome"])
    if end.fields["outcome"] is None:
        return None
    given = StrictObject(end.fields["outcome"], _OUTCOME)
    return Outcome(given.text("ended_by"), given.wholes("winners"), given.wholes("scores"), given.whole("turns"))
