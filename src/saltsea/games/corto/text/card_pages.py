"""What a card of Corto is and does, where it is, and what else can be seen: the pages of a text table about cards."""

from collections.abc import Sequence

from saltsea.games.corto.engine.cards import NO_CARD, PER_DECK, Cards, adventure_of, card_name
from saltsea.games.corto.engine.observation import CortoPrivate, CortoPublic
from saltsea.games.corto.text.card_words import CardWords
from saltsea.games.corto.text.grammar import listed, named_adventure, named_card, named_seat, square_id
from saltsea.kernel.nouns import Observation
from saltsea.text_table.field_format import NameFormat
from saltsea.text_table.screen import Screen
from saltsea.texts import Args, Texts


class CardPages(CardWords):
    """Speaks of cards in one language."""

    def __init__(self, cards: Cards, texts: Texts, field_format: NameFormat) -> None:
        super().__init__(cards, texts)
        self.field_format = field_format

    def look_at(self, public: CortoPublic) -> None:
        """From now on a short name means a card of this table's adventures before any other."""
        self.field_format.at_hand = {
            adventure * PER_DECK + place for adventure in public.strips for place in range(PER_DECK)
        }

    # --- the pages ---

    def card(self, observation: Observation, words: Sequence[str], screen: Screen) -> list[str]:
        """All about one card."""
        if not words:
            return [self.texts.say("about-corto-which-card")]
        found = {read.value for read in self.field_format.read(words) if read.used == len(words)}
        known = [card for card in found if isinstance(card, int) and self.cards.kind[card] >= 0]
        if not known:
            return [self.texts.say("about-corto-no-such", {"words": " ".join(words)})]
        if len(known) > 1:
            return [self.texts.say("about-corto-which", {"cards": listed(self.texts, sorted(known))})]
        return [self.named(known[0]), self.where(observation, known[0]), self.line(known[0])]

    def named(self, card: int) -> str:
        return self.texts.say("about-corto-is", {"card": named_card(self.texts, card), "what": self.described(card)})

    def held(self, card: int) -> str:
        """The same with the id in front, which is what one types."""
        name = f"{card_name(card)} {self.texts.say(f'card-corto-{card_name(card)}')}"
        return self.texts.say("about-corto-is", {"card": name, "what": self.described(card)})

    def where(self, observation: Observation, card: int) -> str:
        """Where a card is, as far as this seat can know."""
        public = public_of(observation)
        if card in hand_of(observation):
            return self.texts.say("about-corto-where-hand")
        for panel in public.panels:
            if panel.card == card:
                return self.texts.say("about-corto-where-board", {"square": square_id(panel.square)})
        if card in public.pile:
            return self.texts.say("about-corto-where-pile")
        for seat, player in enumerate(public.players):
            for place, held in (("seal", player.sealed), ("guard", player.guards), ("shown", player.shown)):
                if card in held:
                    return self.texts.say(f"about-corto-where-{place}", {"seat": named_seat(self.texts, seat)})
        if card == public.now.card:
            return self.texts.say("about-corto-where-played", {"seat": named_seat(self.texts, public.turn)})
        unseen = adventure_of(card) in public.strips
        return self.texts.say("about-corto-where-unseen" if unseen else "about-corto-where-unused")

    def all(self, observation: Observation, words: Sequence[str], screen: Screen) -> list[str]:
        """Every card in sight, by the place where it lies, and how many are not."""
        public = public_of(observation)
        said = (
            [self.texts.say("seen-corto-hand", {"cards": self.listed(hand_of(observation))})]
            if observation.private
            else []
        )
        said.append(self.texts.say("seen-corto-board", {"cards": self.listed([p.card for p in public.panels])}))
        said.append(self.texts.say("seen-corto-pile", {"cards": self.listed(public.pile)}))
        if is_being_played(public):
            said.append(self.texts.say("seen-corto-played", {"card": named_card(self.texts, public.now.card)}))
        for seat, player in enumerate(public.players):
            shown = [] if seat == observation.seat else player.shown
            for place, cards in (("sealed", player.sealed), ("guards", player.guards), ("shown", shown)):
                if cards:
                    args: Args = {"seat": named_seat(self.texts, seat), "cards": self.listed(cards)}
                    said.append(self.texts.say(f"seen-corto-{place}", args))
        return said + [self.unseen(observation, strip) for strip in range(len(public.strips))]

    def unseen(self, observation: Observation, strip: int) -> str:
        public = public_of(observation)
        adventure = public.strips[strip]
        own = [card for card in hand_of(observation) if adventure_of(card) == adventure]
        backs = sum(player.backs.count(adventure) for player in public.players)
        others = [player for seat, player in enumerate(public.players) if seat != observation.seat]
        known = sum(adventure_of(card) == adventure for player in others for card in player.shown)
        args: Args = {
            "adventure": named_adventure(self.texts, adventure),
            "number": public.decks[strip] + backs - len(own) - known,
            "deck": public.decks[strip],
        }
        return self.texts.say("seen-corto-unseen", args)

    def pile(self, observation: Observation, words: Sequence[str], screen: Screen) -> list[str]:
        """The discard pile, the top card first."""
        public = public_of(observation)
        return [self.pile_line(public), *(f"  {named_card(self.texts, card)}" for card in reversed(public.pile))]

    def pile_line(self, public: CortoPublic) -> str:
        top = named_card(self.texts, public.pile[-1]) if public.pile else "-"
        return self.texts.say("pile-corto", {"number": len(public.pile), "top": top})

    def listed(self, cards: Sequence[int]) -> str:
        return listed(self.texts, cards) or self.texts.say("seen-corto-none")


def public_of(observation: Observation) -> CortoPublic:
    if not isinstance(observation.public, CortoPublic):
        raise TypeError("this is an observation of another game")
    return observation.public


def is_being_played(public: CortoPublic) -> bool:
    """Whether the card of this turn lies nowhere else yet."""
    laid = {panel.card for panel in public.panels} | set(public.pile)
    for player in public.players:
        laid |= {*player.sealed, *player.guards, *player.shown}
    return public.now.card != NO_CARD and public.now.card not in laid


def hand_of(observation: Observation) -> list[int]:
    """The cards of a hand; a watcher has none."""
    return observation.private.hand if isinstance(observation.private, CortoPrivate) else []
