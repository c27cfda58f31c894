"""What a chapter can be sailed with, but what its author may not have meant."""

from saltsea.games.pirates.chapters.chapter import CLEAR, TAKE, Chapter, Condition
from saltsea.games.pirates.chapters.faults import Fault, Path, Said, listed
from saltsea.games.pirates.chapters.sense import CREWS, as_sailed, bringers, conditions, greatest, hindrance, smallest
from saltsea.games.pirates.engine.kinds import LAND, LEVELS, Content, Kind


def remarks(chapter: Chapter, content: Content) -> list[Fault]:
    """Everything about a chapter without faults that its author should know."""
    return [
        *_out_of_reach(chapter, content),
        *_done_before(chapter),
        *_for_nothing(chapter, content),
        *_dealt_again(chapter, content),
        *_nothing_to_do(chapter, content),
        *_islands(chapter, content),
        *_always_met(chapter, content),
    ]


def _out_of_reach(chapter: Chapter, content: Content) -> list[Fault]:
    """Levels and small crews change the deal: a goal may ask for what they do not meet."""
    sailed = {crew: as_sailed(chapter, content, crew[0], crew[1]) for crew in CREWS}
    found: list[Fault] = []
    for path, condition in conditions(chapter):
        crews = [crew for crew in CREWS if hindrance(chapter, content, sailed[crew], condition)]
        if crews:
            text = "cannot be met by every crew, as levels and small crews change the deal: not"
            found.append(Fault(path, Said(f"{text} {said_crews(crews)}", "out-of-reach", crews=named_crews(crews))))
    return found


def said_crews(crews: list[tuple[int, int]]) -> str:
    """`at captain; at bosun with 2 timers`"""
    words: list[str] = []
    for level, name in enumerate(LEVELS):
        timers = sorted(timers for other, timers in crews if other == level)
        if len(timers) == len(CREWS) // len(LEVELS):
            words.append(f"at {name}")
        elif timers:
            words.append(f"at {name} with {' or '.join(str(number) for number in timers)} timers")
    return "; ".join(words)


def named_crews(crews: list[tuple[int, int]]) -> str:
    """The same without any words: `captain 2/3/4, bosun 2`"""
    found: list[str] = []
    for level, name in enumerate(LEVELS):
        timers = sorted(timers for other, timers in crews if other == level)
        if timers:
            found.append(f"{name} {'/'.join(str(number) for number in timers)}")
    return ", ".join(found)


def _done_before(chapter: Chapter) -> list[Fault]:
    """What was done counts on, so a later stage must ask for more."""
    found: list[Fault] = []
    earlier: list[Condition] = []
    for place, stage in enumerate(chapter.stages):
        if place and all(any(_covers(other, condition) for other in earlier) for condition in stage):
            text = "is reached together with the stage before: what was done counts on, so ask for more"
            found.append(Fault(("goal", "stages", place), Said(text, "done-before")))
        earlier.extend(stage)
    return found


def _covers(one: Condition, other: Condition) -> bool:
    same = one.verb == other.verb and (one.token == other.token if one.verb == TAKE else one.kinds == other.kinds)
    return same and one.verb != CLEAR and one.times >= other.times


def _for_nothing(chapter: Chapter, content: Content) -> list[Fault]:
    """Events that no round calls, ships that no round deals."""
    found: list[Fault] = []
    if chapter.events and not any(plan.events for plan in chapter.rounds):
        text = 'are listed, but no round calls any: say "events": 1 in a round'
        found.append(Fault(("events",), Said(text, "uncalled")))
    unused = [kind for kind, number in enumerate(chapter.fleet) if number and not _is_dealt(chapter, kind)]
    for kind in unused:
        said = Said("is counted here, but no round deals it", "undealt")
        found.append(Fault(("fleet", content.cards[kind]), said))
    return found


def _dealt_again(chapter: Chapter, content: Content) -> list[Fault]:
    """R10: one left afloat is dealt again within the next round's number, and in every later round."""
    return [
        fault
        for kind in range(len(content.cards))
        if content.again[kind] and _is_dealt(chapter, kind)
        for fault in (*_miscounted(chapter, content, kind), *_left_out(chapter, content, kind))
    ]


def _miscounted(chapter: Chapter, content: Content, kind: Kind) -> list[Fault]:
    numbers, path = [plan.deal.count(kind) for plan in chapter.rounds], ("fleet", content.cards[kind])
    fleet, most = chapter.fleet[kind], max(numbers)
    if fleet < most:
        text = f"are {fleet} in all, and a round deals {most}"
        return [Fault(path, Said(text, "small-fleet", number=fleet, most=most))]
    if fleet == sum(numbers) > most:
        text = (
            f"are {fleet} in all, as many as all rounds deal together, so that new ones come beside those left afloat"
        )
        return [Fault(path, Said(text, "large-fleet", number=fleet))]
    return []


def _left_out(chapter: Chapter, content: Content, kind: Kind) -> list[Fault]:
    if not content.every_round[kind]:
        return []
    most = 0
    for place, plan in enumerate(chapter.rounds):
        number = plan.deal.count(kind)
        if number < min(most, chapter.fleet[kind]):
            path: Path = ("rounds", place, "deal", *([content.cards[kind]] if number else []))
            name = content.cards[kind]
            text = f"has {number} of {name}, but those left afloat are dealt again until they are sunk, up to {most}"
            return [Fault(path, Said(text, "left-out", card=name, number=number, most=most))]
        most = max(most, number)
    return []


def _nothing_to_do(chapter: Chapter, content: Content) -> list[Fault]:
    """A round that deals nothing of what any stage asks for gives a crew nothing to do but wait."""
    wanted = 0
    for _, condition in conditions(chapter):
        wanted |= bringers(chapter, content, condition.token) if condition.verb == TAKE else condition.kinds
    empty = [place for place, plan in enumerate(chapter.rounds) if not any(wanted >> kind & 1 for kind in plan.deal)]
    text = "deals no card that the goal is about, so the crew has nothing to do in it"
    return [Fault(("rounds", place), Said(text, "idle-round")) for place in empty]


def _is_dealt(chapter: Chapter, kind: Kind) -> bool:
    return any(kind in plan.deal for plan in chapter.rounds)


def _islands(chapter: Chapter, content: Content) -> list[Fault]:
    """An Island without a token is of no use, nor is a token without an Island."""
    islands = [kind for kind in range(len(content.cards)) if content.space[kind] == LAND]
    dealt = [
        (place, kind) for place, plan in enumerate(chapter.rounds) for kind in islands if kind in plan.deal
    ]  # the first one will do
    if dealt and chapter.island < 0:
        place, kind = dealt[0]
        path: Path = ("rounds", place, "deal", content.cards[kind])
        return [Fault(path, Said("is dealt, but nothing lies on it: say in island which token does", "bare-island"))]
    if not dealt and chapter.island >= 0:
        names = listed(content.cards[kind] for kind in islands)
        text = f"says what lies on an island, but no round deals {names}"
        return [Fault(("island",), Said(text, "no-island", names=", ".join(content.cards[kind] for kind in islands)))]
    return []


def _always_met(chapter: Chapter, content: Content) -> list[Fault]:
    for wish in chapter.wishes:
        most = greatest(chapter, content, wish)
        if most is not None and wish.least <= smallest(chapter, wish) and wish.most >= most:
            said = Said("is met by every crew that wins: nobody has to try", "always-met")
            return [Fault(("optional",), said)]
    return []
