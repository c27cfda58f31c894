import { describe, expect, it } from 'vitest';
import { isClearerBelow } from '../../src/table/panels/toasts/clear';

const PHONE = { height: 100, window: 640 };
const at = (y: number, height = 40) => ({ x: 10, y, width: 40, height });

describe('a hint', () => {
  it('is told in the half that the lit thing is not in', () => {
    expect(isClearerBelow([at(80)], PHONE)).toBe(true);
    expect(isClearerBelow([at(560)], PHONE)).toBe(false);
    expect(isClearerBelow([at(250)], PHONE)).toBe(true);
    expect(isClearerBelow([at(400)], PHONE)).toBe(false);
  });

  it('covers neither the card nor the square where there is a place for that', () => {
    expect(isClearerBelow([at(560), at(300)], PHONE)).toBe(false);
    expect(isClearerBelow([at(300), at(560)], PHONE)).toBe(false);
    expect(isClearerBelow([at(300), at(90)], PHONE)).toBe(true);
  });

  it('spares the first where it must cover one', () => {
    expect(isClearerBelow([at(560), at(80)], PHONE)).toBe(false);
    expect(isClearerBelow([at(80), at(560)], PHONE)).toBe(true);
  });

  it('is told above while nothing is lit', () => {
    expect(isClearerBelow([], PHONE)).toBe(false);
  });
});
