"""`saltsea rule`: from a rule's id to its wording, its function and its tests in one step."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

import click

from saltsea.cli.common.command_group import NO_GAME, ExampleCommand, fail, unknown_message
from saltsea.cli.common.lazy_catalog import rule_subjects
from saltsea.cli.common.options import language_option
from saltsea.rulebook import SourceLocation, Subject, checkout, rule_tests, rule_texts, text_id
from saltsea.texts import Texts, load

if TYPE_CHECKING:
    from saltsea.game import Game

EXAMPLES = """
saltsea rule  # every rule there is
saltsea rule GAME  # the rules of one game
saltsea rule table.T1
saltsea rule table.T1 --lang fr
"""


@click.command(cls=ExampleCommand, epilog=EXAMPLES)
@click.argument("rule_id", metavar="[ID]", required=False)
@language_option
def rule(rule_id: str | None, language: str) -> None:
    """Print what rule ID says, where its function is, and which tests hold it.

    The id of a rule is the name of the game and the number in its rulebook; the number alone will do. Refusals name
    it, too. The rules of the table itself, whatever is played on it, are called table.T1 and so on. A game's name
    alone lists its rules."""
    games: Mapping[str, Game] = click.get_current_context().obj
    chapters = [SubjectRules(subject, language) for subject in rule_subjects(games)]
    listed = [chapter for chapter in chapters if rule_id in (None, chapter.subject)]
    pages = [chapter.page(name) for chapter in chapters for name in chapter.named(str(rule_id))]
    if listed:
        click.echo("\n\n".join(chapter.contents() for chapter in listed))
    elif pages:
        click.echo("\n\n\n".join(pages))
    else:
        fail(not_found(str(rule_id), chapters, games))


class SubjectRules:
    """The rules of the table or of one game, in one language."""

    def __init__(self, subject: Subject, language: str) -> None:
        self.subject = subject.name
        self.source = subject
        self.language = language
        self.rules = rule_texts(subject.texts, subject.name, language)

    @cached_property
    def texts(self) -> Texts:
        """All texts about the subject."""
        return load(self.language, (self.source.texts, self.subject))

    def named(self, rule_id: str) -> list[str]:
        """The rules that match what was typed: with or without the game's name, in any case."""
        return [name for name in self.rules if rule_id.lower() in (name.lower(), name.partition(".")[2].lower())]

    def contents(self) -> str:
        """The id and title of each rule."""
        texts = self.source.wording(self.rules, self.language)
        return "\n".join(f"{name:<{self.width()}} {texts.title(text_id(name))}" for name in self.rules)

    def width(self) -> int:
        """Room for the longest id."""
        return max(12, *(len(name) for name in self.rules))

    def page(self, rule_id: str) -> str:
        """All there is to know about one rule."""
        text, texts = text_id(rule_id), self.source.wording([rule_id], self.language)
        places = self.source.places(rule_id).get(rule_id, [])
        return "\n".join(
            [
                f"{rule_id}  {texts.title(text)}",
                "",
                texts.say(text),
                "",
                f"In code:  {in_columns(places) or 'not code: it says how the table is laid out'}",
                f"Tests:    {tests_of(rule_id, self.rules)}",
            ]
        )


def not_found(rule_id: str, chapters: list[SubjectRules], games: Mapping[str, Game]) -> str:
    known = [name for chapter in chapters for name in (chapter.subject, *chapter.rules)]
    message = unknown_message("rule", rule_id, known, "`saltsea rule` lists them all.")
    return message if games else f"{message} {NO_GAME.capitalize()}."


def tests_of(rule_id: str, rules: list[str]) -> str:
    tree = checkout()
    if tree is None:
        return "in the source tree; this is an installed Saltsea"
    return in_columns(rule_tests(rule_id, tree / "tests", rules)) or "none"


def in_columns(places: list[SourceLocation]) -> str:
    return "\n          ".join(str(place) for place in places)
