"""The view of a voyage: what lies where, who is awaited, how far the goal is, how it ended."""

from typing import Any

import msgspec
import pytest

from pirates.deeds_kit import call, do
from pirates.rounds_kit import EVENTFUL, goal, point, rounds, sink, take
from pirates.tables import RULES, at_sea, rules_of
from pirates.verbs import PAUSE, fire, place, turn
from pirates.view_kit import VIEWS, observed, offers_of, own_of, plain, view_of
from saltsea.games.pirates.chapters.chapter import number_in_story
from saltsea.games.pirates.definition import chapters_of
from saltsea.games.pirates.engine.kinds import LOOT, POWDER
from saltsea.games.pirates.engine.state import BRIEFING, FIRING, LIVES_LOST, OVER, SUNK, WON
from saltsea.games.pirates.rules.ship import BIT, CHASER_SPACE, LANTERN_SPACE
from saltsea.games.pirates.view import report_shapes, shapes
from saltsea.kernel.seat import WATCHER
from saltsea.view import Sentence, Shape
from saltsea.wire.docs import field_docs


def test_a_card_shows_what_it_shows_face_up_and_nothing_face_down() -> None:
    state = at_sea(
        {"NE1": "corvette", "S2": "merchant", "SW1": "?", "N1": "rocks"}, hidden=["fog"], down=["S2"], wounds={"NE1": 1}
    )
    view = view_of(state)
    assert plain(view.cards) == {
        "N1": {"number": 4, "card": "card.rocks", "up": True},
        "NE1": {"number": 1, "card": "card.corvette", "up": True, "life": 2, "wounds": 1, "shots": 1},
        "S2": {"number": 2, "card": "card.merchant"},
        "SW1": {"number": 3},
    }
    assert view.hidden == {"card.fog": 1}


def test_a_card_tells_speed_space_and_when_it_can_be_hit() -> None:
    cards = view_of(at_sea({"N1": "island", "NE1": "ghost-ship", "S1": "fireship"})).cards
    assert (cards["N1"].speed, cards["N1"].space) == (0, "land")
    assert cards["NE1"].hit_at == 3
    assert (cards["S1"].burns, cards["S1"].shots) == (2, 0)


def test_pirates_card_flagship_the_view_counts_the_shots_that_it_has_left() -> None:
    assert view_of(at_sea({"S1": "flagship"}, wounds={"S1": 6})).cards["S1"].shots == 1


def test_the_ship_names_her_spaces_corks_cannons_and_tokens() -> None:
    state = at_sea(heading="SE", sails=2, corks=["helm"], fires=["sails-1"], loaded=["left-2"], aboard={LOOT: 2})
    assert plain(view_of(state).ship) == {
        "heading": "SE",
        "looks": {
            "cannonballs": "SE", "right-cannons": "S", "sails": "SW", "helm": "NW", "lookout": "N", "left-cannons": "NE"
        },
        "speed": 2,
        "lives": 5,
        "lives_at_start": 5,
        "spaces": [
            "cannonballs", "right-1", "right-2", "sails-1", "sails-2", "helm", "lookout", "left-1", "left-2", "repairs"
        ],
        "corks": ["sails-1", "helm"],
        "fires": ["sails-1"],
        "free_places": {
            "cannonballs": 1,
            "right-cannons": 2,
            "sails": 1,
            "lookout": 1,
            "left-cannons": 2,
            "repairs": 1,
        },
        "loaded": ["left-2"],
        "corks_left": 1,
        "most_corks": 3,
        "balls_left": 3,
        "most_balls": 4,
        "aboard": {"token.loot": 2},
    }  # fmt: skip


def test_pirates_S2_each_area_says_which_sector_it_looks_out_on_those_of_parts_too() -> None:
    state = at_sea(heading="NW")
    state.ship.spaces |= BIT[LANTERN_SPACE] | BIT[CHASER_SPACE]
    looks = view_of(state).ship.looks
    assert looks == {
        "cannonballs": "NW", "right-cannons": "N", "sails": "NE", "helm": "SE", "lookout": "S", "left-cannons": "SW",
        "bow-chaser": "NW",
    }  # fmt: skip


def test_pirates_card_tentacle_the_view_says_which_spaces_are_held() -> None:
    assert view_of(at_sea({"NE1": "tentacle"})).ship.held == ["right-2"]


