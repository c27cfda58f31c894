"""What is new can be tried before the sand runs: each question has one right answer, which the rules give."""

import pytest

from saltsea.games.pirates.campaign.drills import Drills
from saltsea.games.pirates.definition import CONTENT, TEXTS, chapters_of, rules_from
from saltsea.kernel.languages import LANGUAGES
from saltsea.texts import load

RULES = rules_from(CONTENT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_new_thing_of_every_chapter_can_be_tried_in_every_language(language: str) -> None:
    drills = Drills(RULES.data, load(language, (TEXTS, "pirates")))
    for chapter in chapters_of():
        found = drills.of(tuple(chapter["new"]))
        assert [drill.thing for drill in found] == chapter["new"]
        for drill in found:
            assert drill.thing in chapter["new"]
            assert len(set(drill.choices)) == len(drill.choices) > 1
            assert "{" not in drill.question + drill.why
            assert drill.choices[drill.right] in drill.why


def test_the_answers_are_those_of_the_rules() -> None:
    drills = Drills(RULES.data, load("en", (TEXTS, "pirates")))

    def answer(thing: str) -> str:
        (drill,) = drills.of((thing,))
        return drill.choices[drill.right]

    assert [answer(f"card.passage-{speed}") for speed in (1, 2, 3)] == ["1", "2", "3"]
    assert (answer("event.gust"), answer("event.lull")) == ("2", "0")
    assert answer("event.loose-timber") == "Sails"
    assert answer("event.thunder") == "Lookout"
    assert (answer("card.rocks"), answer("event.fog-rolls-in")) == ("1", "2")
    assert (answer("card.whirlpool"), answer("event.chase"), answer("token.bow-chaser")) == (
        "south-east", "south-east", "north",
    )  # fmt: skip
    assert (answer("token.fire"), answer("token.curse"), answer("token.powder")) == ("Lookout", "40", "2")
    assert answer("card.fog") == "It is discarded."
    (ship,) = drills.of(("card.brigantine",))
    assert (ship.sector, ship.choices[ship.right].lower()) == ("NE", "right cannons")


def test_cards_of_different_rules_are_asked_about_differently() -> None:
    """What an enemy has in common with others was asked ten times, and what it alone does never."""
    drills = Drills(RULES.data, load("en", (TEXTS, "pirates")))
    cards = [thing for chapter in chapters_of() for thing in chapter["new"] if thing.startswith("card.")]
    asked = [drill.question for drill in drills.of(tuple(cards))]
    twice = {drill.thing for drill in drills.of(tuple(cards)) if asked.count(drill.question) > 1}
    assert twice <= {"card.passage-1", "card.passage-2", "card.passage-3", "card.lighthouse"}, "all are pointed at"
