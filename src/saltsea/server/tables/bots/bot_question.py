"""What a table asks a bot: what it may know, its dice, and how long it may think."""

from hashlib import blake2b
from typing import Final

from saltsea.kernel.daily import bot_dice_name
from saltsea.kernel.heard_words import SILENCE, HeardWords
from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis, Seat
from saltsea.server.bots.worker import Choice, HeardWord, Question
from saltsea.server.tables.play import Play
from saltsea.server.tables.table_services import TableServices

BUDGET: Final[Millis] = 2000
"""How long a bot may think."""
SHARED_BUDGET: Final[Millis] = 60_000
"""The same in a turn-based game that everybody is dealt: its bot does all its work, also on a slow machine."""


def bot_question(
    services: TableServices, play: Play, seat: Seat, bot: str, real: Millis, heard: HeardWords = SILENCE,
    ahead: Observation | None = None,
) -> Question:  # fmt: skip
    observation = ahead or play.bots.observation(seat, play.bot_time(real))
    return Question(
        game=services.rules.name,
        bot=bot,
        observation=services.forms.json.observation(observation),
        order=heard.order,
        words=[HeardWord(word.seat, word.phrase, word.place, word.age) for word in heard.words],
        dice=dice_name(play, seat, real if ahead is None else 0),  # a plan is no other one a moment later
        budget=SHARED_BUDGET if is_same_everywhere(play) else BUDGET,
        table=play.id,
        goes_on=goes_on(play, seat),
        in_full=is_same_everywhere(play),
        content=services.content,
        edition=services.edition,
        may_wait=play.tempo is not None,
    )


def is_same_everywhere(play: Play) -> bool:
    """Whether the same actions must lead to the same game on every server: a daily deal, played by turns."""
    return play.match.header.shared is not None and play.tempo is None


def goes_on(play: Play, seat: Seat) -> bool:
    """Whether this seat goes on with its turn."""
    lines = play.match.recent
    return play.tempo is None and bool(lines) and lines[-1].seat == seat


def dice_name(play: Play, seat: Seat, real: Millis) -> str:
    """A name for the bot's dice that reveals nothing about the cards to come; those of a daily deal are no secret."""
    if is_same_everywhere(play):
        return bot_dice_name(play.match.seed, seat, play.match.count())
    secret = f"{play.match.seed}/{seat}/{play.match.count()}/{real}"
    return blake2b(secret.encode(), digest_size=16, person=b"saltsea dice").hexdigest()


def chosen_action(rules: AnyRules, choice: Choice) -> Action | None:
    """The action that a bot chose; None if it waits, or if its process named one that the game does not have."""
    number, actions = choice.action, rules.vocabulary.actions
    return None if number is None or not 0 <= number < len(actions) else actions[number]
