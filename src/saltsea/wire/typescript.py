"""TypeScript from msgspec Structs: the browser compiles against exactly what the server sends.

Pure Python, so the check that both sides agree needs no Node. A Struct becomes an interface; a tagged Struct gets
its `kind` as a literal, which makes every union of them a discriminated one. A type this module does not know is
refused: a guess here would be a lie that the TypeScript compiler believes.
"""

import inspect
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import singledispatch
from types import MappingProxyType
from typing import Final, NamedTuple

import msgspec
from msgspec import inspect as shapes

from saltsea.wire.docs import field_docs

HEADER: Final = "// Written by `python3 tools/write_generated.py` from the server's messages. Do not edit.\n"
TAG: Final = "kind"
NO_UNIONS: Final[Mapping[str, object]] = MappingProxyType({})


class UnknownShapeError(TypeError):
    """A Struct holds something that this module has no TypeScript for."""


class TypesFile(NamedTuple):
    """Another file of types: how it is imported, and its interfaces by name."""

    path: str
    interfaces: Mapping[str, str]


def interfaces(structs: Sequence[type[msgspec.Struct]], unions: Mapping[str, object] = NO_UNIONS) -> dict[str, str]:
    """One interface for each Struct and for every Struct they reach, by name."""
    found = _reachable(shapes.multi_type_info([*structs, *unions.values()]))
    return {name: _interface(found[name]) for name in sorted(found)}


def typescript(
    structs: Sequence[type[msgspec.Struct]],
    unions: Mapping[str, object] = NO_UNIONS,
    others: Sequence[TypesFile] = (),
) -> str:
    """All interfaces, then one `type` for each named union. What another file has already is passed on from there."""
    roots = shapes.multi_type_info([*structs, *unions.values()])
    found = _reachable(roots)
    blocks = interfaces(structs, unions)
    imported = _imported(found, blocks, others)
    passed_on = [_passed_on(file, [name for name in blocks if imported.get(name) is file]) for file in others]
    own = [block for name, block in blocks.items() if name not in imported]
    aliases = zip(unions, roots[len(structs) :], strict=True)
    own += [f"export type {name} = {_expression(shape)};\n" for name, shape in aliases]
    return "\n".join([HEADER, *filter(None, passed_on), *own])


def _passed_on(file: TypesFile, names: Sequence[str]) -> str:
    listed = ", ".join(names)
    return f"import type {{ {listed} }} from '{file.path}';\nexport type {{ {listed} }};\n" if names else ""


def _imported(
    found: Mapping[str, shapes.StructType], blocks: Mapping[str, str], others: Sequence[TypesFile]
) -> dict[str, TypesFile]:
    """Where each interface comes from that other files have word for word, together with all that it is made of."""
    same = {
        name: file for file in reversed(others) for name, block in blocks.items() if file.interfaces.get(name) == block
    }
    while changed := [name for name in same if not _names_in(found[name]) <= same.keys()]:
        for name in changed:
            del same[name]
    return same


def _names_in(struct: shapes.StructType) -> set[str]:
    return set(_reachable([field.type for field in struct.fields]))


def _reachable(roots: Sequence[shapes.Type]) -> dict[str, shapes.StructType]:
    """Every Struct in sight, by name; two different ones under one name are refused."""
    found: dict[str, shapes.StructType] = {}
    waiting = list(roots)
    while waiting:
        shape = waiting.pop()
        if isinstance(shape, shapes.StructType):
            name = _name(shape)
            if name in found:
                _same_struct(found[name], shape)
                continue
            found[name] = shape
        waiting.extend(_inside(shape))
    return found


def _name(struct: shapes.StructType) -> str:
    if not isinstance(struct.cls, type):
        raise UnknownShapeError(f"{struct.cls!r} is generic; give each use its own Struct")
    return struct.cls.__name__


def _same_struct(known: shapes.StructType, other: shapes.StructType) -> None:
    if known.cls is not other.cls:
        raise UnknownShapeError(f"two different Structs are called {other.cls.__name__}")


def _inside(shape: shapes.Type) -> Iterator[shapes.Type]:
    """The types that a type is made of, one level down."""
    if isinstance(shape, shapes.StructType):
        yield from (field.type for field in shape.fields)
    elif isinstance(shape, shapes.UnionType):
        yield from shape.types
    elif isinstance(shape, shapes.TupleType):
        yield from shape.item_types
    elif isinstance(shape, shapes.DictType):
        yield from (shape.key_type, shape.value_type)
    elif isinstance(shape, shapes.ListType | shapes.VarTupleType | shapes.SetType | shapes.FrozenSetType):
        yield shape.item_type


