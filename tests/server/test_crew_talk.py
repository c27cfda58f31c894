"""table.T34: a crew's bots say what they will do, hear people, take orders, and can be changed while they sail."""

import asyncio
from typing import Any

import pytest

from pirates.tables import RULES, at_sea, rules_of
from pirates.view_kit import observed
from saltsea.games.pirates.crew.able import AbleSailor, Sailor
from saltsea.games.pirates.crew.assessment import Assessment
from saltsea.games.pirates.crew.green import GreenSailor
from saltsea.games.pirates.crew.old_salt import OldSalt
from saltsea.games.pirates.crew.requests import CLAIMS, GUNS, ORDERED, STEER, CrewRequests, place_named
from saltsea.games.pirates.crew.skill_weights import ABLE
from saltsea.games.pirates.engine.actions import Fire, Look, Place
from saltsea.games.pirates.engine.state import PiratesState
from saltsea.games.pirates.rules.ship import AREA_OF, CANNONBALLS, HELM, SHIP_SPACES, SPACES_OF
from saltsea.games.pirates.talk import PiratesTalk
from saltsea.kernel.dice import dice_for
from saltsea.kernel.heard_words import (
    SAY_FIRST,
    SILENCE,
    HeardWords,
    Intention,
    Said,
    SaidLately,
    Word,
    meant_by_others,
)
from saltsea.kernel.nouns import Action
from saltsea.server.bots.inline import InlineBots
from saltsea.server.bots.worker import Choice, Question
from saltsea.server.tables.bots.talk import TableTalk
from saltsea.server.tables.play import GRACE
from saltsea.texts import TABLE_TEXTS, load
from server.kit import GAMES, FakeServer, Guest, start_round, with_server
from server.test_hints import SlowBots, with_slow_bots
from server.test_time import ROUND, START_IT, match_of, play_of

HELM_SPACE = 5
LOOKOUT_SPACE = 6
SOUTH = 9
"""The position S1."""


async def sailing(fake: FakeServer, bot: str = "green") -> Guest:
    """Ann and three shipmates, with the round begun."""
    ann = await fake.open("pirates", players=4)
    for seat in (1, 2, 3):
        await ann.done("AddBot", seat=seat, bot=bot)
    await ann.done("Begin")
    await start_round(ann)
    return ann


def placed(client: Guest, seat: int) -> list[tuple[int, int]]:
    """Where a seat has set timers, and when."""
    lines = match_of(client).lines
    return [(line.at, line.action.space) for line in lines if line.seat == seat and isinstance(line.action, Place)]


def talk_of(client: Guest) -> TableTalk:
    assert client.table is not None
    return client.table.talk


def said(client: Guest) -> list[dict[str, Any]]:
    return client.all("Announced")


def now(client: Guest) -> list[dict[str, Any]]:
    """What was said right before a timer was set, not while the round was planned."""
    return [one for one in said(client) if one["facts"].get("post") == "kept"]


async def planning(fake: FakeServer, bot: str = "able") -> Guest:
    """Ann and three shipmates, who plan the first round."""
    ann = await fake.open("pirates", players=4)
    for seat in (1, 2, 3):
        await ann.done("AddBot", seat=seat, bot=bot)
    await ann.done("Begin")
    await fake.clock.advance(50)
    return ann


def plans(client: Guest) -> dict[int, str]:
    """Where each has said last that it begins."""
    return {one["seat"]: one["place"] for one in said(client) if one["facts"].get("post") == "first"}


@pytest.mark.parametrize("bot", ["green", "able", "old-salt"])
def test_table_T34_bots_say_while_people_plan_where_they_will_begin_and_keep_to_it(bot: str) -> None:
    async def test(fake: FakeServer) -> None:
        ann = await planning(fake, bot)
        said_so = plans(ann)
        assert set(said_so) == {1, 2, 3}
        assert len(set(said_so.values())) == 3, "each hears those before it"
        assert not any(placed(ann, seat) for seat in said_so), "no timer is set"
        await start_round(ann)
        while not all(placed(ann, seat) for seat in said_so):
            await fake.clock.advance(500)
        assert {seat: place_named(place) for seat, place in said_so.items()} == {
            seat: placed(ann, seat)[0][1] for seat in said_so
        }

    with_server(test)


