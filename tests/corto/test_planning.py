"""Bots that plan whole turns: legal everywhere, honest, never the same game twice, and in time."""

from collections.abc import Iterator
from itertools import count

import pytest

from contract.scale import scaled
from saltsea.bots.limited import LimitedBot
from saltsea.bots.random_bot import RandomBot
from saltsea.bots.search_effort import Effort, KeenEffort
from saltsea.bots.search_turns import PlanningBot, Turn, TurnPlanner, rate_of, weigh
from saltsea.catalog import CATALOG
from saltsea.games.corto.bot.evaluator import CortoEvaluator
from saltsea.games.corto.bot.features import FEATURES, GROUP_GOLD, gold_now, measure
from saltsea.games.corto.bot.learned_evaluator import CERTAIN, FAR_AHEAD, ROW, WON, LearnedEvaluator, final_value
from saltsea.games.corto.bot.personality import PersonalityEvaluator
from saltsea.games.corto.bot.weights import MORE_AFTER_EARLY, MORE_BEFORE_LATE, TWO_AFTER_LATE, TWO_BEFORE_EARLY
from saltsea.games.corto.engine.actions import EndTurn, Play
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import DRAW, MAIN, OVER, START_DRAW, CortoState
from saltsea.games.corto.levels import cards_of
from saltsea.games.corto.rules.count import scores
from saltsea.games.corto.rules.ending import BY_FULL_STRIPS
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Action
from saltsea.kernel.options import Options
from saltsea.kernel.seat import Seat, members
from saltsea.kernel.step import act

GAME = CATALOG["corto"]
RULES = GAME.rules()
assert isinstance(RULES, CortoRules)
EVALUATOR = LearnedEvaluator(RULES.cards)
KEEN = KeenEffort(last=2, tries=10, rounds=1, reply=2, draws=16)
QUICK = Effort(beam=2, width=3, turns=4, tries=8, rounds=1, reply=1, doubt=4, keen=KEEN)
"""As a Master thinks, but not for long."""
TABLES: list[tuple[int, Options]] = [
    (2, {}),
    (2, {"length": 6, "compensation": "on", "black_border": "english"}),
    (3, {"figurines": "may", "undo": "off"}),
    (4, {"partners": "on", "length": 7}),
    (4, {"slow_start": "on", "figurines": "matters", "open_scores": "on"}),
]
DEALS = scaled(1, 40)


def positions(players: int, options: Options, name: str) -> list[tuple[CortoState, Seat]]:
    """Every decision of a game between players who do anything, with the seat that must decide."""
    match = start(RULES, players, options, named_seed(name))
    assert isinstance(match, Match)
    dice, found = dice_for(name), []
    while RULES.outcome(match.state) is None:
        seat = members(RULES.waiting_on(match.state))[0]
        assert isinstance(match.state, CortoState)
        found.append((match.state.copy(), seat))
        action = RandomBot().choose(RULES.observe(match.state, seat), dice)
        assert action is not None
        match.submit(seat, action, match.now())
    assert isinstance(match.state, CortoState)
    return found


def quick() -> PlanningBot:
    return PlanningBot(RULES, EVALUATOR, QUICK)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_choice_is_legal_with_any_players_and_options(players: int, options: Options) -> None:
    for deal in range(DEALS):
        for state, seat in positions(players, options, f"legal/{players}/{deal}")[:: scaled(23, 1)]:
            observation = RULES.observe(state, seat)
            assert quick().choose(observation, dice_for("legal")) in observation.legal


def look_alikes(players: int) -> Iterator[tuple[CortoState, CortoState, Seat]]:
    """Pairs of worlds that the seat to act cannot tell apart: what is hidden from it was dealt anew."""
    for state, seat in positions(players, {"length": 6}, f"honest/{players}")[:: scaled(19, 1)]:
        observation = RULES.observe(state, seat)
        for name in ("other world", "a third"):
            other = RULES.belief(observation).deal(dice_for(name))
            assert isinstance(other, CortoState)
            if other.hands != state.hands:
                yield state, other, seat


@pytest.mark.parametrize("players", [2, 4])
def test_worlds_that_look_the_same_get_the_same_answer(players: int) -> None:
    """What a bot must not see, its choice does not depend on."""
    compared = 0
    for *worlds, seat in look_alikes(players):
        chosen = [quick().choose(RULES.observe(world, seat), dice_for("same")) for world in worlds]
        assert chosen[0] is chosen[1]
        compared += 1
    assert compared


@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_that_looks_into_hands_would_be_found(players: int) -> None:
    """The worlds above differ where a cheat would look."""

    def peeked(world: CortoState, seat: Seat) -> Action:
        legal = RULES.observe(world, seat).legal
        return legal[sum(world.hands) % len(legal)]

    found = [peeked(state, seat) is not peeked(other, seat) for state, other, seat in look_alikes(players)]
    assert any(found)


