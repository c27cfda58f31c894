"""`saltsea print`: files with telling names, refusals in words, and nobody's file replaced."""

from pathlib import Path

import pytest

from cli.terminal import cli_error, run_cli
from saltsea.catalog import CATALOG
from saltsea.games.pirates.definition import CONTENT
from saltsea.printing.art import is_built

pytestmark = pytest.mark.skipif(not is_built(), reason="the client is not built, which draws the pictures")

CHAPTERS = len(list((CONTENT / "chapters").glob("*.json")))
OWN = Path(__file__).parents[2] / "docs" / "examples" / "my-chapter.json"


def printed(*words: str) -> list[str]:
    done = run_cli("print", *words, games=CATALOG)
    assert (done.code, done.err) == (0, ""), done
    return done.out.splitlines()


def test_a_chapter_comes_with_the_ship_it_is_sailed_with(tmp_path: Path) -> None:
    lines = printed(
        "pirates", "--chapter", "3", "--out", str(tmp_path / "new" / "sheets"), "--lang", "fr", "--paper", "letter"
    )
    names = ["pirates-ship-letter-fr.pdf", "pirates-chapter-3-letter-fr.pdf"]
    assert [Path(line).name for line in lines] == names
    assert sorted(file.name for file in (tmp_path / "new" / "sheets").iterdir()) == sorted(names)
    assert all(Path(line).read_bytes().startswith(b"%PDF-1.7") for line in lines)


def test_without_a_chapter_the_ship_alone_is_printed_and_the_next_step_named(tmp_path: Path) -> None:
    ship, hint = printed("pirates", "--out", str(tmp_path), "--ink-saving")
    assert Path(ship).name == "pirates-ship-a4-en-ink-saving.pdf"
    assert "--chapter 1" in hint


def test_the_same_again_changes_nothing_and_says_so(tmp_path: Path) -> None:
    printed("pirates", "--out", str(tmp_path))
    first, _ = printed("pirates", "--out", str(tmp_path))
    assert first.endswith("(as before)")


def test_another_file_of_that_name_is_kept_unless_it_may_be_replaced(tmp_path: Path) -> None:
    file = tmp_path / "corto-box-a4-en.pdf"
    file.write_bytes(b"my notes")
    refused = cli_error("print", "corto", "--out", str(tmp_path), games=CATALOG)
    assert "is there already and is different" in refused
    assert file.read_bytes() == b"my notes"
    printed("corto", "--out", str(tmp_path), "--overwrite")
    assert file.read_bytes().startswith(b"%PDF")
    assert [one.name for one in tmp_path.iterdir()] == [file.name]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "there is no game 'chess'. There is: corto, pirates."),
        (("app",), "app cannot be printed. There is: corto, pirates."),
        (("pirates", "--chapter", "99"), f"there is no chapter 99: they are 1 to {CHAPTERS}, or all"),
        (("pirates", "--chapter", "0"), f"they are 1 to {CHAPTERS}"),
        (("pirates", "--chapter", "al"), "Did you mean all?"),
        (("corto", "--chapter", "1"), "corto has no chapters"),
        (("pirates", "--chapter", "3", "--content", str(OWN)), "leave out --chapter, or --content for one of ours"),
        (("chess",), "there is no game 'chess'"),
        (("corto", "--paper", "a5"), "'a5'"),
    ],
)
def test_what_cannot_be_printed_is_refused_in_words(words: tuple[str, ...], said: str) -> None:
    assert said in cli_error("print", *words, games=CATALOG)


def test_a_game_without_sheets_says_so() -> None:
    assert "shells cannot be printed" in cli_error("print", "shells")


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert str(tmp_path / "file") in cli_error(
        "print", "corto", "--out", str(tmp_path / "file" / "in"), code=1, games=CATALOG
    )


def test_a_players_own_chapter_is_printed_with_the_ship(tmp_path: Path) -> None:
    lines = printed("pirates", "--content", str(OWN), "--out", str(tmp_path))
    assert [Path(line).name for line in lines] == ["pirates-ship-a4-en.pdf", "pirates-chapter-my-chapter-a4-en.pdf"]
