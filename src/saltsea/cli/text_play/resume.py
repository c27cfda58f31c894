"""Resumes a saved game: its file is verified before the session begins."""

from pathlib import Path
from typing import NoReturn

import click

from saltsea.cli.common.command_group import InputError, fail, unknown_message
from saltsea.cli.common.options import find_game, with_theme
from saltsea.cli.text_play.session_setup import BEST, ME
from saltsea.game import Game
from saltsea.kernel.chance import seal
from saltsea.kernel.match import Match, resume
from saltsea.kernel.record import Record
from saltsea.kernel.record_file import BadRecordError, read, read_parts
from saltsea.kernel.replay import verify
from saltsea.text_table.save_file import BadSaveError, GameSetup, read_save, seed_from_word


def reject_options_with_resume(given: dict[str, object]) -> None:
    """A saved game has these settings already, so they are refused beside --resume."""
    superfluous = [name for name, value in given.items() if value]
    if superfluous:
        fail(f"--resume goes on with a game as it was kept, so {' and '.join(superfluous)} cannot be chosen again.")


def load_saved_game(file: Path, theme: str | None, content: Path | None) -> tuple[Game, GameSetup, Match]:
    """The game of a file, after verifying that it was played by these rules."""
    try:
        setup, data = read_save(file.read_bytes())
    except BadSaveError as error:
        reject(f"{file} is no game to go on with: {error}. Finished games are watched with `saltsea replay show`.")
    entry = find_game(setup.game, content)
    try:
        parts = read_parts(data)
        entry = with_theme(entry.as_played(str(parts[0].get("content", ""))) or entry, theme or setup.theme or None)
        rules = entry.rules()
        record = read(rules, parts)
        verify(rules, record, lambda _: None)
    except (BadRecordError, ValueError) as error:
        hint = "" if content else " A game with cards of your own needs --content again."
        reject(f"{file}: refused, {error}.{hint}")
    check_first_line(file, entry, setup, record)
    return entry, setup, resume(rules, record, seed_from_word(setup.seed))


def check_first_line(file: Path, entry: Game, setup: GameSetup, record: Record) -> None:
    """Check what may have been edited by hand: the seed must fit the seal, and every player must have a seat."""
    where = f"{file}: refused, line 1"
    if seal(seed_from_word(setup.seed)) != record.header.seal:
        reject(f"{where}: this seed does not fit the seal of the game below it.")
    if len(setup.seats) != record.header.players:
        reject(f"{where}: it names {len(setup.seats)} seats, but {record.header.players} play in this game.")
    for name in setup.seats:
        if name not in (ME, BEST, *entry.known_bots()):
            reject(f"{where}: {unknown_message('player', name, (ME, BEST, *entry.known_bots()))}")
    if (setup.time_settings is None) != (entry.tempo is None):
        reject(f"{where}: it does not say how far the clock of this game is.")


def reject(message: str) -> NoReturn:
    raise InputError(message, click.get_current_context())
