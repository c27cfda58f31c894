"""What the table asks of a player of Corto, as concretely as the moment allows. Browser and terminal say the same."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from saltsea.games.corto.engine import actions
from saltsea.games.corto.engine.cards import Cards
from saltsea.games.corto.engine.observation import CortoPublic, open_part
from saltsea.games.corto.engine.state import HAND
from saltsea.games.corto.view.names import card_id, figurine_name, square_name
from saltsea.kernel.nouns import Action, Observation
from saltsea.view import Arg, Sentence

WAYS: Final = ("Play", "Discard", "Draw", "EndTurn")
"""What a turn may go on with, in the order in which it is said."""
Args = dict[str, Arg]


def prompt(cards: Cards, observation: Observation) -> Sentence:
    """The question to the player who acts now. A client that lights what can be touched says `lit` with yes instead."""
    public = open_part(observation)
    if public.step == "main":
        return Sentence("corto-main", {"ways": [*turn_kinds(observation)]})
    more = ARGS.get(public.step)
    return Sentence(f"step-corto-{public.step}", more(cards, observation, public) if more is not None else {})


def turn_kinds(observation: Observation) -> list[str]:
    """What a turn may begin with now, in the order in which it is said."""
    kinds = kinds_of(observation)
    return [way for way in WAYS if way in kinds]


def kinds_of(observation: Observation) -> set[str]:
    return {type(action).__name__ for action in observation.legal}


# --- what each step says beside its text ---


def starting(_: Cards, observation: Observation, public: CortoPublic) -> Args:
    return {"number": HAND - len(public.players[observation.seat].backs)}


def placing(_: Cards, __: Observation, public: CortoPublic) -> Args:
    return {"card": str(card_id(public.now.card)), "where": "any" if public.now.anywhere else "own", "lit": "no"}


def lifting(_: Cards, __: Observation, public: CortoPublic) -> Args:
    return {"square": str(square_name(public.now.target))}


def acting(cards: Cards, observation: Observation, public: CortoPublic) -> Args:
    """Whether a marker, a hit or both are possible, how far, and how often."""
    reach = "far" if cards.long[public.now.card] else "near"
    number = public.now.left if public.step == "act" else 1
    return {"way": way_to_act(observation.legal), "reach": reach, "number": number, "lit": "no"}


def way_to_act(legal: list[Action]) -> str:
    marks = any(isinstance(action, actions.Mark) for action in legal)
    hits = any(isinstance(action, actions.Hit | actions.Kill) for action in legal)
    train = any(isinstance(action, actions.HitTrain) for action in legal)
    what = "hit" if hits else "train" if train else ""
    if not marks:
        return what or "mark"
    return {"hit": "both", "train": "mark-train"}.get(what, "mark")


def moving(_: Cards, __: Observation, public: CortoPublic) -> Args:
    return {"figurine": str(figurine_name(public.now.figurine)), "lit": "no"}


def deciding(_: Cards, __: Observation, public: CortoPublic) -> Args:
    """Which figurine, and once more as the word by which its text is chosen."""
    name = str(figurine_name(public.now.figurine))
    return {"figurine": name, "who": name}


def visiting(_: Cards, __: Observation, public: CortoPublic) -> Args:
    return {"figurine": str(figurine_name(public.now.figurine)), "number": public.now.left, "lit": "no"}


def exchanging(_: Cards, __: Observation, public: CortoPublic) -> Args:
    card = next((panel.card for panel in public.panels if panel.square == public.now.target), -1)
    return {"card": str(card_id(card))}


def shifting(_: Cards, __: Observation, public: CortoPublic) -> Args:
    return {"number": public.now.left}


def drawing(_: Cards, observation: Observation, public: CortoPublic) -> Args:
    """Whether the turn may end instead: a player who has played nothing fills the hand up."""
    return {"may": "yes" if "EndTurn" in kinds_of(observation) else "no", "draws": public.draws}


ARGS: Final[Mapping[str, Callable[[Cards, Observation, CortoPublic], Args]]] = MappingProxyType(
    {
        "start-draw": starting,
        "place": placing,
        "lift": lifting,
        "border": acting,
        "act": acting,
        "move": moving,
        "agree": deciding,
        "visit": visiting,
        "remove": moving,
        "pick-second": exchanging,
        "shift-from": shifting,
        "draw": drawing,
    }
)
