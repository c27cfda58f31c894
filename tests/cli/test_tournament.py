"""`saltsea tournament`: results depend on the seed alone, and a tournament that was stopped goes on."""

import gc
import json
import socket
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from cli.terminal import cli_error, run_cli
from saltsea.bots.player import Bot
from saltsea.bots.random_bot import RandomBot
from saltsea.catalog import CATALOG
from saltsea.cli.contests.pairs import ShownPairs, effort
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action, Observation
from saltsea.research import cluster, outside
from saltsea.research.contest import RARELY, Processes, run_games
from saltsea.research.results_file import ResultsFile
from saltsea.research.tournament import (
    Fixture,
    Pairing,
    Pairs,
    fixtures,
    play,
)

NAMES = ["random", "greedy-1"]
SETTING = Pairs("saltsea.catalog:CATALOG", "corto", 2, {"length": 6}, "tide")


def without_times(found: object) -> Any:
    """A result without what a clock says."""
    if isinstance(found, dict):
        return {key: without_times(value) for key, value in found.items() if "seconds_per_turn" not in key}
    return [without_times(one) for one in found] if isinstance(found, list) else found


def test_each_deal_is_played_from_every_seat() -> None:
    games = fixtures(NAMES, 2, 4)
    assert [(game.deal, game.seat) for game in games] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert {game.pairing for game in games} == {Pairing("random", "greedy-1")}


def test_with_four_seats_each_of_a_pair_sits_alone_once() -> None:
    games = fixtures(NAMES, 4, 4)
    assert [game.seat for game in games] == [0, 1, 2, 3] * 2
    assert [*dict.fromkeys(game.pairing for game in games)] == [
        Pairing("random", "greedy-1"),
        Pairing("greedy-1", "random"),
    ]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    wanted = fixtures(NAMES, 2, 4)
    found = [{one.fixture(): (one.share, one.margin) for one in Processes(n).play(SETTING, wanted)} for n in (1, 2)]
    assert found[0] == found[1]
    assert len(found[0]) == 4


def test_one_process_looks_for_garbage_rarely_while_it_plays_and_then_as_before() -> None:
    before, seen = gc.get_threshold(), []
    for _ in Processes(1).play(SETTING, fixtures(["random", "greedy-1"], 2, 2)):
        seen.append(gc.get_threshold()[0])
    assert seen == [RARELY, RARELY]
    assert gc.get_threshold() == before


def test_a_tournament_that_was_stopped_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    told: list[int] = []
    whole = run_games(SETTING, fixtures(NAMES, 2, 4), Processes(1), file, lambda done: told.append(len(done)))
    assert told == [0, 1, 2, 3, 4]
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:2]) + lines[2][:20])  # killed while it wrote the third line
    told.clear()
    again = run_games(SETTING, fixtures(NAMES, 2, 4), Processes(1), file, lambda done: told.append(len(done)))
    assert told == [2, 3, 4]
    assert [(one.share, one.margin) for one in again] == [(one.share, one.margin) for one in whole]
    assert {*ResultsFile(file).read(SETTING)} == {*fixtures(NAMES, 2, 4)}


def test_a_file_of_another_tournament_is_not_taken_for_this_one(tmp_path: Path) -> None:
    file, told = tmp_path / "games.jsonl", list[int]()
    ebb = SETTING._replace(seed="ebb")
    run_games(ebb, fixtures(NAMES, 2, 2), Processes(1), file, lambda _: None)
    run_games(SETTING, fixtures(NAMES, 2, 2), Processes(1), file, lambda done: told.append(len(done)))
    assert told == [0, 1, 2]
    assert [len(ResultsFile(file).read(contest)) for contest in (ebb, SETTING)] == [2, 2]


def test_the_command_prints_one_object_and_a_table() -> None:
    common = ("tournament", "corto", "--players", "random,greedy-1", "--games", "2", "--workers", "1")
    found = json.loads(run_cli(*common, "--json", "--option", "length=6", games=CATALOG).out)
    assert (found["game"], found["seats"], found["options"]["length"]) == ("corto", 2, 6)
    (pairing,) = found["pairings"]
    assert (pairing["one"], pairing["other"], pairing["games"]) == ("random", "greedy-1", 2)
    assert 0 <= pairing["low"] <= pairing["share"] <= pairing["high"] <= 1
    assert found["effort"] == "counted"
    told = run_cli(*common, "--option", "length=6", games=CATALOG).out
    assert "random against greedy-1" in told
    assert "multiple" not in told
    uneven = ShownPairs(SETTING._replace(players=3), NAMES, 4)
    assert uneven.uneven() == [
        "--games 4 is no multiple of 3: the last deal of each pair was not played from every seat."
    ]
    assert "Effort was counted" in told


def test_with_a_time_the_output_says_so() -> None:
    common = ("tournament", "corto", "--players", "random,greedy-1", "--games", "1", "--workers", "1", "--time", "0.02")
    shown = json.loads(run_cli(*common, "--json", "--option", "length=6", games=CATALOG).out)
    assert (shown["effort"], shown["seconds_a_turn"]) == ("timed", 0.02)
    assert shown["pairings"][0]["other_seconds_per_turn"] > shown["pairings"][0]["seconds_per_turn"]
    assert "At most 0.02 s of thought a turn" in effort(SETTING._replace(time=0.02))


