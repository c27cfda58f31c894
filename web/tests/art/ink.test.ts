// The ink is arithmetic: closed shapes, finite numbers, the same drawing every time.
import { expect, it } from 'vitest';
import { gull, ripples, stroke, swell } from '../../src/art/ink';

const BAND = { top: 10, bottom: 90, width: 300, count: 12 };

it('draws closed shapes of finite numbers', () => {
  for (const path of [stroke(0, 0, 30, 4, 3, 1), swell(300, 20, 60, 8, 40), gull(10, 10, 20), ...ripples(BAND)]) {
    expect(path).toMatch(/^M[-\d. QVMZ]+Z$/);
  }
});

it('draws the same thing twice', () => {
  expect(ripples(BAND)).toEqual(ripples(BAND));
});

it('tapers: a stroke begins and ends at its two points', () => {
  expect(stroke(1, 2, 31, 2, 3)).toBe('M1 2Q16 5 31 2Q16 -1 1 2Z');
});
