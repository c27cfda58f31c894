// Sand and clock from the server's deadlines: what they show at any moment, and while time stands.
import { describe, expect, it } from 'vitest';
import {
  choiceLeft,
  clockFace,
  isTooLate,
  roundLeft,
  sandAbove,
  sandLeft,
  seconds,
  shipTime,
  tension,
} from '../../src/pirates/time';
import { modelOf } from '../../src/pirates/view';
import type { PiratesView, TimerView } from '../../src/wire/views/pirates';
import { scene } from '../helpers/pirates-scenes';

const { table, scene: shown } = modelOf(scene('running'));
const ends = table.timers[0]?.ends ?? 0;
/** The same with the first timer changed. */
const withFirst = (change: Partial<TimerView>): PiratesView => ({
  ...table,
  timers: table.timers.map((timer, number) => (number === 0 ? { ...timer, ...change } : timer)),
});
/** The game's time at which the sand of the first timer is down. */
const down = table.clock.began + ends;

describe('sand', () => {
  it('runs down to its deadline and no further', () => {
    expect(sandLeft(table, 0, down - 12_000)).toBe(12_000);
    expect(sandAbove(table, 0, down - 15_000)).toBeCloseTo(0.5);
    expect(sandLeft(table, 0, down + 60_000)).toBe(0);
    expect(sandAbove(table, 0, down + 60_000)).toBe(0);
  });

  it('is whole at most, whatever a late message says', () => {
    expect(sandAbove(table, 0, down - 90_000)).toBe(1);
    expect(sandLeft(table, 0, down - 30_100), 'no second more than the glass holds').toBe(30_000);
  });

  it("would be too late from the clock's moment on, and from its own where the view gives it one", () => {
    const late = table.clock.began + (table.clock.late_from ?? 0);
    expect([late - 1, late].map((now) => isTooLate(table, 1, now))).toEqual([false, true]);
    const cursed = withFirst({ cursed: true, late_from: (table.clock.late_from ?? 0) - 10_000 });
    expect([late - 10_001, late - 10_000].map((now) => isTooLate(cursed, 0, now))).toEqual([false, true]);
  });

  it('is down for a timer that is ready or in a hand', () => {
    const [ready, free] = [withFirst({ ready: true }), withFirst({ space: null })];
    expect([sandLeft(ready, 0, down - 12_000), sandLeft(free, 0, down - 12_000)]).toEqual([0, 0]);
  });

  it('runs longer for a cursed timer', () => {
    const cursed = withFirst({ glass: 40_000 });
    expect(sandAbove(cursed, 0, down - 20_000)).toBeCloseTo(0.5);
  });

  it('stands while the ship’s clock stands, whatever the world does', () => {
    const paused = { ...table, clock: { ...table.clock, stands: 'paused' as const, stood_at: ends - 9000 } };
    expect([sandLeft(paused, 0, down - 5000), sandLeft(paused, 0, down + 99_000)]).toEqual([9000, 9000]);
    expect(shipTime(paused, down + 99_000)).toBe(ends - 9000);
  });
});

describe('the round’s clock', () => {
  it('counts from the round’s length to zero', () => {
    expect(roundLeft(table, table.clock.began)).toBe(table.clock.lasts);
    expect(roundLeft(table, table.clock.began + table.clock.lasts - 1)).toBe(1);
    expect(roundLeft(table, table.clock.began + table.clock.lasts + 500)).toBe(0);
    expect(tension(table, table.clock.began + table.clock.lasts / 2)).toBeCloseTo(0.5);
  });

  it('shows nothing before a round is started', () => {
    const brief = modelOf(scene('briefing'));
    expect(roundLeft(brief.table, brief.scene.at)).toBeNull();
    expect(tension(brief.table, brief.scene.at)).toBe(0);
  });

  it('counts as long as the view says so, whatever the part of the round is called', () => {
    const still = { ...table, clock: { ...table.clock, counts: false } };
    expect(roundLeft(still, table.clock.began)).toBeNull();
    expect(roundLeft({ ...table, phase: 'firing' }, table.clock.began)).toBe(table.clock.lasts);
  });

  it('says how long a choice is open', () => {
    const owed = modelOf(scene('choice-Cork'));
    expect(choiceLeft(owed.table, owed.scene.at)).toBe(3000);
    expect(choiceLeft(owed.table, owed.scene.at + 9000)).toBe(0);
    expect(choiceLeft(table, shown.at)).toBeNull();
  });

  it('rounds up: the last second is 1', () => {
    expect([seconds(1), seconds(1000), seconds(1001), seconds(0)]).toEqual([1, 1, 2, 0]);
    expect(clockFace(125_000)).toEqual({ minutes: 2, seconds: '05' });
    expect(clockFace(59_001)).toEqual({ minutes: 1, seconds: '00' });
  });
});
