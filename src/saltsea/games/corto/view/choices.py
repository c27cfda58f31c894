"""What a player of Corto may do, and what the table asks, as clients show it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from saltsea.games.corto.engine import actions
from saltsea.games.corto.engine.cards import Cards
from saltsea.games.corto.engine.observation import CortoPrivate, CortoPublic, open_part
from saltsea.games.corto.engine.state import OVER
from saltsea.games.corto.view.names import FIGURINES, adventure_letter, card_id, square_name
from saltsea.games.corto.view.prompts import kinds_of, prompt
from saltsea.games.corto.view.table import ASKED_OF_CARDS, in_play
from saltsea.kernel.nouns import Action, Observation
from saltsea.view import Arg, Offer, Sentence


class Touch(NamedTuple):
    """Where a kind of action is chosen: what is touched, what may be dragged there, what the next step asks."""

    on: str = ""
    drag: str = ""


BUTTON: Final = Touch()
TOUCHES: Final[Mapping[str, Touch]] = MappingProxyType(
    {
        "Play": Touch("hand", "card"),
        "Discard": Touch("hand", "card"),
        "Recover": Touch("pile"),
        "Draw": Touch("deck"),
        "Place": Touch("square", "card"),
        "Mark": Touch("square", "stock"),
        "Lift": Touch("square", "square"),
        "Pick": Touch("square", "square"),
        "Hit": Touch("square"),
        "Kill": Touch("square"),
        "HitTrain": Touch("train"),
        "Sail": Touch("square", "vessel"),
        "SendHome": Touch("square"),
        "Remove": Touch("square"),
    }
)
SKIPS: Final = frozenset({"sail", "crow", "border", "act", "agree", "visit", "remove", "shift-from"})
"""The steps whose leaving out has words of its own."""
BUTTONS: Final = MappingProxyType({"EndTurn": "corto-end-turn", "Agree": "corto-agree", "Choose": "corto-choose"})
"""What stands on the buttons of actions that are chosen on nothing else."""
WARNED: Final = MappingProxyType(
    {"Draw": "corto-warn-draw", "Discard": "corto-warn-discard", "EndTurn": "corto-warn-pass"}
)
"""What is said to a player who could still play a card, by the kind of action that gives that up."""
ENDS_IN_TOUCH: Final = frozenset({"shift-from", "pick"})
"""The steps after which a second square is asked for."""


def offer(observation: Observation, action: Action, kind: str) -> Offer:
    """The offer that an action belongs to, without its choices."""
    public = open_part(observation)
    touch = TOUCHES.get(kind, BUTTON)
    drag = FIGURINES[public.now.figurine] if kind == "Move" else touch.drag
    following = "square" if touch.drag == "square" and public.step in ENDS_IN_TOUCH else ""
    on = "square" if kind == "Move" else touch.on
    short, warn = short_label(observation, action, kind), warning(observation, kind)
    return Offer(kind, f"action-corto-{kind}", short=short, on=on, drag=drag, next=following, warn=warn, choices=[])


def warning(observation: Observation, kind: str) -> Sentence | None:
    """What a player would give up by this kind of action and may have overlooked."""
    if kind not in WARNED:
        return None
    public = open_part(observation)
    kinds = kinds_of(observation)
    if kind == "EndTurn" and "Draw" in kinds:
        return Sentence("corto-warn-draws", {"draws": public.draws})
    if "Play" not in kinds or public.now.plays:
        return None
    return Sentence(WARNED[kind])


def short_label(observation: Observation, action: Action, kind: str) -> str:
    """The text on the thing itself or on its button."""
    public = open_part(observation)
    if isinstance(action, actions.Hit) and action.owner == observation.seat:
        return "corto-do-HitOwn"
    if isinstance(action, actions.Skip):
        return f"corto-skip-{public.step}" if public.step in SKIPS else ""
    return BUTTONS.get(kind, f"corto-do-{kind}")


def label_args(observation: Observation, action: Action) -> dict[str, Arg]:
    """What labels say beside the action's own fields: who lies there, which figurine moves."""
    public = open_part(observation)
    if isinstance(action, actions.Move):
        return {"figurine": FIGURINES[public.now.figurine]}
    if isinstance(action, actions.Kill | actions.Remove | actions.Pick):
        card = next((panel.card for panel in public.panels if panel.square == action.square), -1)
        return {"card": str(card_id(card))}
    return {}


# --- what the table asks ---


