// Patches: what they change, and that what they leave alone stays the same object.
import { expect, it } from 'vitest';
import { type Op, patched, PatchError } from '../../src/wire/patch';

const VIEW = { hand: ['A1', 'B2'], seats: [{ gold: 1 }, { gold: 2 }], 'a/b': { '~': 0 } };

it('replaces, adds and removes fields', () => {
  expect(patched(VIEW, [{ op: 'replace', path: '/seats/1/gold', value: 5 }]).seats[1]).toEqual({ gold: 5 });
  expect(patched({ a: 1 }, [{ op: 'add', path: '/b', value: 2 }])).toEqual({ a: 1, b: 2 });
  expect(patched({ a: 1, b: 2 }, [{ op: 'remove', path: '/a' }])).toEqual({ b: 2 });
});

it('lets a list grow and shrink at its end, and at a place as RFC 6902 says', () => {
  expect(patched(VIEW, [{ op: 'add', path: '/hand/-', value: 'C3' }]).hand).toEqual(['A1', 'B2', 'C3']);
  expect(patched(VIEW, [{ op: 'remove', path: '/hand/1' }]).hand).toEqual(['A1']);
  expect(patched(VIEW, [{ op: 'add', path: '/hand/0', value: 'C3' }]).hand).toEqual(['C3', 'A1', 'B2']);
  expect(patched(VIEW, [{ op: 'add', path: '/hand/2', value: 'C3' }]).hand).toEqual(['A1', 'B2', 'C3']);
});

it('replaces everything, and nothing', () => {
  expect(patched<unknown>(VIEW, [{ op: 'replace', path: '', value: null }])).toBeNull();
  expect(patched(VIEW, undefined)).toBe(VIEW);
});

it('reads names with slashes and tildes', () => {
  expect(patched(VIEW, [{ op: 'replace', path: '/a~1b/~0', value: 1 }])['a/b']).toEqual({ '~': 1 });
});

it('leaves the old value as it was, and shares what did not change', () => {
  const now = patched(VIEW, [{ op: 'replace', path: '/seats/0/gold', value: 9 }]);
  expect(VIEW.seats[0]).toEqual({ gold: 1 });
  expect([now.hand === VIEW.hand, now.seats[1] === VIEW.seats[1]]).toEqual([true, true]);
});

it.each<Op>([
  { op: 'replace', path: '/none', value: 1 },
  { op: 'remove', path: '/none' },
  { op: 'add', path: '/none/inner', value: 1 },
  { op: 'add', path: '/empty/inner', value: 1 },
  { op: 'replace', path: '/hand/2', value: 'C3' },
  { op: 'remove', path: '/hand/2' },
  { op: 'add', path: '/hand/3', value: 'C3' },
  { op: 'replace', path: '/hand/-', value: 'C3' },
  { op: 'replace', path: '/hand/first', value: 'C3' },
  { op: 'replace', path: '/seats/0/silver', value: 1 },
])('throws where there is nothing to $op: $path', (op) => {
  expect(() => patched({ ...VIEW, empty: null }, [op])).toThrow(PatchError);
});
