"""Table options on the command line: parsing them, and the page that explains them."""

import re
import textwrap
from collections.abc import Collection, Sequence
from typing import Final

import click

from saltsea.cli.common.command_group import fail, unknown_message
from saltsea.cli.common.options import game_texts
from saltsea.game import Game
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.match import check_new_table
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Option, Options, Value
from saltsea.kernel.rules import AnyRules
from saltsea.narrator import Narrator
from saltsea.text_table.bot_names import bot_description
from saltsea.texts import Texts

_WHOLE: Final = re.compile(r"-?[0-9]{1,15}")
_WIDTH: Final = 100
_COLUMN: Final = 22

table_option = click.option(
    "--option",
    "chosen",
    multiple=True,
    metavar="NAME=VALUE",
    help="A table option; may be repeated. --options lists them.",
)
options_option = click.option(
    "--options", "explained", is_flag=True, help="List every table option of the game with its choices, and stop."
)


# --- choosing ---


def read_options(
    entry: Game, rules: AnyRules, seats: int, chosen: Sequence[str], language: str = LANGUAGES[0]
) -> Options:
    """NAME=VALUE words as table options, or the sentence that says why not, in the player's language."""
    declared = {option.name: option for option in rules.options}
    options: Options = {}
    for word in chosen:
        name, found, value = word.partition("=")
        if not found:
            fail(f"an option is written NAME=VALUE, not {word!r}.")
        if name not in declared:
            fail(unknown_message("option", name, declared))
        options[name] = parse_value(declared[name], value)
    refusal = check(rules, seats, options)
    if refusal is not None and check(rules, seats, in_capitals(rules, options)) is None:
        return in_capitals(rules, options)
    if refusal is not None:
        fail(Narrator(entry, rules, language).refusal(refusal))
    return options


def check(rules: AnyRules, seats: int, options: Options) -> Refusal | None:
    return check_new_table(rules, seats, options)


def in_capitals(rules: AnyRules, options: Options) -> Options:
    """Where a game checks a value itself, it may expect capitals."""
    free = {option.name for option in rules.options if not option.choices}
    return {
        name: value.upper() if name in free and isinstance(value, str) else value for name, value in options.items()
    }


def parse_value(option: Option, value: str) -> Value:
    """The choice that is written like this, in any case. If any value may be chosen, digits are a number."""
    for choice in (*option.choices, option.default):
        if str(choice).casefold() == value.casefold():
            return choice
    return int(value) if _WHOLE.fullmatch(value) and not option.choices else value


# --- explaining ---


def options_page(entry: Game, language: str) -> str:
    """Every option: its name and title, what it is about, and what it can be set to; then the computer players."""
    texts = game_texts(entry, language)
    options = entry.rules().options
    explained = [explanation(texts, f"option-{entry.name}-{option.name}", option) for option in options]
    bots = [
        bot_descriptions(texts, "options-bots", entry.bots),
        bot_descriptions(texts, "options-personalities", entry.personalities),
    ]
    return "\n\n".join([*(explained or [texts.say("options-none")]), *(lines for lines in bots if lines)])


def bot_descriptions(texts: Texts, heading: str, bots: Collection[str]) -> str:
    """A list of computer players under its heading; nothing if there are none."""
    lines = [f"    {bot:<{_COLUMN}} {bot_description(texts, bot)}" for bot in bots]
    return "\n".join([texts.say(heading), *lines]) if lines else ""


def explanation(texts: Texts, text: str, option: Option) -> str:
    known = texts.has(text)
    head = f"{option.name}: {texts.title(text)}" if known else option.name
    about = textwrap.wrap(texts.say(text), _WIDTH, initial_indent="  ", subsequent_indent="  ") if known else []
    values = list(dict.fromkeys([*option.choices, option.default]))
    return "\n".join([head, *about, *(choice_line(texts, text, option, value) for value in values)])


def choice_line(texts: Texts, text: str, option: Option, value: Value) -> str:
    """`  --option length=9     9 squares: a long game`, with a remark beside what is usual."""
    said = [texts.part(text, f"choice-{value}")] if texts.has(text) else []
    said += [texts.say("options-usual")] if value == option.default else []
    return f"    {f'{option.name}={value}':<{_COLUMN}} {' '.join(filter(None, said))}".rstrip()
