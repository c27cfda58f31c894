"""`saltsea play`: a whole game in a terminal, by typed commands, against people and computer players."""

import os
import shutil
import signal
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final, NoReturn

import click

from saltsea.bots.player import Bot
from saltsea.cli.options import options_option, options_page, read_options, table_option
from saltsea.cli.pages import NO_GAME, Page, complain, unknown
from saltsea.cli.replay import Refused
from saltsea.cli.shared import as_text, content_option, face_of, game_named
from saltsea.game import Game
from saltsea.kernel.chance import seal
from saltsea.kernel.match import Match, resume, start
from saltsea.kernel.nouns import Facts, Refusal
from saltsea.kernel.record import Record
from saltsea.kernel.record_file import BadRecordError, read, read_parts
from saltsea.kernel.replay import verify
from saltsea.kernel.rules import AnyRules
from saltsea.narrator import Narrator
from saltsea.rulebook import rule_texts, subjects, text_id
from saltsea.text_table.commands import Commands
from saltsea.text_table.save import BadSaveError, Keeper, Sitting, drawn_seed, seed_of, unpacked
from saltsea.text_table.screen import Screen
from saltsea.text_table.session import Farewell, Rulebook, Session
from saltsea.text_table.table import TextTable
from saltsea.text_table.terminal import Terminal
from saltsea.texts import LANGUAGES, TABLE_TEXTS, load

EXAMPLES = """
saltsea play GAME
saltsea play GAME --seats me,bot,bot --lang fr
saltsea play GAME --seats me,me --plain  # two people at one keyboard, in sentences
saltsea play GAME --seed tuesday --save my.game
saltsea play --resume my.game
saltsea play GAME --options  # what a table can be set to
"""
ME: Final = "me"
BEST: Final = "bot"
_WIDEST: Final = 100