def asks(cards: Cards, observation: Observation) -> list[Sentence]:
    """The question to this seat, and what may be drawn beside it."""
    public = open_part(observation)
    if public.now.step == OVER:
        return [Sentence("corto-is-over")]
    if not observation.legal:
        return [waits(public)]
    return [prompt(cards, observation), *draws(observation, public)]


def waits(public: CortoPublic) -> Sentence:
    """For whom the table waits, as the others read it."""
    if public.step == "none":
        return Sentence("step-corto-none")
    card = card_id(in_play(public)) if public.now.step in ASKED_OF_CARDS else None
    if card is None:
        return Sentence("corto-waits", {"name": public.turn})
    return Sentence("corto-waits-playing", {"name": public.turn, "card": card})


def draws(observation: Observation, public: CortoPublic) -> list[Sentence]:
    """How many cards may be drawn beside other things, or must be if nothing can be played."""
    if public.step != "main" or not public.draws:
        return []
    kinds = kinds_of(observation)
    if "EndTurn" in kinds:
        return [Sentence("corto-draws", {"draws": public.draws})]
    return [] if "Play" in kinds else [Sentence("corto-must-draw", {"draws": public.draws})]


def is_choosing(observation: Observation) -> bool:
    """Whether a step of a card, or of the beginning, waits for this seat."""
    public = open_part(observation)
    return bool(observation.legal) and public.step != "main"


# --- what a touch without a choice stands for ---

MEANT: Final[Mapping[str, type[Action]]] = MappingProxyType(
    {
        "start-mark": actions.Mark,
        "place": actions.Place,
        "lift": actions.Lift,
        "sail": actions.Sail,
        "crow": actions.SendHome,
        "border": actions.Hit,
        "act": actions.Hit,
        "move": actions.Move,
        "visit": actions.Mark,
        "remove": actions.Remove,
        "pick": actions.Pick,
        "pick-second": actions.Pick,
        "shift-from": actions.Lift,
        "shift-to": actions.Mark,
    }
)


DRAGGED: Final = MappingProxyType({"stock": "Mark", "corto": "Move", "rasputin": "Move", "vessel": "Sail"})
"""What it means to drag something to a square."""


def meant(observation: Observation, touch: Mapping[str, str]) -> dict[str, object] | None:
    """The action, in names, that a touch of a square, a card or a deck stands for, or dragging something there."""
    if touch.get("drag") in DRAGGED and "square" in touch:
        return {"kind": DRAGGED[touch["drag"]], "square": touch["square"]}
    if "card" in touch:
        return {"kind": "Play", "card": touch["card"]}
    if "deck" in touch:
        return {"kind": "Draw", "adventure": touch["deck"]}
    return meant_on_square(observation, touch["square"]) if "square" in touch else None


def meant_on_square(observation: Observation, square: str) -> dict[str, object]:
    public = open_part(observation)
    kinds = {type(action) for action in observation.legal}
    deck = deck_on(public, square)
    if deck is not None and actions.Move not in kinds:
        return {"kind": "Draw", "adventure": deck}
    kind = MEANT.get(public.step, actions.Place)
    if kind is actions.Hit and actions.Mark in kinds:
        kind = actions.Mark
    if kind in (actions.Hit, actions.SendHome):
        return aimed(observation, kind, square)
    return {"kind": kind.__name__, "square": square}


def aimed(observation: Observation, kind: type[Action], square: str) -> dict[str, object]:
    """A hit on another player's marker before one's own; on a character without markers it is a kill."""
    public = open_part(observation)
    markers: list[int] = next((panel.markers for panel in public.panels if square_name(panel.square) == square), [])
    owners = [seat for seat, number in enumerate(markers) if number]
    owner = next((seat for seat in owners if seat != observation.seat), observation.seat)
    if not owners and kind is actions.Hit:
        return {"kind": "Kill", "square": square}
    return {"kind": kind.__name__, "square": square, "owner": owner}


def deck_on(public: CortoPublic, square: str) -> str | None:
    """The adventure whose deck lies on this square."""
    for strip, adventure in enumerate(public.strips):
        if square == f"{'abcd'[strip]}1":
            return adventure_letter(adventure)
    return None


def hand_of(observation: Observation) -> list[str]:
    """The hand as it is held: a card that its player is playing stays in its place until it lies somewhere."""
    public = open_part(observation)
    private = observation.private
    held = [*private.hand] if isinstance(private, CortoPrivate) else []
    if public.now.step in ASKED_OF_CARDS and public.turn == observation.seat:
        held += [card for card in [in_play(public)] if card >= 0]
    return [str(card_id(card)) for card in sorted(held)]
