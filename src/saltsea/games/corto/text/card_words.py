"""What a card of Corto is and does, in words: the sentences that a terminal says and a printed card bears."""

from saltsea.games.corto.engine.cards import (
    ADVANTAGE,
    ADVANTAGES,
    CHARACTER,
    COLOURS,
    CORTO,
    EITHER,
    KINDS,
    OBJECT,
    RASPUTIN,
    WHITE,
    Cards,
    adventure_of,
    card_name,
)
from saltsea.games.corto.text.grammar import named_adventure, named_figurine
from saltsea.text_table.word_matching import sentence
from saltsea.texts import Args, Texts

COLOUR_NAMES = {number: name for name, number in COLOURS.items()}
VERB_NAMES = {number: name for name, number in ADVANTAGES.items()}


class CardWords:
    """Describes cards in one language."""

    def __init__(self, cards: Cards, texts: Texts) -> None:
        self.cards = cards
        self.texts = texts

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
