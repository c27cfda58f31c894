"""Every text of Corto in both languages and both themes: none missing, none unused, each one sayable."""

import ast
import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest

from saltsea.games.corto.box_file import FAULTS
from saltsea.games.corto.definition import CONTENT, TEXTS, THEMES, corto
from saltsea.games.corto.engine.cards import ADVANTAGES as VERBS
from saltsea.games.corto.engine.cards import ADVENTURES, COLOURS, KINDS
from saltsea.games.corto.engine.state import STEP_NAMES
from saltsea.games.corto.lesson.lesson import INSTEAD
from saltsea.games.corto.lesson.script import COUNTED as LESSON_COUNTED
from saltsea.games.corto.lesson.script import LEFT, SCRIPT, WATCHING
from saltsea.games.corto.review import reason
from saltsea.games.corto.view import advice, choices, prompts, suggestion
from saltsea.games.corto.view.names import FIGURINES
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Event, Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import members
from saltsea.narrator import Narrator
from saltsea.rulebook import refusals_in
from saltsea.texts import load, text_file, variables

CARDS: Final[list[dict[str, Any]]] = json.loads((CONTENT / "cards.json").read_bytes())["cards"]
STORIES: Final = "stories"
NEUTRAL: Final = "neutral"
FILES: Final = [(TEXTS, "corto"), (THEMES, STORIES), (THEMES, NEUTRAL)]
RULES: Final[AnyRules] = corto().rules()

CHAPTERS: Final = {"G": 6, "S": 3, "T": 6, "C": 6, "O": 3, "L": 2, "F": 7, "M": 1, "E": 3, "V": 6, "A": 6, "P": 4}
RULE_IDS: Final = [f"{chapter}{number + 1}" for chapter, last in CHAPTERS.items() for number in range(last)]
RULE_IDS.extend(f"Q{letter}" for letter in ADVENTURES)
COUNTED: Final = {
    "V2": "gold number cards squares",
    "V3": "gold number cards",
    "QA": "gold cards squares",
    "QB": "gold",
    "QC": "gold number",
    "QD": "gold number",
    "QE": "gold number",
    "QF": "gold cards squares",
    "P4": "gold",
}
"""The lines of a count and what each speaks of."""


# --- the texts ---


@cache
def spoken_of(folder: Path, subject: str, language: str) -> dict[str, frozenset[str]]:
    return variables(text_file(folder, subject, language).read_text(encoding="utf-8"))


@cache
def lines_of(folder: Path, subject: str, language: str) -> list[str]:
    return text_file(folder, subject, language).read_text(encoding="utf-8").splitlines()


def corto_texts() -> Iterator[str]:
    """Every text id of corto.*.ftl, attributes too: no more and no less."""
    yield from ("title-corto", "brief-corto")
    yield from (f"seat-corto-{seat}" for seat in range(RULES.most))
    yield from ("square-corto-nowhere", "card-corto-unused", "friend-corto", "long-corto", "ace-corto")
    yield from (f"kind-corto-{kind}" for kind in KINDS)
    yield from (f"border-corto-{border}" for border in COLOURS)
    yield from (f"verb-corto-{verb}" for verb in VERBS)
    yield from (f"step-corto-{step}" for step in [*STEP_NAMES.values(), "none"])
    yield from (f"count-corto-{line}" for line in COUNTED)
    yield from (f"quest-corto-{letter}{part}" for letter in ADVENTURES for part in ("", ".title"))
    yield from (f"rule-corto-{rule}{part}" for rule in RULE_IDS for part in ("", ".title"))
    yield from {f"action-corto-{type(action).__name__}" for action in RULES.vocabulary.actions}
    yield from (f"event-corto-{event}" for event in [*RULES.vocabulary.events, "Drew-unseen"])
    yield from (f"event-corto-{part}" for part in ("CardPlayed.undone", "Drew.several", "Drew-unseen.several"))
    yield from (f"event-corto-{event}.each" for event in ("CardPlayed", "Drew", "Drew-unseen"))
    yield from (f"figurine-name-{figurine}" for figurine in FIGURINES)
    yield from refusals_in("saltsea.games.corto")
    yield from (f"refusal-corto-box-{fault}" for fault in FAULTS)
    yield from view_texts()
    yield from lesson_texts()
    yield from review_texts()
    for option in RULES.options:
        yield from (f"option-corto-{option.name}{part}" for part in ("", ".title"))
        yield from (f"option-corto-{option.name}.choice-{value}" for value in {option.default, *option.choices})


