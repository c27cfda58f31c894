// A line's events lead, patch by patch, to where the server is; the end of a round is cut into moments.
import { describe, expect, it } from 'vitest';
import { beatsOf, isEnding } from '../../src/pirates/effects/beats';
import wire from '../../src/wire/views/pirates.ts?raw';
import { kindsOf, LINES } from '../helpers/pirates-scenes';

const kinds = (/export type GameEvent = ([^;]*);/.exec(wire)?.[1] ?? '').split(' | ');

describe('events', () => {
  it('are all among the lines that were played', () => {
    const met = new Set(Object.values(LINES).flatMap(({ events }) => kindsOf(events)));
    expect(kinds.filter((kind) => !met.has(kind))).toEqual([]);
  });

  it.each(Object.keys(LINES))('lead from the view before to the one after: %s', (name) => {
    const line = LINES[name];
    expect(line?.events.at(-1)?.after.public).toEqual(line?.after);
  });
});

describe('the end of a round', () => {
  const ends = Object.values(LINES).filter(({ events }) => isEnding(events));

  it('is told from other lines', () => {
    expect(ends.length).toBeGreaterThan(3);
    expect(ends.length).toBeLessThan(Object.keys(LINES).length / 2);
  });

  it('is shown in moments that come to the last one before the sea is cleared', () => {
    for (const { events } of ends) {
      const beats = beatsOf(events);
      const end = kindsOf(events).indexOf('RoundEnded');
      const shown = end < 0 ? events : events.slice(0, end);
      expect(beats.flatMap((beat) => beat.events)).toEqual(shown);
      expect(beats.at(-1)?.drawn).toEqual(shown.at(-1)?.after.public);
      expect(beats.every(({ ms }) => ms >= 300 && ms <= 1500)).toBe(true);
    }
  });

  it('gives every shot a moment of its own', () => {
    const shots = ends
      .flatMap(({ events }) => beatsOf(events))
      .map((beat) => kindsOf(beat.events).filter((kind) => kind === 'EnemyShot').length);
    expect(shots.some((number) => number > 0)).toBe(true);
    expect(shots.every((number) => number <= 1)).toBe(true);
  });
});