def test_the_same_position_has_more_than_one_answer() -> None:
    state, seat = positions(2, {}, "variety")[9]
    observation = RULES.observe(state, seat)
    assert len({quick().choose(observation, dice_for(f"variety/{number}")) for number in range(20)}) > 1


def test_a_level_without_playouts_takes_any_turn_that_is_nearly_the_best() -> None:
    found = positions(2, {}, "nearly")
    looked_at = [(state, seat) for state, seat in found if state.step == MAIN and state.turns > 2 and not state.plays][
        :6
    ]
    answers = [
        {
            GAME.make_bot("expert", RULES).choose(RULES.observe(state, seat), dice_for(f"{number}"))
            for number in range(8)
        }
        for state, seat in looked_at
    ]
    assert max(map(len, answers)) > 1


def test_a_turn_is_searched_once() -> None:
    """The later actions of a turn are remembered, until something unforeseen happens."""
    bot = quick()
    state, seat = next(one for one in positions(2, {}, "once") if one[0].step == MAIN and one[0].turns > 4)
    world = RULES.belief(RULES.observe(state, seat)).deal(dice_for("once"))
    planner = TurnPlanner(RULES, EVALUATOR, dice_for("once"))
    turn = max(planner.turns(world, seat, QUICK), key=lambda turn: len(turn.actions))
    assert bot.take(turn, world, seat, planner) is turn.actions[0]
    assert len(bot.remembered) == len(turn.actions) - 1 > 0


def test_a_bot_that_is_late_takes_what_looks_best() -> None:
    state, seat = positions(2, {}, "late")[12]
    observation, clock = RULES.observe(state, seat), count()
    tireless = PlanningBot(RULES, EVALUATOR, Effort(beam=2, width=3, turns=4, tries=10**9, rounds=1, reply=1, doubt=4))
    assert LimitedBot(tireless, 3, lambda: float(next(clock))).choose(observation, dice_for("x")) in observation.legal
    assert LimitedBot(RandomBot(), 3, lambda: 0.0).choose(observation, dice_for("x")) in observation.legal


def test_the_last_turns_are_judged_by_more_playouts_where_this_pays() -> None:
    state, seat = next(one for one in positions(2, {}, "once") if one[0].step == MAIN and one[0].turns > 4)
    belief = RULES.belief(RULES.observe(state, seat))
    for keen, tries in ((None, 1 + 2), (KEEN, 1 + 5)):
        planner = TurnPlanner(RULES, EVALUATOR, dice_for("once"))
        turns = planner.turns(belief.deal(dice_for("once")), seat, QUICK)
        assert len(turns) == 4
        assert quick()._judged(planner, turns, belief, seat, QUICK.tries, keen).tries == tries


def test_more_thought_pays_as_long_as_one_of_two_is_not_far_ahead() -> None:
    found = positions(2, {}, "open/10")
    leads = [EVALUATOR.lead(state, seat) for state, seat in found]
    assert min(leads) < -FAR_AHEAD < FAR_AHEAD < max(leads)
    for (state, seat), lead in zip(found, leads, strict=True):
        assert EVALUATOR.is_open(state, seat) == (lead <= FAR_AHEAD)
        assert PersonalityEvaluator(EVALUATOR, "cautious").is_open(state, seat) == EVALUATOR.is_open(state, seat)
    assert not any(EVALUATOR.is_open(state, seat) for state, seat in positions(3, {"length": 6}, "open"))
    assert not CortoEvaluator(cards_of(RULES)).is_open(*found[0])


def test_a_choice_between_decks_is_known_as_one() -> None:
    for state, seat in positions(2, {"length": 6}, "decks"):
        legal = RULES.legal(state, seat)
        if state.step in (DRAW, START_DRAW):
            assert quick()._are_draws(legal)
        elif sum(isinstance(action, Play) for action in legal) > 1:
            assert not quick()._are_draws(legal)


def test_playouts_outweigh_the_first_look_as_they_become_more() -> None:
    pretty, good = (
        Turn([], CortoState.__new__(CortoState), ended=True),
        Turn([], CortoState.__new__(CortoState), ended=True),
    )
    pretty.value, good.value = 100, 0
    for tries, better in ((1, pretty), (40, good)):
        pretty.chances, good.chances = 0, 80 * tries
        pretty.tries = good.tries = tries
        weigh([pretty, good], doubt=8, rate=1.0)
        assert max((pretty, good), key=lambda turn: turn.score) is better


def test_a_sure_victory_is_better_than_a_greater_lead_on_the_way() -> None:
    state, seat = positions(2, {}, "sure")[-1]
    over = state.copy()
    over.step = OVER
    assert EVALUATOR.chance(over, 700) > EVALUATOR.chance(state, 2000) > EVALUATOR.chance(state, 700)
    assert EVALUATOR.chance(over, -700) < EVALUATOR.chance(state, -2000) < EVALUATOR.chance(state, -700)
    assert rate_of(EVALUATOR, state, seat) > 0


