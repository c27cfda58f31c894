"""What the news of the chapters say is dealt, to every crew at every level; and what is said of the levels."""

import json
from typing import Any

import pytest

from pirates.tables import CONTENT_DATA, RULES
from pirates.view_kit import words
from saltsea.games.pirates.chapters.chapter import Voyage
from saltsea.games.pirates.definition import CONTENT, chapter_files
from saltsea.games.pirates.engine.kinds import LEVELS
from saltsea.games.pirates.rules.ship import TIMERS
from saltsea.games.pirates.text.words import card_title

CREWS = [(4, 0), (3, 0), (2, 0), (1, 4), (1, 3), (1, 2)]
"""Players, and how many timers one alone has."""
STORIES: dict[str, Any] = {
    str(story["id"]).removeprefix("chapter."): story
    for story in (json.loads(file.read_bytes()) for file in chapter_files(CONTENT))
}
DEALT = [
    ("2", "passage-3", {4: 2, 3: 2, 2: 2}, "Two Passages 3 are dealt in every round", "deux Passages 3"),
    ("3", "merchant", {4: 2, 3: 2, 2: 2}, "Two Merchants are dealt in each round", "Deux Marchands sont distribués"),
    ("4", "island", {4: 2, 3: 2, 2: 2}, "Two Islands are dealt in each round", "Deux Îles sont distribuées"),
    ("5", "island", {4: 2, 3: 2, 2: 2}, "two Islands are dealt in each round", "deux Îles sont distribuées"),
    ("5", "frigate", {4: 2, 3: 1, 2: 0}, "two where four timers sail, one with three timers, none with two",
     "deux avec quatre sabliers, une avec trois, aucune avec deux"),
    ("7", "tentacle", {4: 4, 3: 4, 2: 2}, "up to four of them, with two timers up to two",
     "jusqu’à quatre d’entre eux, avec deux sabliers jusqu’à deux"),
    ("8", "frigate", {4: 1, 3: 0, 2: 0}, "With four timers, a Frigate sails", "Avec quatre sabliers, une Frégate"),
    ("10", "flagship", {4: 1, 3: 1, 2: 1}, "it is dealt in every round", "il est distribué à chaque manche"),
    ("10", "fireship", {4: 1, 3: 0, 2: 0}, "With four timers, a Fireship feeds it in every round",
     "Avec quatre sabliers, un Brûlot le nourrit à chaque manche"),
]  # fmt: skip
"""A chapter, a card, how many of it come in every round with so many timers, and the words of the news."""
LAWS = {("1", "brigantine"), ("1", "corvette"), ("1", "rocks"), ("2", "gunboat")}
"""Cards of which the news say only what they do, not that they come."""


def voyages(chapter: str) -> list[Voyage]:
    """What every crew makes of a chapter."""
    return [
        RULES.voyage(players, {"chapter": chapter, "level": level, **({"timers": timers} if timers else {})})
        for players, timers in CREWS
        for level in LEVELS
    ]


@pytest.mark.parametrize(("chapter", "card", "numbers", "english", "french"), DEALT)
def test_what_the_news_say_is_dealt_is_dealt_to_every_crew(
    chapter: str, card: str, numbers: dict[int, int], english: str, french: str
) -> None:
    news = STORIES[chapter]["news"]
    assert english in news["en"]
    assert french in news["fr"]
    kind = CONTENT_DATA.kind(card)
    for voyage in voyages(chapter):
        assert {plan.deal.count(kind) for plan in voyage.rounds} == {numbers[voyage.timers]}


@pytest.mark.parametrize("chapter", STORIES)
@pytest.mark.parametrize(("language", "timers"), [("en", "timers"), ("fr", "sabliers")])
def test_the_news_name_no_card_that_a_smaller_crew_never_meets_without_saying_so(
    chapter: str, language: str, timers: str
) -> None:
    texts = words(language)
    usual = {kind for plan in RULES.voyage(4, {"chapter": chapter}).rounds for kind in plan.deal}
    for voyage in voyages(chapter):
        spared = usual - {kind for plan in voyage.rounds for kind in plan.deal} if voyage.timers < TIMERS else set()
        for kind in spared:
            name = card_title(texts, CONTENT_DATA.cards[kind])
            said = [one for one in STORIES[chapter]["news"][language].split(". ") if name in one]
            tells = (chapter, CONTENT_DATA.cards[kind]) in LAWS or not said or any(timers in one for one in said)
            assert tells, f"{name}, {voyage.timers} timers"


def test_what_is_said_of_levels_holds_in_every_chapter() -> None:
    say = words("en").say
    assert "five life points, often more time or fewer enemies" in say("crew-level-deckhand-about")
    assert "one life point fewer, often less time or one more event" in say("crew-level-captain-about")
    easier = harder = 0
    for chapter in STORIES:
        deckhand, bosun, captain = (RULES.voyage(4, {"chapter": chapter, "level": level}) for level in LEVELS)
        assert (deckhand.life, captain.life) == (5, bosun.life - 1)
        first, usual, last = (voyage.rounds[-1] for voyage in (deckhand, bosun, captain))
        easier += first.seconds > usual.seconds or first.deal != usual.deal
        harder += last.seconds < usual.seconds or last.events > usual.events
    assert 2 * easier > len(STORIES) < 2 * harder
