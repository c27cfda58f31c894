// A small review: two turns, one deciding moment in the first.
import type { CortoReview, ReviewShown } from '../../src/wire/types';

export const REVIEW: CortoReview = {
  version: 2,
  start: [500, 500],
  deal: [20, -20],
  turns: [
    { number: 1, seat: 0, first: 12, last: 17, choice: [-120, 120], luck: [30, -30], chances: [430, 570] },
    { number: 2, seat: 1, first: 17, last: 21, choice: [0, 0], luck: [570, -570], chances: [1000, 0] },
  ],
  moments: [
    {
      turn: 0,
      seat: 0,
      first: 12,
      last: 17,
      loss: 120,
      gold: 3,
      later: -1.25,
      better: [1],
      lines: 15,
      say: { text: 'review-corto-groups', args: { gold: 3 } },
    },
  ],
  seats: [
    { accuracy: 60, start: 500, choice: -120, others: 0, luck: 620, end: 1000 },
    { accuracy: 100, start: 500, choice: 0, others: 120, luck: -620, end: 0 },
  ],
  end: [],
  sides: 2,
};
export const READY: ReviewShown = { state: 'ready', percent: 100, review: REVIEW };
