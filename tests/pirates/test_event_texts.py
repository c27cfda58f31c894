"""How events are told: which ones, by which text, with which arguments; and what is known to follow from an action."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec
import pytest

from pirates.tables import RULES, at_cannon, at_sea, kind, rules_of, spot
from pirates.verbs import board, fire, load, look, place, repair, sails, salvage, turn
from pirates.view_kit import VIEWS, observed, said, words
from saltsea.bots.random_bot import RandomBot
from saltsea.catalog import CATALOG
from saltsea.games.pirates.engine.kinds import POWDER
from saltsea.games.pirates.engine.state import PiratesState
from saltsea.games.pirates.events import crew_events, round_events, sea_events
from saltsea.games.pirates.view.consequence_texts import sentences_of
from saltsea.games.pirates.view.shapes import PiratesConsequences
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Action, Event, Observation, Refusal
from saltsea.kernel.record import states_after
from saltsea.kernel.seat import TABLE, members
from saltsea.view import Context, EventText, Sentence
from saltsea.wire.steps import shown_events
from saltsea.wire.views import EventShown

AIM = spot("NE1")


def told(event: Event, state: PiratesState | None = None, earlier: Sequence[Event] = ()) -> EventText:
    return VIEWS.event_text(event, Context(observed(state or at_sea(), 0), earlier, TABLE))


def yours(event: Event, seat: int = 0) -> Sentence | None:
    return VIEWS.yours(event, Context(observed(at_sea(), seat), (), TABLE))


def sentence(event: Event, state: PiratesState | None = None, earlier: Sequence[Event] = ()) -> Sentence | None:
    return told(event, state, earlier).sentence


def test_what_the_engine_notes_for_itself_is_not_told() -> None:
    for event in (sea_events.CameTo(0, 0), round_events.Ready(0), crew_events.SandRanOut(0, 1)):
        assert sentence(event) is None
    assert sentence(round_events.EventCalled(0, 0)) is None
    assert sentence(round_events.EventCalled(0, 2)) == Sentence("event-pirates-EventCalled", {"stands": 2})


def test_a_round_begins_with_a_heading() -> None:
    assert told(round_events.Dealt(1, [], [])) == EventText(Sentence("told-pirates-round"), heading=True)


def test_an_event_of_the_app_is_told_with_its_cry_and_what_it_does() -> None:
    gust = RULES.data.events.index("gust")
    name = "event.gust"
    assert sentence(round_events.EventCame(gust)) == Sentence(
        "told-pirates-happening", {"cry": name, "what": name, "stirs": ["sails-1", "sails-2"]}
    )


def test_a_shooter_is_told_by_its_card() -> None:
    state = at_sea({"NE1": "corvette"})
    assert sentence(round_events.TookAim(1, AIM, 1), state) == Sentence(
        "told-pirates-TookAim", {"card": "card.corvette"}
    )
    shot = sea_events.EnemyShot(AIM, 1, 0b110, -1)
    assert sentence(shot, state) == Sentence("told-pirates-EnemyShot", {"card": "card.corvette", "curses": "none"})


def test_a_shooter_may_have_been_turned_up_or_moved_by_the_same_line() -> None:
    turned = sea_events.CardTurned(AIM, kind("gunboat"), 3, 0, 0)
    aim = round_events.TookAim(1, AIM, 2)
    assert sentence(aim, at_sea({"NE1": "?"}, hidden=["gunboat"]), [turned]) == Sentence(
        "told-pirates-TookAim", {"card": "card.gunboat"}
    )
    chased = sea_events.Chased([spot("N1")], [AIM])
    assert sentence(aim, at_sea({"N1": "frigate"}), [chased]) == Sentence(
        "told-pirates-TookAim", {"card": "card.frigate"}
    )
    assert sentence(aim) == Sentence("event-pirates-TookAim")


def test_nobody_and_nothing_are_said_by_none_and_enumerations_by_their_number() -> None:
    assert sentence(crew_events.CorkPut(0, TABLE, 3, 0)) == Sentence("event-pirates-CorkPut", {"seat": "none"})
    repaired = sentence(crew_events.Repaired(0, 1, -1))
    assert repaired is not None
    assert repaired.args["space"] == "none"
    turned = sea_events.CardTurned(AIM, 0, 1, 0, 0)
    assert sentence(turned) == Sentence("event-pirates-CardTurned", {"how": 1})
    assert VIEWS.describe(turned)["how"] == "bow"


def test_a_deed_is_told_by_who_does_it_and_where_the_ship_turns() -> None:
    turned = sentence(crew_events.ShipTurned(0, 1, 5), at_sea(heading="N"))
    assert turned == Sentence("told-pirates-ShipTurned", {"seat": 1, "hands": 1, "sectors": -1})
    slower = sentence(crew_events.SailsSet(0, 2, 0), at_sea(sails=1))
    assert slower == Sentence("told-pirates-SailsSet", {"seat": 2, "hands": 1, "step": -1})


def test_who_owns_a_timer_that_was_hurried_or_cursed_is_told_so() -> None:
    assert yours(crew_events.TimerHurried(0)) == Sentence("event-pirates-TimerHurried", {"timer": 0})
    assert yours(crew_events.TimerHurried(0), seat=1) is None
    assert yours(sea_events.EnemyShot(AIM, 1, 2, 0)) == Sentence("told-pirates-cursed", {"timer": 0})


def test_events_are_described_by_names() -> None:
    assert VIEWS.describe(sea_events.EnemyShot(AIM, 2, 0b110, 0)) == {
        "kind": "EnemyShot", "position": "NE1", "face": 2, "spaces": ["right-cannons"], "curses": 0
    }  # fmt: skip
    assert VIEWS.describe(crew_events.Loaded(5000, 1, 0b1010)) == {
        "kind": "Loaded", "timer": 1, "cannons": ["right-2", "left-2"]
    }  # fmt: skip
    assert VIEWS.describe(crew_events.TimerPlaced(5000, 2, 2, 16, 9000))["space"] == "NE2"
    assert VIEWS.describe(round_events.Dealt(0, [0, 4], [kind("fog")])) == {
        "kind": "Dealt", "round": 1, "positions": ["N1", "NE2"], "deal": ["card.fog"]
    }  # fmt: skip


def test_every_fact_that_the_terminal_says_by_a_name_has_one_on_the_wire() -> None:
    assert set(CATALOG["pirates"].spoken(words("en"))) <= set(VIEWS.names)


# --- whole voyages in words ---


@cache
def sailed(chapter: str) -> Match:
    """A voyage of random moves."""
    match = start(RULES, 2, {"chapter": chapter, "level": "captain"}, named_seed(f"told {chapter}"))
    assert isinstance(match, Match)
    match.hashing = False
    dice, bot, at = dice_for("told"), RandomBot(patience=2), 0
    while not match.is_over():
        match.look(at)
        for seat in members(RULES.waiting_on(match.state)):
            action = bot.choose(RULES.observe(match.state, seat), dice)
            assert action is None or not isinstance(match.submit(seat, action, at), Refusal)
        at += 1000
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", ["1", "6", "9", "10"])
def test_whole_voyages_are_told_asked_and_offered_in_words(chapter: str, language: str) -> None:
    texts, match, before = words(language), sailed(chapter), RULES.setup(2, {"chapter": chapter})
    for line, state in states_after(RULES, match.header, match.lines):
        heard = [event for one in line.events if (event := RULES.mask(one, 0)) is not None]
        spoken = [shown(one) for one in shown_events(VIEWS, heard, RULES.observe(before, 0), line.seat)]
        observation = RULES.observe(state, 0)
        spoken += [*VIEWS.asks(observation), *labels(observation), *steps(observation)]
        for each in spoken:
            assert not re.search(r"[{}]|-pirates-|\bNone\b|\bnone\b(?! left)", said(texts, each) if each.text else "")
        before = state.copy()


def shown(told: EventShown) -> Sentence:
    """An event's own fields are the arguments of its sentence, and those that it has beside or instead of them."""
    plain = msgspec.json.decode(msgspec.json.encode(told))
    own = {name: value for name, value in plain["event"].items() if name != "kind"}
    return Sentence(plain.get("say", ""), {**own, **plain.get("args", {})})


