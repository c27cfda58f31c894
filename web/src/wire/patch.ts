// Applies a JSON Patch (RFC 6902: add, remove, replace) to a value, without changing the value itself. What a patch leaves
// alone is shared between the old value and the new one, so that a comparison by identity tells what has changed.
export interface Op {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: unknown;
}
export type Patch = readonly Op[];
type Json = Readonly<Record<string, unknown>>;

/** A patch that was made for another value. */
export class PatchError extends Error {
  constructor({ op, path }: Op) {
    super(`${op} ${path}: there is no such place`);
  }
}

/** Throws a PatchError where an operation has no target. */
export function patched<Value>(value: Value, patch: Patch | null | undefined): Value {
  return (patch ?? []).reduce<unknown>((now, op) => applied(now, stepsOf(op.path), op), value) as Value;
}

function applied(value: unknown, [name, ...rest]: readonly string[], op: Op): unknown {
  if (name === undefined) return op.value;
  if (Array.isArray(value)) return appliedToList(value, name, rest, op);
  if (typeof value !== 'object' || value === null) throw new PatchError(op);
  const isNew = rest.length === 0 && op.op === 'add';
  if (!isNew && !Object.hasOwn(value, name)) throw new PatchError(op);
  const { [name]: inner, ...others } = value as Json;
  if (op.op === 'remove' && rest.length === 0) return others;
  return { ...(value as Json), [name]: applied(inner, rest, op) };
}

function appliedToList(list: readonly unknown[], name: string, rest: readonly string[], op: Op): readonly unknown[] {
  const isNew = rest.length === 0 && op.op === 'add';
  if (isNew && name === '-') return [...list, op.value];
  const place = /^(0|[1-9]\d*)$/.test(name) ? Number(name) : list.length + 1;
  if (place >= list.length + (isNew ? 1 : 0)) throw new PatchError(op);
  if (rest.length === 0 && op.op === 'remove') return list.filter((_, one) => one !== place);
  if (isNew) return [...list.slice(0, place), op.value, ...list.slice(place)];
  return list.map((inner, one) => (one === place ? applied(inner, rest, op) : inner));
}

function stepsOf(path: string): readonly string[] {
  return path
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
