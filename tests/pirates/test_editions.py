"""The content of older releases: what records, saved games and tables name is still there, and sailed by."""

import json
from pathlib import Path

import pytest

from saltsea.catalog import CATALOG
from saltsea.games.pirates.definition import CONTENT, EARLIER, chapters_of, our_name, read_content, rules_from
from saltsea.kernel.record_file import read, read_parts
from saltsea.kernel.replay import verify
from saltsea.server.bots.bot_library import BotLibrary
from saltsea.server.bots.worker import Question

PIRATES = CATALOG["pirates"]
FIRST, SECOND = "e28a4372ff5b711c", "b84321990022912d"
TODAY = rules_from(CONTENT).content
RECORDS = Path(__file__).parents[1] / "golden" / "records"


def test_the_content_of_today_is_another_than_those_of_before_and_the_latest_of_those_comes_first() -> None:
    before = [game.rules().content for game in PIRATES.earlier()]
    assert before[-2:] == [SECOND, FIRST]
    assert len({PIRATES.rules().content, *before}) == len(before) + 1
    assert PIRATES.earlier()[0].earlier() == ()


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("chapter-2-won", FIRST),
        ("chapter-7-won", FIRST),
        ("odd-fire-spreads", FIRST),
        ("unfinished", FIRST),
        ("content-2-chapter-1-won", SECOND),
        ("content-2-chapter-10-won", SECOND),
        ("content-2-sunk", SECOND),
    ],
)
def test_a_record_of_before_is_verified_with_the_content_that_it_names(name: str, content: str) -> None:
    parts = read_parts((RECORDS / f"pirates-v1-{name}.jsonl").read_bytes())
    played = PIRATES.as_played(str(parts[0]["content"]))
    assert played is not None
    rules = played.rules()
    assert rules.content == content
    verify(rules, read(rules, parts), lambda _: None)


def test_content_that_no_release_has_had_is_not_found() -> None:
    assert PIRATES.as_played("nobody") is None
    assert PIRATES.as_played("nobody", json.dumps(chapters_of()[0])) is None


def test_a_chapter_of_a_player_is_sailed_with_the_cards_of_its_day() -> None:
    text = (EARLIER / "1" / "chapters" / "09-a-cold-crew.json").read_text(encoding="utf-8")
    first, *later = [game.rules().content for game in PIRATES.editions(text)][::-1]
    assert first not in later
    played = PIRATES.as_played(first, text)
    assert played is not None
    assert played.content_name == "9"


@pytest.mark.parametrize("content", [FIRST, SECOND])
def test_bots_of_a_game_that_was_begun_before_know_its_content(content: str) -> None:
    library = BotLibrary(CATALOG)
    question = Question(game="pirates", bot="able", observation=b"", dice="", budget=1, may_wait=True, edition=content)
    assert library.game_bots(question).rules.content == content


@pytest.mark.parametrize("number", ["1", "2"])
def test_every_chapter_of_before_has_its_place_today(number: str) -> None:
    """Campaigns and log books know a chapter by its name and its place."""
    then, now = ([chapter["id"] for chapter in chapters_of(folder)] for folder in (EARLIER / number, CONTENT))
    assert then == now[: len(then)]


@pytest.mark.parametrize(("folder", "name"), [(EARLIER / "1", FIRST), (EARLIER / "2", SECOND), (CONTENT, TODAY)])
def test_no_text_of_ours_is_part_of_what_records_name(folder: Path, name: str) -> None:
    data, chapters = read_content(folder), chapters_of(folder)
    assert our_name(data, chapters) == name
    for chapter in chapters:
        for told in (chapter["title"], chapter["optional"]["title"], chapter["optional"]["text"]):
            told["en"], told["de"] = "better words", "bessere Worte"
    assert our_name(data, chapters) == name
    chapters[0]["optional"]["most"] = 7
    assert our_name(data, chapters) != name
