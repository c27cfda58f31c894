"""`saltsea perft`: the counts are those of the kernel, and a split adds up to its total."""

import json

import pytest

from cli.terminal import cli_output
from saltsea.cli.commands.perft import Counter
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, start
from saltsea.kernel.walk import branches, perft
from small_games.catalog import SMALL_GAMES

DEPTH = 6


def counts(game: str, players: int) -> list[int]:
    """What the kernel counts in one go."""
    match = start(SMALL_GAMES[game].rules(), players, {}, named_seed("alpha"))
    assert isinstance(match, Match)
    return [perft(match.rules, match.state, match.dealer, depth) for depth in range(1, DEPTH + 1)]


@pytest.mark.parametrize(("game", "players"), [("shells", 2), ("shells", 4), ("pumps", 2), ("pumps", 3)])
def test_counting_in_portions_gives_the_same_as_in_one_go(game: str, players: int) -> None:
    words = ("perft", game, "--players", str(players), "--seed", "alpha", "--depth", str(DEPTH), "--json")
    assert json.loads(cli_output(*words))["perft"] == counts(game, players)


def test_the_split_adds_up_and_names_each_first_step() -> None:
    found = json.loads(cli_output("perft", "pumps", "--depth", "4", "--json"))
    assert sum(row["paths"] for row in found["split"]) == found["perft"][-1]
    steps = [row["step"] for row in found["split"]]
    assert len(set(steps)) == len(steps) == found["perft"][0]
    assert steps[-1] == "wait"
    assert steps[0] == "seat 0 Place pump=0"


def test_a_branch_on_which_the_game_ends_early_still_counts_as_done() -> None:
    """A crew that only waits sinks before the ninth step; the bar must not stop short for that."""
    match = start(SMALL_GAMES["pumps"].rules(), 2, {}, named_seed("alpha"))
    assert isinstance(match, Match)
    reached: list[float] = []
    counter = Counter(match.rules, reached.append)
    wait = branches(match.rules, match.state)[-1]
    assert counter.below(match.state, match.dealer, wait, 0, 9, 1.0) > 0
    assert reached == sorted(reached)
    assert reached[-1] == pytest.approx(1.0)


def test_people_and_programs_are_told_the_same() -> None:
    words = ("perft", "shells", "--seed", "alpha", "--depth", "3")
    found = json.loads(cli_output(*words, "--json"))
    lines = cli_output(*words, "--split").splitlines()
    assert lines[0] == "shells, rules 1, 2 players, seed alpha"
    assert lines[1:4] == [f"perft {depth} {paths}" for depth, paths in enumerate(found["perft"], 1)]
    assert [line.split(maxsplit=1) for line in lines[4:]] == [[str(r["paths"]), r["step"]] for r in found["split"]]
    assert cli_output(*words).splitlines() == lines[:4]


def test_the_same_seed_gives_the_same_counts_and_another_one_other_steps() -> None:
    words = ("perft", "shells", "--depth", "3", "--split", "--seed")
    assert cli_output(*words, "alpha") == cli_output(*words, "alpha")
    assert cli_output(*words, "alpha").splitlines()[1:] != cli_output(*words, "beta").splitlines()[1:]
