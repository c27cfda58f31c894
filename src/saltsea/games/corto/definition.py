"""Corto's entry in the catalogue: rules made from the cards of a folder, with names, texts, bots and a report."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from saltsea.game import BadContentError, Game, Spoken
from saltsea.games.corto.box_file import Box, read_box
from saltsea.games.corto.engine.cards import ADVENTURES, ContentError
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.levels import LEVELS, PERSONAL_LEVELS, YARDSTICKS, learned_evaluator
from saltsea.games.corto.printing.prints import CortoPrints
from saltsea.games.corto.report import CortoReport
from saltsea.games.corto.rules.grid import NOWHERE
from saltsea.games.corto.text.grammar import card_title, square_id
from saltsea.games.corto.view.own_cards import changed_cards
from saltsea.games.corto.view.views import CortoViews
from saltsea.kernel.rules import AnyRules
from saltsea.printing.booklets import Prints
from saltsea.sentences import Sentences
from saltsea.texts import CONTENT_ROOT

if TYPE_CHECKING:
    from saltsea.games.corto.engine.encoding import CortoEncoding
    from saltsea.games.corto.text.renderer import CortoRenderer

CONTENT: Final = CONTENT_ROOT / "corto"
TEXTS: Final = CONTENT / "texts"
THEMES: Final = CONTENT / "themes"
STORIES: Final = "stories"
CARDS_FILE: Final = "cards.json"


def corto(cards: Path = CONTENT, theme: str = STORIES) -> Game:
    """The entry of the catalogue."""
    return Game(
        name="corto",
        rules=cache(lambda: rules_from(cards)),
        package="saltsea.games.corto",
        texts=TEXTS,
        real_time=False,
        bots=LEVELS,
        personalities=PERSONAL_LEVELS,
        yardsticks=YARDSTICKS,
        evaluator=learned_evaluator,
        encoding=encoding,
        quick="expert",
        at_once={"open_scores": "on"},
        theme=(THEMES, theme),
        spoken=spoken,
        observer=CortoReport,
        renderer=text_renderer,
        views=CortoViews,
        own_content=corto,
        player_content=own_box,
        prints=prints,
    )


def text_renderer(game: Game, rules: AnyRules, language: str) -> "CortoRenderer":
    """How text shows it; imported here, because only terminals and research write any."""
    from saltsea.games.corto.text.renderer import CortoRenderer

    return CortoRenderer(game, rules, language)


def encoding(rules: AnyRules) -> "CortoEncoding":
    """What programs that learn read; imported here, because only they need its buffers."""
    from saltsea.games.corto.engine.encoding import CortoEncoding

    assert isinstance(rules, CortoRules)
    return CortoEncoding(rules, rules.cards)


def prints(game: Game) -> Prints:
    """The game on paper."""
    return CortoPrints(game)


def rules_from(folder: Path) -> CortoRules:
    """The rules with the cards of this folder; data that cannot be played with is refused loudly."""
    return rules_of(read_folder(folder))


def rules_of(box: Box) -> CortoRules:
    return CortoRules(box.cards, box.content)


def read_folder(folder: Path) -> Box:
    """The box that is in a folder."""
    try:
        return read_box((folder / CARDS_FILE).read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise ContentError(f"{CARDS_FILE} is not text in UTF-8", "json", {"line": 1, "column": 1}) from error


def own_box(base: Game, text: str) -> Game:
    """That game with a player's own values; a BadContentError says which card they are wrong for, and why."""
    try:
        box = read_box(text)
    except ContentError as error:
        raise BadContentError(f"refusal-corto-box-{error.fault}", error.facts, str(error)) from error
    rules, changed = rules_of(box), changed_cards(read_folder(CONTENT).entries, box.entries)
    return replace(base, rules=lambda: rules, views=lambda of: CortoViews(of, changed), content_name=box.name)


def spoken(texts: Sentences) -> Spoken:
    """Cards and adventures by their theme's names, seats by their colours, squares like a5."""
    named: dict[str, Callable[[int], str]] = {
        "card": lambda card: card_title(texts, card),
        "adventure": lambda adventure: texts.say(f"adventure-corto-{ADVENTURES[adventure]}"),
        "strips": lambda adventure: texts.say(f"adventure-corto-{ADVENTURES[adventure]}"),
        "figurine": lambda figurine: texts.say(f"figurine-corto-{figurine}") if figurine >= 0 else "-",
    }
    named |= dict.fromkeys(("seat", "owner", "takers"), lambda seat: texts.say(f"seat-corto-{seat}"))
    return named | dict.fromkeys(
        ("square", "source", "first", "second", "vessel", "train", "tiles"), lambda square: square_title(texts, square)
    )


def square_title(texts: Sentences, square: int) -> str:
    """Row letter from the top and square number: b3."""
    return texts.say("square-corto-nowhere") if square == NOWHERE else square_id(square)