def test_table_T34_bots_plan_anew_when_a_player_wants_their_place() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await planning(fake)
        seat, place = next(iter(plans(ann).items()))
        before = len(said(ann))
        await ann.done("Say", phrase="thanks")
        await fake.clock.advance(50)
        assert len(said(ann)) == before, "what is said already is not said again"
        ann.post({"kind": "Point", "seat": 0, "place": place})
        await fake.clock.advance(50)
        assert (seat, "crew-yours", place) in [(one["seat"], one["text"], one["place"]) for one in said(ann)]
        assert plans(ann)[seat] != place

    with_server(test)


def test_table_T34_a_bot_that_thinks_again_says_that_what_it_had_said_is_yours() -> None:
    """An order lets it think; the player shouts before it has an answer."""

    async def test(fake: FakeServer) -> None:
        ann = await planning(fake)
        seat, place = next(iter(plans(ann).items()))
        ann.post({"kind": "Order", "token": "o", "seat": seat, "order": "repairs"})
        ann.post({"kind": "Point", "seat": 0, "place": place})
        await fake.clock.advance(50)
        assert (seat, "crew-yours", place) in [(one["seat"], one["text"], one["place"]) for one in said(ann)]

    with_server(test)


def test_table_T34_a_bot_keeps_to_what_it_has_said_if_the_round_begins_while_it_thinks_again() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await planning(fake)
        seat, place = next(iter(plans(ann).items()))
        talk = talk_of(ann)
        await start_round(ann)
        talk.plan.meant.clear()  # as a word does, until the bots have thought of it
        assert ann.table is not None
        assert ann.table.play is not None
        kept = talk.kept(ann.table.play, seat, None)
        assert isinstance(kept, Place)
        assert kept.space == place_named(place)

    with_server(test)


def test_table_T34_bots_say_what_they_will_do_before_they_do_it() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await sailing(fake)
        while not now(ann):
            await fake.clock.advance(50)
        first = now(ann)[0]
        assert first["text"].startswith("crew-")
        assert first["facts"] == {"seconds": 30, "post": "kept"}
        assert first["place"]
        assert placed(ann, first["seat"]) == []
        await fake.clock.advance(SAY_FIRST + 50)
        assert len(placed(ann, first["seat"])) == 1

    with_server(test)


def test_table_T34_what_is_announced_as_the_round_ends_waits_for_its_end_without_ringing() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open("pirates", players=2)
        await ann.done("AddBot", seat=1, bot="idle")
        await ann.done("Begin")
        await start_round(ann)
        table, play = ann.table, play_of(ann)
        assert table is not None
        await fake.clock.advance(ROUND - 100)
        end = play.round_end()
        assert end is not None
        play.thinking.add(1)
        table.talk.intentions[1] = Intention(Place(1, 5), "helm", end, table.talk.count)
        table.set_alarm()
        await fake.clock.advance(GRACE)
        assert table.talk.intentions, "in the grace nobody acts"
        await fake.clock.advance(GRACE + SAY_FIRST)
        assert not table.talk.intentions

    with_server(test)


def test_table_T34_an_order_is_confirmed_kept_and_followed() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await sailing(fake)
        await ann.done("Order", seat=2, order="helm")
        assert said(ann)[-1]["text"] == "crew-aye-helm"
        assert (said(ann)[-1]["place"], said(ann)[-1]["means"]) == ("", "")
        assert ann.last("Table")["table"]["chairs"][2]["order"] == "helm"
        assert ann.last("Table")["table"]["orders"] == ["guns", "helm", "repairs"]
        await fake.clock.advance(6_000)
        (_, space), *_ = placed(ann, 2)
        assert space < SHIP_SPACES
        assert AREA_OF[space] in ORDERED[STEER]
        await ann.done("AddBot", seat=2, bot="old-salt")
        chair = ann.last("Table")["table"]["chairs"][2]
        assert (chair["bot"], chair["order"]) == ("old-salt", "helm")

    with_server(test)


