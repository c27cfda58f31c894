"""Ship and sea at a text table: what is drawn, told and offered at moments that are set up by hand."""

from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any, Final

import pytest

from pirates.deeds_kit import call, names_of
from pirates.tables import RULES
from pirates.tables import at_sea as at_any_sea
from saltsea.cli.text_play.session_setup import rulebook
from saltsea.games.pirates.definition import pirates
from saltsea.games.pirates.engine.actions import Pause, Start
from saltsea.games.pirates.engine.state import BRIEFING, FIRING, HELD, OVER, PAUSED, RUNS, WON, PiratesState
from saltsea.games.pirates.events.crew_events import SandRanOut, ShipTurned
from saltsea.games.pirates.rules.rounds import plan
from saltsea.games.pirates.tempo import PiratesTempo
from saltsea.games.pirates.text.renderer import PiratesRenderer
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Event, Observation
from saltsea.kernel.record import Line, TimeUp
from saltsea.kernel.seat import TABLE
from saltsea.kernel.table_clock import FULL, TableClock
from saltsea.text_table.commands import Commands
from saltsea.text_table.live_table import LiveTable
from saltsea.text_table.save_file import GameSetup, SaveFile, TimeSettings
from saltsea.text_table.screen import Screen
from saltsea.text_table.step_session import StepSession
from saltsea.texts import TABLE_TEXTS, load

GAME: Final = pirates()
PLAIN: Final = Screen(print, plain=True)
WIDE: Final = Screen(print, width=100)
ASKED: Final = "Quick, choose: where does the cork go? Type: cork sails1, cork sails2."


def at_sea(cards: Mapping[str, str] | None = None, **changes: Any) -> PiratesState:
    """A moment of a voyage of our own box, whose chapters have stories."""
    return at_any_sea(cards, rules=RULES, **changes)


def renderer(*people: int, players: int = 4, language: str = "en") -> PiratesRenderer:
    found = PiratesRenderer(GAME, RULES, language)
    found.set_seats(people or (0,), players, {})
    return found


def observe(state: PiratesState, seat: int = 0) -> Observation:
    return RULES.observe(state, seat)


def drawn(state: PiratesState) -> str:
    return "\n".join(renderer().board(observe(state), WIDE)[0])


def told(state: PiratesState, language: str = "en") -> str:
    return "\n".join(renderer(language=language).board(observe(state), PLAIN)[1])


def line_of(events: Sequence[Event]) -> Line:
    return Line(1, 60_000, TABLE, TimeUp(), "", [], list(events), "")


# --- the picture and the lines ---


