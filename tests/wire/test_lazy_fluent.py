"""Messages that are parsed when they are first said are those of the whole file."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep
from unittest.mock import patch

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource, Term

from saltsea import lazy_fluent
from saltsea.lazy_fluent import LazyBundle, entries_of, parsed_entry
from saltsea.texts import CONTENT_ROOT, Texts

FILES = sorted([*CONTENT_ROOT.rglob("*.ftl"), *(Path(__file__).parents[1] / "small_games").rglob("*.ftl")])


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_entry_of_every_file_is_the_same_when_it_is_parsed_alone(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    whole = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message | Term)]
    names = [f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name for entry in whole]
    assert names == [*entries_of(source)]
    for name, entry in zip(names, whole, strict=True):
        (alone, *_) = parsed_entry(entries_of(source)[name]).body
        assert entry.equals(alone, ignored_fields=["span", "comment"]), name


SOURCE = """
-ship = the { $case ->
   *[plain] Swallow
    [loud] SWALLOW
}
greeting = Welcome aboard { -ship(case: "loud") }, { sailor }!
    .title = Welcome
# A comment, and what { sailor } is.
sailor = sailor { $name }
unused = Nobody says { this }
"""


def test_a_sentence_brings_what_it_refers_to_and_nothing_else() -> None:
    with patch.object(lazy_fluent, "parsed_entry", wraps=parsed_entry) as parsed:
        texts = Texts("en", [SOURCE])
        assert [texts.has(name) for name in ("greeting", "-ship", "nothing")] == [True, False, False]
        assert parsed.call_count == 0
        assert texts.say("greeting", {"name": "Ann"}) == "Welcome aboard the SWALLOW, sailor Ann!"
        assert (texts.title("greeting"), texts.say("sailor", {"name": "Bob"})) == ("Welcome", "sailor Bob")
        assert parsed.call_count == 3


def test_of_two_messages_with_one_name_the_first_counts() -> None:
    texts = Texts("en", ["one = first\none = again", "one = second\ntwo = other"])
    assert (texts.say("one"), texts.say("two")) == ("first", "other")


def test_a_sentence_that_is_missing_is_loud() -> None:
    texts = Texts("en", ["one = first\ntwo = { gone }"])
    with pytest.raises(LookupError):
        texts.say("nothing")
    with pytest.raises(LookupError):
        texts.say("two")


def test_two_threads_that_say_the_same_first_say_it_both(monkeypatch: pytest.MonkeyPatch) -> None:
    def slowly_parsed(source: str) -> Resource:
        sleep(0.05)
        return parsed_entry(source)

    monkeypatch.setattr(lazy_fluent, "parsed_entry", slowly_parsed)
    bundle = LazyBundle("en", ["greeting = Ahoy, { crew }!\ncrew = sailors\n"])

    def said() -> str:
        pattern = bundle.get_message("greeting").value
        assert pattern is not None
        return str(bundle.format_pattern(pattern, {})[0])

    with ThreadPoolExecutor(2) as threads:
        assert [one.result() for one in [threads.submit(said), threads.submit(said)]] == ["Ahoy, sailors!"] * 2
