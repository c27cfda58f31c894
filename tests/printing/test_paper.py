"""What every printed file has: true sizes, embedded fonts, backs behind their fronts; and how pictures are read."""

import re
from pathlib import Path

import pytest

from printing.paper import read
from saltsea.catalog import CATALOG
from saltsea.printing.art import ART, NoArtError, is_built
from saltsea.printing.booklets import Prints, UnknownBookletError
from saltsea.printing.colours import INK, colour, spared
from saltsea.printing.document import BOLD, FRAME, PT, REGULAR, Document, Page
from saltsea.printing.fonts import Face
from saltsea.printing.options import PAPERS, PrintOptions
from saltsea.printing.pages import text_pages
from saltsea.printing.paths import steps
from saltsea.printing.sheets import CARD, EDGE, Group, Piece, laid_out, sheets
from saltsea.printing.svg import Canvas, drawn
from saltsea.printing.words import Paragraph, TextBox, fill

pytestmark = pytest.mark.skipif(not is_built(), reason="the client is not built, which draws the pictures")


def prints_of(game: str) -> Prints:
    entry = CATALOG[game]
    assert entry.prints is not None
    return entry.prints(entry)


@pytest.mark.parametrize("paper", PAPERS)
def test_pages_have_the_size_of_their_paper(paper: str) -> None:
    page = read(prints_of("pirates").made("1", PrintOptions(paper)))[0]
    assert page.width == pytest.approx(PAPERS[paper].width, abs=0.01)
    assert page.height == pytest.approx(PAPERS[paper].height, abs=0.01)


@pytest.mark.parametrize("paper", PAPERS)
def test_nine_cards_of_true_size_fit_on_a_sheet_and_none_into_the_white_edge(paper: str) -> None:
    document = Document(PrintOptions(paper), "")
    (block,) = laid_out(document, [Group(*CARD, [Piece(lambda *_: None)] * 9)])[0]
    assert (block.columns, block.rows) == (3, 3)
    assert min(block.left, block.top) >= EDGE
    assert block.left + 3 * 63 <= PAPERS[paper].width - EDGE
    assert block.top + 3 * 88 <= PAPERS[paper].height - EDGE


def test_every_back_lies_behind_its_front_when_the_paper_is_turned_over_its_long_edge() -> None:
    document = Document(PrintOptions(), "")
    seen: list[tuple[str, int, float, float]] = []

    def piece(number: int) -> Piece:
        return Piece(
            lambda page, x, y: seen.append(("front", number, x, y)),
            lambda page, x, y: seen.append(("back", number, x, y)),
        )

    sheets(document, [Group(*CARD, [piece(number) for number in range(11)]), Group(20, 20, [piece(11), piece(12)])])
    fronts = {number: (x, y) for side, number, x, y in seen if side == "front"}
    backs = {number: (x, y) for side, number, x, y in seen if side == "back"}
    assert len(fronts) == len(backs) == 13
    for number, (x, y) in fronts.items():
        width = 63 if number < 11 else 20
        assert backs[number] == pytest.approx((210 - x - width, y))


def test_fonts_are_embedded_and_their_words_can_be_read_again() -> None:
    made = prints_of("pirates").made("ship", PrintOptions(language="fr"))
    assert made.count(b"/FontFile2") == 3
    assert b"/Helvetica" not in made
    assert "Ce qu’il vous faut" in read(made)[1].words()


def test_the_same_options_make_the_same_bytes() -> None:
    first, second = (prints_of("pirates").made("1", PrintOptions()) for _ in range(2))
    assert first == second


def test_a_letter_that_the_font_has_not_is_an_error_and_no_empty_box() -> None:
    assert Face(REGULAR).width("Évidemment, l’œuvre « ça » : 63 × 88 − 1 · …\u202f!\u00a0;", 10) > 0
    with pytest.raises(LookupError, match=r"U\+4E2D"):
        Face(BOLD).number("中")


def test_a_file_that_no_game_prints_is_refused() -> None:
    for game in ("corto", "pirates"):
        with pytest.raises(UnknownBookletError):
            prints_of(game).made("99", PrintOptions())


def test_a_tree_without_pictures_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("saltsea.printing.art.ART", tmp_path)
    with pytest.raises(NoArtError, match="not built"):
        prints_of("pirates").made("1", PrintOptions())


def test_a_short_paragraph_stays_in_one_column(monkeypatch: pytest.MonkeyPatch) -> None:
    columns: dict[str, set[float]] = {}

    def noted(_: Page, said: str, x: float, *__: object, **___: object) -> None:
        columns.setdefault(said.split()[0], set()).add(x)

    monkeypatch.setattr(Page, "text", noted)
    paragraphs = [Paragraph(f"p{number} " * 60) for number in range(7)]
    text_pages(Document(PrintOptions(), ""), "Title", paragraphs, share=0.3)
    assert {name: len(found) for name, found in columns.items() if name.startswith("p")} == {
        f"p{number}": 1 for number in range(7)
    }


