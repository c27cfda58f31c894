"""What decided a game: why the others lost, and the turn after which the winners were ahead."""

from copy import copy
from itertools import pairwise
from random import Random
from types import SimpleNamespace

import pytest

from corto.tables import GREEN, RED, RULES, YELLOW, table
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.rules.count import count, scores
from saltsea.games.corto.text.verdict import is_masked
from saltsea.games.corto.text.verdict import turning_point as told_at_table
from saltsea.games.corto.view.count import ending
from saltsea.games.corto.view.course import course, lead, turning_point
from saltsea.games.corto.view.shapes import GoldMoment
from saltsea.games.corto.view.table import world_of
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, start
from saltsea.kernel.record import Line
from saltsea.kernel.seat import WATCHER, Seat
from saltsea.view import Sentence


def why(state: CortoState) -> list[Sentence | None]:
    public = RULES.observe(state, WATCHER).public
    return [side.why for side in ending(world_of(RULES, public), public).sides]  # type: ignore[arg-type]


def test_corto_V5_each_who_lost_is_told_what_brought_the_winner_most_more() -> None:
    board = {"a2": "A1 r", "a3": "A2 r", "a4": "A3 r", "b6": "B1 g", "b7": "B2 g"}
    state = table(board, players=3, sealed=["", "B4", "B5 B6"])
    assert scores(state) == [6, 5, 2]
    red, green, yellow = why(state)
    assert red is None
    assert green == Sentence("story-why", {"names": [RED], "losers": [GREEN], "gold": 2, "what": "V2"})
    assert yellow is not None
    assert (yellow.args["losers"], yellow.args["gold"], yellow.args["what"]) == ([YELLOW], 6, "V2")


def test_corto_V5_with_as_much_gold_the_stock_is_why() -> None:
    found = why(table({"a2": "A1 r", "c5": "C1 gg"}, sealed=["A2", "A3"]))
    assert found == [None, Sentence("story-why-stock", {"names": [RED], "losers": [GREEN], "stock": 1})]


def test_corto_V5_who_shares_the_victory_has_not_lost() -> None:
    assert why(table({"a2": "A1 rg"}, sealed=["A2", "A3"])) == [None, None]


def moments(*gold: list[int]) -> list[GoldMoment]:
    return [GoldMoment(10 * place, place, place % 2, one) for place, one in enumerate(gold, 1)]


RED_WINS = table({"a2": "A1"}, sealed=["A2 A3 A4", "A5"])


@pytest.mark.parametrize(
    ("gold", "line", "text"),
    [
        ([[0, 2], [1, 2], [3, 2], [3, 1]], 30, "story-turning"),
        ([[1, 0], [0, 2], [2, 2], [3, 1]], 40, "story-turning"),
        ([[1, 0], [2, 0], [5, 0], [6, 1]], 30, "story-turning-step"),
    ],
    ids=["overtaken once", "a tie is not ahead", "always ahead"],
)
def test_the_turning_point_is_after_which_the_winner_was_ahead(gold: list[list[int]], line: int, text: str) -> None:
    found = turning_point(RED_WINS, moments(*gold))
    assert found is not None
    assert (found.line, found.say.text) == (line, text)
    assert found.say.args["names"] == [RED]


def test_there_is_no_turning_point_where_no_player_was_ever_ahead() -> None:
    assert turning_point(RED_WINS, moments([0, 0], [0, 0])) is None


def test_there_is_no_turning_point_where_everybody_shares_the_victory() -> None:
    """Nobody was ahead of anybody: the page named a turn after which both players were."""
    everybody = table({"a2": "A1 rg"}, sealed=["A2", "A3"])
    assert turning_point(everybody, moments([0, 0], [1, 0], [2, 1], [1, 1])) is None


def test_the_course_of_a_whole_game_ends_at_its_count() -> None:
    match, dice = start(RULES, 2, {"length": 6}, named_seed("course")), Random("course")
    assert isinstance(match, Match)
    while not match.is_over():
        match.submit(match.state.turn, dice.choice(RULES.legal(match.state, match.state.turn)), match.now() + 1)
    found = course(RULES, match.header, match.lines)
    assert found.moments[-1].gold == [sum(line.gold for line in count(match.state, seat)) for seat in (RED, GREEN)]
    assert found.moments[0].turn == 1
    assert all(one.turn < other.turn for one, other in pairwise(found.moments))
    assert found.turning is not None
    outcome = RULES.outcome(match.state)
    assert outcome is not None
    after = [moment for moment in found.moments if moment.line >= found.turning.line]
    if found.turning.say.text == "story-turning":
        assert all(lead(moment.gold, outcome.winners) > 0 for moment in after)


def test_a_game_that_is_not_over_has_a_course_and_no_turning_point() -> None:
    match = start(RULES, 2, {}, named_seed("unfinished"))
    assert isinstance(match, Match)
    assert course(RULES, match.header, match.lines).turning is None


def test_a_player_who_has_not_seen_all_cards_is_told_no_turning_point() -> None:
    """What a terminal has of a game on a server is masked: it cannot be played through again."""
    match = start(RULES, 2, {"length": 6}, named_seed("masked"))
    assert isinstance(match, Match)
    dice = Random(1)
    while RULES.outcome(match.state) is None:
        match.submit(match.state.turn, dice.choice(RULES.legal(match.state, match.state.turn)), 0)
    assert not any(map(is_masked, match.lines))
    lines = [seen_by(line, RED) for line in match.lines]
    assert any(map(is_masked, lines))
    history = SimpleNamespace(header=match.header, lines=lines, after=lambda _: match.state)
    assert told_at_table(SimpleNamespace(), RULES, history, lines[-1]) == []  # type: ignore[arg-type]


def seen_by(line: Line, seat: Seat) -> Line:
    """A line of a record as a server shows it to this seat."""
    twin = copy(line)
    twin.events = [event for event in (RULES.mask(one, seat) for one in line.events) if event is not None]
    return twin
