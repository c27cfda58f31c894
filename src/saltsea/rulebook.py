"""From a rule's id to its wording, its function and its tests, by reading the source.

No registry: a rule's id stands first in its function's docstring, a test bears it in its name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import saltsea
from saltsea.texts import TABLE_TEXTS, Texts, text_file

if TYPE_CHECKING:
    from saltsea.game import Game

TABLE: Final = "table"
"""The rules of the table itself, whatever is played: ids `table.T1` and on."""
TABLE_PACKAGES: Final = ("saltsea.kernel", "saltsea.server")

_ID: Final = re.compile(r"^([a-z]+\.[A-Za-z0-9.-]+(?:, [a-z]+\.[A-Za-z0-9.-]+)*): ")
"""The ids at the start of a docstring: one, or several with commas between them."""
_ENTRY: Final = re.compile(r'"id": "([a-z]+\.[A-Za-z0-9.-]+)"')
_MESSAGE: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{ *(-?[A-Za-z][A-Za-z0-9_-]*)")


@dataclass(frozen=True)
class SourceLocation:
    """A function in a file."""

    name: str
    file: Path
    line: int

    def __str__(self) -> str:
        return f"{short(self.file)}:{self.line} {self.name}"


def short(file: Path) -> str:
    """A path as a reader of the tree knows it, or as an installed package names it."""
    for part in ("src", "tests", "site-packages"):
        if part in file.parts:
            place = len(file.parts) - 1 - file.parts[::-1].index(part)
            return "/".join(file.parts[place if part != "site-packages" else place + 1 :])
    return str(file)


def checkout() -> Path | None:
    """The source tree that this Saltsea runs from, plain or compiled; None if it is installed."""
    root = Path(saltsea.__file__).parents[1]
    for folder in ("src", "build/compiled"):
        tree = root.parents[folder.count("/")]
        if root == tree / folder and (tree / "tests" / "contract").is_dir():
            return tree
    return None


def in_checkout(folder: Path) -> Path:
    """The folder that people edit, for one of the copy beside the compiled modules."""
    tree, root = checkout(), Path(saltsea.__file__).parents[1]
    if tree is None or not folder.is_relative_to(root):
        return folder
    sources = (tree / place / folder.relative_to(root) for place in ("src", "tests"))
    return next((source for source in sources if source.is_dir()), folder)


def rule_functions(package: str, rule: str = "") -> dict[str, list[SourceLocation]]:
    """Every rule id of a package, or this one alone, with the functions that carry it out."""
    found: dict[str, list[SourceLocation]] = {}
    for file, function in _functions(_folder(package), rule):
        for one in ids_of(function):
            if rule in ("", one):
                found.setdefault(one, []).append(SourceLocation(function.name, file, function.lineno))
    return found


def ids_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """The rules that a function carries out: the ids at the start of its docstring."""
    match = _ID.match(" ".join((ast.get_docstring(function) or "").split()))
    return match.group(1).split(", ") if match else []


def rule_texts(folder: Path, subject: str, language: str) -> list[str]:
    """The ids of the rules that have a wording, in the order of the file."""
    found = messages(text_file(folder, subject, language).read_text(encoding="utf-8"))
    return [rule_id(text) for text in found if text.startswith(f"rule-{subject}-")]


def messages(source: str) -> dict[str, str]:
    """The text of each Fluent message by its id, found without Fluent: its parser takes longer than all else here."""
    starts = [(match.start(), match.group(1)) for match in _MESSAGE.finditer(source)]
    ends = [start for start, _ in starts[1:]] + [len(source)]
    return {name: source[start:end] for (start, name), end in zip(starts, ends, strict=True)}


def with_references(wanted: Iterable[str], source: dict[str, str]) -> list[str]:
    """These messages and all that they refer to."""
    found: dict[str, str] = {}
    left = list(wanted)
    while left:
        name = left.pop()
        if name in source and name not in found:
            found[name] = source[name]
            left += _REFERENCE.findall(source[name])
    return list(found.values())


def rule_entries(subject: str, folder: Path | None) -> dict[str, list[SourceLocation]]:
    """Every id that content data below a folder gives to a thing: `"id": "card.rocks"`, with its line."""
    found: dict[str, list[SourceLocation]] = {}
    for file in sorted(in_checkout(folder).rglob("*.json")) if folder else ():
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            match = _ENTRY.search(line)
            if match:
                found.setdefault(f"{subject}.{match.group(1)}", []).append(SourceLocation(match.group(1), file, number))
    return found


def rule_id(text: str) -> str:
    """`rule-shells-S5` -> `shells.S5`, `rule-pirates-card-fog-bank` -> `pirates.card.fog-bank`."""
    _, subject, name = text.split("-", 2)
    return f"{subject}.{name.replace('-', '.', 1)}"


def text_id(rule: str) -> str:
    """`shells.S5` -> `rule-shells-S5`."""
    return f"rule-{rule.replace('.', '-')}"


def name_of_tests(rule: str) -> str:
    """How the name of a test begins that bears this id."""
    return f"test_{re.sub(r'[.-]', '_', rule)}_"


def rule_tests(rule: str, folder: Path, rules: Iterable[str] = ()) -> list[SourceLocation]:
    """The tests that bear a rule's id in their name: `test_shells_S5_…`; not those of a rule with a longer one."""
    longer = tuple(name_of_tests(other) for other in rules if name_of_tests(other).startswith(name_of_tests(rule)))
    others = tuple(prefix for prefix in longer if prefix != name_of_tests(rule))
    return [
        SourceLocation(function.name, file, function.lineno)
        for file, function in _functions(folder, name_of_tests(rule).rstrip("_"))
        if f"{function.name}_".startswith(name_of_tests(rule)) and not f"{function.name}_".startswith(others)
    ]