@click.command(cls=Page, epilog=EXAMPLES, short_help="Play in this terminal by typed commands.")
@click.argument("game", required=False)
@click.option(
    "--seats",
    default=None,
    metavar="NAMES",
    help="Who plays, by commas: me (several are people at one keyboard), bot (the best computer player), or a computer "
    "player by name. Me against one bot, or as many as the game needs, if not given.",
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
def play(
    *, game: str | None, seats: str | None, language: str | None, plain: bool | None, seed: str | None,
    chosen: Sequence[str], explained: bool, theme: str | None, content: Path | None,
    saved: Path | None, resumed: Path | None,
) -> None:  # fmt: skip
    """Play GAME in this terminal. Type `help` at the table for all that can be typed; docs/grammar.md has it in full.

    Commands may come from a pipe, too: with the same seed the same commands lead to the same game.

    A game that is kept with `save`, --save or at the end of a sitting goes on with --resume. Such a file holds the seed
    in its first line, and whoever reads that can work out every card to come; the lines below are the game's record,
    which shows no seed before the game is over."""
    if explained:
        click.echo(options_page(game_asked_for(game, content), language or LANGUAGES[0]))
        return
    if resumed is not None:
        refuse_beside_resume(game, seats, seed, chosen, saved)
        entry, kept, match = gone_on(resumed, theme, content)
        sitting = replace(
            kept,
            theme=entry.theme[1] if entry.theme else "",
            language=language or kept.language,
            plain=kept.plain if plain is None else plain,
        )
    else:
        entry = renamed(game_asked_for(game, content), theme)
        rules = entry.rules()
        sitting = Sitting(
            game=entry.name,
            seats=seats_asked_for(entry, rules, seats),
            theme=entry.theme[1] if entry.theme else "",
            seed=drawn_seed() if seed is None else seed,
            language=language or LANGUAGES[0],
            plain=bool(plain),
        )
        match = begun(entry, rules, sitting, chosen)
        refuse_file_that_is_there(saved)
    session = seated(entry, match, sitting, saved or resumed, content)
    greet(session, entry, content, resumed)
    attended(session)


# --- what was asked for ---


def game_asked_for(name: str | None, content: Path | None) -> Game:
    games: Mapping[str, Game] = click.get_current_context().obj
    if name is None:
        complain(f"name a game: {', '.join(games)}." if games else f"there is nothing to play: {NO_GAME}.")
    return game_named(name, content)


def renamed(entry: Game, theme: str | None) -> Game:
    """The game with other names, where it has them."""
    if theme is None:
        return entry
    if entry.theme is None:
        complain(f"{entry.name} has no themes.")
    folder = entry.theme[0]
    known = sorted(file.name.partition(".")[0] for file in folder.glob("*.en.ftl"))
    if theme not in known:
        complain(unknown("theme", theme, known))
    return replace(entry, theme=(folder, theme))


def seats_asked_for(entry: Game, rules: AnyRules, seats: str | None) -> tuple[str, ...]:
    names = (ME, *[BEST] * (rules.fewest - 1)) if seats is None else tuple(name.strip() for name in seats.split(","))
    for name in names:
        if name not in (ME, BEST, *entry.bots):
            complain(unknown("player", name, (ME, BEST, *entry.bots)))
    return names


def begun(entry: Game, rules: AnyRules, sitting: Sitting, chosen: Sequence[str]) -> Match:
    options = read_options(entry, rules, len(sitting.seats), chosen)
    match = start(rules, len(sitting.seats), options, seed_of(sitting.seed))
    if isinstance(match, Refusal):
        complain(Narrator(entry, rules, "en").refusal(match))
    return match


def refuse_file_that_is_there(saved: Path | None) -> None:
    if saved is not None and saved.exists():
        complain(f"{str(saved)!r} is there already and stays as it is. Go on with --resume, or name a new file.")


# --- going on with a game ---


def refuse_beside_resume(game: str | None, seats: str | None, seed: str | None, chosen: object, saved: object) -> None:
    """A kept game has all of that already; saying it again could only contradict."""
    given = {"GAME": game, "--seats": seats, "--seed": seed, "--option": chosen, "--save": saved}
    superfluous = [name for name, value in given.items() if value]
    if superfluous:
        complain(f"--resume goes on with a game as it was kept, so {' and '.join(superfluous)} cannot be chosen again.")


def gone_on(file: Path, theme: str | None, content: Path | None) -> tuple[Game, Sitting, Match]:
    """The game of a file, once it is proven that it was played by these rules."""
    try:
        sitting, data = unpacked(file.read_bytes())
    except BadSaveError as error:
        refuse(f"{file} is no game to go on with: {error}. Finished games are watched with `saltsea replay show`.")
    entry = renamed(game_named(sitting.game, content), theme or sitting.theme or None)
    rules = entry.rules()
    try:
        record = read(rules, read_parts(data))
        verify(rules, record, lambda _: None)
    except (BadRecordError, ValueError) as error:
        hint = "" if content else " A game with cards of your own needs --content again."
        refuse(f"{file}: refused, {error}.{hint}")
    check_first_line(file, entry, sitting, record)
    return entry, sitting, resume(rules, record, seed_of(sitting.seed))


def check_first_line(file: Path, entry: Game, sitting: Sitting, record: Record) -> None:
    """What somebody may have changed by hand: the seed must fit the seal, and everybody must have a seat."""
    where = f"{file}: refused, line 1"
    if seal(seed_of(sitting.seed)) != record.header.seal:
        refuse(f"{where}: this seed does not fit the seal of the game below it.")
    if len(sitting.seats) != record.header.players:
        refuse(f"{where}: it names {len(sitting.seats)} seats, but {record.header.players} play in this game.")
    for name in sitting.seats:
        if name not in (ME, BEST, *entry.bots):
            refuse(f"{where}: {unknown('player', name, (ME, BEST, *entry.bots))}")


def refuse(message: str) -> NoReturn:
    raise Refused(message, click.get_current_context())


# --- sitting down ---


def seated(entry: Game, match: Match, sitting: Sitting, file: Path | None, content: Path | None) -> Session:
    """Everything that a sitting needs, put around the match."""
    face = face_of(entry, match.rules, sitting.language)
    bots = [None if name == ME else mind(entry, match.rules, name) for name in sitting.seats]
    table = TextTable(match, face, bots)
    screen = screen_here(plain=sitting.plain)
    english = load("en", (TABLE_TEXTS, "play"))
    words = Commands(face.texts, english, list(face.pages), real_time=entry.real_time)
    keeper = Keeper(sitting, match, file, content)
    terminal = Terminal(screen)
    session = Session(table, terminal, screen, keeper, rulebook(entry, sitting.language), words)
    terminal.complete_from(session.offers)
    return session


def mind(entry: Game, rules: AnyRules, name: str) -> Bot:
    """A computer player; the last of the list is the best."""
    return entry.bots[[*entry.bots][-1] if name == BEST else name](rules)


def rulebook(entry: Game, language: str) -> Rulebook:
    texts = load(language, *entry.subjects())
    names = [name for subject, _, folder in subjects(entry) for name in rule_texts(folder, subject, language)]
    return {name: (texts.title(text_id(name)), texts.say(text_id(name))) for name in names}


def screen_here(*, plain: bool) -> Screen:
    """The window that we write to; a pipe gets no colours."""
    colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    columns = shutil.get_terminal_size().columns
    return Screen(
        click.echo,
        plain=plain,
        colour=colour,
        width=min(_WIDEST, columns),
        window=columns if sys.stdout.isatty() else None,
        encoding=sys.stdout.encoding or "utf-8",
    )


def greet(session: Session, entry: Game, content: Path | None, resumed: Path | None) -> None:
    """Who plays what, and the one word that helps with everything else."""
    texts, people = session.texts, session.table.people
    seats = ", ".join(introduced(session, seat, name) for seat, name in enumerate(session.keeper.sitting.seats))
    facts: Facts = {"title": texts.say(f"title-{entry.name}"), "players": len(session.table.bots), "seats": seats}
    said = [texts.say("play-welcome", facts), *session.face.welcome()]
    if content is not None:
        said.append(texts.say("play-content", {"folder": str(content)}))
    if entry.real_time:
        said.append(texts.say("play-real-time"))
    said.append(texts.say("play-welcome-help" if people else "play-welcome-watcher"))
    if people and session.screen.plain:
        said.append(texts.say("play-welcome-plain"))
    session.screen.say(*said)
    if resumed is not None:
        session.screen.say(texts.say("play-welcome-back", {"line": len(session.match.lines)}))
        session.pick_up_the_thread()


def introduced(session: Session, seat: int, name: str) -> str:
    """`Red (you)`, `Green (computer: bot)`."""
    if name != ME:
        text = "play-seat-computer"
    else:
        text = "play-seat-you" if len(session.table.people) == 1 else "play-seat-person"
    return session.texts.say(text, {"seat": session.face.seat(seat), "name": name})


def attended(session: Session) -> None:
    """Let the sitting run. Ctrl-C ends it in good order, too, however often it is pressed."""
    try:
        session.run()
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        click.echo()
        with suppress(Farewell):
            session.leave(asking=False)
        raise click.Abort from None
