"""The grammar of typed actions: a verb, then the values of the action's fields. The parser is the printer's inverse.

It knows no game: verbs and field formats come in as data, and a game without its own words gets plain ones from its
vocabulary. docs/grammar.md is written for players."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from saltsea.kernel.nouns import Action
from saltsea.kernel.vocabulary import Vocabulary
from saltsea.text_table.field_format import FieldFormat, NumberFormat, ParsedValue
from saltsea.text_table.word_matching import folded, is_abbreviation

SPELLED_OUT: Final = 0
SHORTENED: Final = 1
INCOMPLETE: Final = 2
_HUMP: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")


@dataclass(frozen=True)
class Reading:
    """An action found at the head of some words: how many it takes, and how sure that is (the smaller the surer)."""

    action: Action
    used: int
    rank: int
    second: int = 0
    """The rank among equal readings; 0 is the first."""


@dataclass(frozen=True)
class Reached:
    """A reading in progress: the words used so far, and how sure it is."""

    used: int
    rank: int
    second: int = 0

    def after(self, read: ParsedValue) -> "Reached":
        rank = self.rank if read.exact else max(self.rank, SHORTENED)
        return Reached(self.used + read.used, rank, self.second + read.second)


@dataclass(frozen=True, kw_only=True)
class Verb:
    """How one kind of action is typed. The first phrase is printed; a loose one yields to another verb's own."""

    phrases: Sequence[str]
    loose: Sequence[str] = ()
    bare: bool | None = None
    """Whether its values may stand without it: always, never, or (None) while such an action is possible."""


