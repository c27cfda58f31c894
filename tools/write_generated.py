"""Write every file of this tree that is made from another one; a test fails while one of them differs.

`python3 tools/write_generated.py` writes web/src/wire/*.ts and docs/schema from the messages of the server and the
games, docs/rules from the texts of the rules, one page for each subject and language, docs/privacy, docs/encodings.md
from the games' encodings, and the words of the pirates that the browser may know before any chapter is won."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from write_files import ROOT, short, use_our_python, write

use_our_python()  # before the imports that need it

import msgspec  # noqa: E402
from msgspec import Struct  # noqa: E402

from saltsea.catalog import CATALOG  # noqa: E402
from saltsea.cli.commands.rule import SubjectRules  # noqa: E402
from saltsea.game import Game  # noqa: E402
from saltsea.games.corto.server.messages import MESSAGES as CORTO_MESSAGES  # noqa: E402
from saltsea.games.corto.view.count import COUNT_TEXTS, GROUPS  # noqa: E402
from saltsea.games.pirates.campaign.server.messages import MESSAGES  # noqa: E402
from saltsea.games.pirates.definition import FIRST_TEXTS, TEXTS, chapters_of  # noqa: E402
from saltsea.games.pirates.rules.campaign import FORMAT  # noqa: E402
from saltsea.games.pirates.rules.free import LONGEST_WORD  # noqa: E402
from saltsea.games.pirates.rules.ship import AREA_OF, MOST_SPEED, TIMERS, sector_of  # noqa: E402
from saltsea.games.pirates.text.known import FIRST, KnownWords, firsts_of  # noqa: E402
from saltsea.games.pirates.view import names  # noqa: E402
from saltsea.kernel import seat  # noqa: E402
from saltsea.kernel.languages import LANGUAGES, OWN_NAMES  # noqa: E402
from saltsea.research.encoding_page import page  # noqa: E402
from saltsea.rulebook import TABLE, subjects, text_id  # noqa: E402
from saltsea.server.accounts.messages import LONGEST_PASSWORD  # noqa: E402
from saltsea.server.mine.messages import MESSAGES as MINE_MESSAGES  # noqa: E402
from saltsea.server.notifications.reminder_handlers import LONGEST_ADDRESS  # noqa: E402
from saltsea.server.operations.privacy_routes import privacy_markdown  # noqa: E402
from saltsea.server.tables.connection import FLOODING  # noqa: E402
from saltsea.server.tables.messages.from_client import LONGEST_CHAT, GameRequest  # noqa: E402
from saltsea.server.tables.player_content import LONGEST  # noqa: E402
from saltsea.server.tables.rules.names import LONGEST_NAME  # noqa: E402
from saltsea.server.tables.table_settings import LONGEST_INVITATION, LONGEST_OPTION, Settings  # noqa: E402
from saltsea.server.web.schemas import game_schema, line_schema, typescript_file  # noqa: E402
from saltsea.server.web.sockets import NO_TABLE  # noqa: E402
from saltsea.texts import TABLE_TEXTS, load, text_file  # noqa: E402
from saltsea.view import Consequences  # noqa: E402
from saltsea.wire.typescript import TypesFile, interfaces, typescript  # noqa: E402
from saltsea.wire.views import StepShown, ViewShown, view_schema, view_structs  # noqa: E402

COMMON: Sequence[type[Struct]] = (ViewShown, StepShown, Consequences)
"""What the views of every game are made of."""
COMMAND = "python3 tools/write_generated.py"
MARK = f"<!-- Written by `{COMMAND}` from "
TYPES = ROOT / "web" / "src" / "wire"
SCHEMAS = ROOT / "docs" / "schema"
DOCS = ROOT / "docs"
RULES = DOCS / "rules"


def generated() -> dict[Path, bytes]:
    """Every generated file with what it should hold."""
    pages = {
        RULES / f"{subject.name}.{language}.md": rules_page(SubjectRules(subject, language), subject.texts, language)
        for subject in subjects(*CATALOG.values())
        for language in LANGUAGES
    }
    return {
        file: text.encode()
        for file, text in {**types(), **schemas(), **pages, **privacy(), **encodings(), **first_words()}.items()
    }


def types() -> dict[Path, str]:
    """What the browser client compiles against."""
    views = {TYPES / "views" / f"{name}.ts": view_typescript(game) for name, game in CATALOG.items()}
    common = typescript(COMMON)
    own = {
        "types.ts": typescript_file((*MESSAGES, *CORTO_MESSAGES, *MINE_MESSAGES)),
        "seats.ts": seats_typescript(),
        "views/common.ts": common,
    }
    own["language.ts"] = language_typescript()
    own["limits.ts"] = limits_typescript()
    own["usual-settings.ts"] = usual_settings_typescript()
    own["game-requests.ts"] = game_requests_typescript()
    own["pirates-board.ts"] = board_typescript()
    own["corto-count.ts"] = count_typescript()
    return {**{TYPES / name: text for name, text in own.items()}, **views}


def language_typescript() -> str:
    """The list of languages."""
    names = json.dumps(OWN_NAMES, ensure_ascii=False)
    return (
        f"// Written by `{COMMAND}` from src/saltsea/kernel/languages.py.\n"
        "/** Each language by its code, with what its speakers call it. */\n"
        f"export const OWN_NAMES = {names} as const;\n\n"
        "export type Language = keyof typeof OWN_NAMES;\n"
    )


LIMITS: Sequence[tuple[str, int, str]] = (
    ("LONGEST_CONTENT", LONGEST, "The most characters of a chapter or of a box's values that a player brings."),
    ("LONGEST_NAME", LONGEST_NAME, "Of a player's name."),
    ("LONGEST_CHAT", LONGEST_CHAT, "Of a chat message."),
    ("LONGEST_OPTION", LONGEST_OPTION, "Of an option of a table that is a text."),
    ("LONGEST_WORD", LONGEST_WORD, "Of the word that a free voyage is made from."),
    ("CAMPAIGN_FORMAT", FORMAT, "The newest format of a campaign's file that this release reads and writes."),
    ("LONGEST_INVITATION", LONGEST_INVITATION, "Of an operator's invitation."),
    ("LONGEST_PASSWORD", LONGEST_PASSWORD, "Of a password."),
    ("LONGEST_ADDRESS", LONGEST_ADDRESS, "Of an e-mail address."),
    ("REAL_TIME", Settings(0).speed, "The speed of a table whose clock is an ordinary one, in hundredths."),
)
"""How much a client may send, and what it may expect: name, number, and what it says."""
CLOSED: Sequence[tuple[str, int, str]] = (
    ("NO_TABLE", NO_TABLE, "The code with which a connection to no table is closed."),
    ("FLOODING", FLOODING, "That of a client that has sent, or tried, too much."),
)


def limits_typescript() -> str:
    """How much a client may send, so that it can say so before; and with which codes its connection is closed."""
    constants = "".join(
        f"\n/** {says} */\nexport const {name} = {value};\n" for name, value, says in (*LIMITS, *CLOSED)
    )
    return f"// Written by `{COMMAND}` from the server's limits. Do not edit.\n{constants}"


def board_typescript() -> str:
    """What the pirates' board has, so that a client draws it without a rule; where each thing lies is its own."""
    facts: Sequence[tuple[str, str, object, str]] = (
        ("SECTOR_NAMES", "Sector[]", names.SECTORS, "Clockwise, as the compass has them."),
        (
            "SECTOR_OF",
            "Record<Position, Sector>",
            {place: names.SECTORS[sector_of(number)] for number, place in enumerate(names.POSITIONS)},
            "The places of cards, sector by sector, each with its sector.",
        ),
        ("AREAS", "Area[]", names.AREAS, "Clockwise from the bow, then those that look nowhere else."),
        (
            "AREA_OF",
            "Record<ShipSpace, Area>",
            {space: names.AREAS[AREA_OF[number]] for number, space in enumerate(names.SHIP)},
            "The spaces of the ship, each with its area; those of the Lantern and of the Bow Chaser come last.",
        ),
        ("AREA_RULES", "Record<Area, string>", {**names.AREA_RULES}, "The rule of what is done in each area."),
        ("CANNONS", "Cannon[]", names.CANNON_NAMES, "The cannons, the Bow Chaser last."),
    )
    constants = "".join(
        f"\n/** {says} */\nexport const {name}: {readonly(kind)} = {json.dumps(value, indent=2)};\n"
        for name, kind, value, says in facts
    )
    return (
        f"// Written by `{COMMAND}` from src/saltsea/games/pirates/view/names.py. Do not edit.\n"
        "import type { Area, Cannon, Position, Sector, ShipSpace } from '../pirates/names';\n"
        f"{constants}"
        f"\n/** How fast the ship is at full sail. */\nexport const MOST_SPEED = {MOST_SPEED};\n"
        f"\n/** How many timers there are at most. */\nexport const MOST_TIMERS = {TIMERS};\n"
    )