def _interface(struct: shapes.StructType) -> str:
    _refuse_other_layouts(struct)
    lines = [_comment(struct.cls), f"export interface {struct.cls.__name__} {{\n"]
    if struct.tag is not None:
        lines.append(f"  readonly {TAG}: {json.dumps(struct.tag)};\n")
    lines += [_field(struct, field) for field in struct.fields]
    return "".join([*lines, "}\n"])


def _refuse_other_layouts(struct: shapes.StructType) -> None:
    """Layouts that msgspec can write and an interface cannot describe."""
    name = struct.cls.__name__
    if struct.array_like:
        raise UnknownShapeError(f"{name} is written as an array; only objects are known here")
    if struct.tag is not None and struct.tag_field != TAG:
        raise UnknownShapeError(f"{name} is tagged by {struct.tag_field!r}; the wire's tag is {TAG!r}")


def _comment(cls: type) -> str:
    """The Struct's own docstring. msgspec writes none of its own, and an inherited one would describe the parent."""
    doc = cls.__dict__.get("__doc__")
    if not isinstance(doc, str) or not doc.strip():
        return ""
    lines = inspect.cleandoc(doc).replace("*/", "* /").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "".join(["/**\n", *(f" * {line}".rstrip() + "\n" for line in lines), " */\n"])


def _field(struct: shapes.StructType, field: shapes.Field) -> str:
    missing = "?" if _may_be_missing(struct, field) else ""
    doc = field_docs(struct.cls).get(field.name, "").replace("*/", "* /")
    comment = f"  /** {doc} */\n" if doc else ""
    name = field.encode_name if field.encode_name.isidentifier() else json.dumps(field.encode_name)
    return f"{comment}  readonly {name}{missing}: {_expression(field.type)};\n"


def _may_be_missing(struct: shapes.StructType, field: shapes.Field) -> bool:
    """Only when msgspec may leave the field out: `UNSET` (shown as "not required, no default") or `omit_defaults`."""
    if field.required:
        return False
    unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    return unset or struct.cls.__struct_config__.omit_defaults


@singledispatch
def _expression(shape: shapes.Type) -> str:
    """A type as TypeScript writes it. What is registered below is all that the wire may carry."""
    raise UnknownShapeError(f"no TypeScript for {shape!r}")


@_expression.register
def _(_: shapes.NoneType) -> str:
    return "null"


@_expression.register
def _(_: shapes.RawType) -> str:
    """JSON of a game, which has types of its own."""
    return "unknown"


@_expression.register
def _(_: shapes.BoolType) -> str:
    return "boolean"


@_expression.register
def _(_: shapes.IntType | shapes.FloatType) -> str:
    return "number"


@_expression.register
def _(_: shapes.StrType) -> str:
    return "string"


@_expression.register
def _(shape: shapes.LiteralType) -> str:
    return " | ".join(json.dumps(value) for value in shape.values)


@_expression.register
def _(shape: shapes.EnumType) -> str:
    return " | ".join(json.dumps(member.value) for member in shape.cls)


@_expression.register
def _(shape: shapes.StructType) -> str:
    return shape.cls.__name__


@_expression.register
def _(shape: shapes.UnionType) -> str:
    """In a steady order: as msgspec gives it, without repeats, `null` last."""
    texts = list(dict.fromkeys(_expression(member) for member in shape.types))
    return " | ".join(sorted(texts, key=lambda text: text == "null"))


@_expression.register
def _(shape: shapes.ListType | shapes.VarTupleType | shapes.SetType | shapes.FrozenSetType) -> str:
    item = _expression(shape.item_type)
    return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"


@_expression.register
def _(shape: shapes.TupleType) -> str:
    return f"readonly [{', '.join(_expression(item) for item in shape.item_types)}]"


@_expression.register
def _(shape: shapes.DictType) -> str:
    """JSON's keys are strings: a free string gives an open record, listed words a closed one that may have gaps."""
    value = _expression(shape.value_type)
    if isinstance(shape.key_type, shapes.StrType):
        return f"Readonly<Record<string, {value}>>"
    if isinstance(shape.key_type, shapes.LiteralType | shapes.EnumType):
        return f"Readonly<Partial<Record<{_expression(shape.key_type)}, {value}>>>"
    raise UnknownShapeError(f"a JSON object cannot have {shape.key_type!r} for a key")
