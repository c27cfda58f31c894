// What rises from below.
import type { Point } from '../geometry';
import { black, dash, disc, line, sweep, wash, W, type Mark } from '../drawing/pen';
import type { Drawing } from './layers';

/** An arm through these points, as thick as `weight` in the middle; suckers sit along it. */
export function tentacle(points: readonly Point[], weight = 16): Drawing {
  const suckers = points.slice(1, -1).map(([x, y]) => disc(x + 1, y + 1, weight / 6, weight / 8)).join('');
  return [{ d: sweep(points, weight + 5), fill: W.ink }, wash(W.plum, sweep(points, weight)), wash(W.rose, suckers, 1.4)];
}

export type KrakenMood = 'staring' | 'cross' | 'closing';
/** The head, half out of the water; its waterline is 0. */
export function kraken(mood: KrakenMood = 'staring'): Drawing {
  const eye: Drawing = mood === 'closing'
    ? [wash(W.rose, disc(0, -44, 24, 18), 2.6), wash(W.plum, 'M-24 -46Q0 -66 24 -46Q0 -34 -24 -46Z', 2.4), line('M-24 -45Q0 -33 24 -45', 3)]
    : [wash(W.glow, disc(0, -44, 25, 21), 3), wash(W.gold, disc(2, -44, 15, 16)), black(disc(4, -44, 6, 14)), wash(W.paper, disc(-6, -52, 3.600)), ...(mood === 'cross' ? [wash(W.plum, 'M-30 -70Q-4 -70 28 -54Q2 -58 -28 -58Z', 2.4)] : [line('M-28 -66Q0 -76 28 -66', 3)])];
  return [
    wash(W.plum, 'M-62 8Q-74 -40 -52 -76Q-30 -116 0 -118Q34 -116 54 -76Q74 -40 62 8Z', 3.2), wash(W.wine, sweep([[44, -84], [58, -50], [56, -10], [48, 6]], 14)), wash(W.rose, disc(-26, -92, 6, 4) + disc(-8, -102, 4, 3) + disc(18, -96, 6, 4) + disc(-42, -66, 4, 5) + disc(36, -72, 4, 5)),
    ...eye, line('M-22 -12Q0 -6 22 -14M-12 -4Q2 0 14 -4', 2.6),
  ];
}

/** The singer. */
export const siren: Drawing = [
  black('M-56 10Q-48 -22 -22 -18Q0 -30 28 -20Q50 -20 60 10Z'), wash(W.slate, 'M-40 -4Q-30 -18 -14 -12Q-24 -6 -26 4Z'),
  wash(W.red, 'M-10 -84Q-26 -82 -25 -60Q-27 -36 -36 -22Q-16 -18 -8 -34L14 -40Q20 -54 14 -70Q10 -88 -2 -86Z', 2.8), wash(W.skin, 'M-6 -54Q-17 -45 -13 -22H14Q18 -40 8 -54Z', 2.6), wash(W.teal, 'M-13 -40Q0 -33 14 -40L14 -30Q0 -25 -13 -30Z', 1.8),
  wash(W.skin, disc(1, -69, 11.500, 13), 2.6), wash(W.red, 'M-12 -70Q-12 -86 2 -84Q14 -82 13 -66Q6 -70 2 -78Q-3 -70 -12 -70Z', 2.2), line('M-4 -68Q-2 -71 0 -68M6 -68Q8 -71 10 -68', 1.800), wash(W.wine, disc(4, -60, 2.600, 3.200), 1.4), wash(W.rose, disc(-4, -63, 2.400, 1.800)),
  wash(W.teal, 'M-15 -26Q0 -34 16 -26Q36 -20 44 -34Q46 -50 62 -56Q59 -44 66 -36Q54 -34 51 -24Q40 0 10 -4Q-14 -6 -15 -26Z', 2.8), wash(W.deeper, dash([-4, -20], [4, -13], 1.600) + dash([10, -20], [18, -11], 1.600) + dash([24, -20], [30, -12], 1.600)),
  line('M-12 -46Q-26 -50 -34 -66', 7), line('M-12 -46Q-26 -50 -34 -66', 4, W.skin),
];

/** A ring of water that runs into the deep. */
export function whirl(x: number, y: number, r: number): Drawing {
  const arm = (turn: number, weight: number): string => sweep(Array.from({ length: 15 }, (_, step): Point => {
    const [angle, reach] = [turn + step * 0.44, 1 - step / 15];
    return [x + r * reach * Math.cos(angle), y + r * 0.36 * reach * Math.sin(angle)];
  }), weight);
  return [wash(W.deep, disc(x, y, r, r * 0.36), 2), wash(W.deeper, disc(x, y + 1, r * 0.7, r * 0.25)), black(disc(x, y + 2, r * 0.3, r * 0.1)), wash(W.foam, arm(0, 7) + arm(2.1, 6) + arm(4.2, 5))];
}

export const ghostlyMist = (y: number): Mark => wash(W.ghost, dash([-260, y], [-90, y], 2.4) + dash([-60, y + 8], [70, y + 8], 2.6) + dash([110, y - 2], [240, y - 2], 2.2) + dash([200, y + 12], [330, y + 12], 2.8) + dash([360, y + 2], [560, y + 2], 2.4));
