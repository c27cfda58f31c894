"""What a level truly changes in one chapter for one crew, in sentences: the voyage is compared with that at Bosun."""

from collections import Counter
from typing import Final

from saltsea.games.pirates.chapters.chapter import Voyage
from saltsea.games.pirates.rules.levels import fitted
from saltsea.games.pirates.text.words import card_title
from saltsea.texts import Texts

USUAL: Final = "bosun"


def level_changes(texts: Texts, voyage: Voyage) -> list[str]:
    """One sentence for each thing that is different; none at the usual level."""
    usual = fitted(voyage.chapter, voyage.content, voyage.players, {**voyage.options, "level": USUAL})
    found = [
        time_changes(texts, voyage, usual),
        number_changes(texts, "lives", voyage.life, usual.life),
        number_changes(texts, "corks", voyage.corks, usual.corks),
        event_changes(texts, voyage, usual),
        card_changes(texts, voyage, usual),
    ]
    return [sentence for sentence in found if sentence]


def time_changes(texts: Texts, voyage: Voyage, usual: Voyage) -> str:
    """Every round of a chapter is longer or shorter by the same time."""
    more = voyage.rounds[0].seconds - usual.rounds[0].seconds
    if not more:
        return ""
    return texts.say(f"brief-pirates-level-{'longer' if more > 0 else 'shorter'}", {"seconds": abs(more)})


def number_changes(texts: Texts, what: str, number: int, usual: int) -> str:
    return "" if number == usual else texts.say(f"brief-pirates-level-{what}", {"number": number, "usual": usual})


def event_changes(texts: Texts, voyage: Voyage, usual: Voyage) -> str:
    events = [plan.events for plan in voyage.rounds]
    more = sum(events) - sum(plan.events for plan in usual.rounds)
    stops = bool(voyage.content.levels[voyage.level].stops and sum(events))
    sentences = [texts.say("brief-pirates-level-events", {"number": f"{more:+d}".replace("-", "−")})] if more else []
    sentences += [texts.say("brief-pirates-level-stops", {})] if stops else []
    return " ".join(sentences)


def card_changes(texts: Texts, voyage: Voyage, usual: Voyage) -> str:
    """Which cards come more or less often in all rounds together."""
    more = Counter(kind for plan in voyage.rounds for kind in plan.deal)
    more.subtract(kind for plan in usual.rounds for kind in plan.deal)
    cards = [
        texts.say(
            "brief-pirates-level-card",
            {"card": card_title(texts, voyage.content.cards[kind]), "number": f"{number:+d}".replace("-", "−")},
        )
        for kind, number in sorted(more.items())
        if number
    ]
    return texts.say("brief-pirates-level-cards", {"cards": ", ".join(cards)}) if cards else ""
