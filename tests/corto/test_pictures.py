"""The pictures of the introduction and of the worked examples: real positions, true gold, a sentence for each."""

import json
from typing import Any, Final

import pytest
from write_corto_pictures import FILE, pictures

from saltsea.games.corto.definition import TEXTS
from saltsea.kernel.languages import LANGUAGES
from saltsea.texts import text_file, variables

DATA: Final[dict[str, Any]] = json.loads(FILE.read_bytes())
FRAMES: Final[list[dict[str, Any]]] = [
    frame for part in ("introduction", "examples") for frames in DATA[part].values() for frame in frames
]
FURNITURE: Final = ("heading", "goal", "turn", "rest", "example", "seal", "hand", "total", "board")


def test_the_pictures_are_written_from_the_engine() -> None:
    stale = [file.name for file, content in pictures().items() if file.read_bytes() != content]
    assert not stale, "run python3 tools/write_corto_pictures.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_frame_has_its_sentence_and_none_is_unused(language: str) -> None:
    said = variables(text_file(TEXTS, "pictures", language).read_text(encoding="utf-8"))
    titles = {f"picture-corto-{name}-title" for name in DATA["introduction"]}
    sentences = {frame["say"]["text"]: set(frame["say"]["args"]) for frame in FRAMES}
    assert set(said) == titles | set(sentences) | {f"picture-corto-{name}" for name in FURNITURE}
    assert [text for text, args in sentences.items() if not said[text] <= args] == []


def test_the_introduction_shows_a_marker_a_group_a_hit_corto_and_the_end() -> None:
    assert list(DATA["introduction"]) == ["lay", "group", "hit", "visit", "end"]
    group, hit, visit = (DATA["introduction"][name][-1] for name in ("group", "hit", "visit"))
    assert group["say"]["args"]["gold"] == next(one["gold"] for one in group["groups"] if one["seat"] == 0) == 8
    assert hit["players"][0]["sealed"] == ["B4"]
    assert hit["say"]["args"]["gold"] == 1
    assert list(DATA["introduction"]["visit"][1]["paid"].values()) == [1, 0, 0]
    assert visit["squares"]["b3"]["markers"] == [1, 0]


def test_corto_V6_the_gold_under_a_picture_is_what_its_lines_add_up_to() -> None:
    counted = [player for frame in FRAMES for player in frame["players"] if "count" in player]
    assert [player["gold"] for player in counted] == [15, 13, 24]
    assert all(player["gold"] == sum(line["gold"] for line in player["groups"] + player["count"]) for player in counted)


def test_corto_F3_the_example_pays_green_and_yellow_one_gold_each() -> None:
    args = DATA["examples"]["F3"][1]["say"]["args"]
    assert (args["green"], args["yellow"], DATA["examples"]["F3"][1]["paid"]) == (1, 1, {"b3": 1, "b5": 2})
