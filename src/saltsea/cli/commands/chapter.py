"""`saltsea chapter`: write a chapter of one's own, find what is wrong with it, and see how hard it is."""

import json
import re
import shlex
from pathlib import Path
from typing import Any, Final

import click

from saltsea.cli.common.command_group import CommandGroup, ExampleCommand, InputError, fail
from saltsea.cli.common.options import WholeNumber, json_option, plot_option, seed_option
from saltsea.cli.common.progress import Progress
from saltsea.games.pirates.authoring.chapter_file import ChapterFile, ChapterFileError, read_chapter
from saltsea.games.pirates.authoring.chapter_page import ChapterWords
from saltsea.games.pirates.authoring.trial_page import crew as crew_of
from saltsea.games.pirates.authoring.trial_page import tried_page
from saltsea.games.pirates.definition import CONTENT, TEXTS, able, chapter_files, content_name, read_content
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.kinds import LEVELS, Content, content_from
from saltsea.games.pirates.report import PiratesReport
from saltsea.games.pirates.rules.free import FREE
from saltsea.games.pirates.rules.levels import timers_in_play
from saltsea.games.pirates.rules.ship import TIMERS
from saltsea.games.pirates.tempo import LIKE_PEOPLE, PiratesTempo
from saltsea.kernel.languages import USUAL, in_language
from saltsea.kernel.match import Match
from saltsea.kernel.options import Options
from saltsea.research.pictures import draw
from saltsea.research.simulate import game_name, simulate
from saltsea.texts import Texts, load

SCHEMA: Final = "chapter.schema.json"
MOST_FAULTS: Final = 40

EXAMPLES = """
saltsea chapter new my-chapter.json  # a copy of chapter 1, for you to change
saltsea chapter check my-chapter.json
saltsea chapter try my-chapter.json --runs 5
"""
NEW_EXAMPLES = """
saltsea chapter new my-chapter.json  # a copy of chapter 1, for you to change
saltsea chapter new kraken.json --from 7
"""
CHECK_EXAMPLES = """
saltsea chapter check my-chapter.json
saltsea chapter check 7  # a chapter of the box, in a few lines
"""
TRY_EXAMPLES = """
saltsea chapter try my-chapter.json --runs 5
saltsea chapter try 7 --level captain --runs 5
saltsea chapter try 3 --runs 10 --plot try.svg
saltsea chapter try 3 --timers 2 --runs 5 --seed monday --json
"""


@click.group(cls=CommandGroup, epilog=EXAMPLES)
def chapter() -> None:
    """Write a chapter for A Tale of Pirates, find what is wrong with it, and see how hard it is."""


chapter_argument = click.argument("named", metavar="FILE|NUMBER")


# --- new ---


@chapter.command(cls=ExampleCommand, epilog=NEW_EXAMPLES, short_help="Begin with a copy of one of ours.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--from", "number", default="1", show_default=True, metavar="NUMBER", help="The chapter of the box to copy."
)
def new(file: Path, number: str) -> None:
    """Write FILE: a chapter of the box under a name of its own, for you to change.

    Beside it goes chapter.schema.json, by which many editors explain and complete every field. Nothing that is there
    already is changed."""
    source = in_box(number).read_text(encoding="utf-8")
    schema = file.parent / SCHEMA
    if file.exists() or file.is_symlink():
        fail(f"{str(file)!r} is there already and stays as it is. Name a new file.")
    if not file.parent.is_dir():
        fail(f"there is no folder {str(file.parent)!r}.")
    file.write_text(renamed(source, own_name(file)), encoding="utf-8")
    if not schema.exists():
        schema.write_bytes((CONTENT / "schema" / SCHEMA).read_bytes())
    click.echo(f"{file} is a copy of chapter {number}. Change it, then: saltsea chapter check {shlex.quote(str(file))}")


def own_name(file: Path) -> str:
    """The name that a file's name makes: `My Chapter.json` is `my-chapter`."""
    name = re.sub(r"[^a-z0-9]+", "-", file.stem.lower()).strip("-")[:40].strip("-")
    return name if name and name != FREE else "my-chapter"


def renamed(source: str, name: str) -> str:
    """The same chapter under another name, with its schema beside it."""
    source = re.sub(r'"\$schema": "[^"]*"', f'"$schema": "{SCHEMA}"', source, count=1)
    return re.sub(r'"id": "[^"]*"', f'"id": "chapter.{name}"', source, count=1)


# --- check ---


@chapter.command(cls=ExampleCommand, epilog=CHECK_EXAMPLES, short_help="Say everything that is wrong with it.")
@chapter_argument
def check(named: str) -> None:
    """Say everything that is wrong with the chapter in FILE, each thing with its line and field.

    The exit code is 1 if there is anything, and 0 if the chapter can be sailed; then it is told in a few lines, with
    what you may not have meant. NUMBER is a chapter of the box."""
    content = content_from(read_content(CONTENT))
    file = file_of(named)
    try:
        found = read_chapter(file, content)
    except ChapterFileError as error:
        click.echo(faults_page(error))
        click.get_current_context().exit(1)
    click.echo(f"No faults in {file}.\n\n{ChapterWords(texts(), content).summary(found)}")
    if found.remarks:
        click.echo("\nIt can be sailed, but did you mean this?")
    for remark in found.remarks:
        click.echo(remark.said(file))
    click.echo(f"\nTo see how hard it is: saltsea chapter try {shlex.quote(named)}")


