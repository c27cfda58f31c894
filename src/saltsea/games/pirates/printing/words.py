"""What paper may say, by chapter: the words of later chapters are held back, as at the server's tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from saltsea.game import Game
from saltsea.games.pirates.text.known import KnownWords, firsts_of
from saltsea.texts import TABLE_TEXTS, Texts, text_file


def chapters_in(folder: Path) -> list[dict[str, Any]]:
    """What the files of the chapters say, in their order."""
    return [json.loads(file.read_bytes()) for file in sorted((folder / "chapters").glob("*.json"))]


def known_words(entry: Game, language: str, opened: int, since: int | None = None) -> KnownTexts:
    """The words for a crew for whom so many chapters are open; new are those since a chapter, or since the last."""
    files = [text_file(TABLE_TEXTS, "table", language), text_file(TABLE_TEXTS, "print", language)]
    files += [text_file(entry.texts, subject, language) for subject in ("print", "typed")]
    whole = text_file(entry.texts, entry.name, language).read_text(encoding="utf-8")
    words = KnownWords(whole, firsts_of(chapters_in(folder_of(entry))))
    texts = Texts(language, [words.known(opened), *(file.read_text(encoding="utf-8") for file in files)])
    earlier = opened - 1 if since is None else since
    before = words.entries(earlier) if earlier > 0 else {}
    now = words.entries(opened)
    return KnownTexts(
        texts, [name for name, said in now.items() if name.startswith("rule-") and before.get(name) != said]
    )


class KnownTexts:
    """The texts, and the rules among them that are new or read otherwise since the chapter before."""

    def __init__(self, texts: Texts, new_rules: list[str]) -> None:
        self.texts = texts
        self.new_rules = new_rules


def folder_of(entry: Game) -> Path:
    return entry.entries or entry.texts.parent
