// The turn clock beside a box of cardboard: it is the table's, not the screen's, so looking at a quest does not start it again.
import { beforeEach, expect, it, vi } from 'vitest';
import { BoxTable } from '../../src/corto/companion/box.svelte';
import { TurnClockState } from '../../src/corto/companion/turn.svelte';
import type { CompanionBox } from '../../src/wire/types';

const RULES = {
  tables: [{ players: 2, strips: 3, partners: false }],
  adventures: ['A', 'B', 'C'],
  usual_length: 8,
  squares: {},
} as unknown as CompanionBox;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_000_000 });
  return () => vi.useRealTimers();
});

const opened = (): TurnClockState => new TurnClockState(new BoxTable(RULES));

it('goes on where another part was looked at, and after a reload', () => {
  const clock = opened();
  clock.start();
  clock.pass();
  vi.advanceTimersByTime(12_000);
  const again = opened();
  expect([again.seat, again.isRunning, again.shown]).toEqual([1, true, '1:18']);
});

it('stands when it is stopped, and goes on from there', () => {
  const clock = opened();
  clock.start();
  vi.advanceTimersByTime(5_000);
  const halt = clock.run(() => undefined);
  vi.advanceTimersByTime(200);
  clock.stop();
  halt();
  vi.advanceTimersByTime(60_000);
  expect([clock.isHalted, clock.shown]).toEqual([true, '1:25']);
  clock.start();
  expect(clock.shown).toBe('1:25');
});

it('says once that the time is up', () => {
  const clock = opened();
  const timeUp = vi.fn();
  clock.start();
  const halt = clock.run(timeUp);
  vi.advanceTimersByTime(95_000);
  halt();
  expect(timeUp).toHaveBeenCalledTimes(1);
  expect(clock.shown).toBe('0:00');
});
