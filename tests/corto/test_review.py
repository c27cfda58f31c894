"""The review of a game: the same every time, adding up to how it ended, and finding a blunder that was planted."""

from functools import cache
from pathlib import Path

import pytest

from saltsea.bots.search_effort import Effort
from saltsea.catalog import CATALOG
from saltsea.games.corto.definition import corto
from saltsea.games.corto.engine.actions import Draw, EndTurn
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.review.judge import ReviewEffort
from saltsea.games.corto.review.review import StoppedError, accuracy, review
from saltsea.games.corto.review.shapes import WHOLE, CortoReview
from saltsea.games.corto.review.variation import variation
from saltsea.games.corto.review.win_chance import shares
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, resume, start
from saltsea.kernel.options import Options
from saltsea.kernel.record import Abandon, Record, Resign
from saltsea.kernel.seat import members

LITTLE = ReviewEffort(Effort(beam=1, width=1, turns=1, tries=0, rounds=0, reply=0, doubt=1), 1, 1, 0)
"""Enough to go through every step of a review, and no more."""
SOME = ReviewEffort(Effort(beam=2, width=4, turns=4, tries=0, rounds=0, reply=0, doubt=1), 8, 4, 1)
SHORT: Options = {"length": 6}
CARDS = Path(__file__).parents[1] / "golden" / "content" / "corto"
"""The cards of golden games, which stay when ours change: a blunder is one with these cards."""


@cache
def box() -> CortoRules:
    rules = corto(CARDS).rules()
    assert isinstance(rules, CortoRules)
    return rules


def begun(players: int, options: Options, name: str) -> Match:
    match = start(box(), players, options, named_seed(name))
    assert isinstance(match, Match)
    return match


def played(match: Match, name: str, bot: str, blunder: int = -1) -> Match:
    """A game to its end. In its turn number `blunder` no card is played."""
    player, dice = CATALOG["corto"].make_bot(bot, box()), dice_for(name)
    while not match.is_over():
        seat = members(match.waiting_on())[0]
        action = player.choose(box().observe(match.state, seat), dice)
        if match.state.turns == blunder:
            action = next(one for one in box().legal(match.state, seat) if isinstance(one, Draw | EndTurn))
        assert action is not None
        match.submit(seat, action, match.now())
    return match


@cache
def random_game(players: int) -> Record:
    return played(begun(players, SHORT, f"review {players}"), "review", "random").record()


def some_turns(match: Match, turns: int) -> Match:
    """The first turns of a game, at random."""
    dice = dice_for("some turns")
    while match.state.turns < turns:
        seat = members(match.waiting_on())[0]
        match.submit(seat, dice.pick(box().legal(match.state, seat)), match.now())
    return match


def check_sums(found: CortoReview, record: Record) -> None:
    """Every seat's first chance, all choices and all luck are its last chance; what is told by turn agrees."""
    for seat, one in enumerate(found.seats):
        assert one.start + one.choice + one.others + one.luck == one.end
        chance = found.start[seat] + found.deal[seat]
        for turn in found.turns:
            chance += turn.choice[seat] + turn.luck[seat]
            assert chance == turn.chances[seat]
        assert chance + (found.end[seat] if found.end else 0) == one.end
        assert 0 <= one.accuracy <= 100
        assert record.outcome is not None
        if record.outcome.winners and len(record.outcome.winners) < record.header.players:
            assert (one.end > 0) == (seat in record.outcome.winners)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_review_adds_up_to_how_the_game_ended(players: int) -> None:
    record = random_game(players)
    check_sums(review(box(), record, LITTLE), record)


def test_partners_have_the_same_chance() -> None:
    match = some_turns(begun(4, {**SHORT, "partners": "on"}, "review partners"), 6)
    match.submit(0, Abandon(), match.now())
    record = match.record()
    found = review(box(), record, LITTLE)
    check_sums(found, record)
    assert all(turn.chances[:2] == turn.chances[2:] for turn in found.turns)


def test_a_review_is_the_same_every_time_and_its_better_turns_can_be_played() -> None:
    record = random_game(2)
    found = review(box(), record, LITTLE)
    assert review(box(), record, LITTLE) == found
    assert found.moments
    for moment in found.moments:
        actions = [box().vocabulary.actions[number] for number in moment.better]
        match = variation(box(), record, moment.first, actions)
        assert len(match.lines) == moment.lines == moment.first + 1 + len(actions)
        assert match.is_over() or match.state.turns == match.after(moment.first).turns + 1


def test_a_planted_blunder_is_a_deciding_moment() -> None:
    match = played(begun(2, SHORT, "g"), "g", "greedy", blunder=11)
    found = review(box(), match.record(), SOME)
    planted = next(place for place, turn in enumerate(found.turns) if turn.number == 12)
    assert found.moments[0].turn == planted
    assert found.turns[planted].choice[found.turns[planted].seat] < -100


def test_who_resigns_before_the_first_turn_ends_with_nothing_and_by_choice_alone() -> None:
    match = begun(2, SHORT, "early")
    match.submit(0, Resign(), match.now())
    record = match.record()
    found = review(box(), record, LITTLE)
    check_sums(found, record)
    assert [one.end for one in found.seats] == [0, WHOLE]
    assert [one.luck for one in found.seats] == [0, 0]


def test_resigning_is_a_choice_and_ending_together_is_none() -> None:
    match = some_turns(begun(2, SHORT, "review early"), 3)
    together = resume(box(), match.record(), bytes.fromhex(match.seed))
    match.submit(0, Resign(), match.now())
    found = review(box(), match.record(), LITTLE)
    check_sums(found, match.record())
    assert found.resigned == 0
    assert found.end[0] < 0 < found.end[1]
    together.submit(0, Abandon(), together.now())
    found = review(box(), together.record(), LITTLE)
    check_sums(found, together.record())
    assert found.resigned is None
    assert not found.end


def test_a_review_tells_its_progress_and_stops_when_told() -> None:
    told: list[float] = []

    def stop_at_once(done: float) -> bool:
        told.append(done)
        return len(told) < 3

    with pytest.raises(StoppedError):
        review(box(), random_game(2), LITTLE, stop_at_once)
    assert len(told) == 3
    assert told == sorted(told)
    assert told[0] == 0


def test_a_running_game_is_not_reviewed() -> None:
    with pytest.raises(ValueError, match="over"):
        review(box(), begun(2, {}, "running").record())


def test_accuracy_falls_with_what_was_lost() -> None:
    assert accuracy([]) == accuracy([0, 0]) == 100
    assert 100 > accuracy([50]) > accuracy([200]) > accuracy([WHOLE]) == 0


def test_chances_are_shares_of_one() -> None:
    assert shares([3.0, 3.0], 0.1) == [0.5, 0.5]
    first, second, third = shares([4.0, 2.0, 0.0], 0.1)
    assert first > second > third
    assert abs(first + second + third - 1) < 1e-9
