"""How long a bot may think while others wait: budgets shrink with the queue and with what a turn has taken so far."""

import os
from collections import OrderedDict
from typing import Final, Generic, TypeVar

import msgspec

from saltsea.kernel.seat import Millis
from saltsea.server.bots.worker import Choice, Effort, Games, Question, observation_digest

T = TypeVar("T")
ANSWERED_WITHIN: Final[Millis] = 600
"""In about this time everybody who waits for a bot shall have an answer. A turn needs several."""
TURN_WITHIN: Final[Millis] = 2500
"""In about this time all answers of a turn shall be there; what is then still open, a quick bot chooses. A table shows
the steps of a turn with pauses between them, and that takes as long again."""
LEAST_TO_PLAN: Final[Millis] = 60
"""With less time for its first answer, a bot that takes its time would not even begin to try what it has thought of: a
quick one plays the whole turn, as well and at a fraction of the cost."""
STEPS_AHEAD: Final = 12
"""Actions of a turn that a bot is asked for at once, as far as chance stays silent: each question costs a wait."""
LEAST_FOR_HINT: Final[Millis] = 400
"""A hint is one of three and has waited for everybody else: it is worth a thought, however many wait."""
LEAST_BUDGET: Final[Millis] = 10
MOST_TURNS: Final = 4096


class BotTurn(Generic[T]):
    """A turn of a bot, as far as workers know it."""

    def __init__(self, home: T | None) -> None:
        self.home = home
        """The worker that remembers how it goes on."""
        self.spent: Millis = 0
        """How long its table has waited for answers."""
        self.effort: Effort = "full"
        """That of the last answer."""
        self.is_hurried = False
        """Whether a quick bot plays it."""
        self.foreseen: dict[tuple[str, bytes], int] = {}
        """What a bot will do, by its name and the digest of what it will see."""

    def foreseen_choice(self, question: Question) -> Choice | None:
        """What the bot has answered in advance, if that is what it would see now."""
        if not question.goes_on or question.in_full:
            return None
        number = self.foreseen.get((question.bot, observation_digest(question.observation)))
        return None if number is None else Choice(action=number, late=False, took=0, effort=self.effort)

    def note(self, question: Question, choice: Choice) -> None:
        """Remember what a bot has foreseen in an answer."""
        self.effort = choice.effort
        self.foreseen |= {(question.bot, digest): number for digest, number in choice.foreseen.items()}

    def hurry(self, question: Question, share: Millis, spent: Millis) -> None:
        """Let a quick bot play the rest of the turn if there is no time. A turn that was planned with care is finished
        as it was planned, unless that takes too long."""
        if spent >= TURN_WITHIN or (share < min(LEAST_TO_PLAN, question.budget) and not question.goes_on):
            self.is_hurried = True


class Turns(Generic[T]):
    """The last turn at each table."""

    def __init__(self) -> None:
        self.by_table: OrderedDict[str, BotTurn[T]] = OrderedDict()

    def turn_of(self, question: Question) -> BotTurn[T]:
        """The turn that a question belongs to. A hint belongs to no turn of a bot."""
        before = self.by_table.get(question.table)
        if question.patient:
            return BotTurn(None)
        if before is not None and question.goes_on:
            return before
        turn = self.by_table[question.table] = BotTurn(None if before is None else before.home)
        self.by_table.move_to_end(question.table)
        while len(self.by_table) > MOST_TURNS:
            self.by_table.popitem(last=False)
        return turn


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def shared(budget: Millis, lanes: int, waiting: int, waited: Millis) -> Millis:
    """The time of one bot while so many others wait, the first of them for so long, if so many think at once: all
    shall be answered soon."""
    if not waiting:
        return budget
    return max(LEAST_BUDGET, min(budget, (ANSWERED_WITHIN - waited) * lanes // (waiting + 1)))


def paced(
    question: Question, turn: BotTurn[T], games: Games, *, share: Millis, waited: Millis
) -> tuple[Question, Effort]:
    """The question with the time that it may take now, and how much effort that is. Where everybody is dealt the same
    game, a bot always makes its full effort; a hint is always the best bot's."""
    if question.in_full:
        return question, "full"
    if question.patient:
        return with_budget(question, max(share, LEAST_FOR_HINT))
    question = question if question.may_wait else msgspec.structs.replace(question, steps=STEPS_AHEAD)
    spent = turn.spent + waited
    turn.hurry(question, share, spent)
    quick = games[question.game].quicker_bot(question.bot) if turn.is_hurried else question.bot
    if quick != question.bot:
        return msgspec.structs.replace(question, bot=quick, budget=max(share, LEAST_TO_PLAN)), "quick"
    return with_budget(question, min(share, max(TURN_WITHIN - spent, LEAST_BUDGET)))


def with_budget(question: Question, budget: Millis) -> tuple[Question, Effort]:
    if budget >= question.budget:
        return question, "full"
    return msgspec.structs.replace(question, budget=budget), "short"
