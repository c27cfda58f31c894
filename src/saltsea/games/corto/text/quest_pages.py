"""The quests of a table of Corto: what each is about, which cards it names, and how it stands."""

from collections.abc import Sequence

from saltsea.games.corto.engine.cards import ADVENTURES, CARDS, Cards
from saltsea.games.corto.engine.observation import CortoPublic
from saltsea.games.corto.text.card_pages import public_of
from saltsea.games.corto.text.grammar import listed, named_adventure, named_seat, square_id
from saltsea.kernel.nouns import Observation
from saltsea.text_table.screen import Screen
from saltsea.texts import Args, Texts


class QuestPages:
    """Speaks of quests in one language."""

    def __init__(self, cards: Cards, texts: Texts) -> None:
        self.cards = cards
        self.texts = texts

    def quests(self, observation: Observation, words: Sequence[str], screen: Screen) -> list[str]:
        """The quests of the strips in play, and how they stand."""
        public = public_of(observation)
        said = []
        for adventure in public.strips:
            text = f"quest-corto-{ADVENTURES[adventure]}"
            args: Args = {
                "adventure": named_adventure(self.texts, adventure),
                "title": self.texts.title(text),
                "quest": self.texts.say(text),
            }
            cards = self.quest_cards(ADVENTURES[adventure])
            said.append(" ".join([self.texts.say("quests-corto", args), *cards, *self.standing(public, adventure)]))
        return said

    def quest_cards(self, letter: str) -> list[str]:
        """The cards that a quest is about, by name: the four aces."""
        aces = [card for card in range(CARDS) if self.cards.ace[card]] if letter == "B" else []
        return [self.texts.say("quests-corto-cards", {"cards": listed(self.texts, aces)})] if aces else []

    def standing(self, public: CortoPublic, adventure: int) -> list[str]:
        """How a quest stands, where that can change."""
        found = self.quest_facts(public, ADVENTURES[adventure])
        return [self.texts.say(f"quests-corto-{text}", args) for text, args in found]

    def quest_facts(self, public: CortoPublic, letter: str) -> list[tuple[str, Args]]:
        """The sentence about a quest of this adventure and what it needs."""
        if letter == "A":
            return [("vessel", {"square": square_id(public.vessel)})]
        if letter == "B":
            return (
                [("aces", {"seat": named_seat(self.texts, public.aces)})] if public.aces >= 0 else [("aces-free", {})]
            )
        if letter == "C":
            left = {"ingots": public.ingots_left, "crows": public.crows_left}
            return [("tiles", {"number": len(public.tiles), **left})]
        if letter == "D":
            return [("leopards", {"number": public.leopards_left})]
        if letter == "E":
            return [("train", {"square": square_id(public.train), "number": len(public.carriages_left)})]
        return []
