"""A sea one can read: what is too late, which shouts matter, what blocks a deed, and what an event is about."""

import re

from pirates.tables import RULES, at_sea, spot
from pirates.view_kit import VIEWS, observed
from saltsea.catalog import CATALOG
from saltsea.games.pirates.events import round_events
from saltsea.games.pirates.view.blocking import blocking
from saltsea.games.pirates.view.event_texts import happening_sentence
from saltsea.games.pirates.view.shouts import shouts_of
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.nouns import refuse
from saltsea.texts import load


def test_pirates_T6_a_timer_says_from_when_on_it_would_be_too_late() -> None:
    state = at_sea(timers={0: "helm", 1: "sails-1"}, running={0: 80_000, 1: 200_000})
    view = VIEWS.public(observed(state))
    assert view.clock.late_from == view.clock.lasts - 30_000
    assert {timer.late_from for timer in view.timers} == {0}
    assert [timer.late for timer in view.timers] == [False, True, False, False]


def test_the_shouts_that_matter_follow_from_ship_and_sea() -> None:
    assert shouts_of(at_sea()) == ["helm", "sails", "wait", "hurry"]
    assert "fire-right" in shouts_of(at_sea({"NE1": "corvette"}, loaded=["right-1"]))
    assert "load-right" in shouts_of(at_sea({"NE1": "corvette"}))
    assert "repair" in shouts_of(at_sea(corks=["helm"]))
    assert "turn-left" in shouts_of(at_sea({"NW1": "passage-1"}))
    assert "sails-up" in shouts_of(at_sea({"N1": "passage-2"}))
    assert "sails-down" in shouts_of(at_sea({"S1": "passage-2"}, sails=3))
    assert "lookout" in shouts_of(at_sea({"S1": "?"}, hidden=["fog"]))
    everything = at_sea({"NE1": "corvette", "NW1": "gunboat", "S1": "passage-1"}, corks=["helm"], loaded=["left-1"])
    assert len(shouts_of(everything)) == 4


def test_no_shout_claims_a_place_that_is_taken_or_broken() -> None:
    assert "helm" not in shouts_of(at_sea(timers={1: "helm"}))
    assert "repair" not in shouts_of(at_sea(corks=["sails-1"], timers={2: "repairs"}))
    assert "sails" not in shouts_of(at_sea(corks=["sails-1"], timers={2: "sails-2"}))
    assert "fire-right" not in shouts_of(
        at_sea({"NE1": "corvette"}, loaded=["right-1"], timers={1: "right-1", 2: "right-2"})
    )
    assert len(shouts_of(at_sea(timers={0: "helm", 1: "sails-1", 2: "sails-2", 3: "repairs"}))) == 4


def test_what_blocks_a_deed_is_named_by_its_refusal() -> None:
    state = at_sea({"NE1": "kraken", "SE1": "tentacle"}, corks=["sails-1"])
    assert blocking(state, refuse("pirates.A2", "refusal-pirates-helm", speed=3)) == ["sails-1", "sails-2"]
    assert blocking(state, refuse("pirates.T2", "refusal-pirates-damaged", space=3)) == ["sails-1"]
    assert blocking(state, refuse("pirates.T2", "refusal-pirates-taken", timer=2, space=5)) == ["timer-2", "helm"]
    position = spot("NE1")
    assert blocking(state, refuse("pirates.card.kraken", "refusal-pirates-kraken", position=position)) == ["NE1", "SE1"]
    assert blocking(state, refuse("pirates.A6", "refusal-pirates-not-loaded", cannon=1)) == ["right-2", "cannonballs"]


def stirred(name: str, **how: list[str]) -> object:
    event = round_events.EventCame(RULES.data.events.index(name))
    return happening_sentence(at_sea(**how), event).args.get("stirs", [])  # type: ignore[arg-type]


def test_an_event_names_the_spaces_that_it_is_about() -> None:
    assert stirred("gust") == ["sails-1", "sails-2"]
    assert stirred("broken-wheel") == ["helm"]
    assert stirred("wet-powder", loaded=["left-1"]) == ["left-1"]
    assert stirred("good-omen", corks=["sails-2"]) == ["sails-2"]
    assert stirred("chase") == []


def test_an_event_is_told_in_about_six_words() -> None:
    for language in LANGUAGES:
        texts = load(language, *CATALOG["pirates"].subjects())
        for name in RULES.data.events:
            short = texts.part(f"rule-pirates-event-{name}", "short")
            assert 3 <= len(re.findall(r"[\w’-]+", short)) <= 7, short
