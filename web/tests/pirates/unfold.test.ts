// A line's events written into ship, sea and sand come out where the server does; the end of a round is cut into moments.
import { describe, expect, it } from 'vitest';
import { beatsOf, isEnding } from '../../src/pirates/effects/beats';
import { unfold } from '../../src/pirates/effects/unfold';
import type { Drawn } from '../../src/pirates/view';
import wire from '../../src/wire/pirates.ts?raw';
import { LINES } from '../helpers/pirates-scenes';

const kinds = (/readonly events: readonly \(([^)]*)\)\[\]/.exec(wire)?.[1] ?? '').split(' | ');

/** What is drawn: what timers remember, what comes back next round and the hull's strength are not. */
function drawn({ ship, sea, sand }: Drawn): unknown {
  const { hull: _hull, ...hulk } = ship;
  const { kept: _kept, ...waters } = sea;
  const { last: _last, ...glass } = sand;
  return { hulk, waters, glass };
}

describe('events', () => {
  it('are all among the lines that were played', () => {
    const met = new Set(Object.values(LINES).flatMap(({ events }) => events.map(({ kind }) => kind as string)));
    expect(kinds.filter((kind) => !met.has(kind))).toEqual([]);
  });

  it.each(Object.keys(LINES))('lead from the drawing before to the one after: %s', (name) => {
    const line = LINES[name];
    if (line === undefined) throw new Error(name);
    expect(drawn(unfold(line.before, line.events))).toEqual(drawn(line.after));
  });

  it('leave what was before as it was', () => {
    const line = LINES['TimerPlaced'] ?? Object.values(LINES)[0];
    if (line === undefined) throw new Error('no line');
    const before = structuredClone(line.before);
    unfold(line.before, line.events);
    expect(line.before).toEqual(before);
  });
});

describe('the end of a round', () => {
  const ends = Object.values(LINES).filter(({ events }) => isEnding(events));

  it('is told from other lines', () => {
    expect(ends.length).toBeGreaterThan(3);
    expect(ends.length).toBeLessThan(Object.keys(LINES).length / 2);
  });

  it('is shown in moments that come to the last one before the sea is cleared', () => {
    for (const { before, events } of ends) {
      const beats = beatsOf(before, events);
      const end = events.findIndex(({ kind }) => kind === 'RoundEnded');
      const shown = end < 0 ? events : events.slice(0, end);
      expect(beats.flatMap((beat) => beat.events)).toEqual(shown);
      expect(beats.at(-1)?.drawn).toEqual(unfold(before, shown));
      expect(beats.every(({ ms }) => ms >= 300 && ms <= 1500)).toBe(true);
    }
  });

  it('gives every shot a moment of its own', () => {
    const shots = ends
      .flatMap(({ before, events }) => beatsOf(before, events))
      .filter((beat) => beat.events.some(({ kind }) => kind === 'EnemyShot'));
    expect(shots.length).toBeGreaterThan(0);
    expect(shots.every((beat) => beat.events.filter(({ kind }) => kind === 'EnemyShot').length === 1)).toBe(true);
  });
});
