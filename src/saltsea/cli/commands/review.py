"""`saltsea review`: a finished game, judged: Corto turn by turn, a voyage by sailing on from its instants."""

from collections.abc import Callable
from pathlib import Path

import click
import msgspec

from saltsea.cli.commands.replay import load_record, record_errors
from saltsea.cli.common.command_group import ExampleCommand, fail
from saltsea.cli.common.options import content_option, find_game, json_option, language_option, renderer_for
from saltsea.cli.common.progress import Progress
from saltsea.game import Game
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.review.review import review as reviewed
from saltsea.games.corto.review.shapes import CortoReview, DecidingMoment, SeatReview
from saltsea.games.corto.review.variation import variation
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.review.review import review as resailed
from saltsea.games.pirates.review.shapes import VoyageReview
from saltsea.games.pirates.view.report import voyage_report
from saltsea.kernel.match import Match
from saltsea.kernel.record import Record
from saltsea.kernel.rules import AnyRules
from saltsea.narrator import ViewSentences
from saltsea.text_table.renderer import Renderer
from saltsea.text_table.table import TextTable
from saltsea.text_table.word_matching import sentence
from saltsea.texts import Args

EXAMPLES = """
saltsea review cruise/corto-00001.jsonl  # made by saltsea simulate corto --records cruise
saltsea review cruise/corto-00001.jsonl --lang fr
saltsea review cruise/corto-00001.jsonl --json
saltsea review cruise/pirates-00001.jsonl  # made by saltsea simulate pirates --records cruise
"""


@click.command(cls=ExampleCommand, epilog=EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@json_option
@language_option
@content_option
def review(*, file: Path, as_json: bool, language: str, content: Path | None) -> None:
    """Review the game in FILE. Corto: each player's chance to win over time, how much of it was choice and how much
    luck, the turns that decided the game, and what would have been better. A Tale of Pirates: awards, where the Passage
    lay, and the instants that decided the voyage, found by sailing on from there with the crew's choices and with a
    planner's.

    It takes from some seconds to some minutes, and is the same every time."""
    with record_errors(file):
        rules, record = load_record(file, content)
    if record.outcome is None:
        fail(f"{file} is not over: a game is reviewed when it is.")
    with Progress(file.name) as progress:

        def report_progress(done: float) -> bool:
            progress.update(done)
            return True

        found = found_review(rules, record, report_progress)
    if found is None:
        fail(f"{file} is a game of {record.header.game}, which has no review.")
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    for line in lines_of(found, find_game(record.header.game, content), rules, record, language):
        click.echo(line)


def found_review(
    rules: AnyRules, record: Record, progress: Callable[[float], bool]
) -> CortoReview | VoyageReview | None:  # fmt: skip
    if isinstance(rules, CortoRules):
        return reviewed(rules, record, progress=progress)
    return resailed(rules, record, progress=progress) if isinstance(rules, PiratesRules) else None


def lines_of(
    found: CortoReview | VoyageReview, entry: Game, rules: AnyRules, record: Record, language: str
) -> list[str]:
    if isinstance(found, CortoReview):
        assert isinstance(rules, CortoRules)
        return ReviewText(entry, rules, record, language).lines(found)
    return VoyageReviewText(entry, rules, record, language).lines(found)


class VoyageReviewText:
    """Says the review of a voyage in sentences."""

    def __init__(self, entry: Game, rules: AnyRules, record: Record, language: str) -> None:
        self.rules = rules
        self.record = record
        self.renderer: Renderer = renderer_for(entry, rules, language)
        self.say = self.renderer.texts.say
        self.said = ViewSentences(self.renderer.texts, entry.views(rules).patterns(), self.renderer.seat)

    def lines(self, found: VoyageReview) -> list[str]:
        report = voyage_report(self.rules, self.record.header, self.record.lines, None)
        proud = [sentence(self.said.filled(award.sentence)) for award in report.awards]
        lay = [sentence(self.said.filled(passage)) for passage in report.passages]
        moments = [[sentence(self.said.filled(say)) for say in moment.say] for moment in found.moments]
        if not moments:
            return [*proud, *lay, "", self.say("play-resail-none")]
        about = self.say("play-resail-about", {"number": found.voyages})
        return [*proud, *lay, "", about, *(line for lines in moments for line in ("", *lines))]


class ReviewText:
    """Says a review in sentences."""

    def __init__(self, entry: Game, rules: CortoRules, record: Record, language: str) -> None:
        self.rules = rules
        self.record = record
        self.renderer: Renderer = renderer_for(entry, rules, language)
        self.say = self.renderer.texts.say
        patterns = entry.views(rules).patterns()
        self.said = ViewSentences(self.renderer.texts, patterns, self.renderer.seat)

    def lines(self, found: CortoReview) -> list[str]:
        lines = [self.seat(seat, one) for seat, one in enumerate(found.seats)]
        lines += [self.turn(found, place) for place in range(len(found.turns))]
        if not found.moments:
            lines += ["", self.say("play-review-none" if found.resigned is None else "play-review-resigned")]
        for moment in found.moments:
            lines += ["", *self.moment(found, moment)]
        return lines

    def seat(self, seat: int, one: SeatReview) -> str:
        args: Args = {"player": self.renderer.seat(seat), "accuracy": one.accuracy}
        names = ("start", "choice", "others", "luck", "end")
        return self.say("play-review-seat", args | {name: self.percent(getattr(one, name)) for name in names})

    def turn(self, found: CortoReview, place: int) -> str:
        turn = found.turns[place]
        chances = " : ".join(self.percent(chance) for chance in turn.chances)
        return self.say(
            "play-review-turn",
            {"turn": turn.number, "player": self.renderer.seat(turn.seat), "chances": chances},
        )

    def moment(self, found: CortoReview, moment: DecidingMoment) -> list[str]:
        """What was played, what was better, and why."""
        args: Args = {
            "turn": found.turns[moment.turn].number,
            "player": self.renderer.seat(moment.seat),
            "loss": self.percent(moment.loss),
            "gold": f"{moment.gold:+d}",
            "later": self.number(f"{moment.later:+.1f}"),
        }
        actions = [self.rules.vocabulary.actions[number] for number in moment.better]
        better = variation(self.rules, self.record, moment.first, actions)
        played = variation(self.rules, self.record, moment.last, [])
        return [
            self.say("play-review-moment", args),
            self.say("play-review-played"),
            *self.turn_news(played, moment),
            self.say("play-review-better", args),
            *self.turn_news(better, moment),
            sentence(self.said.filled(moment.say)),
        ]

    def turn_news(self, match: Match, moment: DecidingMoment) -> list[str]:
        """The turn that begins at a moment, as its player saw it."""
        table = TextTable(match, self.renderer, [None] * match.header.players)
        return [f"  {line}" for line in table.news(moment.first + 1, moment.seat)]

    def percent(self, thousandths: int) -> str:
        return self.number(f"{thousandths / 10:.1f}")

    def number(self, written: str) -> str:
        """A number with tenths, as the language writes it."""
        whole, _, tenths = written.partition(".")
        return self.say("play-review-number", {"whole": whole, "tenths": tenths})