def test_table_T34_orders_are_for_bots_and_those_who_play() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await sailing(fake)
        eve = await Guest(fake, ann.code, "Eve").come()
        assert await ann.refused("Order", seat=0, order="guns") == "table.T34"
        assert await ann.refused("Order", seat=1, order="dance") == "table.T34"
        assert await ann.refused("Order", seat=7, order="guns") == "table.T7"
        assert await eve.refused("Order", seat=1, order="guns") == "table.T12"

    with_server(test)


def test_table_T34_i_take_the_helm_keeps_bots_off_it() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await sailing(fake)
        for seat in (1, 2, 3):
            await ann.done("Order", seat=seat, order="helm")
        await ann.done("Say", phrase="helm")
        await fake.clock.advance(8_000)
        spaces = [space for seat in (1, 2, 3) for _, space in placed(ann, seat)]
        assert len(spaces) == 3
        assert HELM not in [AREA_OF[space] for space in spaces if space < SHIP_SPACES]
        assert len(set(spaces)) == 3, "nobody races for a space"

    with_server(test)


@pytest.mark.parametrize(
    ("phrase", "order"), [("helm", STEER), ("sails", STEER), ("fire-left", GUNS), ("fire-right", GUNS)]
)
def test_table_T34_what_a_player_claims_is_theirs_whoever_is_sent_there(phrase: str, order: str) -> None:
    async def test(fake: FakeServer) -> None:
        ann = await sailing(fake)
        for seat in (1, 2, 3):
            await ann.done("Order", seat=seat, order=order)
        await ann.done("Say", phrase=phrase)
        await fake.clock.advance(8_000)
        spaces = [space for seat in (1, 2, 3) for _, space in placed(ann, seat)]
        assert len(spaces) == 3
        assert CLAIMS[phrase] not in [AREA_OF[space] for space in spaces if space < SHIP_SPACES]

    with_server(test)


@pytest.mark.parametrize("phrase", ["sails", "fire-left", "fire-right"])
def test_table_T34_a_claim_holds_for_every_space_of_its_area(phrase: str) -> None:
    ears = CrewRequests(HeardWords("", [Word(1, phrase, "", 100)]), at_sea(), 0)
    assert all(ears.leaves_alone(Place(0, space)) for space in SPACES_OF[CLAIMS[phrase]])


PRIZE = SHIP_SPACES + 3
"""The space of the card at NE1."""
SKILLS = [GreenSailor, AbleSailor, OldSalt]


def deed_after(skill: type[Sailor], state: PiratesState, words: list[Word]) -> Action | None:
    """What the shipmate in seat 1 does after these words."""
    sailor = skill(rules_of())
    ears = CrewRequests(HeardWords("", words), state, 1)
    return sailor.next_deed(Assessment(state, ABLE), ears, rules_of().legal(state, 1), dice_for("prize"))


def prize_announced() -> list[Word]:
    """What seat 1 hears when the shipmate in seat 2 has said that it boards the Merchant."""
    return meant_by_others({2: Intention(Place(2, PRIZE), "NE1", 0, 0)}, 1)


@pytest.mark.parametrize("skill", SKILLS)
def test_table_T34_no_shipmate_goes_onto_a_card_that_another_has_announced(skill: type[Sailor]) -> None:
    chosen = deed_after(skill, at_sea({"NE1": "merchant"}), prize_announced())
    assert isinstance(chosen, Place)
    assert chosen.space != PRIZE