class Patient:
    """A bot that uses all the time that it is given, counted in looks at its limit."""

    def __init__(self) -> None:
        self.is_late: Callable[[], bool] | None = None
        self.used: list[float] = []

    def limit(self, is_late: Callable[[], bool]) -> None:
        self.is_late = is_late

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        began = process_time()
        while self.is_late is not None and not self.is_late():
            pass
        self.used.append(process_time() - began)
        return dice.pick(observation.legal)


def test_all_decisions_of_a_turn_share_its_time_and_without_a_time_nobody_is_limited() -> None:
    rules, fixture = CATALOG["corto"].rules(), Fixture(Pairing("patient", "random"), 0, 0)
    counted, timed = Patient(), Patient()
    bots: dict[str, Bot] = {"patient": counted, "random": RandomBot()}
    play(rules, bots, SETTING, fixture)
    found = play(rules, {**bots, "patient": timed}, SETTING._replace(time=0.01), fixture)
    assert counted.is_late is None
    assert found.own_turns < len(timed.used)
    assert 0.005 <= max(timed.used) < 0.1
    assert found.seconds / found.own_turns < 0.02
    assert min(timed.used) < 0.005


def test_timed_games_are_not_taken_for_counted_ones() -> None:
    assert SETTING.table() == "corto 2 tide length=6"
    assert SETTING._replace(time=0.3).table() == "corto 2 tide length=6 0.3 s"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("corto", "--players", "greedy-1"), "two or more different"),
        (("corto", "--players", "greedy-1,greedy-1"), "two or more different"),
        (("corto", "--players", "greedy-1,gredy"), "Did you mean"),
        (("corto", "--players", "random,greedy-1", "--seats", "1"), "this game is for 2 to 4"),
        (("pirates", "--players", "able,green", "--time", "1"), "runs by its own clock"),
        (("pirates", "--players", "able,green+able"), "one for each seat"),
        (("pirates", "--players", "able,green+able+able+abel"), "Did you mean"),
        (("corto", "--players", "random,greedy-1", "--workers", "none"), "whole number from 1 to 256"),
        (("corto", "--players", "random,openspiel-ismcts"), "how many simulations"),
        (("corto", "--players", "random,openspiel-ismcts:0"), "how many simulations"),
    ],
)
def test_mistakes_are_told_in_words(arguments: tuple[str, ...], words: str) -> None:
    assert words in cli_error("tournament", *arguments, games=CATALOG)


def test_without_openspiel_its_players_are_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "find_spec", lambda name: None)
    told = cli_error("tournament", "corto", "--players", "random,openspiel-ismcts:200", games=CATALOG)
    assert "pip install 'saltsea[openspiel]'" in told
    with pytest.raises(outside.MissingExtraError, match="needs OpenSpiel"):
        outside.OutsidePlayer(outside.PLAYOUTS, 200).make(CATALOG["corto"].rules(), None)


def test_a_game_without_an_evaluator_lends_none() -> None:
    assert "has no evaluator" in str(outside.refusal("openspiel-ismcts-evaluator:200", has_evaluator=False))


def test_the_yardstick_stays_what_it_was() -> None:
    """`greedy-1` never changes: these games are played the same for ever."""
    player = next(Processes(1).play(SETTING, [Fixture(Pairing("greedy-1", "random"), 7, 1)]))
    assert (player.share, player.margin, player.turns) == (1.0, 38, 14)
    assert "greedy-1" in CATALOG["corto"].yardsticks


def test_without_ray_a_cluster_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    told = cli_error("tournament", "corto", "--players", "random,novice", "--ray", "auto", games=CATALOG)
    assert "pip install 'saltsea[cluster]'" in told


def test_an_address_that_nobody_listens_at_is_refused_at_once() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{unused.getsockname()[1]}"
        for written in (address, f"ray://{address}"):
            with pytest.raises(cluster.NoClusterError, match="no Ray cluster answers at"):
                cluster.check_answers(written)
    cluster.check_answers("auto")


@pytest.mark.parametrize("is_kept", [True, False])
@pytest.mark.parametrize("command", [("tournament", "--players", "random,greedy-1"), ("simulate",)])
def test_who_stops_it_is_told_what_becomes_of_its_games(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_kept: bool
) -> None:
    def stopped_after_one(self: Processes, contest: Any, wanted: Any) -> Any:
        yield contest.player()(wanted[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(Processes, "play", stopped_after_one)
    file = ("--file", str(tmp_path / "games.jsonl")) if is_kept else ()
    common = ("corto", *command[1:], "--games", "8", "--workers", "2")
    done = run_cli(command[0], *common, *file, games=CATALOG)
    assert done.code == 130
    assert "stopped after 1 of 8 games, which are " in done.err
    assert ("the same command goes on from there" if is_kept else "lost: --file keeps them") in done.err
