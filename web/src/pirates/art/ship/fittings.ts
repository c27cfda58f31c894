// What stands on Ellen's deck and hangs on her sides: small things that give her a face. Each knows how near it is to us.
import type { ShipSpace } from '../../names';
import { QUARTERDECK, SPACE_NAMES, SPACES, type Eye, type Point, type Solid } from '../geometry';
import { EYE_LEVEL, railHeight, STEM, STERN } from './hull';
import {
  bar,
  black,
  brush,
  dash,
  disc,
  laid,
  line,
  moved,
  polygon,
  polyline,
  wash,
  W,
  type Mark,
} from '../drawing/pen';

/** Marks with a place in the row from far to near; with `transform`, drawn flat and laid onto the ship. */
export interface Piece {
  readonly near: number;
  readonly marks: readonly Mark[];
  readonly transform?: string;
}

const standing = (eye: Eye, at: Solid): string => moved(eye.see(at));

/** A box on a deck: its top and the two walls that look at us. */
function box(eye: Eye, [x, y, z]: Solid, [wide, long, high]: Solid, top: string, wall: string): Mark[] {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([sx = 0, sy = 0]): Solid => [x + (sx * wide) / 2, y + (sy * long) / 2, z]);
  const walls = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner;
    const outward: Solid = [next[1] - corner[1], corner[0] - next[0], 0];
    const up = ([cx, cy, cz]: Solid): Point => eye.see([cx, cy, cz + high]);
    return eye.near(outward) > 0.5
      ? [wash(wall, polygon([eye.see(corner), eye.see(next), up(next), up(corner)]), 2.4)]
      : [];
  });
  return [...walls, wash(top, polygon(corners.map(([cx, cy, cz]) => eye.see([cx, cy, cz + high]))), 2.4)];
}

/** The carpenter's bench with a saw, a plank and a pot of corks. */
export function bench(eye: Eye): Piece {
  const at: Solid = [0, 28, 0];
  const on = (x: number, y: number, z = 20): Point => eye.see([x, 28 + y, z]);
  return {
    near: eye.near(at),
    marks: [
      ...box(eye, at, [62, 26, 18], W.sand, W.wood),
      wash(W.cream, polygon([on(-28, -4), on(10, -8), on(11, -2), on(-27, 3)]), 1.6),
      wash(W.slate, polygon([on(-20, 10), on(8, 5), on(8, 11), on(-18, 12)]), 1.4),
      wash(W.red, bar(on(10, 8), on(17, 7), 6), 1.4),
      wash(W.gold, disc(...on(24, 2, 24), 5.5, 5), 1.6),
    ],
  };
}

/** The balls that are not in a cannon, in their rack at the bow. */
export function ballRack(eye: Eye, balls: number): Piece {
  const at: Solid = [-46, 214, 0];
  const places: readonly Solid[] = [
    [-58, 206, 9],
    [-38, 220, 9],
    [-36, 202, 9],
    [-44, 210, 22],
  ];
  const seen = places
    .slice(0, balls)
    .sort((a, b) => eye.near(a) - a[2] - eye.near(b) + b[2])
    .map(eye.see)
    .sort((a, b) => a[1] - b[1]);
  return {
    near: eye.near(at) + 4,
    marks: [
      ...box(eye, [-46, 209, 0], [44, 36, 5], W.plank, W.wood),
      ...seen.flatMap(([x, y]) => [wash(W.iron, disc(x, y, 10), 2.4), wash(W.grey, disc(x - 3, y - 3.6, 2.8, 2.2))]),
    ],
  };
}

