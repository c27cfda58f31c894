"""Corto's views: the way in from the kernel's observations to what clients draw."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.observation import CortoPublic
from saltsea.games.corto.view import choices, event_texts
from saltsea.games.corto.view.advice import advice
from saltsea.games.corto.view.consequences import consequences
from saltsea.games.corto.view.field_sentences import FIELD_SENTENCES
from saltsea.games.corto.view.names import NAMES
from saltsea.games.corto.view.shapes import CortoCard, CortoConsequences, CortoCourse, CortoHand, CortoTable
from saltsea.games.corto.view.suggestion import suggestion
from saltsea.games.corto.view.table import table
from saltsea.kernel.heard_words import SILENCE, HeardWords
from saltsea.kernel.nouns import Action, Event, Observation
from saltsea.kernel.rules import AnyRules
from saltsea.view import Arg, Context, EventText, Hint, Offer, Sentence, Views


class CortoViews(Views):
    """The described view of Corto."""

    field_sentences = FIELD_SENTENCES
    names = NAMES
    parts = (CortoTable, CortoHand, CortoConsequences, CortoCourse)
    concerning = event_texts.CONCERNING

    def __init__(self, rules: AnyRules, own: Mapping[str, CortoCard] = MappingProxyType({})) -> None:
        super().__init__(rules)
        assert isinstance(rules, CortoRules)
        self.corto = rules
        self.own = {**own}

    def public(self, observation: Observation) -> CortoTable:
        assert isinstance(observation.public, CortoPublic)
        return table(self.corto, observation.public, self.own)

    def private(self, observation: Observation) -> CortoHand | None:
        if observation.private is None:
            return None
        return CortoHand(choices.hand_of(observation), choices.is_choosing(observation))

    def asks(self, observation: Observation) -> list[Sentence]:
        return choices.asks(self.corto.cards, observation)

    def short(self, observation: Observation, action: Action, kind: str) -> str:
        return choices.short_label(observation, action, kind)

    def offer(self, observation: Observation, action: Action, kind: str) -> Offer:
        return choices.offer(observation, action, kind)

    def more(self, observation: Observation, action: Action) -> dict[str, Arg]:
        return choices.label_args(observation, action)

    def event_text(self, event: Event, context: Context) -> EventText:
        return event_texts.event_text(self.corto.cards, event, context)

    def yours(self, event: Event, context: Context) -> Sentence | None:
        return event_texts.yours(event, context)

    def consequences(self, observation: Observation, action: Action) -> CortoConsequences:
        return consequences(self.corto, observation, action)

    def advice(self, observation: Observation) -> list[Hint]:
        return advice(self.corto, observation)

    def suggestion(self, observation: Observation, chosen: Sequence[Action], heard: HeardWords = SILENCE) -> Hint:
        return suggestion(self.corto, observation, chosen)

    def meant(self, observation: Observation, touch: Mapping[str, str]) -> Action | None:
        plain = choices.meant(observation, touch)
        return None if plain is None else self.action(plain)
