"""Why a computer player would do something: its steps with one card, and the facts for them in one sentence.

The facts come from a world that fits the observation, as far as chance stays silent, as those of a preview do."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from saltsea.games.corto.engine import actions, events
from saltsea.games.corto.engine.cards import NO_CARD
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import HAND, CortoState
from saltsea.games.corto.rules.count import groups
from saltsea.games.corto.rules.grid import BIT, square_of, squares_in
from saltsea.games.corto.rules.markers import number_on
from saltsea.games.corto.rules.turn import hand_size
from saltsea.games.corto.view.advice import spot
from saltsea.games.corto.view.card_sequences import rivals
from saltsea.games.corto.view.changes import by_source
from saltsea.games.corto.view.names import adventure_letter, card_id, square_name
from saltsea.kernel.dice import dice_for
from saltsea.kernel.final import ChanceAskedError, SilentDealer
from saltsea.kernel.nouns import Action, Event, Observation
from saltsea.kernel.seat import Seat
from saltsea.kernel.step import FullTrace, act
from saltsea.view import Arg, Hint, Sentence

NONE: Final = "none"
"""What a sentence reads where there is no card or no square."""
ENDS: Final = (actions.Play, actions.Draw, actions.Discard, actions.EndTurn)
"""With these a new decision begins: a suggestion ends before it."""
WITHOUT_CARD: Final = (actions.Draw, actions.EndTurn, actions.Skip)
TEXTS: Final[dict[type[Action], str]] = {
    actions.Place: "hint-corto-place",
    actions.Mark: "hint-corto-mark",
    actions.Hit: "hint-corto-hit",
    actions.Kill: "hint-corto-hit",
    actions.SendHome: "hint-corto-hit",
    actions.Remove: "hint-corto-hit",
    actions.Move: "hint-corto-move",
    actions.Sail: "hint-corto-move",
    actions.Recover: "hint-corto-recover",
    actions.Discard: "hint-corto-discard",
    actions.Draw: "hint-corto-draw",
    actions.EndTurn: "hint-corto-end",
    actions.Skip: "hint-corto-skip",
}


class TriedSteps(NamedTuple):
    """What is known to follow from the steps."""

    before: CortoState
    after: CortoState
    happened: list[Event]


def suggestion(rules: CortoRules, observation: Observation, chosen: Sequence[Action]) -> Hint:
    """The first decision of these steps: one card with what it does, or what is done instead of playing."""
    steps = one_decision(chosen)
    tried = tried_steps(rules, observation, steps)
    suggested = suggested_step(steps)
    args = move_args(tried.before, steps, suggested) | facts(tried, observation.seat, suggested)
    text = TEXTS.get(type(suggested), "hint-corto-card")
    if args["card"] == NONE and not isinstance(suggested, WITHOUT_CARD):
        text = "hint-corto-marker" if isinstance(suggested, actions.Mark) else "hint-corto-step"
    return Hint(Sentence(text, args), points(tried.before, steps))


def one_decision(chosen: Sequence[Action]) -> list[Action]:
    """The steps up to where the next card begins."""
    found = [chosen[0]]
    for step in [] if isinstance(chosen[0], (actions.Draw, actions.Discard, actions.EndTurn)) else chosen[1:]:
        if isinstance(step, ENDS):
            break
        found.append(step)
    return found


def suggested_step(steps: Sequence[Action]) -> Action:
    """The step that the sentence is about. What is left out in the end is only told if nothing was done before."""
    named = [step for step in steps if type(step) in TEXTS and not isinstance(step, actions.Skip)]
    return named[-1] if named else steps[0]


def tried_steps(rules: CortoRules, observation: Observation, steps: Sequence[Action]) -> TriedSteps:
    before: Any = rules.belief(observation).deal(dice_for("suggestion"))
    after, trace = before.copy(), FullTrace()
    try:
        for step in steps:
            act(rules, after, observation.seat, step, 0, SilentDealer(), trace)
    except ChanceAskedError:
        pass  # what is known up to here is told
    return TriedSteps(before, after, trace.events)


def points(world: CortoState, steps: Sequence[Action]) -> list[str]:
    """What is lit: cards, squares and decks that are touched for it, or a button."""
    found = [spot(step) or deck(world, step) or f"choice-{type(step).__name__}" for step in steps]
    return [*dict.fromkeys(found)]


def deck(world: CortoState, step: Action) -> str:
    """The square of the deck that is drawn from."""
    if not isinstance(step, actions.Draw):
        return ""
    return f"square-{square_name(square_of(world.layout.strip_of[step.adventure], 1))}"


# --- the sentence ---


def move_args(before: CortoState, steps: Sequence[Action], suggested: Action) -> dict[str, Arg]:
    """The card, the square and the deck that the sentence names."""
    named = [step.card for step in steps if isinstance(step, (actions.Play, actions.Discard))]
    card = named[0] if named else before.card
    square = getattr(suggested, "square", None)
    found: dict[str, Arg] = {
        "card": NONE if card == NO_CARD else str(card_id(card)),
        "square": NONE if square is None else str(square_name(square)),
    }
    if isinstance(suggested, actions.Draw):
        found["adventure"] = str(adventure_letter(suggested.adventure))
    if isinstance(suggested, actions.Recover):
        found["taken"] = str(card_id(suggested.card))
    return found


def facts(tried: TriedSteps, seat: Seat, suggested: Action) -> dict[str, Arg]:
    """Gold now and from quests, the group that grows, what others lose, what leaves, what is safer, what is lost."""
    was, will = by_source(tried.before, seat), by_source(tried.after, seat)
    changes = {source: will[source] - was[source] for source in {*was, *will}}
    gold = sum(changes.values())
    loser, loss = worst_loss(tried, seat)
    found: dict[str, Arg] = {
        "gold": max(0, gold),
        "quest": max(0, sum(more for source, more in changes.items() if source.startswith("corto.Q"))),
        "gives": -sum(more for more in changes.values() if more < 0),
        "group": group_size(tried, seat, getattr(suggested, "square", -1)),
        "seat": loser,
        "loss": loss,
        "kill": next((str(card_id(one.card)) for one in tried.happened if isinstance(one, events.Killed)), NONE),
        "safer": safer_square(tried, seat),
        "hand": min(HAND, hand_size(tried.before, seat) + 1),
    }
    told_facts = ("gold", "group", "loss", "gives")
    is_bare = not any(found[name] for name in told_facts) and found["kill"] == found["safer"] == NONE
    return {**found, "bare": int(is_bare)}


def worst_loss(tried: TriedSteps, seat: Seat) -> tuple[Seat, int]:
    """The rival who loses most gold by it, and how much: a partner's loss is no reason."""
    losses = {
        other: by_source(tried.before, other).total() - by_source(tried.after, other).total()
        for other in rivals(tried.before, seat)
    }
    loser = max(losses, key=lambda other: losses[other])
    return loser, max(0, losses[loser])


def group_size(tried: TriedSteps, seat: Seat, square: int) -> int:
    """How many characters the player's group has with this square, if it is a group and has grown; else 0."""
    if square < 0:
        return 0
    sizes = [largest_with(state, seat, square) for state in (tried.before, tried.after)]
    return sizes[1] if sizes[1] > max(1, sizes[0]) else 0


def largest_with(state: CortoState, seat: Seat, square: int) -> int:
    return max((len(squares_in(group)) for group in groups(state, seat) if group & BIT[square]), default=0)


def safer_square(tried: TriedSteps, seat: Seat) -> str:
    """A character that the player keeps against a rival's markers, with a greater lead than before."""
    for square in squares_in(tried.after.characters):
        was = lead(tried.before, square, seat)
        if was > 0 and is_contested(tried.before, square, seat) and lead(tried.after, square, seat) > was:
            return str(square_name(square))
    return NONE


def lead(state: CortoState, square: int, seat: Seat) -> int:
    marks = state.marks[square]
    return number_on(marks, seat) - max(number_on(marks, other) for other in rivals(state, seat))


def is_contested(state: CortoState, square: int, seat: Seat) -> bool:
    return any(number_on(state.marks[square], other) for other in rivals(state, seat))
