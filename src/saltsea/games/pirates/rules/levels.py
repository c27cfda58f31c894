"""How a chapter is fitted to a crew: its level, its number of players and of timers."""

from typing import Final

from saltsea.games.pirates.chapters.chapter import FITS, Chapter, Fit, RoundPlan, Voyage, goal_cards
from saltsea.games.pirates.engine.kinds import BOARD, LEVELS, NO_SWAP, PLAIN_ENEMY, Content, Kind, Level
from saltsea.games.pirates.rules.ship import CORKS, MOST_LIVES, TIMERS, Timer
from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.options import Options
from saltsea.kernel.seat import Seat

SMALL_CREW_SECONDS: Final = 15
_WORDS: Final = {2: "two", 3: "three", 4: "four"}


def timers_in_play(players: int, options: Options) -> int:
    """pirates.S4: two players have two timers each, three or four one each; one alone sails with two to four."""
    if players > 1:
        return 3 if players == 3 else TIMERS
    wanted = options.get("timers", 0)
    return wanted if isinstance(wanted, int) and wanted else TIMERS


def check_timers(players: int, options: Options) -> Refusal | None:
    """pirates.S4: only a player who sails alone says how many timers there are."""
    wanted = options.get("timers", 0)
    if players > 1 and wanted:
        return refuse("pirates.S4", "refusal-pirates-timers", players=players, timers=timers_in_play(players, {}))
    return None


def speed(options: Options) -> int:
    """pirates.R12: in calm seas the table's clock runs at three quarters or half of its speed; in hundredths."""
    return {"three-quarters": 75, "half": 50}.get(str(options.get("calm", "off")), 100)


def owner_of(voyage: Voyage, timer: Timer) -> Seat:
    """pirates.T1: each player touches only their own timers; with two each, the first and third, second and fourth."""
    return timer % voyage.players


def fitted(chapter: Chapter, content: Content, players: int, options: Options) -> Voyage:
    """The voyage that this crew makes of a chapter."""
    level = LEVELS.index(str(options.get("level", "bosun")))
    how = content.levels[level]
    timers = timers_in_play(players, options)
    return Voyage(
        chapter,
        content,
        options,
        players,
        timers,
        level,
        lives(chapter, how),
        corks(chapter, how),
        fitted_rounds(chapter, content, how, players, timers),
        goal_cards(chapter, content),
    )


def fitted_rounds(chapter: Chapter, content: Content, level: Level, players: int, timers: int) -> list[RoundPlan]:
    """The rounds at this level for this crew, with what earlier rounds leave to later ones."""
    rounds = [fitted_round(chapter, content, plan, level, players, timers) for plan in chapter.rounds]
    for number, plan in enumerate(rounds):
        plan.deal = plan.deal + carried(content, rounds, number)
    return rounds


def carried(content: Content, rounds: list[RoundPlan], number: int) -> list[Kind]:
    """pirates.R10: ships that an earlier round deals, and that every later round deals until they are sunk, whether it
    names them or not."""
    found: list[Kind] = []
    for kind in range(len(content.cards)):
        if content.every_round[kind]:
            most = max(plan.deal.count(kind) for plan in rounds[: number + 1])
            found.extend([kind] * (most - rounds[number].deal.count(kind)))
    return found


def lives(chapter: Chapter, level: Level) -> int:
    """pirates.level.captain: one life point fewer; a Deckhand always has five."""
    return max(1, min(MOST_LIVES, max(chapter.life + level.life, level.least_life)))


def corks(chapter: Chapter, level: Level) -> int:
    """pirates.level.deckhand: one cork fewer at the start."""
    return max(0, min(CORKS, chapter.corks + level.corks))


def fitted_round(
    chapter: Chapter, content: Content, plan: RoundPlan, level: Level, players: int, timers: int
) -> RoundPlan:
    """A round at this level for this crew. Events that are many grow more; where there are none, none come."""
    goals = goal_cards(chapter, content)
    deal = spared(content, plan.deal, goals, timers)
    swap(content, deal, goals, level)
    seconds = plan.seconds + level.seconds + more_time(players, timers)
    events = plan.events + level.events
    for fit in chapter.fits:
        if is_meant(content, fit, level, players, timers):
            seconds += fit.seconds
            events += fit.events
            deal = changed(deal, fit)
    return RoundPlan(seconds, deal, max(0, min(events, len(chapter.events))) if plan.events else 0, plan.certain)


def is_meant(content: Content, fit: Fit, level: Level, players: int, timers: int) -> bool:
    """Whether a chapter speaks of this level or of such a crew."""
    if fit.who < len(content.levels):
        return content.levels[fit.who] is level
    return FITS[fit.who] in names_of_crew(players, timers)


def names_of_crew(players: int, timers: int) -> list[str]:
    """What a chapter may call such a crew: by its players, by its timers, or as one player alone."""
    if players == 1:
        return [f"{_WORDS[timers]}-timers", f"{_WORDS[timers]}-timers-alone"]
    return ["three-players", "three-timers"] if players == 3 else [f"{_WORDS[players]}-players"]


def changed(deal: list[Kind], fit: Fit) -> list[Kind]:
    """pirates.R8: what a chapter says for a level or a crew goes before what the rules say."""
    found = deal[:]
    for kind, more in enumerate(fit.deal):
        found.extend([kind] * more)
        for _ in range(min(-more, found.count(kind))):
            found.remove(kind)
    return found


def more_time(players: int, timers: int) -> int:
    """pirates.S5: two players, and crews of fewer than four timers, have a quarter of a minute more."""
    return SMALL_CREW_SECONDS if players == 2 or timers < TIMERS else 0


def spared(content: Content, deal: list[Kind], goals: int, timers: int) -> list[Kind]:
    """pirates.S5: for each timer that is missing one ship fewer, and one card of Rocks in all; never a goal ship or a
    Merchant, and plain enemies first."""
    left = deal[:]
    for _ in range(TIMERS - timers):
        plain = [kind for kind in left if content.plain[kind] and not goals >> kind & 1]
        other = [kind for kind in left if content.ship[kind] and content.space[kind] != BOARD and not goals >> kind & 1]
        if plain or other:
            left.remove((plain or other)[0])
    rocks = [kind for kind in left if content.strikes[kind]]
    if timers < TIMERS and rocks:
        left.remove(rocks[0])
    return left


def swap(content: Content, deal: list[Kind], goals: int, level: Level) -> None:
    """pirates.level.bosun: a round as it is written; a Deckhand meets fog for the first plain enemy, a Captain a
    Brigantine for one fog."""
    if level.swap_from == NO_SWAP:
        return
    for place, kind in enumerate(deal):
        plain = content.plain[kind] and not goals >> kind & 1
        if kind == level.swap_from or (level.swap_from == PLAIN_ENEMY and plain):
            deal[place] = level.swap_to
            return
