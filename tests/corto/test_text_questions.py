"""What a text table of Corto asks before a turn is given away, and what it tells of cards and quests."""

from corto.deeds import deed, do, draw, place, play
from corto.tables import RED, RULES, table
from saltsea.catalog import CATALOG
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.text.renderer import CortoRenderer
from saltsea.kernel.nouns import Action
from saltsea.text_table.action_chain import Questioned, run_chain
from saltsea.text_table.questions import Questions
from saltsea.text_table.screen import Screen

RENDERER = CortoRenderer(CATALOG["corto"], RULES, "en")
END = deed("EndTurn").action


class Position:
    """A table at which things are typed."""

    def __init__(self, state: CortoState) -> None:
        self.state = state

    def legal(self) -> list[Action]:
        return RULES.legal(self.state, self.state.turn)

    def check(self, action: Action) -> None:
        assert RULES.check(self.state, self.state.turn, action, 0) is None

    def do(self, action: Action) -> None:
        raise AssertionError("it was asked about first")


def played() -> CortoState:
    state = table({"b2": "B1 r"}, hands=["B2"])
    do(state, play("B2"), place("b3"), deed("Skip"))
    return state


def asked_of(state: CortoState, *, is_person: bool = True) -> Questions:
    return Questions(RENDERER, lambda: RULES.observe(state, RED), lambda: is_person)


def test_the_end_of_a_turn_with_draws_left_is_asked_about_once() -> None:
    questions = asked_of(played())
    assert questions.before(END) == "You may still draw 2 cards."
    assert questions.before(END) == ""


def test_a_program_that_types_is_not_asked() -> None:
    assert asked_of(played(), is_person=False).before(END) == ""


def test_what_is_asked_about_is_not_done_until_it_is_typed_again() -> None:
    state = played()
    result = run_chain(RENDERER.grammar, Position(state), ["end"], question=asked_of(state).before)
    assert result.done == []
    assert isinstance(result.problem, Questioned)


def test_drawing_first_gives_up_playing_and_is_asked_about() -> None:
    observation = RULES.observe(table({"b2": "B1 r"}, hands=["B2 B3"]), RED)
    asked = RENDERER.warning(observation, draw("B").action)
    assert asked is not None
    assert asked.sentence == "Whoever draws first plays no card this turn."
    assert RENDERER.warning(observation, play("B2").action) is None


def test_a_refill_says_that_it_must_be() -> None:
    state = table({"b2": "B1 r"}, hands=["B2", ""])
    do(state, draw("B3"))
    (asked, *_) = RENDERER.question(RULES.observe(state, RED), lambda action: RULES.check(state, RED, action, 0))
    assert "Fill your hand up: 2 more cards to draw." in asked


def test_a_drawn_card_says_what_it_is_and_does() -> None:
    assert RENDERER.cards.what(0).startswith("Character. White border: adds a marker.")


def test_the_quest_of_the_aces_names_them() -> None:
    screen = Screen(lambda _: None)
    said = " ".join(RENDERER.pages["quests"](RULES.observe(table({}), RED), [], screen))
    assert said.count("(B") >= 4
    assert "They are " in said
