"""`saltsea replay`: watch a record, or prove it."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from shlex import quote

import click

from saltsea.cli.common.command_group import CommandGroup, ExampleCommand, InputError, fail
from saltsea.cli.common.options import WholeNumber, content_option, find_game, language_option, renderer_for
from saltsea.cli.common.progress import Progress
from saltsea.game import Game
from saltsea.kernel.record import Line, Record, outcome_after
from saltsea.kernel.record_file import BadRecordError, game_of, read, read_parts, without_chapter
from saltsea.kernel.replay import verify as verify_record
from saltsea.kernel.replay import watch
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import TABLE, WATCHER, Seat
from saltsea.narrator import Narrator
from saltsea.sentences import Roll
from saltsea.text_table.renderer import Renderer, own_sentence, verdict_text
from saltsea.text_table.save_file import is_save_file

EXAMPLES = """
saltsea simulate GAME --games 20 --records cruise  # makes 20 records
saltsea replay show cruise/GAME-00001.jsonl
saltsea replay verify cruise
"""
SHOW_EXAMPLES = """
saltsea replay show cruise/GAME-00001.jsonl
saltsea replay show cruise/GAME-00001.jsonl --line 12 --seat 1 --lang fr
"""
VERIFY_EXAMPLES = """
saltsea replay verify cruise/GAME-00001.jsonl
saltsea replay verify cruise  # every record in the folder
"""


@click.group(cls=CommandGroup, epilog=EXAMPLES)
def replay() -> None:
    """Watch a recorded game, or prove that it was played by the rules."""


@replay.command(cls=ExampleCommand, epilog=SHOW_EXAMPLES, short_help="Tell what happened, line by line.")
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option(
    "--line",
    "last",
    type=WholeNumber(0),
    metavar="N",
    default=None,
    help="Stop after this line; the last one if not given.",
)
@click.option(
    "--seat",
    type=WholeNumber(0),
    metavar="N",
    default=None,
    help="See it as this seat did. If not given: all of a game that is over, else what everybody sees.",
)
@language_option
@content_option
def show(file: Path, last: int | None, seat: int | None, language: str, content: Path | None) -> None:
    """Tell what happened in FILE, line by line.

    Events alone are read, no rule is asked, so old games can be watched under new rules."""
    with record_errors(file):
        rules, record = load_record(file, content)
        final = len(record.lines) - 1 if last is None else last
        if final >= len(record.lines):
            fail(f"{file} has the lines 0 to {len(record.lines) - 1}.")
        if seat is not None and seat >= record.header.players:
            fail(f"{file} has the seats 0 to {record.header.players - 1}.")
        entry = find_game(record.header.game)
        renderer = renderer_for(entry, rules, language)
        formatter = LineFormatter(rules, Narrator(entry, rules, language), renderer, viewing_seat(record, seat))
        for line in record.lines[: final + 1]:
            click.echo(formatter.format(line))
        print_result(rules, record, final, renderer)


@replay.command(cls=ExampleCommand, epilog=VERIFY_EXAMPLES, short_help="Play it again and compare everything.")
@click.argument("files", type=click.Path(path_type=Path, exists=True), nargs=-1, required=True)
@content_option
def verify(files: tuple[Path, ...], content: Path | None) -> None:
    """Play every command of FILES again and compare cards, events, hashes, outcome and the sealed seed.

    A folder stands for every record (*.jsonl) in it. A record that was cut, edited or damaged is refused and the line
    named; the exit code is then 1. Nothing is ever written."""
    records = [record for file in files for record in records_in(file)]
    bad = 0
    for file in records:
        try:
            click.echo(verified(file, content))
        except BadRecordError as error:
            bad += 1
            click.echo(f"{file}: refused, {error}", err=True)
    if len(records) > 1:
        click.echo(f"{bad} of {len(records)} records were refused." if bad else f"All {len(records)} records hold.")
    click.get_current_context().exit(1 if bad else 0)


def records_in(place: Path) -> list[Path]:
    found = sorted(place.glob("*.jsonl")) if place.is_dir() else [place]
    if not found:
        fail(f"the folder {str(place)!r} holds no record (*.jsonl).")
    return found


def verified(file: Path, content: Path | None) -> str:
    rules, record = load_record(file, content)
    with Progress(file.name) as progress:
        verify_record(rules, record, lambda number: progress.update((number + 1) / len(record.lines)))
    return f"{file}: verified. {len(record.lines)} lines of {rules.name} run again, {seed_words(record)}."


def seed_words(record: Record) -> str:
    if record.header.seed is not None:
        return "the seed fits its seal"
    if record.header.shared is not None:
        return f"the seed stays sealed until {record.header.shared} is over"
    return "the seed stays sealed until the game is over"


@contextmanager
def record_errors(file: Path) -> Iterator[None]:
    """Stop with one line that names the file and the place in it."""
    try:
        yield
    except BadRecordError as error:
        raise InputError(f"{file}: refused, {error}", click.get_current_context()) from error


def load_record(file: Path, content: Path | None) -> tuple[AnyRules, Record]:
    games: Mapping[str, Game] = click.get_current_context().obj
    data = file.read_bytes()
    if is_save_file(data):
        raise BadRecordError(
            1, f"it is a saved game that is not over; to go on: saltsea play --resume {quote(str(file))}"
        )
    chapter, data = without_chapter(data)
    parts = read_parts(data)
    name = game_of(parts)
    if name not in games:
        raise BadRecordError(1, f"it is a game of {name!r}, which is not aboard this version")
    entry = find_game(name, content)
    played = entry.as_played(str(parts[0].get("content", "")), chapter) or with_player_chapter(entry, chapter)
    rules = played.rules()
    return rules, read(rules, parts)


def with_player_chapter(entry: Game, chapter: str) -> Game:
    """The game with the player-made chapter that a server's record begins with."""
    try:
        return entry.player_content(entry, chapter) if chapter and entry.player_content else entry
    except ValueError as error:
        raise BadRecordError(1, f"the chapter that it was played with cannot be sailed: {error}") from error