def count_typescript() -> str:
    """What a client must know of Corto's count that no view repeats."""
    return (
        f"// Written by `{COMMAND}` from src/saltsea/games/corto/view/count.py. Do not edit.\n"
        "import type { GoldLine } from './views/corto';\n"
        "\n/** The source of a group's gold, as other lines of the count name theirs. */\n"
        f"export const GROUP_SOURCE = '{GROUPS}';\n"
        "\n/** The text of a line of the count, by its source. */\n"
        "export const COUNT_TEXTS: Readonly<Record<GoldLine['source'], string>> = {\n"
        + "".join(f"  {source}: '{text}',\n" for source, text in COUNT_TEXTS.items())
        + "};\n"
    )


def readonly(kind: str) -> str:
    return f"readonly {kind}" if kind.endswith("[]") else f"Readonly<{kind}>"


def usual_settings_typescript() -> str:
    """The settings of a table that its host has not changed."""
    usual = json.dumps(msgspec.to_builtins(Settings(0)), indent=2)
    return (
        f"// Written by `{COMMAND}` from src/saltsea/server/tables/table_settings.py. Do not edit.\n"
        "import type { Settings } from './types';\n\n"
        "/** The settings of a table that its host has not changed, but for the number of players. */\n"
        f"export const USUAL_SETTINGS: Settings = {usual};\n"
    )


