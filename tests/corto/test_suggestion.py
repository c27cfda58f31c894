"""What a hint says: the first decision of a bot's steps, and facts that come true when the steps are done."""

from collections.abc import Iterator

import pytest

from contract.scale import scaled
from saltsea.catalog import CATALOG
from saltsea.games.corto.definition import CONTENT, rules_from
from saltsea.games.corto.engine.actions import Draw, EndTurn, Hit, Play, Recover, Skip
from saltsea.games.corto.rules.count import total
from saltsea.games.corto.text.grammar import named_seat
from saltsea.games.corto.view.names import card_id
from saltsea.games.corto.view.suggestion import move_args, one_decision, suggested_step, suggestion
from saltsea.games.corto.view.views import CortoViews
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.final import ChanceAskedError, SilentDealer
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.seat import members
from saltsea.kernel.step import Trace, act
from saltsea.narrator import ViewSentences
from saltsea.server.bots.bot_library import PreparedQuestion
from saltsea.server.bots.worker import Question
from saltsea.texts import load

GAME = CATALOG["corto"]
RULES = rules_from(CONTENT)
VIEWS = CortoViews(RULES)
GAMES = scaled(2, 40)


def positions(players: int) -> Iterator[tuple[Match, int, list[Action]]]:
    """Every decision of some games, with the steps that a bot would take."""
    bot = GAME.make_bot("greedy-1", RULES)
    for number in range(GAMES):
        match = start(RULES, players, {}, named_seed(f"hints {number}"))
        assert isinstance(match, Match)
        dice = dice_for(f"hints {number}")
        while not match.is_over() and len(match.lines) < 120:
            seat = members(match.waiting_on())[0]
            observation = RULES.observe(match.state, seat)
            question = Question(
                game="corto", bot="", observation=b"", dice=str(len(match.lines)), budget=9000, steps=6, may_wait=False
            )
            choice = PreparedQuestion(question, bot, observation, RULES).choice()
            assert choice.action is not None
            numbers = (choice.action, *choice.then)
            yield match, seat, [RULES.vocabulary.actions[one] for one in numbers]
            assert not isinstance(match.submit(seat, bot.choose(observation, dice) or Action(), match.now()), Refusal)


@pytest.mark.parametrize("players", [2, 3])
def test_every_hint_is_said_in_every_language_and_its_gold_comes_true(players: int) -> None:
    voices = [
        ViewSentences(texts, VIEWS.patterns(), lambda seat, texts=texts: named_seat(texts, seat))  # type: ignore[misc]
        for texts in (load(language, *GAME.subjects()) for language in LANGUAGES)
    ]
    kinds: set[str] = set()
    for match, seat, steps in positions(players):
        hint = suggestion(RULES, RULES.observe(match.state, seat), steps)
        kinds.add(hint.say.text)
        for voice in voices:
            said = voice.filled(hint.say)
            assert "{" not in said
            assert "none" not in said
            assert not said.startswith(",")
        assert hint.points
        check_gold(match, seat, one_decision(steps), hint.say.args["gold"])
    assert kinds >= {"hint-corto-place", "hint-corto-mark", "hint-corto-draw"}


def check_gold(match: Match, seat: int, steps: list[Action], told: object) -> None:
    """If no chance is asked on the way, the gold that was told is the gold that is there then."""
    world = match.state.copy()
    before = total(world, seat)
    try:
        for step in steps:
            act(RULES, world, seat, step, 0, SilentDealer(), Trace())
    except ChanceAskedError:
        return
    assert told == max(0, total(world, seat) - before)


def test_a_hint_ends_where_the_next_card_begins() -> None:
    vocabulary = RULES.vocabulary.actions
    plays = [action for action in vocabulary if isinstance(action, Play)]
    end = next(action for action in vocabulary if isinstance(action, EndTurn))
    draw = next(action for action in vocabulary if isinstance(action, Draw))
    assert one_decision([plays[0], plays[1]]) == [plays[0]]
    assert one_decision([plays[0], end]) == [plays[0]]
    assert one_decision([draw, plays[0]]) == [draw]


def test_a_step_left_out_at_the_end_is_not_what_a_hint_is_about() -> None:
    play, hit, skip = Play(3), Hit(4, 1), Skip()
    assert suggested_step([play, hit, skip]) is hit
    assert suggested_step([play, skip]) is play
    assert suggested_step([skip]) is skip


@pytest.mark.parametrize(("language", "one", "two"), [("en", "one card", "2 cards"), ("fr", "une carte", "2 cartes")])
def test_one_card_in_hand_is_one_card(language: str, one: str, two: str) -> None:
    texts = load(language, *GAME.subjects())
    for cards, said in ((1, one), (2, two)):
        assert f"{said} " in texts.say("hint-corto-draw", {"adventure": "C", "hand": cards})


def test_a_card_taken_back_is_named() -> None:
    match = start(RULES, 2, {}, named_seed("taken back"))
    assert isinstance(match, Match)
    play, back = Play(3), Recover(7)
    args = move_args(match.state, [play, back], suggested_step([play, back]))
    assert args["taken"] == str(card_id(7))
