"""The computer players themselves, wherever they run: each game's rules, reader and players, made when first asked for.

Nothing here knows of processes: bot_process.py lets these minds think in one, bot_inline.py on the spot."""

from collections import OrderedDict
from importlib import import_module
from time import perf_counter
from typing import Final

from saltsea.bots.player import Bot
from saltsea.game import Game
from saltsea.kernel.dice import dice_for
from saltsea.kernel.nouns import Observation
from saltsea.kernel.seat import Millis
from saltsea.server.bots.worker import Choice, Games, Question
from saltsea.wire.reading import Reader

MOST_OWN: Final = 16


class Mind:
    """The computer players of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.rules()
        self.reader = Reader(self.rules)
        self.bots: dict[str, Bot] = {}

    def bot(self, name: str) -> Bot:
        if name not in self.bots:
            self.bots[name] = self.game.bots[name](self.rules)
        return self.bots[name]


class Thought:
    """A question that is understood: everything is at hand, and nothing is left but to think."""

    def __init__(self, question: Question, bot: Bot, observation: Observation) -> None:
        self.question = question
        self.bot = bot
        self.observation = observation

    def choice(self) -> Choice:
        """Think. An answer that is none is an error of the computer player."""
        began, legal = perf_counter(), numbers(self.observation)
        action = self.bot.choose(self.observation, dice_for(self.question.dice))
        number = None if action is None else action.number
        if number not in legal and not (number is None and may_wait(self.question, legal)):
            raise ValueError(f"{number} is no answer to this observation")
        return Choice(action=number, late=False, took=elapsed(began))


class Minds:
    """All games, each prepared once."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self.ready: dict[str, Mind] = {}
        self.own: OrderedDict[tuple[str, str], Mind] = OrderedDict()
        """Games with a chapter of somebody's own, the one that was asked about last at the end."""

    def mind(self, question: Question) -> Mind:
        """The first question about a game takes longest: its rules are read."""
        if question.chapter:
            return self.own_mind(question.game, question.chapter)
        if question.game not in self.ready:
            self.ready[question.game] = Mind(self.games[question.game])
        return self.ready[question.game]

    def own_mind(self, name: str, chapter: str) -> Mind:
        """Anybody may write chapters, so not all are kept."""
        known, base = (name, chapter), self.games[name]
        if known not in self.own:
            assert base.own_chapters is not None
            self.own[known] = Mind(base.own_chapters.game(base, chapter))
        self.own.move_to_end(known)
        while len(self.own) > MOST_OWN:
            self.own.popitem(last=False)
        return self.own[known]

    def understood(self, question: Question) -> Thought:
        mind = self.mind(question)
        return Thought(question, mind.bot(question.bot), mind.reader.observation(question.observation))

    def stand_in(self, question: Question, took: Millis) -> Choice:
        """The choice for a computer player that made none: wait if one may, else anything legal, by its own dice."""
        if question.may_wait:
            return Choice(action=None, late=True, took=took)
        legal = numbers(self.mind(question).reader.observation(question.observation))
        return Choice(action=dice_for(question.dice).pick(legal) if legal else None, late=True, took=took)


def numbers(observation: Observation) -> list[int]:
    return [action.number for action in observation.legal]


def may_wait(question: Question, legal: list[int]) -> bool:
    """Whether doing nothing is an answer: where time goes on by itself, or nothing else is left."""
    return question.may_wait or not legal


def games_at(place: str) -> Games:
    """The catalogue at `package.module:NAME`: the server is told where one is, it has none of its own."""
    module, _, name = place.partition(":")
    games: Games = getattr(import_module(module), name)
    return games


def elapsed(began: float) -> Millis:
    """Whole milliseconds since this moment of `perf_counter`."""
    return round((perf_counter() - began) * 1000)
