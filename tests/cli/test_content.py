"""`--content FOLDER`: the values of a player's own box, for playing, counting and verifying."""

from pathlib import Path

from cli.terminal import run_cli
from saltsea.catalog import CATALOG
from saltsea.games.corto.definition import CONTENT, rules_from

KNIFE = '"id": "A12", "kind": "object", "border": "black", "times": '


def own_box(folder: Path, times: str) -> str:
    cards = (CONTENT / "cards.json").read_text(encoding="utf-8")
    assert f"{KNIFE}1" in cards
    (folder / "cards.json").write_text(cards.replace(f"{KNIFE}1", f"{KNIFE}{times}"), encoding="utf-8")
    return str(folder)


def test_a_record_is_proven_with_the_box_that_it_was_played_with(tmp_path: Path) -> None:
    box, records = own_box(tmp_path, "2"), str(tmp_path / "records")
    assert run_cli("simulate", "corto", "--games", "1", "--content", box, "--records", records, games=CATALOG).code == 0
    assert run_cli("replay", "verify", records, "--content", box, games=CATALOG).code == 0
    other = run_cli("replay", "verify", records, games=CATALOG)
    assert other.code == 1
    for name in (rules_from(tmp_path).content, rules_from(CONTENT).content):
        assert f"({name})" in other.err, "both contents are named"
    (record,) = Path(records).glob("*.jsonl")
    assert run_cli("replay", "show", str(record), games=CATALOG).code == 0, "watching asks no card"


def test_perft_counts_with_the_box_it_is_given(tmp_path: Path) -> None:
    done = run_cli("perft", "corto", "--depth", "2", "--content", own_box(tmp_path, "2"), games=CATALOG)
    assert done.code == 0


def test_a_box_that_cannot_be_played_with_is_refused_by_card(tmp_path: Path) -> None:
    done = run_cli("simulate", "corto", "--content", own_box(tmp_path, "7"), games=CATALOG)
    assert done.code == 2
    assert "card A12: times is 7, not 1 or 2" in done.err


def test_the_file_itself_is_as_good_as_its_folder(tmp_path: Path) -> None:
    file = str(Path(own_box(tmp_path, "2")) / "cards.json")
    assert run_cli("perft", "corto", "--depth", "1", "--content", file, games=CATALOG).code == 0
    own_box(tmp_path, "7")
    done = run_cli("perft", "corto", "--depth", "1", "--content", file, games=CATALOG)
    assert (done.code, "card A12: times is 7" in done.err) == (2, True)


def test_a_folder_without_cards_is_refused(tmp_path: Path) -> None:
    done = run_cli("simulate", "corto", "--content", str(tmp_path), games=CATALOG)
    assert (done.code, "cards.json" in done.err) == (2, True)