def test_every_sector_is_drawn_where_a_chart_has_it() -> None:
    rows = drawn(at_sea({"NW1": "fog", "NE1": "rocks", "SE1": "corvette", "SW2": "?"}, hidden=["fog"])).splitlines()
    assert [name in rows[1] for name in (" NW", " N (bow)", " NE")] == [True] * 3
    assert rows[2].index("1 Fog") < rows[2].index("1 Rocks")
    below = "\n".join(rows[len(rows) // 2 :])
    assert "S (stern)" in below
    assert "2 face down" in below
    assert len({len(row) for row in rows}) == 1


def test_cards_show_life_speed_and_timers() -> None:
    state = at_sea({"NE1": "corvette", "SE2": "merchant"}, wounds={"NE1": 1}, timers={0: "SE2"}, running={0: 72_000})
    assert "1 Corvette 1/2" in drawn(state)
    assert "2 Merchant 2/2 sp1 " in drawn(state)
    assert "  T1 12 s" in drawn(state)
    assert "north-east (Right cannons): NE1 Corvette (1 of 2 life points)." in told(state).replace("North", "north")
    assert "Timer 1 (Red, you): SE2 Merchant, 12 s." in told(state)


def test_a_card_that_was_seen_and_lies_face_down_again_is_known() -> None:
    state = at_sea({"NE1": "rocks"}, down=["NE1"])
    assert "1 face down (Rocks)" in drawn(state)
    assert "NE1 face down, known to be Rocks" in told(state)


def test_spaces_show_corks_fires_balls_tentacles_and_sand() -> None:
    state = at_sea(
        {"NE1": "tentacle"}, corks=["sails-1"], fires=["helm"], loaded=["right-1"], timers={1: "right-1", 2: "repairs"}
    )
    picture = drawn(state)
    for sign in ("sails1 cork", "helm fire", "right1 ball T2 ready", "right2 held", "repairs T3 ready"):
        assert sign in picture
    lines = told(state)
    for words in ("sails1 with a cork, sails2 sound", "helm on fire", "right1 loaded", "right2 held by a Tentacle"):
        assert words in lines


def test_loot_adrift_parts_and_tokens_are_shown() -> None:
    state = at_sea(options={"chapter": "5"}, aboard={0: 1, 3: 2}, cursed=[1])
    state.sea.loot[1] = 1
    assert "NE, Loot 1" in drawn(state)
    assert "chaser" in drawn(state)
    assert "1 Loot adrift" in told(state)
    assert "Aboard: Loot, Powder × 2." in told(state)
    assert "Timer 2 (Green, cursed): free." in told(state)
    assert "(Cannonballs + Bow chaser)" in told(state)


@pytest.mark.parametrize(
    ("stands", "said"),
    [(RUNS, "Round 1 of 3: {left} left."), (PAUSED, "paused. Type resume."), (HELD, "wait. Type continue.")],
)
def test_the_clock_says_whether_it_stands(stands: int, said: str) -> None:
    state = at_sea()
    state.clock.stands, state.clock.since = stands, 60_000
    minutes, seconds = divmod(plan(state).seconds - 60, 60)
    assert said.format(left=f"{minutes}:{seconds:02}") in told(state)


def test_a_window_that_is_too_narrow_gets_lines() -> None:
    picture, lines = renderer().board(observe(at_sea()), Screen(print, width=60, window=60))
    assert not picture
    assert lines[0].startswith("Before the bow, north")


def test_french_is_spoken_in_both_ways() -> None:
    state = at_sea({"SW1": "corvette"}, corks=["sails-1"])
    assert "SO" in "\n".join(renderer(language="fr").board(observe(state), WIDE)[0])
    assert "Sud-ouest (Vigie)\u00a0: SO1 Corvette (points de vie 2 sur 2)." in told(state, "fr")


# --- what is offered ---


def test_a_timer_is_offered_what_it_can_do_in_the_words_that_do_it() -> None:
    state = at_sea({"NE1": "corvette"}, loaded=["right-1"], timers={0: "right-1"}, aboard={3: 1})
    assert renderer().possible(observe(state)) == ["Timer 1 is ready, Right cannon 1: NE1, NE1 powder, take."]
    both = renderer(0, 2).possible(
        Observation(0, observe(state).public, None, [*observe(state).legal, *observe(state, 2).legal])
    )
    assert both[0] == "Timer 1 is ready, Right cannon 1: 1 NE1, NE1 powder, take 1."
    assert both[1].startswith("Timer 3 is free: 3 balls, right2, sails1, ")


def test_a_timer_that_can_do_nothing_says_so() -> None:
    state = at_sea(loaded=["right-1"], timers={0: "right-1"})
    assert renderer().possible(observe(state)) == ["Timer 1 is ready, Right cannon 1; nothing to do there now: take."]


def test_a_merchant_is_seized_and_long_lists_are_cut() -> None:
    state = at_sea({"N1": "merchant"}, timers={0: "N1"})
    assert renderer().possible(observe(state)) == ["Timer 1 is ready, N1 Merchant: seize, take."]
    crowd = {f"{sector}{slot}": "?" for sector in ("N", "NE", "SE", "S", "SW") for slot in (1, 2, 3)}
    state = at_sea(crowd, hidden=["fog"] * 15, timers={0: "lookout"})
    assert renderer().possible(observe(state))[0].endswith("and 4 more (legal lists them all).")


def test_before_a_round_and_during_a_pause_only_going_on_is_offered() -> None:
    state = at_sea()
    state.agenda.phase = BRIEFING
    assert renderer().possible(observe(state)) == ["The cards lie. Start when everybody is ready. Type: start."]
    state = at_sea()
    state.clock.stands = PAUSED
    assert renderer().possible(observe(state)) == ["Paused: clock and sand stand still. Type: resume."]


# --- what is told ---


def sentences(events: Sequence[Event], language: str = "en") -> list[str]:
    line = line_of(events)
    return renderer(language=language).sentences(Forgetful(4), [(line, event) for event in events])


def test_an_event_is_told_with_a_cry_and_what_it_does() -> None:
    state = at_sea(options={"chapter": "2"})
    said = sentences(call(state, "gust"))
    assert said == [
        "Gust! “Hold on to your hats! And to the mast!” The speed goes up by 1, but not above 3.",
        "The wind changes: speed 2.",
    ]


def test_what_the_page_shows_is_told_where_there_is_no_picture() -> None:
    match = start(RULES, 4, {"chapter": "1"}, named_seed("no picture"))
    assert isinstance(match, Match)
    match.submit(0, RULES.menu.start, 0)
    match.submit(0, RULES.menu.place[0][0], 1_000)
    match.look(40_000)
    told = renderer().sentences(match, [(line, event) for line in match.lines for event in line.events])
    assert told[0] == "Round 1."
    assert told[-1] == "Timer 1 is ready."


def test_pirates_R7_an_event_that_stops_the_clock_says_so() -> None:
    state = at_sea(options={"chapter": "2", "level": "deckhand"})
    assert "Clock and sand wait for Continue" in sentences(call(state, "gust"))[0]
    assert renderer().possible(observe(state)) == [
        "Clock and sand wait: read the event, then continue. Type: continue."
    ]


def test_pirates_R5_shooters_are_told_by_their_names() -> None:
    match = start(RULES, 4, {"chapter": "1"}, named_seed("shooters"))
    assert isinstance(match, Match)
    match.submit(0, RULES.menu.start, 0)
    match.look(1000 * plan(match.state).seconds)
    events = [(line, event) for line in match.lines for event in line.events]
    said = renderer().sentences(match, events)
    assert len([line for line in said if line.startswith("Brigantine at ") and "takes aim, 1 shot." in line]) == 2
    assert not [line for line in said if "comes to rest" in line]


def test_a_ready_timer_is_a_hint_that_tells_it_all() -> None:
    state = at_sea(timers={0: "helm", 1: "sails-1"})
    mine, other = line_of([SandRanOut(60_000, 0)]), line_of([SandRanOut(60_000, 1)])
    assert renderer().hints(mine, observe(state)) == ["Timer 1 is ready, Helm: right, right 2, left, left 2, take."]
    assert renderer().hint_says_all(mine)
    assert renderer().hints(other, observe(state)) == []


def test_pirates_D4_a_choice_is_offered_as_it_is_typed() -> None:
    state = at_sea(options={"chapter": "2"})
    events = call(state, "loose-timber")
    assert names_of(events)[-1] == "ChoiceOpened"
    assert renderer().hints(line_of(events), observe(state))[-1] == ASKED
    assert renderer().possible(observe(state))[0] == ASKED


# --- before and after ---


def test_pirates_Q1_the_briefing_tells_goal_parts_and_curses() -> None:
    state = at_sea(options={"chapter": "9"})
    state.agenda.phase = BRIEFING
    said = "\n".join(renderer().briefing(observe(state)))
    assert "Chapter 9, A Cold Crew. Level: Bosun." in said
    assert "So far: sink Ghost Ship: 0 of 3, no Siren on the board: done." in said
    state = at_sea(options={"chapter": "5"})
    state.agenda.phase, state.log.round, state.log.stage, state.sand.cursed = BRIEFING, 1, 1, 1
    said = "\n".join(renderer().briefing(observe(state)))
    assert "Chapter 5" not in said
    assert "Round 2 of 4, 2:41." in said
    assert "Ship parts: Bow Chaser." in said
    assert "Cursed: Timer 1." in said
    assert "So far, part 2 of 2: point at a Passage at its speed: 0 of 1." in said
    state.log.stage = 2
    assert "The goal is reached." in "\n".join(renderer().briefing(observe(state)))


def test_pirates_P1_the_report_adds_up_the_score() -> None:
    state = at_sea(lives=4, corks=["helm"], options={"calm": "half"})
    state.agenda.phase, state.log.result, state.log.left, state.clock.pauses = OVER, WON, 44_000, 2
    said = renderer().report(observe(state))
    assert said[0] == "Won!"
    parts = "life points 4: 80 + corks left 2 of 3: 20 + optional goal: 10 + 44 s left: 22"
    assert f"Score: 198 points: ({parts}) × 1.5, Bosun." in said
    assert "Stars: 3 of 3." in said
    assert "The optional goal “Fresh Paint” was met." in said
    assert said[-2:] == ["Pauses: 2.", "Calm seas: Half the speed."]


# --- the table's time ---


def test_the_tempo_knows_who_holds_a_timer_and_what_is_owed() -> None:
    tempo, state = PiratesTempo(), at_sea(timers={0: "helm", 1: "sails-1", 2: "lookout"}, running={1: 80_000})
    assert tempo.awaited(state) == 0b1101
    assert not tempo.stands(state)
    assert not tempo.owes(state)
    assert tempo.left(state, 70_000) == 1000 * plan(state).seconds - 70_000
    assert (tempo.percent({"calm": "half"}), tempo.percent({})) == (50, FULL)
    assert (tempo.stops(Pause()), tempo.stops(Start())) == (True, False)
    state.clock.stands = PAUSED
    assert (tempo.stands(state), tempo.awaited(state)) == (True, 0)
    state.agenda.phase = FIRING
    assert tempo.left(state, 70_000) is None


def test_a_view_can_be_brought_up_to_the_moment() -> None:
    state = at_sea(timers={0: "helm"}, running={0: 90_000})
    seen = observe(state)
    PiratesTempo().look(seen, 75_000)
    assert renderer().possible(seen) != []
    assert "Timer 1 (Red, you): Helm, 15 s." in renderer().clock(seen, [], WIDE)


class ScriptedKeyboard:
    """A keyboard whose lines are in a list."""

    live = False

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def line(self, prompt: str) -> str | None:
        return self.lines.pop(0) if self.lines else None

    def read_lines(self, prompt: str, seconds: float | None) -> list[str] | None:
        raise NotImplementedError

    def sleep(self, seconds: float | None) -> None:
        raise NotImplementedError

    def real(self) -> int:
        return 0

    def clear(self) -> bool:
        return False

    def close(self) -> None:
        """Nothing to give back."""


def stepping(state: PiratesState, *lines: str) -> tuple[str, PiratesState]:
    """Step mode from a moment on, for one who sails alone: all that is said, and what it came to."""
    match = start(RULES, 1, {"chapter": "2"}, named_seed("step"))
    assert isinstance(match, Match)
    match.hashing, match.state = False, state
    out, words = StringIO(), load("en", (TABLE_TEXTS, "play"))
    seen = renderer(0, players=1)
    table = LiveTable(match, seen, [None], PiratesTempo(), TableClock(60_000, FULL))
    save_file = SaveFile(
        GameSetup(game="pirates", seats=("me",), theme="", seed="step", time_settings=TimeSettings(step=True)),
        match,
        None,
    )
    screen = Screen(lambda text: print(text, file=out), plain=True)
    commands = Commands(seen.texts, words, list(seen.pages), real_time=True)
    session = StepSession(table, ScriptedKeyboard(*lines), screen, save_file, rulebook(GAME, "en"), commands, seen)
    session.run()
    return out.getvalue(), match.state


def test_pirates_D4_in_step_mode_the_crew_must_choose() -> None:
    state = at_sea(options={"chapter": "2"}, players=1)
    call(state, "loose-timber")
    said, after = stepping(state, "wait", "wait", "cork sails2", "clock")
    assert said.count("The crew owes a choice. Time stands until it is made.") == 2
    assert "You put a cork into Sails 2." in said
    left = plan(state).seconds - 60
    assert f"Round 1 of 3: {left // 60}:{left % 60:02} left." in said
    assert after.clock.choice == 0


def test_a_choice_may_be_made_without_its_verb() -> None:
    state = at_sea(options={"chapter": "2"}, players=1)
    call(state, "loose-timber")
    assert "You put a cork into Sails 2." in stepping(state, "sails2")[0]


# --- names and places ---


class Forgetful:
    """A history that knows its header, but no moment of the voyage."""

    def __init__(self, players: int) -> None:
        match = start(RULES, players, {}, named_seed("forgetful"))
        assert isinstance(match, Match)
        self.header = match.header
        self.lines: list[Line] = []

    def after(self, line: int) -> None:
        return None


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Bob turns the ship: she heads north-east."),
        ("fr", "Bob tourne le navire\N{NO-BREAK SPACE}: cap au nord-est."),
    ],
)
def test_who_turns_the_ship_is_told_by_name_even_where_the_moment_is_not_known(language: str, said: str) -> None:
    found = renderer(players=3, language=language)
    found.call_seats(lambda seat: ["Ann", "Bob", "Cy"][seat])
    turned = ShipTurned(60_000, 1, 1)
    assert found.sentences(Forgetful(3), [(line_of([turned]), turned)]) == [said]


@pytest.mark.parametrize(
    ("typed", "place"),
    [("helm", "helm"), ("left", "left-1"), ("NE2", "NE2"), ("corvette", "NE2"), ("ne", ""), ("se", "SE1"),
     ("rocks", ""), ("S1", ""), ("lantern", ""), ("", "")],
)  # fmt: skip
def test_a_finger_means_a_space_or_a_card(typed: str, place: str) -> None:
    state = at_sea({"NE1": "rocks", "NE2": "corvette", "SE1": "?", "NW1": "rocks"}, hidden=["fog"])
    assert renderer().place_typed(observe(state), typed.split()) == place


def test_a_finger_on_an_area_means_what_is_not_damaged() -> None:
    state = at_sea({}, corks=["sails-1"])
    assert renderer().place_typed(observe(state), ["sails"]) == "sails-2"
    assert renderer().place_typed(observe(state), ["sails1"]) == "sails-1"


def test_a_place_is_told_in_words() -> None:
    state = at_sea({"NE2": "corvette", "SE1": "?"}, hidden=["fog"])
    told = [renderer().place_name(observe(state), place) for place in ("right-2", "NE2", "SE1", "nowhere")]
    assert told == ["Right cannon 2", "NE2 Corvette", "the card at SE1", ""]
