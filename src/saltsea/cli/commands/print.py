"""`saltsea print`: a game as PDF sheets to cut out, so that it can be played by people who own no box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from saltsea.cli.common.command_group import ExampleCommand, fail, unknown_message
from saltsea.cli.common.options import find_game, language_option
from saltsea.cli.common.progress import Progress
from saltsea.printing.booklets import Prints
from saltsea.printing.options import PAPERS, PrintOptions, Tell

if TYPE_CHECKING:
    from saltsea.game import Game

EXAMPLES = """
saltsea print corto --out sheets
saltsea print pirates --chapter 1 --out sheets --paper letter
saltsea print pirates --chapter all --out sheets --lang fr --ink-saving
saltsea print pirates --content my-chapter.json --out sheets
"""
ALL: Final = "all"


@click.command(name="print", cls=ExampleCommand, epilog=EXAMPLES)
@click.argument("game", metavar="GAME")
@click.option(
    "--chapter", default=None, metavar="NUMBER|all", help="A chapter of the story; its file tells what is in it."
)
@click.option(
    "--content",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    default=None,
    help="Your own values: a box of cards; for the pirates a chapter, which is printed with the ship.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    default=Path(),
    help="Where the files go; made if it is not there. If not given, here.",
)
@click.option("--paper", type=click.Choice([*PAPERS]), default="a4", show_default=True, help="Size of the paper.")
@language_option
@click.option("--ink-saving", is_flag=True, help="Pale pictures, for printers with little ink.")
@click.option("--overwrite", is_flag=True, help="Replace files of the same name that are different.")
def print_(
    *,
    game: str,
    chapter: str | None,
    content: Path | None,
    out: Path,
    paper: str,
    language: str,
    ink_saving: bool,
    overwrite: bool,
) -> None:
    """Write a game as PDF sheets: cards with their backs, boards, tokens, aids and rules, in their true size. You need
    scissors; for the pirates also four sandtimers.

    The chapters of the pirates are files of their own, each with a cover that gives nothing away. The ship, the sea and
    the tokens that all chapters share come along."""
    entry = find_printed(game, content)
    assert entry.prints is not None
    prints = entry.prints(entry)
    if content is not None and prints.chapters():
        chapter = own(content, chapter)
    wanted = [*prints.basics(), *chosen(prints, chapter)]
    write_all(prints, wanted, PrintOptions(paper, language, ink_saving), out, overwrite=overwrite)
    if chapter is None and prints.chapters():
        click.echo(f"The chapters are files of their own: add --chapter 1, or --chapter {ALL}.")


def find_printed(name: str, content: Path | None) -> Game:
    """A game that has sheets, or a refusal that names those which have."""
    games: Mapping[str, Game] = click.get_current_context().obj
    printed = [game for game, entry in games.items() if entry.prints is not None]
    if name in games and name not in printed:
        fail(f"{name} cannot be printed. There is: {', '.join(printed)}.")
    if name not in games and printed:
        fail(unknown_message("game", name, printed))
    return find_game(name, content)


def own(content: Path, chapter: str | None) -> str:
    """A chapter of a player's own is printed by itself; one of ours beside it would be left out without a word."""
    if chapter not in (None, ALL):
        fail(f"{content} is the chapter that is printed: leave out --chapter, or --content for one of ours.")
    return ALL


def chosen(prints: Prints, chapter: str | None) -> Sequence[str]:
    """The chapters that are wanted, or a refusal that says which there are."""
    if chapter is None:
        return []
    if not prints.chapters():
        fail(f"{prints.game} has no chapters: leave out --chapter.")
    if chapter == ALL:
        return prints.chapters()
    if chapter not in prints.chapters() and chapter.isdigit():
        first, *_, last = prints.chapters()
        fail(f"there is no chapter {chapter}: they are {first} to {last}, or {ALL}.")
    if chapter not in prints.chapters():
        fail(unknown_message("chapter", chapter, [*prints.chapters(), ALL]))
    return [chapter]


def write_all(prints: Prints, wanted: Sequence[str], options: PrintOptions, out: Path, *, overwrite: bool) -> None:
    """Make each file, and write it unless another one is there. What was written is told, also if one fails."""
    from saltsea.printing.art import NoArtError

    lines: list[str] = []
    try:
        out.mkdir(parents=True, exist_ok=True)
        with Progress("printing") as progress:
            for place, booklet in enumerate(wanted):
                made = prints.made(booklet, options, progress_of(progress, place, len(wanted)))
                lines.append(written(made, out / prints.file_name(booklet, options), overwrite=overwrite))
    except NoArtError as error:
        fail(f"{error}.")
    finally:
        for line in lines:
            click.echo(line)


def progress_of(progress: Progress, place: int, count: int) -> Tell:
    """Moves the bar while one of several files is made."""
    return lambda share: progress.update((place + share) / count)


def written(made: bytes, file: Path, *, overwrite: bool) -> str:
    """Write one file. The same options make the same bytes: a file that is different is not ours to replace."""
    if file.exists():
        if file.read_bytes() == made:
            return f"{file} (as before)"
        if not overwrite:
            fail(f"{file} is there already and is different: choose another --out, or add --overwrite.")
    part = file.with_name(f"{file.name}.part")
    part.write_bytes(made)
    part.replace(file)
    return str(file)
