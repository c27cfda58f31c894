// The voyage report against the engine's own: two recorded voyages with the numbers that Python makes of them.
import { describe, expect, it } from 'vitest';
import { barsOf, idleOf } from '../../src/campaign/report/bars';
import type { Frame } from '../../src/campaign/report/frames';
import { type Cause, harmOf, type Loss, lossesOf } from '../../src/campaign/report/harm';
import { lineAt, marksOf, timeOf } from '../../src/campaign/report/marks';
import { reportOf, roundOf } from '../../src/campaign/report/report';
import { enemyOf, shotsOf } from '../../src/campaign/report/shots';
import { CARD_IDS } from '../../src/pirates/art/cards';
import { FIRST, STORM } from '../helpers/campaign-kit';

const VOYAGES = [FIRST, STORM];

function idOf(cause: Cause): string {
  return cause.kind === 'card' ? (CARD_IDS[cause.card] ?? '') : cause.kind;
}

describe.each(VOYAGES)('a recorded voyage', ({ expected, frames }) => {
  it('has the idle time of the engine’s report', () => {
    expect(idleOf(frames).reduce((sum, idle) => sum + idle)).toBe(expected.idle);
  });

  it('has the same harm by cause', () => {
    const harm = harmOf(lossesOf(frames)).map(({ cause, corks, lives }) => [idOf(cause), { corks, lives }]);
    expect(Object.fromEntries(harm)).toEqual(expected.harm);
  });

  it('has every round, and no timer in two places', () => {
    const rounds = barsOf(frames);
    expect(rounds).toHaveLength(expected.rounds);
    for (const { placements, ended, lasts } of rounds) {
      expect(ended).toBeLessThanOrEqual(lasts);
      for (const one of placements) {
        const { timer, placed, down, left } = one;
        expect(placed).toBeLessThanOrEqual(down ?? left);
        expect(left).toBeLessThanOrEqual(ended);
        const others = placements.filter((other) => other !== one && other.timer === timer);
        expect(others.every((other) => other.left <= placed || other.placed >= left)).toBe(true);
      }
    }
  });

  it('accounts for all the time of all timers', () => {
    const rounds = barsOf(frames);
    const whole = rounds.reduce((sum, { ended }) => sum + ended * 4, 0);
    const sand = rounds
      .flatMap(({ placements }) => placements)
      .reduce((sum, { placed, down, left }) => sum + (down ?? left) - placed, 0);
    expect(whole - sand).toBe(expected.idle);
  });
});

describe('a ship that gives chase', () => {
  const [start] = STORM.frames.filter(({ events }) => events.some(({ kind }) => kind === 'RoundStarted'));
  if (start === undefined) throw new Error('the storm has a round');
  const after = (seconds: number, space: number, ...events: readonly unknown[]): Frame => {
    const sand = { ...start.public.sand, at: [space, -1, -1, -1], ready: seconds < 30 ? 0 : 1 };
    return {
      ...start,
      line: start.line + seconds,
      at: start.at + seconds * 1000,
      events: events as Frame['events'],
      public: { ...start.public, sand },
    };
  };
  const frames = [
    start,
    after(0, 16, { kind: 'TimerPlaced', timer: 0, space: 16 }),
    after(10, 20, { kind: 'Chased', sources: [3, 4], targets: [6, 8] }),
    after(30, 20, { kind: 'SandRanOut', timer: 0 }),
    after(35, -1, { kind: 'TokenTaken', timer: 0, position: 8, token: 0 }),
  ];

  it('takes along whoever stands on her', () => {
    const [bars] = barsOf(frames);
    expect(bars?.placements).toHaveLength(1);
    expect(bars?.placements[0]).toMatchObject({
      timer: 0,
      space: 16,
      placed: 0,
      down: 30_000,
      left: 35_000,
      how: 'performed',
    });
    expect(idleOf(frames)[0]).toBe(5000);
  });
});

