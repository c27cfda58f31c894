"""`saltsea rule`: from a rule's id to its wording, its function and its tests in one step."""

from collections.abc import Mapping
from pathlib import Path

import click

import saltsea
from saltsea.cli.shared import complain, language_option, unknown
from saltsea.game import Game
from saltsea.rulebook import TABLE, TABLE_PACKAGE, Place, rule_functions, rule_tests, rule_texts, text_id
from saltsea.texts import TABLE_TEXTS, Texts, load

EXAMPLES = """
\b
Examples:
  saltsea rule corto.C5
  saltsea rule corto.C5 --lang fr
  saltsea rule corto          (all rules of a game)
"""


@click.command(epilog=EXAMPLES, short_help="Print a rule: its wording, its function, its tests.")
@click.argument("rule_id", metavar="ID")
@language_option
def rule(rule_id: str, language: str) -> None:
    """Print what rule ID says, where its function is, and which tests hold it.

    The id of a rule is the name of the game and the number in its rulebook. Refusals name it, too. The rules of the
    table itself, whatever is played on it, are called table.T1 and so on."""
    games: Mapping[str, Game] = click.get_current_context().obj
    subject = rule_id.partition(".")[0]
    if subject not in (TABLE, *games):
        complain(unknown("game", subject, [TABLE, *games]))
    folder = TABLE_TEXTS if subject == TABLE else games[subject].texts
    package = TABLE_PACKAGE if subject == TABLE else games[subject].package
    texts = load(language) if subject == TABLE else load(language, (folder, subject))
    known = rule_texts(folder, subject, language)
    if rule_id == subject:
        click.echo("\n".join(f"{name:<12} {texts.title(text_id(name))}" for name in known))
    elif rule_id in known:
        click.echo(page(rule_id, texts, package))
    else:
        complain(unknown("rule", rule_id, known))


def page(rule_id: str, texts: Texts, package: str) -> str:
    """All there is to know about one rule."""
    text = text_id(rule_id)
    functions = rule_functions(package).get(rule_id, [])
    return "\n".join(
        [
            f"{rule_id}  {texts.title(text)}",
            "",
            texts.say(text),
            "",
            f"In code:  {listed(functions) or 'not code: it says how the table is laid out'}",
            f"Tests:    {tests_of(rule_id)}",
        ]
    )


def tests_of(rule_id: str) -> str:
    folder = tests_folder()
    if folder is None:
        return "in the source tree; this is an installed Saltsea"
    return listed(rule_tests(rule_id, folder)) or "none"


def listed(places: list[Place]) -> str:
    return "\n          ".join(str(place) for place in places)


def tests_folder() -> Path | None:
    """The tests, if this Saltsea runs from its source tree."""
    folder = Path(saltsea.__file__).parents[2] / "tests"
    return folder if (folder / "contract").is_dir() else None
