"""The bots of all games: rules, reader and bots of each game, created when first asked for.

This module knows nothing of processes: process.py runs it in one, inline.py in the caller's."""

import logging
from collections import OrderedDict
from importlib import import_module
from time import perf_counter
from typing import Final

from saltsea.bots.limited import LimitedBot
from saltsea.bots.player import Bot, ListeningBot, PlanningAhead
from saltsea.game import Game
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.final import ChanceAskedError, SilentDealer
from saltsea.kernel.heard_words import HeardWords, Word
from saltsea.kernel.nouns import Action, Observation, State
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis
from saltsea.kernel.step import Trace, act
from saltsea.server.bots.worker import Choice, Games, Question, observation_digest
from saltsea.wire.messages import GameJson
from saltsea.wire.reading import Reader

_log: Final = logging.getLogger(__name__)
MOST_CONTENTS: Final = 16
THINKING: Final = 0.8
"""The part of its budget after which a bot is told to come to an end."""


class GameBots:
    """The bots of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.rules()
        self.reader = Reader(self.rules)
        self.written = GameJson(self.rules)
        self.bots: dict[str, Bot] = {}

    def bot(self, name: str) -> Bot:
        """A bot by its name; the usual one where the operator has taken a bot away that a table still has."""
        if name not in self.bots:
            known = name if name in self.game.known_bots() else self.game.stand_in()
            self.bots[name] = self.game.make_bot(known, self.rules)
        return self.bots[name]


class PreparedQuestion:
    """A decoded question with its bot, ready to think."""

    def __init__(
        self,
        question: Question,
        bot: Bot,
        observation: Observation,
        rules: AnyRules,
        written: GameJson | None = None,
    ) -> None:
        self.question = question
        self.written = written
        """How observations are written, for those who want to know what the bot has foreseen."""
        self.bot = bot
        self.observation = observation
        self.rules = rules

    def choice(self) -> Choice:
        """Let the bot choose. A choice that is not legal is an error of the bot."""
        began, legal = perf_counter(), numbers(self.observation)
        action = self.chosen(dice_for(self.question.dice))
        number = None if action is None else action.number
        if number not in legal and not (number is None and may_wait(self.question, legal)):
            raise ValueError(f"{number} is no answer to this observation")
        then = [] if action is None else self.foreseen(action, began)
        return Choice(
            action=number,
            late=False,
            took=elapsed(began),
            then=[chosen.number for _, chosen in then],
            foreseen={self.digest(observation): chosen.number for observation, chosen in then},
        )

    def chosen(self, dice: Dice) -> Action | None:
        """What the bot does, with all that it has heard."""
        if isinstance(self.bot, ListeningBot):
            words = [Word(word.seat, word.phrase, word.place, word.age) for word in self.question.words]
            return self.bot.choose_hearing(self.observation, HeardWords(self.question.order, words), dice)
        bot = LimitedBot(self.bot, THINKING * self.question.budget / 1000, perf_counter)
        return bot.choose(self.observation, dice)

    def foreseen(self, action: Action, began: float) -> list[tuple[Observation, Action]]:
        """What the bot would see and do next. Whatever goes wrong there, its choice is good: it will be asked again."""
        found: list[tuple[Observation, Action]] = []
        try:
            self.look_ahead(action, began, found)
        except Exception:
            _log.warning("%s of %s cannot look ahead", self.question.bot, self.question.game, exc_info=True)
        return found

    def look_ahead(self, action: Action, began: float, found: list[tuple[Observation, Action]]) -> None:
        """Try it in a world that fits the bot's observation, and note each step that was found."""
        if self.question.steps <= 1:
            return
        dice, most = dice_for(f"{self.question.dice}/then"), self.most_ahead()
        world = self.rules.belief(self.observation).deal(dice)
        while len(found) + 1 < self.question.steps:
            observation = self.observation_after(world, action)
            if observation is None or not observation.legal:
                return
            chosen = self.next_step(observation, dice, is_late=elapsed(began) >= most)
            if chosen is None:
                return
            found.append((observation, chosen))
            action = chosen

    def next_step(self, observation: Observation, dice: Dice, *, is_late: bool) -> Action | None:
        """What the bot would do then. When its time is up it tells what it has planned already, which takes none."""
        if not is_late:
            return self.bot.choose(observation, dice)
        return self.bot.planned(observation, dice) if isinstance(self.bot, PlanningAhead) else None

    def most_ahead(self) -> float:
        """How long it may look ahead. What it will be asked for again in a moment, it need not decide in a hurry."""
        return self.question.budget * (1 if self.question.patient else THINKING)

    def digest(self, observation: Observation) -> bytes:
        return b"" if self.written is None else observation_digest(self.written.observation(observation))

    def observation_after(self, world: State, action: Action) -> Observation | None:
        """What the bot would see after an action; None if chance decides first."""
        try:
            act(self.rules, world, self.observation.seat, action, 0, SilentDealer(), Trace())
        except ChanceAskedError:
            return None
        return self.rules.observe(world, self.observation.seat)


class BotLibrary:
    """The bots of all games, each prepared once."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self.ready: dict[str, GameBots] = {}
        self.own: OrderedDict[tuple[str, str, str], GameBots] = OrderedDict()
        """Games with player-made content or that of an older release, the last used one at the end."""

    def game_bots(self, question: Question) -> GameBots:
        """The bots for a question. The first question about a game takes longest: its rules are read."""
        return self.game_as_played(question.game, question.content, question.edition)

    def game_as_played(self, name: str, content: str, edition: str) -> GameBots:
        """A game of the catalogue, or with player-made content, or with that of an older release."""
        if content or edition:
            return self.content_bots(name, content, edition)
        if name not in self.ready:
            self.ready[name] = GameBots(self.games[name])
        return self.ready[name]

    def content_bots(self, name: str, text: str, edition: str) -> GameBots:
        """The bots for player-made content, or for that of an older release. There may be many texts, so the oldest
        are dropped."""
        known, base = (name, text, edition), self.games[name]
        if known not in self.own:
            game = base.as_played(edition, text) if edition else next(base.editions(text))
            assert game is not None
            self.own[known] = GameBots(game)
        self.own.move_to_end(known)
        while len(self.own) > MOST_CONTENTS:
            self.own.popitem(last=False)
        return self.own[known]

    def prepare(self, question: Question) -> PreparedQuestion:
        game_bots = self.game_bots(question)
        return PreparedQuestion(
            question,
            game_bots.bot(question.bot),
            game_bots.reader.observation(question.observation),
            game_bots.rules,
            game_bots.written,
        )

    def fallback_choice(self, question: Question, took: Millis) -> Choice:
        """The choice for a bot that made none: wait if allowed, else a random legal action by its own dice."""
        if question.may_wait:
            return Choice(action=None, late=True, took=took)
        legal = numbers(self.game_bots(question).reader.observation(question.observation))
        return Choice(action=dice_for(question.dice).pick(legal) if legal else None, late=True, took=took)


def numbers(observation: Observation) -> list[int]:
    return [action.number for action in observation.legal]


def may_wait(question: Question, legal: list[int]) -> bool:
    """Whether waiting is a valid choice: time goes on by itself, or no action is legal."""
    return question.may_wait or not legal


def games_at(place: str) -> Games:
    """The catalogue at `package.module:NAME`: the server is told where one is, it has none of its own."""
    module, _, name = place.partition(":")
    games: Games = getattr(import_module(module), name)
    return games


def elapsed(began: float) -> Millis:
    """Whole milliseconds since this moment of `perf_counter`."""
    return round((perf_counter() - began) * 1000)
