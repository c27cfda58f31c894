"""`saltsea play`: a whole game in a terminal, by typed commands, against people and computer players or with them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import click

from saltsea.cli.commands.campaign import CampaignFile
from saltsea.cli.common.command_group import NO_GAME, ExampleCommand, fail, unknown_message
from saltsea.cli.common.options import check_text, content_option, find_game, save_option, with_theme
from saltsea.cli.common.table_options import options_option, options_page, read_options, table_option
from saltsea.cli.text_play import crew
from saltsea.cli.text_play.daily import (
    begin_attempt,
    daily_seats,
    deal_name,
    go_on,
    is_deal,
    start_daily,
    try_file,
    unfinished_try,
)
from saltsea.cli.text_play.hints import LocalHints, is_practice
from saltsea.cli.text_play.levels import note_level, offer_next_level, usual_level
from saltsea.cli.text_play.resign import may_resign, resign
from saltsea.cli.text_play.resume import load_saved_game, reject_options_with_resume
from saltsea.cli.text_play.session_setup import BEST, ME, greet, make_session, run_session
from saltsea.cli.text_play.voyage_options import VoyageOptions, voyage_options
from saltsea.game import Game
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.rules import AnyRules
from saltsea.narrator import Narrator
from saltsea.text_table.commands import HINT, RESIGN
from saltsea.text_table.live_session import LiveSession
from saltsea.text_table.save_file import GameSetup, random_seed, seed_from_word
from saltsea.text_table.session import TextSession

EXAMPLES = """
saltsea play GAME
saltsea play GAME --seats me,bot,bot --lang fr
saltsea play GAME --seats me,me --plain  # two people at one keyboard, in sentences
saltsea play GAME --seed tuesday --save my.game
saltsea play --resume my.game
saltsea play GAME --options  # what a table can be set to
"""


@dataclass(frozen=True, kw_only=True)
class PlayOptions:
    """The options of a command line."""

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
    voyage: VoyageOptions


@click.command(cls=ExampleCommand, epilog=EXAMPLES)
@click.argument("game", required=False)
@click.option(
    "--seats",
    "--crew",
    "seats",
    default=None,
    metavar="NAMES",
    help="Who plays, by commas: me (several are people at one keyboard), bot (a computer player of the level chosen "
    "last, the easiest at first; in a crew the shipmate that suits the voyage), or a computer player by name. If not "
    "given: me against one bot, or as many as the game needs; or me in a full crew.",
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
    callback=lambda ctx, param, value: value if value is None else check_text(ctx, param, value),
    help="Any word: it decides the cards. A new one is drawn if not given, and told at the end.",
)
@table_option
@options_option
@voyage_options
@click.option("--theme", default=None, metavar="NAME", help="Which names the cards bear, where a game has several.")
@content_option
@save_option
@click.option(
    "--resume",
    "resumed",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    help="Go on with a game that was kept.",
)
def play(**values: Any) -> None:
    """Play GAME in this terminal. Type `help` at the table for all that can be typed; docs/grammar.md has it in full.

    Commands may come from a pipe, too: with the same seed the same commands lead to the same game.

    A Tale of Pirates runs in real time: `saltsea play pirates --chapter 1 --crew me,bot,bot,bot`. With --step its time
    stands while you think, with --speed it runs slower or faster, and a script makes it wait with `wait 30`.

    A game that is kept with `save`, --save or at the end of a sitting goes on with --resume. Such a file holds the seed
    in its first line, and a reader of it can work out every card to come; the lines below are the game's record,
    which shows no seed before the game is over."""
    own = {field.name for field in fields(VoyageOptions)}
    voyage = VoyageOptions(**{name: value for name, value in values.items() if name in own})
    given = PlayOptions(voyage=voyage, **{name: value for name, value in values.items() if name not in own})
    if given.explained:
        click.echo(options_page(choose_game(given), given.language or LANGUAGES[0]))
        return
    play_session(given)


def play_session(given: PlayOptions) -> None:
    """Start or resume a game, with a campaign if one is named, and play it."""
    given = with_unfinished_try(given)
    entry, setup, match = resume_game(given) if given.resumed is not None else new_game(given)
    repeat = [] if given.content is None else ["--content", str(given.content)]
    logbook = logbook_of(given, entry, match.rules, setup.language)
    if logbook is not None:
        logbook.check(match)
        repeat += ["--campaign", str(logbook.file)]
    reject_existing_file(given.saved)
    more = [HINT] if is_practice(entry, match, setup.seats) else []
    more += [RESIGN] if may_resign(entry, match.rules, setup.seats) else []
    more += crew.commands_for(entry, setup.seats)
    session = make_session(entry, match, setup, given.saved or given.resumed, repeat, more=more)
    session.own_commands = {HINT: LocalHints(session, entry).hint, RESIGN: lambda _: resign(session, entry)}
    crew.bring_crew(session, entry)
    record_result(session, match, logbook)
    greet(session, entry, given.content, given.resumed)
    if is_daily_deal(match):
        note_try(session, match.header.shared or "", resumed=given.resumed is not None)
    run_session(session)
    offer_next_level(session, entry, match)


def is_daily_deal(match: Match) -> bool:
    return match.header.shared is not None and is_deal(match.rules)


def with_unfinished_try(given: PlayOptions) -> PlayOptions:
    """Who asks for a deal of the day that was begun here goes on with it."""
    is_asked = given.voyage.daily and given.saved is None and given.seats is None and not given.chosen
    if not is_asked or given.content is not None or given.seed is not None:
        return given
    kept = unfinished_try(choose_game(given).rules(), given.voyage.day())
    return given if kept is None else replace(given, game=None, resumed=kept, voyage=VoyageOptions())


def note_try(session: TextSession, day: str, *, resumed: bool) -> None:
    """Say whether this is the one try at the deal of a day; it is kept from the beginning."""
    rules, texts, kept = session.match.rules, session.texts, session.save_file
    the_try = try_file(deal_name(rules, day))
    now = go_on(texts, day, is_the_try=kept.file == the_try) if resumed else begin_attempt(texts, rules, day)
    session.screen.say(now.sentence)
    if now.file is not None and kept.file is None:
        session.save_in(now.file, announced=False)
    if session.save_file.file == the_try:
        session.save_file.only_copy = session.save_file.file


def logbook_of(given: PlayOptions, entry: Game, rules: AnyRules, language: str) -> CampaignFile | None:
    """The campaign that this voyage counts for, if any."""
    file = given.voyage.campaign
    return None if file is None else CampaignFile(entry, rules, file, language)


def record_result(session: TextSession, match: Match, logbook: CampaignFile | None) -> None:
    """Store the result when the voyage ends."""
    if logbook is not None and isinstance(session, LiveSession):
        session.ending = lambda: logbook.note(match)


# --- a new game ---


def new_game(given: PlayOptions) -> tuple[Game, GameSetup, Match]:
    if given.voyage.daily and given.content is not None:
        fail("the game of the day is played with the cards and chapters of the box: leave out --content.")
    entry = with_theme(choose_game(given), given.theme)
    rules, language = entry.rules(), given.language or LANGUAGES[0]
    given.voyage.check(entry, given.seed)
    logbook = logbook_of(given, entry, rules, language)
    known = None if logbook is None else logbook.known()
    chosen = [*given.voyage.options(known), *given.chosen]
    chosen = [*first_options(entry, known, chosen), *chosen]
    setup = GameSetup(
        game=entry.name,
        seats=choose_seats(entry, rules, given, usual_bot(entry, rules, chosen)),
        theme=entry.theme[1] if entry.theme else "",
        seed=random_seed() if given.seed is None else given.seed,
        language=language,
        plain=bool(given.plain),
        time_settings=given.voyage.time_settings(entry),
    )
    if not given.voyage.daily:
        return entry, setup, start_match(entry, rules, setup, chosen)
    match = start_daily(entry, rules, len(setup.seats), chosen, given.voyage, known, setup.language)
    return entry, replace(setup, seed=match.seed), match


def first_options(entry: Game, known: int | None, chosen: Sequence[str]) -> list[str]:
    """A campaign in which nothing is won yet is offered as a game for beginners, unless its player chose otherwise."""
    named = {option.partition("=")[0] for option in chosen}
    return [f"{name}={value}" for name, value in entry.at_once.items() if known == 1 and name not in named]


def choose_game(given: PlayOptions) -> Game:
    games: Mapping[str, Game] = click.get_current_context().obj
    if given.game is None:
        fail(f"name a game: {', '.join(games)}." if games else f"there is nothing to play: {NO_GAME}.")
    return find_game(given.game, given.content)


def usual_bot(entry: Game, rules: AnyRules, chosen: Sequence[str]) -> str:
    """Who plays where no seats are named: the shipmates that suit this voyage, or the level chosen last."""
    if entry.talk is None:
        return BEST if entry.tempo is not None else usual_level(entry)
    named = [option.partition("=") for option in chosen]
    options: Options = {name: value for name, equals, value in named if equals}
    return entry.talk(rules).usual_bot(options)


def choose_seats(entry: Game, rules: AnyRules, given: PlayOptions, bot: str) -> tuple[str, ...]:
    """Who sits where. Without --seats a crew is full, unless one player holds several timers alone; `bot` is who
    plays where no seats are named."""
    stated = daily_seats(rules, named_seats(given), ME) if given.voyage.daily else None
    if stated is not None:
        return stated
    if given.seats is None:
        alone = entry.tempo is None or given.voyage.timers is not None
        return (ME, *[bot] * ((rules.fewest if alone else rules.most) - 1))
    names = named_seats(given) or ()
    for name in names:
        if name not in (ME, BEST, *entry.known_bots()):
            fail(unknown_message("player", name, (ME, BEST, *entry.known_bots())))
    note_level(entry, names)
    return tuple(bot if name == BEST else name for name in names)


def named_seats(given: PlayOptions) -> tuple[str, ...] | None:
    return None if given.seats is None else tuple(name.strip() for name in given.seats.split(","))


def start_match(entry: Game, rules: AnyRules, setup: GameSetup, chosen: Sequence[str]) -> Match:
    options = read_options(entry, rules, len(setup.seats), chosen, setup.language)
    match = start(rules, len(setup.seats), options, seed_from_word(setup.seed))
    if isinstance(match, Refusal):
        fail(Narrator(entry, rules, setup.language).refusal(match))
    return match


def reject_existing_file(saved: Path | None) -> None:
    if saved is not None and saved.exists():
        fail(f"{str(saved)!r} is there already and stays as it is. Go on with --resume, or name a new file.")


# --- a saved game ---


def resume_game(given: PlayOptions) -> tuple[Game, GameSetup, Match]:
    """The game as it was saved, but for language, plainness and speed."""
    fixed = {"GAME": given.game, "--seats": given.seats, "--seed": given.seed, "--option": given.chosen}
    reject_options_with_resume({**fixed, **given.voyage.said(), "--save": given.saved})
    assert given.resumed is not None
    entry, kept, match = load_saved_game(given.resumed, given.theme, given.content)
    given.voyage.check(entry, None)
    setup = replace(
        kept,
        theme=entry.theme[1] if entry.theme else "",
        language=given.language or kept.language,
        plain=kept.plain if given.plain is None else given.plain,
        time_settings=given.voyage.time_settings(entry, kept.time_settings),
    )
    return entry, setup, match
