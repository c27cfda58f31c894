"""Whole random voyages of several chapters: the view never fails, is plain JSON, and changes by small patches."""

from statistics import fmean
from typing import Any, Final

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings

from contract.pirates_kit import PIRATES_KIT
from contract.walks import Walk, walked, walks
from pirates.tables import RULES
from pirates.view_kit import VIEWS
from saltsea.bots.random_bot import RandomBot
from saltsea.games.pirates.view.shapes import PiratesOwn, PiratesView
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record import states_after
from saltsea.kernel.seat import WATCHER, members
from saltsea.wire.messages import GameJson
from saltsea.wire.patch import patched
from saltsea.wire.steps import StepViews
from saltsea.wire.views import ViewJson

JSON: Final = ViewJson(RULES, VIEWS, GameJson(RULES))
MEAN_STEP: Final = 1847
MEAN_SNAPSHOT: Final = 2555
"""Bytes: what a step cost before there were views, and one and a half times what a snapshot did (bench/wire.py)."""


def sailed(chapter: str, level: str, players: int) -> Match:
    """A voyage of random moves to its end."""
    match = start(RULES, players, {"chapter": chapter, "level": level}, named_seed(f"view {chapter}"))
    assert isinstance(match, Match)
    match.hashing = False
    dice, bot, at = dice_for("view"), RandomBot(patience=2), 0
    while not match.is_over():
        match.look(at)
        for seat in members(RULES.waiting_on(match.state)):
            action = bot.choose(RULES.observe(match.state, seat), dice)
            assert action is None or not isinstance(match.submit(seat, action, at), Refusal)
        at += 1000
    return match


@pytest.mark.parametrize(
    ("chapter", "level", "players"),
    [("1", "deckhand", 1), ("3", "bosun", 2), ("6", "captain", 3), ("8", "deckhand", 4), ("10", "captain", 2)],
)
def test_a_voyage_is_followed_by_small_patches_to_its_end(chapter: str, level: str, players: int) -> None:
    match = sailed(chapter, level, players)
    before, view, steps, snapshots = None, None, [], []
    for line, state in states_after(RULES, match.header, match.lines):
        snapshot = JSON.snapshot(state, 0)
        if before is not None:
            step = StepViews(JSON, before, state, line).to(0)
            view = followed(view, msgspec.json.decode(step)["events"])
            assert view == seen(snapshot)
            steps.append(len(step))
        before, view = state.copy(), seen(snapshot)
        snapshots.append(len(snapshot))
    assert view is not None
    assert view["public"]["end"]["result"] in ("won", "sunk", "late")
    assert fmean(steps) < MEAN_STEP
    assert fmean(snapshots) < MEAN_SNAPSHOT


def seen(snapshot: bytes) -> dict[str, Any]:
    view = msgspec.json.decode(snapshot)
    return {name: view.get(name) for name in ("public", "private")}


def followed(view: Any, events: list[dict[str, Any]]) -> dict[str, Any]:
    for event in events:
        view = {
            "public": patched(view["public"], event.get("patch") or []),
            "private": patched(view["private"], event.get("own") or []),
        }
    return dict(view)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(walks(PIRATES_KIT, PIRATES_KIT.walk))
def test_every_moment_has_a_view_that_json_carries_back_and_forth(walk: Walk) -> None:
    match = walked(RULES, walk)
    for seat in (*range(walk.players), WATCHER):
        observation = RULES.observe(match.state, seat)
        public, private = VIEWS.public(observation), VIEWS.private(observation)
        assert msgspec.json.decode(msgspec.json.encode(public), type=PiratesView) == public
        assert msgspec.json.decode(msgspec.json.encode(private), type=PiratesOwn | None) == private
        VIEWS.asks(observation)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(walks(PIRATES_KIT, PIRATES_KIT.walk))
def test_every_legal_action_has_consequences_that_come_true(walk: Walk) -> None:
    """What is foretold without a question to chance is what then happens."""
    match = walked(RULES, walk)
    for seat in range(walk.players):
        observation = RULES.observe(match.state, seat)
        for action in observation.legal:
            foretold = VIEWS.consequences(observation, action)
            if foretold.chance:
                continue
            before, twin = match.state.copy(), Match(RULES, match.header, match.dealer, match.seed)
            twin.hashing, twin.state, twin.lines = False, before, match.lines[:]
            assert not isinstance(twin.submit(seat, action, match.now()), Refusal)
            ship = VIEWS.public(RULES.observe(twin.state, WATCHER)).ship
            assert foretold.heading in (None, ship.heading)
            assert foretold.speed in (None, ship.speed)
            assert foretold.lives in (None, ship.lives)
            assert set(foretold.corked) <= set(ship.corks)
            assert not set(foretold.uncorked) & set(ship.corks)


def test_calm_seas_that_are_off_are_left_out_whoever_wrote_the_option() -> None:
    """The text that a client sent is another object than the default, and stays with the voyage."""
    for players in (2, 3):
        match = start(RULES, players, {"chapter": "2", "calm": "".join(["o", "ff"])}, named_seed("calm"))
        assert isinstance(match, Match)
        assert b'"calm"' not in JSON.snapshot(match.state, WATCHER)
