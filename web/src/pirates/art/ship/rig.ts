// Ellen's rig: two masts, their yards, the crow's nest, and sails that are let down one after the other as she gains speed.
import { type Eye, type Point, type Solid } from '../geometry';
import { STEM } from './hull';
import { bar, between, black, brush, disc, line, polygon, polyline, round, wash, W, type Mark } from '../drawing/pen';

export const FOREMAST = 68;
export const MAINMAST = -140;
export const FORETOP = 284;
export const MAINTOP = 368;
const NEST = 276;

interface Sail {
  readonly y: number;
  readonly yard: number;
  readonly foot: number;
  /** Half the width at the yard and at the foot. */
  readonly wide: readonly [number, number];
  readonly belly: number;
  /** The speed at which it is wholly down. */
  readonly speed: number;
  readonly striped: boolean;
}

const FORESAIL: Sail = { y: FOREMAST, yard: 228, foot: 78, wide: [96, 114], belly: 60, speed: 1, striped: true };
const MAINSAIL: Sail = { y: MAINMAST, yard: 250, foot: 76, wide: [108, 132], belly: 66, speed: 2, striped: false };
const TOPSAIL: Sail = { y: MAINMAST, yard: 354, foot: 284, wide: [56, 86], belly: 36, speed: 3, striped: true };

const STRIPS = 7;
/** Rows of points down a sail; a furled one needs few. */
const rowsOf = (set: number): number => (set < 0.05 ? 2 : 8);

/** How far a sail is down at a speed: 0 furled, 1 full. */
const setting = (sail: Sail, speed: number): number => Math.min(Math.max(speed - sail.speed + 1, 0), 1);

/** A point of the cloth: `across` from -1 to 1, `down` from the yard (0) to the foot (1). */
function clothAt(sail: Sail, set: number, across: number, down: number): Solid {
  const drop = between(0.14, 1, set) * (sail.yard - sail.foot);
  const belly = sail.belly * (0.2 + 0.8 * set) * Math.sin(Math.PI * (0.06 + 0.8 * down)) * (1 - 0.5 * across * across);
  const arch = set * 14 * (1 - across * across) * down * down;
  const wide = between(sail.wide[0], between(sail.wide[0], sail.wide[1], set), down);
  return [across * wide, sail.y + 9 + belly, sail.yard - drop * down + arch];
}

function seam(eye: Eye, sail: Sail, set: number, across: number): Point[] {
  const rows = rowsOf(set);
  return Array.from({ length: rows + 1 }, (_, row) => eye.see(clothAt(sail, set, across, row / rows)));
}

/** A square sail, strip by strip from the far one to the near one, with its yard. */
function squareSail(eye: Eye, sail: Sail, speed: number): Mark[] {
  const set = setting(sail, speed);
  const fromFar = Array.from({ length: STRIPS }, (_, strip) => (eye.near([1, 0, 0]) > 0 ? strip : STRIPS - 1 - strip));
  const shapes = fromFar.map((strip) => {
    const at = (part: number): number => ((strip + part) / STRIPS) * 2 - 1;
    const foot = eye.see(clothAt(sail, set, at(0.5), 1));
    return { strip, d: polygon([...seam(eye, sail, set, at(0)), foot, ...seam(eye, sail, set, at(1)).reverse()]) };
  });
  const ends = [-1, 1].map((side) => eye.see([side * (sail.wide[0] + 14), sail.y + 8, sail.yard + 3])) as [
    Point,
    Point,
  ];
  return [
    line(shapes.map(({ d }) => d).join(''), 6.5),
    ...shapes.map(({ strip, d }) => wash(sail.striped && strip % 2 === 0 ? W.red : W.sail, d)),
    ...(sail.striped ? [] : emblem(eye, sail, set)),
    wash(
      'var(--w-shadow)',
      shapes
        .slice(0, 2)
        .map(({ d }) => d)
        .join(''),
    ),
    black(gaskets(eye, sail, set)),
    wash(W.bark, bar(...ends, 9), 3.2),
  ];
}

/** Reef points when the sail is down, gaskets around it when it is rolled up. */
function gaskets(eye: Eye, sail: Sail, set: number): string {
  const [from, to] = set > 0.3 ? [0.14, 0.27] : [0, 1];
  return [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8]
    .map((across) =>
      brush(
        [from, (from + to) / 2, to].map((down) => eye.see(clothAt(sail, set, across, down))),
        3.2,
      ),
    )
    .join('');
}

/** Draws on the cloth of a sail. */
interface ClothPen {
  readonly on: (points: readonly Point[]) => string;
  readonly oval: (x: number, y: number, rx: number, ry: number) => string;
}