def faults_page(error: ChapterFileError) -> str:
    lines = [fault.said(error.file) for fault in error.faults[:MOST_FAULTS]]
    more = len(error.faults) - len(lines)
    lines += [f"… and {more:,} more."] if more else []
    return "\n".join([*lines, "", f"{len(error.faults):,} faults in {error.file}."] if len(lines) > 1 else lines)


# --- try ---


@chapter.command("try", cls=ExampleCommand, epilog=TRY_EXAMPLES, short_help="Sail it many times with simulated crews.")
@chapter_argument
@click.option("--level", type=click.Choice(LEVELS), default="bosun", show_default=True, help="Level of the crews.")
@click.option(
    "--timers",
    type=WholeNumber(2, TIMERS),
    default=None,
    metavar="N",
    help="One player alone with so many timers, 2 to 4, unless --players says otherwise.",
)
@click.option(
    "--players",
    type=WholeNumber(1, TIMERS),
    default=None,
    metavar="N",
    help="How many players: 1 to 4, and 4 if neither this nor --timers is given. Three have 3 timers, two and four 4.",
)
@click.option("--runs", type=WholeNumber(1), default=100, show_default=True, metavar="N", help="How many voyages.")
@seed_option
@json_option
@plot_option
def try_(
    *, named: str, level: str, timers: int | None, players: int | None, runs: int, seed: str, as_json: bool,
    plot: Path | None,
) -> None:  # fmt: skip
    """Sail the chapter in FILE, or chapter NUMBER of the box, many times with able computer sailors.

    They take one to four seconds to notice anything, as people do, and see no more than people would: with such crews
    our own chapters are tuned. The same seed gives the same voyages. Means are of one voyage. The more runs, the
    narrower the range in which the chance to win lies: 100 voyages leave it open by about 10 % to each side, 400 by
    5 %.

    Corks and life points are added up by what they were lost to: the shots of each kind of ship at the end of a
    round, Rocks, fire, cannons that broke, and events of the App."""
    data = read_content(CONTENT)
    content = content_from(data)
    found = readable(named, content)
    seats, options = crew(players, timers)
    rules = PiratesRules(content, [found.chapter], content_name(data, [found.data]))
    options = {**options, "level": level}
    report = sailed(rules, seats, options, [game_name(seed, number) for number in range(runs)])
    result = about(found, rules, seats, options) | {"seed": seed} | report.result()
    click.echo(
        json.dumps(result, ensure_ascii=False) if as_json else tried_page(result, ChapterWords(texts(), content))
    )
    if plot is not None:
        title = f"{result['title']} ({level}, {crew_of(result)}): {runs:,} voyages, seed {seed}"
        draw(report.charts(), title, plot)


def sailed(rules: PiratesRules, seats: int, options: Options, names: list[str]) -> PiratesReport:
    """All voyages, with an observer that adds them up."""
    report = PiratesReport()
    with Progress(f"chapter {rules.chapters[0].name}, {seats} players") as progress:

        def after(number: int, match: Match) -> None:
            report.add(report.look(match))
            progress.update((number + 1) / len(names))

        bots = [able(rules) for _ in range(seats)]
        reactions = [LIKE_PEOPLE] * seats
        simulate(rules, seats, options, bots, names, after, hashing=False, tempo=PiratesTempo(), reactions=reactions)
    return report


def about(found: ChapterFile, rules: PiratesRules, seats: int, options: Options) -> dict[str, Any]:
    """What was sailed."""
    voyage = rules.voyage(seats, {"chapter": found.chapter.name, **options})
    return {
        "chapter": found.chapter.name,
        "title": in_language(found.data["title"], USUAL),
        "level": options["level"],
        "players": seats,
        "timers": voyage.timers,
        "life": voyage.life,
        "rounds_at_most": len(voyage.rounds),
        "seconds": round(sum(plan.seconds for plan in voyage.rounds) / len(voyage.rounds)),
    }


def crew(players: int | None, timers: int | None) -> tuple[int, Options]:
    """How many players there are, and the table option for a single player."""
    if players is None:
        players = TIMERS if timers is None else 1
    if players == 1:
        return 1, {"timers": timers or TIMERS}
    own = timers_in_play(players, {})
    if timers not in (None, own):
        fail(f"{players} players have {own} timers among them, not {timers}; only one alone may choose.")
    return players, {}


# --- finding a chapter ---


def texts() -> Texts:
    return load("en", (TEXTS, "pirates"))


def readable(named: str, content: Content) -> ChapterFile:
    """A chapter without faults, or one line that says where to read about them."""
    try:
        return read_chapter(file_of(named), content)
    except ChapterFileError as error:
        raise InputError(str(error), click.get_current_context()) from error


def file_of(named: str) -> Path:
    return in_box(named) if named.isdecimal() else Path(named)


def in_box(number: str) -> Path:
    """The file of a chapter of ours."""
    files = {str(place + 1): file for place, file in enumerate(chapter_files(CONTENT))}
    if number not in files:
        fail(f"there is no chapter {number!r} in the box: it has 1 to {len(files)}.")
    return files[number]
