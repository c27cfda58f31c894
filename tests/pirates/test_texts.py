"""Every text of A Tale of Pirates in both languages: none missing, none unused, each one sayable."""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, get_args

import pytest

from pirates.rounds_kit import RAW
from saltsea.bots.random_bot import RandomBot
from saltsea.games.pirates.campaign.drills import ANSWERS, IN_WORDS
from saltsea.games.pirates.campaign.logbook import SCENES
from saltsea.games.pirates.definition import CONTENT, TEXTS, pirates, read_content
from saltsea.games.pirates.engine.kinds import LEVELS
from saltsea.games.pirates.lesson.practice import OWN_WORDS, REFUSALS
from saltsea.games.pirates.lesson.practice import TEXTS as PRACTICE_TEXTS
from saltsea.games.pirates.lesson.practice_script import PRACTICES
from saltsea.games.pirates.rules.ship import AREAS, CANNONS, SECTORS, SHIP_SPACES, TIMERS
from saltsea.games.pirates.text.words import NONE, clock_title
from saltsea.games.pirates.view import event_texts, names
from saltsea.games.pirates.view.names import NEEDS
from saltsea.games.pirates.view.progress import STARS
from saltsea.games.pirates.view.report_awards import WORKED
from saltsea.games.pirates.view.report_shapes import AwardName
from saltsea.games.pirates.view.shapes import Scored
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import TABLE, members
from saltsea.narrator import Narrator
from saltsea.rulebook import refusals_in, rule_functions, rule_texts
from saltsea.texts import load, text_file, variables

PACKAGE: Final = "saltsea.games.pirates"
CODE: Final = Path(__file__).resolve().parents[2] / "src" / "saltsea" / "games" / "pirates"
RULES: Final[AnyRules] = pirates().rules()
ENTRIES: Final[list[str]] = [entry["id"] for entries in read_content(CONTENT).values() for entry in entries]

SECTIONS: Final = {"S": 5, "T": 7, "A": 10, "D": 6, "R": 12, "P": 3, "Q": 1}
RULE_IDS: Final = [f"{section}{number + 1}" for section, last in SECTIONS.items() for number in range(last)]
RULE_IDS.extend(entry.replace(".", "-") for entry in [*ENTRIES, *(data["id"] for data in RAW)])


# --- the texts ---


@cache
def spoken_of(language: str) -> dict[str, frozenset[str]]:
    """Without how a text reads before some chapter is open: test_known.py looks at that."""
    found = variables(text_file(TEXTS, "pirates", language).read_text(encoding="utf-8"))
    return {text: facts for text, facts in found.items() if ".before-" not in text}


@cache
def lines_of(language: str) -> list[str]:
    return text_file(TEXTS, "pirates", language).read_text(encoding="utf-8").splitlines()


def all_texts() -> Iterator[str]:
    """Every text id of pirates.*.ftl, attributes too: no more and no less."""
    yield from ("title-pirates", "brief-pirates", "timer-pirates", "card-pirates-at", "clock-pirates")
    yield from (f"seat-pirates-{seat}" for seat in range(RULES.most))
    yield from (f"sector-pirates-{sector}{part}" for sector in range(SECTORS) for part in ("", ".long"))
    for what, number in (("area", AREAS), ("space", SHIP_SPACES), ("cannon", CANNONS)):
        yield from (f"{what}-pirates-{value}" for value in range(number))
    yield from texts_of_views()
    yield from texts_of_teaching()
    yield from (f"rule-pirates-{rule}{part}" for rule in RULE_IDS for part in ("", ".title"))
    events = [rule for rule in RULE_IDS if rule.startswith("event-")]
    yield from (f"rule-pirates-{rule}.{part}" for rule in events for part in ("cry", "short"))
    yield from {f"action-pirates-{type(action).__name__}" for action in RULES.vocabulary.actions}
    yield from (f"event-pirates-{event}" for event in RULES.vocabulary.events)
    yield from refusals_in(PACKAGE)
    for option in RULES.options:
        yield from (f"option-pirates-{option.name}{part}" for part in ("", ".title"))
        yield from (f"option-pirates-{option.name}.choice-{value}" for value in {option.default, *option.choices})
    # Nobody chooses these seas: lists of games name them.
    yield from (f"option-pirates-chapter.choice-{sea}" for sea in ("lesson", "practice"))


