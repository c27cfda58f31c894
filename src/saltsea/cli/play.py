"""`saltsea play`: a whole game in a terminal, by typed commands, against people and computer players or with them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import click

from saltsea.cli.campaign import Logbook
from saltsea.cli.going_on import gone_on, refuse_beside_resume
from saltsea.cli.options import options_option, options_page, read_options, table_option
from saltsea.cli.pages import NO_GAME, Page, complain, unknown
from saltsea.cli.seating import BEST, ME, attended, greet, seated
from saltsea.cli.shared import as_text, content_option, game_named, renamed
from saltsea.cli.voyage import Voyage, voyage_options
from saltsea.game import Game
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.rules import AnyRules
from saltsea.narrator import Narrator
from saltsea.text_table.live_session import LiveSession
from saltsea.text_table.save_file import GameSetup, random_seed, seed_from_word
from saltsea.text_table.session import Session

EXAMPLES = """
saltsea play GAME
saltsea play GAME --seats me,bot,bot --lang fr
saltsea play GAME --seats me,me --plain  # two people at one keyboard, in sentences
saltsea play GAME --seed tuesday --save my.game
saltsea play --resume my.game
saltsea play GAME --options  # what a table can be set to
"""


@dataclass(frozen=True, kw_only=True)
class Asked:
    """What the command line asks for."""

    game: str | None
    seats: str | None
    language: str | None
    plain: bool | None
    seed: str | None
    chosen: Sequence[str]
    explained: bool
    theme: str | None
    content: Path | None
    saved: Path | None
    resumed: Path | None
    voyage: Voyage


@click.command(cls=Page, epilog=EXAMPLES)
@click.argument("game", required=False)
@click.option(
    "--seats",
    "--crew",
    "seats",
    default=None,
    metavar="NAMES",
    help="Who plays, by commas: me (several are people at one keyboard), bot (the best computer player), or a computer "
    "player by name. If not given: me against one bot, or as many as the game needs; or me in a full crew.",
)
@click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default=None,
    help="Language of the texts: en if not given, or the one in which a game was kept.",
)
@click.option(
    "--plain/--no-plain",
    default=None,
    help="Sentences only, for screen readers: no pictures, no colours.",
)
@click.option(
    "--seed",
    default=None,
    metavar="WORD",
    callback=lambda ctx, param, value: value if value is None else as_text(ctx, param, value),
    help="Any word: it decides the cards. A new one is drawn if not given, and told at the end.",
)
@table_option
@options_option
@voyage_options
@click.option("--theme", default=None, metavar="NAME", help="Which names the cards bear, where a game has several.")
@content_option
@click.option(
    "--save",
    "saved",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Keep the game in this new file, up to date after every move.",
)
@click.option(
    "--resume",
    "resumed",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    help="Go on with a game that was kept.",
)
def play(**given: Any) -> None:
    """Play GAME in this terminal. Type `help` at the table for all that can be typed; docs/grammar.md has it in full.

    Commands may come from a pipe, too: with the same seed the same commands lead to the same game.

    A Tale of Pirates runs in real time: `saltsea play pirates --chapter 1 --crew me,bot,bot,bot`. With --step its time
    stands while you think, with --speed it runs slower or faster, and a script makes it wait with `wait 30`.

    A game that is kept with `save`, --save or at the end of a sitting goes on with --resume. Such a file holds the seed
    in its first line, and whoever reads that can work out every card to come; the lines below are the game's record,
    which shows no seed before the game is over."""
    own = {field.name for field in fields(Voyage)}
    voyage = Voyage(**{name: value for name, value in given.items() if name in own})
    asked = Asked(voyage=voyage, **{name: value for name, value in given.items() if name not in own})
    if asked.explained:
        click.echo(options_page(game_asked_for(asked), asked.language or LANGUAGES[0]))
        return
    sit_down(asked)


def sit_down(asked: Asked) -> None:
    """Begin or go on, sail for a campaign if so wished, and play."""
    entry, setup, match = again(asked) if asked.resumed is not None else anew(asked)
    repeat = [] if asked.content is None else ["--content", str(asked.content)]
    logbook = logbook_of(asked, entry, match.rules, setup.language)
    if logbook is not None:
        logbook.check(match)
        repeat += ["--campaign", str(logbook.file)]
    refuse_file_that_is_there(asked.saved)
    session = seated(entry, match, setup, asked.saved or asked.resumed, repeat)
    noted(session, match, logbook)
    greet(session, entry, asked.content, asked.resumed)
    attended(session)


def logbook_of(asked: Asked, entry: Game, rules: AnyRules, language: str) -> Logbook | None:
    """The campaign that this voyage is sailed for, if it is for any."""
    file = asked.voyage.campaign
    return None if file is None else Logbook(entry, rules, file, language)


def noted(session: Session, match: Match, logbook: Logbook | None) -> None:
    """Let the end of the voyage be written down."""
    if logbook is not None and isinstance(session, LiveSession):
        session.ending = lambda: logbook.note(match)


# --- a new game ---


def anew(asked: Asked) -> tuple[Game, GameSetup, Match]:
    entry = renamed(game_asked_for(asked), asked.theme)
    rules, language = entry.rules(), asked.language or LANGUAGES[0]
    asked.voyage.check(entry, asked.seed)
    logbook = logbook_of(asked, entry, rules, language)
    seed = asked.voyage.seed(asked.seed)
    setup = GameSetup(
        game=entry.name,
        seats=seats_asked_for(entry, rules, asked),
        theme=entry.theme[1] if entry.theme else "",
        seed=random_seed() if seed is None else seed,
        language=language,
        plain=bool(asked.plain),
        time_settings=asked.voyage.time_settings(entry),
    )
    known = None if logbook is None else logbook.known()
    return entry, setup, begun(entry, rules, setup, [*asked.voyage.options(known), *asked.chosen])


def game_asked_for(asked: Asked) -> Game:
    games: Mapping[str, Game] = click.get_current_context().obj
    if asked.game is None:
        complain(f"name a game: {', '.join(games)}." if games else f"there is nothing to play: {NO_GAME}.")
    return game_named(asked.game, asked.content)


def seats_asked_for(entry: Game, rules: AnyRules, asked: Asked) -> tuple[str, ...]:
    """Who sits where. A crew that nobody has named is full, unless somebody wants to hold several timers alone."""
    if asked.seats is None:
        alone = entry.tempo is None or asked.voyage.timers is not None
        return (ME, *[BEST] * ((rules.fewest if alone else rules.most) - 1))
    names = tuple(name.strip() for name in asked.seats.split(","))
    for name in names:
        if name not in (ME, BEST, *entry.bots):
            complain(unknown("player", name, (ME, BEST, *entry.bots)))
    return names


def begun(entry: Game, rules: AnyRules, setup: GameSetup, chosen: Sequence[str]) -> Match:
    options = read_options(entry, rules, len(setup.seats), chosen)
    match = start(rules, len(setup.seats), options, seed_from_word(setup.seed))
    if isinstance(match, Refusal):
        complain(Narrator(entry, rules, "en").refusal(match))
    return match


def refuse_file_that_is_there(saved: Path | None) -> None:
    if saved is not None and saved.exists():
        complain(f"{str(saved)!r} is there already and stays as it is. Go on with --resume, or name a new file.")


# --- one that was kept ---


def again(asked: Asked) -> tuple[Game, GameSetup, Match]:
    """As it was kept, but for language, plainness and pace."""
    given = {"GAME": asked.game, "--seats": asked.seats, "--seed": asked.seed, "--option": asked.chosen}
    refuse_beside_resume({**given, **asked.voyage.said(), "--save": asked.saved})
    assert asked.resumed is not None
    entry, kept, match = gone_on(asked.resumed, asked.theme, asked.content)
    asked.voyage.check(entry, None)
    setup = replace(
        kept,
        theme=entry.theme[1] if entry.theme else "",
        language=asked.language or kept.language,
        plain=kept.plain if asked.plain is None else asked.plain,
        time_settings=asked.voyage.time_settings(entry, kept.time_settings),
    )
    return entry, setup, match
