"""A chapter as a whole: whether its cards find room and its goals are within reach, of some crew and of every crew.

A fault is what no crew could sail with. A remark is about what an author may not have meant."""

from saltsea.games.pirates.chapters.chapter import (
    CLEAR,
    FITS,
    M_CORKS,
    M_CURSES,
    M_POINTED,
    M_POWDER,
    M_ROUNDS,
    M_SECONDS,
    M_SUNK,
    M_TAKEN,
    POINT_AT,
    SINK,
    TAKE,
    Chapter,
    Condition,
    Fit,
    RoundPlan,
    Wish,
    goal_cards,
)
from saltsea.games.pirates.chapters.faults import Fault, Path, Said, listed
from saltsea.games.pirates.engine.kinds import (
    ARRIVE,
    GOAL,
    LAND,
    LEAVE,
    LEVELS,
    POWDER,
    SALVAGE,
    TOKENS,
    Content,
    Kind,
    Token,
)
from saltsea.games.pirates.engine.state import LIVES_LOST, STRUCK
from saltsea.games.pirates.rules.levels import fitted_rounds, is_meant, lives
from saltsea.games.pirates.rules.ship import CORKS, POSITIONS, SLOTS, TIMERS

CREWS: list[tuple[int, int]] = [(level, timers) for level in range(len(LEVELS)) for timers in (TIMERS, 3, 2)]
"""Every level and every number of timers that a chapter may be sailed with."""
SORTS_OF_CREW = [(4, TIMERS), (2, TIMERS), (3, 3), (1, TIMERS), (1, 3), (1, 2)]
"""Players and timers of every crew that a chapter may speak of."""
LEAST_SECONDS = 35
"""A crew must at least be able to set a timer and perform."""


def all_ships(content: Content) -> int:
    """The kinds that are ships, as a set."""
    return sum(1 << kind for kind in range(len(content.cards)) if content.ship[kind])


def as_sailed(chapter: Chapter, content: Content, level: int, timers: int) -> list[RoundPlan]:
    """The rounds as a crew of this level with so many timers meets them."""
    players = timers if timers > 2 else 1
    return fitted_rounds(chapter, content, content.levels[level], players, timers)


def conditions(chapter: Chapter) -> list[tuple[Path, Condition]]:
    """Every condition of the goal with its place in the file."""
    found: list[tuple[Path, Condition]] = []
    for place, stage in enumerate(chapter.stages):
        for number, condition in enumerate(stage):
            found.append((("goal", "stages", place, number), condition))
    return found


# --- ships that are dealt again ---


def fleet_faults(chapter: Chapter, content: Content) -> list[Fault]:
    """Only a ship that is dealt again has a number in the fleet."""
    faults: list[Fault] = []
    again = [name for kind, name in enumerate(content.cards) if content.again[kind]]
    for kind, number in enumerate(chapter.fleet):
        if number and not content.again[kind]:
            text = f"is not dealt again, as {listed(again)} are: leave it out here"
            faults.append(Fault(("fleet", content.cards[kind]), Said(text, "not-again", names=", ".join(again))))
    return faults


# --- room ---


def room_faults(chapter: Chapter, content: Content) -> list[Fault]:
    """Goal cards never lie in the bow's sector, so there must be room for them in the others."""
    goals, room = goal_cards(chapter, content), POSITIONS - SLOTS
    sailed = [as_sailed(chapter, content, level, timers) for level, timers in CREWS]
    faults: list[Fault] = []
    for place in range(len(chapter.rounds)):
        most = max(_kept_out(rounds[place], content, goals) for rounds in sailed)
        if most > room:
            text = f"has {most} cards that may not lie in the bow's sector, and the other sectors have {room} places"
            faults.append(Fault(("rounds", place, "deal"), Said(text, "no-room", number=most, most=room)))
    return faults


