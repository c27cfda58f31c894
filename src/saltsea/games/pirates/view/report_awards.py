"""What a crew may be proud of after a voyage, and where the Passage lay: decided from the log, said by clients."""

from collections.abc import Iterator, Sequence, Set
from typing import Final, NamedTuple

from saltsea.games.pirates.events import crew_events, round_events, sea_events
from saltsea.games.pirates.rules.levels import owner_of
from saltsea.games.pirates.rules.ship import Timer
from saltsea.games.pirates.view.names import POSITIONS, card_name
from saltsea.games.pirates.view.report_frames import Frame
from saltsea.games.pirates.view.report_shapes import Award, AwardName
from saltsea.kernel.nouns import Event
from saltsea.kernel.seat import Seat
from saltsea.view import Sentence

ORDER: Final[tuple[AwardName, ...]] = ("gunner", "carpenter", "boarder", "helm", "lookout", "loader", "sails", "hands")
"""The rarer first: each player gets the first one of which no other did as much."""
HURT: Final[tuple[AwardName, ...]] = ("smoke",)
ONCE_IS_MUCH: Final[tuple[AwardName, ...]] = ("boarder", *HURT)
WORKED: Final = "worked"
"""What is said of a player who did most of nothing: they worked, but others were as busy."""
LEAST: Final = 2
"""Who did a thing once only, is not praised for it: that is no more than it needed."""


class Count(NamedTuple):
    """Something that counts for an award."""

    award: AwardName
    timer: Timer
    number: int


def counts_of(event: Event) -> Iterator[Count]:
    """What one event counts for. Damage counts as much as it did; everything else counts once."""
    if isinstance(event, crew_events.ShotFell) and event.damage:
        yield Count("gunner", event.timer, event.damage)
    elif isinstance(event, (crew_events.Repaired, crew_events.Salvaged)) and event.space >= 0:
        yield Count("carpenter", event.timer, 1)
    elif isinstance(event, crew_events.TokenTaken):
        yield Count("boarder", event.timer, 1)
    elif isinstance(event, crew_events.ShipTurned):
        yield Count("helm", event.timer, 1)
    elif isinstance(event, crew_events.LookedOut):
        yield Count("lookout", event.timer, 1)
    elif isinstance(event, crew_events.Loaded):
        yield Count("loader", event.timer, 1)
    elif isinstance(event, crew_events.SailsSet):
        yield Count("sails", event.timer, 1)
    elif isinstance(event, crew_events.CannonBroke):
        yield Count("smoke", event.timer, 1)


def awards_of(frames: Sequence[Frame], performed: Sequence[int]) -> list[Award]:
    """At most one for each player, in the order of the seats. `performed` is by timer."""
    voyage = frames[0].state.voyage
    sums: dict[AwardName, list[int]] = {award: [0] * voyage.players for award in (*ORDER, *HURT)}
    for timer, number in enumerate(performed):
        sums["hands"][owner_of(voyage, timer)] += number
    for frame in frames:
        for event in frame.events:
            for count in counts_of(event):
                sums[count.award][owner_of(voyage, count.timer)] += count.number
    found = list[Award]()
    for seat in range(voyage.players):
        award = first_award(seat, sums, {other.what for other in found})
        found += [award] if award is not None else []
    return found


def first_award(seat: Seat, sums: dict[AwardName, list[int]], given: Set[AwardName]) -> Award | None:
    """The first thing of which no other did as much as this player; else the smoke, or the work as such."""
    best = [award for award in ORDER if award not in given and is_best(award, sums[award], seat)]
    smoke = [award for award in HURT if sums[award][seat] == max(sums[award]) > 0 and alone(sums[award])]
    if won := [*best, *smoke]:
        return award_for(won[0], seat, sums[won[0]][seat], won[0])
    done = sums["hands"][seat]
    return award_for("hands", seat, done, WORKED) if done else None


def award_for(name: AwardName, seat: Seat, number: int, said: str) -> Award:
    return Award(name, seat, number, Sentence(f"award-pirates-{said}", {"seat": seat, "number": number}))


def is_best(award: AwardName, sums: Sequence[int], seat: Seat) -> bool:
    """Whether one player alone did most of something, and more than a little."""
    most = max(sums)
    return sums[seat] == most and alone(sums) and most >= (1 if award in ONCE_IS_MUCH else LEAST)


def alone(sums: Sequence[int]) -> bool:
    """Whether one player alone did most of it."""
    return sums.count(max(sums)) == 1


# --- the Passage ---


def passages_of(frames: Sequence[Frame]) -> list[Sentence]:
    """Where each Passage of the last round lay, and whether the crew turned it up or only the end did."""
    starts = (place for place in reversed(range(len(frames))) if frames[place].first(round_events.RoundStarted))
    found = [
        turned
        for frame in frames[next(starts, len(frames)) :]
        for turned in frame.events
        if isinstance(turned, sea_events.CardTurned) and frame.state.voyage.content.passages >> turned.card & 1
    ]
    by_position = {turned.position: turned for turned in found}
    return [passage_sentence(frames[-1], turned) for turned in by_position.values()]


def passage_sentence(frame: Frame, turned: sea_events.CardTurned) -> Sentence:
    how = "late" if turned.how == sea_events.BY_END else "found"
    card, position = card_name(frame.state.voyage.content, turned.card), POSITIONS[turned.position]
    return Sentence(f"passage-pirates-{how}", {"card": card, "position": position})