def texts_of_views() -> Iterator[str]:
    """What the names of the wire are called, and the sentences that only views have."""
    yield from ("a-card-pirates", "a-space-pirates", "an-event-pirates", "space-pirates-none", "cannon-pirates-none")
    yield from (f"timer-pirates-{timer}" for timer in range(TIMERS))
    yield from (f"sector-pirates-{name}{part}" for name in names.SECTORS for part in ("", ".long"))
    yield from (f"position-pirates-{name}" for name in names.POSITIONS)
    yield from (f"space-pirates-{name}" for name in names.SPACE_NUMBERS)
    yield from (f"area-pirates-{name}" for name in names.AREAS)
    yield from (f"cannon-pirates-{name}" for name in names.CANNON_NAMES)
    yield from (f"step-pirates-{verb}" for verb in names.VERBS)
    yield from (f"star-pirates-{star}" for star in STARS)
    yield from (f"score-pirates-{what}" for what in get_args(Scored))
    yield from (f"award-pirates-{what}" for what in (*get_args(AwardName), WORKED))
    resailed = ("crew", "better", "planner", "earlier", "idle", "ready", "lying", "busy")
    yield from (f"resail-pirates-{what}" for what in resailed)
    yield from (f"passage-pirates-{how}" for how in ("found", "late"))
    yield from (f"ask-pirates-{what}" for what in ASKS.split())
    yield from (f"action-pirates-{deed}.ask" for deed in DEEDS.split())
    yield from (f"then-pirates-{what}" for what in FOLLOWS.split())
    yield from (f"done-pirates-{what}" for what in ("sunk", "taken", "pointed"))
    yield from (f"told-pirates-{what}" for what in ("round", "happening", "TookAim", "EnemyShot", "cursed"))
    yield from (f"told-pirates-{deed.__name__}" for deed in event_texts.DEEDS)
    yield "by-pirates"


def texts_of_teaching() -> Iterator[str]:
    """The pages of the lesson, why another step of it comes first, drills with new things, and hints."""
    files = [*sorted((CODE / "lesson").glob("*.py")), CODE / "view" / "suggestion.py"]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    yield from set(re.findall(r"\"((?:lesson|hint)-pirates-[A-Za-z-]+)\"", code))
    yield from {f"{PRACTICE_TEXTS}{deed.text}" for drilled in PRACTICES for deed in drilled.deeds}
    yield from (f"{PRACTICE_TEXTS}{what}" for what in (*PRACTICE_STEPS.split(), *(f"choose-{need}" for need in NEEDS)))
    yield from (f"hint-pirates-{deed}" for deed in ("Turn", "SetSails", "Repair", "Salvage"))
    yield from (f"refusal-pirates-lesson-{step}" for step in LESSON_STEPS.split())
    yield from (f"{REFUSALS}{deed.__name__}" for deed in OWN_WORDS)
    yield from (f"drill-pirates-{drill}{part}" for drill in DRILLS.split() for part in ("", "-why"))
    asked = [thing.rpartition(".")[2] for thing in IN_WORDS]
    yield from (f"drill-pirates-{name}.choice-{one}" for name in asked for one in range(1, ANSWERS + 1))


PRACTICE_STEPS: Final = "Place Turn Fire SetSails event wait done left"
LESSON_STEPS: Final = "wait Start Place Look Load Fire Repair SetSails Turn Cork"
DRILLS: Final = (
    "aim hold speed sails drift damage closed fog fog-bank wreck wet-powder good-omen rum reinforcement loot map "
    "prisoner strike whirl chase hide bow-chaser fire curse lantern hull powder gunboat corvette fort frigate galleon "
    "merchant island fireship ghost-ship kraken siren flagship"
)
DEEDS: Final = "SetSails Turn Look Repair Load Fire Board Land Salvage"
"""What a timer performs: the bar asks which of them is meant."""
FOLLOWS: Final = (
    "heading speed lives loaded unloaded corked uncorked taken used uncursed up down damage sunk gone choice goal ends "
    "chance"
)
ASKS: Final = "over watching briefing paused held round-ends place ready sand"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_and_none_is_unused(language: str) -> None:
    assert set(spoken_of(language)) == set(all_texts())


