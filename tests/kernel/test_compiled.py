"""Compiled and plain: the same games, byte for byte, and the build says which it is."""

from hashlib import sha256
from itertools import product
from pathlib import Path

import pytest

from contract.scale import PROOF, scaled
from kernel.compiled import compiled_tree, plain_path, run
from saltsea.games.pirates.definition import CONTENT, chapter_files

GAMES = (("shells", 2), ("shells", 4), ("pumps", 2), ("pumps", 3), ("corto", 2), ("corto", 3), ("corto", 4))

CHAPTERS = (*map(str, range(1, 1 + len(chapter_files(CONTENT)))), "free")
LEVELS = ("deckhand", "bosun", "captain")
SAILED = [("1", 1, "bosun"), ("4", 2, "captain"), ("7", 3, "deckhand"), ("10", 4, "captain"), ("free", 4, "bosun")]
"""Chapters, crews and levels of the test run; the proof sails them all with each other."""
VOYAGES = list(product(CHAPTERS, range(1, 5), LEVELS)) if PROOF else SAILED


def hashes(folder: Path) -> dict[str, str]:
    return {file.name: sha256(file.read_bytes()).hexdigest() for file in sorted(folder.iterdir())}


def test_the_version_says_which_engine_runs() -> None:
    assert "compiled engine" in run([compiled_tree()], "--version")
    assert "plain engine" in run(plain_path(), "--version")


@pytest.mark.parametrize(("module", "rule"), [("saltsea", "corto.C5"), ("small_games", "shells.S5")])
def test_a_rule_is_shown_from_the_checkout_both_ways(module: str, rule: str) -> None:
    page = run([compiled_tree()], "rule", rule, module=module)
    assert f"test_{rule.replace('.', '_')}_" in page
    assert page == run(plain_path(), "rule", rule, module=module)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_thousand_games_are_byte_identical_both_ways(tmp_path: Path, game: str, players: int) -> None:
    """250 of each small game and 30 of each large one; every record holds the hash of every position."""
    games = scaled(30, 300) if game == "corto" else scaled(250, 2500)
    assert both_ways(tmp_path, game, "--games", str(games), "--players", str(players)) == games


def test_a_searching_bot_plays_the_same_both_ways(tmp_path: Path) -> None:
    games = scaled(2, 50)
    assert both_ways(tmp_path, "corto", "--games", str(games), "--players", "3", "--bots", "greedy") == games


@pytest.mark.parametrize(("chapter", "players", "level"), VOYAGES)
@pytest.mark.parametrize("bots", ["able", "random"])
def test_whole_voyages_are_byte_identical_both_ways(
    tmp_path: Path, chapter: str, players: int, level: str, bots: str
) -> None:
    """Sailors who know what to do, and sailors who try anything; every record holds the hash of every position."""
    games = scaled(3, 20)
    table = ("--option", f"chapter={chapter}", "--option", f"level={level}", "--players", str(players))
    assert both_ways(tmp_path, "pirates", "--games", str(games), *table, "--bots", bots) == games


def both_ways(folder: Path, game: str, *words: str) -> int:
    """How many games were played alike, compiled and plain; a difference is an error."""
    found = []
    for name, path in (("compiled", [compiled_tree()]), ("plain", plain_path())):
        run(path, "simulate", game, *words, "--seed", "both ways", "--records", str(folder / name))
        found.append(hashes(folder / name))
    assert found[0] == found[1]
    return len(found[0])


@pytest.mark.parametrize("game", ["shells", "pumps", "corto", "pirates"])
def test_the_tree_counts_the_same_both_ways(game: str) -> None:
    words = ("perft", game, "--seed", "both", "--depth", "5", "--split")
    assert run([compiled_tree()], *words) == run(plain_path(), *words)


@pytest.mark.parametrize(("module", "game"), [("small_games", "pumps"), ("saltsea", "pirates")])
def test_compiled_records_verify_under_plain_rules_and_back(tmp_path: Path, module: str, game: str) -> None:
    ways = [[compiled_tree()], plain_path()]
    for maker, judge in (ways, ways[::-1]):
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        run(maker, "simulate", game, "--games", "5", "--records", str(folder))
        files = [str(file) for file in sorted(folder.iterdir())]
        told = run(judge, "replay", "verify", *files, module=module)
        assert told.count("verified") == 5
