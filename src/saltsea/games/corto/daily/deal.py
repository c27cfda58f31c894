"""The deal of a day: the same cards on every server and in every terminal, against one stated bot.

The bot's dice follow from the seed too, so the same actions lead to the same game. Results are on honour: the seed of
a day is no secret (docs/decisions/0037)."""

from typing import Final

from saltsea.bots.search import WIDEST
from saltsea.games.corto.engine.cards import ADVENTURES, card_name
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.rules.setup import starting_squares
from saltsea.games.corto.view.names import square_name
from saltsea.kernel.daily import daily_seed, edition
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat
from saltsea.kernel.vocabulary import Plain

PLAYERS: Final = 2
PERSON: Final[Seat] = 0
RIVAL: Final[Seat] = 1
OPPONENT: Final = "greedy-1"
"""The bot of every daily deal, by its name in the catalogue: a frozen one, so that days can be compared."""
OPPONENT_VERSION: Final = 1
"""Raised when the same bot, with the same dice, may choose otherwise: from then on a day is played differently."""


def daily_options() -> Options:
    """The options of every daily deal: gold is shown, so that a player sees how the day goes."""
    return {"open_scores": "on"}


def daily_match(rules: AnyRules, day: str) -> Match:
    """The deal of a day, before its first action."""
    match = start(rules, PLAYERS, daily_options(), daily_seed(rules, day), shared=day)
    assert not isinstance(match, Refusal)
    return match


def daily_bots() -> list[str | None]:
    """Who plays a daily deal: a person, and the stated bot."""
    return [None, OPPONENT]


def opponent() -> Plain:
    """The bot, and how hard it thinks: positions, never time."""
    return {"seat": RIVAL, "bot": OPPONENT, "version": OPPONENT_VERSION, "positions": WIDEST}


def deal_header(rules: CortoRules, day: str) -> Plain:
    """Everything that two servers must agree on for their deals of a day to be the same."""
    match = daily_match(rules, day)
    state: CortoState = match.state
    return {
        "game": rules.name,
        "day": day,
        "edition": edition(rules),
        "seed": match.seed,
        "seal": match.header.seal,
        "players": PLAYERS,
        "options": dict(match.header.options),
        "strips": [ADVENTURES[adventure] for adventure in state.layout.strips],
        "starting": {str(square_name(square)): card_name(state.who[square]) for square in starting_squares(state)},
        "first": int(state.first),
        "opponent": opponent(),
        "state": match.lines[-1].hash,
        "on_honour": True,
    }
