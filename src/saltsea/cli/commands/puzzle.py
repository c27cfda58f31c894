"""`saltsea puzzle`: one turn of Corto to solve, of a day or rated: played here, solved, or described for programs."""

import json
from collections.abc import Sequence
from contextlib import suppress
from random import SystemRandom
from typing import Final, NamedTuple, get_args

import click

from saltsea.cli.commands.daily import date_option
from saltsea.cli.common.command_group import ExampleCommand
from saltsea.cli.common.options import json_option, language_option, renderer_for
from saltsea.cli.text_play.session_setup import ME, make_session
from saltsea.cli.text_play.voyage_options import today
from saltsea.game import Game
from saltsea.games.corto.daily.deal import OPPONENT, PERSON
from saltsea.games.corto.daily.puzzle import daily_puzzle, position, puzzle_page, worth
from saltsea.games.corto.definition import corto
from saltsea.games.corto.engine.actions import Discard, Draw, EndTurn
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.puzzles.rated import RatedPuzzle, lead_after, rated_page, rated_puzzles
from saltsea.games.corto.puzzles.rated import position as rated_position
from saltsea.games.corto.puzzles.rating import Difficulty
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.vocabulary import Plain
from saltsea.server.tables.rules.daily_rules import not_drawn, not_played
from saltsea.text_table.commands import SAVE
from saltsea.text_table.save_file import GameSetup
from saltsea.text_table.session import SessionEnded
from saltsea.text_table.table import TextTable
from saltsea.texts import Args

EXAMPLES = """
saltsea puzzle  # today's, in this terminal
saltsea puzzle --lang fr --plain
saltsea puzzle --date 2026-11-16 --solution
saltsea puzzle --date 2026-11-16 --json
saltsea puzzle --rated  # any of those that come with the game
saltsea puzzle --rated --level hard
saltsea puzzle --rated --number 1 --json
"""
DIFFICULTIES: Final = get_args(Difficulty)


class PuzzleTask(NamedTuple):
    """What the terminal needs of a puzzle: its position, its solution, and what it is worth and said."""

    match: Match
    solution: list[int]
    page: Plain
    text: str
    """What texts about it begin with."""
    args: Args
    before: int
    """What gold is counted from: nothing for a day, how far ahead the player was for a rated one."""
    best: int


class RatedChoice(NamedTuple):
    """Which of the rated puzzles is wanted."""

    wanted: bool
    level: str | None
    number: int | None


@click.command(cls=ExampleCommand, epilog=EXAMPLES)
@date_option
@json_option
@language_option
@click.option("--plain", is_flag=True, help="Sentences only, for screen readers.")
@click.option("--solution", "solved", is_flag=True, help="Print one way to the best end, and stop.")
@click.option("--rated", is_flag=True, help="A puzzle that comes with the game, rated by how often computers find it.")
@click.option("--level", type=click.Choice(DIFFICULTIES), default=None, help="How hard the rated one is.")
@click.option("--number", type=click.IntRange(min=1), default=None, help="Which rated one; any if not given.")
def puzzle(
    *, day: str | None, as_json: bool, language: str, plain: bool, solved: bool, rated: bool, level: str | None,
    number: int | None,
) -> None:  # fmt: skip
    """Solve the puzzle of a day: what is the most gold that you can have after this turn? The position comes from a
    real game, no chance is drawn, and exactly one end is best, in whatever order the cards are played.

    It is the same on every server and in every terminal. Try as often as you like. With --rated you get one of the
    puzzles that come with the game: gain as much as you can on your best rival."""
    entry = corto()
    rules = entry.rules()
    assert isinstance(rules, CortoRules)
    task = task_of(rules, day, RatedChoice(rated, level, number))
    if as_json:
        click.echo(json.dumps(task.page, indent=2, ensure_ascii=False))
    elif solved:
        for line in solution(entry, rules, task, language):
            click.echo(line)
    else:
        PuzzleTable(entry, rules, task, language, plain=plain).run()


