"""Corto on paper: as many cards and pieces as the game has, in their true size, with words in two languages."""

import re
from collections import Counter
from functools import cache

import pytest

from printing.paper import PaperPage, read
from saltsea.catalog import CATALOG
from saltsea.games.corto.engine.cards import ADVENTURES, CARDS, PER_DECK, card_name
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.printing.faces import Faces
from saltsea.games.corto.printing.pieces import MARKER, TILE, groups, quest_tiles
from saltsea.games.corto.rules.count import CARRIAGE_GOLD
from saltsea.games.corto.rules.grid import MOST_STRIPS, STOCK
from saltsea.games.corto.rules.quests import CARRIAGE_TILES, LEOPARD_TILES, TILES
from saltsea.kernel.languages import LANGUAGES
from saltsea.printing.art import is_built
from saltsea.printing.options import PrintOptions
from saltsea.printing.sheets import CARD
from saltsea.texts import TABLE_TEXTS, Texts, load

pytestmark = pytest.mark.skipif(not is_built(), reason="the client is not built, which draws the pictures")
CORTO = CATALOG["corto"]
USUAL = PrintOptions()
OTHER = PrintOptions("letter", ink_saving=True)
"""Everything but the language is another."""


def texts_in(language: str) -> Texts:
    own = [(CORTO.texts, "print"), (CORTO.texts, "typed")]
    return load(language, (TABLE_TEXTS, "print"), *own, *CORTO.subjects())


@cache
def pages(language: str = "en", options: PrintOptions = USUAL) -> list[PaperPage]:
    assert CORTO.prints is not None
    return read(CORTO.prints(CORTO).made("box", options._replace(language=language)))


def card_pages(options: PrintOptions = USUAL) -> list[tuple[PaperPage, PaperPage]]:
    """The sheets of cards: upright pages with rectangles of a card's size, each with the page behind it."""
    all_pages = pages("en", options)
    found = [place for place, page in enumerate(all_pages) if page.height > page.width and page.rectangles(*CARD)]
    return [(all_pages[place], all_pages[place + 1]) for place in found if place % 2 == 0]


@pytest.mark.parametrize("options", [USUAL, OTHER])
def test_all_cards_are_there_in_their_true_size_and_one_board_for_the_pile(options: PrintOptions) -> None:
    assert sum(len(front.rectangles(63, 88)) for front, _ in card_pages(options)) == CARDS + 1


@pytest.mark.parametrize("options", [USUAL, OTHER])
def test_every_card_has_a_back_behind_it_and_there_are_six_backs(options: PrintOptions) -> None:
    used: Counter[bytes] = Counter()
    for front, back in card_pages(options):
        mirrored = {(round(front.width - x - 63, 2), round(y, 2)) for x, y in front.rectangles(63, 88)}
        assert {(round(x, 2), round(y, 2)) for x, y in back.rectangles(63, 88)} <= mirrored
        used.update(back.pictures())
    assert sorted(used.values()) == [PER_DECK] * len(ADVENTURES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_bears_its_name_and_what_it_does(language: str) -> None:
    texts, rules = texts_in(language), CORTO.rules()
    assert isinstance(rules, CortoRules)
    faces = Faces(rules.cards, texts)
    printed = " ".join(page.words().replace("\n", " ") for page in pages(language))
    for card in range(CARDS):
        assert texts.say(f"card-corto-{card_name(card)}") in printed
        assert faces.rule(card) in printed


def test_there_are_as_many_pieces_as_the_rules_say() -> None:
    sizes = Counter({(group.width, group.height): len(group.pieces) for group in groups(texts_in("en"))})
    assert sizes[MARKER, MARKER] == 4 * STOCK
    assert sizes[TILE, TILE] == len(quest_tiles()) == 1 + 1 + TILES + LEOPARD_TILES + 1 + CARRIAGE_TILES + MOST_STRIPS
    assert len(CARRIAGE_GOLD) == CARRIAGE_TILES


def test_what_lies_face_down_is_not_known_by_its_back() -> None:
    hidden = [piece for piece in quest_tiles() if piece.front is not piece.back]
    backs = Counter(str(piece.back) for piece in hidden)
    assert sorted(backs.values()) == [TILES, CARRIAGE_TILES]


def test_six_strips_have_eight_squares_of_a_cards_size_and_a_ninth_each_for_long_tables() -> None:
    lying = [page for page in pages() if page.width > page.height]
    squares = [len(page.rectangles(63, 88)) for page in lying]
    assert squares == [8, 0] * len(ADVENTURES) + [len(ADVENTURES), 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_aid_quests_rules_and_what_one_needs_are_in_the_readers_language(language: str) -> None:
    texts = texts_in(language)
    printed = " ".join(page.words().replace("\n", " ") for page in pages(language))
    ids = re.findall(r"^rule-corto-([A-OQ-Z]\w*)", (CORTO.texts / f"corto.{language}.ftl").read_text(), re.MULTILINE)
    for one in ids:
        assert (one == "T5") is not (texts.title(f"rule-corto-{one}") in printed)
    for said in ("print-needed", "print-corto-aid", "print-corto-quest-aid", "print-ruler"):
        assert texts.say(said) in printed


def test_aid_and_quests_are_the_two_sides_of_one_sheet() -> None:
    titles = [page.words().partition("\n")[0] for page in pages()]
    aid = titles.index("Your turn")
    assert aid % 2 == 0
    assert titles[aid + 1] == "The six quests"
