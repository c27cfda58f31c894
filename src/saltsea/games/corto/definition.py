"""Corto's entry in the catalogue: rules made from the cards of a folder, with names, texts, bots and a report."""

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from saltsea.bots.mistaken import MistakenBot
from saltsea.bots.random_bot import RandomBot
from saltsea.bots.search import GreedyBot
from saltsea.game import Game, Spoken
from saltsea.games.corto.bot.evaluate import CortoEvaluator
from saltsea.games.corto.engine.cards import ADVENTURES, ContentError, cards_from
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.report import CortoReport
from saltsea.games.corto.rules.grid import NOWHERE
from saltsea.games.corto.text.grammar import card_title, square_id
from saltsea.games.corto.text.renderer import corto_renderer
from saltsea.games.corto.view.views import CortoViews
from saltsea.kernel.rules import AnyRules
from saltsea.sentences import Sentences
from saltsea.texts import CONTENT_ROOT

CONTENT: Final = CONTENT_ROOT / "corto"
TEXTS: Final = CONTENT / "texts"
THEMES: Final = CONTENT / "themes"
STORIES: Final = "stories"
NOVICE_POSITIONS: Final = 60
NOVICE_MISTAKES: Final = 35
"""Decisions in a hundred. With these a Novice wins all games of two against random players, and one in ten against a
Regular."""


def corto(cards: Path = CONTENT, theme: str = STORIES) -> Game:
    """The entry of the catalogue."""
    return Game(
        name="corto",
        rules=lambda: rules_from(cards),
        package="saltsea.games.corto",
        texts=TEXTS,
        real_time=False,
        bots={"novice": novice, "regular": greedy},
        yardsticks={"random": lambda _: RandomBot(), "greedy": greedy, "greedy-1": greedy},
        at_once={"open_scores": "on"},
        theme=(THEMES, theme),
        spoken=spoken,
        observer=CortoReport,
        renderer=corto_renderer,
        views=CortoViews,
        own_content=corto,
    )


def novice(rules: AnyRules) -> MistakenBot:
    """The level to begin with: a greedy player that looks at few positions and makes mistakes."""
    return MistakenBot(GreedyBot(rules, CortoEvaluator(), NOVICE_POSITIONS), NOVICE_MISTAKES)


def greedy(rules: AnyRules) -> GreedyBot:
    return GreedyBot(rules, CortoEvaluator())


def rules_from(folder: Path) -> CortoRules:
    """The rules with the cards of this folder; data that cannot be played with is refused loudly."""
    content = read_cards(folder / "cards.json")
    canonical = json.dumps(content["cards"], sort_keys=True, separators=(",", ":"))
    return CortoRules(cards_from(content), sha256(canonical.encode()).hexdigest()[:16])


def read_cards(file: Path) -> dict[str, Any]:
    """The content of a box, of the right shape on the outside; each card is looked at by cards_from."""
    try:
        content = json.loads(file.read_bytes())
    except (RecursionError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise ContentError(f"{file.name} is not JSON: {error}") from error
    if not isinstance(content, dict) or set(content) - {"$schema"} != {"cards", "decks"}:
        raise ContentError(f"{file.name} holds an object with `decks` and `cards`, and nothing else")
    if not isinstance(content["decks"], dict) or not isinstance(content["cards"], list):
        raise ContentError(f"{file.name}: `decks` is an object with a number for each letter, `cards` a list")
    return content


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
