"""`saltsea chapter`: a newcomer writes a chapter, is told all that is wrong with it, and sees how hard it is."""

import json
import shlex
from pathlib import Path
from typing import Any, Final

import pytest

from cli.terminal import cli_error, cli_output, run_cli
from saltsea.catalog import CATALOG
from saltsea.cli.commands.chapter import MOST_FAULTS, crew, own_name
from saltsea.games.pirates.definition import CONTENT, chapter_files

LAST: Final = len(chapter_files(CONTENT))
EXAMPLE: Final = Path(__file__).parents[2] / "docs" / "examples" / "my-chapter.json"
PAGE: Final = Path(__file__).parents[2] / "docs" / "chapters.md"
ASKED: Final = [
    "runs", "won", "rate", "low", "high", "sunk", "late", "lives_lost", "seconds_left", "idle_seconds", "rounds",
    "hurt_by", "optional", "score", "stars",
]  # fmt: skip


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A player-made chapter."""
    file = tmp_path / "mine.json"
    file.write_bytes(EXAMPLE.read_bytes())
    return file


def spoil(file: Path, *changes: tuple[str, str]) -> None:
    """Replace a piece of the text, once."""
    text = file.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    file.write_text(text, encoding="utf-8")


def faults(file: Path) -> list[str]:
    """What `check` says of a file that is not right, without the folder."""
    done = run_cli("chapter", "check", str(file))
    assert (done.code, done.err) == (1, ""), done
    return done.out.replace(f"{file.parent}/", "").splitlines()


# --- new ---


def test_a_new_chapter_is_right_and_has_a_name_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "Black Fog.json"
    printed = cli_output("chapter", "new", str(file), "--from", "6")
    data = json.loads(file.read_bytes())
    assert (data["id"], data["$schema"], data["title"]["en"]) == (
        "chapter.black-fog",
        "chapter.schema.json",
        "Black Water",
    )
    assert printed.rstrip().endswith(f"saltsea chapter check {shlex.quote(str(file))}")
    assert "No faults" in cli_output("chapter", "check", str(file))
    schema = (tmp_path / "chapter.schema.json").read_bytes()
    assert schema == (CONTENT / "schema" / "chapter.schema.json").read_bytes()


def test_nothing_that_is_there_is_written_over(tmp_path: Path) -> None:
    for name in ("mine.json", "chapter.schema.json"):
        (tmp_path / name).write_text("mine")
    assert "stays as it is" in cli_error("chapter", "new", str(tmp_path / "mine.json"))
    cli_output("chapter", "new", str(tmp_path / "other.json"))
    assert [(tmp_path / name).read_text() for name in ("mine.json", "chapter.schema.json")] == ["mine", "mine"]


def test_a_new_chapter_needs_a_folder_and_a_source(tmp_path: Path) -> None:
    assert "there is no folder" in cli_error("chapter", "new", str(tmp_path / "nowhere" / "x.json"))
    assert f"there is no chapter '99' in the box: it has 1 to {LAST}" in cli_error(
        "chapter", "new", str(tmp_path / "x.json"), "--from", "99"
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "own"),
    [
        ("my-chapter", "my-chapter"),
        ("Été 2", "t-2"),
        ("---", "my-chapter"),
        ("free", "my-chapter"),
        ("x" * 90, "x" * 40),
    ],
)
def test_a_chapter_is_called_like_its_file(name: str, own: str) -> None:
    assert own_name(Path(f"{name}.json")) == own


# --- check ---


def test_a_chapter_without_faults_is_told_in_a_few_lines(mine: Path) -> None:
    page = cli_output("chapter", "check", str(mine))
    rows = dict(line.strip().split("  ", 1) for line in page.splitlines() if line.startswith("  "))
    assert page.startswith(f"No faults in {mine}.\n\nA Borrowed Cheese (chapter.my-chapter)\n")
    assert rows["goal"].strip() == "first take 2 Loot, then point at Passage 2 at speed 2"
    assert rows["optional"].strip() == "Good Manners: at most 0 ships sunk"
    assert rows["ship"].strip() == "4 life points, 1 cork, sails 1, heading N"
    assert rows["round 1"].strip().startswith("180 s, 7 cards: 1 Merchant, Passage 2, 1 Brigantine, ")
    assert rows["round 1"].endswith("; 1 event")
    assert rows["events"].strip() == "Gust, Lull, Good Omen"
    assert page.rstrip().endswith(f"saltsea chapter try {mine}")


@pytest.mark.parametrize("number", range(1, LAST + 1))
def test_the_chapters_of_the_box_are_told_too(number: int) -> None:
    page = cli_output("chapter", "check", str(number))
    assert f"(chapter.{number})" in page
    assert "did you mean" not in page


def test_goals_are_told_in_words() -> None:
    goals = [
        cli_output("chapter", "check", str(number)).splitlines()[3].split("goal")[1].strip() for number in (1, 2, 9, 10)
    ]
    assert goals == [
        "in each round point at 1 Passage at its speed",
        "sink 5 ships",
        "sink 3 Ghost Ships and have no Siren on the board",
        "first sink 1 Flagship, then point at Passage 3 at speed 3",
    ]


def test_every_fault_is_told_at_once_with_line_and_field(mine: Path) -> None:
    spoil(
        mine,
        ('"life": 4', '"life": 9'),
        ('"corks"', '"cork"'),
        ('"events": ["gust"', '"events": ["gst"'),
        ('"brigantine": 1', '"brigantin": 1'),
        ('"fr": "Un fromage emprunté"', '"fr": ""'),
    )
    text = mine.read_text(encoding="utf-8").splitlines()
    found = faults(mine)
    assert found[-2:] == ["", "6 faults in mine.json."]
    lines = [int(line.split(":")[1]) for line in found[:-2]]
    assert lines == sorted(lines)
    assert lines[0] == 1, "what is missing is missing in the whole"
    words = ['"fr": ""', '"life": 9', '"cork"', '"gst"', "brigantin"]
    assert lines[1:] == [number for number, line in enumerate(text, 1) if any(word in line for word in words)]
    assert found[:-2] == [
        "mine.json:1: corks: is missing.",
        'mine.json:6: title, fr: is "", not a text with something in it.',
        "mine.json:24: life: is 9, not a whole number from 1 to 5.",
        "mine.json:25: cork: there is no such field. Did you mean corks?",
        'mine.json:40: events, entry 1: there is no event "gst". Did you mean gust?',
        'mine.json:42: round 1, deal, brigantin: there is no card "brigantin". Did you mean brigantine?',
    ]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"fog": 2', '"fogbank": 2', 'round 1, deal, fogbank: there is no card "fogbank". Did you mean fog-bank?'),
        ('"seconds"', '"secnds"', "round 1, secnds: there is no such field. Did you mean seconds?"),
        ('"do": "take"', '"do": "grab"', 'there is no thing to do "grab"; it can be sink, take, point or clear.'),
        ('"do": "point"', '"do": "Point"', 'condition 1, do: there is no thing to do "Point". Did you mean point?'),
        ('"count": "sunk"', '"count": "sunken"', 'count: there is no thing to count "sunken". Did you mean sunk?'),
        ('"passage-2"}', '"pasage 2"}', 'there is no card "pasage 2". Did you mean passage-2?'),
        ('"times": 2', '"times": 9', "stage 1, condition 1: asks for loot 9 times, and the box has only 8."),
        ('"life": 4,', '"life": 4, "life": 5,', "mine.json:24: life: is there twice, first in line 24."),
        ('"life": 4,', '"life": 4', "mine.json:24: a comma is missing at the end of what comes before."),
    ],
)  # fmt: skip
def test_what_was_meant_is_offered(mine: Path, old: str, new: str, says: str) -> None:
    spoil(mine, (old, new))
    assert any(says in line for line in faults(mine)), faults(mine)


def test_what_looks_odd_is_mentioned_and_no_fault(mine: Path) -> None:
    spoil(mine, ('"events": 1}', '"events": 0}'), ('"events": 1}', '"events": 0}'))
    page = cli_output("chapter", "check", str(mine))
    assert "It can be sailed, but did you mean this?" in page
    assert f"{mine}:40: events: are listed, but no round calls any" in page


def test_a_single_fault_is_a_single_line(tmp_path: Path) -> None:
    assert faults(tmp_path / "nowhere.json") == ["nowhere.json: there is no such file."]
    assert run_cli("chapter", "check", str(tmp_path)).out == f"{tmp_path}: this is a folder, not a file.\n"


def test_very_many_faults_are_cut_short(mine: Path) -> None:
    mine.write_text(json.dumps({f"x{number}": 1 for number in range(5000)}))
    found = faults(mine)
    assert len(found) == MOST_FAULTS + 3
    assert found[-3:] == [f"… and {5010 - MOST_FAULTS:,} more.", "", "5,010 faults in mine.json."]


def test_a_file_that_may_not_be_read_is_told(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unlocked = Path.open

    def locked(file: Path, mode: str) -> object:
        if file == mine:
            raise PermissionError(13, "Permission denied", str(file))
        return unlocked(file, mode)

    monkeypatch.setattr(Path, "open", locked)
    assert faults(mine) == ["mine.json: the file cannot be read: Permission denied."]


def test_names_that_a_terminal_would_obey_are_not_sent_to_it(mine: Path) -> None:
    spoil(mine, ('"corks": 1', '"corks": 1, "\\u001b[2J": "\\u001b[2J"'), ('"sunk"', '"\\u001b[2J"'))
    assert "\x1b" not in "".join(faults(mine))
    assert run_cli("chapter", "check", "\udcff.json").code == 1


def test_a_chapter_that_the_box_does_not_have_is_told() -> None:
    assert f"there is no chapter '99' in the box: it has 1 to {LAST}." in cli_error("chapter", "check", "99")


# --- try ---


def tried(*words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(cli_output("chapter", "try", *words, "--json"))
    return found


def test_the_same_seed_gives_the_same_voyages() -> None:
    again = [tried("1", "--runs", "6", "--seed", "tide") for _ in range(2)]
    assert again[0] == again[1]
    assert tried("1", "--runs", "6", "--seed", "ebb") != again[0]


def test_json_is_one_object_with_everything_that_was_asked_for() -> None:
    found = tried("2", "--runs", "5")
    assert [key for key in ASKED if key not in found] == []
    assert found["runs"] == found["won"] + found["sunk"] + found["late"] == 5
    assert (found["chapter"], found["level"], found["players"], found["timers"]) == ("2", "bosun", 4, 4)


def test_a_file_is_tried_like_a_chapter_of_the_box(mine: Path) -> None:
    copied = chapter_files(CONTENT)[2]
    mine.write_bytes(copied.read_bytes())
    assert tried(str(mine), "--runs", "4") == tried("3", "--runs", "4")


def test_the_example_of_the_page_can_be_checked_and_won() -> None:
    assert "did you mean" not in cli_output("chapter", "check", str(EXAMPLE))
    found = tried(str(EXAMPLE), "--runs", "20")
    assert found["rate"] > 0.2


def test_the_page_names_every_field_and_command() -> None:
    page = PAGE.read_text(encoding="utf-8")
    schema = json.loads((CONTENT / "schema" / "chapter.schema.json").read_bytes())
    assert [name for name in schema["properties"] if f"`{name}`" not in page and name != "$schema"] == []
    counts = schema["$defs"]["optional"]["properties"]["count"]["enum"]
    assert [name for name in counts if f"`{name}`" not in page] == []
    assert all(f"saltsea chapter {name} my-chapter.json" in page for name in ("new", "check", "try"))


def test_the_report_says_the_same_to_a_person() -> None:
    found, page = tried("8", "--runs", "5"), cli_output("chapter", "try", "8", "--runs", "5")
    assert page.startswith("The Silver Fleet, bosun, 4 players with 4 timers: 5 voyages, seed saltsea\n")
    assert f"  won           {found['won']} of 5: " in page
    assert f"{found['sunk']} sunk, {found['late']} too late" in page
    assert [
        by for by, harm in found["hurt_by"].items() if f"{harm['lives']:.2f} {harm['corks']:>6.2f}\n" not in page
    ] == []
    assert "Galleon, shots" in page


def test_no_crew_wins_a_chapter_that_is_too_hard(mine: Path) -> None:
    spoil(mine, ('"seconds": 180', '"seconds": 45'), ('"seconds": 180', '"seconds": 45'))
    page = cli_output("chapter", "try", str(mine), "--runs", "3")
    assert "0 of 3: 0 %" in page
    assert "never won" in page


@pytest.mark.parametrize(
    ("players", "timers", "seats", "options"),
    [
        (None, None, 4, {}),
        (None, 2, 1, {"timers": 2}),
        (None, 3, 1, {"timers": 3}),
        (None, 4, 1, {"timers": 4}),
        (1, None, 1, {"timers": 4}),
        (3, 3, 3, {}),
        (2, 4, 2, {}),
        (4, None, 4, {}),
    ],
)
def test_who_sails(players: int | None, timers: int | None, seats: int, options: dict[str, int]) -> None:
    assert crew(players, timers) == (seats, options)


def test_a_crew_that_cannot_be_is_told() -> None:
    assert "2 players have 4 timers among them, not 3" in cli_error(
        "chapter", "try", "1", "--players", "2", "--timers", "3"
    )
    assert "'--timers': 5 is not in the range" in cli_error("chapter", "try", "1", "--timers", "5")
    assert "'mate' is not one of 'deckhand', 'bosun', 'captain'" in cli_error("chapter", "try", "1", "--level", "mate")


def test_every_level_and_crew_can_be_tried(mine: Path) -> None:
    for words in (["--level", "deckhand"], ["--level", "captain", "--players", "3"], ["--timers", "2"]):
        assert tried(str(mine), "--runs", "2", *words)["runs"] == 2


def test_a_chapter_with_faults_is_not_tried(mine: Path) -> None:
    spoil(mine, ('"life": 4', '"life": 9'), ('"corks": 1', '"corks": 9'))
    line = cli_error("chapter", "try", str(mine), code=1)
    assert f"{mine}:24: life: is 9" in line
    assert line.endswith(f"And 1 more: saltsea chapter check {mine}.")


# --- simulate ---


def test_simulate_with_the_reaction_that_chapters_are_tried_with_adds_up_the_same() -> None:
    words = ("--players", "4", "--games", "6", "--option", "chapter=8", "--reaction", "1-4", "--json")
    done = run_cli("simulate", "pirates", *words, games=CATALOG)
    found, same = json.loads(done.out), tried("8", "--runs", "6")
    assert {key: found[key] for key in ASKED} == {key: same[key] for key in ASKED}
    assert found["idle_seconds"] > 5


def test_simulate_tells_a_person_what_hurt() -> None:
    done = run_cli("simulate", "pirates", "--players", "4", "--games", "5", "--option", "chapter=8", games=CATALOG)
    rows = dict(line.strip().split("  ", 1) for line in done.out.splitlines())
    assert "card.galleon (how shots, lives " in rows["hurt by"]
    assert rows["runs"] == "5"


def test_simulate_sails_with_a_box_of_ones_own(mine: Path) -> None:
    (mine.parent / "chapters").mkdir()
    mine.rename(mine.parent / "chapters" / "01.json")
    words = ("simulate", "pirates", "--games", "2", "--content", str(mine.parent))
    assert run_cli(*words, games=CATALOG).code == 0
    spoil(mine.parent / "chapters" / "01.json", ('"life": 4', '"life": 9'))
    assert "01.json:24: life: is 9" in cli_error(*words, games=CATALOG)
