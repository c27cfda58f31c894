"""What can be asked beside the ship herself: the goal, the briefing again, and the cards."""

from collections.abc import Callable, Sequence

from saltsea.games.pirates.engine.kinds import Kind
from saltsea.games.pirates.engine.state import NO_CARD, UNKNOWN, PiratesState
from saltsea.games.pirates.rules.ship import BIT, POSITIONS
from saltsea.games.pirates.text.story import Stories, VoyageText
from saltsea.games.pirates.text.words import card_title, position_title
from saltsea.kernel.nouns import Observation
from saltsea.text_table.field_format import FieldFormat
from saltsea.text_table.screen import Screen
from saltsea.text_table.word_matching import folded
from saltsea.texts import Texts


class Pages:
    """Answers in one language."""

    def __init__(
        self, texts: Texts, stories: Stories, positions: FieldFormat, state_of: Callable[[Observation], PiratesState]
    ) -> None:
        self.texts = texts
        self.stories = stories
        self.positions = positions
        self.state_of = state_of

    def voyage_text(self, observation: Observation) -> VoyageText:
        return VoyageText(self.texts, self.stories, self.state_of(observation))

    def goal(self, observation: Observation, words: Sequence[str], screen: Screen) -> list[str]:
        return self.voyage_text(observation).goals()

    def briefing(self, observation: Observation, words: Sequence[str], screen: Screen) -> list[str]:
        """The story and the set-up again."""
        voyage_text = self.voyage_text(observation)
        return [*voyage_text.opening(), *voyage_text.round_again()]

    # --- cards ---

    def all(self, observation: Observation, words: Sequence[str], screen: Screen) -> list[str]:
        """Where the known cards lie, and what the others are among themselves."""
        state = self.state_of(observation)
        known = [place for place in range(POSITIONS) if state.sea.kinds[place] not in (NO_CARD, UNKNOWN)]
        seen = ", ".join(self.seen(state, place) for place in known)
        hidden = [self.many(state, kind, number) for kind, number in enumerate(state.sea.hidden) if number]
        nothing = self.texts.say("cards-pirates-none")
        return [
            self.texts.say("cards-pirates-known", {"cards": seen or nothing}),
            self.texts.say("cards-pirates-hidden", {"cards": ", ".join(hidden) or nothing}),
        ]

    def seen(self, state: PiratesState, place: int) -> str:
        name = card_title(self.texts, state.voyage.content.cards[state.sea.kinds[place]])
        how = "up" if state.sea.up & BIT[place] else "down"
        return self.texts.say(f"cards-pirates-{how}", {"card": name, "position": position_title(self.texts, place)})

    def many(self, state: PiratesState, kind: Kind, number: int) -> str:
        name = card_title(self.texts, state.voyage.content.cards[kind])
        return self.texts.say("brief-pirates-number", {"name": name, "number": number}) if number > 1 else name

    def card(self, observation: Observation, words: Sequence[str], screen: Screen) -> list[str]:
        """A card, token or event by its name, or the card at a place."""
        state = self.state_of(observation)
        if not words:
            return [self.texts.say("cards-pirates-which")]
        found = self.at_place(state, words) or self.called(state, "".join(map(folded, words)))
        said = [f"{self.texts.title(text)}: {self.texts.say(text)}" for text in found]
        return said or [self.texts.say("cards-pirates-no-such", {"words": " ".join(words)})]

    def at_place(self, state: PiratesState, words: Sequence[str]) -> list[str]:
        """The rules of the known cards at a place."""
        places = [read.value for read in self.positions.read(words) if read.used == len(words)]
        kinds = [state.sea.kinds[place] for place in places if isinstance(place, int)]
        names = dict.fromkeys(state.voyage.content.cards[kind] for kind in kinds if kind >= 0)
        return [f"rule-pirates-card-{name}" for name in names]

    def called(self, state: PiratesState, wanted: str) -> list[str]:
        """Whatever has a name that begins so."""
        content = state.voyage.content
        texts = [f"rule-pirates-card-{name}" for name in content.cards]
        texts += [f"rule-pirates-event-{name}" for name in content.events]
        tokens = ("loot", "map", "prisoner", "powder", "fire", "curse", "lantern", "bow-chaser", "hull")
        texts += [f"rule-pirates-token-{name}" for name in tokens]
        titles = {text: folded(self.texts.title(text)) for text in texts if self.texts.has(text)}
        exact = [text for text, title in titles.items() if title == wanted]
        return exact or [text for text, title in titles.items() if title.startswith(wanted)]
