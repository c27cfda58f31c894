"""Going on with a game that was kept: what its file says is proven before anybody sits down."""

from pathlib import Path
from typing import NoReturn

import click

from saltsea.cli.pages import complain, unknown
from saltsea.cli.replay import Refused
from saltsea.cli.seating import BEST, ME
from saltsea.cli.shared import game_named, renamed
from saltsea.game import Game
from saltsea.kernel.chance import seal
from saltsea.kernel.match import Match, resume
from saltsea.kernel.record import Record
from saltsea.kernel.record_file import BadRecordError, read, read_parts
from saltsea.kernel.replay import verify
from saltsea.text_table.save_file import BadSaveError, GameSetup, read_save, seed_from_word


def refuse_beside_resume(given: dict[str, object]) -> None:
    """A kept game has all of that already; saying it again could only contradict."""
    superfluous = [name for name, value in given.items() if value]
    if superfluous:
        complain(f"--resume goes on with a game as it was kept, so {' and '.join(superfluous)} cannot be chosen again.")


def gone_on(file: Path, theme: str | None, content: Path | None) -> tuple[Game, GameSetup, Match]:
    """The game of a file, once it is proven that it was played by these rules."""
    try:
        setup, data = read_save(file.read_bytes())
    except BadSaveError as error:
        refuse(f"{file} is no game to go on with: {error}. Finished games are watched with `saltsea replay show`.")
    entry = renamed(game_named(setup.game, content), theme or setup.theme or None)
    rules = entry.rules()
    try:
        record = read(rules, read_parts(data))
        verify(rules, record, lambda _: None)
    except (BadRecordError, ValueError) as error:
        hint = "" if content else " A game with cards of your own needs --content again."
        refuse(f"{file}: refused, {error}.{hint}")
    check_first_line(file, entry, setup, record)
    return entry, setup, resume(rules, record, seed_from_word(setup.seed))


def check_first_line(file: Path, entry: Game, setup: GameSetup, record: Record) -> None:
    """What somebody may have changed by hand: the seed must fit the seal, and everybody must have a seat."""
    where = f"{file}: refused, line 1"
    if seal(seed_from_word(setup.seed)) != record.header.seal:
        refuse(f"{where}: this seed does not fit the seal of the game below it.")
    if len(setup.seats) != record.header.players:
        refuse(f"{where}: it names {len(setup.seats)} seats, but {record.header.players} play in this game.")
    for name in setup.seats:
        if name not in (ME, BEST, *entry.bots):
            refuse(f"{where}: {unknown('player', name, (ME, BEST, *entry.bots))}")
    if (setup.time_settings is None) != (entry.tempo is None):
        refuse(f"{where}: it does not say how far the clock of this game is.")


def refuse(message: str) -> NoReturn:
    raise Refused(message, click.get_current_context())
