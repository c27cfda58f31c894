"""The campaign (R1): locks, bests, and its way through a file; calm seas (R12); what the App says first (Q1)."""

import json

import pytest

from pirates.tables import RULES, SPACE_NAMES, at_sea, kind, rules_of
from saltsea.games.pirates.chapters.briefing import briefing
from saltsea.games.pirates.rules.campaign import (
    Best,
    Campaign,
    check_open,
    exported,
    imported,
    is_open,
    merged,
    opened,
    sailed,
)
from saltsea.games.pirates.rules.levels import speed
from saltsea.kernel.strict_json import dump

WON = Best(200, 2, 1, 0, "off", 1, 1, 4, 4)
LOST = Best(0, 0, 1, 0, "off", 1, 0, 4, 4)


def after(*results: Best) -> Campaign:
    """A campaign whose chapters, from the first on, were sailed with these results."""
    campaign = Campaign(10)
    for place, result in enumerate(results):
        sailed(campaign, place, result)
    return campaign


def test_pirates_R1_only_the_first_chapter_is_open_at_first() -> None:
    campaign = after()
    assert opened(campaign) == 1
    assert [is_open(campaign, place) for place in range(10)] == [True] + [False] * 9


def test_pirates_R1_a_won_chapter_opens_the_next() -> None:
    campaign = after(WON)
    assert check_open(campaign, 1) is None
    refusal = check_open(campaign, 2)
    assert refusal is not None
    assert (refusal.rule, refusal.details) == ("pirates.R1", {"chapter": 3})


def test_pirates_R1_a_lost_one_does_not() -> None:
    campaign = after(LOST)
    assert opened(campaign) == 1
    assert campaign.bests[0].tries == 1


def test_pirates_R1_a_won_chapter_stays_open_whatever_comes() -> None:
    campaign = after(WON, WON)
    sailed(campaign, 0, LOST)
    assert is_open(campaign, 0)
    assert opened(campaign) == 3


def test_pirates_R1_the_best_score_is_kept_and_the_most_stars() -> None:
    campaign = after(WON)
    assert sailed(campaign, 0, Best(240, 1, 2, 3, "half", 1, 1))
    assert not sailed(campaign, 0, Best(100, 3, 0, 0, "off", 1, 1))
    best = campaign.bests[0]
    assert (best.score, best.stars, best.level, best.pauses, best.calm) == (240, 3, 2, 3, "half")
    assert (best.tries, best.won) == (3, 3)


def test_pirates_R1_each_level_and_crew_has_a_best_of_its_own() -> None:
    campaign = after(WON)
    small, captain = Best(90, 1, 1, 0, "off", 1, 1, 1, 2), Best(300, 3, 2, 0, "off", 1, 1, 4, 4)
    for result in (small, captain, LOST, Best(80, 2, 1, 0, "off", 1, 1, 1, 2)):
        sailed(campaign, 0, result)
    found = {(best.level, best.players, best.timers): best for best in campaign.crews[0]}
    assert {crew: (best.score, best.stars, best.tries) for crew, best in found.items()} == {
        (1, 4, 4): (200, 2, 2),
        (1, 1, 2): (90, 2, 2),
        (2, 4, 4): (300, 3, 1),
    }
    best = campaign.bests[0]
    assert (best.score, best.level, best.players, best.tries) == (300, 2, 4, 5)


def test_a_campaign_from_before_crews_were_noted_can_be_read() -> None:
    data = json.loads(dump(exported(after(WON, LOST))))
    old = [{name: one[name] for name in one if name not in ("players", "timers", "crews")} for one in data["chapters"]]
    found = imported(dump(data | {"format": 1, "chapters": old}), 10)
    assert (found.bests[0].score, found.bests[0].players, found.crews[0]) == (200, 0, [])
    sailed(found, 0, WON)
    assert [(best.score, best.players) for best in found.crews[0]] == [(200, 4)]
    assert opened(imported(dump(exported(found)), 10)) == 2


def test_pirates_R1_all_ten_can_be_open() -> None:
    assert opened(after(*[WON] * 10)) == 10