describe('what the storm did', () => {
  it('counts shots, hits and broken cannons by timer', () => {
    const shots = shotsOf(STORM.frames);
    const sum = (of: 'fired' | 'broken' | 'hit'): number => shots.reduce((all, one) => all + one[of], 0);
    const { tally } = (STORM.frames.at(-1) as Frame).public.log;
    expect(sum('fired')).toBe(tally[0]);
    expect(sum('broken')).toBe(tally[4]);
    expect(sum('hit')).toBe(sum('fired') - sum('broken'));
  });

  it('tells how timers came back', () => {
    const hows = barsOf(STORM.frames).flatMap(({ placements }) => placements.map(({ how }) => how));
    expect(hows.filter((how) => how === 'back')).toHaveLength(
      STORM.frames.flatMap(({ events }) => events).filter(({ kind }) => kind === 'TimerBack').length,
    );
    expect(hows).toContain('performed');
    expect(hows).toContain('cut');
  });

  it('counts the enemy’s fire', () => {
    const { fired, hit } = enemyOf(FIRST.frames);
    expect(fired).toBeGreaterThan(0);
    expect(hit).toBeLessThanOrEqual(fired);
  });
});

describe('marks and moments', () => {
  const report = reportOf(STORM.frames, null);

  it('has a mark for every cork, life point, event and sunken ship, and the goal in its round', () => {
    const marks = report.rounds.flatMap((round) => round.marks);
    const count = (kind: string): number =>
      marks.filter((mark) => mark.kind === kind).reduce((sum, { things }) => sum + things.length, 0);
    const events = STORM.frames.flatMap((frame) => frame.events);
    expect(count('cork') + count('life')).toBe(report.losses.length);
    expect(count('event')).toBe(events.filter(({ kind }) => kind === 'EventCame').length);
    expect(count('sunk')).toBe(5);
    expect(count('goal')).toBe(1);
  });

  it('reaches a goal in each round of chapter 1, and puts the enemy’s fire behind the end', () => {
    const { rounds } = reportOf(FIRST.frames, null);
    for (const { marks } of rounds) expect(marks.filter(({ kind }) => kind === 'goal')).toHaveLength(1);
    const corks = rounds
      .flatMap(({ marks }) => marks)
      .filter(({ kind, things }) => kind === 'cork' && !things.includes('card.rocks'));
    expect(corks.length).toBeGreaterThan(0);
    expect(corks.every(({ at }) => at === null)).toBe(true);
  });

  it('tells rocks from the enemy’s fire, though one line did both', () => {
    const [bars] = barsOf(STORM.frames);
    if (bars === undefined) throw new Error('no round');
    const lost = (how: 'rocks' | 'shots'): Loss => ({
      line: bars.lastLine,
      cause: { kind: 'card', card: 0, how },
      cost: 'cork',
      space: 1,
    });
    const corks = marksOf(bars, STORM.frames, [lost('rocks'), lost('shots'), lost('shots')]).filter(
      ({ kind }) => kind === 'cork',
    );
    expect(corks.map(({ at, things }) => [at === null, things.length])).toEqual([
      [false, 1],
      [true, 2],
    ]);
  });

  it('finds the line of a moment and the moment of a line', () => {
    const [bars] = barsOf(STORM.frames);
    if (bars === undefined) throw new Error('no round');
    for (const frame of STORM.frames.filter(({ line }) => line >= bars.firstLine && line <= bars.lastLine)) {
      const time = timeOf(frame.line, bars, STORM.frames) ?? -1;
      expect(timeOf(lineAt(time, bars, STORM.frames), bars, STORM.frames)).toBe(time);
    }
    expect(timeOf(bars.lastLine + 1, bars, STORM.frames)).toBeNull();
    expect(marksOf(bars, STORM.frames, []).some(({ kind }) => kind === 'cork')).toBe(false);
    expect(roundOf(report, bars.lastLine)?.bars.round).toBe(0);
  });
});
