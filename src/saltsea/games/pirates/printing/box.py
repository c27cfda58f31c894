"""The pirates' files: the ship, which every voyage needs, and one for each chapter."""

from __future__ import annotations

from typing import Final

from saltsea.game import Game
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.printing.boards import crew_board, die, sector_pages, ship_page
from saltsea.games.pirates.printing.chapter import ChapterFile, OwnChapterFile
from saltsea.games.pirates.printing.prints import OwnPaper
from saltsea.games.pirates.printing.tokens import basic_groups
from saltsea.games.pirates.printing.words import folder_of, known_words
from saltsea.games.pirates.text.story import Stories, by_name
from saltsea.printing.document import Document
from saltsea.printing.options import PrintOptions, Tell
from saltsea.printing.pages import cover, even, listed, one_page, ruler, text_pages, titled
from saltsea.printing.sheets import sheets
from saltsea.printing.words import Paragraph
from saltsea.texts import Texts

NEEDED: Final = ("timers", "die", "corks", "clock", "table", "chapter")
AID: Final = ("timer", "areas", "helm", "cannons", "damage", "round", "end")
CHAPTERS: Final = "STADRP"
ONLY_ON_SCREEN: Final = ("D4", "R9", "R11", "R12")


def ship_file(entry: Game, options: PrintOptions, tell: Tell) -> bytes:
    texts = known_words(entry, options.language, 1).texts
    return ShipFile(texts, Document(options, texts.say("title-pirates"), tell)).written()


def chapter_file(entry: Game, rules: PiratesRules, number: int, options: PrintOptions, tell: Tell) -> bytes:
    """A chapter by its number, from 1."""
    words = known_words(entry, options.language, number)
    stories = Stories(folder_of(entry), options.language)
    document = Document(options, words.texts.say("print-pirates-chapter", {"number": number}), tell)
    return ChapterFile(rules, rules.chapters[number - 1], words, stories, document).written()


def own_chapter_file(entry: Game, rules: PiratesRules, own: OwnPaper, options: PrintOptions, tell: Tell) -> bytes:
    """The chapter that a player has written."""
    words = known_words(entry, options.language, own.reached, since=1)
    stories = Stories(folder_of(entry), options.language)
    stories.chapters = by_name([own.data])
    title = stories.text(rules.chapters[0].name, "title")
    return OwnChapterFile(rules, rules.chapters[0], words, stories, Document(options, title, tell)).written()


class ShipFile:
    """Everything that is on the table in every chapter, and the rules as a crew of the first one knows them."""

    def __init__(self, texts: Texts, document: Document) -> None:
        self.texts = texts
        self.document = document

    def written(self) -> bytes:
        say, document = self.texts.say, self.document
        cover(document.page(), say("title-pirates"), say("brief-pirates"), ["pirates/story/1"], say("print-fan-work"))
        self.needed()
        self.aid()
        even(document, self.texts)
        ship_page(document, self.texts)
        even(document, self.texts)
        sector_pages(document, self.texts)
        crew_board(document, self.texts)
        even(document, self.texts)
        die(document.page(), self.texts, 24)  # it is cut out: nothing that is kept may be behind it
        even(document, self.texts)
        sheets(document, basic_groups(self.texts))
        text_pages(document, say("print-rules"), rule_paragraphs(self.texts))
        return document.written()

    def needed(self) -> None:
        say, page = self.texts.say, self.document.page()
        y = titled(page, say("print-needed"), say("print-needed-below"))
        y = listed(page, [say(f"print-pirates-needed-{what}") for what in NEEDED], y)
        y = listed(page, [say(f"print-how-{step}") for step in ("scale", "sides", "cut")], y + 4)
        ruler(page, y + 16, say("print-ruler"))

    def aid(self) -> None:
        paragraphs = [
            Paragraph(self.texts.say(f"print-pirates-aid-{part}"), self.texts.title(f"print-pirates-aid-{part}"))
            for part in AID
        ]
        one_page(self.document, self.texts.say("print-pirates-aid"), paragraphs)


def rule_paragraphs(texts: Texts) -> list[Paragraph]:
    """The rules that a crew knows before its first voyage, in the order of their chapters."""
    found = []
    for chapter in CHAPTERS:
        ids = [f"{chapter}{number}" for number in range(1, 20) if texts.has(f"rule-pirates-{chapter}{number}")]
        found.append(Paragraph(texts.say(f"print-pirates-rules-{chapter}"), heading=True))
        found += [ruled(texts, one) for one in ids if one not in ONLY_ON_SCREEN]
    return found


def ruled(texts: Texts, one: str) -> Paragraph:
    return Paragraph(texts.say(f"rule-pirates-{one}"), f"{one} · {texts.title(f'rule-pirates-{one}')}")
