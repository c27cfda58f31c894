"""What a crew may read so far: nothing that a closed chapter brings is in the words that it gets, in no language."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

from pirates.rounds_kit import RAW
from saltsea.games.pirates.definition import FIRST_TEXTS, TEXTS
from saltsea.games.pirates.text.known import FIRST, KnownWords, firsts_of
from saltsea.kernel.languages import LANGUAGES
from saltsea.texts import Texts, load, text_file, variables

CHAPTERS: Final = range(1, len(RAW) + 1)
FIRSTS: Final = firsts_of(RAW)


def source(language: str) -> str:
    return text_file(TEXTS, "pirates", language).read_text(encoding="utf-8")


@cache
def words(language: str) -> KnownWords:
    return KnownWords(source(language), FIRSTS)


@cache
def whole(language: str) -> Texts:
    return load(language, (TEXTS, "pirates"))


def title(language: str, thing: str) -> str:
    return whole(language).title(f"rule-pirates-{thing.replace('.', '-', 1)}")


def spoken(text: str) -> str:
    """What people read of a Fluent source, without ids, names of details and other texts, and shouted words."""
    lines = [re.sub(r"^\s*\.?[\w-]+ =\s*", "", line) for line in text.splitlines() if not re.match(r"#|\s*\.cry", line)]
    return "\n".join(re.sub(r"\$\w+|\{ [a-z][\w-]* \}", "", line) for line in lines)


def masked(text: str, titles: list[str]) -> str:
    """The text without the names that are known: Wet Powder does not speak of Powder."""
    for name in sorted(titles, key=len, reverse=True):
        text = text.replace(name, "…")
    return text


def shut(language: str, opened: int) -> Iterator[str]:
    """Names, titles and goals of chapters that are closed."""
    for number, data in enumerate(RAW[opened:], start=opened + 1):
        yield from (title(language, thing) for thing in data["new"])
        yield from (data["title"][language], data["optional"]["title"][language])
        yield whole(language).say(f"rule-pirates-chapter-{number}")


def closed_words(text: str, language: str, opened: int) -> list[str]:
    """What of the closed chapters a text speaks of."""
    known = [title(language, thing) for data in RAW[:opened] for thing in data["new"]]
    left = masked(spoken(text), known)
    return [name for name in shut(language, opened) if re.search(rf"(?<!\w){re.escape(name)}(e?s|x)?(?!\w)", left)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("opened", CHAPTERS)
def test_pirates_R1_the_words_of_closed_chapters_are_not_told(language: str, opened: int) -> None:
    assert closed_words(words(language).known(opened), language, opened) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_for_the_browser_knows_the_first_chapter_and_no_more(language: str) -> None:
    text = text_file(FIRST_TEXTS, "pirates", language).read_text(encoding="utf-8")
    assert closed_words(text, language, FIRST) == []
    assert {file.name for file in FIRST_TEXTS.iterdir()} == {f"pirates.{one}.ftl" for one in LANGUAGES}
    assert Texts(language, [text]).title("rule-pirates-chapter-1") == RAW[0]["title"][language]


def test_a_leak_would_be_seen() -> None:
    assert closed_words("event = the Krakens wake", "en", 6) == ["Kraken"]
    assert closed_words("event = Wet Powder", "en", 2) == []
    assert closed_words("event = Wet Powder", "en", 1) == ["Wet Powder", "Powder"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_every_chapter_open_everything_is_known(language: str) -> None:
    told, every = variables(words(language).known(len(RAW))), variables(source(language)).items()
    drills = {text for text, _ in every if text.startswith("drill-pirates-")}
    assert drills, "the server words them with the story of their chapter, so no client reads them"
    assert told == {text: facts for text, facts in every if ".before-" not in text and text not in drills}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("opened", CHAPTERS)
def test_what_comes_later_lies_over_what_was_known_before(language: str, opened: int) -> None:
    known, later = words(language).entries(opened), words(language).later(opened)
    over = {**words(language).entries(FIRST), **KnownWords(later, {}).entries(len(RAW))}
    assert over == known
    assert bool(later) == (opened > FIRST)


@pytest.mark.parametrize("number", CHAPTERS)
def test_a_chapter_brings_the_rules_of_what_it_calls_new(number: int) -> None:
    before, now = (set(words("en").entries(opened)) for opened in (number - 1, number))
    for thing in (RAW[number - 1]["id"], *RAW[number - 1]["new"]):
        assert f"rule-pirates-{thing.replace('.', '-', 1)}" in now - (before if number > FIRST else set())


def things(data: dict[str, Any]) -> Iterator[str]:
    """All that lies on the table in a chapter."""
    yield from (f"event.{name}" for name in data["events"])
    yield from (f"token.{name}" for name in data["parts"])
    plans = [*data["rounds"], *data["fit"].values()]
    yield from (f"card.{name}" for plan in plans for name in plan.get("deal", {}))


@pytest.mark.parametrize("number", CHAPTERS)
def test_nothing_lies_on_the_table_before_it_was_called_new(number: int) -> None:
    late = {thing for thing in things(RAW[number - 1]) if FIRSTS[f"rule-pirates-{thing.replace('.', '-', 1)}"] > number}
    assert late == set()


@pytest.mark.parametrize("opened", CHAPTERS)
def test_a_sea_of_ones_own_tells_what_things_do_and_of_no_chapter(opened: int) -> None:
    told = variables(words("en").things(opened))
    assert not [text for text in told if "chapter" in text]
    assert not [data for data in RAW[1:] if data["title"]["en"] in words("en").things(opened)]


def test_a_text_reads_the_same_way_before_in_every_language() -> None:
    marks = [re.findall(r"^# (from chapter \d+)\n(\S+)", source(language), re.MULTILINE) for language in LANGUAGES]
    assert all(others == marks[0] for others in marks)
    assert len(marks[0]) > 20