def test_both_languages_speak_of_the_same_facts() -> None:
    assert spoken_of("en") == spoken_of("fr")


def test_names_and_rules_speak_of_no_facts() -> None:
    plain = ("title", "seat", "sector", "area", "space", "cannon", "rule", "measure", "option")
    assert not [text for text, facts in spoken_of("en").items() if text.partition("-")[0] in plain and facts]


def test_texts_speak_only_of_facts_that_are_given() -> None:
    said = spoken_of("en")
    assert {text: said[text] - facts for text, facts in facts_given().items() if not said[text] <= facts} == {}


def facts_given() -> dict[str, set[str]]:
    """What every action, event and refusal has to tell."""
    words = RULES.vocabulary
    actions = {type(action).__name__ for action in words.actions}
    given = {f"action-pirates-{name}": set(words.fields[name]) for name in actions}
    given |= {f"event-pirates-{name}": set(words.fields[name]) for name in words.events}
    return given | facts_of_refusals()


@cache
def facts_of_refusals() -> dict[str, set[str]]:
    """Per refusal the facts that every `refuse(...)` with it gives, read from the source."""
    spec = find_spec(PACKAGE)
    assert spec is not None
    assert spec.submodule_search_locations
    found: dict[str, set[str]] = {}
    for file in sorted(Path(next(iter(spec.submodule_search_locations))).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                text = ast.literal_eval(node.args[1])
                facts = {str(word.arg) for word in node.keywords}
                found[text] = found.get(text, facts) & facts
    assert set(found) == set(refusals_in(PACKAGE))
    return found


def test_refusals_use_every_fact_that_they_are_given() -> None:
    assert {text: facts for text, facts in facts_of_refusals().items() if spoken_of("en")[text] != facts} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_leaves_the_rule_id_to_its_caller(language: str) -> None:
    refusals = [line for line in lines_of(language) if line.startswith("refusal-")]
    assert not [line for line in refusals if re.search(r"\b[STADRPQ]\d+\b", line)]


def test_texts_are_set_with_care() -> None:
    """Typographic apostrophes and quotes everywhere; in French no plain space where a line must not break."""
    for language in LANGUAGES:
        assert not [line for line in lines_of(language) if re.search(r"['\"]|  +\S.*=.*  | $|\t", line)]
        assert not [line for line in lines_of(language) if "(ours)" in line or "(seed)" in line]
    assert not [line for line in lines_of("fr") if re.search(r" [:;!?»]|« |[^\u00a0][:;!?»]|«[^\u00a0]", line)]


# --- rules and titles ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_the_engine_names_has_a_wording(language: str) -> None:
    named = {*rule_functions(PACKAGE), *(rule for rules in refusals_in(PACKAGE).values() for rule in rules)}
    assert named <= set(rule_texts(TEXTS, "pirates", language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapter_is_called_the_same_in_its_file_in_its_rule_and_among_the_options(language: str) -> None:
    texts = load(language, (TEXTS, "pirates"))
    assert [chapter["id"] for chapter in RAW] == [f"chapter.{number}" for number in range(1, len(RAW) + 1)]
    for number, chapter in enumerate(RAW, start=1):
        title = chapter["title"][language]
        assert texts.title(f"rule-pirates-chapter-{number}") == title
        assert texts.part("option-pirates-chapter", f"choice-{number}") == f"{number} {title}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_is_called_the_same_in_its_rule_and_among_the_options(language: str) -> None:
    texts = load(language, (TEXTS, "pirates"))
    for level in LEVELS:
        title = texts.title(f"rule-pirates-level-{level}")
        assert texts.part("option-pirates-level", f"choice-{level}").startswith(title)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pictures_are_described_with_the_names_of_the_story(language: str) -> None:
    parts = ("title", "story", "news", "won", "lost")
    story = " ".join(chapter[part][language] for chapter in RAW for part in parts)
    pictures = text_file(SCENES, "scenes", language).read_text(encoding="utf-8")
    named = re.findall(r"(?:[\w,;’] |’)([A-ZÉ]\w+)", pictures)
    assert len(named) > 30
    assert [name for name in named if not re.search(rf"\b{name}", story)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sort", ["card", "token", "event"])
def test_no_two_things_of_a_sort_bear_the_same_name(sort: str, language: str) -> None:
    texts = load(language, (TEXTS, "pirates"))
    things = [f"rule-pirates-{rule}" for rule in RULE_IDS if rule.startswith(f"{sort}-")]
    assert len({texts.title(thing) for thing in things}) == len(things)


# --- said aloud ---

NUMBERS: Final = """
    at ends until moment how leaves wounds loot unseen sails powder face damage leads cost corks fire lives need rest
    slot shooter shots result stands step sectors speed balls players timers most chapter
"""
"""Details that stay numbers: they are said as such, choose the words, or are never said."""

VALUES: Final[Mapping[str, Sequence[Any]]] = {
    **dict.fromkeys(("positions", "deal", "sources", "targets", "known"), ([0], [1, 2], [])),
    "how": range(6),
    "wounds": range(4),
    "face": (1, 2, 0),
    "damage": range(4),
    "cost": range(3),
    "lives": range(5),
    "need": range(1, 5),
    "rest": (0, 2),
    "result": range(1, 4),
    "stands": (0, 2),
    "spaces": (0b110, 0b11000, 0b100000000001),
    "cannons": (0b1, 0b10010),
    "curses": (-1, 0, 3),
    "left": (0, 61_000),
    "speed": range(4),
    "balls": range(3),
    "moment": (30_000, None),
}
"""What a fact can be, where it is not just 0 or 1."""
RARE: Final[Mapping[tuple[str, str], Sequence[Any]]] = {
    ("event-pirates-Repaired", "space"): (3, -1),
    ("event-pirates-Salvaged", "space"): (3, -1),
    ("event-pirates-TimerPlaced", "space"): (3, 12, 29),
    **{(f"event-pirates-{name}", "seat"): (0, TABLE) for name in ("CardHidden", "CorkPut", "BallLost", "CorkOff")},
    ("event-pirates-NeedArose", "need"): (2, 3),
    ("refusal-pirates-sails", "speed"): (0, 3),
}


def values_of(text: str, fact: str) -> Sequence[Any]:
    return RARE.get((text, fact), VALUES.get(fact, (0, 1)))


@pytest.fixture(scope="module", params=LANGUAGES)
def narrator(request: pytest.FixtureRequest) -> Narrator:
    return Narrator(pirates(), RULES, request.param)


def well_said(sentence: str) -> bool:
    return bool(sentence.strip()) and not re.search(rf"[{{}}]|-pirates-|\bNone\b|\b{NONE}\b", sentence)


def test_every_fact_has_its_words_or_is_a_number(narrator: Narrator) -> None:
    facts = {fact for given in facts_given().values() for fact in given}
    assert facts == {*narrator.spoken, *NUMBERS.split()}
    assert not {*narrator.spoken} & {*NUMBERS.split()}


def test_every_action_is_said_and_no_two_alike(narrator: Narrator) -> None:
    said = [narrator.action(action) for action in RULES.vocabulary.actions]
    assert [sentence for sentence in said if not well_said(sentence)] == []
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("text", [f"event-pirates-{name}" for name in RULES.vocabulary.events])
def test_every_event_is_said_with_all_its_facts(narrator: Narrator, text: str) -> None:
    kind = text.rpartition("-")[2]

    def said(facts: Mapping[str, Any]) -> str:
        return narrator.event(RULES.vocabulary.event({"kind": kind, **facts}))

    told = [said(facts) for facts in samples(text, RULES.vocabulary.fields[kind])]
    assert [sentence for sentence in told if not well_said(sentence)] == []
    for fact in spoken_of("en")[text]:
        heard = [said(facts) for facts in varied(text, RULES.vocabulary.fields[kind], fact)]
        assert len(set(heard)) == len(heard), (fact, heard)


@pytest.mark.parametrize("text", sorted(facts_of_refusals()))
def test_every_refusal_is_said_with_all_its_facts(narrator: Narrator, text: str) -> None:
    def said(facts: Mapping[str, Any]) -> str:
        return narrator.refusal(Refusal("pirates.X", text, dict(facts)))

    fields = sorted(facts_of_refusals()[text])
    assert [facts for facts in samples(text, fields) if not well_said(said(facts))] == []
    for fact in fields:
        heard = [said(facts) for facts in varied(text, fields, fact)]
        assert len(set(heard)) == len(heard), (fact, heard)


def samples(text: str, fields: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Details for a sentence: every value of every fact occurs, beside the first and the last ones of the others."""
    for other in (0, -1):
        for fact in fields:
            yield from varied(text, fields, fact, other)
    yield {fact: values_of(text, fact)[0] for fact in fields}


def varied(text: str, fields: Sequence[str], fact: str, other: int = 0) -> Iterator[dict[str, Any]]:
    """The same facts but for one, which is everything that it can be."""
    for value in values_of(text, fact):
        yield {field: value if field == fact else values_of(text, field)[other] for field in fields}


@pytest.mark.parametrize(
    ("language", "space", "position", "clock"),
    [("en", "the card at SW2", "SW2", "1:05"), ("fr", "la carte en SO2", "SO2", "1\u00a0min\u00a005\u00a0s")],
)
def test_cards_are_named_by_where_they_lie(language: str, space: str, position: str, clock: str) -> None:
    narrator = Narrator(pirates(), RULES, language)
    assert narrator.arg("space", SHIP_SPACES + 13) == space
    assert narrator.arg("position", 13) == position
    assert clock_title(narrator.texts, 65_999) == clock


def test_timers_rounds_and_slots_are_counted_from_one(narrator: Narrator) -> None:
    assert str(narrator.arg("timer", 0)).endswith(" 1")
    assert narrator.arg("round", 0) == narrator.arg("stage", 0) == "1"
    assert narrator.arg("position", 0) == "N1"


def test_a_set_of_spaces_is_told_by_its_areas() -> None:
    narrator = Narrator(pirates(), RULES, "en")
    assert narrator.arg("spaces", 1 << 6 | 1 << 10) == "Lookout"
    assert narrator.arg("spaces", 1 << 0 | 1 << 11) == "Cannonballs, Bow chaser"
    assert narrator.arg("cannons", 0b10010) == "right cannon 2, bow chaser"
    assert narrator.arg("cannons", 0) == "-"


# --- whole voyages ---

VOYAGES: Final[list[tuple[int, Options]]] = [
    (1, {"chapter": "7", "level": "deckhand", "timers": 2}),
    (2, {"chapter": "9"}),
    (4, {"chapter": "10", "level": "captain"}),
]


@cache
def sailed(players: int, chapter: str) -> tuple[Match, list[Refusal]]:
    """A voyage of random moves, one look a second, and one of each refusal that was met."""
    options = next(options for crew, options in VOYAGES if crew == players and options["chapter"] == chapter)
    match = start(RULES, players, options, named_seed(f"told {players}"))
    assert isinstance(match, Match), match
    match.hashing = False
    refusals: dict[str, Refusal] = {}
    dice, bot, at = dice_for("told"), RandomBot(patience=2), 0
    while not match.is_over():
        match.look(at)
        for seat in members(RULES.waiting_on(match.state)):
            action = bot.choose(RULES.observe(match.state, seat), dice)
            if action is not None:
                assert not isinstance(match.submit(seat, action, at), Refusal)
        if at % 30_000 == 0:
            met = [RULES.check(match.state, 0, action, at) for action in RULES.vocabulary.actions]
            refusals |= {refusal.text: refusal for refusal in met if refusal is not None}
        at += 1000
    return match, list(refusals.values())


@pytest.mark.parametrize(("players", "options"), VOYAGES, ids=["one", "two", "four"])
def test_whole_voyages_are_told_with_their_refusals(narrator: Narrator, players: int, options: Options) -> None:
    match, refusals = sailed(players, str(options["chapter"]))
    for line in match.lines:
        for event in line.events:
            for heard in (event, RULES.mask(event, RULES.most)):
                assert heard is not None
                assert well_said(narrator.event(heard))
    assert len(refusals) > 5
    assert all(well_said(narrator.refusal(refusal)) for refusal in refusals)
