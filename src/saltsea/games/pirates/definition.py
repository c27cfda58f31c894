"""The entry of A Tale of Pirates in the catalogue: rules made from the cards and chapters of a folder; bots and texts.
What a server adds for it is mounted by the catalogue (campaign/server)."""

import json
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from saltsea.bots.random_bot import RandomBot
from saltsea.bots.reaction import Reaction
from saltsea.game import Game
from saltsea.games.pirates.app.game import AppRules
from saltsea.games.pirates.app.tempo import AppTempo
from saltsea.games.pirates.app.views import AppViews
from saltsea.games.pirates.authoring.chapter_file import read_chapter
from saltsea.games.pirates.authoring.json_file import BadJsonError, read_json_file
from saltsea.games.pirates.campaign.own_chapters import PiratesOwnChapters
from saltsea.games.pirates.chapters.data import TEXTS as TEXT_FIELDS
from saltsea.games.pirates.crew.able import AbleSailor
from saltsea.games.pirates.crew.green import GreenSailor
from saltsea.games.pirates.crew.old_salt import OldSalt
from saltsea.games.pirates.crew.persons import ErringPerson, IdlePerson, LeadingPerson
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.kinds import ContentError, content_from
from saltsea.games.pirates.printing.prints import PiratesPrints
from saltsea.games.pirates.report import PiratesReport
from saltsea.games.pirates.talk import PiratesTalk
from saltsea.games.pirates.tempo import LIKE_PEOPLE, PiratesTempo
from saltsea.games.pirates.text.words import spoken
from saltsea.games.pirates.view.views import PiratesViews
from saltsea.kernel.rules import AnyRules
from saltsea.printing.booklets import Prints
from saltsea.texts import CONTENT_ROOT

if TYPE_CHECKING:
    from saltsea.games.pirates.app.text import AppRenderer
    from saltsea.games.pirates.engine.encoding import PiratesEncoding
    from saltsea.games.pirates.text.renderer import PiratesRenderer

CONTENT: Final = CONTENT_ROOT / "pirates"
EARLIER: Final = CONTENT / "earlier"
"""A folder for each older content, by its number: what records name is kept, so that it can be verified."""
TEXTS: Final = CONTENT / "words"
"""Everything that can be said; what the browser may know from the start is written from it (text/known.py)."""
FIRST_TEXTS: Final = CONTENT / "texts"
APP_TEXTS: Final = CONTENT_ROOT / "app" / "texts"
REACTIONS: Final = {
    "green": Reaction(2000, 4000),
    "able": Reaction(1000, 2500),
    "old-salt": Reaction(700, 1500),
    "idle": LIKE_PEOPLE,
    "erring": Reaction(5000, 5000),
    "leading": LIKE_PEOPLE,
}
"""How long sailors take to notice what happens, from and to."""
SORTS: Final = ("cards", "tokens", "events", "levels")
FIRST_NAMES: Final = {
    "6db46ce06ff63f24": "e28a4372ff5b711c",
    "efa4fb3ce249a7a2": "b84321990022912d",
    "18425129b48e4b27": "12024b05e5999f25",
}
"""Our contents whose names counted what optional goals are called: records bear these names, however we put it now."""


def pirates(folder: Path = CONTENT) -> Game:
    """The entry of the catalogue."""
    return Game(
        name="pirates",
        rules=cache(lambda: rules_from(folder)),
        package="saltsea.games.pirates",
        texts=TEXTS,
        entries=folder,
        real_time=True,
        bots={
            "green": lambda rules: GreenSailor(of_pirates(rules)),
            "able": able,
            "old-salt": lambda rules: OldSalt(of_pirates(rules)),
        },
        encoding=encoding,
        quick="able",
        yardsticks={
            "random": lambda _: RandomBot(patience=3),
            "idle": lambda _: IdlePerson(),
            "erring": lambda rules: ErringPerson(of_pirates(rules)),
            "leading": lambda rules: LeadingPerson(of_pirates(rules)),
        },
        reactions=REACTIONS,
        talk=lambda rules: PiratesTalk(of_pirates(rules)),
        stand_for_people=("able", "idle", "erring", "leading", "random"),
        at_once={"level": "deckhand"},
        tempo=PiratesTempo(),
        observer=PiratesReport,
        spoken=lambda texts: spoken(texts, content_from(read_content(folder))),
        renderer=text_renderer,
        own_content=pirates,
        views=PiratesViews,
        has_open_texts=False,
        player_content=own_chapters(folder).game,
        earlier=earlier if folder == CONTENT else tuple,
        content_kind="chapter",
        prints=prints,
    )


def text_renderer(game: Game, rules: AnyRules, language: str) -> "PiratesRenderer":
    """How text shows it; imported here, because only terminals and research write any."""
    from saltsea.games.pirates.text.renderer import PiratesRenderer

    return PiratesRenderer(game, rules, language)


def encoding(rules: AnyRules) -> "PiratesEncoding":
    """What programs that learn read; imported here, because only they need its buffers."""
    from saltsea.games.pirates.engine.encoding import PiratesEncoding

    known = of_pirates(rules)
    return PiratesEncoding(known, known.data, known.chapters)


def prints(game: Game) -> Prints:
    """The game on paper."""
    return PiratesPrints(game)


