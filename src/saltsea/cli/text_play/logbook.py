"""The log book of this machine: the secret by which a server knows the campaign that is sailed from its terminals.

One secret is made when it is first needed, and stored in the data folder. Each server gets a log book
of its own that is derived from it, as a browser has one for each site: no server can use it at another."""

import os
import secrets
from base64 import urlsafe_b64encode
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final

import click
import msgspec

from saltsea.cli.common.command_group import fail
from saltsea.game import Game
from saltsea.server.tables.messages.from_client import Key
from saltsea.store.paths import data_folder
from saltsea.text_table.screen import Screen
from saltsea.texts import TABLE_TEXTS, load

FILE: Final = "logbook"
CAMPAIGN_GAME: Final = "pirates"
"""The game whose tables are shown a log book."""
SECRET_BYTES: Final = 32
SHOWN_BYTES: Final = 24
PERSON: Final = b"saltsea logbook"


def check_key(_: click.Context, __: click.Parameter, value: str | None) -> str | None:
    """A secret in the form that servers accept."""
    try:
        return None if value is None else msgspec.convert(value, Key)
    except msgspec.ValidationError as error:
        raise click.BadParameter("a log book's secret has 22 to 64 letters, digits, hyphens or underscores.") from error


logbook_option = click.option(
    "--logbook",
    default=None,
    metavar="KEY",
    callback=check_key,
    help="The secret of a log book there, in a game with a campaign; this machine's own if not given.",
)


def logbook_for(base: str, entry: Game, given: str | None, window: Screen, language: str) -> str | None:
    """The log book's key at this server; None for a game without a campaign."""
    if entry.name == CAMPAIGN_GAME:
        return given or key_for_server(base, machine_secret(data_folder(), window, language))
    if given is not None:
        fail(f"{entry.name} has no campaign, so no log book is shown there: leave --logbook out.")
    return None


def key_for_server(base: str, secret: bytes) -> str:
    """This machine's log book at one server, by the address that leads there."""
    mixed = blake2b(base.lower().encode(), digest_size=SHOWN_BYTES, key=secret, person=PERSON).digest()
    return urlsafe_b64encode(mixed).decode()


def machine_secret(folder: Path, window: Screen, language: str) -> bytes:
    """The secret in this folder. If it cannot be stored, one that lasts as long as this session."""
    file = folder / FILE
    try:
        return stored_secret(file)
    except (OSError, ValueError) as error:
        args = {"file": str(file), "reason": str(getattr(error, "strerror", None) or error)}
        window.say(load(language, (TABLE_TEXTS, "join")).say("join-logbook-not-kept", args))
        return secrets.token_bytes(SECRET_BYTES)


def stored_secret(file: Path) -> bytes:
    """If two terminals start at once, the second reads what the first has written."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError), open(file, "x", encoding="ascii", opener=open_private) as new:
        new.write(secrets.token_hex(SECRET_BYTES))
    secret = bytes.fromhex(file.read_text(encoding="ascii"))
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"{len(secret)} bytes are no secret")
    return secret


def open_private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
