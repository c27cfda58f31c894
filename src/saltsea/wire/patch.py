"""The difference of two JSON values as a patch in the words of RFC 6902: add, remove, replace.

Lists are compared place by place, and grow or shrink at their end: good for what games hold. A field keeps its
type: true and 1 are not told apart."""

from typing import Any, TypeAlias

Op: TypeAlias = dict[str, Any]
Patch: TypeAlias = list[Op]


def diff(before: Any, after: Any, path: str = "") -> Patch:  # noqa: ANN401 (any JSON)
    """The operations that make `after` out of `before`."""
    if before == after and type(before) is type(after):
        return []
    if isinstance(before, dict) and isinstance(after, dict):
        return _diff_objects(before, after, path)
    if isinstance(before, list) and isinstance(after, list):
        return _diff_lists(before, after, path)
    return [{"op": "replace", "path": path, "value": after}]


def _diff_objects(before: dict[str, Any], after: dict[str, Any], path: str) -> Patch:
    """Field by field; a flat object most of which changes is sent as a whole, which is cheaper for short values."""
    ops: Patch = [{"op": "remove", "path": f"{path}/{_escaped(name)}"} for name in before if name not in after]
    for name, value in after.items():
        inner = f"{path}/{_escaped(name)}"
        if name in before:
            ops += diff(before[name], value, inner)
        else:
            ops.append({"op": "add", "path": inner, "value": value})
    return _cheaper(ops, after, path) if path and _is_flat(after) else ops


def _diff_lists(before: list[Any], after: list[Any], path: str) -> Patch:
    """Place by place; a list that changes as a whole is cheaper sent as a whole."""
    common = min(len(before), len(after))
    ops: Patch = []
    for place in range(common):
        ops += diff(before[place], after[place], f"{path}/{place}")
    ops += [{"op": "remove", "path": f"{path}/{place}"} for place in range(len(before) - 1, common - 1, -1)]
    ops += [{"op": "add", "path": f"{path}/-", "value": value} for value in after[common:]]
    return _cheaper(ops, after, path)


def _cheaper(ops: Patch, after: list[Any] | dict[str, Any], path: str) -> Patch:
    """These operations, or one for the whole where more than half of it changes."""
    return ops if len(ops) <= 1 or len(ops) * 2 <= len(after) else [{"op": "replace", "path": path, "value": after}]


def _is_flat(value: dict[str, Any]) -> bool:
    return not any(isinstance(part, dict | list) for part in value.values())


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