/** The wheel, upright across the ship. It goes round with her. */
export function wheel(eye: Eye, turn: number): Piece {
  const at: Solid = [0, -198, QUARTERDECK + 27];
  const spokes = Array.from({ length: 8 }, (_, index): Point => [
    Math.cos((index * Math.PI) / 4 + turn * 2.4),
    Math.sin((index * Math.PI) / 4 + turn * 2.4),
  ]);
  return {
    near: eye.near(at),
    transform: laid(eye, at, [1, 0, 0], [0, 0, -1]),
    marks: [
      wash(
        W.bark,
        polygon([
          [-8, 27],
          [8, 27],
          [5, 0],
          [-5, 0],
        ]),
        3,
      ),
      ...spokes.map(([x, y]) =>
        line(
          polyline([
            [0, 0],
            [x * 31, y * 31],
          ]),
          6.5,
        ),
      ),
      line(disc(0, 0, 21), 11),
      line(disc(0, 0, 21), 6.5, W.wood),
      ...spokes.map(([x, y]) =>
        line(
          polyline([
            [0, 0],
            [x * 30.5, y * 30.5],
          ]),
          3,
          W.gold,
        ),
      ),
      wash(W.gold, disc(0, 0, 6), 2.4),
    ],
  };
}

/** The transom: windows with a light behind them, and her name. It is seen when she sails away from us. */
export function transom(eye: Eye): Piece | null {
  if (eye.near([0, -1, 0]) < 0.2) return null;
  const pane = (x: number): Mark[] => [
    wash(W.glow, `M${x - 11} 15V2Q${x} -8 ${x + 11} 2V15Z`, 4),
    line(`M${x} -3V15M${x - 11} 6H${x + 11}`, 2),
  ];
  return {
    near: 0,
    transform: laid(eye, [0, STERN - 1, 8], [1, 0, 0], [0, 0.16, -1]),
    marks: [
      wash(W.teal, 'M-66 -22Q0 -34 66 -22L60 20H-60Z', 4),
      ...pane(-42),
      ...pane(-14),
      ...pane(14),
      ...pane(42),
      wash(W.gold, 'M-72 23Q0 17 72 23L64 56Q0 52 -64 56Z', 3.4),
    ],
  };
}

/** Where her name is written, for the one text that the ship carries. */
export const nameBoard = (eye: Eye): string | null =>
  eye.near([0, -1, 0]) < 0.2 ? null : laid(eye, [0, STERN - 3, -30], [1, 0, 0], [0, 0.16, -1]);

/** Her two eyes, painted on the bows as sailors do who want a ship to find the way. */
export function bowEyes(eye: Eye): Piece[] {
  return [-1, 1].flatMap((side) => {
    const [from, to] = [EYE_LEVEL[side > 0 ? 24 : 36], EYE_LEVEL[side > 0 ? 26 : 34]];
    if (from === undefined || to === undefined || eye.near([side * (to[1] - from[1]), side * (from[0] - to[0]), 0]) < 4)
      return [];
    const span = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const right: Solid = [(to[0] - from[0]) / span, (to[1] - from[1]) / span, 0.12];
    return [
      {
        near: 0,
        transform: laid(eye, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, from[2]], right, [0, 0, -1.25]),
        marks: [
          wash(W.paper, disc(0, 0, 20, 16), 4.5),
          wash(W.teal, disc(3, 1, 11, 10.5), 2.4),
          black(disc(5, 1, 6)),
          wash(W.paper, disc(8, -3, 3.2)),
          black(dash([-24, -15], [20, -21], 4, -8)),
        ],
      },
    ];
  });
}

/** The bowsprit with its golden figurehead: a girl who looks ahead. */
export function bowsprit(eye: Eye): Piece {
  const [foot, head] = [eye.see([0, STEM - 40, 44]), eye.see([0, STEM + 74, 84])];
  const girl = eye.see([0, STEM + 14, 26]);
  const ahead = eye.see([0, STEM + 44, 40]);
  const tip: Point = [girl[0] + (ahead[0] - girl[0]) * 0.5, girl[1] + (ahead[1] - girl[1]) * 0.5];
  return {
    near: eye.near([0, STEM, 0]),
    marks: [
      wash(W.gold, bar(eye.see([0, STEM - 4, -8]), girl, 9, 15), 3),
      wash(W.red, disc(girl[0], girl[1] - 3, 11), 3),
      wash(W.skin, disc(tip[0], tip[1] - 1, 7.5), 2.4),
      wash(W.wood, bar(foot, head, 13, 7), 3.2),
      wash(W.gold, disc(head[0], head[1], 5), 2.4),
    ],
  };
}