def game_requests_typescript() -> str:
    """The kinds of request that mean one game: a client names it, so that none acts in the next one."""
    kinds = "".join(f"  '{request.__name__}',\n" for request in GameRequest.__subclasses__())
    return (
        f"// Written by `{COMMAND}` from src/saltsea/server/tables/messages/from_client.py. Do not edit.\n"
        "\n/** The kinds of request that mean one game, and are refused in another. */\n"
        f"export const GAME_REQUESTS = [\n{kinds}] as const;\n"
    )


def seats_typescript() -> str:
    """The numbers in a seat's place that are no player's."""
    return (
        f"// Written by `{COMMAND}` from the server's kernel. Do not edit.\n"
        "\n/** In the place of a seat: the table itself, which deals and lets time run out. */\n"
        f"export const TABLE = {seat.TABLE};\n"
        "\n/** In the place of a seat: all who watch. They see what is public, and never act. */\n"
        f"export const WATCHER = {seat.WATCHER};\n"
    )


def view_typescript(game: Game) -> str:
    """What the browser draws of one game: what all games or the box beside it have, too, comes from there."""
    others = [TypesFile("./common", interfaces(COMMON))]
    if game.rulebook:
        others.append(TypesFile(f"./{game.rulebook}", interfaces(*view_shapes(CATALOG[game.rulebook]))))
    return typescript(*view_shapes(game), others)