def viewing_seat(record: Record, seat: int | None) -> Seat | None:
    """The seat that the record is shown to. None after the end of a game: everything is open then."""
    if seat is not None:
        return seat
    return None if record.outcome is not None else WATCHER


class LineFormatter:
    """Turns lines into sentences as one seat may know them."""

    def __init__(self, rules: AnyRules, narrator: Narrator, renderer: Renderer, viewer: Seat | None) -> None:
        self.rules = rules
        self.empty = renderer.empty
        self.narrator = narrator
        self.texts = narrator.texts
        self.viewer = viewer

    def format(self, line: Line) -> str:
        who = self.texts.say("seat-table") if line.seat == TABLE else self.player(line.seat)
        head = f"{line.number:>4}  {clock(line.at)}  {who:<10}"
        if own := own_sentence(Roll(self.texts, self.player, None), line):
            return f"{head}  {own}"
        heard = [event if self.viewer is None else self.rules.mask(event, self.viewer) for event in line.events]
        shown = [event for event in heard if event is not None and type(event).__name__ not in self.empty]
        return "\n".join(f"{head}  {self.narrator.event(event)}" for event in shown) or head.rstrip()

    def player(self, seat: Seat) -> str:
        named = self.narrator.arg("seat", seat)
        return named if isinstance(named, str) else self.texts.say("seat-player", {"seat": seat})


def clock(at: int) -> str:
    """Logical time as minutes, seconds and tenths."""
    return f"{at // 60_000:>2}:{at // 1000 % 60:02}.{at // 100 % 10}"


def print_result(rules: AnyRules, record: Record, final: int, renderer: Renderer) -> None:
    """Print the result, if the game was over by then."""
    state = watch(rules, record, final)
    outcome = outcome_after(rules, state, record.lines[final])
    if outcome is not None:
        verdict = " ".join(verdict_text(renderer, outcome, rules.observe(state, WATCHER)))
        scores = ", ".join(f"{renderer.seat(seat)} {score}" for seat, score in enumerate(outcome.scores))
        click.echo(
            renderer.texts.say("outcome-table", {"rule": outcome.ended_by, "verdict": verdict, "scores": scores})
        )