@pytest.mark.parametrize("skill", SKILLS)
def test_table_T34_no_shipmate_sinks_what_another_is_about_to_board(skill: type[Sailor]) -> None:
    sea = at_sea({"NE1": "merchant"}, loaded=["right-1"], timers={1: "right-1"})
    finger = Word(0, "", "NE1", 500)
    asked = deed_after(skill, sea, [finger])
    assert isinstance(asked, Fire), "a finger of a player asks for a shot"
    for words in (prize_announced(), [finger, *prize_announced()]):
        assert not isinstance(deed_after(skill, sea, words), Fire)
    set_already = at_sea({"NE1": "merchant"}, loaded=["right-1"], timers={1: "right-1", 2: "NE1"}, running={2: 80_000})
    assert not isinstance(deed_after(skill, set_already, [finger]), Fire)


def test_table_T34_a_bot_yields_when_somebody_claims_what_it_has_announced() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await sailing(fake)
        await ann.done("Order", seat=1, order="helm")
        while not [one for one in said(ann) if one["text"] in ("crew-helm", "crew-sails") and one["seat"] == 1]:
            await fake.clock.advance(50)
        meant = said(ann)[-1]["place"]
        ann.post({"kind": "Point", "seat": 0, "place": meant})
        await fake.clock.advance(50)
        yields = [one for one in said(ann) if one["text"] == "crew-yours"]
        assert yields == [
            {"kind": "Announced", "seat": 1, "text": "crew-yours", "facts": {}, "place": meant, "means": "leave"}
        ]
        await fake.clock.advance(5_000)
        names = {"helm": 5, "sails-1": 3, "sails-2": 4}
        assert names[meant] not in [space for _, space in placed(ann, 1)]

    with_server(test)


CHATTER = 500
"""Between two words of somebody who talks all the time, in milliseconds: less than a bot waits after its own word."""


def test_table_T34_who_talks_all_the_time_holds_nobody_up() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await sailing(fake)
        for turn in range(12):
            if turn % 2:
                await ann.done("Say", phrase="thanks")
            else:
                ann.post({"kind": "Point", "seat": 0, "place": "S1"})
            await fake.clock.advance(CHATTER)
        assert [len(placed(ann, seat)) for seat in (1, 2, 3)] == [1, 1, 1]
        announced = [one["seat"] for one in now(ann)]
        assert len(announced) <= 4, "one word before each placing; the finger may change one mind"

    with_server(test)


def test_table_T34_a_claim_made_while_ones_own_sand_runs_holds_until_it_is_down() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await sailing(fake, "green")
        await ann.done("Act", seat=0, action={"kind": "Place", "timer": 0, "space": LOOKOUT_SPACE})
        await fake.clock.advance(14_000)
        assert HELM_SPACE not in match_of(ann).state.sand.at
        for seat in (1, 2, 3):
            await ann.done("Order", seat=seat, order="helm")
        await ann.done("Say", phrase="helm")
        await fake.clock.advance(26_000)
        later = [space for seat in (1, 2, 3) for at, space in placed(ann, seat) if at > 14_000]
        assert later
        assert HELM_SPACE not in later

    with_server(test)


def test_table_T34_a_claim_is_over_when_its_owner_has_gone_elsewhere() -> None:
    state = at_sea(timers={1: "repairs"}, running={1: 75_000})
    before, after = (CrewRequests(HeardWords("", [Word(1, "helm", "", age)]), state, 0) for age in (20_000, 10_000))
    assert not before.leaves_alone(Place(0, HELM_SPACE)), "said before, and then gone to the Repairs"
    assert after.leaves_alone(Place(0, HELM_SPACE)), "said while the sand runs: about the next timer"


def test_table_T34_words_of_an_earlier_round_are_not_about_this_one() -> None:
    state = at_sea()
    assert CrewRequests(HeardWords("", [Word(1, "helm", "", 40_000)]), state, 0).leaves_alone(Place(0, HELM_SPACE))
    assert not CrewRequests(HeardWords("", [Word(1, "helm", "", 70_000)]), state, 0).leaves_alone(Place(0, HELM_SPACE))


