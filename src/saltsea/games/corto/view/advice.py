"""The coach: what a beginner could do now, by kind and with its gold. It tries cards on a world that fits the
observation, as far as chance stays silent; it chooses nothing. What it does not name brings nothing."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, islice
from typing import Any, Final, NamedTuple

from saltsea.games.corto.engine import actions
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.rules.count import groups
from saltsea.games.corto.rules.grid import BIT, NOWHERE, squares_in
from saltsea.games.corto.view.card_sequences import MOST_SEQUENCES, CardSequence, sequences_from
from saltsea.games.corto.view.names import card_id, square_name
from saltsea.kernel.dice import dice_for
from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.seat import Seat
from saltsea.view import Arg, Hint, Sentence

SHORT: Final = 3
"""A card, its square, and what it does there. More is only looked at where so much brings nothing."""
MOST_HINTS: Final = 3
GROUP: Final = "corto.V2"
SEAL: Final = "corto.V3"
HITS: Final = (actions.Hit, actions.Kill)
TAKES: Final = (actions.Kill, actions.Remove)


def advice(rules: CortoRules, observation: Observation) -> list[Hint]:
    """The best-looking thing of each kind, the most gold first; then how many cards may be drawn."""
    if not observation.legal:
        return []
    world: Any = rules.belief(observation).deal(dice_for("coach"))
    found, is_all = looked_at(islice(sequences_from(rules, world, observation.seat), MOST_SEQUENCES))
    hints = [hint_of(world, observation.seat, one) for one in found]
    return [*(hints or playing(observation, is_all=is_all)), *drawing(observation)][:MOST_HINTS]


# --- the best of each kind ---


class NamedSequence(NamedTuple):
    """A line, what kind of thing it is, and the gold that is said of it."""

    text: str
    line: CardSequence
    gold: int


def looked_at(lines: Iterator[CardSequence]) -> tuple[list[NamedSequence], bool]:
    """What these lines bring, the long ones left out where the short ones bring something; and whether that is all."""
    seen: list[CardSequence] = []
    for length, of_length in groupby(lines, lambda line: max(SHORT, len(line.actions))):
        if length > SHORT and (found := named(seen)):
            return found, True
        seen += of_length
    return named(seen), len(seen) < MOST_SEQUENCES


def named(lines: Sequence[CardSequence]) -> list[NamedSequence]:
    """What the lines bring, by kind, the most gold first; a last resort where none of the kinds has any."""
    kinds = [best(lines, text, worth) for text, worth in KINDS.items()]
    found = [one for one in kinds if one is not None]
    found = found or [one for text, worth in REST.items() if (one := best(lines, text, worth)) is not None][:1]
    return sorted(found, key=lambda one: -one.gold)


def best(lines: Sequence[CardSequence], text: str, worth: Callable[[CardSequence], int]) -> NamedSequence | None:
    """The line that is worth most, the shortest of equals; None if none is worth anything."""
    line = max(lines, key=lambda one: (worth(one), -len(one.actions)), default=None)
    return None if line is None or worth(line) <= 0 else NamedSequence(text, line, worth(line))


def joined(line: CardSequence) -> int:
    return paid(line, GROUP) if isinstance(line.last, actions.Place) else 0


def marked(line: CardSequence) -> int:
    return paid(line, GROUP) if isinstance(line.last, actions.Mark) else 0


def befriended(line: CardSequence) -> int:
    return paid(line, SEAL) if isinstance(line.last, actions.Move) else 0


def taken(line: CardSequence) -> int:
    return line.gain if isinstance(line.last, TAKES) else 0


def quested(line: CardSequence) -> int:
    return min(quest_gold(line), line.gain) if hasattr(line.last, "square") else 0


def cost_by_hit(line: CardSequence) -> int:
    return cost(line) if isinstance(line.last, HITS) else 0


def cost(line: CardSequence) -> int:
    """What a rival loses by it, if the player does not lose too."""
    return line.loss if line.gain >= 0 else 0


def paid(line: CardSequence, source: str) -> int:
    """What this source brings, if nothing else takes it away again."""
    return min(line.gold[source], line.gain)


def quest_gold(line: CardSequence) -> int:
    return sum(gold for source, gold in line.gold.items() if source.startswith("corto.Q"))


def tile_turned(line: CardSequence) -> int:
    return int(line.luck == "corto.QC tile")


def carriage_turned(line: CardSequence) -> int:
    return int(line.luck == "corto.QE carriage")


KINDS: Final[dict[str, Callable[[CardSequence], int]]] = {
    "coach-corto-join": joined,
    "coach-corto-mark": marked,
    "coach-corto-friends": befriended,
    "coach-corto-hit": cost_by_hit,
    "coach-corto-take": taken,
    "coach-corto-quest": quested,
    "coach-corto-tile": tile_turned,
    "coach-corto-carriage": carriage_turned,
}
REST: Final[dict[str, Callable[[CardSequence], int]]] = {
    "coach-corto-gain": lambda line: line.gain,
    "coach-corto-cost": cost,
}


# --- in words ---


def hint_of(world: CortoState, seat: Seat, found: NamedSequence) -> Hint:
    line, first = found.line, found.line.actions[0]
    card = first.card if isinstance(first, actions.Play) else world.card
    args: dict[str, Arg] = {"card": str(card_id(card)), "gold": found.gold, **where(line)}
    if found.text in ("coach-corto-hit", "coach-corto-cost"):
        args["seat"] = max(line.losses, key=lambda one: line.losses[one])
    if found.text == "coach-corto-join":
        args["squares"] = [str(square_name(one)) for one in neighbours(line.after, seat, line.last)]
    return Hint(Sentence(found.text, args), points_of(line))


def where(line: CardSequence) -> dict[str, Arg]:
    """The square that a sentence names, and all that are touched for it."""
    touched = [str(square_name(square_of(line, one))) for one in line.actions if square_of(line, one) != NOWHERE]
    last = str(square_name(line.after.target)) if tile_turned(line) else touched[-1] if touched else ""
    return {"square": last, "squares": [*touched]}


def points_of(line: CardSequence) -> list[str]:
    touched = [spot(one) or train_spot(line, one) for one in line.actions]
    return [*dict.fromkeys(filter(None, touched))]


def square_of(line: CardSequence, action: Action) -> int:
    """The square that is touched for an action; the train stands on one, too."""
    if isinstance(action, actions.HitTrain):
        return line.after.train
    return getattr(action, "square", NOWHERE)


def train_spot(line: CardSequence, action: Action) -> str:
    return f"square-{square_name(line.after.train)}" if isinstance(action, actions.HitTrain) else ""


def spot(action: Action) -> str:
    """The thing that is touched for an action; empty if that is a button."""
    if isinstance(action, actions.Play):
        return f"card-{card_id(action.card)}"
    square = getattr(action, "square", None)
    return "" if square is None else f"square-{square_name(square)}"


def neighbours(after: CortoState, seat: Seat, last: Action) -> list[int]:
    """The characters of the player's group that lie beside the new one."""
    bit = BIT[getattr(last, "square", 0)]
    for group in groups(after, seat):
        if group & bit:
            return squares_in(after.grid.around(bit) & group & ~bit)
    return []


def playing(observation: Observation, *, is_all: bool) -> list[Hint]:
    """How many cards of the hand can be played, and that none of them brings gold, where all was looked at."""
    if not is_all:
        return [Hint(Sentence("coach-corto-many", {}))]
    cards = [action.card for action in observation.legal if isinstance(action, actions.Play)]
    points = [f"card-{card_id(card)}" for card in cards]
    return [Hint(Sentence("coach-corto-play", {"number": len(cards)}), points)] if cards else []


def drawing(observation: Observation) -> list[Hint]:
    """How many cards may be drawn, where that is possible now."""
    public: Any = observation.public
    decks = [action for action in observation.legal if isinstance(action, actions.Draw)]
    if not decks or not public.draws or public.step == "start-draw":
        return []
    return [Hint(Sentence("coach-corto-draw", {"draws": public.draws}))]