function clothPen(eye: Eye, sail: Sail, set: number): ClothPen {
  const on = (points: readonly Point[]): string => polygon(points.map(([x, y]) => eye.see(clothAt(sail, set, x, y))));
  const around = (step: number): number => (step * Math.PI) / 7;
  const oval = (x: number, y: number, rx: number, ry: number): string =>
    on(
      Array.from({ length: 14 }, (_, step): Point => [
        x + rx * Math.cos(around(step)),
        y + ry * Math.sin(around(step)),
      ]),
    );
  return { on, oval };
}

// prettier-ignore
const EMBLEM = {
  jaw: [[-0.16, 0.5], [0.16, 0.5], [0.14, 0.66], [-0.14, 0.66]],
  nose: [[0, 0.45], [0.045, 0.52], [-0.045, 0.52]],
  bowRight: [[0.13, 0.2], [0.33, 0.07], [0.36, 0.27]],
  bowLeft: [[0.13, 0.2], [-0.05, 0.08], [-0.09, 0.25]],
} as const satisfies Readonly<Record<string, readonly Point[]>>;

/** On the mainsail: a skull with a bow in its hair, for she is called Ellen. */
function emblem(eye: Eye, sail: Sail, set: number): Mark[] {
  if (set < 0.5) return [];
  const pen = clothPen(eye, sail, set);
  const { on, oval } = pen;
  const eyes = oval(-0.115, 0.38, 0.08, 0.075) + oval(0.115, 0.38, 0.08, 0.075);
  const knot = oval(0.13, 0.19, 0.05, 0.04);
  return [
    black(bones(pen)),
    black(oval(0, 0.36, 0.28, 0.2) + on(EMBLEM.jaw)),
    wash(W.sail, eyes + on(EMBLEM.nose)),
    wash(W.sail, teeth(pen)),
    wash(W.red, on(EMBLEM.bowRight) + on(EMBLEM.bowLeft) + knot, 2.4),
  ];
}

/** Two crossed bones with their knobs. */
function bones({ on, oval }: ClothPen): string {
  const bone = (slant: number): string =>
    on([
      [-0.52, 0.36 - slant * 0.2],
      [-0.48, 0.31 - slant * 0.2],
      [0.52, 0.36 + slant * 0.2],
      [0.48, 0.42 + slant * 0.2],
    ]);
  const knobs = [-1, 1].flatMap((side) =>
    [0.16, 0.19, 0.53, 0.57].map((y, index) => oval(side * (index % 2 === 0 ? 0.5 : 0.54), y, 0.05, 0.045)),
  );
  return bone(1) + bone(-1) + knobs.join('');
}

function teeth({ on }: ClothPen): string {
  const tooth = (x: number): string =>
    on([
      [x, 0.57],
      [x + 0.03, 0.57],
      [x + 0.03, 0.65],
      [x, 0.65],
    ]);
  return [-0.07, -0.015, 0.04].map(tooth).join('');
}

function mast(eye: Eye, y: number, top: number): Mark[] {
  const [foot, head] = [eye.see([0, y, 0]), eye.see([0, y, top])];
  const dark = polygon([
    [foot[0] - 7, foot[1]],
    [foot[0] - 2, foot[1]],
    [head[0] - 1, head[1]],
    [head[0] - 4.5, head[1]],
  ]);
  const bands = [0.18, 0.5].map((part): Mark => {
    const at = between(foot[1], head[1], part) + 3;
    return wash(
      W.gold,
      polygon([
        [head[0] - 8.5, at - 4],
        [head[0], at - 1],
        [head[0] + 8.5, at - 4],
        [head[0] + 8.5, at + 2],
        [head[0], at + 5],
        [head[0] - 8.5, at + 2],
      ]),
      2,
    );
  });
  return [wash(W.wood, bar(foot, head, 17, 10), 3.4), wash(W.bark, dark), ...bands];
}

/** The ropes that hold a mast, with rungs to climb by. */
function shrouds(eye: Eye, y: number, top: number): Mark[] {
  const rope = (side: number, foot: number, part: number): Point =>
    eye.see([side * 143 * part, y + foot * part, between(top, 30, part)]);
  const sides = [-1, 1].map((side) => {
    const rungs = [0.45, 0.58, 0.71, 0.84]
      .map((part) => polyline([rope(side, 4, part), rope(side, -38, part)]))
      .join('');
    return polyline([rope(side, 4, 0), rope(side, 4, 1)]) + polyline([rope(side, -38, 0), rope(side, -38, 1)]) + rungs;
  });
  return [line(sides.join(''), 1.7)];
}

