"""Computer players in real time: when they look up, how much they do, and that time comes before them."""

from pirates.tables import RULES
from saltsea.bots.reaction import Reaction
from saltsea.bots.scheduler import AT_ONCE, GLANCE, Reactions, RealTimeScheduler
from saltsea.games.pirates.engine.actions import Pause, Place
from saltsea.games.pirates.engine.state import PiratesState
from saltsea.games.pirates.tempo import IN_A_HURRY, REACTION, PiratesTempo
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start


class Crew:
    """Two at a table whose round has begun; every deed is one more timer set."""

    def __init__(self) -> None:
        match = start(RULES, 2, {}, named_seed("reflexes"))
        assert isinstance(match, Match)
        self.match = match
        match.submit(0, RULES.legal(match.state, 0)[0], 0)
        self.reflexes = RealTimeScheduler(match, PiratesTempo(), [0, 1])
        self.deeds = 0

    def state(self) -> PiratesState:
        assert isinstance(self.match.state, PiratesState)
        return self.match.state

    def places(self) -> bool:
        self.deeds += 1
        legal = self.reflexes.observation(0, 0).legal
        place = next((action for action in legal if isinstance(action, Place)), None)
        return place is not None and bool(self.match.submit(0, place, 0))


def test_everybody_looks_up_a_moment_after_something_happened_and_once_for_it() -> None:
    crew = Crew()
    crew.reflexes.notice(0)
    assert crew.reflexes.wakes == {0: REACTION, 1: REACTION}
    crew.reflexes.forget()
    crew.reflexes.notice(10)
    assert crew.reflexes.next_wake() is None
    crew.reflexes.rouse(20)
    assert (crew.reflexes.next_wake(), crew.reflexes.first()) == (20 + REACTION, 0)


def test_two_hands_do_two_things_and_then_look_up_again() -> None:
    crew = Crew()
    crew.reflexes.act(0, 0, crew.places)
    assert crew.deeds == AT_ONCE
    crew.reflexes.notice(0)
    assert crew.reflexes.wakes[0] is None, "both timers run: there is nothing to do"
    assert crew.reflexes.wakes[1] == REACTION


def test_who_keeps_a_timer_in_hand_glances_at_it_again() -> None:
    crew = Crew()
    crew.reflexes.act(0, 5, lambda: False)
    assert crew.reflexes.wakes[0] == 5 + GLANCE


def test_a_choice_that_is_owed_is_made_before_time_makes_it() -> None:
    crew = Crew()
    crew.reflexes.notice(0)
    crew.match.lines.append(crew.match.lines[-1])
    crew.state().clock.choice = 3000
    crew.reflexes.notice(0)
    assert crew.reflexes.wakes == {0: IN_A_HURRY, 1: IN_A_HURRY}


def test_what_is_due_comes_before_the_second_deed() -> None:
    """An event that waited for a choice comes at the very moment at which the choice is made."""
    crew = Crew()

    def deed() -> bool:
        crew.deeds += 1
        crew.state().clock.thunder = 1
        return True

    crew.reflexes.act(0, 1, deed)
    assert crew.deeds == 1
    crew.reflexes.notice(1)
    assert crew.reflexes.wakes[0] == 1 + REACTION


def test_computer_players_never_stop_the_clock() -> None:
    crew = Crew()
    assert any(isinstance(action, Pause) for action in RULES.legal(crew.match.state, 0))
    assert not any(isinstance(action, Pause) for action in crew.reflexes.observation(0, 0).legal)


def test_reactions_are_drawn_anew_from_the_range_of_each_seat() -> None:
    crew = Crew()
    crew.reflexes.reactions = Reactions({0: Reaction(700, 1500)}, dice_for("drawn"))
    drawn = set()
    for _ in range(200):
        crew.reflexes.forget()
        crew.reflexes.rouse(0)
        assert crew.reflexes.wakes[1] == REACTION, "without a range of its own, as the tempo says"
        drawn.add(crew.reflexes.wakes[0] or 0)
    assert 700 <= min(drawn) < 760
    assert 1440 < max(drawn) <= 1500


def test_what_else_happens_does_not_hurry_a_bot_that_is_about_to_look() -> None:
    crew = Crew()
    crew.reflexes.reactions = Reactions({0: Reaction(1000, 4000), 1: Reaction(1000, 4000)}, dice_for("drawn"))
    crew.reflexes.notice(0)
    before = dict(crew.reflexes.wakes)
    for _ in range(50):
        crew.match.lines.append(crew.match.lines[-1])
        crew.reflexes.notice(0)
    assert crew.reflexes.wakes == before


def test_a_choice_that_is_owed_is_made_twice_as_fast() -> None:
    crew = Crew()
    crew.reflexes.reactions = Reactions({0: Reaction(4000, 4000)}, dice_for("drawn"))
    crew.state().clock.choice = 3000
    crew.reflexes.notice(0)
    assert crew.reflexes.wakes[0] == 2000
