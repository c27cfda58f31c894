"""What a voyage is worth (chapter P): points, stars, optional goals."""

from typing import Final

from saltsea.games.pirates.chapters.chapter import (
    M_CORKS,
    M_CURSES,
    M_POINTED,
    M_POWDER,
    M_ROUNDS,
    M_SECONDS,
    M_SUNK,
    M_TAKEN,
    Wish,
)
from saltsea.games.pirates.engine.kinds import POWDER
from saltsea.games.pirates.engine.state import LIVES_LOST, OVER, SUNK, TALLIES, WON, PiratesState
from saltsea.games.pirates.rules.damage import corks_left
from saltsea.games.pirates.rules.rounds import counted
from saltsea.games.pirates.rules.ship import CORKS
from saltsea.kernel.nouns import Outcome

PER_LIFE: Final = 20
PER_CORK: Final = 10
PER_WISH: Final = 10
MOST_FOR_TIME: Final = 30


def measured(state: PiratesState, wish: Wish) -> int:
    """What an optional goal counts, as it stands now."""
    log, measure = state.log, wish.measure
    if measure < TALLIES:
        return log.tally[measure]
    if measure in (M_SUNK, M_POINTED):
        return counted(log.sunk if measure == M_SUNK else log.pointed, wish.kinds)
    return {
        M_TAKEN: log.taken[wish.token],
        M_CORKS: CORKS - corks_left(state),
        M_ROUNDS: log.round + 1,
        M_SECONDS: log.left // 1000,
        M_POWDER: state.ship.aboard[POWDER],
        M_CURSES: state.sand.cursed.bit_count(),
    }[measure]


def is_granted(state: PiratesState, wish: Wish) -> bool:
    """pirates.P3: an optional goal is met if a won chapter has what it counts, neither too little nor too much."""
    return state.log.result == WON and wish.least <= measured(state, wish) <= wish.most


def granted(state: PiratesState) -> int:
    """How many optional goals are met."""
    return sum(1 for wish in state.voyage.chapter.wishes if is_granted(state, wish))


def points(state: PiratesState) -> int:
    """pirates.P1: life points, free corks, optional goals and time left, times one, one and a half or two by level."""
    return points_with(state, granted(state))


def points_with(state: PiratesState, wishes: int) -> int:
    """The same for a crew that has met so many optional goals."""
    if state.log.result != WON:
        return 0
    time = min(MOST_FOR_TIME, state.log.left // 2000)
    sum_of = PER_LIFE * state.ship.lives + PER_CORK * corks_left(state) + PER_WISH * wishes + time
    return sum_of * state.voyage.content.levels[state.voyage.level].halves // 2


def stars(state: PiratesState) -> int:
    """pirates.P2: one for winning, two with three lives and at most one cork, three if besides no life was lost or an
    optional goal was met."""
    return stars_with(state, granted(state))


def stars_with(state: PiratesState, wishes: int) -> int:
    """The same for a crew that has met so many optional goals."""
    if state.log.result != WON:
        return 0
    if state.ship.lives < 3 or CORKS - corks_left(state) > 1:
        return 1
    return 3 if state.log.tally[LIVES_LOST] == 0 or wishes else 2


def outcome(state: PiratesState) -> Outcome | None:
    """The end: the crew wins or loses together."""
    if state.agenda.phase != OVER:
        return None
    players = state.voyage.players
    winners = list(range(players)) if state.log.result == WON else []
    ended_by = "pirates.D6" if state.log.result == SUNK else "pirates.R6"
    return Outcome(ended_by, winners, [points(state)] * players, state.log.round + 1)


def standing(state: PiratesState) -> Outcome:
    """A voyage that the crew gives up: nobody wins, and nothing is counted."""
    players = state.voyage.players
    return Outcome("", [], [0] * players, state.log.round + 1)
