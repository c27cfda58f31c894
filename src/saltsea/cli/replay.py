"""`saltsea replay`: watch a record, or prove it."""

from pathlib import Path

import click

from saltsea.cli.shared import Commands, Progress, complain, game_named, language_option, texts_of
from saltsea.kernel.nouns import Event
from saltsea.kernel.record import Line, Record, Undo
from saltsea.kernel.record_file import BadRecordError, game_of, read, read_parts
from saltsea.kernel.replay import verify as verify_record
from saltsea.kernel.replay import watch
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import TABLE, WATCHER, Seat
from saltsea.texts import Texts

record_file = click.Path(path_type=Path, exists=True, dir_okay=False)


@click.group(cls=Commands, short_help="Watch a recorded game, or prove it.")
def replay() -> None:
    """Watch a recorded game, or prove that it was played by the rules."""


@replay.command()
@click.argument("file", type=record_file)
@click.option("--line", "last", type=int, default=None, help="Stop after this line; the last one if not given.")
@click.option("--seat", type=int, default=None, help="See it as this seat did. A game that is over shows all.")
@language_option
def show(file: Path, last: int | None, seat: int | None, language: str) -> None:
    """Tell what happened in FILE, line by line.

    Events alone are read, no rule is asked, so old games can be watched under new rules."""
    rules, record = opened(file)
    final = len(record.lines) - 1 if last is None else last
    if not 0 <= final < len(record.lines):
        complain(f"{file.name} has the lines 0 to {len(record.lines) - 1}.")
    if seat is not None and not 0 <= seat < record.header.players:
        complain(f"{file.name} has the seats 0 to {record.header.players - 1}.")
    texts = texts_of(game_named(record.header.game), language)
    teller = Teller(rules, texts, whose_eyes(record, seat))
    for line in record.lines[: final + 1]:
        click.echo(teller.told(line))
    finish(rules, record, final, texts)


@replay.command()
@click.argument("files", type=record_file, nargs=-1, required=True)
def verify(files: tuple[Path, ...]) -> None:
    """Play every command of FILES again and compare cards, events, hashes, outcome and the sealed seed.

    A record that was cut, edited or damaged is refused and the line named. Nothing is ever written."""
    bad = 0
    for file in files:
        try:
            click.echo(proven(file))
        except BadRecordError as error:
            bad += 1
            click.echo(f"{file.name}: refused, {error}", err=True)
    if bad:
        raise SystemExit(1)


def proven(file: Path) -> str:
    rules, record = loaded(file)
    with Progress(file.name, len(record.lines)) as progress:
        verify_record(rules, record, lambda _: progress.step())
    return f"{file.name}: verified. {len(record.lines)} lines of {rules.name} run again, {seed_words(record)}."


def seed_words(record: Record) -> str:
    if record.header.seed is not None:
        return "the seed fits its seal"
    if record.header.shared is not None:
        return f"the seed stays sealed until {record.header.shared} is over"
    return "the seed stays sealed until the game is over"


def opened(file: Path) -> tuple[AnyRules, Record]:
    """Read a record or stop with the line that is wrong."""
    try:
        return loaded(file)
    except BadRecordError as error:
        raise click.ClickException(f"{file.name}: refused, {error}") from error


def loaded(file: Path) -> tuple[AnyRules, Record]:
    parts = read_parts(file.read_bytes())
    rules = game_named(game_of(parts)).rules()
    return rules, read(rules, parts)


def whose_eyes(record: Record, seat: int | None) -> Seat | None:
    """Nobody's in particular once the game is over: everything is open then."""
    if seat is not None:
        return seat
    return None if record.outcome is not None else WATCHER


class Teller:
    """Turns lines into sentences as one seat may hear them."""

    def __init__(self, rules: AnyRules, texts: Texts, eyes: Seat | None) -> None:
        self.rules = rules
        self.texts = texts
        self.eyes = eyes

    def told(self, line: Line) -> str:
        who = self.texts.say("seat-table") if line.seat == TABLE else self.texts.say("seat-player", {"seat": line.seat})
        head = f"{line.number:>4}  {clock(line.at)}  {who:<10}"
        if isinstance(line.action, Undo):
            return f"{head}  {self.texts.say('event-table-Undo', {'line': line.action.to})}"
        heard = [event if self.eyes is None else self.rules.mask(event, self.eyes) for event in line.events]
        return "\n".join(f"{head}  {self.sentence(event)}" for event in heard if event is not None) or head

    def sentence(self, event: Event) -> str:
        plain = self.rules.vocabulary.plain(event)
        facts = {name: self.fact(value) for name, value in plain.items() if name != "kind"}
        return self.texts.say(f"event-{self.rules.name}-{plain['kind']}", facts)

    def fact(self, value: object) -> str | int:
        if isinstance(value, int):
            return value
        if isinstance(value, list):
            return ", ".join(str(part) for part in value) or "-"
        return self.texts.say("fact-hidden") if value is None else str(value)


def clock(at: int) -> str:
    """Logical time as minutes, seconds and tenths."""
    return f"{at // 60_000:>2}:{at // 1000 % 60:02}.{at // 100 % 10}"


def finish(rules: AnyRules, record: Record, final: int, texts: Texts) -> None:
    """The result, if the game was over by then."""
    outcome = rules.outcome(watch(rules, record, final))
    if outcome is not None:
        winners = ", ".join(str(seat) for seat in outcome.winners) or "-"
        scores = " ".join(str(score) for score in outcome.scores)
        click.echo(texts.say("outcome-table", {"rule": outcome.ended_by, "winners": winners, "scores": scores}))
