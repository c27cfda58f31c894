"""What the commands share: finding a game by name, saying what went wrong, showing that work goes on."""

import sys
from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager
from difflib import get_close_matches
from time import monotonic
from types import TracebackType
from typing import Any, NoReturn

import click

from saltsea.game import Game
from saltsea.kernel.nouns import Refusal
from saltsea.texts import Texts, load

PATIENCE = 1.0
"""Seconds of silence before a progress bar appears."""


class Commands(click.Group):
    """A group that knows what you meant."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            ctx.fail(unknown("command", args[0], self.list_commands(ctx)))
        return super().resolve_command(ctx, args)


def unknown(kind: str, given: str, known: Iterable[str]) -> str:
    """One sentence: there is no such thing, perhaps you meant this, else here is what there is."""
    names = list(known)
    near = get_close_matches(given, names, n=3, cutoff=0.5)
    lower = {name.lower(): name for name in names}
    near = near or ([lower[given.lower()]] if given.lower() in lower else [])
    if near:
        return f"there is no {kind} {given!r}. Did you mean {' or '.join(near)}?"
    return f"there is no {kind} {given!r}. There is: {', '.join(names) or 'nothing yet'}."


def complain(message: str) -> NoReturn:
    """Stop with one clear line on stderr."""
    raise click.UsageError(message)


def game_named(name: str) -> Game:
    """The game of the catalogue, or a helpful refusal."""
    games: Mapping[str, Game] = click.get_current_context().obj
    if name in games:
        return games[name]
    if not games:
        complain(f"there is no game {name!r}: the catalogue is empty in this version.")
    complain(unknown("game", name, games))


def texts_of(game: Game, language: str) -> Texts:
    return load(language, (game.texts, game.name))


def sentence(texts: Texts, refusal: Refusal) -> str:
    """A refusal as a person reads it: what is wrong, and the rule's id."""
    return f"{texts.say(refusal.text, refusal.facts)} [{refusal.rule}]"


class Progress(AbstractContextManager["Progress"]):
    """A bar on stderr that appears only when the work takes longer than a second."""

    def __init__(self, label: str, length: int) -> None:
        self.label = label
        self.length = length
        self.done = 0
        self.began = monotonic()
        self.bar: Any = None

    def step(self, amount: int = 1) -> None:
        self.done += amount
        if self.bar is not None:
            self.bar.update(amount)
        elif sys.stderr.isatty() and monotonic() - self.began > PATIENCE:
            self.bar = click.progressbar(length=self.length, label=self.label, file=sys.stderr)
            self.bar.__enter__()
            self.bar.update(self.done)

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.bar is not None:
            self.bar.__exit__(kind, value, trace)


language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(["en", "fr"]),
    default="en",
    show_default=True,
    help="Language of the texts.",
)
