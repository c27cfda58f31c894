"""What the chapters promise, in a few voyages each; `tools/pirates_claims.py` measures the shares."""

import pytest
from pirates_claims import CLAIMS, Claim, voyage

from pirates.rounds_kit import goal, point, rounds, sink
from pirates.tables import CONTENT_DATA, RULES, chapter_data, rules_of
from saltsea.games.pirates.chapters.data import chapter_from
from saltsea.games.pirates.chapters.remarks import remarks
from saltsea.games.pirates.engine.kinds import LEVELS

TRIES = 6


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: f"{claim.chapter} {claim.name}")
def test_what_a_chapter_promises_happens(claim: Claim) -> None:
    assert any(claim.happens(RULES, voyage(RULES, claim.chapter, number)) for number in range(TRIES))


@pytest.mark.parametrize("chapter", RULES.chapters, ids=lambda chapter: chapter.name)
def test_pirates_level_captain_meets_no_fewer_rocks_and_no_more_wrecks_than_a_bosun(chapter: object) -> None:
    name = getattr(chapter, "name", "")
    rocks, wreck = CONTENT_DATA.kind("rocks"), CONTENT_DATA.kind("wreck")
    for players in (4, 3, 2, 1):
        _, bosun, captain = (RULES.voyage(players, {"chapter": name, "level": level}) for level in LEVELS)
        for ours, theirs in zip(bosun.rounds, captain.rounds, strict=True):
            assert theirs.deal.count(rocks) >= ours.deal.count(rocks)
            assert theirs.deal.count(wreck) <= ours.deal.count(wreck)
            assert theirs.seconds <= ours.seconds


def test_pirates_token_fire_may_burn_from_the_start() -> None:
    ship = RULES.setup(4, {"chapter": "10"}).ship
    assert ship.fires == ship.corks != 0
    assert RULES.setup(4, {"chapter": "9"}).ship.fires == 0


def test_pirates_R10_a_round_that_does_not_name_the_galleon_deals_it_all_the_same() -> None:
    deals = rounds({"galleon": 2}, {"fog": 1})
    rules = rules_of(goal=goal([sink("galleon", 2)]), rounds=deals, fleet={"galleon": 2})
    second = rules.voyage(4, {"chapter": rules.chapters[0].name}).rounds[1]
    assert second.deal.count(CONTENT_DATA.kind("galleon")) == 2


def remarked(**changes: object) -> list[str]:
    chapter = chapter_from(chapter_data(**changes), CONTENT_DATA)
    return [fault.said.name for fault in remarks(chapter, CONTENT_DATA)]


def test_a_galleon_that_is_dealt_anew_wrongly_is_remarked() -> None:
    galleons = {"goal": goal([sink("galleon", 2)]), "island": None, "optional": None}
    fewer = remarked(**galleons, rounds=rounds({"galleon": 2}, {"galleon": 1}), fleet={"galleon": 2})
    assert "left-out" in fewer
    assert "large-fleet" in remarked(**galleons, rounds=rounds({"galleon": 1}, {"galleon": 1}), fleet={})
    assert "small-fleet" in remarked(**galleons, rounds=rounds({"galleon": 3}), fleet={"galleon": 2})
    fine = remarked(**galleons, rounds=rounds({"galleon": 2}, {"galleon": 2}), fleet={"galleon": 3})
    assert not {"left-out", "large-fleet", "small-fleet"} & {*fine}


def test_a_round_without_any_card_of_the_goal_is_remarked() -> None:
    found = remarked(goal=goal([point("lighthouse")]), rounds=rounds({"fog": 1}, {"lighthouse": 1}), fleet={})
    assert "idle-round" in found
