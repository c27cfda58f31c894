// Cards of a hand keep their places from step to step.
import { expect, it } from 'vitest';
import { laidOut, type Slots, slotsOf } from '../../src/corto/board/slots';

const through = (...hands: readonly (readonly string[])[]): readonly (string | null)[] => {
  let slots: Slots = new Map();
  for (const hand of hands) slots = slotsOf(hand, slots);
  return laidOut(hands.at(-1) ?? [], slots);
};

it('leaves a gap where a card was played', () => {
  expect(through(['A1', 'A2', 'A3', 'A4'], ['A1', 'A3', 'A4'])).toEqual(['A1', null, 'A3', 'A4']);
});

it('fills the gap with the next card that is drawn', () => {
  expect(through(['A1', 'A2', 'A3'], ['A1', 'A3'], ['A1', 'A3', 'B7'])).toEqual(['A1', 'B7', 'A3']);
});

it('gives a card that is taken back its own place, whatever order it comes in', () => {
  expect(through(['A1', 'A2', 'A3'], ['A3'], ['A3', 'A2', 'A1'])).toEqual(['A1', 'A2', 'A3']);
});

it('never lays two cards in one place', () => {
  const all = through(['A1', 'A2'], ['A2'], ['A2', 'B1'], ['B1', 'A2', 'A1', 'B2']);
  expect(all).toHaveLength(4);
  expect(new Set(all).size).toBe(4);
});
