"""The whole box of Corto as one file: what one needs, strips, cards, pieces, aids, rules."""

from __future__ import annotations

from functools import partial
from typing import Final

from saltsea.game import Game
from saltsea.games.corto.engine.cards import ADVENTURES, CARDS
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.printing.faces import Faces
from saltsea.games.corto.printing.pieces import discard_board, groups
from saltsea.games.corto.printing.strips import strips
from saltsea.printing.document import Document
from saltsea.printing.options import PrintOptions, Tell
from saltsea.printing.pages import cover, listed, one_page, ruler, text_pages, titled
from saltsea.printing.sheets import CARD, Group, Piece, sheets
from saltsea.printing.words import Paragraph
from saltsea.texts import TABLE_TEXTS, Args, Texts, load

COVER: Final = ("corto/card/A18", "corto/card/A19", "corto/card/A20")
CHAPTERS: Final = "GSTCOLFMEVAQ"
"""The chapters of the rules as they are printed; table options are for tables with a computer."""
ONLY_ON_SCREEN: Final = ("T5",)
"""Taking back is a matter between players at a table of wood."""
NEEDED: Final = ("scissors", "glue", "card", "pouches", "players")


def box_file(entry: Game, options: PrintOptions, tell: Tell) -> bytes:
    """The box of one game, with its own cards and names."""
    rules = entry.rules()
    assert isinstance(rules, CortoRules)
    own = [(entry.texts, "print"), (entry.texts, "typed")]
    texts = load(options.language, (TABLE_TEXTS, "print"), *own, *entry.subjects())
    return BoxFile(rules, texts, Document(options, texts.say("title-corto"), tell)).written()


class BoxFile:
    """One box on paper."""

    def __init__(self, rules: CortoRules, texts: Texts, document: Document) -> None:
        self.cards = rules.cards
        self.texts = texts
        self.document = document

    def written(self) -> bytes:
        say = self.texts.say
        cover(self.document.page(), say("title-corto"), say("brief-corto"), COVER, say("print-fan-work"))
        self.needed()
        self.aid()
        strips(self.document, self.texts)
        faces = Faces(self.cards, self.texts)
        deck = [faces.piece(card) for card in range(CARDS) if self.cards.kind[card] >= 0]
        deck.append(Piece(partial(discard_board, self.texts)))
        sheets(self.document, [Group(*CARD, deck)], say("print-footer", {"title": say("title-corto")}))
        sheets(self.document, groups(self.texts))
        text_pages(self.document, say("print-rules"), rule_paragraphs(self.texts))
        return self.document.written()

    def needed(self) -> None:
        """What must be at hand, how to print, and whether it was printed in its true size."""
        say, page = self.texts.say, self.document.page()
        y = titled(page, say("print-needed"), say("print-needed-below"))
        y = listed(page, [say(f"print-corto-needed-{what}") for what in NEEDED], y)
        y = listed(page, [say(f"print-how-{step}") for step in ("scale", "sides", "cut", "strips")], y + 4)
        ruler(page, y + 16, say("print-ruler"))

    def aid(self) -> None:
        """One sheet per player: a turn on its front, the quests on its back."""
        say = self.texts.say
        turn = [Paragraph(say(f"print-corto-aid-{part}"), self.texts.title(f"print-corto-aid-{part}")) for part in AID]
        one_page(self.document, say("print-corto-aid"), turn)
        quests = [quest(self.texts, letter) for letter in ADVENTURES]
        one_page(self.document, say("print-corto-quest-aid"), quests)


AID: Final = ("turn", "character", "object", "long", "figurine", "corto", "rasputin", "advantage", "end", "count")


def quest(texts: Texts, letter: str) -> Paragraph:
    args: Args = {"adventure": texts.say(f"adventure-corto-{letter}"), "quest": texts.title(f"quest-corto-{letter}")}
    return Paragraph(texts.say(f"rule-corto-Q{letter}"), texts.say("print-corto-quest", args))


def rule_paragraphs(texts: Texts) -> list[Paragraph]:
    """All rules that hold at a table of wood, in the order of their chapters."""
    found = []
    for chapter in CHAPTERS:
        numbers = list(ADVENTURES) if chapter == "Q" else [str(number) for number in range(1, 20)]
        ids = [f"{chapter}{number}" for number in numbers if texts.has(f"rule-corto-{chapter}{number}")]
        ids = [one for one in ids if one not in ONLY_ON_SCREEN]
        found.append(Paragraph(texts.say(f"print-corto-chapter-{chapter}"), heading=True))
        found += [
            Paragraph(texts.say(f"rule-corto-{one}"), f"{one} · {texts.title(f'rule-corto-{one}')}") for one in ids
        ]
    return found
