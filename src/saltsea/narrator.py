"""Actions, events, refusals and what views say as sentences: the text of their id, with each detail in the game's
words."""

from collections.abc import Callable, Mapping
from typing import Final

from saltsea.game import Game
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.nouns import Action, Event, Refusal
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat
from saltsea.sentences import Sentences, addressed
from saltsea.texts import Args, Texts, load
from saltsea.view import AS_CLOCK, AS_SEAT, Arg, Sentence

BOT: Final = "bot"
"""The detail that names a computer player: it is said by its name, in every game."""


class Narrator:
    """The sentences of one game in one language."""

    def __init__(self, game: Game, rules: AnyRules, language: str) -> None:
        self.rules = rules
        self.texts: Texts = load(language, *game.subjects())
        self.spoken = game.spoken(self.texts)
        self.seats = frozenset(name for name, word in game.views(rules).names.items() if word.say.endswith(AS_SEAT))
        self.reader: Seat | None = None
        """The player who is called "you"; None calls everybody by name."""

    def action(self, action: Action) -> str:
        return self._noun("action", action)

    def event(self, event: Event) -> str:
        return self._noun("event", event)

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is refused, with the rule's id."""
        return f"{self.reason(refusal)} [{refusal.rule}]"

    def reason(self, refusal: Refusal) -> str:
        return self.texts.say(refusal.text, self.details(refusal.details))

    def details(self, given: Mapping[str, str | int]) -> Args:
        """The details of a refusal in words. What does not exist, as a ninth seat of four, is refused too, and the game
        has no word for it."""
        said: Args = {}
        for name, value in given.items():
            try:
                said |= self.args({name: value})
            except LookupError:
                said |= {name: value, **self.address(name, value)}
        return said

    def args(self, given: Mapping[str, object]) -> Args:
        """All details in words, and of players whether the reader is among them."""
        said = {name: self.arg(name, value) for name, value in given.items()}
        for name in self.seats.intersection(given):
            said |= self.address(name, given[name])
        return said

    def address(self, name: str, value: object) -> Args:
        """What verbs and possessives need to know beside a detail; nothing if it names no player."""
        if name not in self.seats:
            return {}
        return addressed(name, is_reader=self.reader is not None and self.reader in _parts(value))

    def arg(self, name: str, value: object) -> str | int:
        """A detail in words: a card's name rather than its number, where the game knows one."""
        if isinstance(value, list):
            return ", ".join(str(self.arg(name, part)) for part in value) or "-"
        if isinstance(value, int):
            if value == self.reader and name in self.seats:
                return self.texts.say("you")
            say = self.spoken.get(name)
            return value if say is None else say(value)
        if name == BOT and self.texts.has(f"bot-{value}"):
            return self.texts.say(f"bot-{value}")
        return self.texts.say("fact-hidden") if value is None else str(value)

    def _noun(self, what: str, noun: Action | Event) -> str:
        plain = self.rules.vocabulary.plain(noun)
        kind = plain.pop("kind")
        return self.texts.say(f"{what}-{self.rules.name}-{kind}", self.args(plain))


def _parts(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]


def narrators(game: Game, rules: AnyRules) -> dict[str, Narrator]:
    """The narrators of a game by language."""
    return {language: Narrator(game, rules, language) for language in LANGUAGES}


class ViewSentences:
    """Fills in the sentences of one game's views, in one language; `patterns` are as `Name.say` describes them."""

    def __init__(self, texts: Sentences, patterns: Mapping[str, str], seat: Callable[[Seat], str]) -> None:
        self.texts = texts
        self.patterns = patterns
        self.seat = seat

    def filled(self, sentence: Sentence) -> str:
        return self.texts.say(sentence.text, {name: self.said(name, arg) for name, arg in sentence.args.items()})

    def said(self, name: str, arg: Arg) -> str | int:
        pattern = self.patterns.get(name, "").removeprefix("or ").removeprefix("and ")
        if isinstance(arg, list):
            return ", ".join(str(self.one(pattern, value)) for value in arg)
        return self.one(pattern, arg)

    def one(self, pattern: str, value: str | int) -> str | int:
        if pattern == AS_SEAT:
            return self.seat(value) if isinstance(value, int) else value
        if pattern == AS_CLOCK:
            minutes, seconds = divmod(int(value) // 1000, 60)
            return f"{minutes}:{seconds:02}"
        if "*" not in pattern:
            return value
        for text in pattern.split("|"):
            name, _, part = text.replace("*", str(value).replace(".", "-")).partition(".")
            if self.texts.has(name):
                return self.texts.part(name, part) if part else self.texts.say(name)
        return value
