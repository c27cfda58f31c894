"""What the tests of the views share: views of a moment set up by hand, and sentences filled in as a client does it."""

import msgspec

from pirates.tables import RULES
from saltsea.games.pirates.definition import TEXTS
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.state import PiratesState
from saltsea.games.pirates.view.shapes import PiratesOwn, PiratesView
from saltsea.games.pirates.view.views import PiratesViews
from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.seat import WATCHER, Seat
from saltsea.sentences import addressed
from saltsea.texts import TABLE_TEXTS, Texts, load
from saltsea.view import AS_CLOCK, AS_SEAT, Arg, Offer, Sentence

VIEWS = PiratesViews(RULES)


def observed(state: PiratesState, seat: Seat = 0, rules: PiratesRules = RULES) -> Observation:
    """What this seat knows. A chapter set up by hand is known to RULES under its table's options."""
    key = f"{state.voyage.players} {sorted(state.voyage.options.items())}"
    rules.voyages[key] = state.voyage
    return rules.observe(state, seat)


def view_of(state: PiratesState) -> PiratesView:
    return VIEWS.public(observed(state, WATCHER))


def own_of(state: PiratesState, seat: Seat = 0) -> PiratesOwn:
    own = VIEWS.private(observed(state, seat))
    assert own is not None
    return own


def offers_of(state: PiratesState, seat: Seat = 0) -> dict[str, Offer]:
    return {offer.kind: offer for offer in VIEWS.offers(observed(state, seat))}


def meant(state: PiratesState, **touch: str) -> str:
    """The action that a touch by seat 0 stands for, as `Kind name name`; empty for none."""
    return written(VIEWS.meant(observed(state), touch))


def written(action: Action | None) -> str:
    return "" if action is None else " ".join(str(value) for value in VIEWS.describe(action).values())


def plain(part: object) -> object:
    """As JSON would carry it."""
    return msgspec.json.decode(msgspec.json.encode(part))


# --- saying ---


def words(language: str) -> Texts:
    return load(language, (TEXTS, "pirates"), (TABLE_TEXTS, "web-campaign"), (TABLE_TEXTS, "web-pages-campaign"))


def said(texts: Texts, sentence: Sentence) -> str:
    """The sentence in words for a reader who does not play, as web/src/ui/sentences.ts fills it in; a missing argument
    or text is loud."""
    facts = {name: argument(texts, name, value) for name, value in sentence.args.items()}
    for name in sentence.args:
        facts |= addressed(name, is_reader=False)
    return texts.say(sentence.text, facts)


def argument(texts: Texts, name: str, value: Arg) -> str | int:
    pattern = VIEWS.names[name].say if name in VIEWS.names else ""
    if isinstance(value, list):
        return ", ".join(str(one(texts, pattern, part)) for part in value) or "–"
    return one(texts, pattern, value)


def one(texts: Texts, pattern: str, value: str | int) -> str | int:
    if pattern in ("", AS_CLOCK):
        return value
    if pattern == AS_SEAT:
        return f"seat {value}" if isinstance(value, int) else value
    for alternative in pattern.split("|"):
        text, _, part = alternative.replace("*", str(value).replace(".", "-")).partition(".")
        if texts.has(text):
            return texts.part(text, part) if part else texts.say(text)
    assert value == "none", f"{value} has no name by {pattern}"
    return value
