"""How faults of a chapter are said. The engine says them in English; in another language by their ids and args."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from saltsea.games.pirates.chapters.faults import Path as Place
from saltsea.games.pirates.chapters.faults import Said, either, plain
from saltsea.text_table.word_matching import STOPS
from saltsea.texts import Texts, text_file

SUBJECT: Final = "faults"
_NUMBERED: Final = {"rounds": "round", "stages": "stage"}
_NOUNS: Final = ("noun", "of")
_WRITTEN: Final = ("value", "field")
"""Args that are what the author wrote, as JSON has it."""
_TEXT: Final = re.compile(r"""(["'])(.*?)(?:\1|(…))""", re.DOTALL)
"""A text of JSON, whole or cut off; the name of a field may stand in single quotes."""


class FaultWriter:
    """English, as the command line speaks it."""

    def said(self, said: Said) -> str:
        return said.text

    def meant(self, text: str, names: Sequence[str]) -> str:
        return f"{text} Did you mean {' or '.join(names)}?"

    def can_be(self, text: str, names: Sequence[str]) -> str:
        return f"{text}; it can be {either(names)}"

    def twice(self, first: int) -> str:
        return f"is there twice, first in line {first}."

    def step(self, name: str, number: int) -> str:
        return f"{name} {number}"

    def spelled(self, path: Place) -> str:
        """Where, as people count: `rounds[0].deal.fog` is `round 1, deal, fog`."""
        said: list[str] = []
        last = ""
        for step in path:
            if isinstance(step, str):
                said.append(plain(step))
                last = step
            elif last in _NUMBERED:
                last = _NUMBERED[last]
                said[-1] = self.step(last, step + 1)
            else:
                said.append(self.step("condition" if last == "stage" else "entry", step + 1))
        return ", ".join(said)


class FluentFaultWriter(FaultWriter):
    """A language that has a file of faults."""

    def __init__(self, words: Path, language: str) -> None:
        source = text_file(words, SUBJECT, language).read_text(encoding="utf-8")
        self.texts = Texts(language, [source])

    def said(self, said: Said) -> str:
        args = {name: self.fact(name, fact) for name, fact in said.facts.items()}
        return self.texts.say(f"fault-{said.name}", args)

    def fact(self, name: str, fact: str | int) -> str | int:
        if name in _NOUNS:
            return slug(fact)
        return self.quoted(fact) if name in _WRITTEN and isinstance(fact, str) else fact

    def quoted(self, written: str) -> str:
        """A text in this language's own quotes, and JSON with texts in it between them; a number needs none."""
        text = _TEXT.fullmatch(written)
        inner = written if text is None else f"{text[2]}{text[3] or ''}"
        return self.texts.say("faults-quoted", {"text": inner}) if text or '"' in written else written

    def meant(self, text: str, names: Sequence[str]) -> str:
        return self.texts.say("faults-meant", {"text": text, "names": self.listed(names)})

    def can_be(self, text: str, names: Sequence[str]) -> str:
        return self.texts.say("faults-can-be", {"text": text, "names": self.listed(names)})

    def listed(self, names: Sequence[str]) -> str:
        last = self.texts.say("faults-or", {"name": names[-1]})
        return f"{', '.join(names[:-1])} {last}" if len(names) > 1 else names[0]

    def twice(self, first: int) -> str:
        return self.texts.say("faults-twice", {"line": first})

    def step(self, name: str, number: int) -> str:
        return self.texts.say(f"faults-{name}", {"number": number})


def fault_writer_of(words: Path, language: str) -> FaultWriter:
    """How a reader of this language is told; in English where there is no file of faults, as in English itself."""
    return FluentFaultWriter(words, language) if text_file(words, SUBJECT, language).is_file() else FaultWriter()


def slug(noun: str | int) -> str:
    """A noun as Fluent can choose by it: `card, token or event` is `card-token-or-event`."""
    return str(noun).replace(",", "").replace(" ", "-")


def stopped(text: str) -> str:
    """With a stop behind."""
    return text if text.endswith(STOPS) else f"{text}."
