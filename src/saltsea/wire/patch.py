"""The difference of two JSON values as a patch in the words of RFC 6902: add, remove, replace.

Lists are compared place by place, and grow or shrink at their end: good for what games hold. A field keeps its
type: true and 1 are not told apart. Structs are compared as they are, and stand in a patch as they are: only what
differs has to become JSON."""

from functools import cache
from typing import Any, TypeAlias

from msgspec import Struct

Op: TypeAlias = dict[str, Any]
Patch: TypeAlias = list[Op]


def diff(before: Any, after: Any, path: str = "") -> Patch:  # noqa: ANN401 (any JSON)
    """The operations that make `after` out of `before`."""
    if before is after:
        return []
    if isinstance(before, Struct) and isinstance(after, Struct):
        return _diff_structs(before, after, path)  # it looks at each field: looking at all of it first would be twice
    if before == after and type(before) is type(after):
        return []
    return _differing(before, after, path)


def _differing(before: object, after: object, path: str) -> Patch:
    """The same of two values that are known to differ."""
    if isinstance(before, Struct) and isinstance(after, Struct):
        return _diff_structs(before, after, path)
    if isinstance(before, dict) and isinstance(after, dict):
        return _diff_objects(before, after, path)
    if isinstance(before, list) and isinstance(after, list):
        return _diff_lists(before, after, path)
    return [{"op": "replace", "path": path, "value": after}]


def _diff_structs(before: Struct, after: Struct, path: str) -> Patch:
    """The same as for the objects that they are in JSON, without making these: most fields are as they were."""
    if type(before) is not type(after):
        return _diff_objects(_fields(before), _fields(after), path)
    gone: Patch = []
    ops: Patch = []
    for name, default, empty in _defaults(type(after)):
        old, new = getattr(before, name), getattr(after, name)
        if old is new or (old == new and type(old) is type(new)):
            continue
        inner = f"{path}/{_escaped(name)}"
        if new is default or (type(new) is empty and not new):
            gone.append({"op": "remove", "path": inner})
        elif old is default or (type(old) is empty and not old):
            ops.append({"op": "add", "path": inner, "value": new})
        else:
            ops += _differing(old, new, inner)
    return _shortest(gone + ops, _fields(after), path) if path and len(gone) + len(ops) > 1 else gone + ops


def _fields(value: Struct) -> dict[str, Any]:
    """The fields of a Struct that its JSON has: all but those that have their default."""
    return {
        name: part
        for name, default, empty in _defaults(type(value))
        if (part := getattr(value, name)) is not default and (type(part) is not empty or part)
    }


@cache
def _defaults(kind: type[Struct]) -> list[tuple[str, object, type | None]]:
    """Each field with its default if that is left out, and with the type whose empty value is left out. It is what
    msgspec does: it looks whether a value is the default itself, or an empty list or dict where that is the default."""
    names, defaults = kind.__struct_fields__, kind.__struct_defaults__
    given: list[Any] = [_NONE] * (len(names) - len(defaults)) + [*defaults]
    if not kind.__struct_config__.omit_defaults:
        given = [_NONE] * len(names)
    return [(name, default, getattr(default, "factory", None)) for name, default in zip(names, given, strict=True)]


_NONE = object()
"""No default: nothing is it."""


def _diff_objects(before: dict[str, Any], after: dict[str, Any], path: str) -> Patch:
    """Field by field; a flat object most of which changes is sent as a whole, which is cheaper for short values."""
    ops: Patch = [{"op": "remove", "path": f"{path}/{_escaped(name)}"} for name in before if name not in after]
    for name, value in after.items():
        if name not in before:
            ops.append({"op": "add", "path": f"{path}/{_escaped(name)}", "value": value})
        elif before[name] is not value:
            ops += diff(before[name], value, f"{path}/{_escaped(name)}")
    return _shortest(ops, after, path) if path else ops


def _shortest(ops: Patch, after: dict[str, Any], path: str) -> Patch:
    return _cheaper(ops, after, path) if _is_flat(after) else ops


def _diff_lists(before: list[Any], after: list[Any], path: str) -> Patch:
    """Place by place; a list that changes as a whole is cheaper sent as a whole."""
    common = min(len(before), len(after))
    ops: Patch = []
    for place in range(common):
        if before[place] is not after[place]:
            ops += diff(before[place], after[place], f"{path}/{place}")
    ops += [{"op": "remove", "path": f"{path}/{place}"} for place in range(len(before) - 1, common - 1, -1)]
    ops += [{"op": "add", "path": f"{path}/-", "value": value} for value in after[common:]]
    return _cheaper(ops, after, path)


def _cheaper(ops: Patch, after: list[Any] | dict[str, Any], path: str) -> Patch:
    """These operations, or one for the whole where more than half of it changes."""
    return ops if len(ops) <= 1 or len(ops) * 2 <= len(after) else [{"op": "replace", "path": path, "value": after}]


def _is_flat(value: dict[str, Any]) -> bool:
    return not any(isinstance(part, dict | list | Struct) for part in value.values())


def patched(value: Any, patch: Patch) -> Any:  # noqa: ANN401 (any JSON)
    """The value after these operations. What they leave alone is shared with the value given."""
    for op in patch:
        value = _applied(value, _steps(op["path"]), op)
    return value


def _applied(value: Any, steps: list[str], op: Op) -> Any:  # noqa: ANN401
    if not steps:
        return op["value"]
    name, rest = steps[0], steps[1:]
    if isinstance(value, list):
        return _applied_to_list(value[:], name, rest, op)
    twin = dict(value)
    if op["op"] == "remove" and not rest:
        del twin[name]
    else:
        twin[name] = _applied(twin.get(name), rest, op)
    return twin


def _applied_to_list(twin: list[Any], name: str, rest: list[str], op: Op) -> list[Any]:
    if name == "-":
        twin.append(op["value"])
    elif op["op"] == "remove" and not rest:
        del twin[int(name)]
    else:
        twin[int(name)] = _applied(twin[int(name)], rest, op)
    return twin


def _steps(path: str) -> list[str]:
    return [part.replace("~1", "/").replace("~0", "~") for part in path.split("/")[1:]]


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")