def task_of(rules: CortoRules, day: str | None, choice: RatedChoice) -> PuzzleTask:
    """The puzzle that was asked for; options that contradict each other are refused."""
    if choice.wanted and day is not None:
        raise click.UsageError("a rated puzzle has no date: leave out --date or --rated.")
    if choice.wanted:
        return rated_task(rules, chosen([*rated_puzzles(rules).values()], choice))
    if choice.level is not None or choice.number is not None:
        raise click.UsageError("--level and --number are for rated puzzles: add --rated.")
    return daily_task(rules, day or today())


def chosen(puzzles: Sequence[RatedPuzzle], choice: RatedChoice) -> RatedPuzzle:
    found = [
        one
        for one in puzzles
        if choice.level in (None, one.difficulty()) and choice.number in (None, one.number)
    ]  # fmt: skip
    if not found:
        raise click.UsageError(f"there is no such puzzle; there are {len(puzzles)}.")
    return SystemRandom().choice(found)


def daily_task(rules: CortoRules, day: str) -> PuzzleTask:
    found = daily_puzzle(rules, day)
    args: Args = {"day": found.day, "gold": found.before}
    return PuzzleTask(
        position(rules, found), found.solution, puzzle_page(rules, found), "play-puzzle", args, 0, found.best
    )


def rated_task(rules: CortoRules, found: RatedPuzzle) -> PuzzleTask:
    args: Args = {"number": found.number, "rating": str(found.rating), "difficulty": found.difficulty()}
    match, page = rated_position(rules, found), rated_page(rules, found)
    return PuzzleTask(match, found.solution, page, "play-rated", args, found.before, found.best - found.before)


def solution(entry: Game, rules: CortoRules, task: PuzzleTask, language: str) -> list[str]:
    """One way to the best end, in sentences."""
    match = task.match
    table = TextTable(match, renderer_for(entry, rules, language), [None] * match.header.players)
    first = len(match.lines)
    for number in task.solution:
        match.submit(PERSON, rules.vocabulary.actions[number], 0)
    return table.news(first, PERSON)


class PuzzleTable:
    """One puzzle in this terminal, one attempt after the other."""

    def __init__(self, entry: Game, rules: CortoRules, task: PuzzleTask, language: str, *, plain: bool) -> None:
        self.rules = rules
        self.task = task
        self.match = task.match
        self.first: CortoState = self.match.state.copy()
        self.line = len(self.match.lines)
        setup = GameSetup(
            game=entry.name,
            seats=(ME, *[OPPONENT] * (self.match.header.players - 1)),
            theme=entry.theme[1] if entry.theme else "",
            seed=self.match.seed,
            language=language,
            plain=plain,
        )
        # The same command lays the same puzzle again: a file of it would be a game like any other.
        self.session = make_session(entry, self.match, setup, None, (), without=(SAVE,))
        self.session.is_kept = False
        self.session.kinds = ("puzzle",)
        self.session.table.check_own = self.check_own

    def check_own(self, action: Action) -> Refusal | None:
        """What the table of a server refuses, too. Here the end of the turn is what checks it."""
        if isinstance(action, (Draw, Discard)):
            return not_drawn()
        has_played = self.match.state.plays > 0 or not isinstance(action, EndTurn)
        return None if has_played else not_played()

    def run(self) -> None:
        """Let the player try until they have found it, or leave."""
        texts, screen = self.session.texts, self.session.screen
        screen.say(texts.say(self.task.text, self.task.args), texts.say("play-puzzle-how"))
        with suppress(SessionEnded):
            while not self.attempt():
                self.rewind()

    def attempt(self) -> bool:
        """One turn, and what it is worth. Returns whether it is the best."""
        self.session.skip_news()
        while not self.match.is_over() and self.match.state.turns == self.first.turns:
            self.session.round()
        gold, best = self.worth(), self.task.best
        text = f"{self.task.text}-{'solved' if gold >= best else 'more'}"
        self.session.screen.say("", self.session.texts.say(text, {"gold": gold, "best": best}))
        return gold >= best

    def worth(self) -> int:
        """What the turn has brought."""
        if self.task.text == "play-rated":
            return lead_after(self.rules, self.match.state, self.first) - self.task.before
        return worth(self.rules, self.match.state, self.first)

    def rewind(self) -> None:
        """Go back to the position to solve."""
        del self.match.lines[self.line :]
        self.match.refold()
        self.session.asked_at = -1