def fit_faults(chapter: Chapter, content: Content) -> list[Fault]:
    """What a chapter changes for a level or a crew must leave a round that can be laid out and sailed."""
    faults: list[Fault] = []
    for fit in chapter.fits:
        path: Path = ("fit", FITS[fit.who])
        plans = [plan for plans in _fitted_to(chapter, content, fit) for plan in plans]
        if any(len(plan.deal) > POSITIONS for plan in plans):
            text = f"leaves a round with more than {POSITIONS} cards"
            faults.append(Fault((*path, "deal"), Said(text, "fit-cards", most=POSITIONS)))
        if any(plan.seconds < LEAST_SECONDS for plan in plans):
            text = f"leaves a round with less than {LEAST_SECONDS} seconds"
            faults.append(Fault((*path, "seconds"), Said(text, "fit-seconds", least=LEAST_SECONDS)))
        if any(fit.deal[kind] < 0 for kind in range(len(fit.deal)) if goal_cards(chapter, content) >> kind & 1):
            faults.append(Fault((*path, "deal"), Said("takes out a card that the goal is about", "fit-goal")))
    return faults


def _fitted_to(chapter: Chapter, content: Content, fit: Fit) -> list[list[RoundPlan]]:
    """The rounds of every crew that a change is for."""
    found: list[list[RoundPlan]] = []
    for how in content.levels:
        for players, timers in SORTS_OF_CREW:
            if is_meant(content, fit, how, players, timers):
                found.append(fitted_rounds(chapter, content, how, players, timers))
    return found


def _kept_out(plan: RoundPlan, content: Content, goals: int) -> int:
    return sum(1 for kind in plan.deal if goals >> kind & 1 or content.open[kind])


# --- goals ---


def goal_faults(chapter: Chapter, content: Content) -> list[Fault]:
    """A goal must be within reach of the cards, and not be reached before the crew has moved."""
    faults: list[Fault] = []
    for path, condition in conditions(chapter):
        why = hindrance(chapter, content, chapter.rounds, condition)
        if why is not None:
            faults.append(Fault(path, why))
    faults.extend(_reached_at_once(chapter))
    return faults


def hindrance(chapter: Chapter, content: Content, rounds: list[RoundPlan], condition: Condition) -> Said | None:
    """Why these rounds never meet this condition; None if they can."""
    if condition.verb == CLEAR:
        return _never_clear(chapter, content, rounds, condition)
    if chapter.each_round and condition.verb != POINT_AT:
        text = "cannot be the goal of each round: what was sunk or taken counts on from round to round; only point can"
        return Said(text, "each-round")
    if condition.verb == TAKE:
        return _never_taken(chapter, content, rounds, condition)
    able = condition.kinds & _able(content, condition.verb)
    if not able:
        return _unable(content, condition)
    there = dealt(chapter, content, rounds, able)
    return _short_of(chapter, condition.times, there)


def _able(content: Content, verb: int) -> int:
    """The kinds that can be sunk, or pointed at."""
    found = 0
    for kind in range(len(content.cards)):
        if content.life[kind] > 0 if verb == SINK else content.point[kind] == GOAL:
            found |= 1 << kind
    return found


def _unable(content: Content, condition: Condition) -> Said:
    if condition.verb == SINK:
        return Said("asks for something that cannot be sunk: it has no life points", "unsinkable")
    goals = [name for kind, name in enumerate(content.cards) if content.point[kind] == GOAL]
    text = f"asks for something that does not count when it is pointed at: only {listed(goals)} do"
    return Said(text, "unpointable", names=", ".join(goals))


def _short_of(chapter: Chapter, wanted: int, there: int) -> Said | None:
    if there >= wanted:
        return None
    where = "one of the rounds deals" if chapter.each_round else "the rounds deal"
    text = f"asks for {wanted}, and {where} {f'only {there}' if there else 'none'}"
    return Said(text, "short", wanted=wanted, there=there, each=chapter.each_round)