def test_table_T34_a_finger_at_a_hidden_card_sends_somebody_to_the_lookout_and_turns_up_that_card() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await sailing(fake, "old-salt")
        await fake.clock.advance(300)
        ann.post({"kind": "Point", "seat": 0, "place": "S1"})
        await fake.clock.advance(40_000)
        looked = [line.action.position for line in match_of(ann).lines if isinstance(line.action, Look)]
        assert looked[0] == SOUTH

    with_server(test)


def test_table_T34_a_finger_at_a_card_with_a_space_sends_a_shipmate_to_it() -> None:
    state = at_sea({"S1": "merchant"})
    card = SHIP_SPACES + SOUTH
    ears = CrewRequests(HeardWords("", [Word(1, "", "S1", 30_000)]), state, 0)
    assert ears.sends_to(Place(0, card))
    green = GreenSailor(rules_of())
    chosen = green.next_deed(Assessment(state, ABLE), ears, rules_of().legal(state, 0), dice_for("finger"))
    assert isinstance(chosen, Place)
    assert chosen.space == card


def test_words_that_repeat_themselves_push_no_other_word_out() -> None:
    said_lately = SaidLately()
    said_lately.add(Said(1, "helm", "", 1000))
    for number in range(50):
        said_lately.add(Said(0, "", f"S{number}", 1000 + number))
        said_lately.add(Said(0, "hello", "", 1000 + number))
    words = said_lately.words(2000)
    assert [word.phrase for word in words if word.seat == 1] == ["helm"]
    assert len([word for word in words if word.phrase == "hello"]) == 1


def test_table_T33_no_hint_goes_where_a_shipmate_has_just_said_that_it_goes() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await sailing(fake, "old-salt")
        met = 0
        while met < 3:
            before = len(said(ann))
            await fake.clock.advance(50)
            if len(said(ann)) == before:
                continue
            meant = {one.place for one in talk_of(ann).intentions.values()}
            await ann.done("Suggest", seat=0)
            await fake.clock.advance(50)
            hint = ann.all("Suggested")[-1]["hint"]
            assert hint is None or not {f"space-{place}" for place in meant} & set(hint["points"])
            met += 1

    with_server(test)


def test_table_T34_a_word_about_another_place_makes_no_bot_yield() -> None:
    state = at_sea(timers={1: "helm"}, running={1: 70_000})
    ears = CrewRequests(HeardWords("", [Word(1, "lookout", "", 100)]), state, 0)
    assert not ears.leaves_alone(Place(0, 5)), "the Helm is taken, and nobody asked for it"


def test_table_T34_a_bot_tells_how_long_its_sand_still_runs() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await sailing(fake, "old-salt")
        await fake.clock.advance(12_000)
        await ann.done("Say", phrase="hurry")
        answer = said(ann)[-1]
        assert answer["text"] == "crew-ready-in"
        assert 15 <= answer["facts"]["seconds"] <= 25

    with_server(test)


def test_table_T34_in_a_crew_that_sails_anybody_changes_levels_and_takes_the_seat_of_a_bot() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open("pirates", players=3)
        bob = await fake.guest(ann)
        await ann.done("AddBot", seat=2, bot="green")
        assert await bob.refused("AddBot", seat=2, bot="able") == "table.T8"
        await ann.done("Begin")
        await bob.done("AddBot", seat=2, bot="able")
        assert await bob.refused("Swap", seat=0, other=2) == "table.T34"
        await bob.done("Swap", seat=1, other=2)
        chairs = bob.last("Table")["table"]["chairs"]
        assert [chair["bot"] for chair in chairs] == [None, "able", None]
        assert bob.last("You")["seats"] == [2]
        assert bob.last("Snapshot")["seat"] == 2
        assert await bob.refused("Act", seat=1, action=START_IT) == "table.T19"

    with_server(test)


def test_table_T34_a_green_hand_is_offered_first_in_the_first_chapters() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open("pirates", players=4)
        table = ann.last("Welcome")["table"]
        assert (table["usual_bot"], table["stand_in"]) == ("green", "green")

    with_server(test)


