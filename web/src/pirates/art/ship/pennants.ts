// What flies from Ellen's masts: the black flag, and a line of little flags, one for each life point.
import { type Eye, type Point } from '../geometry';
import { black, brush, disc, line, polygon, polyline, wash, W, type Mark } from '../drawing/pen';
import { FOREMAST, FORETOP, MAINMAST, MAINTOP } from './rig';

/** The place of the flag: the top of the mainmast. The wind is the same on every heading, so it is drawn flat. */
export const flagAt = (eye: Eye): Point => eye.see([0, MAINMAST, MAINTOP]);

export const FLAG: readonly Mark[] = [
  line('M0 6V-44', 7),
  line('M0 6V-44', 3, W.wood),
  wash(W.ink, 'M2 -42Q16 -50 30 -43T60 -44Q54 -32 61 -16Q46 -10 31 -16T2 -14Z', 4),
  wash(W.paper, 'M23 -35Q23 -41 30 -41Q37 -41 37 -35Q37 -31 34 -29V-26H26V-29Q23 -31 23 -35Z'),
  black(disc(27.4, -35, 1.9) + disc(32.8, -35, 1.9)),
  wash(
    W.paper,
    brush(
      [
        [20, -23],
        [30, -20],
        [40, -23],
      ],
      3.4,
    ) +
      brush(
        [
          [20, -18],
          [30, -21],
          [40, -19],
        ],
        3,
      ),
  ),
  wash(W.red, 'M31 -40L38 -45L40 -38ZM31 -40L25 -46L24 -39Z'),
];

const CLOTH = [W.red, W.gold, W.teal, W.red, W.gold] as const;

/** The line from mast to mast sags; a lost life point leaves a rag on it. */
export function bunting(eye: Eye, life: number, lives: number): Mark[] {
  const on = (part: number): Point => {
    const [x, y] = eye.see([0, MAINMAST + (FOREMAST - MAINMAST) * part, MAINTOP - 10 + (FORETOP - MAINTOP + 6) * part]);
    return [x, y + 22 * Math.sin(Math.PI * part)];
  };
  const rope = line(polyline(Array.from({ length: 13 }, (_, step) => on(step / 12))), 2);
  const flags = Array.from({ length: lives }, (_, index): Mark => {
    const [from, to] = [on((index + 0.62) / (lives + 0.6)), on((index + 1.02) / (lives + 0.6))];
    const wide = Math.max(Math.abs(to[0] - from[0]), 15) / 2;
    const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    if (index >= life)
      return wash(
        W.cream,
        polygon([
          [mx - 3, my],
          [mx + 4, my],
          [mx + 1, my + 8],
          [mx - 1, my + 4],
        ]),
        2,
      );
    return wash(
      CLOTH[index % CLOTH.length] ?? W.red,
      polygon([
        [mx - wide, my],
        [mx + wide, my],
        [mx, my + 24],
      ]),
      3,
    );
  });
  return [rope, ...flags];
}
