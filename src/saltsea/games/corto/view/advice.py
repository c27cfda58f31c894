"""The coach: what a beginner could do now, by kind and with its gold. It tries cards on a world that fits the
observation, as far as chance stays silent; it chooses nothing."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from saltsea.games.corto.engine import actions
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import MAIN, CortoState
from saltsea.games.corto.rules.count import groups
from saltsea.games.corto.rules.grid import BIT, squares_in
from saltsea.games.corto.view.changes import by_source
from saltsea.games.corto.view.names import card_id, square_name
from saltsea.kernel.dice import dice_for
from saltsea.kernel.final import ChanceAskedError, SilentDealer
from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.seat import Seat
from saltsea.kernel.step import FullTrace, act
from saltsea.view import Arg, Hint, Sentence

DEPTH: Final = 3
"""A card, its square, and what it does there."""
MOST_HINTS: Final = 3
GROUP: Final = "corto.V2"
SEAL: Final = "corto.V3"


class Line(NamedTuple):
    """Something to do: the actions of one card, and what the count says then."""

    actions: tuple[Action, ...]
    after: CortoState
    gold: Counter[str]
    """What it brings the player, by the rule that pays."""
    losses: dict[Seat, int]
    """What it costs the others."""

    @property
    def last(self) -> Action:
        return self.actions[-1]


def advice(rules: CortoRules, observation: Observation) -> list[Hint]:
    """The best-looking thing of each kind, the most gold first; then how many cards may be drawn."""
    if not observation.legal:
        return []
    world: Any = rules.belief(observation).deal(dice_for("coach"))
    lines = [*lines_from(rules, world, observation.seat)]
    kinds = (best_group(lines), best_friends(lines), best_hit(lines), best_quest(lines))
    found = sorted((one for one in kinds if one is not None), key=lambda one: -one[0])
    hints = [hint_of(world, observation.seat, line, text) for _, text, line in found]
    return [*(hints or playing(observation)), *drawing(observation)][:MOST_HINTS]


# --- what can be tried ---


def lines_from(rules: CortoRules, world: CortoState, seat: Seat) -> Iterator[Line]:
    """Every sequence of actions of one card whose end is known."""
    before = [by_source(world, one) for one in range(world.players)]
    waiting: list[tuple[tuple[Action, ...], CortoState]] = [((), world)]
    while waiting:
        done, state = waiting.pop()
        for action in rules.legal(state, seat):
            after = tried(rules, state, seat, action)
            if after is None:
                continue
            line = (*done, action)
            yield compared(line, before, after, seat)
            if after.step != MAIN and after.turn == seat and len(line) < DEPTH:
                waiting.append((line, after))


def tried(rules: CortoRules, state: CortoState, seat: Seat, action: Action) -> CortoState | None:
    """The table after this action; None if chance would have a say, or if nothing is played by it."""
    if isinstance(action, actions.Draw | actions.Discard | actions.EndTurn | actions.Skip):
        return None
    after = state.copy()
    try:
        act(rules, after, seat, action, 0, SilentDealer(), FullTrace())
    except ChanceAskedError:
        return None
    return after


def compared(line: tuple[Action, ...], before: list[Counter[str]], after: CortoState, seat: Seat) -> Line:
    now = [by_source(after, one) for one in range(after.players)]
    gold = Counter({source: now[seat][source] - before[seat][source] for source in {*now[seat], *before[seat]}})
    losses = {one: before[one].total() - now[one].total() for one in range(after.players) if one != seat}
    return Line(line, after, gold, losses)


# --- the best of each kind ---

Found = tuple[int, str, Line]
"""Its gold, its text, and what is done."""


def best_group(lines: list[Line]) -> Found | None:
    """Most gold for the player's groups."""
    line = most(lines, GROUP)
    if line is None or line.gold[GROUP] <= 0 or not isinstance(line.last, actions.Place | actions.Mark):
        return None
    text = "coach-corto-join" if isinstance(line.last, actions.Place) else "coach-corto-mark"
    return line.gold[GROUP], text, line


def best_friends(lines: list[Line]) -> Found | None:
    """Most friends who would pay the player."""
    line = most([line for line in lines if isinstance(line.last, actions.Move)], SEAL)
    return None if line is None or line.gold[SEAL] <= 0 else (line.gold[SEAL], "coach-corto-friends", line)


def best_hit(lines: list[Line]) -> Found | None:
    """The hit that costs another player most."""
    hits = [line for line in lines if isinstance(line.last, actions.Hit) and max(line.losses.values()) > 0]
    line = max(hits, key=lambda one: (max(one.losses.values()), -len(one.actions)), default=None)
    return None if line is None else (max(line.losses.values()), "coach-corto-hit", line)


def best_quest(lines: list[Line]) -> Found | None:
    """Most gold of quests."""
    line = max(lines, key=lambda one: (quest_gold(one), -len(one.actions)), default=None)
    if line is None or quest_gold(line) <= 0 or not hasattr(line.last, "square"):
        return None
    return quest_gold(line), "coach-corto-quest", line


def quest_gold(line: Line) -> int:
    return sum(gold for source, gold in line.gold.items() if source.startswith("corto.Q"))


def most(lines: list[Line], source: str) -> Line | None:
    """The line that brings most from this source, the shortest of equals."""
    return max(lines, key=lambda line: (line.gold[source], -len(line.actions)), default=None)


# --- in words ---


def hint_of(world: CortoState, seat: Seat, line: Line, text: str) -> Hint:
    first, square = line.actions[0], getattr(line.last, "square", -1)
    card = first.card if isinstance(first, actions.Play) else world.card
    args: dict[str, Arg] = {"card": str(card_id(card)), "square": str(square_name(square))}
    args |= gold_args(line, text)
    if text == "coach-corto-join":
        args["cards"] = [str(card_id(world.who[one])) for one in neighbours(line.after, seat, square)]
    return Hint(Sentence(text, args), [*dict.fromkeys(filter(None, map(spot, line.actions)))])


def spot(action: Action) -> str:
    """The thing that is touched for an action; empty if that is a button."""
    if isinstance(action, actions.Play):
        return f"card-{card_id(action.card)}"
    square = getattr(action, "square", None)
    return "" if square is None else f"square-{square_name(square)}"


def gold_args(line: Line, text: str) -> dict[str, Arg]:
    if text == "coach-corto-hit":
        loser = max(line.losses, key=lambda one: line.losses[one])
        return {"seat": loser, "gold": line.losses[loser]}
    if text == "coach-corto-quest":
        return {"gold": quest_gold(line)}
    return {"gold": line.gold[SEAL if text == "coach-corto-friends" else GROUP]}


def neighbours(after: CortoState, seat: Seat, square: int) -> list[int]:
    """The characters of the player's group that lie beside the new one."""
    bit = BIT[square]
    for group in groups(after, seat):
        if group & bit:
            return squares_in(after.grid.around(bit) & group & ~bit)
    return []


def playing(observation: Observation) -> list[Hint]:
    """How many cards of the hand can be played, where none of them changes the gold at once."""
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