def test_the_table_says_which_level_comes_after_its_bots_and_in_a_crew_none() -> None:
    async def test(fake: FakeServer) -> None:
        for game, bot, after in (
            ("corto", "novice", "regular"), ("corto", "novice-vengeful", "regular"), ("corto", "master", ""),
            ("pirates", "green", ""),
        ):  # fmt: skip
            ann = await fake.open(game, players=2)
            await ann.done("AddBot", seat=1, bot=bot)
            assert ann.last("Table")["table"]["next_level"] == after

    with_server(test)


def test_table_T33_in_a_crew_anybody_asks_what_an_old_salt_would_do_and_nobody_counts() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await sailing(fake)
        for _ in range(4):
            await ann.done("Suggest", seat=0)
            await fake.clock.advance(100)
        found = ann.all("Suggested")
        assert len(found) == 4
        assert all(one["hint"]["say"]["text"].startswith("hint-pirates-") for one in found)
        assert found[-1]["left"] == ann.last("Table")["table"]["hints"] > 3

    with_server(test)


def test_who_comes_back_at_sea_is_told_the_last_hint_of_each_own_seat_however_far_the_voyage_has_gone() -> None:
    async def test(fake: FakeServer, bots: SlowBots) -> None:
        ann, bob = await fake.pair("pirates")
        await start_round(ann, bob)
        bots.go.set()
        await ann.done("Suggest", seat=0)
        await fake.clock.advance(100)
        await bob.done("Suggest", seat=1)
        await fake.clock.advance(100)
        place = next(one for one in match_of(ann).rules.legal(match_of(ann).state, 0) if isinstance(one, Place))
        await ann.done("Act", seat=0, action={"kind": "Place", "timer": place.timer, "space": place.space})
        again = await Guest(fake, ann.code, "Ann").come()
        assert again.all("Suggested") == ann.all("Suggested")
        bots.go.clear()
        await ann.done("Suggest", seat=0)
        third = await Guest(fake, ann.code, "Ann").come()
        assert third.all("Suggested") == [], "a new question is not answered by the old answer"

    with_slow_bots(test)


class HeldBots(InlineBots):
    """Bots whose answers all wait until a test lets them come together."""

    def __init__(self) -> None:
        super().__init__(GAMES)
        self.go = asyncio.Event()
        self.asked = 0

    async def choose(self, question: Question) -> Choice:
        self.asked += 1
        choice = await super().choose(question)
        await self.go.wait()
        return choice


def test_table_T34_of_shipmates_who_think_at_the_same_time_no_two_announce_one_place() -> None:
    async def test() -> None:
        bots = HeldBots()
        fake = FakeServer(bots=bots)
        try:
            ann = await sailing(fake, "old-salt")
            for seat in (1, 2, 3):
                await ann.done("Order", seat=seat, order="helm")
            while bots.asked < 3:
                await fake.clock.advance(50)
            bots.go.set()
            await fake.clock.advance(SAY_FIRST - 50)
            places = [one["place"] for one in said(ann) if one["means"] == "take"]
            assert len(places) == len({*places}) == 3
        finally:
            await fake.registry.close()

    asyncio.run(test())


@pytest.mark.parametrize(("cards", "loaded", "text"), [
    ({}, ["right-1", "right-2"], "crew-load-left"),
    ({}, ["left-1", "left-2"], "crew-load-right"),
    ({}, [], "crew-load"),
    ({}, ["left-1", "right-1"], "crew-load"),
    ({"NE1": "brigantine"}, [], "crew-load-right"),
])  # fmt: skip
def test_table_T34_who_goes_to_load_says_which_side_where_one_is_meant(
    cards: dict[str, str], loaded: list[str], text: str
) -> None:
    state = at_sea(cards, loaded=loaded)
    observation = observed(state, 1)
    said = PiratesTalk(RULES).announcement(observation, SILENCE, Place(1, SPACES_OF[CANNONBALLS][0]))
    assert said is not None
    assert said.text == text
    for language in ("en", "fr"):
        assert load(language, (TABLE_TEXTS, "table")).say(text, said.facts)
