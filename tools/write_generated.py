"""Write every file of this tree that is made from another one; a test fails while one of them differs.

`python3 tools/write_generated.py` writes web/src/wire/types.ts from the server's messages, and docs/rules from the
texts of the rules, one page for each subject and language."""

from __future__ import annotations

from pathlib import Path

from write_files import ROOT, short, use_our_python, write

use_our_python()  # before the imports that need it

from saltsea.catalog import CATALOG  # noqa: E402
from saltsea.cli.rule import Chapter  # noqa: E402
from saltsea.rulebook import TABLE, subjects, text_id  # noqa: E402
from saltsea.server.messages import typescript_file  # noqa: E402
from saltsea.texts import LANGUAGES, text_file  # noqa: E402

COMMAND = "python3 tools/write_generated.py"
MARK = f"<!-- Written by `{COMMAND}` from "
TYPES = ROOT / "web" / "src" / "wire" / "types.ts"
RULES = ROOT / "docs" / "rules"
OWN_NAMES = {"en": "English", "fr": "Français"}
HEADINGS = {"en": "{title}: the rules", "fr": "{title} : les règles"}


def generated() -> dict[Path, bytes]:
    """Every generated file with what it should hold."""
    pages = {
        RULES / f"{subject.name}.{language}.md": rules_page(Chapter(subject, language), subject.texts, language)
        for subject in subjects(*CATALOG.values())
        for language in LANGUAGES
    }
    return {file: text.encode() for file, text in {TYPES: typescript_file(), **pages}.items()}


def left_over() -> list[Path]:
    """Pages that this tool wrote once and that nothing is written from any more. Pages by people are not ours."""
    ours = [file for file in RULES.glob("*.md") if file.read_text(encoding="utf-8").startswith(MARK)]
    return sorted(set(ours) - set(generated()))


def rules_page(chapter: Chapter, folder: Path, language: str) -> str:
    """The rulebook of one subject in one language. An anchor is a rule's id, the same in every language."""
    source = short(text_file(folder, chapter.subject, language))
    title = chapter.texts.say("seat-table" if chapter.subject == TABLE else f"title-{chapter.subject}")
    others = [f"[{OWN_NAMES[other]}]({chapter.subject}.{other}.md)" for other in LANGUAGES if other != language]
    parts = [
        f"{MARK}{source}: change the texts there, not here. -->",
        f"# {HEADINGS[language].format(title=title)}",
        " · ".join(others),
        *(rule_section(chapter, rule) for rule in chapter.rules),
    ]
    return "\n\n".join(parts) + "\n"


def rule_section(chapter: Chapter, rule: str) -> str:
    text = text_id(rule)
    return f'<a id="{rule}"></a>\n\n## {rule} {chapter.texts.title(text)}\n\n{chapter.texts.say(text)}'


def main() -> None:
    """Bring the tree up to date."""
    write(generated())
    for file in left_over():
        print(f"{short(file)} is written from nothing any more: delete it")


if __name__ == "__main__":
    main()
