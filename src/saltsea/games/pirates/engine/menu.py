"""Every action of the game, made once, and the ready lists from which `legal` is put together."""

from collections.abc import Sequence
from typing import final

from saltsea.games.pirates.engine import actions
from saltsea.games.pirates.rules.ship import CANNONS, NO_SPACE, POSITIONS, SHIP_SPACES, SPACES, TIMERS
from saltsea.kernel.nouns import Action

_STEPS = (1, -1)
_SECTORS = (1, 2, -1, -2)


@final
class Menu:
    """All actions, in the order of their numbers; per timer those of one sort of space together."""

    def __init__(self) -> None:
        corkable = [*range(SHIP_SPACES), NO_SPACE]
        pairs = [(one, two) for one in range(CANNONS) for two in [-1, *range(one + 1, CANNONS)]]
        timers = range(TIMERS)
        self.place: list[list[Action]] = [[actions.Place(timer, space) for space in range(SPACES)] for timer in timers]
        self.take_back: list[Action] = [actions.TakeBack(timer) for timer in timers]
        self.sails: list[list[Action]] = [[actions.SetSails(timer, step) for step in _STEPS] for timer in timers]
        self.helm: list[list[Action]] = [[actions.Turn(timer, turn) for turn in _SECTORS] for timer in timers]
        self.look: list[list[Action]] = [[actions.Look(timer, place) for place in range(POSITIONS)] for timer in timers]
        self.repair: list[list[Action]] = [[actions.Repair(timer, space) for space in corkable] for timer in timers]
        self.load: list[list[Action]] = [[actions.Load(timer, one, two) for one, two in pairs] for timer in timers]
        self.fire: list[list[Action]] = [
            [actions.Fire(timer, place, powder) for place in range(POSITIONS) for powder in (0, 1)] for timer in timers
        ]
        self.board: list[Action] = [actions.Board(timer) for timer in timers]
        self.land: list[Action] = [actions.Land(timer) for timer in timers]
        self.salvage: list[list[Action]] = [[actions.Salvage(timer, space) for space in corkable] for timer in timers]
        self.cork: list[Action] = [actions.Cork(space) for space in range(SHIP_SPACES)]
        self.unload: list[Action] = [actions.Unload(cannon) for cannon in range(CANNONS)]
        self.uncork: list[Action] = [actions.Uncork(space) for space in range(SHIP_SPACES)]
        self.hide: list[Action] = [actions.Hide(place) for place in range(POSITIONS)]
        self.start: Action = actions.Start()
        self.go_on: Action = actions.Continue()
        self.pause: Action = actions.Pause()
        self.resume: Action = actions.Resume()
        self.all: list[Action] = [self.start]
        for lists in (self.place, self.sails, self.helm, self.look, self.repair, self.load, self.fire, self.salvage):
            self._add(*lists)
        self._add(self.take_back, self.board, self.land, self.cork, self.unload, self.uncork, self.hide)
        self._add([self.go_on, self.pause, self.resume])

    def _add(self, *lists: Sequence[Action]) -> None:
        for some in lists:
            self.all.extend(some)
