"""The catalogue as pages show it: titles and options of the games, in every language."""

from collections.abc import Mapping, Sequence

from saltsea.game import Game
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.match import check_new_table
from saltsea.kernel.options import Option
from saltsea.kernel.rules import AnyRules
from saltsea.printing.art import is_built
from saltsea.server.web.messages import CatalogueEntry, OptionShown, Title
from saltsea.texts import load


def entries(games: Mapping[str, Game]) -> Sequence[CatalogueEntry]:
    """The catalogue as the page shows it."""
    return [entry(game) for game in games.values()]


def entry(game: Game) -> CatalogueEntry:
    rules = game.rules()
    prints = game.prints(game) if game.prints is not None and is_built() else None
    return CatalogueEntry(
        name=game.name,
        title=in_every_language(game, f"title-{game.name}"),
        brief=in_every_language(game, f"brief-{game.name}"),
        players=(rules.fewest, rules.most),
        real_time=game.real_time,
        options=tuple(option_shown(game, rules, option) for option in rules.options),
        bots=tuple(game.bots),
        personalities=tuple(game.personalities),
        added_bots=tuple(game.added),
        at_once=dict(game.at_once),
        sheets=tuple(prints.basics()) if prints else (),
        chapter_sheets=tuple(prints.chapters()) if prints else (),
        beside=game.rulebook,
    )


def option_shown(game: Game, rules: AnyRules, option: Option) -> OptionShown:
    title = in_every_language(game, f"option-{game.name}-{option.name}")
    return OptionShown(option.name, title, option.default, tuple(option.choices), players_for(rules, option))


def players_for(rules: AnyRules, option: Option) -> tuple[int, ...]:
    """The numbers of players with which an option may have another value than its own; none if that is any number."""
    others = [{option.name: value} for value in option.choices if value != option.default]
    numbers = range(rules.fewest, rules.most + 1)
    fitting = [
        players for players in numbers if any(check_new_table(rules, players, other) is None for other in others)
    ]
    return () if not others or len(fitting) == len(numbers) else tuple(fitting)


def in_every_language(game: Game, text: str) -> Title:
    return Title(**{language: load(language, *game.subjects()).say(text) for language in LANGUAGES})