def dealt(chapter: Chapter, content: Content, rounds: list[RoundPlan], kinds: int) -> int:
    """How many cards of these kinds a whole chapter can show; in one round if each has the goal."""
    each = [sum(1 for kind in plan.deal if kinds >> kind & 1) for plan in rounds]
    if chapter.each_round:
        return min(each)
    return sum(_in_all(chapter, content, rounds, kind) for kind in _members(kinds, content))


def _in_all(chapter: Chapter, content: Content, rounds: list[RoundPlan], kind: Kind) -> int:
    """A ship that is dealt again is there no more often than its fleet says."""
    there = sum(1 for plan in rounds for card in plan.deal if card == kind)
    return min(there, chapter.fleet[kind]) if content.again[kind] else there


def _members(kinds: int, content: Content) -> list[Kind]:
    return [kind for kind in range(len(content.cards)) if kinds >> kind & 1]


def _never_taken(chapter: Chapter, content: Content, rounds: list[RoundPlan], condition: Condition) -> Said | None:
    wanted, box = condition.times, content.count[condition.token]
    name, said = TOKENS[condition.token], "once" if wanted == 1 else f"{wanted} times"
    there = dealt(chapter, content, rounds, bringers(chapter, content, condition.token))
    if box < wanted:
        text = f"asks for {name} {said}, and the box has {f'only {box}' if box else 'none'}"
        return Said(text, "box", token=name, wanted=wanted, there=box)
    if there >= wanted:
        return None
    bring = f"only {there} of the cards that the rounds deal bring" if there else "no card that the rounds deal brings"
    islands = any(content.space[kind] == LAND for plan in rounds for kind in plan.deal)
    hint = f', unless it says "island": "{name}"' if islands and chapter.island != condition.token else ""
    text = f"asks for {name} {said}, and {bring} it{hint}"
    return Said(text, "never-taken", token=name, wanted=wanted, there=there, island=1 if hint else 0)


def bringers(chapter: Chapter, content: Content, token: Token) -> int:
    """The kinds that a crew can take such a token from, as a set."""
    kinds = 0
    for kind in range(len(content.cards)):
        island = chapter.island if content.space[kind] == LAND else -1
        wreck = POWDER if content.space[kind] == SALVAGE else -1
        if token in (content.gives[kind], content.leaves[kind], island, wreck):
            kinds |= 1 << kind
    return kinds


def _never_clear(chapter: Chapter, content: Content, rounds: list[RoundPlan], condition: Condition) -> Said | None:
    """A card that never leaves the board must be missing in some round; in each that has the goal."""
    stuck = [any(_stays(chapter, content, kind, condition) for kind in plan.deal) for plan in rounds]
    if any(stuck) if chapter.each_round else all(stuck):
        return Said("asks for a sea without cards that never leave it, and the rounds deal them", "never-clear")
    return None


def _stays(chapter: Chapter, content: Content, kind: Kind, condition: Condition) -> bool:
    """Whether this card is meant and nothing that a crew does takes it off the board."""
    if not condition.kinds >> kind & 1:
        return False
    goes = content.life[kind] or content.vanishes[kind] or content.whirls[kind] or content.point[kind] == LEAVE
    used = content.space[kind] and not (content.space[kind] == LAND and chapter.island < 0)
    return not goes and not used and not _is_pointed_at(chapter, content, kind)


def _is_pointed_at(chapter: Chapter, content: Content, kind: Kind) -> bool:
    wanted = [condition.kinds for _, condition in conditions(chapter) if condition.verb == POINT_AT]
    wanted += [wish.kinds for wish in chapter.wishes if wish.measure == M_POINTED]
    return content.point[kind] == GOAL and any(kinds >> kind & 1 for kinds in wanted)