/** The crow's nest: a barrel with a sailor in it who looks ahead through a glass. */
function nest(eye: Eye, turn: number): Mark[] {
  const [x = 0, top = 0] = eye.see([0, MAINMAST, NEST + 26]).map(round);
  const foot = round(eye.see([0, MAINMAST, NEST])[1]);
  const [ax, ay] = eye.see([0, MAINMAST + 46, NEST + 34]);
  const [wide, flat] = [25, 15];
  const face: Point = [x + Math.sin((turn * Math.PI) / 3) * 5, top - 13];
  return [
    wash(W.bark, disc(x, top, wide, flat), 3.4),
    ...(Math.cos((turn * Math.PI) / 3) > 0.1 ? glass(face, [ax, ay]) : []),
    wash(W.paper, `M${x - 13} ${top + 4}V${top - 8}H${x + 13}V${top + 4}Z`, 3),
    wash(W.teal, `M${x - 13} ${top - 3}H${x + 13}V${top + 1}H${x - 13}Z`),
    wash(W.skin, disc(x, top - 15, 10.5), 3),
    wash(
      W.red,
      `M${x - 11.5} ${top - 16}Q${x - 10} ${top - 28} ${x} ${top - 28}Q${x + 10} ${top - 28} ${x + 11.5} ${top - 16}Q${x} ${top - 21} ${x - 11.5} ${top - 16}Z`,
      2.4,
    ),
    ...(Math.cos((turn * Math.PI) / 3) > 0.1
      ? []
      : [
          black(disc(face[0] - 4, face[1] - 1, 1.6) + disc(face[0] + 4, face[1] - 1, 1.6)),
          ...glass([face[0] + 4, face[1] - 1], [ax, ay]),
        ]),
    wash(
      W.wood,
      `M${x - wide} ${top}A${wide} ${flat} 0 0 0 ${x + wide} ${top}L${x + wide - 5} ${foot + 6}A${wide - 5} ${flat - 3} 0 0 1 ${x - wide + 5} ${foot + 6}Z`,
      3.4,
    ),
    line(
      [-14, -5, 5, 14]
        .map((at) =>
          polyline([
            [x + at, top + flat * Math.sqrt(1 - (at / wide) ** 2)],
            [x + at * 0.8, foot + 6 + (flat - 3) * 0.9],
          ]),
        )
        .join(''),
      2,
    ),
    line(`M${x - wide + 1} ${top + 3}A${wide} ${flat} 0 0 0 ${x + wide - 1} ${top + 3}`, 4, W.gold),
  ];
}

const glass = (from: Point, to: Point): Mark[] => [
  wash(W.gold, bar(from, to, 4, 7), 2.4),
  wash(W.teal, disc(to[0], to[1], 3, 3), 1.6),
];

/** The jib between foremast and bowsprit: it comes with the third speed. */
function jib(eye: Eye, speed: number): Mark[] {
  const set = Math.min(Math.max(speed - 2, 0), 1);
  const [head, tack] = [
    [0, FOREMAST + 8, FORETOP - 20],
    [0, STEM + 64, 80],
  ] as const;
  const stay = line(polyline([eye.see([0, FOREMAST, FORETOP]), eye.see([0, STEM + 74, 84])]), 1.8);
  if (set < 0.05) return [stay];
  const at = (up: number, out: number): Solid => [
    26 * Math.sin(Math.PI * up) * out,
    between(tack[1], head[1], up * set),
    between(tack[2], head[2], up * set),
  ];
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const clew: Solid = [34, between(tack[1], 160, set), 66];
  const leech = steps.map((part): Solid => {
    const top = at(1, 0);
    return [
      between(top[0], clew[0], part) + 10 * Math.sin(Math.PI * part),
      between(top[1], clew[1], part),
      between(top[2], clew[2], part),
    ];
  });
  const cloth = [...steps.map((part) => at(part, 0.2)), ...leech].map(eye.see);
  return [
    stay,
    wash(W.sail, polygon(cloth), 4),
    wash(W.red, polygon([at(0.42, 0.2), at(0.6, 0.2), leech[2] ?? clew, leech[3] ?? clew].map(eye.see))),
    wash('var(--w-shadow)', polygon([...leech.map(eye.see), eye.see([20, between(tack[1], 210, set), 90])])),
  ];
}

/** The two masts with all they carry, the farther one first. */
export function rigMarks(eye: Eye, turn: number, speed: number): readonly [far: Mark[], near: Mark[]] {
  const ahead = eye.near([0, 1, 0]) > 0;
  // The sails hang before the mast: they hide it when she comes towards us.
  const ordered = (pole: Mark[], cloth: Mark[]): Mark[] => (ahead ? [...pole, ...cloth] : [...cloth, ...pole]);
  const fore = ordered(mast(eye, FOREMAST, FORETOP), squareSail(eye, FORESAIL, speed));
  const main = ordered(mast(eye, MAINMAST, MAINTOP), [
    ...squareSail(eye, MAINSAIL, speed),
    ...squareSail(eye, TOPSAIL, speed),
  ]);
  const foremast = [
    ...shrouds(eye, FOREMAST, 190),
    ...(ahead ? [...fore, ...jib(eye, speed)] : [...jib(eye, speed), ...fore]),
  ];
  const mainmast = [...shrouds(eye, MAINMAST, 228), ...main, ...nest(eye, turn)];
  return ahead ? [mainmast, foremast] : [foremast, mainmast];
}
