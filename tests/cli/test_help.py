"""The help pages teach: every command has one, with examples that work as they stand."""

import asyncio
import shlex
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from cli.terminal import cli_output, run_cli
from saltsea.cli import cli
from saltsea.cli.commands.serve import serve
from saltsea.cli.common.command_group import examples
from saltsea.store.paths import database
from saltsea.store.sqlite import SqliteStore

GAMES = ("shells", "pumps")


def commands(group: click.Group = cli, *path: str) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command with the words that call it, in the order of the help."""
    yield path, group
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from commands(command, *path, name)
        else:
            yield (*path, name), command


def spelled(command: tuple[tuple[str, ...], click.Command]) -> str:
    return " ".join(["saltsea", *command[0]])


@pytest.mark.parametrize("command", list(commands()), ids=spelled)
@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_every_page_says_what_its_command_does_and_shows_examples(
    command: tuple[tuple[str, ...], click.Command], flag: str
) -> None:
    page = cli_output(*command[0], flag)
    assert page.startswith(f"Usage: {spelled(command)} ")
    assert "\nExamples:\n  saltsea " in page
    assert (command[1].help or "").splitlines()[0].split()[0] in page
    assert all(len(line) <= 110 for line in page.splitlines())
    assert "GAME-" not in page
    assert "None" not in page


@pytest.mark.parametrize("command", list(commands()), ids=spelled)
def test_every_option_is_explained(command: tuple[tuple[str, ...], click.Command]) -> None:
    options = [option for option in command[1].params if isinstance(option, click.Option)]
    assert [option.name for option in options if not option.help] == []


def all_examples(game: str) -> list[list[str]]:
    """Every example but `serve`, which would not end, those that need one or a database (test_store.py), long
    tournaments between levels of Corto (test_tournament.py tries short ones), its reviews (test_review.py), printed
    sheets (test_print.py), data, which small games have none of (test_dataset.py), and training (test_learning.py);
    twice the same is tried once, and what no game is named in with the first game alone."""
    lines = [line for _, command in commands() for line in examples(command, game)]
    if game != GAMES[0]:
        tried = {line for _, command in commands() for line in examples(command, GAMES[0])}
        lines = [line for line in lines if line not in tried]
    words = [shlex.split(line, comments=True) for line in dict.fromkeys(lines)]
    left_out = {"serve", "open", "join", "bot-line", "bot-worker", "forget", "mail-test", "tournament", "review"}
    left_out |= {"print", "dataset", "learn"}
    return [words[1:] for words in words if words[1] not in left_out and "postgresql://" not in " ".join(words)]


def example_options(words: list[str]) -> list[str]:
    """A bench of every game would take long and teach nothing here, and so would a folder with all sheets
    (test_app_folder.py has one with some); and a puzzle of a known day is quickly made."""
    if words[0] == "app":
        return [*words, "--no-sheets"]
    if words[0] == "puzzle":
        return words if "--rated" in words else [*words, "--date", "2026-11-17"]
    return [*words, "--seconds", "0.1"] if words[0] == "bench" else words


@pytest.mark.parametrize("game", GAMES)
def test_every_example_works_as_it_stands(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    asyncio.run(SqliteStore(database()).close())  # what a server leaves behind, for `backup` to copy
    for words in all_examples(game):
        done = run_cli(*example_options(words))
        assert (done.code, done.err) == (0, ""), words
        assert done.out


def test_the_examples_of_serve_are_understood() -> None:
    for line in examples(serve, "shells"):
        words = shlex.split(line, comments=True)
        serve.make_context("serve", words[2:])


@pytest.mark.parametrize("group", [(), ("replay",)])
def test_a_group_alone_shows_its_help(group: tuple[str, ...]) -> None:
    assert cli_output(*group) == cli_output(*group, "-h")


def test_the_first_page_begins_where_a_newcomer_begins_and_names_the_games() -> None:
    page = cli_output("-h")
    order = [page.index(f"\n  {name}") for name in ("serve", "play", "simulate", "replay", "rule", "perft", "bench")]
    assert order == sorted(order)
    assert "Games: shells, pumps." in page


def test_the_version_says_which_engine() -> None:
    assert cli_output("--version").startswith("saltsea ")
    assert cli_output("--version").rstrip().endswith(("(plain engine)", "(compiled engine)"))