def view_shapes(game: Game) -> tuple[list[type[Struct]], dict[str, object]]:
    """The Structs and the unions of a game's views."""
    rules = game.rules()
    shapes = view_structs(rules, game.views(rules))
    parts = [shape for shape in shapes.values() if isinstance(shape, type)]
    unions = {name: shape for name, shape in shapes.items() if not isinstance(shape, type)}
    return [ViewShown, StepShown, *parts], unions


def schemas() -> dict[Path, str]:
    """What a stranger's client is checked against."""
    found = {"line": line_schema(), **{name: game_schema(game.rules()) for name, game in CATALOG.items()}}
    for name, game in CATALOG.items():
        rules = game.rules()
        found[f"{name}-view"] = view_schema(rules, game.views(rules))
    return {SCHEMAS / f"{name}.schema.json": json.dumps(schema, indent=1) + "\n" for name, schema in found.items()}


def encodings() -> dict[Path, str]:
    """What programs that learn read, field by field."""
    return {
        DOCS
        / "encodings.md": f"{MARK}each game's engine/encoding.py: change it there, not here. -->\n\n{page(CATALOG)}"
    }


def privacy() -> dict[Path, str]:
    """The page /privacy of every server, to be read before there is one."""
    names = {language: "privacy.md" if language == "en" else f"privacy.{language}.md" for language in LANGUAGES}
    return {DOCS / name: privacy_page(language, names) for language, name in names.items()}


def privacy_page(language: str, names: dict[str, str]) -> str:
    source = short(text_file(TABLE_TEXTS, "privacy", language))
    title, _, rest = privacy_markdown(language).partition("\n\n")
    others = [f"[{OWN_NAMES[other]}]({name})" for other, name in names.items() if other != language]
    mark = f"{MARK}{source}: change the texts there, not here. -->"
    return "\n\n".join([mark, title, " · ".join(others), rest])


def first_words() -> dict[Path, str]:
    """What the pirates say as long as only the first chapter is open."""
    return {text_file(FIRST_TEXTS, "pirates", language): words_file(language) for language in LANGUAGES}


def words_file(language: str) -> str:
    source = text_file(TEXTS, "pirates", language)
    mark = f"# Written by `{COMMAND}` from {short(source)}: change the texts there, not here.\n"
    return mark + KnownWords(source.read_text(encoding="utf-8"), firsts_of(chapters_of())).known(FIRST)


def left_over() -> list[Path]:
    """Pages that this tool wrote once and that nothing is written from any more. Pages by people are not ours."""
    ours = [file for file in RULES.glob("*.md") if file.read_text(encoding="utf-8").startswith(MARK)]
    return sorted(set(ours) - set(generated()))


def rules_page(chapter: SubjectRules, folder: Path, language: str) -> str:
    """The rulebook of one subject in one language. An anchor is a rule's id, the same in every language."""
    source = short(text_file(folder, chapter.subject, language))
    title = chapter.texts.say("seat-table" if chapter.subject == TABLE else f"title-{chapter.subject}")
    others = [f"[{OWN_NAMES[other]}]({chapter.subject}.{other}.md)" for other in LANGUAGES if other != language]
    parts = [
        f"{MARK}{source}: change the texts there, not here. -->",
        f"# {load(language, (TABLE_TEXTS, 'web-story')).say('rules-of', {'subject': title})}",
        " · ".join(others),
        *(rule_section(chapter, rule) for rule in chapter.rules),
    ]
    return "\n\n".join(parts) + "\n"


def rule_section(chapter: SubjectRules, rule: str) -> str:
    text = text_id(rule)
    return f'<a id="{rule}"></a>\n\n## {rule} {chapter.texts.title(text)}\n\n{chapter.texts.say(text)}'


def main() -> None:
    """Bring the tree up to date."""
    write(generated())
    for file in left_over():
        print(f"{short(file)} is written from nothing any more: delete it")


if __name__ == "__main__":
    main()