def view_texts() -> Iterator[str]:
    """Every text id that Corto's view names and that is none of the above."""
    yield from (f"corto-do-{kind}" for kind in (*choices.TOUCHES, "Move"))
    yield from (f"corto-skip-{step}" for step in choices.SKIPS)
    yield "corto-strips-full.short"
    yield from (f"corto-way-{way}" for way in prompts.WAYS)
    yield from ("corto-acts", "corto-in-reach")  # parts of the prompts of actions
    for file in Path(choices.__file__).parent.glob("*.py"):
        yield from re.findall(r'"((?:corto|story)-[A-Za-z-]+)"', file.read_text(encoding="utf-8"))
    yield "corto-then-takes"  # a part of what would follow


def lesson_texts() -> Iterator[str]:
    """Every text id of the lesson, and of the coach beside real games."""
    yield from INSTEAD.values()
    yield from (page.text for step in SCRIPT for page in step.pages)
    yield from (page.text for page in (WATCHING, LESSON_COUNTED, LEFT))
    yield from re.findall(r'"(coach-corto-[a-z]+)"', Path(advice.__file__).read_text(encoding="utf-8"))
    yield from {*re.findall(r'"(hint-corto-[a-z]+)"', Path(suggestion.__file__).read_text(encoding="utf-8"))}
    yield "hint-corto-why"  # which most of these refer to


def review_texts() -> set[str]:
    """Every text id of reviews: what they say, and what the browser's page of them says around it."""
    page = Path(__file__).parents[2] / "web" / "src" / "corto" / "review"
    files = [Path(reason.__file__), *page.glob("*.svelte")]
    return {
        name for file in files for name in re.findall(r"""["'](review-corto[a-z-]*)["']""", file.read_text("utf-8"))
    }


