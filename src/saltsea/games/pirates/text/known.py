"""What a crew may read so far: the words of a chapter that is still closed (R1) are held back.

The whole text is in content/pirates/words. What every player may read from the start is written from it into
content/pirates/texts, which goes into the browser; the rest comes from the server, chapter by chapter. In the whole
text `# from chapter 7` stands above a text that means nothing before, and `.before-7` is how a text reads until then.
What cards, tokens and events do is known from the chapter that calls them new."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Attribute, Message, Pattern

from saltsea.texts import parsed

FIRST: Final = 1
_FROM: Final = re.compile(r"from chapter (\d+)")
_BEFORE: Final = re.compile(r"before-(\d+)")
_CHOICE: Final = re.compile(r"choice-(\d+)")
_GOAL: Final = "rule-pirates-chapter-"
_CHAPTERS: Final = "option-pirates-chapter"
_DRILL: Final = "drill-pirates-"


def firsts_of(chapters: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    """Per rule of a card, token, event or chapter the chapter that brings it, from the chapters' files in order."""
    found: dict[str, int] = {}
    for number, chapter in enumerate(chapters, start=FIRST):
        for name in (chapter["id"], *chapter.get("new", ())):
            found.setdefault(rule_of(str(name)), number)
    return found


def rule_of(thing: str) -> str:
    """The text that says what something does: that of `card.fog` is `rule-pirates-card-fog`."""
    return f"rule-pirates-{thing.replace('.', '-', 1)}"


class KnownWords:
    """The whole text of one language, as much of it as a crew has come to."""

    def __init__(self, source: str, firsts: Mapping[str, int]) -> None:
        self.source = source
        self.firsts = firsts

    def known(self, opened: int) -> str:
        """Everything that a crew may read for whom so many chapters are open, in Fluent."""
        return "".join(self.entries(opened).values())

    def later(self, opened: int) -> str:
        """The same without what every player may read from the start: texts that are new, or read otherwise by now."""
        before = self.entries(FIRST)
        return "".join(entry for name, entry in self.entries(opened).items() if before.get(name) != entry)

    def things(self, opened: int) -> str:
        """What cards, tokens and events do, but not what any chapter is about: for a player's own chapter."""
        before, after = self.entries(FIRST), self.entries(opened)
        kept = {name: entry for name, entry in after.items() if not name.startswith((_GOAL, _CHAPTERS))}
        return "".join(entry for name, entry in kept.items() if before.get(name) != entry)

    def entries(self, opened: int) -> dict[str, str]:
        """Each text by its id, as it reads for them. Drills are left out: the server words them, with their chapter."""
        found = [entry for entry in parsed(self.source).body if isinstance(entry, Message)]
        messages = [message for message in found if not message.id.name.startswith(_DRILL)]
        known = [self.as_read_by(message, opened) for message in messages if self.first(message) <= opened]
        return {message.id.name: FluentSerializer().serialize_entry(message) for message in known}

    def first(self, message: Message) -> int:
        """The chapter from which on a player may read this."""
        marked = _FROM.search(message.comment.content or "") if message.comment is not None else None
        return int(marked[1]) if marked else self.firsts.get(message.id.name, FIRST)

    def as_read_by(self, message: Message, opened: int) -> Message:
        """A text as it reads for a crew that has come so far."""
        earlier = {int(found[1]): one for one in message.attributes if (found := _BEFORE.fullmatch(one.id.name))}
        shut = sorted(number for number in earlier if number > opened)
        value: Pattern | None = earlier[shut[0]].value if shut else message.value
        kept = [one for one in message.attributes if one not in earlier.values() and not is_shut(message, one, opened)]
        return Message(message.id, value, kept)


def is_shut(message: Message, attribute: Attribute, opened: int) -> bool:
    """The title of a chapter among the table's options is known when the chapter is open."""
    choice = _CHOICE.fullmatch(attribute.id.name)
    return message.id.name == _CHAPTERS and choice is not None and int(choice[1]) > opened