def test_a_campaign_goes_through_a_file() -> None:
    campaign = after(WON, LOST)
    again = imported(dump(exported(campaign)), 10)
    assert exported(again) == exported(campaign)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"format": 3}, "format"),
        ({"game": "corto"}, "not a campaign"),
        ({"chapters": []}, "10 chapters"),
        ({"more": 1}, "fields"),
    ],
)
def test_a_forged_campaign_is_refused(change: dict[str, object], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        imported(dump(exported(after(WON)) | change), 10)


@pytest.mark.parametrize(
    ("field", "value"),
    [("won", 9), ("stars", 4), ("level", "admiral"), ("calm", "storm"), ("score", -1), ("players", 9), ("crews", 1)],
)
def test_a_result_that_cannot_be_is_refused(field: str, value: object) -> None:
    data = json.loads(dump(exported(after(WON))))
    data["chapters"][0][field] = value
    with pytest.raises(ValueError, match=r"\w"):
        imported(dump(data), 10)


def test_two_devices_put_their_campaigns_together_and_neither_loses_anything() -> None:
    phone, tablet = after(WON, LOST), after(LOST)
    sailed(tablet, 0, Best(90, 3, 0, 1, "half", 1, 1, 2, 4))
    both = merged(phone, tablet)
    assert opened(both) == opened(phone) == 2
    best = both.bests[0]
    assert (best.score, best.stars, best.tries, best.won) == (200, 3, 2, 1)
    assert sorted((crew.players, crew.score) for crew in both.crews[0]) == [(2, 90), (4, 200)]


def test_putting_campaigns_together_again_changes_nothing() -> None:
    phone, tablet = after(WON, WON, LOST), after(Best(250, 1, 2, 0, "off", 3, 2, 1, 3))
    both = merged(phone, tablet)
    for again in (merged(both, tablet), merged(phone, both), merged(both, both)):
        assert exported(again) == exported(both)
    assert exported(imported(dump(exported(both)), 10)) == exported(both)


def test_a_campaign_from_before_a_chapter_was_added_goes_on() -> None:
    old = dump(exported(after(WON, WON)))
    campaign = imported(old, 11)
    assert (opened(campaign), len(campaign.bests), campaign.bests[10].tries) == (3, 11, 0)
    with pytest.raises(ValueError, match="at most 9 chapters"):
        imported(old, 9)


def test_no_crew_is_noted_twice() -> None:
    data = json.loads(dump(exported(after(WON))))
    data["chapters"][0]["crews"] *= 2
    with pytest.raises(ValueError, match="twice"):
        imported(dump(data), 10)


def test_a_chapter_cannot_be_won_before_the_one_before_it() -> None:
    data = json.loads(dump(exported(after(WON, WON))))
    data["chapters"][0] |= {"won": 0}
    with pytest.raises(ValueError, match="chapter 2"):
        imported(dump(data), 10)


@pytest.mark.parametrize(("calm", "hundredths"), [("off", 100), ("three-quarters", 75), ("half", 50)])
def test_pirates_R12_the_tables_clock_runs_slower(calm: str, hundredths: int) -> None:
    assert speed({"calm": calm}) == hundredths


def test_pirates_R12_calm_seas_change_no_rule() -> None:
    calm, rough = (RULES.voyage(4, {"chapter": "1", "calm": calm}) for calm in ("half", "off"))
    assert [plan.seconds for plan in calm.rounds] == [plan.seconds for plan in rough.rounds]
    assert speed({}) == 100


def test_pirates_Q1_the_set_up_names_every_card_and_cork() -> None:
    deal = {"kraken": 1, "fog": 3, "rocks": 2}
    rules = rules_of(
        corks=2, sails=2, heading="SE", parts=["lantern"], cursed=[2], rounds=[{"seconds": 90, "deal": deal}]
    )
    told = briefing(rules.setup(4, {}))
    assert [(name, number) for name, number in told.cards] == [(kind(name), number) for name, number in deal.items()]
    assert (told.round, told.seconds, told.events, told.lives) == (0, 90, 0, 5)
    assert (told.heading, told.sails, told.cursed, told.parts) == (2, 2, [1], ["lantern"])
    assert [SPACE_NAMES[space] for space in told.corks] == ["sails-1", "left-1"]


def test_pirates_Q1_it_tells_how_things_are_now() -> None:
    told = briefing(at_sea(heading="S", sails=3, lives=2, corks=["helm"]))
    assert (told.heading, told.sails, told.lives) == (3, 3, 2)
    assert [SPACE_NAMES[space] for space in told.corks] == ["helm"]
