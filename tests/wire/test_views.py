"""Views of any game: patches lead from each snapshot to the next, and everything legal is offered by a name."""

from random import Random
from typing import Any

import msgspec
import pytest

from contract.kit import Kit
from contract.kits import KITS
from contract.walks import Walk, walked
from saltsea.catalog import CATALOG
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match
from saltsea.kernel.record import Line, fold
from saltsea.kernel.record_file import read, read_parts, write
from saltsea.kernel.seat import WATCHER, Seat
from saltsea.view import key_of
from saltsea.wire.docs import field_docs
from saltsea.wire.messages import GameJson
from saltsea.wire.patch import patched
from saltsea.wire.shapes import field_types
from saltsea.wire.steps import StepViews
from saltsea.wire.views import ViewJson, view_schema

STEPS = 60
by_game = pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.game.name)


def a_match(kit: Kit, seed: str, *, hashing: bool = False) -> Match:
    """For two, or for one where no more may play."""
    choices, players = Random(seed), min(2, kit.game.rules().most)
    walk = Walk(players, {}, seed, tuple(choices.randrange(1 << 16) for _ in range(STEPS)))
    return walked(kit.game.rules(), walk, hashing=hashing)


def views_of(kit: Kit, match: Match) -> ViewJson:
    return ViewJson(match.rules, kit.game.views(match.rules), GameJson(match.rules))


def snapshot(json: ViewJson, state: Any, seat: Seat) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.json.decode(json.snapshot(state, seat))
    return shown


def step(json: ViewJson, match: Match, line: Line, seat: Seat) -> dict[str, Any]:
    before, after = (fold(match.rules, match.header, match.lines, number) for number in (line.number - 1, line.number))
    shown: dict[str, Any] = msgspec.json.decode(StepViews(json, before, after, line).to(seat))
    return shown


@by_game
def test_the_patches_of_a_step_lead_to_the_next_snapshot(kit: Kit) -> None:
    match = a_match(kit, "patches")
    json = views_of(kit, match)
    for seat in (*range(match.header.players), WATCHER):
        view = snapshot(json, fold(match.rules, match.header, match.lines, 0), seat)
        for line in match.lines[1:]:
            told = step(json, match, line, seat)
            for event in told["events"]:
                view["public"] = patched(view["public"], event.get("patch") or [])
                view["private"] = patched(view["private"], event.get("own") or [])
            after = snapshot(json, fold(match.rules, match.header, match.lines, line.number), seat)
            assert view["public"] == after["public"], (seat, line.number)
            assert view["private"] == after.get("private"), (seat, line.number)
            assert told.get("offers") == after.get("offers")
            assert told.get("asks") == after.get("asks")


@by_game
def test_a_game_that_was_read_from_its_file_is_shown_byte_for_byte_as_before(kit: Kit) -> None:
    """Whether a default is left out depends on which object it is, so a text that was read must count as well."""
    match = a_match(kit, "read", hashing=True)
    json = views_of(kit, match)
    kept = read(match.rules, read_parts(write(match.rules, match.record())))
    for seat in (*range(match.header.players), WATCHER):
        shown = json.snapshot(fold(match.rules, kept.header, kept.lines, kept.lines[-1].number), seat)
        assert shown == json.snapshot(match.state, seat)


@by_game
def test_every_legal_action_is_offered_by_a_name_that_leads_back_to_it(kit: Kit) -> None:
    match = a_match(kit, "offers")
    views = kit.game.views(match.rules)
    for line in match.lines:
        state = fold(match.rules, match.header, match.lines, line.number)
        for seat in range(match.header.players):
            observation = match.rules.observe(state, seat)
            offered = [{"kind": offer.kind, **one.args} for offer in views.offers(observation) for one in offer.choices]
            found = [views.action(plain) for plain in offered]
            assert {id(one) for one in found} == {id(one) for one in observation.legal}


@by_game
def test_no_two_actions_have_one_name(kit: Kit) -> None:
    rules = kit.game.rules()
    views = kit.game.views(rules)
    assert len({key_of(views.describe(action)) for action in rules.vocabulary.actions}) == len(rules.vocabulary.actions)


@by_game
def test_a_view_is_made_of_the_observation_alone(kit: Kit) -> None:
    """A seat that cannot tell two worlds apart sees one view of both."""
    match = a_match(kit, "worlds")
    json = views_of(kit, match)
    for seat in range(match.header.players):
        other = kit.swap_hidden(match.state, seat, dice_for("worlds"))
        assert snapshot(json, other, seat) == snapshot(json, match.state, seat)


@by_game
def test_every_field_of_a_view_has_its_sentence(kit: Kit) -> None:
    for part in kit.game.views(kit.game.rules()).parts:
        missing = set(part.__struct_fields__) - set(field_docs(part))
        assert not missing, f"{part.__name__}: {sorted(missing)}"


@pytest.mark.parametrize("name", CATALOG)
def test_every_field_of_an_action_and_an_event_has_its_sentence(name: str) -> None:
    """In the schema, and so in TypeScript; and no sentence speaks of the engine's own numbers."""
    rules = CATALOG[name].rules()
    for kind, shape in view_schema(rules, CATALOG[name].views(rules))["$defs"].items():
        fields = {field: said.get("description", "") for field, said in shape.get("properties", {}).items()}
        assert [field for field, said in fields.items() if not said and field != "kind"] == [], kind
        assert not any(word in shape.get("description", "") for word in ("-1", "NOWHERE", "NO_CARD")), kind


@pytest.mark.parametrize("name", CATALOG)
def test_no_sentence_is_of_a_field_that_is_gone(name: str) -> None:
    rules = CATALOG[name].rules()
    nouns = [*rules.vocabulary.events.values(), *{type(action) for action in rules.vocabulary.actions}]
    kinds = {noun.__name__: set(field_types(noun)) for noun in nouns}
    known = {*kinds, *(field for fields in kinds.values() for field in fields)}
    known |= {f"{kind}.{field}" for kind, fields in kinds.items() for field in fields}
    ours = {} if name == "app" else CATALOG[name].views(rules).field_sentences  # the App has those of its box, too
    assert [field for field in ours if field not in known] == []


def test_what_a_seat_may_not_know_of_an_event_is_left_out() -> None:
    kit = next(kit for kit in KITS if kit.game.name == "shells")
    match = a_match(kit, "masked")
    json = views_of(kit, match)
    dealt = [
        event["event"]
        for line in match.lines[1:]
        for event in step(json, match, line, 1)["events"]
        if event.get("event", {}).get("kind") == "Dealt"
    ]
    assert any(event["seat"] == 0 for event in dealt)
    assert all(("card" in event) == (event["seat"] == 1) for event in dealt)
