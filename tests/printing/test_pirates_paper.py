"""A Tale of Pirates on paper: whatever a crew deals is there; no file tells what a later chapter brings."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from printing.paper import PaperPage, read
from saltsea.catalog import CATALOG
from saltsea.games.pirates.definition import CONTENT, chapter_files
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.kinds import LEVELS, PARTS, TOKENS
from saltsea.games.pirates.printing.boards import NET
from saltsea.games.pirates.printing.chapter import times_left
from saltsea.games.pirates.printing.crews import OTHERS, card_changes, cards_needed
from saltsea.games.pirates.printing.faces import BANNER, panel_for
from saltsea.games.pirates.printing.tokens import DAMAGE, SIZE, SPACE, basic_groups, chapter_groups
from saltsea.games.pirates.printing.words import chapters_in, folder_of, known_words
from saltsea.games.pirates.rules.deeds import FACES
from saltsea.games.pirates.rules.levels import fitted
from saltsea.games.pirates.rules.ship import BALLS, CORKS, DAMAGE_TOKENS, MOST_LIVES
from saltsea.games.pirates.text.words import clock_title
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.options import Options
from saltsea.printing.art import is_built, looks
from saltsea.printing.document import PT, Document
from saltsea.printing.options import PAPERS, PrintOptions
from saltsea.printing.pages import one_page
from saltsea.printing.sheets import CARD
from saltsea.printing.words import LEADING, Paragraph, lines

pytestmark = pytest.mark.skipif(not is_built(), reason="the client is not built, which draws the pictures")
PIRATES = CATALOG["pirates"]
USUAL = PrintOptions()
OTHER = PrintOptions("letter", ink_saving=True)
"""Everything but the language is another."""
CHAPTERS = [str(number) for number in range(1, 1 + len(chapter_files(CONTENT)))]
CREWS: list[tuple[int, Options]] = [
    (4, {}),
    (3, {}),
    (2, {}),
    (1, {"timers": 4}),
    (1, {"timers": 3}),
    (1, {"timers": 2}),
]


def rules() -> PiratesRules:
    found = PIRATES.rules()
    assert isinstance(found, PiratesRules)
    return found


@cache
def pages(booklet: str, language: str = "en", options: PrintOptions = USUAL) -> list[PaperPage]:
    assert PIRATES.prints is not None
    return read(PIRATES.prints(PIRATES).made(booklet, options._replace(language=language)))


def words(booklet: str, language: str = "en") -> str:
    return " ".join(page.words().replace("\n", " ") for page in pages(booklet, language))


def test_there_is_a_file_for_the_ship_and_one_for_each_chapter() -> None:
    assert PIRATES.prints is not None
    assert PIRATES.prints(PIRATES).booklets() == ["ship", *(chapter.name for chapter in rules().chapters)]


@pytest.mark.parametrize("number", CHAPTERS)
def test_every_round_of_every_crew_at_every_level_can_be_dealt(number: str) -> None:
    chapter = rules().chapters[int(number) - 1]
    printed = cards_needed(chapter, rules().data)
    for players, options in CREWS:
        for level in LEVELS:
            voyage = rules().voyage(players, {**options, "level": level, "chapter": number})
            for plan in voyage.rounds:
                assert Counter(plan.deal) <= printed


@pytest.mark.parametrize("options", [USUAL, OTHER])
@pytest.mark.parametrize("number", CHAPTERS)
def test_a_chapters_sheets_hold_those_cards_and_its_events_in_their_true_size(
    number: str, options: PrintOptions
) -> None:
    chapter = rules().chapters[int(number) - 1]
    fronts = [page for page in pages(number, "en", options)[::2] if page.rectangles(*CARD)]
    wanted = cards_needed(chapter, rules().data).total() + len(chapter.events)
    assert sum(len(page.rectangles(63, 88)) for page in fronts) == wanted


@pytest.mark.parametrize("number", CHAPTERS)
def test_all_cards_of_the_sea_have_the_same_back(number: str) -> None:
    chapter = rules().chapters[int(number) - 1]
    used: Counter[bytes] = Counter()
    for front, back in zip(pages(number)[::2], pages(number)[1::2], strict=True):
        if front.rectangles(*CARD):
            cards = {(x, y) for x, y in back.rectangles(*CARD)}
            used.update(back.pictures()[: len(cards)])
    assert used.most_common(1)[0][1] == cards_needed(chapter, rules().data).total()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", CHAPTERS)
def test_a_chapter_tells_story_goal_rounds_cards_and_events(number: str, language: str) -> None:
    texts = known_words(PIRATES, language, int(number)).texts
    data = chapters_in(folder_of(PIRATES))[int(number) - 1]
    printed = words(number, language)
    told = [data[field][language] for field in ("title", "story", "news", "won", "lost")]
    told += [texts.say(f"rule-pirates-chapter-{number}"), data["optional"]["text"][language]]
    told += [texts.say(f"rule-pirates-card-{name}") for plan in data["rounds"] for name in plan["deal"]]
    told += [texts.say(f"rule-pirates-event-{name}") for name in data["events"]]
    assert [text for text in told if " ".join(text.split(" ")) not in printed] == []


@pytest.mark.parametrize("booklet", ["ship", *CHAPTERS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_file_names_what_a_later_chapter_brings(booklet: str, language: str) -> None:
    whole = known_words(PIRATES, language, 10).texts
    opened = 1 if booklet == "ship" else int(booklet)
    printed = words(booklet, language)
    for later in chapters_in(folder_of(PIRATES))[opened:]:
        assert later["title"][language] not in printed
        for thing in later["new"]:
            assert whole.say(f"rule-pirates-{thing.replace('.', '-', 1)}") not in printed


@pytest.mark.parametrize("number", CHAPTERS)
def test_the_cover_and_its_back_give_nothing_away(number: str) -> None:
    outside = " ".join(page.words() for page in pages(number)[:2])
    data = chapters_in(folder_of(PIRATES))[int(number) - 1]
    assert f"Chapter {number}" in outside
    assert data["title"]["en"] not in outside
    assert [name for name in data["new"] if name.partition(".")[2].replace("-", " ") in outside.lower()] == []


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("number", CHAPTERS)
def test_a_chapters_file_ends_with_how_the_voyage_ends_and_no_empty_side(number: str, paper: str) -> None:
    texts = known_words(PIRATES, "fr", int(number)).texts
    last = pages(number, "fr", PrintOptions(paper))[-1]
    assert last.words().startswith(texts.say("print-pirates-ending"))


def test_other_crews_of_a_short_chapter_are_told_on_one_page() -> None:
    """A single paragraph went on behind it, and the end on a sheet of its own."""
    title = known_words(PIRATES, "fr", 8).texts.say("print-pirates-crews")
    found = [page for page in pages("8", "fr", PrintOptions("letter")) if page.words().startswith(title)]
    assert len(found) == 1


def test_the_ship_has_ten_spaces_with_room_for_a_sandtimer_and_their_names() -> None:
    ship = looks()["ship"]
    assert len(ship["spaces"]) == 10
    assert ship["hole"] * 36 / 48 * 262 / 720 >= 25
    printed = words("ship")
    for space in ship["spaces"]:
        assert known_words(PIRATES, "en", 1).texts.say(f"space-pirates-{space['name']}") in printed


def test_six_sectors_have_room_for_three_cards_each() -> None:
    found = [page.rectangles(3 * 63 + 6, 88 + 15) for page in pages("ship")]
    assert sum(len(places) for places in found) == 6


def test_the_die_to_fold_has_the_faces_of_the_rules() -> None:
    page = next(page for page in pages("ship") if page.rectangles(22, 22))
    assert len(page.rectangles(22, 22)) == len(NET) == len(FACES)
    used = Counter(page.pictures())
    assert sorted(used.values()) == sorted(Counter(FACES).values())


def test_nothing_is_printed_behind_the_die_the_crews_board_or_a_sector() -> None:
    """Whoever prints both sides and cuts the die out would cut into it."""
    texts = known_words(PIRATES, "en", 1).texts
    found, board, empty = pages("ship"), texts.say("print-pirates-board"), texts.say("print-empty")
    alone = [
        place
        for place, page in enumerate(found)
        if page.rectangles(22, 22) or page.rectangles(3 * 63 + 6, 88 + 15) or page.words().startswith(board)
    ]
    assert len(alone) == 1 + 3 + 1
    for place in alone:
        assert (place % 2, found[place + 1].words(), found[place + 1].pictures()) == (0, empty, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_every_card_of_the_sea_can_be_read_with_ease(language: str) -> None:
    texts, page = known_words(PIRATES, language, 10).texts, Document(PrintOptions(), "").page()
    for name in rules().data.cards:
        said = texts.say(f"rule-pirates-card-{name}")
        room = panel_for(page, said) - BANNER - 1.4
        assert len(lines(page, said, 63 - 6, 8 * PT)) * 8 * PT * LEADING <= room, name


def test_the_ships_file_has_the_tokens_of_the_box() -> None:
    small, damage = basic_groups(known_words(PIRATES, "en", 1).texts)
    assert len(small.pieces) == MOST_LIVES + BALLS + CORKS + 1
    assert len(damage.pieces) == DAMAGE_TOKENS
    sheet = next(page for page in pages("ship") if page.rectangles(DAMAGE, DAMAGE))
    assert len(sheet.rectangles(DAMAGE, DAMAGE)) == DAMAGE_TOKENS
    assert len(sheet.rectangles(SIZE, SIZE)) == len(small.pieces)


@pytest.mark.parametrize("number", CHAPTERS)
def test_a_chapter_brings_as_many_tokens_as_there_is_room_for_aboard(number: str) -> None:
    chapter, content = rules().chapters[int(number) - 1], rules().data
    data = chapters_in(folder_of(PIRATES))[int(number) - 1]
    kinds = set(cards_needed(chapter, content))
    found = {
        group.width: len(group.pieces)
        for group in chapter_groups(known_words(PIRATES, "en", int(number)).texts, chapter, content, kinds)
    }
    named = {token for stage in data["goal"]["stages"] for condition in stage if (token := condition.get("token"))}
    assert found.get(SIZE, 0) >= sum(content.count[TOKENS.index(token)] for token in named)
    assert found.get(SPACE, 0) == len([part for part in PARTS if part in data["parts"]])


def test_events_come_at_moments_that_the_rules_allow() -> None:
    for chapter in rules().chapters:
        for plan in [plan for plan in chapter.rounds if plan.events]:
            assert all(20 <= left <= plan.seconds - 20 for left in times_left(plan))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_panel_of_words_hides_the_action_space_of_a_card(language: str) -> None:
    texts, content = known_words(PIRATES, language, 10).texts, rules().data
    page = Document(PrintOptions(), "").page()
    lowest = 88 * (94 + 25 * 36 / 48) / (88 * 120 / 63)
    for kind, name in enumerate(content.cards):
        if content.space[kind]:
            assert 88 - panel_for(page, texts.say(f"rule-pirates-card-{name}")) - 1.4 >= lowest


@pytest.mark.parametrize("number", CHAPTERS)
def test_every_crew_at_every_level_reads_how_long_its_rounds_are_and_which_cards_it_deals(number: str) -> None:
    texts = known_words(PIRATES, "en", int(number)).texts
    chapter, content = rules().chapters[int(number) - 1], rules().data
    usual = fitted(chapter, content, 4, {})
    told = words(number).split(texts.say("print-pirates-crews"), 1)[1]
    for crew in OTHERS:
        told = told.split(texts.say(f"print-pirates-crew-{crew.name}"), 1)[1]
        for level in LEVELS:
            voyage = fitted(chapter, content, crew.players, crew.options(level))
            told = told.split(texts.title(f"rule-pirates-level-{level}"), 1)[1]
            wanted = [clock_title(texts, plan.seconds * 1000) for plan in voyage.rounds]
            assert [one for one in [*wanted, *card_changes(texts, voyage, usual)] if one not in told] == []


OWN = Path(__file__).parents[2] / "docs" / "examples" / "my-chapter.json"


def test_a_chapter_of_a_players_own_is_printed_with_all_its_cards_and_its_stages_as_the_goal() -> None:
    assert PIRATES.player_content is not None
    own = PIRATES.player_content(PIRATES, OWN.read_text(encoding="utf-8"))
    assert own.prints is not None
    prints, rules = own.prints(own), own.rules()
    assert isinstance(rules, PiratesRules)
    assert prints.booklets() == ["ship", "my-chapter"]
    found = read(prints.made("my-chapter", PrintOptions(language="fr")))
    told = " ".join(page.words().replace("\n", " ") for page in found)
    assert "A Borrowed Cheese" not in found[0].words()
    assert "Un fromage emprunté" in told
    assert "Prenez Butin, 2 en tout." in told
    cards = cards_needed(rules.chapters[0], rules.data).total() + len(rules.chapters[0].events)
    assert sum(len(page.rectangles(*CARD)) for page in found[::2]) == cards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
def test_a_players_chapter_that_begins_with_our_first_one_is_printed(language: str, paper: str) -> None:
    """Its rules are in the ship's file, so it has none of its own."""
    first = sorted((folder_of(PIRATES) / "chapters").glob("*.json"))[0].read_text(encoding="utf-8")
    assert PIRATES.player_content is not None
    own = PIRATES.player_content(PIRATES, first.replace('"chapter.1"', '"chapter.mine"'))
    assert own.prints is not None
    found = read(own.prints(own).made("mine", PrintOptions(paper, language)))
    assert len(found) == len(pages("1", language))


def test_what_a_player_wrote_at_length_goes_on_on_another_page() -> None:
    document = Document(PrintOptions(), "A long chapter")
    one_page(document, "Rounds", [Paragraph("many a cheese " * 1000)])
    assert len(document.pages) > 1
