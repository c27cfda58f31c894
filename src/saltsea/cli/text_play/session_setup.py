"""Builds a text session around a match, prints the greeting, and runs the session to its end."""

import os
import shutil
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import click

from saltsea.bots.player import Bot
from saltsea.bots.scheduler import Reactions
from saltsea.cli.common.options import renderer_for
from saltsea.cli.text_play.hurried_table import HurriedTable
from saltsea.cli.text_play.levels import is_live
from saltsea.game import Game
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.table_clock import FULL, TableClock, Tempo
from saltsea.rulebook import rule_texts, subjects, text_id
from saltsea.text_table.bot_names import bot_name
from saltsea.text_table.commands import OTHERS, Commands
from saltsea.text_table.live_renderer import LiveRenderer
from saltsea.text_table.live_session import LiveSession
from saltsea.text_table.live_table import LiveTable
from saltsea.text_table.live_terminal import LiveTerminal
from saltsea.text_table.renderer import Renderer
from saltsea.text_table.save_file import GameSetup, SaveFile, TimeSettings
from saltsea.text_table.screen import Screen
from saltsea.text_table.session import Rulebook, SessionEnded, TextSession
from saltsea.text_table.step_session import StepSession
from saltsea.text_table.table import TextTable
from saltsea.text_table.terminal import Terminal
from saltsea.texts import TABLE_TEXTS, Args, load

ME: Final = "me"
BEST: Final = "bot"
_WIDEST: Final = 100


def make_session(
    entry: Game,
    match: Match,
    setup: GameSetup,
    file: Path | None,
    resume_options: Sequence[str],
    *,
    more: Sequence[str] = (),
    without: Sequence[str] = (),
) -> TextSession:
    """A session with everything that it needs: renderer, screen, keyboard, save file, rulebook. `more` are commands
    that not every game has, such as `hint`; `without` those that mean nothing here."""
    renderer = renderer_for(entry, match.rules, setup.language)
    screen = make_screen(plain=setup.plain)
    beside = [(TABLE_TEXTS, "play"), *([(TABLE_TEXTS, "join")] if entry.talk is not None else [])]
    english = load("en", *beside)
    others = [name for name in (*OTHERS, *more) if name not in without]
    words = Commands(renderer.texts, english, list(renderer.pages), real_time=entry.real_time, others=others)
    save_file = SaveFile(setup, match, file, resume_options)
    book = rulebook(entry, setup.language)
    if entry.tempo is not None and setup.time_settings is not None and isinstance(renderer, LiveRenderer):
        terminal: Terminal = (keyboard := LiveTerminal(screen))
        table = live_table(entry, entry.tempo, match, setup, setup.time_settings, renderer)
        kind = StepSession if setup.time_settings.step else LiveSession
        session: TextSession = kind(table, keyboard, screen, save_file, book, words, renderer)
    else:
        terminal = Terminal(screen)
        session = TextSession(turn_based_table(entry, match, setup, renderer), terminal, screen, save_file, book, words)
    terminal.complete_from(session.offers)
    return session


def turn_based_table(entry: Game, match: Match, setup: GameSetup, renderer: Renderer) -> TextTable:
    """Where a person waits, computer players hurry. In the deal of a day, and with commands from a pipe, they play the
    same on every machine."""
    bots = make_bots(entry, match.rules, setup)
    if not is_live() or match.header.shared is not None:
        return TextTable(match, renderer, bots)
    return HurriedTable(match, renderer, bots, make_bot(entry, match.rules, BEST))


