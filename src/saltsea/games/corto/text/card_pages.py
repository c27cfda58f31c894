"""What a card of Corto is and does, where it is, and what else can be seen: the pages of a text table about cards."""

from collections.abc import Sequence

from saltsea.games.corto.engine.cards import (
    ADVANTAGE,
    ADVANTAGES,
    CHARACTER,
    COLOURS,
    CORTO,
    KINDS,
    NO_CARD,
    OBJECT,
    PER_DECK,
    RASPUTIN,
    WHITE,
    Cards,
    adventure_of,
    card_name,
)
from saltsea.games.corto.engine.observation import CortoPrivate, CortoPublic
from saltsea.games.corto.text.grammar import listed, named_adventure, named_card, named_figurine, named_seat, square_id
from saltsea.kernel.nouns import Observation
from saltsea.text_table.field_format import NameFormat
from saltsea.text_table.screen import Screen
from saltsea.text_table.word_matching import sentence
from saltsea.texts import Args, Texts

COLOUR_NAMES = {number: name for name, number in COLOURS.items()}
VERB_NAMES = {number: name for name, number in ADVANTAGES.items()}
EITHER = 3


class CardPages:
    """Speaks of cards in one language."""

    def __init__(self, cards: Cards, texts: Texts, field_format: NameFormat) -> None:
        self.cards = cards
        self.texts = texts
        self.field_format = field_format

    def look_at(self, public: CortoPublic) -> None:
        """From now on a short name means a card of this table's adventures before any other."""
        self.field_format.at_hand = {
            adventure * PER_DECK + place for adventure in public.strips for place in range(PER_DECK)
        }

    # --- what a card is ---

    def described(self, card: int) -> str:
        """Kind, adventure and everything that it does."""
        args: Args = {
            "kind": self.texts.say(f"kind-corto-{KINDS[self.cards.kind[card]]}"),
            "adventure": named_adventure(self.texts, adventure_of(card)),
        }
        return " ".join([self.texts.say("about-corto-of", args), *self.does(card)])

    def what(self, card: int) -> str:
        """Kind and effect, for a player who has just drawn it."""
        kind = sentence(self.texts.say(f"kind-corto-{KINDS[self.cards.kind[card]]}"))
        return " ".join([kind, *self.does(card)])

    def does(self, card: int) -> list[str]:
        """What a card does, without what it is."""
        kind = self.cards.kind[card]
        if kind == CHARACTER:
            return [*self.marks(card), *self.second(card)]
        if kind == OBJECT:
            colour = "white" if self.cards.colour[card] == WHITE else "black"
            said = self.texts.say(f"about-corto-object-{colour}", {"times": self.cards.times[card]})
            return [said, *self.long(card)]
        if kind == ADVANTAGE:
            return [self.texts.say(f"verb-corto-{VERB_NAMES[self.cards.verb[card]]}")]
        return self.moves(card)

    def marks(self, card: int) -> list[str]:
        """What a character's panel shows: border, friend, triangles, ace."""
        said = [sentence(self.texts.say(f"border-corto-{COLOUR_NAMES[self.cards.colour[card]]}"))]
        if self.cards.friend[card]:
            said.append(sentence(self.texts.say("friend-corto")))
        said += self.long(card)
        if self.cards.ace[card]:
            said.append(sentence(self.texts.say("ace-corto")))
        return said

    def long(self, card: int) -> list[str]:
        return [sentence(self.texts.say("long-corto"))] if self.cards.long[card] else []

    def second(self, card: int) -> list[str]:
        others = [
            adventure
            for adventure in range(6)
            if self.cards.backgrounds[card] >> adventure & 1 and adventure != adventure_of(card)
        ]
        return [
            self.texts.say("about-corto-second", {"adventure": named_adventure(self.texts, adventure)})
            for adventure in others
        ]

    def moves(self, card: int) -> list[str]:
        corto, rasputin = named_figurine(self.texts, CORTO), named_figurine(self.texts, RASPUTIN)
        who, steps = self.cards.who[card], self.cards.walk[card]
        if who == EITHER:
            args: Args = {"corto": corto, "rasputin": rasputin, "steps": steps}
            moves = self.texts.say("about-corto-moves-either", args)
        else:
            figurine = corto if who == 1 << CORTO else rasputin
            moves = self.texts.say("about-corto-moves", {"figurine": figurine, "steps": steps})
        deeds = {
            CORTO: self.texts.say("about-corto-visit", {"corto": corto}),
            RASPUTIN: self.texts.say("about-corto-removal", {"rasputin": rasputin}),
        }
        return [moves, *(deed for figurine, deed in deeds.items() if who >> figurine & 1)]

    def line(self, card: int) -> str:
        """A little colour, where the theme has some."""
        return self.texts.part(f"card-corto-{card_name(card)}", "line")

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
