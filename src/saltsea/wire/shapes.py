"""From a plain class of a compiled package to its msgspec Struct, field by field.

Compiled classes keep no annotations, but their source lies beside them: the shape is read from there, so the class
says it once."""

import ast
import sys
from collections.abc import Callable
from functools import cache, reduce
from operator import or_
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Union, get_args, get_origin

import msgspec

Annotations = dict[str, str]
_LEAVES = (int, str, bool, type(None))


@cache
def annotation_texts(noun: type) -> Annotations:
    """Field names with their annotations as written: `{"seat": "Seat", "cards": "list[Card]"}`."""
    for node in ast.walk(_source(noun.__module__)):
        if isinstance(node, ast.ClassDef) and node.name == noun.__name__:
            return _parameters(node)
    raise LookupError(f"{noun.__name__} is not in the source of {noun.__module__}")


def _parameters(node: ast.ClassDef) -> Annotations:
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            return {arg.arg: ast.unparse(arg.annotation) for arg in part.args.args[1:] if arg.annotation}
    return {}


@cache
def _source(module: str) -> ast.Module:
    return ast.parse(source_file(sys.modules[module]).read_text(encoding="utf-8"))


def source_file(module: ModuleType) -> Path:
    """The .py file of a module, also when the module itself was compiled."""
    file = Path(str(module.__file__))
    return file.with_name(file.name.split(".")[0] + ".py")


def struct_of(noun: type) -> type[msgspec.Struct]:
    """The Struct with the noun's name and fields; nouns inside it become Structs too. Always the same one."""
    return _struct_of(noun)


def field_types(noun: type) -> dict[str, Any]:
    """Field names with their annotations as types, which mean what they mean in the noun's own module."""
    space = vars(sys.modules[noun.__module__])
    texts = annotation_texts(noun).items()
    return {name: eval(text, {**space}) for name, text in texts}  # noqa: S307 (our own source)


@cache
def _struct_of(noun: type) -> type[msgspec.Struct]:
    fields = [(name, _wire_type(kind)) for name, kind in field_types(noun).items()]
    return msgspec.defstruct(
        noun.__name__, fields, tag_field="kind", tag=noun.__name__, frozen=True, forbid_unknown_fields=True
    )


def _wire_type(given: Any) -> Any:  # noqa: ANN401 (what a type is made of has no narrower type)
    """The type as JSON carries it. A type that JSON cannot carry exactly is refused here."""
    if given is None or given in _LEAVES:
        return given
    origin = get_origin(given)
    if origin in (Union, UnionType):
        return reduce(or_, (_wire_type(part) for part in get_args(given)))
    if origin is list or origin is dict:
        return origin[tuple(_wire_type(part) for part in get_args(given))]
    if isinstance(given, type):
        return struct_of(given)
    raise TypeError(f"{given!r} has no form on the wire")


def converter(noun: type) -> Callable[[object], msgspec.Struct]:
    """A function from instances of the noun to their Structs; a value of the wrong type raises."""
    struct = struct_of(noun)
    return lambda thing: msgspec.convert(thing, struct, from_attributes=True)
