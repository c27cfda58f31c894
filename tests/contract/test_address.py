"""The reader of a sentence is "you", in the right person: every event's text has both forms, in every language."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from saltsea.catalog import CATALOG
from saltsea.game import Game
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.nouns import Refusal
from saltsea.narrator import Narrator
from saltsea.sentences import addressed
from saltsea.texts import Texts, text_file, variables

WORD_ALONE = {
    "en": {
        "event-corto-FriendPaid seat",  # pays you
        "event-corto-HitStopped owner",  # guards it for you
        "event-corto-LeopardsWoke takers",  # a leopard each: you, Red
        "event-corto-MoreToDraw seat",  # you may draw
        "event-corto-TurnBegan seat",  # it is up to you
    },
    "fr": {
        "event-corto-HitStopped owner",
        "event-corto-LeopardsWoke takers",
        "event-corto-TurnBegan seat",
    },
}
"""Where the word for "you" in place of a name is all that changes. A language without a list has no others than these;
one that needs others gets a list of its own."""


@cache
def narrator_of(name: str, language: str) -> Narrator:
    return Narrator(CATALOG[name], CATALOG[name].rules(), language)


def event_texts(game: Game, language: str) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Every event text with each argument of it that names players, and with all its arguments."""
    seats = narrator_of(game.name, language).seats
    for folder, subject in game.subjects():
        known = variables(text_file(folder, subject, language).read_text(encoding="utf-8"))
        for text, args in known.items():
            if text.startswith("event-") and ".before-" not in text:
                yield from ((text, name, args) for name in sorted(seats & args))


def said(texts: Texts, text: str, name: str, args: frozenset[str], *, is_reader: bool, word: str = "X") -> str:
    """The text with this word for the player, whether that is the reader or not."""
    given: dict[str, str | int] = {**dict.fromkeys(args, "X"), name: word}
    for seat in args:
        given |= addressed(seat, is_reader=is_reader and seat == name)
    message, _, part = text.partition(".")
    found = texts.bundle.get_message(message)
    pattern = found.attributes[part] if part else found.value
    told, errors = texts.bundle.format_pattern(pattern, given)  # type: ignore[arg-type]
    assert not errors, (text, errors)
    return str(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOG)
def test_every_event_is_told_in_the_second_person_too(name: str, language: str) -> None:
    game = CATALOG[name]
    texts = narrator_of(name, language).texts
    alike = {
        f"{text} {seat}"
        for text, seat, args in event_texts(game, language)
        if said(texts, text, seat, args, is_reader=True) == said(texts, text, seat, args, is_reader=False)
    }
    known = WORD_ALONE.get(language)
    own = {one for one in known or set().union(*WORD_ALONE.values()) if one.startswith(f"event-{name}-")}
    assert alike <= own
    assert known is None or alike == own


@pytest.mark.parametrize("name", CATALOG)
def test_the_verbs_of_the_reader_agree(name: str) -> None:
    game = CATALOG[name]
    for language, wrong in (("en", r"\byou [a-z]+s\b"), ("fr", r"^vous (?!(?:(?:ne|en|le) )?\S*ez\b)")):
        texts = narrator_of(name, language).texts
        for text, seat, args in event_texts(game, language):
            told = said(texts, text, seat, args, is_reader=True, word=texts.say("you"))
            assert seat != "seat" or re.search(wrong, told) is None, (text, told)


@pytest.mark.parametrize(
    ("language", "you", "other"),
    [("en", "you discard ", "Green discards "), ("fr", "vous défaussez ", "Vert défausse ")],
)
def test_a_narrator_calls_its_reader_you_and_all_others_by_name(language: str, you: str, other: str) -> None:
    game = CATALOG["corto"]
    rules = game.rules()
    narrator = Narrator(game, rules, language)
    own, others = (rules.vocabulary.event({"kind": "Discarded", "seat": seat, "card": 0}) for seat in (0, 1))
    assert not narrator.event(own).startswith(you)
    narrator.reader = 0
    assert narrator.event(own).startswith(you)
    assert narrator.event(others).startswith(other)


@pytest.mark.parametrize("name", CATALOG)
def test_what_does_not_exist_is_refused_by_its_number(name: str) -> None:
    """A terminal ended when its player asked for a seat that the table does not have."""
    refusal = Refusal("table.T7", "refusal-table-no-such-seat", {"seat": 77})
    assert "77" in narrator_of(name, "en").refusal(refusal)