def free_places(*args: Any, **changes: Any) -> dict[str, int]:
    found: dict[str, int] = plain(view_of(at_sea(*args, **changes)).ship.free_places)  # type: ignore[assignment]
    return {"helm": 0, "sails": 0, "right-cannons": 0, "lookout": 0, **found}


def test_pirates_T2_each_area_says_how_many_timers_it_still_takes() -> None:
    assert free_places()["sails"] == 2
    assert free_places(corks=["sails-1"])["sails"] == 1
    assert free_places(corks=["sails-1"], timers={1: "sails-2"})["sails"] == 0
    assert free_places(timers={1: "helm"}, running={1: 70_000})["helm"] == 0


def test_room_is_only_where_no_card_and_no_thunder_closes_an_area() -> None:
    assert free_places({"NE1": "tentacle"})["right-cannons"] == 1
    assert free_places({"NE1": "siren"})["right-cannons"] == 0
    state = at_sea()
    state.clock.thunder = 90_000
    assert "lookout" not in view_of(state).ship.free_places


def test_timers_say_where_they_stand_and_until_when() -> None:
    state = at_sea(timers={0: "helm", 1: "sails-1"}, running={1: 70_000}, cursed=[1])
    late = view_of(state).clock.lasts - 30_000
    assert plain(view_of(state).timers) == [
        {"owner": 0, "glass": 30_000, "space": "helm", "ends": state.sand.ends[0], "ready": True},
        {"owner": 1, "glass": 40_000, "space": "sails-1", "ends": 70_000, "cursed": True, "late_from": late - 10_000},
        {"owner": 2, "glass": 30_000},
        {"owner": 3, "glass": 30_000},
    ]


def test_awaited_are_the_seats_with_a_free_or_ready_timer() -> None:
    state = at_sea(timers={0: "helm", 1: "sails-1"}, running={1: 70_000})
    assert view_of(state).awaited == [0, 2, 3]
    do(state, PAUSE)
    assert view_of(state).awaited == []


def test_a_clock_that_stands_says_why_and_at_which_ships_time() -> None:
    state = at_sea()
    assert (view_of(state).clock.stands, view_of(state).clock.lasts) == (None, 180_000)
    do(state, PAUSE, at=61_500)
    clock = view_of(state).clock
    assert (clock.stands, clock.stood_at, clock.pauses) == ("paused", 61_500, 1)


def test_a_clock_says_whether_it_counts_and_what_it_shows_if_not() -> None:
    state = at_sea()
    assert (view_of(state).clock.counts, view_of(state).clock.left) == (True, 0)
    state.agenda.phase = BRIEFING
    assert (view_of(state).clock.counts, view_of(state).clock.left) == (False, 180_000)
    state.agenda.phase = FIRING
    assert (view_of(state).clock.counts, view_of(state).clock.left) == (False, 0)


def test_the_sails_say_which_speed_they_make() -> None:
    choices = offers_of(at_sea(sails=1, timers={0: "sails-1"}))["SetSails"].choices
    assert [(choice.args["step"], choice.more) for choice in choices] == [(1, {"speed": 2}), (-1, {"speed": 0})]


def test_pirates_R7_the_event_that_the_clock_waits_for_is_named() -> None:
    state = at_sea(rules=EVENTFUL, options={"level": "deckhand"})
    call(state, "gust")
    view = view_of(state)
    assert (view.clock.stands, view.event) == ("event", "event.gust")
    assert view_of(at_sea()).event == ""


@pytest.mark.parametrize(
    ("event", "need", "options"),
    [
        ("loose-timber", "cork", ["sails-1", "sails-2"]),
        ("wet-powder", "unload", ["right-1", "left-2"]),
        ("good-omen", "uncork", ["helm", "lookout"]),
    ],
)
def test_pirates_D4_an_open_choice_names_its_options(event: str, need: str, options: list[str]) -> None:
    state = at_sea(rules=EVENTFUL, corks=["helm", "lookout"], loaded=["right-1", "left-2"])
    call(state, event)
    choice = view_of(state).choice
    assert choice is not None
    assert (choice.need, choice.options, choice.until) == (need, options, 63_000)


def test_pirates_card_fog_bank_the_cards_to_choose_from_are_named() -> None:
    cards = {"NE1": "fog-bank", "N1": "rocks", "SE2": "corvette"}
    state = at_sea(cards, down=["NE1"], timers={0: "helm"})
    do(state, turn(0, 1))
    choice = view_of(state).choice
    assert choice is not None
    assert (choice.need, choice.options) == ("hide", ["N1", "SE2"])