def app_text_renderer(game: Game, rules: AnyRules, language: str) -> "AppRenderer":
    """How text shows it; imported here, because only terminals and research write any."""
    from saltsea.games.pirates.app.text import AppRenderer

    return AppRenderer(game, rules, language)


def app(sea: Game) -> Game:
    """The App beside the cardboard: a game of its own for a table, with the cards and chapters of the digital one."""
    return Game(
        name="app",
        rules=cache(lambda: AppRules(of_pirates(sea.rules()))),
        package="saltsea.games.pirates.app",
        rulebook=sea.name,
        texts=APP_TEXTS,
        theme=(TEXTS, sea.name),
        real_time=True,
        bots={"random": lambda _: RandomBot(patience=3)},
        tempo=AppTempo(),
        spoken=sea.spoken,
        renderer=app_text_renderer,
        views=AppViews,
        has_open_texts=False,
        own_content=lambda folder: app(pirates(folder)),
        earlier=lambda: tuple(app(each) for each in sea.earlier()),
    )


@cache
def earlier() -> tuple[Game, ...]:
    """The game with the cards and chapters of each older release, the latest first."""
    return tuple(pirates(folder) for folder in sorted(EARLIER.iterdir(), key=lambda one: int(one.name), reverse=True))


def own_chapters(folder: Path) -> PiratesOwnChapters:
    """Reads chapters that players write for the cards of this folder."""
    data = cache(lambda: read_content(folder))
    content = cache(lambda: content_from(data()))
    return PiratesOwnChapters(TEXTS, folder, content, lambda chapter: content_name(data(), [chapter]))


def able(rules: AnyRules) -> AbleSailor:
    """The shipmate that chapters are tuned with."""
    return AbleSailor(of_pirates(rules))


def of_pirates(rules: AnyRules) -> PiratesRules:
    assert isinstance(rules, PiratesRules)
    return rules


def rules_from(folder: Path) -> PiratesRules:
    """The rules with the cards and chapters of a folder; data that cannot be sailed with is refused loudly."""
    data = read_content(folder)
    content = content_from(data)
    found = [read_chapter(file, content) for file in chapter_files(folder)]
    names = [each.chapter.name for each in found]
    twice = [name for place, name in enumerate(names) if name in names[:place]]
    if twice or not found:
        raise ContentError(f"chapter.{twice[0]}: occurs twice" if twice else f"{folder / 'chapters'} holds no chapter")
    name = folder_name(folder, data, [each.data for each in found])
    return PiratesRules(content, [each.chapter for each in found], name)


def folder_name(folder: Path, data: dict[str, Any], chapters: Sequence[dict[str, Any]]) -> str:
    """What records call the cards and chapters of a folder; a copy of our box is our box."""
    ours = our_name(data, chapters)
    if folder == CONTENT or folder.parent == EARLIER or ours == our_name(read_content(CONTENT), chapters_of()):
        return ours
    return content_name(data, chapters)


def our_name(data: dict[str, Any], chapters: Sequence[dict[str, Any]]) -> str:
    """The same for the same cards and chapters, whatever we say of them, in however many languages."""
    name = content_name(data, [{**chapter, "optional": unnamed(chapter["optional"])} for chapter in chapters])
    return FIRST_NAMES.get(name, name)


def unnamed(goal: dict[str, Any]) -> dict[str, Any]:
    """An optional goal without what it is called."""
    return {field: value for field, value in goal.items() if field not in ("title", "text")}


def content_name(data: dict[str, Any], chapters: Sequence[dict[str, Any]]) -> str:
    """The same for the same cards and chapters, whatever their stories say. A player's own chapter goes along with its
    record as it was, so there the names of optional goals count."""
    canonical = json.dumps([data, [playable(chapter) for chapter in chapters]], sort_keys=True, separators=(",", ":"))
    return sha256(canonical.encode()).hexdigest()[:16]


def read_content(folder: Path) -> dict[str, Any]:
    """Cards, tokens, events and levels as data; a folder that has no such file has chapters for ours."""
    files = {sort: folder / f"{sort}.json" for sort in SORTS}
    return {sort: read_sort(file if file.exists() else CONTENT / file.name, sort) for sort, file in files.items()}


def read_sort(file: Path, sort: str) -> list[Any]:
    """The entries of one file, of the right shape on the outside; each is looked at by content_from."""
    read = read_json_file(file)
    if read.twice:
        raise BadJsonError(file, read.twice[0].line, f"{read.twice[0].path[-1]} is there twice")
    data: Any = read.value
    if not isinstance(data, dict) or set(data) - {"$schema"} != {sort} or not isinstance(data[sort], list):
        raise ContentError(f"{file.name} holds an object with a list of {sort}, and nothing else")
    entries: list[Any] = data[sort]
    return entries


def chapter_files(folder: Path) -> list[Path]:
    """The chapters in their order."""
    return sorted((folder / "chapters").glob("*.json"))


def chapters_of(folder: Path = CONTENT) -> list[dict[str, Any]]:
    """What the files of the chapters say, in their order."""
    return [json.loads(file.read_bytes()) for file in chapter_files(folder)]


def playable(chapter: dict[str, Any]) -> dict[str, Any]:
    """What of a chapter changes the game: a better story is the same chapter."""
    return {name: value for name, value in chapter.items() if name not in ("$schema", *TEXT_FIELDS)}
