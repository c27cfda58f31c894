"""Resigning at a text table: of two rivals the other one wins, with more a computer player plays on."""

from collections.abc import Sequence

from saltsea.cli.text_play.session_setup import BEST, ME, bot_called, make_bot
from saltsea.game import Game
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record import Resign
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat
from saltsea.text_table.bot_names import bot_name
from saltsea.text_table.session import TextSession

RIVALS = 2
"""Of so many the other one wins."""


def may_resign(entry: Game, rules: AnyRules, seats: Sequence[str]) -> bool:
    """Whether a person plays here against others, by turns: a crew gives up together."""
    return not rules.crew and entry.tempo is None and ME in seats and len(seats) >= RIVALS


def resign(session: TextSession, entry: Game) -> None:
    """table.T28: give up the game of the player at the keyboard. A try at a deal of the day counts as left."""
    if len(session.table.bots) > RIVALS and not session.match.is_over():
        leave_to_bot(session, entry, session.at)
        return
    answer = session.match.submit(session.at, Resign(), session.match.now())
    if isinstance(answer, Refusal):
        session.screen.say(session.renderer.narrator.refusal(answer))


def leave_to_bot(session: TextSession, entry: Game, seat: Seat) -> None:
    """A computer player has this seat from now on, in the saved game too. After the last person the others are told to
    the end."""
    seats = session.save_file.setup.seats
    session.save_file.set_seats(tuple(BEST if place == seat else name for place, name in enumerate(seats)))
    session.hand_to_bot(seat, make_bot(entry, session.match.rules, BEST))
    name = bot_name(session.texts, bot_called(entry, BEST))
    session.screen.say(session.texts.say("play-bot-plays-on", {"seat": session.renderer.seat(seat), "name": name}))
