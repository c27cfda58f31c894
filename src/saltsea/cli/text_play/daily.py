"""The game of a day in this terminal: the same deal as on every server of the same edition."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from saltsea.cli.common.command_group import fail
from saltsea.cli.common.table_options import read_options
from saltsea.cli.text_play.voyage_options import VoyageOptions
from saltsea.game import Game
from saltsea.games.corto.daily.deal import OPPONENT, daily_match
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.pirates.campaign.daily import PiratesDaily
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.rules.free import check_daily, daily_options
from saltsea.kernel.daily import edition
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.rules import AnyRules
from saltsea.narrator import Narrator
from saltsea.sentences import Sentences
from saltsea.store.paths import data_folder
from saltsea.text_table.save_file import is_save_file

FILE: Final = "daily-deals"
MOST_DAYS: Final = 400
"""Days that the file remembers."""


def deal_name(rules: AnyRules, day: str) -> str:
    """What tells a deal from all others: another edition deals other cards on the same day."""
    return f"{day}-{edition(rules)}"


def try_file(deal: str) -> Path:
    """Where the one try at a deal is kept."""
    return data_folder() / f"daily-{deal}.save"


def unfinished_try(rules: AnyRules, day: str) -> Path | None:
    """The one try at the deal of this day, if it was begun here and is not over: it is gone on with."""
    try:
        file = try_file(deal_name(rules, day))
        return file if is_deal(rules) and file.is_file() and is_save_file(file.read_bytes()) else None
    except OSError:
        return None


@dataclass(frozen=True)
class DailyAttempt:
    """A game of the deal of a day: the one try or another, and where it is kept."""

    sentence: str
    file: Path | None = None


def begin_attempt(texts: Sentences, rules: AnyRules, day: str) -> DailyAttempt:
    """Whether this is the one try at the deal of a day; remember that it was begun on this machine."""
    file, deal = data_folder() / FILE, deal_name(rules, day)
    try:
        known = file.read_text(encoding="ascii").split() if file.exists() else []
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(sorted({*known, deal})[-MOST_DAYS:]) + "\n", encoding="ascii")
    except (OSError, ValueError):
        return DailyAttempt(texts.say("play-daily-not-kept", {"file": str(file)}))
    if deal in known:
        return DailyAttempt(texts.say("play-daily-again", {"day": day}))
    return DailyAttempt(texts.say("play-daily-first", {"day": day}), try_file(deal))


def go_on(texts: Sentences, day: str, *, is_the_try: bool) -> DailyAttempt:
    """A game of a deal that was kept: the one try in its own file, or perhaps a game after it in another."""
    return DailyAttempt(texts.say("play-daily-go-on" if is_the_try else "play-daily-kept", {"day": day}))


def is_deal(rules: AnyRules) -> bool:
    """Whether the game of the day has one try; a voyage may be tried as often as a crew likes."""
    return isinstance(rules, CortoRules)


def daily_seats(rules: AnyRules, seats: tuple[str, ...] | None, me: str) -> tuple[str, ...] | None:
    """Who plays the game of a day: in Corto always the same, else the players that the command line names."""
    if not isinstance(rules, CortoRules):
        return seats
    stated = (me, OPPONENT)
    if seats not in (None, stated):
        fail(f"the daily deal is played against {OPPONENT}: leave out --seats.")
    return stated


def start_daily(
    entry: Game, rules: AnyRules, seats: int, chosen: Sequence[str], voyage: VoyageOptions, known: int | None,
    language: str,
) -> Match:  # fmt: skip
    """The game of a day, or a refusal in the player's language. `known` says how many chapters a campaign has open."""
    if isinstance(rules, CortoRules):
        if chosen:
            fail("the daily deal is the same for everybody: it takes no --option.")
        return daily_match(rules, voyage.day())
    if not isinstance(rules, PiratesRules):
        fail(f"{entry.name} has no game of the day.")
    match = start_voyage(rules, seats, read_options(entry, rules, seats, chosen, language), voyage.day(), known)
    if isinstance(match, Refusal):
        fail(Narrator(entry, rules, language).refusal(match))
    return match


def start_voyage(rules: PiratesRules, seats: int, options: Options, day: str, known: int | None) -> Match | Refusal:
    widest = daily_options(options, known or len(rules.chapters), day)
    return check_daily(options) or PiratesDaily().match(rules, seats, widest, day)
