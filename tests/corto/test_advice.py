"""The coach: what it names is possible, brings the gold that it says, and is said in every language."""

from random import Random
from typing import Any

from corto.tables import RULES as CORTO
from corto.tables import table
from saltsea.games.corto.definition import corto
from saltsea.games.corto.engine import actions
from saltsea.games.corto.rules.count import total
from saltsea.games.corto.view.advice import Line, advice, lines_from, quest_gold, tried
from saltsea.games.corto.view.views import CortoViews
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Observation
from saltsea.narrator import narrators
from saltsea.view import Hint

RULES: Any = CORTO
VIEWS = CortoViews(RULES)
KINDS = ("join", "mark", "friends", "hit", "quest", "draw", "play")


def observations(games: int) -> list[Observation]:
    """Some decisions of random games."""
    found = []
    for number in range(games):
        dice, match = Random(number), start(RULES, 2 + number % 3, {}, named_seed(f"coached {number}"))
        assert isinstance(match, Match)
        while not match.is_over() and len(match.lines) < 150:
            seat = match.state.turn
            observation = RULES.observe(match.state, seat)
            if dice.random() < 0.2:
                found.append(observation)
            match.submit(seat, dice.choice(observation.legal), match.now())
    return found


def legal_first(hint: Hint, observation: Observation) -> list[Any]:
    """The legal actions that a hint begins with."""
    square = hint.points[0].removeprefix("square-")
    plain = [VIEWS.describe(action) for action in observation.legal]
    if hint.points[0].startswith("card-"):
        return [one for one in plain if one == {"kind": "Play", "card": hint.points[0].removeprefix("card-")}]
    return [one for one in plain if one.get("square") == square or one["kind"] in ("Choose", "Agree")]


def worth(text: str, line: Line) -> int:
    """What a hint of this kind counts."""
    if text == "coach-corto-hit":
        return max(line.losses.values())
    if text == "coach-corto-quest":
        return quest_gold(line)
    return line.gold["corto.V3" if text == "coach-corto-friends" else "corto.V2"]


def test_what_the_coach_names_is_possible_and_brings_what_it_says() -> None:
    texts: set[str] = set()
    for observation in observations(9):
        world: Any = RULES.belief(observation).deal(dice_for("coach"))
        lines = [*lines_from(RULES, world, observation.seat)]
        hints = advice(RULES, observation)
        assert len(hints) <= 3
        texts.update(hint.say.text for hint in hints)
        for hint in hints:
            if hint.say.text in ("coach-corto-draw", "coach-corto-play"):
                continue
            gold, square = int(str(hint.say.args["gold"])), hint.say.args["square"]
            there = [line for line in lines if VIEWS.describe(line.last).get("square") == square]
            assert legal_first(hint, observation), hint
            assert gold > 0
            assert gold in [worth(hint.say.text, line) for line in there], hint
    assert texts == {f"coach-corto-{kind}" for kind in KINDS}


def test_the_gold_of_a_line_is_the_difference_of_two_counts() -> None:
    for observation in observations(2):
        me, world = observation.seat, RULES.belief(observation).deal(dice_for("coach"))
        counted: Any = world
        for line in lines_from(RULES, counted, me):
            assert line.gold.total() == total(line.after, me) - total(counted, me)


def test_the_coach_says_everything_in_every_language() -> None:
    game = corto()
    spoken = narrators(game, game.rules())
    args: dict[str, Any] = {"card": "X", "square": "b3", "cards": "Y", "gold": 2, "seat": "Z", "draws": 2, "number": 2}
    for kind in KINDS:
        for language in LANGUAGES:
            assert "{" not in spoken[language].texts.say(f"coach-corto-{kind}", args)


def test_the_coach_names_the_neighbour_that_a_character_would_join() -> None:
    state = table({"a2": "A1 r"}, hands=["A2", ""])
    (hint, *_) = advice(RULES, RULES.observe(state, 0))
    assert hint.say.text == "coach-corto-join"
    assert hint.say.args == {"card": "A2", "square": "a3", "cards": ["A1"], "gold": 4}
    assert hint.points == ["card-A2", "square-a3"]


def test_the_coach_is_silent_while_another_player_acts() -> None:
    state = table({"a2": "A1"})
    assert advice(RULES, RULES.observe(state, 1)) == []


def test_the_coach_tries_nothing_that_chance_or_the_end_of_the_turn_decides() -> None:
    state = table({"a2": "A1"})
    for action in RULES.legal(state, 0):
        if isinstance(action, actions.Draw | actions.EndTurn | actions.Discard):
            assert tried(RULES, state, 0, action) is None