def test_whole_turns_are_compared_by_the_same_luck() -> None:
    """The cards that come in a turn of a playout do not depend on how many came in the turns before."""
    luck = dice_for("luck")
    first, other = luck.copy(), luck.copy()
    for dice, throws in ((first, 1), (other, 5)):
        turn = dice.fork()
        for _ in range(throws):
            turn.below(6)
    assert [first.fork().below(1000) for _ in range(3)] == [other.fork().below(1000) for _ in range(3)]


def test_what_is_planned_is_told_without_thinking() -> None:
    bot = quick()
    state, seat = next(one for one in positions(2, {}, "once") if one[0].step == MAIN and one[0].turns > 4)
    observation = RULES.observe(state, seat)
    assert bot.planned(observation, dice_for("once")) is None
    world = RULES.belief(observation).deal(dice_for("once"))
    planner = TurnPlanner(RULES, EVALUATOR, dice_for("once"))
    turn = max(planner.turns(world, seat, QUICK), key=lambda turn: len(turn.actions))
    bot.take(turn, world, seat, planner)
    act(RULES, state, seat, turn.actions[0], 0, planner.dealer, planner.trace)
    assert bot.planned(RULES.observe(state, seat), dice_for("other")) is turn.actions[1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_features_count_the_gold_that_the_rules_count(players: int) -> None:
    """At the end of a turn, when the tile of the aces has found its holder."""
    for state, _ in positions(players, {}, f"gold/{players}"):
        if state.step == MAIN and state.turns and not state.plays:
            found = measure(state, EVALUATOR.cards, [0, 0, 0, 0])
            assert [gold_now(found, seat * FEATURES) for seat in range(players)] == scores(state)
            assert all(found[seat * FEATURES + GROUP_GOLD] >= 0 for seat in range(players))


def test_a_victory_is_worth_more_than_the_gold_by_which_it_was_won() -> None:
    match = start(RULES, 2, {"length": 6}, named_seed("end"))
    assert isinstance(match, Match)
    dice = dice_for("end")
    while (outcome := RULES.outcome(match.state)) is None:
        seat = members(RULES.waiting_on(match.state))[0]
        match.submit(seat, dice.pick(RULES.legal(match.state, seat)), match.now())
    assert isinstance(match.state, CortoState)
    assert match.state.step == OVER
    lead = outcome.scores[0] - outcome.scores[1]
    sign = 1 if 0 in outcome.winners else -1
    assert final_value(match.state, 0) == EVALUATOR.value(match.state, 0) == 100 * lead + 600 * sign
    assert EVALUATOR.lead(match.state, 1) == -100 * lead + 600 * (1 if 1 in outcome.winners else -1)


def at_the_first_turn(deal: int) -> Match:
    """A game whose players have drawn their hands and done nothing else."""
    match = start(RULES, 2, {}, named_seed(f"1/{deal}"))
    assert isinstance(match, Match)
    assert isinstance(match.state, CortoState)
    dice = dice_for(f"first {deal}")
    while match.state.step != MAIN:
        seat = members(RULES.waiting_on(match.state))[0]
        match.submit(seat, dice.pick(RULES.legal(match.state, seat)), match.now())
    return match


def pass_on(match: Match) -> None:
    seat = members(RULES.waiting_on(match.state))[0]
    passing = next(action for action in RULES.legal(match.state, seat) if isinstance(action, EndTurn))
    match.submit(seat, passing, match.now())


@pytest.mark.parametrize("level", ["regular", "expert"])
@pytest.mark.parametrize("deal", [4, 5])
def test_nobody_ends_a_game_that_has_hardly_begun(level: str, deal: int) -> None:
    match, bot = at_the_first_turn(deal), GAME.make_bot(level, RULES)
    pass_on(match)
    seen = RULES.observe(match.state, members(RULES.waiting_on(match.state))[0])
    chosen = [bot.choose(seen, dice_for(f"second {number}")) for number in range(3)]
    assert not any(isinstance(action, EndTurn) for action in chosen)


def test_a_victory_that_is_shared_since_nobody_moved_is_none() -> None:
    match = at_the_first_turn(4)
    pass_on(match)
    pass_on(match)
    assert isinstance(match.state, CortoState)
    outcome, lead = RULES.outcome(match.state), EVALUATOR.lead(match.state, 0)
    assert outcome is not None
    assert (outcome.winners, outcome.ended_by) == ([0, 1], "corto.E3")
    assert EVALUATOR.chance(match.state, lead) == lead == -WON
    match.state.ended_by = BY_FULL_STRIPS
    lead = EVALUATOR.lead(match.state, 0)
    assert (lead, EVALUATOR.chance(match.state, lead)) == (0, CERTAIN // 2)


def test_there_is_a_weight_for_every_feature() -> None:
    for weights in (TWO_AFTER_LATE, TWO_BEFORE_EARLY, MORE_AFTER_EARLY, MORE_BEFORE_LATE):
        assert len(weights) == ROW
