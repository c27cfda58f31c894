// The patterns of the six backs: each deck is known across the table, also without its colour.
import type { Adventure } from './adventures';
import { burst } from './bursts';
import { brush, curve, disc, type Point } from './marks';

/** Places in rows over the back, every other row shifted by half a step. */
const rows = (step: number, rise: number): Point[] =>
  Array.from({ length: Math.ceil(140 / rise) }, (_, row) =>
    Array.from({ length: Math.ceil(110 / step) }, (_, column): Point => [
      column * step + (row % 2) * (step / 2),
      row * rise + 2,
    ]),
  ).flat();

const PATTERNS: Readonly<Record<Adventure, (at: Point) => string>> = {
  A: ([x, y]) =>
    brush(
      [
        [x - 9, y + 3],
        [x - 3, y - 3],
        [x + 2, y + 2],
        [x + 8, y - 2],
      ],
      3,
    ),
  B: ([x, y]) => `M${x} ${y - 6}L${x + 4} ${y}L${x} ${y + 6}L${x - 4} ${y}Z`,
  C: ([x, y]) =>
    brush(
      [
        [x + 3, y - 7],
        [x, y],
        [x - 3, y + 7],
      ],
      2.6,
    ),
  D: ([x, y]) =>
    brush(
      [
        [x - 4, y + 2.6],
        [x - 4.4, y - 2.4],
        [x, y - 4.6],
        [x + 4, y - 2],
      ],
      3.6,
    ) +
    brush(
      [
        [x + 4, y + 1],
        [x + 1, y + 4.4],
        [x - 2, y + 4],
      ],
      3,
    ),
  E: ([x, y]) => disc(x, y, 2.6),
  F: ([x, y]) => burst({ x, y, rx: 7, spikes: 8 }),
};
const STEPS: Readonly<Record<Adventure, readonly [number, number]>> = {
  A: [19, 9],
  B: [16, 12],
  C: [11, 15],
  D: [17, 14],
  E: [13, 10],
  F: [20, 14],
};

export const backPattern = (adventure: Adventure): string =>
  rows(...STEPS[adventure])
    .map(PATTERNS[adventure])
    .join('');
export const MEDALLION = curve(
  [
    [50, 30],
    [76, 44],
    [82, 68],
    [76, 92],
    [50, 106],
    [24, 92],
    [18, 68],
    [24, 44],
  ],
  true,
);
