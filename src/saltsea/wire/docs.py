"""The docstrings of a Struct's fields, read from its source, for schemas and TypeScript."""

import ast
import inspect
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path
from textwrap import dedent
from typing import Final

import msgspec

FIELD_DOCS: Final = "field_docs_of_its_maker"
"""The attribute of a Struct that was made without a source: its fields' sentences, by name."""


@cache
def field_docs(struct: type[msgspec.Struct]) -> dict[str, str]:
    """Each field's own sentence, by the field's name; those of the classes it inherits from too."""
    found: dict[str, str] = {}
    for cls in reversed(struct.__mro__):
        found.update(_own_docs(cls))
    return found


def _own_docs(cls: type) -> dict[str, str]:
    given: dict[str, str] | None = cls.__dict__.get(FIELD_DOCS)
    if given is not None:
        return {name: doc for name, doc in given.items() if doc}
    node = _class_node(cls)
    body = [] if node is None else node.body
    return {
        field.target.id: " ".join(inspect.cleandoc(text).split())
        for field, below in pairwise(body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and (text := _text(below))
    }


def _text(node: ast.stmt) -> str:
    """A string that stands alone, as documentation does."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return dedent(node.value.value)
    return ""


def _class_node(cls: type) -> ast.ClassDef | None:
    """The class in its module's source; None for one that was made without any."""
    module = sys.modules.get(cls.__module__)
    file = getattr(module, "__file__", None)
    if file is None or not file.endswith(".py") or cls.__module__.startswith("msgspec"):
        return None
    return _classes(file).get(cls.__name__)


@cache
def _classes(file: str) -> dict[str, ast.ClassDef]:
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    return {node.name: node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
