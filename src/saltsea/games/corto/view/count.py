"""The count of Corto, described: each player's gold line by line, and at the end who won and why."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, get_args

from msgspec.structs import replace

from saltsea.games.corto.engine.observation import CortoPublic
from saltsea.games.corto.engine.state import CARRIAGES, CROWS, INGOTS, LEOPARDS, PRIZES, CortoState
from saltsea.games.corto.rules.count import Gold, count, scores, winners
from saltsea.games.corto.view.names import card_id, square_name
from saltsea.games.corto.view.shapes import CortoEnding, CortoGroup, CortoSide, GoldLine, GoldSource
from saltsea.view import Arg, Sentence

GROUPS: Final[GoldSource] = "V2"
BY_PIECE: Final = frozenset({GROUPS, "V3", "QC", "QF"})
"""Where every piece brings the same."""
SOURCES: Final[tuple[GoldSource, ...]] = get_args(GoldSource)
COUNT_TEXTS: Final[Mapping[GoldSource, str]] = {source: f"count-corto-{source}" for source in SOURCES}
"""The text of a line by its source."""
BY_RULE: Final[Mapping[str, GoldSource]] = {f"corto.{source}": source for source in SOURCES}
"""The sources by the ids of their rules."""
TIE_RULE: Final = "V5"


def groups_shown(groups: Sequence[tuple[int, Sequence[int]]]) -> list[CortoGroup]:
    """A seat's groups, each from its gold and its squares, the largest first."""
    return [
        CortoGroup([str(square_name(square)) for square in squares], gold, place == 0, gold // len(squares))
        for place, (gold, squares) in enumerate(groups)
    ]


def gold_lines(world: CortoState, seat: int) -> list[GoldLine]:
    """Every line of a seat's count but its groups, which are shown whether scores are open or not."""
    lines = [gold_line(world, seat, line) for line in count(world, seat)]
    return [line for line in lines if line.source != GROUPS]


def gold_line(world: CortoState, seat: int, line: Gold) -> GoldLine:
    source = BY_RULE[line.source]
    paid, unpaid = prizes_of(world, seat, source, line.number)
    return GoldLine(
        source=source,
        gold=line.gold,
        number=line.number,
        each=line.gold // line.number if source in BY_PIECE and line.number else 0,
        cards=[card_id(card) for card in line.cards],
        squares=[str(square_name(square)) for square in line.squares],
        prizes=paid,
        unpaid=unpaid,
    )


def prizes_of(world: CortoState, seat: int, source: str, number: int) -> tuple[dict[str, int], dict[str, int]]:
    """The pieces that pay a quest's line, and those that bring nothing."""
    first = seat * PRIZES
    paid = {
        "QA": {"vessel": 1},
        "QB": {"aces": 1},
        "QC": {"ingot": world.prizes[first + INGOTS]},
        "QD": {"leopard": world.prizes[first + LEOPARDS]},
        "QE": {"carriage": world.prizes[first + CARRIAGES].bit_count()},
        "QF": {"gold": number},
    }.get(source, {})
    unpaid = {"QC": {"crow": world.prizes[first + CROWS]}}.get(source, {})
    return without_none(paid), without_none(unpaid)


def without_none(numbers: dict[str, int]) -> dict[str, int]:
    return {kind: number for kind, number in numbers.items() if number}


def ending(world: CortoState, public: CortoPublic) -> CortoEnding:
    """The verdict and what decided it (corto.V5)."""
    gold = scores(world)
    won = winners(world, gold)
    sides = with_reasons(world, [side(world, seats, gold[seats[0]], won) for seats in seats_by_side(world)])
    best = [one for one in sides if one.won]
    tied = [one for one in sides if one.gold == max(other.gold for other in sides)]
    how = Sentence("event-corto-Ended", {"by": public.ended_by})
    why = tie(tied, best)
    return CortoEnding(how, verdict(best), sides, sources(world), why, TIE_RULE if why else "")


def sources(world: CortoState) -> list[GoldSource]:
    """The sources that pay at least one player, in the order of the count."""
    paying = {BY_RULE[line.source] for seat in range(world.players) for line in count(world, seat)}
    return [source for source in SOURCES if source in paying]


def seats_by_side(world: CortoState) -> list[list[int]]:
    """Each player alone, or partners, who sit opposite (corto.P1)."""
    if world.variants.partners:
        return [[0, 2], [1, 3]]
    return [[seat] for seat in range(world.players)]


def side(world: CortoState, seats: list[int], gold: int, won: list[int]) -> CortoSide:
    each = [sum(line.gold for line in count(world, seat)) for seat in seats] if len(seats) > 1 else []
    return CortoSide(seats, gold, sum(world.stock[seat] for seat in seats), seats[0] in won, each)


def with_reasons(world: CortoState, sides: list[CortoSide]) -> list[CortoSide]:
    """The same sides; each that lost is told why. Where a victory is shared, the first of the winners is compared."""
    best = next(one for one in sides if one.won)
    return [one if one.won else replace(one, why=why_lost(world, best, one)) for one in sides]


def why_lost(world: CortoState, best: CortoSide, other: CortoSide) -> Sentence:
    """The source that brought the winners most more than this side; with as much gold, the stock (corto.V5)."""
    args: dict[str, Arg] = {"names": [*best.seats], "losers": [*other.seats]}
    if best.gold == other.gold:
        return Sentence("story-why-stock", {**args, "stock": best.stock - other.stock})
    more = by_source(world, best.seats)
    more.subtract(by_source(world, other.seats))
    source = max(SOURCES, key=lambda one: more[one])
    return Sentence("story-why", {**args, "gold": more[source], "what": source})


def by_source(world: CortoState, seats: list[int]) -> Counter[str]:
    """The gold of these seats together, by the rule that pays it."""
    found: Counter[str] = Counter()
    for seat in seats:
        for line in count(world, seat):
            found[line.source.removeprefix("corto.")] += line.gold
    return found


def verdict(best: list[CortoSide]) -> Sentence:
    names = [seat for one in best for seat in one.seats]
    text = "story-share" if len(best) > 1 else "story-wins"
    return Sentence(text, {"names": [*names], "gold": best[0].gold, "number": len(best[0].seats)})


def tie(tied: list[CortoSide], best: list[CortoSide]) -> list[Sentence]:
    """What broke a tie, or that nothing could; then the stock of each side that had as much gold."""
    if len(tied) < 2:
        return []
    names = [seat for one in tied for seat in one.seats]
    text = "story-tie-shared" if len(best) > 1 else "story-tie-broken"
    stocks = [Sentence("story-stock", {"names": [*one.seats], "stock": one.stock}) for one in tied]
    return [Sentence(text, {"names": [*names], "gold": tied[0].gold, "number": len(tied)}), *stocks]
