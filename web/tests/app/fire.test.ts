// What the enemy's fire did is told from its first shot to its last, and nothing of what is dealt after it.
import { expect, it } from 'vitest';
import { faceOf, fireLines } from '../../src/app/fire';
import type { LogLine } from '../../src/table/scene';

const line = (number: number, ...kinds: readonly object[]): LogLine => ({
  line: number,
  by: 0,
  at: 0,
  undo_to: null,
  events: kinds.map((event) => ({ event, say: 'x' })),
});
const kinds = (lines: readonly LogLine[]): readonly string[] =>
  lines.flatMap(({ events }) => events.map(({ event }) => (event as { kind: string }).kind));

const FIRE = [
  line(1, { kind: 'RoundStarted' }),
  line(2, { kind: 'Reported' }, { kind: 'FiringBegan' }, { kind: 'TookAim' }),
  line(
    3,
    { kind: 'EnemyShot', face: 2 },
    { kind: 'CorkPut' },
    { kind: 'LifeLost' },
    { kind: 'RoundEnded' },
    { kind: 'Dealt' },
  ),
];

it('tells the last shot of a round after the next one is dealt', () => {
  expect(kinds(fireLines(FIRE))).toEqual(['TookAim', 'EnemyShot', 'CorkPut', 'LifeLost']);
  expect(fireLines(FIRE).map(({ events }) => faceOf(events))).toEqual([null, 2]);
});

it('tells of the last fire alone, and of none before the first', () => {
  const second = [
    ...FIRE,
    line(4, { kind: 'FiringBegan' }, { kind: 'TookAim' }),
    line(5, { kind: 'EnemyShot', face: 0 }),
  ];
  expect(kinds(fireLines(second))).toEqual(['TookAim', 'EnemyShot']);
  expect(fireLines(FIRE.slice(0, 1))).toEqual([]);
});
