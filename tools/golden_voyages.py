"""Whole voyages of A Tale of Pirates and odd moments of some, for write_golden.py: each is looked for by name.

Able crews win every chapter and lose in every way; of an odd moment the record ends with the moment."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pirates.odd_games import ODD, Moment, Odd
from saltsea.game import Game
from saltsea.games.pirates.engine.actions import Pause, TakeBack
from saltsea.games.pirates.engine.state import SUNK, TOO_LATE, WON
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Action
from saltsea.kernel.options import Options
from saltsea.kernel.record import Record
from saltsea.kernel.rules import AnyRules
from saltsea.research.real_time import sailed

MOST_HUNTED = 3000
RESTLESS: dict[str, tuple[type[Action], ...]] = {"restless": (Pause, TakeBack), "dawdling": (TakeBack,)}
"""Crews that act at random, and what they never do."""
CREWS = (4, 3, 2, 1)
"""How many sail a chapter: by turns."""
Wanted = Callable[[Match], bool]
Hunt = Callable[[], Record]


def voyages(game: Game) -> dict[str, Hunt]:
    """Every voyage that is kept, by the name of its file, and how to find it."""
    odd: dict[str, Hunt] = {f"odd-{name}": partial(odd_voyage, game, game.rules(), name) for name in ODD}
    return odd | whole_voyages(game)


def whole_voyages(game: Game) -> dict[str, Hunt]:
    """Every chapter won, and every way to lose: what is kept of each later content, too."""
    rules = game.rules()
    hunts: dict[str, Hunt] = {}
    for number, chapter in enumerate(chapters(rules)):
        players = CREWS[number % len(CREWS)]
        hunts[f"chapter-{chapter}-won"] = partial(ended, game, rules, f"won {chapter}", players, chapter, is_won)
    hunts["sunk"] = partial(ended, game, rules, "sunk", 4, "8", is_sunk)
    hunts["too-late-in-the-last-round"] = partial(ended, game, rules, "too late", 4, "9", is_too_late)
    hunts["round-without-its-goal"] = partial(ended, game, rules, "no passage", 2, "1", is_round_lost)
    return hunts


def chapters(rules: AnyRules) -> list[str]:
    """The chapters of the box, without free play."""
    choices = next(option.choices for option in rules.options if option.name == "chapter")
    return [str(choice) for choice in choices if choice != "free"]


# --- how a voyage may end ---


def is_won(match: Match) -> bool:
    return bool(match.state.log.result == WON)


def is_sunk(match: Match) -> bool:
    return bool(match.state.log.result == SUNK)


def is_too_late(match: Match) -> bool:
    return bool(match.state.log.result == TOO_LATE)


def is_round_lost(match: Match) -> bool:
    """A round that has its own goal, and not the last one, ended without it."""
    return is_too_late(match) and match.state.log.round + 1 < len(match.state.voyage.rounds)


# --- looking for them ---


def ended(game: Game, rules: AnyRules, name: str, players: int, chapter: str, wanted: Wanted) -> Record:
    """The first voyage of an able crew that ended so."""
    for number in range(MOST_HUNTED):
        sail = partial(crewed, game, rules, "able", players, {"chapter": chapter}, f"{name} {number}")
        if wanted(sail(hashing=False)):
            return sail(hashing=True).record()
    raise LookupError(f"no voyage of chapter {chapter} ends as {name!r} wants")


def odd_voyage(game: Game, rules: AnyRules, name: str) -> Record:
    """The first voyage that has this odd moment, up to there."""
    odd: Odd = ODD[name]
    for number in range(MOST_HUNTED):
        sail = partial(crewed, game, rules, odd.crew, odd.players, odd.options(number), f"{name} {number}")
        line = first_line(rules, sail(hashing=False), odd.moment)
        if line is not None:
            return cut(sail(hashing=True), line)
    raise LookupError(f"no voyage has the moment {name!r}")


def first_line(rules: AnyRules, match: Match, moment: Moment) -> int | None:
    """The first line that is such a moment."""
    state = rules.setup(match.header.players, match.header.options)
    for line in match.lines:
        if line.number and moment(state, line):
            return line.number
        for event in line.events:
            rules.evolve(state, event)
    return None


def cut(match: Match, line: int) -> Record:
    """The record up to this line; only a voyage that is over shows its seed."""
    whole = match.record()
    return (
        whole if line == len(match.lines) - 1 else Record(match.header.with_seed(None), match.lines[: line + 1], None)
    )


def crewed(
    game: Game, rules: AnyRules, crew: str, players: int, options: Options, name: str, *, hashing: bool
) -> Match:
    """A whole voyage by this crew."""
    if crew in RESTLESS:
        return restless(rules, players, options, name, RESTLESS[crew], hashing=hashing)
    bots = [game.make_bot(crew, rules)] * players
    assert game.tempo is not None
    return sailed(rules, game.tempo, players, options, bots, name, hashing=hashing).match


def restless(
    rules: AnyRules, players: int, options: Options, name: str, never: tuple[type[Action], ...], *, hashing: bool
) -> Match:
    """A random seat acts, at once or just before time acts, but never by one of these actions."""
    match, dice = start(rules, players, options, named_seed(name)), dice_for(name)
    assert isinstance(match, Match)
    match.hashing = hashing
    while not match.is_over():
        due, now = rules.next_deadline(match.state), match.now()
        wishes = [(seat, action) for seat in range(players) for action in rules.legal(match.state, seat)]
        wishes = [wish for wish in wishes if not isinstance(wish[1], never)]
        if wishes and (due is None or dice.below(8)):
            seat, action = dice.pick(wishes)
            match.submit(seat, action, now if due is None or dice.below(3) else max(now, due - 1 - dice.below(3000)))
        elif due is not None:
            match.look(due)
    return match