class Grammar:
    """All actions of a game as typed lines, in one language."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        verbs: Mapping[str, Verb] | None = None,
        formats: Mapping[str, FieldFormat] | None = None,
    ) -> None:
        """Formats by field, or by `Kind.field` where one kind of action spells it differently."""
        self.fields = {kind: vocabulary.fields[kind] for kind in map(kind_of, vocabulary.actions)}
        self.verbs = {kind: (verbs or {}).get(kind) or Verb(phrases=[plain_phrase(kind)]) for kind in self.fields}
        self.formats = formats or {}
        self.numbers = NumberFormat()
        self.actions: dict[str, dict[tuple[object, ...], Action]] = {kind: {} for kind in self.fields}
        for action in vocabulary.actions:
            self.actions[kind_of(action)][self.values(action)] = action

    # --- printing ---

    def written(self, action: Action) -> str:
        """The one line that stands for an action."""
        return " ".join([self.verbs[kind_of(action)].phrases[0], *self.written_values(action)])

    def written_values(self, action: Action) -> list[str]:
        """Its values; usual ones may be left out."""
        kind = kind_of(action)
        pairs = zip(self.fields[kind], self.values(action), strict=True)
        return [word for name, value in pairs if (word := self.field_format(name, kind).written(value))]

    def values(self, action: Action) -> tuple[object, ...]:
        return tuple(getattr(action, name) for name in self.fields[kind_of(action)])

    def field_format(self, field: str, kind: str = "") -> FieldFormat:
        return self.formats.get(f"{kind}.{field}") or self.formats.get(field, self.numbers)

    def alias(self, values: tuple[object, ...], action: Action) -> None:
        """Let other values be read as this action, such as the same two in the other order."""
        self.actions[kind_of(action)].setdefault(values, action)

    # --- reading ---

    def action(self, line: str) -> Action | None:
        """The action that a line spells out in full, as a program types it."""
        words = line.split()
        found = [reading for reading in self.read(words) if reading.used == len(words)]
        return found[0].action if found and found[0].rank == SPELLED_OUT else None

    def read(self, words: Sequence[str]) -> list[Reading]:
        """Every action that these words may begin with, verb first; the surest and longest come first."""
        found: list[Reading] = []
        for kind, verb in self.verbs.items():
            for used, rank in heads(verb, words):
                found += self._filled(kind, words, Reached(used, rank), ())
        return in_order(found)

    def read_bare(
        self, words: Sequence[str], possible: Sequence[Action], before: Action | None = None
    ) -> list[Reading]:
        """The same without a verb, for kinds of actions that are possible now or always understood so.

        A word that may be the value of a step that is asked for is that, even where it is refused: after `play C7 b3`,
        and while an object waits for its target, `b2` is no card; only a line that begins with `B2` means the card, if
        b2 cannot be meant."""
        kinds = list(dict.fromkeys(kind_of(action) for action in possible))
        kinds = [kind for kind in kinds if self.verbs[kind].bare is None]
        found = self._bare(kinds, words)
        always = [kind for kind, verb in self.verbs.items() if verb.bare]
        may = {action.number for action in possible}
        if found and before is None and not any(one.action.number in may for one in found):
            # What is written large as a card is one: nothing that is asked for is meant.
            found = [] if self.is_as_printed(self._bare(always, words), words) else found
        if found:
            return in_order(found + [one for one in self._bare(always, words) if one.action.number in may])
        others = self.read_otherwise(words, always, before) if before is not None else []
        return in_order(others or self._bare(always, words))

    def is_as_printed(self, readings: Sequence[Reading], words: Sequence[str]) -> bool:
        """Whether the first word is, letter by letter, what one of these would be printed as."""
        return any(words[0] in self.written_values(reading.action) for reading in readings)

    def read_otherwise(self, words: Sequence[str], kinds: Sequence[str], before: Action) -> list[Reading]:
        """What a word spells out beside the values of these kinds: if possible, another step like the one before."""
        own = {name for kind in kinds for name in self.fields[kind]}
        fields = [name for name in self.formats if name not in own and self.is_spelled_out(name, words)]
        likely = [kind_of(before), *self.verbs]
        for kind in likely:
            if self.fields[kind] and self.fields[kind][0] in fields:
                return [replace(reading, rank=INCOMPLETE) for reading in self._bare([kind], words)]
        return []

    def is_spelled_out(self, field: str, words: Sequence[str]) -> bool:
        return any(read.exact and read.used for read in self.field_format(field).read(words))

    def _bare(self, kinds: Sequence[str], words: Sequence[str]) -> list[Reading]:
        found: list[Reading] = []
        for kind in kinds:
            if self.fields[kind]:
                found += [reading for reading in self._filled(kind, words, Reached(0, SPELLED_OUT), ()) if reading.used]
        return found

    def _filled(
        self, kind: str, words: Sequence[str], so_far: "Reached", values: tuple[object, ...]
    ) -> Iterator[Reading]:
        """Parse values field by field. If the words run out or another step begins, the last fields stay open."""
        names, rest = self.fields[kind], words[so_far.used :]
        if len(values) == len(names):
            if values in self.actions[kind]:
                yield Reading(self.actions[kind][values], so_far.used, so_far.rank, so_far.second)
            return
        reads = list(self.field_format(names[len(values)], kind).read(rest))
        if not reads and (not rest or self.begins_step(rest, after_value=bool(values))):
            fits = [action for key, action in self.actions[kind].items() if key[: len(values)] == values]
            yield from (Reading(action, so_far.used, INCOMPLETE, so_far.second) for action in fits)
            return
        for read in reads:
            yield from self._filled(kind, words, so_far.after(read), (*values, read.value))

    def begins_step(self, words: Sequence[str], *, after_value: bool) -> bool:
        """Whether another step begins here: a verb, or behind a value also something that is spelled out."""
        if self.kinds_called(words):
            return True
        return after_value and any(self.is_spelled_out(field, words) for field in self.formats)

    # --- what there is ---

    def phrases(self) -> list[str]:
        """Every verb, to suggest to a player who mistyped one."""
        return list(dict.fromkeys(phrase for verb in self.verbs.values() for phrase in verb.phrases))

    def kinds_called(self, words: Sequence[str]) -> list[str]:
        """The kinds of action whose verb these words begin with."""
        return [kind for kind, verb in self.verbs.items() if any(True for _ in heads(verb, words))]


def kind_of(action: Action) -> str:
    return type(action).__name__


def plain_phrase(kind: str) -> str:
    """`EndTurn` -> `end-turn`."""
    return _HUMP.sub("-", kind).lower()


def heads(verb: Verb, words: Sequence[str]) -> Iterator[tuple[int, int]]:
    """For each phrase of a verb that fits: how many words it takes, and how sure that is."""
    for phrase in (*verb.phrases, *verb.loose):
        parts = [folded(part) for part in phrase.split()]
        given = [folded(word) for word in words[: len(parts)]]
        if parts == given:
            yield len(parts), SHORTENED if phrase in verb.loose else SPELLED_OUT
        elif len(given) == len(parts) and all(map(is_abbreviation, given, parts)):
            yield len(parts), SHORTENED


def in_order(readings: Sequence[Reading]) -> list[Reading]:
    """Each action once, with its best reading."""
    best: dict[int, Reading] = {}
    for reading in sorted(readings, key=lambda reading: (reading.rank, -reading.used, reading.second)):
        best.setdefault(reading.action.number, reading)
    return list(best.values())