/** The stern lantern; at night it shines. */
export function lantern(eye: Eye, at: Solid, lit: boolean): Piece {
  const transform = standing(eye, at);
  const glow = lit ? [wash('var(--w-halo)', disc(0, -27, 58)), wash('var(--w-halo)', disc(0, -27, 32))] : [];
  return {
    near: eye.near(at),
    transform,
    marks: [
      ...glow,
      line('M0 0V-14', 5),
      wash(lit ? W.glow : W.cream, 'M-9 -14L-12 -36H12L9 -14Z', 3),
      line('M0 -14V-36', 2),
      wash(W.gold, 'M-14 -35Q0 -54 14 -35Z', 3),
      wash(W.gold, disc(0, -47, 3.4), 2),
      black('M-11 -15H11V-11H-11Z'),
    ],
  };
}

/** The ship's cat, asleep on the taffrail in every weather. */
export function cat(eye: Eye): Piece {
  const at: Solid = [56, STERN + 6, railHeight(STERN) + 2];
  return {
    near: eye.near(at) + 30,
    transform: standing(eye, at),
    marks: [
      wash(
        W.fire,
        brush(
          [
            [14, -6],
            [24, -2],
            [27, 10],
            [22, 18],
          ],
          9,
        ),
        2.4,
      ),
      wash(W.fire, 'M-20 0Q-24 -20 -2 -21Q20 -22 20 -4Q20 2 12 2H-14Q-20 2 -20 0Z', 3),
      wash(W.fire, 'M-25 -8L-24 -20L-17 -15Q-12 -17 -8 -15L-3 -20L-2 -8Q-4 2 -13 2Q-23 2 -25 -8Z', 3),
      black(dash([-21, -6], [-16, -6], 1.6, 1.6) + dash([-10, -6], [-5, -6], 1.6, 1.6) + disc(-13, -3, 1.7, 1.2)),
      wash(W.wine, dash([2, -19], [4, -10], 2.4) + dash([9, -18], [11, -9], 2.4) + dash([-14, -15], [-13, -11], 1.6)),
    ],
  };
}

/** The anchor at the bow, on the side that we see. */
export function anchor(eye: Eye): Piece | null {
  const side = eye.near([1, 0, 0]) > 0 ? 1 : -1;
  if (Math.abs(eye.near([1, 0, 0])) < 0.3) return null;
  const at: Solid = [side * 122, 196, 26];
  return {
    near: eye.near(at),
    transform: laid(eye, at, [side * -0.4, side * 0.9, 0], [0, 0, -1]),
    marks: [
      line('M0 0V50M-15 12H15M-22 36Q-16 54 0 54Q16 54 22 36', 9),
      line('M0 4V50M-15 12H15M-22 36Q-16 54 0 54Q16 54 22 36', 4, W.slate),
      wash(W.slate, disc(0, 0, 6), 3),
    ],
  };
}

/** Broken planks around a space that was hit. */
export function wreckage(eye: Eye, space: ShipSpace): Mark[] {
  const [{ at }, wave] = [SPACES[space], SPACE_NAMES.indexOf(space)];
  const jag = (wide: number): string =>
    polygon(
      Array.from({ length: 18 }, (_, step): Point => {
        const reach = wide * (step % 2 === 0 ? 1 : 0.76) * (1 + 0.16 * Math.sin(step * 5.1 + wave));
        return eye.see([
          at[0] + reach * Math.cos((step * Math.PI) / 9),
          at[1] + reach * Math.sin((step * Math.PI) / 9),
          at[2],
        ]);
      }),
    );
  return [wash(W.plank, jag(49), 3), black(jag(43))];
}
