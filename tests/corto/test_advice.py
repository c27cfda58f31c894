"""The coach: what it names is possible, brings the gold that it says, and is said in every language."""

from functools import cache
from itertools import islice
from random import Random
from typing import Any

from corto.tables import RULES as CORTO
from corto.tables import table
from saltsea.games.corto.definition import corto
from saltsea.games.corto.engine import actions
from saltsea.games.corto.rules.count import total
from saltsea.games.corto.view.advice import KINDS, REST, advice
from saltsea.games.corto.view.card_sequences import MOST_SEQUENCES, CardSequence, sequences_from, try_out
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
WORTH = KINDS | REST
TEXTS = {*WORTH, "coach-corto-draw", "coach-corto-play", "coach-corto-many"}
WITHOUT_GOLD = {"coach-corto-draw", "coach-corto-play", "coach-corto-many"}


@cache
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
    return [
        one for one in plain if one.get("square") == square or one["kind"] in ("Choose", "Agree", "Skip", "HitTrain")
    ]


def lines_of(observation: Observation) -> list[CardSequence]:
    """All that the coach could look at."""
    world: Any = RULES.belief(observation).deal(dice_for("coach"))
    return [*islice(sequences_from(RULES, world, observation.seat), MOST_SEQUENCES)]


def test_what_the_coach_names_is_possible_and_brings_what_it_says() -> None:
    texts: set[str] = set()
    for observation in observations(9):
        lines, hints = lines_of(observation), advice(RULES, observation)
        assert len(hints) <= 3
        texts.update(hint.say.text for hint in hints)
        for hint in hints:
            if hint.say.text in WITHOUT_GOLD:
                continue
            assert legal_first(hint, observation), hint
            assert hint.say.args["card"] != "None"
            gold = int(str(hint.say.args["gold"]))
            assert gold > 0
            assert gold == max(WORTH[hint.say.text](line) for line in lines if len(line.actions) <= 3) or (
                gold in [WORTH[hint.say.text](line) for line in lines]
            ), hint
    assert texts >= TEXTS - {"coach-corto-many", "coach-corto-friends"}


def test_where_the_coach_names_nothing_nothing_brings_gold() -> None:
    """“None of them brings you gold at once” was said of hands that could kill, remove or exchange."""
    silent = 0
    for observation in observations(9):
        if {hint.say.text for hint in advice(RULES, observation)} <= {"coach-corto-play", "coach-corto-draw"}:
            silent += 1
            for line in lines_of(observation):
                assert line.gain <= 0, (line.actions, line.gold)
                assert not line.luck, line.actions
    assert silent > 50


def test_the_coach_names_a_character_that_rasputin_takes() -> None:
    state = table({"a3": "A1 g", "a4": "A2 g"}, hands=["B19", ""])
    hints = advice(RULES, RULES.observe(state, 0))
    assert "coach-corto-take" in [hint.say.text for hint in hints], hints


def test_a_partner_is_no_rival() -> None:
    state = table({"a2": "A1 r", "a3": "A2 y"}, hands=["A3", "", "", ""], players=4, options={"partners": "on"})
    for line in sequences_from(RULES, state, 0):
        assert [*line.losses] == [1, 3]


def test_the_gold_of_a_line_is_the_difference_of_two_counts() -> None:
    for observation in observations(2):
        me, world = observation.seat, RULES.belief(observation).deal(dice_for("coach"))
        counted: Any = world
        for line in islice(sequences_from(RULES, counted, me), 300):
            assert line.gold.total() == total(line.after, me) - total(counted, me)


def test_the_coach_says_everything_in_every_language() -> None:
    game = corto()
    spoken = narrators(game, game.rules())
    args: dict[str, Any] = {"card": "X", "square": "b3", "cards": "Y", "gold": 2, "seat": "Z", "draws": 2, "number": 2}
    args |= {"squares": "a2, b3"}
    for text in TEXTS:
        for language in LANGUAGES:
            assert "{" not in spoken[language].texts.say(text, args)


def test_the_coach_names_the_neighbour_that_a_character_would_join() -> None:
    state = table({"a2": "A1 r"}, hands=["A2", ""])
    (hint, *_) = advice(RULES, RULES.observe(state, 0))
    assert hint.say.text == "coach-corto-join"
    assert hint.say.args == {"card": "A2", "square": "a3", "squares": ["a2"], "gold": 4}, "never in a bare name"
    assert hint.points == ["card-A2", "square-a3"]


def test_the_coach_is_silent_while_another_player_acts() -> None:
    state = table({"a2": "A1"})
    assert advice(RULES, RULES.observe(state, 1)) == []


def test_the_coach_tries_nothing_that_the_turn() -> None:
    state = table({"a2": "A1"})
    for action in RULES.legal(state, 0):
        if isinstance(action, actions.Draw | actions.EndTurn | actions.Discard):
            assert try_out(RULES, state, 0, action) is None
