"""What is written down in this folder stays true: the counts of the tree, and games that were once played.

A golden file that no longer fits is a bug, or rules that mean something else now; tools/write_golden.py says what to
do then."""

import shlex
from pathlib import Path

import pytest
from write_golden import GAMES, LATER, SOUGHT, later_hunts, missing, perft_file, said

from saltsea.game import Game
from saltsea.kernel.record import FORMAT, Record
from saltsea.kernel.record_file import BadRecordError, game_of, read, read_parts, write
from saltsea.kernel.replay import verify, watch
from saltsea.kernel.rules import AnyRules
from small_games.catalog import SHELLS
from small_games.shells import play

pytestmark = pytest.mark.no_cover  # thousands of steps that other tests cover, several times slower when traced

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.jsonl"))
TRANSCRIPTS = [
    pytest.param(part, id=part.partition("\n")[0].removeprefix("$ saltsea perft "))
    for file in sorted((HERE / "perft").glob("*.txt"))
    for part in file.read_text(encoding="utf-8").rstrip("\n").split("\n\n")
]
ADVICE = "a bug? If the rules were meant to change, do what the head of tools/write_golden.py says"


def by_name(game: Game) -> str:
    return game.name


@pytest.mark.parametrize("transcript", TRANSCRIPTS)
def test_the_tree_has_as_many_ways_as_ever(transcript: str) -> None:
    command, _, output = transcript.partition("\n")
    assert said(*shlex.split(command.removeprefix("$ saltsea "))).rstrip("\n") == output, ADVICE


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_holds_for_ever(file: Path) -> None:
    """To the letter under the rules that it was played by; under later ones it can still be watched to its end."""
    rules, record = opened(file)
    if record.header.rules == rules.version:
        verify(rules, record, lambda number: None)
    outcome = rules.outcome(watch(rules, record, len(record.lines) - 1))
    assert (outcome is None) == (record.outcome is None), ADVICE


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_of_this_format_is_written_as_it_was_read(file: Path) -> None:
    rules, record = opened(file)
    if f'"format":{FORMAT},' in file.read_text(encoding="utf-8").partition("\n")[0]:
        assert write(rules, record) == file.read_bytes(), ADVICE


def opened(file: Path) -> tuple[AnyRules, Record]:
    parts = read_parts(file.read_bytes())
    rules = played_with(GAMES[game_of(parts)], str(parts[0].get("content", ""))).rules()
    return rules, read(rules, parts)


def played_with(game: Game, content: str) -> Game:
    """The game with the content that a record names, if a later one is kept; else with the first."""
    later = [one for one in LATER.values() if one.name == game.name]
    return next((one for one in later if one.rules().content == content), game)


@pytest.mark.parametrize("game", GAMES.values(), ids=by_name)
def test_every_game_is_pinned(game: Game) -> None:
    version = game.rules().version
    assert perft_file(game).is_file(), "run python3 tools/write_golden.py"
    assert f"{game.name}, rules {version}," in perft_file(game).read_text(encoding="utf-8"), ADVICE
    names = [file.name for file in RECORDS if file.name.startswith(f"{game.name}-v{version}-")]
    for what in ("ended-by", "unfinished", "forked", "sealed"):
        assert any(what in name for name in names), "run python3 tools/write_golden.py"
    sought = SOUGHT[game.name](game) if game.name in SOUGHT else {}
    assert {f"{game.name}-v{version}-{what}.jsonl" for what in sought} <= set(names), (
        "run python3 tools/write_golden.py"
    )


@pytest.mark.parametrize("content", LATER)
def test_every_content_that_is_kept_has_its_voyages(content: str) -> None:
    assert set(later_hunts(content)) <= {file.name for file in RECORDS}, "run python3 tools/write_golden.py"


def test_what_is_there_is_never_written_again(tmp_path: Path) -> None:
    game = SHELLS
    perft_file(game, tmp_path).parent.mkdir()
    perft_file(game, tmp_path).write_text("kept")
    first = missing(game, tmp_path)
    assert perft_file(game, tmp_path) not in first
    kept = next(iter(first))
    kept.parent.mkdir()
    kept.write_text("kept")
    assert set(missing(game, tmp_path)) == set(first) - {kept}


def test_a_rule_that_changes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: nobody has to follow the colour any more."""
    monkeypatch.setattr(play, "follow_colour", lambda *_: None)
    command, _, output = perft_file(SHELLS).read_text(encoding="utf-8").partition("\n\n")[0].partition("\n")
    assert said(*shlex.split(command.removeprefix("$ saltsea "))).rstrip("\n") != output


def test_a_record_of_other_rules_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a pearl brings no gift any more, so a gift in a record cannot have been."""
    monkeypatch.setattr(play, "pearl_gift", lambda *_: None)
    rules, record = opened(HERE / "records" / "shells-v1-taken-back.jsonl")
    with pytest.raises(BadRecordError):
        verify(rules, record, lambda number: None)