def live_table(
    entry: Game, tempo: Tempo, match: Match, setup: GameSetup, time_settings: TimeSettings, renderer: LiveRenderer
) -> LiveTable:  # fmt: skip
    """A table in real time, with its clock at the time of the save."""
    options = match.header.options
    clock = TableClock(max(time_settings.at, match.now()), time_settings.speed * tempo.percent(options) // FULL)
    table = LiveTable(
        match, renderer, make_bots(entry, match.rules, setup), tempo, clock, reactions(entry, match, setup)
    )
    renderer.set_seats(table.people, len(setup.seats), options)
    return table


def reactions(entry: Game, match: Match, setup: GameSetup) -> Reactions:
    """How long each computer player of this game takes to notice what happens."""
    bots = {seat: bot_called(entry, name) for seat, name in enumerate(setup.seats) if name != ME}
    drawn = {seat: entry.reactions[name] for seat, name in bots.items() if name in entry.reactions}
    return Reactions(drawn, dice_for(f"{match.seed}/reactions"))


def make_bots(entry: Game, rules: AnyRules, setup: GameSetup) -> list[Bot | None]:
    return [None if name == ME else make_bot(entry, rules, name) for name in setup.seats]


def make_bot(entry: Game, rules: AnyRules, name: str) -> Bot:
    return entry.make_bot(bot_called(entry, name), rules)


def bot_called(entry: Game, name: str) -> str:
    """The bot that a seat's name means: `bot` is the one that stands in for people."""
    return entry.stand_in() if name == BEST else name


def rulebook(entry: Game, language: str) -> Rulebook:
    texts = load(language, *entry.subjects())
    names = [name for subject in subjects(entry) for name in rule_texts(subject.texts, subject.name, language)]
    return {name: (texts.title(text_id(name)), texts.say(text_id(name))) for name in names}


def make_screen(*, plain: bool) -> Screen:
    """The screen of this terminal; a pipe gets no colours."""
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


# --- the greeting ---


def greet(session: TextSession, entry: Game, content: Path | None, resumed: Path | None) -> None:
    """Print who plays what, and how to get help."""
    texts, people = session.texts, session.table.people
    names = [bot_called(entry, name) for name in session.save_file.setup.seats]
    seats = ", ".join(describe_seat(session, seat, name) for seat, name in enumerate(names))
    args: Args = {"title": texts.say(f"title-{entry.name}"), "players": len(session.table.bots), "seats": seats}
    said = [texts.say("play-welcome", args), *session.renderer.welcome()]
    if content is not None:
        said.append(texts.say("play-content", {"folder": str(content)}))
    said += about_time(session, entry)
    said.append(texts.say("play-welcome-help" if people else "play-welcome-watcher"))
    if people and session.screen.plain:
        said.append(texts.say("play-welcome-plain"))
    session.screen.say(*said)
    if resumed is not None:
        session.screen.say(texts.say("play-welcome-back", {"line": len(session.match.lines)}))
        session.skip_news()
        pause_until_input(session)


def about_time(session: TextSession, entry: Game) -> list[str]:
    """How time passes at this table."""
    if isinstance(session, StepSession):
        return [session.texts.say("play-step")]
    if isinstance(session, LiveSession):
        times = f"{session.live.clock.percent / FULL:g}"
        return [session.texts.say("play-live" if times == "1" else "play-live-at", {"times": times})]
    return [session.texts.say("play-real-time")] if entry.real_time else []


def pause_until_input(session: TextSession) -> None:
    """In a game resumed in the middle of a round, pause the clock until the player types something."""
    if not isinstance(session, LiveSession):
        return
    session.show_board(session.screen)
    if not isinstance(session, StepSession) and session.table.people and not session.stands():
        session.paused_until_input = True
        session.screen.say(session.texts.say("play-asleep"))


def describe_seat(session: TextSession, seat: int, name: str) -> str:
    """`Red (you)`, `Green (computer: Regular)`."""
    if name != ME:
        text = "play-seat-computer"
    else:
        text = "play-seat-you" if len(session.table.people) == 1 else "play-seat-person"
    return session.texts.say(text, {"seat": session.renderer.seat(seat), "name": bot_name(session.texts, name)})


# --- the end ---


def run_session(session: TextSession) -> None:
    """Run the session. After Ctrl-C it still saves, however often the keys are pressed."""
    try:
        session.run()
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        click.echo()
        with suppress(SessionEnded):
            session.leave(asking=False)
        raise click.Abort from None
    finally:
        if isinstance(session, LiveSession):
            session.live_keyboard.close()