def _reached_at_once(chapter: Chapter) -> list[Fault]:
    """A goal of nothing but a clear sea is reached at the start of a round without those cards."""
    if not chapter.stages or any(condition.verb != CLEAR for condition in chapter.stages[0]):
        return []
    kinds = 0
    for condition in chapter.stages[0]:
        kinds |= condition.kinds
    for place, plan in enumerate(chapter.rounds if chapter.each_round else chapter.rounds[:1]):
        if not any(kinds >> kind & 1 for kind in plan.deal):
            said = Said(f"is reached at once: round {place + 1} deals no such card", "at-once", round=place + 1)
            return [Fault(("goal", "stages", 0), said)]
    return []


# --- optional goals ---


def wish_faults(chapter: Chapter, content: Content) -> list[Fault]:
    """What an optional goal counts must be there to be counted."""
    faults: list[Fault] = []
    for wish in chapter.wishes:
        most = greatest(chapter, content, wish)
        if wish.least > wish.most:
            text = f"asks for at least {wish.least} and at most {wish.most}"
            faults.append(Fault(("optional",), Said(text, "crossed", least=wish.least, most=wish.most)))
        elif most is not None and wish.least > most:
            text = f"asks for {wish.least}, and no crew that wins can have more than {most}"
            faults.append(Fault(("optional", "least"), Said(text, "too-much", wanted=wish.least, most=most)))
        elif wish.most < smallest(chapter, wish):
            least = smallest(chapter, wish)
            text = f"asks for {wish.most} at most, and every crew that wins has {least}"
            faults.append(Fault(("optional", "most"), Said(text, "too-little", wanted=wish.most, least=least)))
    return faults


def smallest(chapter: Chapter, wish: Wish) -> int:
    """The least that a crew that wins can have of what an optional goal counts."""
    if wish.measure == M_ROUNDS:
        return len(chapter.rounds) if chapter.each_round else 1
    return 0


def greatest(chapter: Chapter, content: Content, wish: Wish) -> int | None:
    """The most of it, at any level; nothing if there is no end to it."""
    measure = wish.measure
    if measure in (M_SUNK, M_POINTED):
        return _greatest_of_cards(chapter, content, wish)
    if measure in (M_TAKEN, M_POWDER):
        token = POWDER if measure == M_POWDER else wish.token
        return min(content.count[token], _at_any_level(chapter, content, bringers(chapter, content, token)))
    if measure == M_CURSES:
        ghosts = any(content.curses[kind] for plan in chapter.rounds for kind in plan.deal)
        return (chapter.cursed | (1 if ghosts else 0)).bit_count()
    if measure == STRUCK and not any(content.strikes[kind] for plan in chapter.rounds for kind in plan.deal):
        return 0
    if measure == M_SECONDS:
        return max(plan.seconds for level in range(len(LEVELS)) for plan in as_sailed(chapter, content, level, 2))
    most = {M_CORKS: CORKS, M_ROUNDS: len(chapter.rounds), LIVES_LOST: _most_lives(chapter, content) - 1}
    return most.get(measure)


def _greatest_of_cards(chapter: Chapter, content: Content, wish: Wish) -> int | None:
    kinds = wish.kinds & _able(content, SINK if wish.measure == M_SUNK else POINT_AT)
    for happening in chapter.events:
        if content.verb[happening] == ARRIVE and kinds >> content.by[happening] & 1:
            return None
    if wish.measure == M_POINTED and chapter.each_round:
        return sum(1 for kind in chapter.rounds[-1].deal if kinds >> kind & 1)
    return _at_any_level(chapter, content, kinds)


def _at_any_level(chapter: Chapter, content: Content, kinds: int) -> int:
    """How many such cards the rounds deal in all, at the level that has most."""
    whole = [as_sailed(chapter, content, level, TIMERS) for level in range(len(LEVELS))]
    return max(sum(_in_all(chapter, content, rounds, kind) for kind in _members(kinds, content)) for rounds in whole)


def _most_lives(chapter: Chapter, content: Content) -> int:
    return max(lives(chapter, level) for level in content.levels)
