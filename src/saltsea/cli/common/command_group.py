"""Command groups: their order, suggestions for typing errors, help that ends with examples, errors in one line.

An example has GAME in place of a name; the help page fills in a game, so that the example can be typed as it stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NoReturn

import click

from saltsea.text_table.word_matching import close_matches

if TYPE_CHECKING:
    from saltsea.game import Game

STOPPED: Final = 130
"""The exit code that shells expect after Ctrl-C."""
NO_GAME: Final = "no game is aboard this version yet"
_SHORT_LIST: Final = 12


class ExampleCommand(click.Command):
    """A command whose help ends with examples."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        games: Mapping[str, Game] = ctx.obj
        lines = [line.partition("  #") for line in examples(self, next(iter(games), "corto"))]
        width = max(len(typed.rstrip()) for typed, _, _ in lines)
        with formatter.section("Examples"):
            for typed, mark, remark in lines:
                line = f"{'':>{formatter.current_indent}}{typed.rstrip():<{width}}   {mark.lstrip()}{remark}"
                formatter.write(f"{line.rstrip()}\n")
        if "GAME" in (self.epilog or ""):
            formatter.write_paragraph()
            formatter.write_text(f"Games: {', '.join(games)}." if games else f"Games: {NO_GAME}.")


class CommandGroup(ExampleCommand, click.Group):
    """A group with suggestions for typing errors; it lists commands in learning order, and without one prints help."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])

    def list_commands(self, _: click.Context) -> list[str]:
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None:
            fail(unknown_message("command", args[0], self.list_commands(ctx)))
        return super().resolve_command(ctx, args)


class LazyCommand(NamedTuple):
    """A command by the place of its function, `module:name`, and its line in the list of commands."""

    place: str
    summary: str

    def load(self) -> click.Command:
        module, _, name = self.place.partition(":")
        command: click.Command = getattr(import_module(module), name)
        return command


class LazyCommandGroup(CommandGroup):
    """A group that imports a command when it is called, so that the others cost no time."""

    def __init__(self, *given: Any, lazy: Mapping[str, LazyCommand], **named: Any) -> None:
        super().__init__(*given, **named)
        self.lazy = lazy

    def list_commands(self, _: click.Context) -> list[str]:
        return list(self.lazy)

    def get_command(self, _: click.Context, name: str) -> click.Command | None:
        return self.lazy[name].load() if name in self.lazy else None

    def format_commands(self, _: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, command.summary) for name, command in self.lazy.items()])


def examples(command: click.Command, game: str) -> list[str]:
    """The examples of a command as they can be typed."""
    return [line.strip().replace("GAME", game) for line in (command.epilog or "").strip().splitlines()]


# --- errors ---


class CommandError(click.UsageError):
    """A wrong command line; the message already says what would be right. Exit code 2."""


class InputError(CommandError):
    """The command is right, but not the file, link or server that it was given. Exit code 1."""

    exit_code = 1


def fail(message: str) -> NoReturn:
    """Stop with one clear line on stderr and exit code 2."""
    raise CommandError(message, click.get_current_context())


def error_line(error: click.ClickException) -> str:
    """`saltsea simulate: what is wrong`, and where to read on when the sentence itself does not help."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    path = context.command_path if context is not None else "saltsea"
    message = " ".join(error.format_message().split())
    helps = context is None or isinstance(error, CommandError)
    stop = "" if message.endswith((".", "?", "]")) else "."
    return f"{path}: {message[:1].lower()}{message[1:]}{stop}{'' if helps else f' See `{path} -h`.'}"


def unknown_message(kind: str, given: str, known: Iterable[str], where: str = "") -> str:
    """The message for an unknown name: suggestions, else all known names, or where they are listed."""
    names = list(known)
    meant = close_matches(given, names)
    if meant:
        return f"there is no {kind} {given!r}. Did you mean {' or '.join(meant)}?"
    if where and len(names) > _SHORT_LIST:
        return f"there is no {kind} {given!r}. {where}"
    there_is = f". There is: {', '.join(names)}" if names else ", nor any other"
    return f"there is no {kind} {given!r}{there_is}."
