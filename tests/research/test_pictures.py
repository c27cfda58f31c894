"""Pictures of results: every command draws one, the same again, and says what is missing before it plays."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from cli.terminal import run_cli
from saltsea.catalog import CATALOG
from saltsea.charts import Bars, Curve, Dots, Within
from saltsea.research import pictures
from saltsea.research.pictures import draw, limits, number, sources

SHARES = Dots("Wins", "games won, %", {"a": Within(0.6, 0.5, 0.7)}, 0.5, "by chance", is_share=True)
LADDER = Dots("Ladder", "rating", {"a": Within(-12, -30, 4), "b": Within(12, -4, 30)}, 0, "mean")


def words(file: Path) -> str:
    """What a picture says: matplotlib draws letters as outlines, and names them in comments."""
    text = file.read_text()
    ElementTree.fromstring(text)
    return " ".join(re.findall(r"<!-- (.*?) -->", text))


def drawn(tmp_path: Path, *arguments: str) -> str:
    """The words of the picture that a command draws, and the same a second time."""
    files = [tmp_path / f"{number}.svg" for number in range(2)]
    for file in files:
        done = run_cli(*arguments, "--plot", str(file), games=CATALOG)
        assert (done.code, done.err) == (0, "")
    assert files[0].read_bytes() == files[1].read_bytes()
    return words(files[0])


def test_a_simulation_of_rivals_shows_seats_order_and_gold(tmp_path: Path) -> None:
    shown = drawn(tmp_path, "simulate", "corto", "--games", "2", "--players", "2", "--option", "length=6")
    for text in (
        "Wins by seat",
        "Wins by order of play",
        "Gold by source",
        "gold in a game",
        "groups",
        "95 % confidence",
    ):
        assert text in shown, text


def test_a_trial_of_a_chapter_shows_its_curves_and_what_hurt(tmp_path: Path) -> None:
    shown = drawn(tmp_path, "chapter", "try", "1", "--level", "captain", "--runs", "2")
    for text in ("Voyages won, as more are sailed", "voyages sailed", "after round", "2 voyages, seed saltsea"):
        assert text in shown, text


def test_a_tournament_shows_pairs_and_ladder(tmp_path: Path) -> None:
    common = ("--games", "2", "--workers", "1", "--option", "length=6")
    shown = drawn(tmp_path, "tournament", "corto", "--players", "random,novice", *common)
    for text in ("Victories of the first of each pair", "against novice", "Ladder", "length 6"):
        assert text in shown, text


def test_a_tournament_of_crews_shows_victories_and_scores(tmp_path: Path) -> None:
    common = ("--games", "1", "--workers", "1", "--seats", "1", "--option", "chapter=1")
    shown = drawn(tmp_path, "tournament", "pirates", "--players", "idle,random", *common)
    for text in ("Voyages won", "points in a voyage", "Sailed better than the other", "chapter 1"):
        assert text in shown, text


def test_a_png_is_one(tmp_path: Path) -> None:
    curve = Curve("Left", "round", "%", [(0, Within(1, 0.9, 1)), (1, Within(0.5, 0.4, 0.6))], is_stepped=True)
    draw([SHARES, LADDER, curve, Bars("Gold", "gold", {"all": {"seal": 3.0}})], "four", tmp_path / "four.png")
    assert (tmp_path / "four.png").read_bytes().startswith(b"\x89PNG")


def test_shares_stay_between_0_and_100_and_ratings_have_signs() -> None:
    wide = Dots("Wins", "%", {"a": Within(0.5, 0.0, 1.0)}, is_share=True)
    assert limits(wide, 100) == (-1.0, 101.0)
    low, high = limits(Dots("Ladder", "rating", {"a": Within(50, 0, 40), "b": Within(-50, -40, 0)}), 1)
    assert low < -50 < 50 < high
    assert (number(12.3, LADDER), number(-12.3, LADDER), number(60, SHARES)) == ("+12", "−12", "60.0 %")
    assert sources(Bars("", "", {"a": {"x": 0.0, "y": 1.0}, "b": {"x": 0.0, "z": 2.0}})) == ["y", "z"]


@pytest.mark.parametrize(
    ("name", "said"), [("a.jpg", "ends with .svg or .png"), ("none/a.svg", "there is no folder 'none'")]
)
def test_a_file_that_cannot_be_drawn_is_refused_before_anything_is_played(name: str, said: str) -> None:
    done = run_cli("simulate", "corto", "--games", "100000", "--plot", name, games=CATALOG)
    assert (done.code, done.out) == (2, "")
    assert said in done.err


def test_without_matplotlib_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "find_spec", lambda name: None)
    done = run_cli("chapter", "try", "1", "--runs", "100000", "--plot", "a.svg", games=CATALOG)
    assert (done.code, done.out) == (2, "")
    assert "pip install 'saltsea[plot]'" in done.err
