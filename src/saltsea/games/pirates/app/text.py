"""The App at a text table: how the crew has told that it stands, and what is asked."""

from typing import Final

from saltsea.game import Game
from saltsea.games.pirates.app import rules as app_rules
from saltsea.games.pirates.app.game import AppRules
from saltsea.games.pirates.app.state import AppState
from saltsea.games.pirates.app.views import asked
from saltsea.games.pirates.rules.ship import SECTORS
from saltsea.games.pirates.text.grammar import Timers, both, renderer_texts, spaces
from saltsea.games.pirates.text.words import card_title, happening_title, position_title, sector_title, space_title
from saltsea.games.pirates.view.names import members
from saltsea.kernel.nouns import Observation
from saltsea.kernel.rules import AnyRules
from saltsea.narrator import Narrator
from saltsea.text_table.field_format import FieldFormat, NameFormat
from saltsea.text_table.grammar import Grammar, Verb, kind_of
from saltsea.text_table.renderer import Check, PlainRenderer
from saltsea.text_table.screen import Screen
from saltsea.text_table.word_matching import sentence
from saltsea.texts import Texts

UNTOLD: Final = frozenset(
    {"EventPlanned", "Ready", "SailsUp", "TimersCleared", "RoundEnded", "ChoiceOpened", "DieAsked"}
)

AS_AT_SEA: Final = frozenset({"Start", "Pause", "Resume", "Continue", "Cork"})


def grammar(rules: AppRules, texts: Texts, english: Texts) -> Grammar:
    """Everything that a crew tells the App as it is typed, in the words of one language; English ones always serve."""
    kinds = dict.fromkeys(map(kind_of, rules.vocabulary.actions))
    verbs = {kind: Verb(phrases=both(texts, english, typed_text(kind))) for kind in kinds}
    return Grammar(rules.vocabulary, verbs, typed(rules, texts, english))


def typed_text(kind: str) -> str:
    """Where the words of an action stand: what the digital game has too is typed as there."""
    return f"typed-{'pirates' if kind in AS_AT_SEA else 'app'}-{kind}"


def typed(rules: AppRules, texts: Texts, english: Texts) -> dict[str, FieldFormat]:
    """How sectors, spaces and cards are typed: by their names, English ones too. One word stands for each."""
    sectors = {
        sector: [part for one in (texts, english) for part in (one.say(name), one.part(name, "long"))]
        for sector in range(SECTORS)
        if (name := f"sector-pirates-{sector}")
    }
    cards = {
        kind: [card_title(texts, name), card_title(english, name), name]
        for kind, name in enumerate(rules.sea.data.cards)
    }
    sector = NameFormat({one: called[0] for one, called in sectors.items()}, sectors, shortest=1)
    card = NameFormat({one: "-".join(called[0].split()) for one, called in cards.items()}, cards, shortest=3)
    timer = Timers(["t", *both(texts, english, "typed-pirates-timer")])
    return {"space": spaces(texts, english), "timer": timer, "heading": sector, "sector": sector, "card": card}


class AppRenderer(PlainRenderer):
    """The App in one language."""

    silent = UNTOLD
    empty = UNTOLD

    def __init__(self, game: Game, rules: AnyRules, language: str) -> None:
        texts = renderer_texts(game, language)
        super().__init__(rules, texts, Narrator(game, rules, language))
        assert isinstance(rules, AppRules)
        self.rules = rules
        self.grammar = grammar(rules, texts, renderer_texts(game, "en"))

    def question(self, observation: Observation, check: Check) -> list[str]:
        state = self.rules.seen(observation)
        wanted = asked(state)
        args = {**wanted.args, **({"card": self.firing(state)} if state.table.agenda.shots else {})}
        said = {name: value for name, value in args.items() if isinstance(value, str | int)}
        return [sentence(self.texts.say(wanted.text, said))]

    def firing(self, state: AppState) -> str:
        """The card that fires."""
        table = state.table
        return card_title(self.texts, table.voyage.content.cards[table.sea.kinds[app_rules.aiming(table)]])

    def board(self, observation: Observation, screen: Screen) -> tuple[list[str], list[str]]:
        state = self.rules.seen(observation)
        return [], [sentence(line) for line in (*self.ship(state), *self.lying(state), *self.happening(state))]

    def ship(self, state: AppState) -> list[str]:
        ship, say = state.table.ship, self.texts.say
        corks = ", ".join(space_title(self.texts, space) for space in members(ship.corks))
        return [
            say("deck-app-round", {"round": state.table.log.round + 1, "rounds": len(state.table.voyage.rounds)}),
            say("event-app-HeadingNoted", {"heading": sector_title(self.texts, ship.heading)}),
            say("event-app-LivesNoted", {"lives": ship.lives}),
            say("deck-app-corks", {"spaces": corks or "–"}),
        ]

    def lying(self, state: AppState) -> list[str]:
        """The cards whose faces are known."""
        sea, cards = state.table.sea, state.table.voyage.content.cards
        up = [place for place in members(sea.up) if sea.kinds[place] >= 0]
        return [
            self.texts.say(
                "event-app-CardNoted",
                {
                    "position": position_title(self.texts, place),
                    "card": card_title(self.texts, cards[sea.kinds[place]]),
                },
            )
            for place in up
        ]

    def happening(self, state: AppState) -> list[str]:
        """The event that the crew carries out, and what it does."""
        event = state.table.agenda.event
        if event < 0:
            return []
        name = state.table.voyage.content.events[event]
        return [happening_title(self.texts, name), self.texts.say(f"rule-pirates-event-{name}")]
