"""What several commands share: finding a game by name, its renderer, and common options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from saltsea.cli.common.command_group import NO_GAME, fail, unknown_message
from saltsea.kernel.languages import LANGUAGES, USUAL
from saltsea.texts import TABLE_TEXTS, Texts, load

if TYPE_CHECKING:
    from saltsea.game import Game
    from saltsea.kernel.rules import AnyRules
    from saltsea.text_table.renderer import Renderer


def find_game(name: str, content: Path | None = None) -> Game:
    """The game of the catalogue, or a helpful error; with the values of another box, if a folder has them."""
    games: Mapping[str, Game] = click.get_current_context().obj
    if name not in games:
        fail(unknown_message("game", name, games) if games else f"there is no game {name!r}: {NO_GAME}.")
    return games[name] if content is None else with_content(games[name], content)


def with_content(entry: Game, content: Path) -> Game:
    """The game with other values. They are tried at once, so that wrong values are reported here."""
    if entry.own_content is None:
        fail(f"{entry.name} has no content of its own to replace.")
    try:
        changed = entry.with_content(content)
        changed.rules()
    except (OSError, ValueError, KeyError, TypeError) as error:
        fail(f"what is in {str(content)!r} cannot be played with: {error}")
    return changed


def with_theme(entry: Game, theme: str | None) -> Game:
    """The game with other names, where it has them."""
    if theme is None:
        return entry
    if entry.theme is None:
        fail(f"{entry.name} has no themes.")
    folder = entry.theme[0]
    known = sorted(file.name.partition(".")[0] for file in folder.glob(f"*.{USUAL}.ftl"))
    if theme not in known:
        fail(unknown_message("theme", theme, known))
    return replace(entry, theme=(folder, theme))


def game_texts(game: Game, language: str) -> Texts:
    return load(language, *game.subjects())


def renderer_for(entry: Game, rules: AnyRules, language: str) -> Renderer:
    """The game's renderer for a text table; a game without one gets a plain one."""
    from saltsea.narrator import Narrator
    from saltsea.text_table.renderer import PlainRenderer

    if entry.renderer is not None:
        return entry.renderer(entry, rules, language)
    texts = load(language, (TABLE_TEXTS, "play"), *entry.subjects())
    return PlainRenderer(rules, texts, Narrator(entry, rules, language))


class WholeNumber(click.IntRange):
    """A whole number; click would call it an integer range."""

    name = "whole number"


def check_text(_: click.Context, __: click.Parameter, value: str) -> str:
    """A seed is hashed as UTF-8, and a terminal can send bytes that are none."""
    try:
        value.encode()
    except UnicodeEncodeError as error:
        raise click.BadParameter("this cannot be read as text.") from error
    return value


language_option = click.option(
    "--lang",
    "--language",
    "language",
    type=click.Choice(LANGUAGES),
    default=USUAL,
    show_default=True,
    help="Language of the texts.",
)
seed_option = click.option(
    "--seed",
    default="saltsea",
    show_default=True,
    metavar="WORD",
    callback=check_text,
    help="Any word: it decides the cards. The same word always gives the same.",
)
players_option = click.option(
    "--players", default=None, type=WholeNumber(1), metavar="N", help="How many seats; the game's fewest if not given."
)
content_option = click.option(
    "--content",
    type=click.Path(path_type=Path, exists=True),
    metavar="PLACE",
    default=None,
    help="Your own box: cards.json or its folder; for the pirates a chapter, or a folder with a folder chapters.",
)
save_option = click.option(
    "--save",
    "saved",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Keep the game in this new file, up to date after every move.",
)
data_option = click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    default=None,
    help="Where the server keeps its tables; if not given, SALTSEA_DATA or your own folder for programs' data.",
)


def check_picture(_: click.Context, __: click.Parameter, value: Path | None) -> Path | None:
    """A picture that cannot be drawn is refused before anything is played."""
    from saltsea.research.pictures import refusal

    refused = None if value is None else refusal(value)
    if refused is not None:
        fail(refused)
    return value


plot_option = click.option(
    "--plot",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    default=None,
    callback=check_picture,
    help="Draw the result as a picture, .svg or .png; needs the extra `plot`.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object, for programs.")
