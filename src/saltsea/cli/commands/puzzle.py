"""`saltsea puzzle`: the puzzle of a day, one turn of Corto: played here, solved, or described for programs."""

import json
from contextlib import suppress

import click

from saltsea.cli.commands.daily import date_option
from saltsea.cli.common.command_group import ExampleCommand
from saltsea.cli.common.options import json_option, language_option, renderer_for
from saltsea.cli.text_play.session_setup import ME, make_session
from saltsea.cli.text_play.voyage_options import today
from saltsea.game import Game
from saltsea.games.corto.daily.deal import OPPONENT, PERSON
from saltsea.games.corto.daily.puzzle import Puzzle, daily_puzzle, position, puzzle_page, worth
from saltsea.games.corto.definition import corto
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import CortoState
from saltsea.text_table.save_file import GameSetup
from saltsea.text_table.session import SessionEnded
from saltsea.text_table.table import TextTable
from saltsea.texts import Args

EXAMPLES = """
saltsea puzzle  # today's, in this terminal
saltsea puzzle --lang fr --plain
saltsea puzzle --date 2026-11-16 --solution
saltsea puzzle --date 2026-11-16 --json
"""


@click.command(cls=ExampleCommand, epilog=EXAMPLES)
@date_option
@json_option
@language_option
@click.option("--plain", is_flag=True, help="Sentences only, for screen readers.")
@click.option("--solution", "solved", is_flag=True, help="Print one way to the most gold, and stop.")
def puzzle(*, day: str | None, as_json: bool, language: str, plain: bool, solved: bool) -> None:
    """Solve the puzzle of a day: what is the most gold that you can have after this turn? The position comes from a
    real game, no chance is drawn, and exactly one end is best, in whatever order the cards are played.

    It is the same on every server and in every terminal. Try as often as you like."""
    entry = corto()
    rules = entry.rules()
    assert isinstance(rules, CortoRules)
    found = daily_puzzle(rules, day or today())
    if as_json:
        click.echo(json.dumps(puzzle_page(rules, found), indent=2, ensure_ascii=False))
    elif solved:
        for line in solution(entry, rules, found, language):
            click.echo(line)
    else:
        PuzzleTable(entry, rules, found, language, plain=plain).run()


def solution(entry: Game, rules: CortoRules, found: Puzzle, language: str) -> list[str]:
    """One way to the most gold, in sentences."""
    match = position(rules, found)
    table = TextTable(match, renderer_for(entry, rules, language), [None, None])
    first = len(match.lines)
    for number in found.solution:
        match.submit(PERSON, rules.vocabulary.actions[number], 0)
    return table.news(first, PERSON)


class PuzzleTable:
    """One puzzle in this terminal, one attempt after the other."""

    def __init__(self, entry: Game, rules: CortoRules, puzzle: Puzzle, language: str, *, plain: bool) -> None:
        self.rules = rules
        self.puzzle = puzzle
        self.match = position(rules, puzzle)
        self.first: CortoState = self.match.state.copy()
        setup = GameSetup(
            game=entry.name,
            seats=(ME, OPPONENT),
            theme=entry.theme[1] if entry.theme else "",
            seed=self.match.seed,
            language=language,
            plain=plain,
        )
        self.session = make_session(entry, self.match, setup, None, ())

    def run(self) -> None:
        """Let the player try until they have found it, or leave."""
        texts, screen = self.session.texts, self.session.screen
        args: Args = {"day": self.puzzle.day, "gold": self.puzzle.before}
        screen.say(texts.say("play-puzzle", args), texts.say("play-puzzle-how"))
        with suppress(SessionEnded):
            while not self.attempt():
                self.rewind()

    def attempt(self) -> bool:
        """One turn, and what it is worth. Returns whether it is the best."""
        self.session.skip_news()
        while not self.match.is_over() and self.match.state.turns == self.first.turns:
            self.session.round()
        gold, best = worth(self.rules, self.match.state, self.first), self.puzzle.best
        text = "play-puzzle-solved" if gold >= best else "play-puzzle-more"
        self.session.screen.say("", self.session.texts.say(text, {"gold": gold, "best": best}))
        return gold >= best

    def rewind(self) -> None:
        """Go back to the position to solve."""
        del self.match.lines[self.puzzle.first_line() + 1 :]
        self.match.refold()
        self.session.asked_at = -1
