"""Sitting at a text table in tests: lines from a list, or a newcomer who types what `legal` offers."""

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import StringIO
from types import MappingProxyType
from unittest.mock import patch

from cli.terminal import CliResult
from saltsea.catalog import CATALOG
from saltsea.cli import run
from saltsea.cli.common.options import renderer_for
from saltsea.game import Game
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.kernel.dice import Dice, dice_for
from saltsea.text_table.grammar import Grammar
from small_games.catalog import SMALL_GAMES

GAMES: Mapping[str, Game] = MappingProxyType({**CATALOG, **SMALL_GAMES})
PROMPT = re.compile(r"^\w+(?: \d)?>(?: |$)", re.MULTILINE)
LEGAL = {"en": "legal", "fr": "coups"}
MOST_LINES = 5000


def time_left(gone: int, players: int = 1, **options: int | str) -> str:
    """What the clock of the first chapter's first round says so many seconds after its start."""
    rules = GAMES["pirates"].rules()
    assert isinstance(rules, PiratesRules)
    minutes, seconds = divmod(rules.voyage(players, options).rounds[0].seconds - gone, 60)
    return f"{minutes}:{seconds:02}"


def grammar(game: str, language: str = "en") -> Grammar:
    """The grammar of a game as `play` uses it."""
    entry = GAMES[game]
    return renderer_for(entry, entry.rules(), language).grammar


@contextmanager
def typing(source: object) -> Iterator[StringIO]:
    """Stdin comes from here, stdout goes to the answer."""
    out = StringIO()
    with patch.object(sys, "stdin", source), redirect_stdout(out):
        yield out


def typed_at(*arguments: str, typed: Iterable[str] = ()) -> CliResult:
    """Run a command with these lines from a pipe."""
    err = StringIO()
    with typing(StringIO("".join(f"{line}\n" for line in typed))) as out, redirect_stderr(err):
        code = run(arguments, GAMES)
    return CliResult(code, out.getvalue(), err.getvalue())


def typed_output(*arguments: str, typed: Iterable[str] = ()) -> str:
    """What a command says to these lines that must not stumble."""
    done = typed_at(*arguments, typed=typed)
    assert (done.code, done.err) == (0, ""), done
    return done.out


def play(*arguments: str, typed: Iterable[str] = ()) -> CliResult:
    """Run `play` with these lines from a pipe."""
    return typed_at("play", *arguments, typed=typed)


def play_output(*arguments: str, typed: Iterable[str] = ()) -> str:
    """What a table says that must not stumble."""
    done = play(*arguments, typed=typed)
    assert (done.code, done.err) == (0, ""), done
    return done.out


def answers(*arguments: str, typed: Iterable[str]) -> list[str]:
    """What the table said after each typed line, without what it said before the first."""
    return PROMPT.split(play_output(*arguments, typed=typed))[1:]


class Newcomer:
    """Types `legal`, reads the answer, and types one of the lines it offers."""

    def __init__(self, language: str, choose: Callable[[list[str]], str]) -> None:
        self.language = language
        self.choose = choose
        self.typed: list[str] = []
        self.out: StringIO | None = None

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        assert self.out is not None
        assert len(self.typed) < MOST_LINES, "this game does not end"
        last = PROMPT.split(self.out.getvalue()[-20_000:])[-1]
        if "--seed" in last:
            return ""
        asked = self.typed and self.typed[-1] == LEGAL[self.language]
        line = self.choose(offers(last)) if asked else LEGAL[self.language]
        self.typed.append(line)
        return f"{line}\n"


def offers(answer: str) -> list[str]:
    """The typed forms in the answer to `legal`: the first column of each entry."""
    lines = answer.splitlines()[1:]
    return [re.split(r"\s{2,}", line.strip())[0] for line in lines if re.match(r"  \S", line)]


def at_random(dice: Dice) -> Callable[[list[str]], str]:
    return dice.pick


def whole_game(*arguments: str, language: str, seed: str) -> tuple[str, list[str]]:
    """A game that a newcomer plays to its end: all that was said, and all that was typed."""
    newcomer = Newcomer(language, at_random(dice_for(seed)))
    err = StringIO()
    with typing(newcomer) as out, redirect_stderr(err):
        newcomer.out = out
        code = run(["play", *arguments, "--seed", seed, "--lang", language], GAMES)
    assert (code, err.getvalue()) == (0, "")
    return out.getvalue(), newcomer.typed