@pytest.mark.parametrize("before", range(30, 60))
def test_no_heading_stands_alone_at_the_foot_of_a_column(before: int, monkeypatch: pytest.MonkeyPatch) -> None:
    columns: dict[str, float] = {}

    def noted(_: Page, said: str, x: float, *__: object, **___: object) -> None:
        columns.setdefault(said.split()[0], x)

    monkeypatch.setattr(Page, "text", noted)
    paragraphs = [*[Paragraph("before")] * before, Paragraph("head", heading=True), Paragraph("first " * 80, "law")]
    text_pages(Document(PrintOptions(), ""), "Title", paragraphs)
    assert columns["head"] == columns["law"] == columns["first"]


def test_ink_saving_leaves_every_colour_paler() -> None:
    for written in ("#17181d", "#c33f27", "#5f9c9b"):
        full, pale = colour(written), spared(colour(written))
        assert all(after > before for before, after in zip(full[:3], pale[:3], strict=True))
    assert spared(colour("#ffffff")) == colour("#ffffff")


def test_saving_ink_turns_broad_frames_grey() -> None:
    drawn = re.compile(rb"([\d.]+) [\d.]+ [\d.]+ RG ([\d.]+) w")
    made = read(prints_of("pirates").made("2", PrintOptions(ink_saving=True)))
    broad = [float(red) for page in made for red, weight in drawn.findall(page.content) if float(weight) >= FRAME]
    assert broad
    assert min(broad) > colour(INK).red + 0.2


def test_saving_ink_keeps_the_black_of_a_border_that_means_something() -> None:
    (page,) = [
        page
        for page in read(prints_of("corto").made("box", PrintOptions(ink_saving=True)))
        if b"0.09 0.094" in page.content
    ][:1]
    assert b"0.09 0.094 0.114 rg" in page.content


# --- pictures ---


@pytest.mark.parametrize("name", sorted(file.relative_to(ART).as_posix() for file in ART.rglob("*.svg")))
def test_every_picture_is_drawn_whole(name: str) -> None:
    canvas = Canvas(lambda cover: "a1", lambda word, x, y, size: [word.encode()])
    source = (ART / name).read_text()
    box, commands = drawn(source, canvas, lambda full: full)
    shapes = len(re.findall(r"<(?:path|rect|circle|ellipse)", source))
    assert box[2] > 0
    assert commands.count(b"q") == commands.count(b"Q")
    assert sum(command in (b"f", b"S") for command in commands) >= shapes - source.count('fill="none" stroke="none"')


def test_relative_steps_mirrored_curves_and_arcs_end_where_they_should() -> None:
    ends = [
        points[-2:]
        for letter, points in steps("M10 10h5v5l-5 0q5 5 10 0t10 0a5 5 0 1 0 10 0A5 5 0 0 1 20 20Z")
        if points
    ]
    rounded = [(round(x, 6), round(y, 6)) for x, y in ends]
    assert rounded[:6] == [(10, 10), (15, 10), (15, 15), (10, 15), (20, 15), (30, 15)]
    assert (40, 15) in rounded
    assert rounded[-1] == (20, 20)


def test_half_a_circle_goes_through_its_top() -> None:
    points = [points[-2:] for _, points in steps("M0 0A5 5 0 0 1 10 0") if points]
    assert (5, -5) in [(round(x, 6), round(y, 6)) for x, y in points]


@pytest.mark.parametrize(
    "picture",
    ['<svg viewBox="0 0 1 1"><image/></svg>', '<svg viewBox="0 0 1 1"><g transform="skewX(3)"/></svg>',
     '<svg viewBox="0 0 1 1"><rect width="1" height="1" fill="red"/></svg>'],
)  # fmt: skip
def test_a_picture_that_printing_does_not_know_is_refused(picture: str) -> None:
    with pytest.raises(ValueError, match="the art has a"):
        drawn(picture, Canvas(lambda cover: "", lambda *_: []), lambda full: full)


def test_who_waits_is_told_how_much_is_drawn() -> None:
    shares: list[float] = []
    prints_of("corto").made("box", PrintOptions(), shares.append)
    assert len(shares) > 10
    assert shares[0] == 0
    assert all(0 <= share < 1 for share in shares)


def test_a_text_too_long_for_its_box_is_refused_and_not_cut() -> None:
    document = Document(PrintOptions(), "")
    endless = [Paragraph("word " * 2_000)]
    with pytest.raises(ValueError, match="too long"):
        fill(document.page(), TextBox(10, 10, 100, 100), endless, largest=9 * PT)