# --- the goal ---


def steps_of(**changes: Any) -> list[tuple[int, int, bool, Sentence]]:
    state = at_sea({"N1": "siren"}, rules=rules_of(**changes))
    state.log.sunk[0], state.log.taken[LOOT] = 2, 1
    return [(step.done, step.times, step.met, step.sentence) for step in view_of(state).goal.steps]


def test_the_steps_of_the_open_stage_say_how_far_they_are() -> None:
    stage = [sink("ship", 5), take("loot", 1), point("passage"), sink("kraken")]
    dealt = rounds({"brigantine": 5, "merchant": 1, "passage-1": 1, "kraken": 1})
    assert steps_of(goal=goal(stage), rounds=dealt) == [
        (2, 5, False, Sentence("step-pirates-sink", {"group": "ship", "done": 2, "times": 5})),
        (1, 1, True, Sentence("step-pirates-take", {"token": "token.loot", "done": 1, "times": 1})),
        (0, 1, False, Sentence("step-pirates-point", {"group": "passage", "done": 0, "times": 1})),
        (
            0,
            1,
            False,
            Sentence("step-pirates-sink", {"group": "card", "card": ["card.kraken"], "done": 0, "times": 1}),
        ),
    ]


def test_what_was_done_is_counted_by_card_and_token() -> None:
    state = at_sea()
    state.log.sunk[0], state.log.taken[POWDER], state.log.stage = 2, 1, 1
    view = view_of(state).goal
    assert view.done == [
        Sentence("done-pirates-sunk", {"card": "card.brigantine", "number": 2}),
        Sentence("done-pirates-taken", {"token": "token.powder", "number": 1}),
    ]
    assert (view.stage, view.stages, view.steps) == (2, 1, [])


# --- the end ---


def ended(result: int, chapter: str = "1", **log: int) -> shapes.EndView:
    state = at_sea(rules=RULES, options={"chapter": chapter})
    state.agenda.phase, state.log.result, state.log.left = OVER, result, log.get("left", 0)
    state.log.tally[LIVES_LOST] = log.get("lost", 0)
    end = view_of(state).end
    assert end is not None
    return end


def test_pirates_P1_the_score_comes_line_by_line() -> None:
    end = ended(WON, left=45_000)
    assert [(line.what, line.number, line.points) for line in end.score] == [
        ("lives", 5, 100), ("corks", 3, 30), ("wish", 1, 10), ("time", 45, 22)
    ]  # fmt: skip
    assert end.points == sum(line.points for line in end.score) * end.halves // 2 == 243


def test_pirates_P2_each_star_says_what_earns_it() -> None:
    assert [(star.earned, star.sentence.text) for star in ended(WON).stars] == [
        (True, "star-pirates-1"), (True, "star-pirates-2"), (True, "star-pirates-3")
    ]  # fmt: skip


def test_a_won_chapter_leads_on_to_the_next_and_the_last_one_says_so() -> None:
    assert (ended(WON, "1").onward, ended(WON, "1").last) == ({"chapter": "2"}, False)
    last = str(len(chapters_of()))
    assert (ended(WON, last).onward, ended(WON, last).last) == (None, True)


def test_a_lost_chapter_has_no_score_and_leads_nowhere() -> None:
    end = ended(SUNK)
    assert (end.result, end.rule, end.points, end.score, end.stars, end.onward) == (
        "sunk",
        "pirates.D6",
        0,
        [],
        [],
        None,
    )
    assert end.sentence == Sentence("event-pirates-VoyageEnded", {"result": 2})


# --- what is asked and offered ---


def asked(state: Any, seat: int = 0) -> Sentence:
    (sentence,) = VIEWS.asks(observed(state, seat))
    return sentence


def test_the_table_asks_for_a_ready_timer_before_a_free_one() -> None:
    assert asked(at_sea(timers={0: "helm"})) == Sentence("ask-pirates-ready", {"timer": 0, "space": "helm"})
    assert asked(at_sea()) == Sentence("ask-pirates-place", {"timer": 0})
    assert asked(at_sea(timers={0: "helm"}, running={0: 70_000})) == Sentence("ask-pirates-sand")
    assert asked(at_sea(players=2, timers={0: "helm"}, running={0: 70_000})).args == {"timer": 2}