def refusals_in(package: str) -> dict[str, list[str]]:
    """Every text id that a `refuse(...)` of the package names, with the rule ids it goes with."""
    found: dict[str, list[str]] = {}
    sources = [file.read_text(encoding="utf-8") for file in _files(_folder(package))]
    for source in (one for one in sources if "refuse(" in one):  # parsing the others would take most of the time
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                rules = _strings(node.args[0])
                for text in _strings(node.args[1]):
                    found.setdefault(text, []).extend(rules)
    return found


def refusing_functions(package: str) -> Iterator[tuple[SourceLocation, set[str], set[str]]]:
    """Every function that makes a refusal, with the rules that it names there and those that its docstring bears."""
    for file, function in _functions(_folder(package), "refuse("):
        calls = (node for node in ast.walk(function) if isinstance(node, ast.Call))
        made = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "refuse"]
        rules = {rule for argument in made for rule in _strings(argument)}
        if rules:
            yield SourceLocation(function.name, file, function.lineno), rules, set(ids_of(function))


class Subject(NamedTuple):
    """Something that has rules: the table or a game."""

    name: str
    packages: tuple[str, ...]
    texts: Path
    entries: Path | None

    def places(self, only: str = "") -> dict[str, list[SourceLocation]]:
        """Every rule id, or one alone, with the functions and the entries of content data that carry it out."""
        found: dict[str, list[SourceLocation]] = {}
        for package in self.packages:
            for rule, places in rule_functions(package, only).items():
                found.setdefault(rule, []).extend(places)
        for rule, places in rule_entries(self.name, self.entries).items():
            found.setdefault(rule, []).extend(places)
        return found

    def wording(self, rules: Iterable[str], language: str) -> Texts:
        """The texts of these rules alone."""
        files = [text_file(TABLE_TEXTS, TABLE, language), text_file(self.texts, self.name, language)]
        source = messages("\n".join(file.read_text(encoding="utf-8") for file in files))
        return Texts(language, ["\n".join(with_references(map(text_id, rules), source))])


TABLE_SUBJECT: Final = Subject(TABLE, TABLE_PACKAGES, TABLE_TEXTS, None)


def subjects(*games: Game) -> list[Subject]:
    """The table and these games, but for those that keep the rules of another."""
    own = [game for game in games if not game.rulebook]
    return [TABLE_SUBJECT, *(Subject(game.name, (game.package,), game.texts, game.entries) for game in own)]


def _strings(node: ast.expr) -> list[str]:
    """The literals that an argument can be: one, or the two sides of an `if`."""
    return [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def _folder(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise LookupError(f"no package {package!r}")
    return in_checkout(Path(next(iter(spec.submodule_search_locations))))


def _files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*.py") if "node_modules" not in file.parts)


def _functions(folder: Path, holding: str = "") -> Iterator[tuple[Path, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """The functions below a folder, of those files that hold this text somewhere: reading is quick, parsing is not."""
    for file in _files(folder):
        source = file.read_text(encoding="utf-8")
        if holding in source:
            yield from ((file, node) for node in _functions_in(source))


@cache
def _functions_in(source: str) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Cached: a caller that asks about every rule reads every file as often."""
    return [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