def labels(observation: Observation) -> list[Sentence]:
    offers = VIEWS.offers(observation)
    return [Sentence(offer.say, {**choice.args, **choice.more}) for offer in offers for choice in offer.choices]


def steps(observation: Observation) -> list[Sentence]:
    return [step.sentence for step in VIEWS.public(observation).goal.steps]


# --- what follows ---

EVERYTHING: Final = PiratesConsequences(
    chance=True,
    heading="NE",
    speed=0,
    lives=1,
    loaded=["left-1", "right-2"],
    unloaded=["left-2"],
    corked=["helm"],
    uncorked=["sails-1"],
    aboard={"token.loot": 2, "token.powder": -1},
    uncursed=True,
    turned_up=["NE1"],
    turned_down=["S1"],
    damage={"NE2": 2},
    sunk=["N1"],
    gone=["N1", "S2"],
    choice="cork",
    goal=True,
)


FOLLOWS: Final = {
    "en": "the Ellen heads north-east; speed 0; 1 life point left; loaded: left cannon 1, right cannon 2; empty: left "
    "cannon 2; a cork in: Helm; mended: Sails 1; comes aboard: Loot × 2; is used up: Powder; the sand runs as fast as "
    "ever; face up: NE1; face down: S1; 2 damage on NE2; sunk: N1; gone: S2; the crew chooses where a cork goes; the "
    "goal is reached; the rest is chance",
    "fr": "l’Ellen fait cap nord-est; vitesse 0; il reste 1 point de vie; chargé : canon de gauche 1, canon de droite "
    "2; vide : canon de gauche 2; un bouchon : Barre; réparé : Voiles 1; à bord : Butin × 2; consommé : Poudre; le "
    "sable coule de nouveau normalement; face visible : NE1; face cachée : S1; NE2 : 2 dégâts; coulé : N1; retiré : "
    "S2; l’équipage choisit où va un bouchon; le but est atteint; le hasard décide du reste",
}


