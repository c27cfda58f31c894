// What the App brings to the table's frame: how its end sounds, and that nobody types there.
import { expect, it } from 'vitest';
import { APP } from '../../src/app/page';
import type { Scene } from '../../src/table/scene';

const ended = (result: string, endedBy = 'pirates.R6'): Scene =>
  ({ public: { end: { result } }, outcome: { ended_by: endedBy } }) as unknown as Scene;

it('sounds like the screen where a chapter is won, and otherwise where it is lost', () => {
  expect(APP.endSound?.(ended('won'))).toBe('voyage-won');
  expect(APP.endSound?.(ended('sunk'))).toBe('voyage-lost');
  expect(APP.endSound?.(ended('none', 'table.T9'))).toBe('game-over');
});

it('has no talk: who plays it sits at one table', () => {
  expect(APP.hasTalk).toBe(false);
});