def test_each_timer_says_what_is_asked_for_with_it_and_when() -> None:
    state = at_sea(players=1, timers={0: "sails-1", 2: "helm", 3: "repairs"}, running={0: 70_000})
    assert plain(own_of(state).asks) == [
        {"timer": 2, "task": "perform"},
        {"timer": 3, "task": "perform"},
        {"timer": 1, "task": "place", "order": 1},
        {"timer": 0, "task": "sand", "order": 2},
    ]


def test_no_timer_is_asked_for_while_something_else_is() -> None:
    owed = at_sea(rules=EVENTFUL, loaded=["right-1", "left-2"])
    call(owed, "wet-powder")
    paused, read = at_sea(), at_sea()
    do(paused, PAUSE)
    read.agenda.phase = BRIEFING
    assert [own_of(state).asks for state in (owed, paused, read)] == [[], [], []]


def test_a_watcher_is_asked_for_nothing() -> None:
    assert asked(at_sea(), WATCHER) == Sentence("ask-pirates-watching")
    state = at_sea(rules=EVENTFUL)
    call(state, "loose-timber")
    assert asked(state, 0) == Sentence("event-pirates-ChoiceOpened", {"need": 1})
    assert asked(state, WATCHER) == Sentence("ask-pirates-watching")


def test_a_pause_and_a_briefing_are_asked_about_first() -> None:
    state = at_sea(timers={0: "helm"})
    do(state, PAUSE)
    assert asked(state).text == "ask-pirates-paused"
    state = at_sea()
    state.agenda.phase = BRIEFING
    assert asked(state).text == "ask-pirates-briefing"


def test_offers_say_what_is_touched() -> None:
    assert {choice.args["space"] for choice in offers_of(at_sea({"N1": "wreck"}))["Place"].choices} >= {"helm", "N1"}
    offer = offers_of(at_sea({"NE1": "corvette"}, timers={0: "right-1"}, loaded=["right-1"]))["Fire"]
    assert (offer.on, offer.say, offer.choices[0].args) == (
        "card", "action-pirates-Fire", {"timer": 0, "position": "NE1", "powder": 0}
    )  # fmt: skip


def test_a_turn_is_chosen_by_the_sector_where_the_bow_comes_to_rest() -> None:
    offer = offers_of(at_sea(heading="NW", sails=1, timers={0: "helm"}))["Turn"]
    assert offer.on == "sector"
    assert {choice.args["sectors"]: choice.more["heading"] for choice in offer.choices} == {
        1: "N", 2: "NE", -1: "SW", -2: "S"
    }  # fmt: skip


def test_a_deed_that_names_no_place_is_chosen_where_its_timer_stands() -> None:
    (board,) = offers_of(at_sea({"N1": "merchant"}, timers={0: "N1"}))["Board"].choices
    assert board.more == {"here": "N1"}
    (curse,) = offers_of(at_sea(timers={0: "repairs"}, cursed=[0]))["Repair"].choices
    assert (curse.args, curse.more) == ({"timer": 0}, {"space": "none", "here": "repairs"})


def test_refusals_name_what_blocks() -> None:
    refusal = RULES.check(at_sea(timers={1: "helm"}), 0, place(0, "helm"), 60_000)
    assert refusal is not None
    assert VIEWS.details(refusal) == {"space": "helm", "timer": 1}
    refusal = RULES.check(
        at_sea({"S1": "corvette"}, timers={0: "right-1"}, loaded=["right-1"]), 0, fire(0, "S1"), 60_000
    )
    assert refusal is not None
    assert VIEWS.details(refusal) == {"position": "S1", "sector": "NE"}


# --- the shapes ---


def structs() -> list[type[msgspec.Struct]]:
    named = [*vars(shapes).values(), *vars(report_shapes).values()]
    return [one for one in named if isinstance(one, type) and issubclass(one, Shape) and one is not Shape]


@pytest.mark.parametrize("struct", structs(), ids=lambda struct: struct.__name__)
def test_every_field_of_every_part_has_its_sentence(struct: type[msgspec.Struct]) -> None:
    assert set(struct.__struct_fields__) <= set(field_docs(struct))


@pytest.mark.parametrize(
    ("chapter", "unnumbered"), [("1", False), ("10", False), ("free", True), ("lesson", True), ("my-2", True)]
)
def test_only_a_chapter_of_the_story_goes_by_its_number(chapter: str, unnumbered: bool) -> None:  # noqa: FBT001
    assert (number_in_story(chapter) == 0) == unnumbered