@pytest.mark.parametrize("language", FOLLOWS)
def test_all_that_can_follow_has_its_words(language: str) -> None:
    texts = words(language)
    spoken = "; ".join(said(texts, each) for each in sentences_of(EVERYTHING))
    assert re.sub(r"\s", " ", spoken) == FOLLOWS[language]


def test_the_end_is_said_instead_of_the_goal_and_chance_alone_is_not_worth_a_word() -> None:
    ends = sentences_of(PiratesConsequences(goal=True, ends="won"))
    assert ends == [Sentence("then-pirates-ends", {"result": "won"})]
    assert sentences_of(PiratesConsequences(chance=True)) == []


def follows(state: PiratesState, action: Action) -> PiratesConsequences:
    return VIEWS.consequences(observed(state), action)


def test_a_turn_is_known_to_lead_to_a_heading_until_chance_turns_up_a_card() -> None:
    found = follows(at_sea(timers={0: "helm"}), turn(0, 1))
    assert (found.heading, found.chance, found.turned_up) == ("NE", False, [])
    assert follows(at_sea({"NE1": "?"}, hidden=["fog"], timers={0: "helm"}), turn(0, 1)).chance


def test_rocks_before_the_bow_are_known_to_cost_a_cork() -> None:
    found = follows(at_sea({"NE1": "rocks"}, down=["NE1"], timers={0: "helm"}), turn(0, 1))
    assert (found.turned_up, found.corked, found.lives) == (["NE1"], ["cannonballs"], None)
    assert follows(at_sea({"NE1": "rocks"}, timers={0: "helm"}, corks=["cannonballs"]), turn(0, 1)).lives == 4
    assert found.sentences == [
        Sentence("then-pirates-heading", {"sector": "NE"}),
        Sentence("then-pirates-corked", {"space": ["cannonballs"]}),
        Sentence("then-pirates-up", {"positions": ["NE1"]}),
    ]


def test_a_shot_is_known_to_cost_its_ball_and_powder_and_no_more() -> None:
    found = follows(at_cannon({"NE1": "brigantine"}, aboard={POWDER: 1}), fire(0, "NE1", 1))
    assert (found.unloaded, found.aboard, found.chance) == (["right-1"], {"token.powder": -1}, True)
    assert (found.sunk, found.damage, found.corked) == ([], {}, [])


def test_loading_mending_and_setting_sails_are_known() -> None:
    assert follows(at_sea(timers={0: "cannonballs"}), load(0, "left-1", "right-2")).loaded == ["right-2", "left-1"]
    assert follows(at_sea(timers={0: "repairs"}, corks=["helm"]), repair(0, "helm")).uncorked == ["helm"]
    assert follows(at_sea(timers={0: "repairs"}, cursed=[0]), repair(0)).uncursed
    assert follows(at_sea(sails=1, timers={0: "sails-1"}), sails(0, 1)).speed == 2


def test_tokens_and_cards_that_go_are_known() -> None:
    found = follows(at_sea({"N1": "merchant"}, timers={0: "N1"}), board(0))
    assert (found.gone, found.aboard) == (["N1"], {"token.loot": 1})
    assert follows(at_sea({"S1": "wreck"}, timers={0: "S1"}), salvage(0)).aboard == {"token.powder": 1}


def test_a_look_says_which_card_is_turned_up_but_not_what_it_is() -> None:
    found = follows(at_sea({"S1": "?"}, hidden=["fog"], timers={0: "lookout"}), look(0, "S1"))
    assert (found.turned_up, found.chance) == (["S1"], True)


def test_a_passage_at_its_speed_is_known_to_reach_the_goal() -> None:
    passage = {"stages": [[{"do": "point", "card": "passage", "times": 1}]]}
    rules = rules_of(goal=passage, rounds=[{"seconds": 180, "deal": {"passage-2": 1}, "events": 0}])
    found = follows(at_sea({"N1": "passage-2"}, rules=rules, timers={0: "sails-1"}), sails(0, 1))
    assert (found.goal, found.ends, found.gone) == (True, "won", ["N1"])


def test_a_choice_that_the_crew_owes_already_does_not_follow_from_a_deed() -> None:
    owing = at_sea(timers={0: "sails-1"})
    owing.clock.choice, owing.agenda.need = owing.clock.now + 3000, 1
    assert follows(owing, sails(0, 1)).choice is None


def test_placing_changes_nothing_but_the_timer() -> None:
    state = at_sea()
    assert follows(state, place(0, "helm")) == PiratesConsequences()
    assert state.sand.at[0] < 0, "the voyage itself stays as it was"
