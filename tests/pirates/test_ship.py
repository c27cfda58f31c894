"""Chapter S: the six sectors, the seven areas and where they point, what the box holds, who has which timers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pirates.deeds_kit import allowed, call, card_at, corks, do, goes_on, refused, wait_until
from pirates.tables import AROUND, CLOCKWISE, RULES, SPACE_NAMES, at_sea, kind, rules_of, space, spot
from pirates.verbs import START, back, board, fire, land, load, look, place, repair, sails, turn
from saltsea.games.pirates.chapters.data import ChapterError
from saltsea.games.pirates.engine.kinds import LOOT, MAP
from saltsea.games.pirates.engine.state import BRIEFING, NO_CARD, SAILING, PiratesState
from saltsea.games.pirates.rules.ship import AREA_OF, AREAS, REPAIRS, SECTOR_NAMES, pointed_at, sector_of

HEADINGS = st.sampled_from(CLOCKWISE)


def place_of(heading: str, offset: int) -> str:
    """Slot 1 of the sector that lies so far clockwise from the bow."""
    return CLOCKWISE[(CLOCKWISE.index(heading) + offset) % 6] + "1"


# --- S1: the sea ---


@pytest.mark.parametrize("sector", CLOCKWISE)
def test_pirates_S1_each_sector_has_three_slots(sector: str) -> None:
    assert [SECTOR_NAMES[sector_of(spot(f"{sector}{slot}"))] for slot in (1, 2, 3)] == [sector] * 3


@pytest.mark.parametrize("heading", CLOCKWISE)
def test_pirates_S1_the_sectors_go_round_clockwise(heading: str) -> None:
    state = at_sea(heading=heading, timers={0: "helm"})
    do(state, turn(0, 1))
    assert SECTOR_NAMES[state.ship.heading] == place_of(heading, 1)[:-1]


@pytest.mark.parametrize("heading", CLOCKWISE)
def test_pirates_S1_turning_left_goes_the_other_way_round(heading: str) -> None:
    state = at_sea(heading=heading, timers={0: "helm"})
    do(state, turn(0, -1))
    assert place_of(SECTOR_NAMES[state.ship.heading], 1)[:-1] == heading


def test_pirates_S1_eighteen_cards_fill_the_sea() -> None:
    state = rules_of(rounds=[{"seconds": 180, "deal": {"kraken": 1, "fog": 17}, "events": 0}]).setup(4, {})
    goes_on(state)
    assert state.agenda.phase == BRIEFING
    assert NO_CARD not in state.sea.kinds


def test_pirates_S1_a_nineteenth_card_finds_no_place() -> None:
    with pytest.raises(ChapterError, match="18 places"):
        rules_of(rounds=[{"seconds": 180, "deal": {"kraken": 1, "fog": 18}, "events": 0}])


def test_pirates_S1_a_full_sector_takes_no_fourth_card() -> None:
    full = {"NE1": "corvette", "SE1": "rocks", "SE2": "rocks", "SE3": "rocks"}
    state = at_sea(full, rules=rules_of(events=["chase"]))
    call(state, "chase")
    assert card_at(state, "NE1") == "corvette"


# --- S2: the areas ---


def test_pirates_S2_seven_areas_with_their_spaces() -> None:
    areas = [AREA_OF[space(name)] for name in SPACE_NAMES[:10]]
    assert [areas.count(area) for area in range(7)] == [1, 2, 2, 1, 1, 2, 1]
    state = at_sea()
    assert [name for name in SPACE_NAMES if allowed(state, place(0, name))] == SPACE_NAMES[:10]


@given(HEADINGS, st.integers(0, 5))
def test_pirates_S2_each_area_points_its_offset_clockwise_from_the_bow(heading: str, offset: int) -> None:
    state = at_sea({place_of(heading, offset): "brigantine"}, heading=heading)
    wait_until(state, 190_000, enemy=[1])
    assert len(corks(state)) == 1
    assert corks(state) <= AROUND[offset]


@given(HEADINGS, st.sampled_from([("right-1", 1), ("right-2", 1), ("left-1", 5), ("left-2", 5), ("chaser", 0)]))
def test_pirates_S2_each_cannon_reaches_the_one_sector_that_it_points_to(heading: str, gun: tuple[str, int]) -> None:
    name, offset = gun
    everywhere = {place_of(heading, other): "fort" for other in range(6)}
    rules = rules_of(parts=["bow-chaser"])
    state = at_sea(everywhere, rules=rules, heading=heading, timers={0: name}, loaded=[name])
    reached = [target for target in everywhere if allowed(state, fire(0, target))]
    assert reached == [place_of(heading, offset)]


@given(st.integers(0, 5))
def test_pirates_S2_repairs_points_to_no_sea(heading: int) -> None:
    assert pointed_at(heading, REPAIRS) == -1
    assert sorted(pointed_at(heading, area) for area in range(AREAS - 1) if area != REPAIRS) == list(range(6))


@pytest.mark.parametrize("sector", CLOCKWISE)
def test_pirates_S2_repairs_are_never_damaged(sector: str) -> None:
    state = at_sea({f"{sector}1": "gunboat", f"{sector}2": "gunboat"})
    wait_until(state, 200_000, enemy=[2, 2, 2, 2])
    assert "repairs" not in corks(state)


# --- S3: what the box holds ---


def test_pirates_S3_there_are_three_corks() -> None:
    cards = {"N1": "brigantine", "S1": "brigantine", "SW1": "brigantine", "NE1": "brigantine"}
    state = at_sea(cards)
    wait_until(state, 200_000, enemy=[1, 1, 1, 1])
    assert len(corks(state)) == 3
    assert state.ship.lives == 4


def test_pirates_S3_two_corks_aboard_leave_one_in_the_supply() -> None:
    state = at_sea({"NE1": "brigantine"}, corks=["helm", "lookout"])
    wait_until(state, 200_000, enemy=[2])
    assert corks(state) == {"helm", "lookout", "right-1"}
    assert state.ship.lives == 4


def test_pirates_S3_a_cork_that_was_taken_off_can_be_used_again() -> None:
    three = ["sails-1", "left-1", "right-1"]
    state = at_sea({"N1": "brigantine"}, corks=three, timers={0: "repairs"})
    do(state, repair(0, "left-1"))
    wait_until(state, 200_000, enemy=[1])
    assert corks(state) == {"sails-1", "right-1", "cannonballs"}
    assert state.ship.lives == 5


def five_cannons(*loaded: str) -> PiratesState:
    return at_sea(rules=rules_of(parts=["bow-chaser"]), timers={0: "cannonballs"}, loaded=loaded)


def test_pirates_S3_four_cannonballs_load_four_cannons() -> None:
    state = at_sea(rules=rules_of(parts=["bow-chaser"]), timers={0: "cannonballs"}, loaded=["right-1", "right-2"])
    do(state, load(0, "left-2", "chaser"))
    assert state.ship.loaded.bit_count() == 4


def test_pirates_S3_four_cannonballs_do_not_load_five_cannons() -> None:
    state = five_cannons("right-1", "right-2", "left-1", "left-2")
    assert refused(state, load(0, "chaser")) == "A5"


def test_pirates_S3_the_last_ball_loads_one_cannon_not_two() -> None:
    state = five_cannons("right-1", "right-2", "left-1")
    assert refused(state, load(0, "left-2", "chaser")) == "A5"
    assert allowed(state, load(0, "left-2"))
    assert allowed(state, load(0, "chaser"))


def wounded(last: int) -> PiratesState:
    """So many damage tokens short of two on the second Fort, all others lie on cards."""
    ships = {"N1": "flagship", "S1": "kraken", "NE1": "corvette"}
    wounds = {"N1": 7, "S1": 4, "NE1": 1, "SW1": 2 - last}
    return at_sea(ships | {"SW1": "fort", "NE2": "fort"}, wounds=wounds, timers={0: "right-1"}, loaded=["right-1"])


def test_pirates_S3_with_no_damage_token_left_further_hits_are_lost() -> None:
    state = wounded(last=0)
    assert sum(state.sea.wounds) == 14
    do(state, fire(0, "NE2"), die=[2])
    assert state.sea.wounds[spot("NE2")] == 0
    assert state.ship.loaded == 0


def test_pirates_S3_of_two_hits_only_the_last_token_counts() -> None:
    state = wounded(last=1)
    do(state, fire(0, "NE2"), die=[2])
    assert state.sea.wounds[spot("NE2")] == 1


def test_pirates_S3_tokens_of_a_sunk_card_can_be_used_again() -> None:
    state = wounded(last=1)
    state.sand.at[1], state.sand.ready = space("right-2"), 3
    state.ship.loaded |= 2
    do(state, fire(0, "NE1"), die=[1])
    do(state, fire(1, "NE2"), die=[2])
    assert card_at(state, "NE1") == ""
    assert state.sea.wounds[spot("NE2")] == 2


def test_pirates_S3_damage_kept_on_a_ship_not_yet_found_holds_its_tokens() -> None:
    cards = {"N1": "?", "S1": "fort", "SW1": "fort", "NE1": "fort"}
    state = at_sea(cards, hidden=["flagship"], wounds={"S1": 3, "SW1": 3}, timers={0: "right-1"}, loaded=["right-1"])
    state.sea.kept = [kind("flagship") * 16 + 7]
    do(state, fire(0, "NE1"), die=[2])
    assert state.sea.wounds[spot("NE1")] == 1


def test_pirates_S3_a_hit_never_takes_damage_away() -> None:
    cards = {"N1": "?", "S1": "fort", "SW1": "fort", "NE1": "fort"}
    timers = {0: "right-1", 1: "lookout", 2: "right-2"}
    state = at_sea(cards, hidden=["flagship"], wounds={"S1": 3, "SW1": 3}, timers=timers, loaded=["right-1", "right-2"])
    state.sea.kept = [kind("flagship") * 16 + 7]
    do(state, fire(0, "NE1"), die=[2])
    do(state, look(1, "N1"))
    before = state.sea.wounds[spot("NE1")]
    do(state, fire(2, "NE1"), die=[2])
    assert state.sea.wounds[spot("NE1")] >= before


def test_pirates_S3_loot_that_the_box_does_not_hold_cannot_be_taken() -> None:
    state = at_sea({"N1": "merchant"}, timers={0: "N1"}, aboard={LOOT: 8})
    assert refused(state, board(0)) == "S3"
    assert allowed(state, back(0))


def test_pirates_S3_a_map_that_the_box_does_not_hold_cannot_be_taken() -> None:
    state = at_sea({"N1": "island"}, sails=0, timers={0: "N1"}, aboard={MAP: 4})
    assert refused(state, land(0)) == "S3"


def test_pirates_S3_the_last_loot_can_be_taken() -> None:
    state = at_sea({"N1": "merchant"}, timers={0: "N1"}, aboard={LOOT: 7})
    do(state, board(0))
    assert state.ship.aboard[LOOT] == 8


def test_pirates_S3_at_most_five_life_points() -> None:
    with pytest.raises(ChapterError, match="life"):
        rules_of(life=6)
    assert max(chapter.life for chapter in RULES.chapters) <= 5
    assert rules_of(life=5).setup(4, {"level": "deckhand"}).ship.lives == 5


def test_pirates_S3_life_points_are_not_regained_between_rounds() -> None:
    rounds = [{"seconds": 180, "deal": {"kraken": 1}, "events": 0}] * 2
    state = at_sea(rules=rules_of(rounds=rounds), lives=2)
    wait_until(state, 180_000)
    assert state.agenda.phase == BRIEFING
    do(state, START, at=200_000)
    assert (state.agenda.phase, state.ship.lives) == (SAILING, 2)


# --- S4: who has which timers ---


def owned(state: PiratesState, seat: int) -> list[int]:
    return [timer for timer in range(4) if allowed(state, place(timer, "helm"), seat)]


@pytest.mark.parametrize(
    ("players", "hands"),
    [(1, [[0, 1, 2, 3]]), (2, [[0, 2], [1, 3]]), (3, [[0], [1], [2]]), (4, [[0], [1], [2], [3]])],
)
def test_pirates_S4_two_players_have_two_timers_each_and_more_have_one(players: int, hands: list[list[int]]) -> None:
    state = at_sea(players=players)
    assert [owned(state, seat) for seat in range(players)] == hands


@pytest.mark.parametrize("timers", [2, 3, 4])
def test_pirates_S4_one_alone_sails_with_two_to_four(timers: int) -> None:
    assert RULES.check_table(1, {"timers": timers}) is None
    assert owned(at_sea(players=1, options={"timers": timers}), 0) == list(range(timers))


def test_pirates_S4_a_timer_without_a_player_is_not_there() -> None:
    state = at_sea(players=3)
    assert refused(state, place(3, "helm"), seat=0) == "S4"
    alone = at_sea(players=1, options={"timers": 2})
    assert refused(alone, place(2, "helm"), seat=0) == "S4"


@pytest.mark.parametrize("timers", [2, 3, 4])
def test_pirates_S4_two_players_leave_no_timer_ashore(timers: int) -> None:
    assert RULES.check_table(2, {"timers": timers}) is not None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pirates_S4_only_one_alone_says_how_many(players: int) -> None:
    refusal = RULES.check_table(players, {"timers": 3})
    assert refusal is not None
    assert refusal.rule == "pirates.S4"
    assert RULES.check_table(players, {"timers": 0}) is None


def test_pirates_S4_with_two_timers_one_player_performs_with_both() -> None:
    state = at_sea(players=2, timers={0: "sails-1", 2: "repairs"}, corks=["left-1"])
    do(state, sails(0, 1), seat=0)
    do(state, repair(2, "left-1"), seat=0)
    assert (state.ship.sails, state.ship.corks) == (2, 0)