def theme_texts() -> Iterator[str]:
    """Every text id of a theme."""
    yield from ("figurine-corto-0", "figurine-corto-1")
    yield from (f"{what}-corto-{letter}" for what in ("adventure", "story") for letter in ADVENTURES)
    yield from (f"card-corto-{card['id']}{part}" for card in CARDS for part in ("", ".line"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("folder", "subject"), FILES, ids=lambda part: str(part).rpartition("/")[2])
def test_no_text_is_missing_and_none_is_unused(folder: Path, subject: str, language: str) -> None:
    wanted = set(corto_texts() if subject == "corto" else theme_texts())
    assert set(spoken_of(folder, subject, language)) == wanted


@pytest.mark.parametrize(("folder", "subject"), FILES, ids=lambda part: str(part).rpartition("/")[2])
def test_both_languages_speak_of_the_same_facts(folder: Path, subject: str) -> None:
    assert spoken_of(folder, subject, "en") == spoken_of(folder, subject, "fr")


def test_names_and_rules_speak_of_no_facts() -> None:
    said = spoken_of(TEXTS, "corto", "en")
    plain = ("rule", "quest", "verb", "option", "kind", "border", "seat")
    assert not [text for text in said if text.partition("-")[0] in plain and said[text]]
    assert not [text for theme in (STORIES, NEUTRAL) for text, facts in spoken_of(THEMES, theme, "en").items() if facts]


def test_texts_speak_only_of_facts_that_are_given() -> None:
    said, fields = spoken_of(TEXTS, "corto", "en"), RULES.vocabulary.fields
    given = {f"action-corto-{type(action).__name__}": set(fields[type(action).__name__]) for action in actions()}
    given |= {f"event-corto-{name}": set(fields[name]) for name in RULES.vocabulary.events}
    given |= {f"count-corto-{line}": set(facts.split()) for line, facts in COUNTED.items()}
    given |= facts_of_refusals()
    assert {text: said[text] - facts for text, facts in given.items() if not said[text] <= facts} == {}
    assert not [text for text in given if text.startswith("count") and said[text] != given[text]]


def actions() -> list[Any]:
    return list({type(action): action for action in RULES.vocabulary.actions}.values())


def facts_of_refusals() -> dict[str, set[str]]:
    """Per refusal the facts that every `refuse(...)` with it gives, read from the source."""
    spec = find_spec("saltsea.games.corto")
    assert spec is not None
    assert spec.submodule_search_locations
    found: dict[str, set[str]] = {}
    for file in sorted(Path(spec.submodule_search_locations[0]).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                text = ast.literal_eval(node.args[1])
                facts = {str(word.arg) for word in node.keywords}
                found[text] = found.get(text, facts) & facts
    assert set(found) == set(refusals_in("saltsea.games.corto"))
    return found


STEP_ARGS: Final[dict[str, str | int]] = {
    "card": "Puck", "square": "b3", "figurine": "Corto", "who": "corto", "way": "both", "reach": "near", "lit": "yes",
    "where": "own", "may": "yes", "number": 2, "draws": 2,
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_step_says_what_the_table_waits_for(language: str) -> None:
    texts = load(language, (TEXTS, "corto"), (THEMES, "stories"))
    steps = [*STEP_NAMES.values(), "none"]
    assert len({texts.say("refusal-corto-step", {"step": step}) for step in steps}) == len(steps)
    assert len({texts.say(f"step-corto-{step}", STEP_ARGS) for step in steps}) == len(steps)


@pytest.mark.parametrize(("folder", "subject"), FILES, ids=lambda part: str(part).rpartition("/")[2])
def test_texts_are_set_with_care(folder: Path, subject: str) -> None:
    """Typographic apostrophes and quotes everywhere; in French no plain space where a line must not break."""
    for language in LANGUAGES:
        lines = [line.replace('{ "" }', "–") for line in lines_of(folder, subject, language)]  # Fluent's empty words
        assert not [line for line in lines if re.search(r"['\"]|  +\S.*=.*  | $", line)]
        assert not [line for line in lines if "(ours)" in line or "(seed)" in line]
    french = lines_of(folder, subject, "fr")
    assert not [line for line in french if re.search(r" [:;!?»]|« |[^\u00a0][:;!?»]|«[^\u00a0]", line)]


HOUSE_RULES: Final = {"A2", "A3", "A4", "A5", "A6", "P4", "QA", "QB", "QC", "QD", "QE", "QF"}


@pytest.mark.parametrize(("language", "note"), [("en", "House rule"), ("fr", "Règle maison")])
def test_what_the_booklets_do_not_print_is_called_a_house_rule(language: str, note: str) -> None:
    texts = load(language, (TEXTS, "corto"))
    assert {rule for rule in RULE_IDS if note in texts.say(f"rule-corto-{rule}")} == HOUSE_RULES


# --- the themes ---

FROM_THE_ALBUMS: Final = """
    Corto Maltese Rasputin Raspoutine Pratt Ballad Ballade Capricorn Capricorne Celts Celtiques Ethiopians Éthiopiques
    Siberia Sibérie Samarkand Bahia Ireland Irlande Caspian Caspienne
    Pandora Cain Caïn Tarao Groovesnore Monk Moine Rinald Sbrindolin Fijian fidjien Slütter Cranio Taki
    Tristan Bantam Morgana Bouche Java Tiro Fisso Fixe Milner Cayenne Gonçalves Steiner Sebastian Bahianinha
    Banshee Puck Merlin Morgan Morgane Venexiana Stevenson Radesky O’Sullivan Sinclair Hernestway Finnigan Sorrentino
    Oxford Saud Saoud Bradt askari leopard léopard Cush Shamael Shamaël
    Shanghai Shanghaï Long-Life Longue-Vie Tippit Song Semenov Ungern Spazetov Chang Nino Kolchak Koltchak Marina
    Seminova Cassandra Cassandre Marianne Sevan Enver Pasha Pacha Timur Timour Chevket Kurdish kurde dervish derviche
"""
TITLES: Final = ["Salt Sea", "mer salée", "Golden House", "Maison dorée", "Golden Mouth"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_neutral_theme_bears_no_name_from_the_albums(language: str) -> None:
    text = "\n".join(lines_of(THEMES, NEUTRAL, language))
    assert not set(FROM_THE_ALBUMS.split()) & set(re.findall(r"[\w’-]+", text.replace("-corto-", " ")))
    assert not [title for title in TITLES if title.casefold() in text.casefold()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_neutral_theme_gives_every_character_another_name(language: str) -> None:
    stories, neutral = (load(language, (THEMES, theme)) for theme in (STORIES, NEUTRAL))
    renamed = [f"card-corto-{card['id']}" for card in CARDS if card["kind"] == "character"]
    renamed += [f"adventure-corto-{letter}" for letter in ADVENTURES] + ["figurine-corto-0", "figurine-corto-1"]
    assert not [text for text in renamed if stories.say(text) == neutral.say(text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", [STORIES, NEUTRAL])
def test_no_two_cards_bear_the_same_name_or_line(theme: str, language: str) -> None:
    lines = lines_of(THEMES, theme, language)
    names = [line.partition(" = ")[2] for line in lines if line.startswith("card-")]
    flavour = [line.partition(" = ")[2] for line in lines if line.startswith("    .line")]
    assert len(set(names)) == len(set(flavour)) == len(CARDS)


def test_the_double_cannon_is_the_black_double_of_siberia() -> None:
    assert load("en", (THEMES, STORIES)).say("card-corto-E13") == "Double cannon"
    assert load("fr", (THEMES, STORIES)).say("card-corto-E13") == "Double canon"


def test_a_name_that_is_missing_is_loud() -> None:
    with pytest.raises(LookupError, match="card-corto-A1"):
        load("en", (TEXTS, "corto")).say("card-corto-A1")


# --- said aloud ---

TABLES: Final[list[tuple[int, Options]]] = [
    (2, {"strips": "ABE", "order": "given", "length": 6}),
    (3, {"figurines": "may", "black_border": "english"}),
    (4, {"strips": "CDEF", "slow_start": "on", "open_scores": "on", "partners": "on", "length": 9}),
]


def played(players: int, options: Options, seen: Callable[[Match], None]) -> Match:
    """A game of random moves, looked at before each."""
    match = start(RULES, players, options, named_seed(f"content {players}"))
    assert isinstance(match, Match), match
    dice = dice_for("content")
    while not match.is_over():
        seen(match)
        seat = members(RULES.waiting_on(match.state))[0]
        assert not isinstance(match.submit(seat, dice.pick(RULES.legal(match.state, seat)), match.now()), Refusal)
    return match


@pytest.fixture(scope="module", params=[(theme, language) for theme in (STORIES, NEUTRAL) for language in LANGUAGES])
def narrator(request: pytest.FixtureRequest) -> Narrator:
    theme, language = request.param
    return Narrator(corto(theme=theme), RULES, language)


def well_said(sentence: str) -> bool:
    return bool(sentence.strip()) and not re.search(r"[{}]|-corto-|\bNone\b", sentence)


def test_every_action_is_said(narrator: Narrator) -> None:
    unsaid = [action for action in RULES.vocabulary.actions if not well_said(narrator.action(action))]
    assert unsaid == []


def sample(kind: str) -> Event:
    """An event of this kind with a plain value in every field."""
    lists = {"strips", "tiles", "takers"}
    return RULES.vocabulary.event(
        {"kind": kind, **{name: [0] if name in lists else 0 for name in RULES.vocabulary.fields[kind]}}
    )


@pytest.mark.parametrize("kind", RULES.vocabulary.events)
def test_every_event_is_said(narrator: Narrator, kind: str) -> None:
    assert well_said(narrator.event(sample(kind)))


@pytest.mark.parametrize(("players", "options"), TABLES, ids=["two", "three", "four"])
def test_whole_games_are_told_with_their_refusals(narrator: Narrator, players: int, options: Options) -> None:
    refusals: dict[str, str] = {}

    def look(match: Match) -> None:
        if len(match.lines) % 25 == 0:
            for action in RULES.vocabulary.actions:
                refusal = RULES.check(match.state, match.state.turn, action, match.now())
                if refusal is not None and refusal.text not in refusals:
                    refusals[refusal.text] = narrator.refusal(refusal)

    match = played(players, options, look)
    for line in match.lines:
        for event in line.events:
            for heard in (event, RULES.mask(event, RULES.most)):
                assert heard is not None
                assert well_said(narrator.event(heard))
    assert refusals
    assert all(well_said(sentence) for sentence in refusals.values())
