"""At a terminal a person waits for a computer player three seconds a turn at most; elsewhere it does all its work."""

from collections.abc import Callable
from itertools import count

import pytest

from saltsea.bots.random_bot import RandomBot
from saltsea.catalog import CATALOG
from saltsea.cli.common.options import renderer_for
from saltsea.cli.text_play import session_setup
from saltsea.cli.text_play.hurried_table import HurriedTable
from saltsea.cli.text_play.session_setup import turn_based_table
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import Dice
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.seat import members
from saltsea.text_table.save_file import GameSetup
from saltsea.text_table.table import TextTable

CORTO = CATALOG["corto"]
RULES = CORTO.rules()


class SlowBot:
    """Thinks until it is told to stop, as a second passes with each look at the clock."""

    def __init__(self) -> None:
        self.thought: list[int] = []

    def limit(self, is_late: Callable[[], bool]) -> None:
        self.is_late = is_late

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        self.thought.append(next(looks for looks in count() if self.is_late()))
        return observation.legal[-1]


def begun(shared: str | None = None) -> Match:
    match = start(RULES, 2, {"length": 6}, named_seed("hurry"), shared)
    assert isinstance(match, Match)
    return match


def test_a_turn_is_given_its_time_once_and_the_next_one_anew() -> None:
    slow, clock = [SlowBot(), SlowBot()], count()
    match, asked, turns = begun(), [-1], 0
    table = HurriedTable(match, renderer_for(CORTO, RULES, "en"), slow, RandomBot(), lambda: float(next(clock)))
    while not match.is_over() and len(asked) < 40:
        asked.append(members(match.waiting_on())[0])
        turns += asked[-1] != asked[-2]
        table.bot_acts(asked[-1])
    thought = slow[0].thought + slow[1].thought
    assert {*thought} == {thought[0]}, "each thinks once, as long as it may"
    assert 1 < turns == len(thought) < len(asked) - 1, "then what is still open is chosen at once"


@pytest.mark.parametrize(
    ("person", "shared", "kind"),
    [("waits", None, HurriedTable), ("", None, TextTable), ("waits", "2026-11-16", TextTable)],
)
def test_only_where_a_person_waits_does_a_computer_player_hurry(
    monkeypatch: pytest.MonkeyPatch, person: str, shared: str | None, kind: type
) -> None:
    monkeypatch.setattr(session_setup, "is_live", lambda: bool(person))
    setup = GameSetup(game="corto", seats=("me", "master"), theme="stories", seed="hurry")
    assert type(turn_based_table(CORTO, begun(shared), setup, renderer_for(CORTO, RULES, "en"))) is kind
