"""`saltsea campaign`: the results of a crew's campaign, stored in a file of its own."""

from pathlib import Path

import click

from saltsea.cli.common.command_group import ExampleCommand, fail
from saltsea.cli.common.options import content_option, language_option
from saltsea.game import Game
from saltsea.games.pirates.campaign.campaign_file import place_of, result_of, written
from saltsea.games.pirates.definition import pirates
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.kinds import LEVELS
from saltsea.games.pirates.rules.campaign import Campaign, check_open, imported, is_open, opened, sailed
from saltsea.games.pirates.rules.score import granted
from saltsea.games.pirates.text.grammar import renderer_texts
from saltsea.games.pirates.text.story import Stories
from saltsea.kernel.match import Match
from saltsea.kernel.record import ends_early
from saltsea.kernel.rules import AnyRules
from saltsea.narrator import Narrator
from saltsea.text_table.save_file import write_atomically
from saltsea.texts import Args, Texts

EXAMPLES = """
saltsea campaign my.campaign
saltsea campaign my.campaign --lang fr
"""


@click.command(cls=ExampleCommand, epilog=EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@language_option
@content_option
def campaign(*, file: Path, language: str, content: Path | None) -> None:
    """Show what the campaign of FILE has come to: which chapters are open, and the best result of each.

    `saltsea play pirates --chapter 1 --campaign FILE` sails for it and keeps what comes of it. A file that is not there
    is a new campaign."""
    entry = pirates() if content is None else pirates(content)
    rules = entry.rules()
    assert isinstance(rules, PiratesRules)
    for line in shown(entry, rules, file, language):
        click.echo(line)


class CampaignFile:
    """The campaign that a voyage is sailed for."""

    def __init__(self, entry: Game, rules: AnyRules, file: Path, language: str) -> None:
        if not isinstance(rules, PiratesRules):
            fail(f"--campaign is for A Tale of Pirates; {entry.name} has none.")
        self.entry = entry
        self.rules: PiratesRules = rules
        self.file = file
        self.language = language
        self.texts = renderer_texts(entry, language)
        self.stories = Stories(entry.entries or entry.texts.parent, language)

    def known(self) -> int:
        """How many chapters are open."""
        return opened(self.read())

    def read(self) -> Campaign:
        return read_campaign(self.file, len(self.rules.chapters))

    def check(self, match: Match) -> None:
        """pirates.R1: a chapter that is still closed cannot be sailed."""
        place = place_of(self.rules, match.state)
        refusal = None if place is None else check_open(self.read(), place)
        if refusal is not None:
            fail(Narrator(self.entry, self.rules, self.language).refusal(refusal))

    def note(self, match: Match) -> list[str]:
        """Store the result of a voyage. Returns what to print."""
        place = place_of(self.rules, match.state)
        if place is None or ends_early(match.lines[-1]):
            return []
        found = self.read()
        before = opened(found)
        best = sailed(found, place, result_of(match.state, granted(match.state)))
        try:
            write_atomically(self.file, written(found))
        except OSError as error:
            args: Args = {"file": str(self.file), "reason": str(error.strerror or error)}
            return [self.texts.say("play-file-trouble", args)]
        said = [self.texts.say(f"campaign-pirates-{'best' if best else 'noted'}", {"file": str(self.file)})]
        return said + (self.opens(opened(found)) if opened(found) > before else [])

    def opens(self, number: int) -> list[str]:
        title = self.stories.text(self.rules.chapters[number - 1].name, "title")
        return [self.texts.say("campaign-pirates-opens", {"number": number, "title": title})]


def read_campaign(file: Path, chapters: int) -> Campaign:
    """The campaign of a file; one that is not there is new."""
    if not file.exists():
        return Campaign(chapters)
    try:
        return imported(file.read_text(encoding="utf-8").removesuffix("\n"), chapters)
    except (ValueError, OSError) as error:
        fail(f"{str(file)!r} is no campaign to go on with: {error}.")


# --- the page ---


def shown(entry: Game, rules: PiratesRules, file: Path, language: str) -> list[str]:
    """A line above, and one for each chapter."""
    texts, stories = renderer_texts(entry, language), Stories(entry.entries or entry.texts.parent, language)
    found = read_campaign(file, len(rules.chapters))
    titles = [stories.text(chapter.name, "title") for chapter in rules.chapters]
    won = [best for best in found.bests if best.won]
    args: Args = {
        "file": str(file),
        "won": len(won),
        "chapters": len(titles),
        "stars": sum(best.stars for best in found.bests),
    }
    head = texts.say("campaign-pirates" if file.exists() else "campaign-pirates-new", args)
    return [head, *(chapter_line(texts, found, place, title) for place, title in enumerate(titles))]


def chapter_line(texts: Texts, found: Campaign, place: int, title: str) -> str:
    best = found.bests[place]
    args: Args = {
        "number": place + 1,
        "before": place,
        "title": title,
        "score": best.score,
        "stars": best.stars,
        "level": texts.title(f"rule-pirates-level-{LEVELS[best.level]}"),
        "pauses": best.pauses,
        "calm": best.calm,
        "tries": best.tries,
        "won": best.won,
    }
    state = "won" if best.won else "open" if is_open(found, place) else "locked"
    return texts.say(f"campaign-pirates-{state}", args)
