"""Gold in sight: groups, free squares and the way to the end, as the view says them."""

from random import Random

import pytest

from corto.tables import GREEN, RED, RULES, table
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.rules.count import count
from saltsea.games.corto.view.shapes import CortoTable
from saltsea.games.corto.view.views import CortoViews
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, start
from saltsea.kernel.seat import WATCHER

VIEWS = CortoViews(RULES)


def shown(state: CortoState) -> CortoTable:
    return VIEWS.public(RULES.observe(state, WATCHER))


def test_corto_V1_groups_are_shown_with_their_gold_also_where_scores_are_not_open() -> None:
    state = table({"a2": "A1 r", "a3": "A2 r", "b3": "B1 r", "c5": "C1 r", "c6": "C2 r", "c8": "C3 r", "b6": "B2 g"})
    red, green = shown(state).players
    assert [(group.squares, group.gold, group.largest) for group in red.groups] == [
        (["a2", "a3", "b3"], 6, True),
        (["c5", "c6"], 2, False),
    ]
    assert red.gold is None
    assert green.groups == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_corto_V2_groups_of_the_view_are_those_of_the_count_in_random_games(players: int) -> None:
    dice = Random(f"groups {players}")
    match = start(RULES, players, {}, named_seed(f"groups {players}"))
    assert isinstance(match, Match)
    seen = 0
    while not match.is_over():
        match.submit(match.state.turn, dice.choice(RULES.legal(match.state, match.state.turn)), match.now() + 1)
        for seat, player in enumerate(shown(match.state).players):
            counted = [line for line in count(match.state, seat) if line.source == "corto.V2"]
            assert [(len(group.squares), group.gold) for group in player.groups] == [
                (line.number, line.gold) for line in counted
            ]
            seen += len(counted)
    assert seen > 0


def test_corto_E1_the_view_says_how_many_squares_each_strip_has_left_and_how_many_strips_are_full() -> None:
    full = {f"a{number}": f"A{number - 1} r" for number in range(2, 8)}
    one = shown(table(full, rasputin="a8"))
    assert (one.left, one.full) == ({"A": 0, "B": 7, "C": 7}, ["A"])
    assert one.progress is not None
    assert (one.progress.text, one.progress.args) == ("corto-strips-full", {"full": 1})
    open_again = shown(table(full, rasputin="b1"))
    assert (open_again.left["A"], open_again.full) == (1, [])


def test_nothing_is_on_its_way_to_the_end_once_it_has_come() -> None:
    match = start(RULES, 2, {"length": 6}, named_seed("the end"))
    assert isinstance(match, Match)
    dice = Random("the end")
    while not match.is_over():
        match.submit(match.state.turn, dice.choice(RULES.legal(match.state, match.state.turn)), match.now() + 1)
    assert shown(match.state).progress is None
    assert [player.gold for player in shown(match.state).players] == [
        sum(line.gold for line in count(match.state, seat)) for seat in (RED, GREEN)
    ]
