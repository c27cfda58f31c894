// Ellen's hull: rings from the rail down to the waterline, and the decks between them. What faces away is not drawn.
import { FORECASTLE, QUARTERDECK, WATERLINE, type Eye, type Point, type Solid } from '../geometry';
import {
  along,
  between,
  black,
  brush,
  facing,
  line,
  polygon,
  polyline,
  rounded,
  sampled,
  wash,
  W,
  type Mark,
} from '../drawing/pen';

type Ring = readonly Solid[];

export const STERN = -300;
export const STEM = 322;
/** Where the quarterdeck and the forecastle begin. */
const POOP = -148;
const FORE = 218;
const BULWARK = 24;

const ease = (from: number, to: number, value: number): number => {
  const part = Math.min(Math.max((value - from) / (to - from), 0), 1);
  return part * part * (3 - 2 * part);
};

/** The rail rises to the bow and steps up to the quarterdeck. */
export const railHeight = (y: number): number =>
  BULWARK + 44 * ease(130, STEM, y) + QUARTERDECK * ease(POOP + 24, POOP - 12, y) + 24 * ease(POOP, STERN, y);

/** The starboard side from the transom to the stem, seen from above. */
const SIDE: readonly Solid[] = [
  [92, STERN, 0],
  [120, -256, 0],
  [140, -170, 0],
  [149, -70, 0],
  [150, 20, 0],
  [145, 104, 0],
  [128, 180, 0],
  [98, 242, 0],
  [56, 290, 0],
  [22, 315, 0],
  [0, STEM, 0],
];
const STARBOARD = sampled(SIDE, 3);
const PLAN: Ring = [
  ...STARBOARD,
  ...STARBOARD.slice(0, -1)
    .reverse()
    .map(([x, y, z]): Solid => [-x, y, z]),
];

/** A ring around the hull: 0 is the rail, 1 the waterline. She is roundest in between. */
function ring(depth: number): Ring {
  const wide = 1 + 0.07 * Math.sin(Math.PI * depth) - 0.1 * depth * depth;
  const long = (y: number): number => y * (y > 0 ? 1 - 0.1 * depth * depth : 1 - 0.045 * depth);
  return PLAN.map(([x, y]) => [x * wide, long(y), between(railHeight(y), WATERLINE, depth)]);
}

// She is measured once; what happens while she turns is only looking.
const RAIL = ring(0);
const WET = ring(1);
/** Where her eyes are painted. */
export const EYE_LEVEL = ring(0.42);

/** Half the ship's width at a place of her length, inside the bulwark. */
function room(y: number): number {
  const next = STARBOARD.findIndex((point) => point[1] >= y);
  const [a, b] = [STARBOARD[Math.max(next - 1, 0)], STARBOARD[next]];
  if (a === undefined || b === undefined) return 0;
  return along(a, b, (y - a[1]) / (b[1] - a[1] || 1))[0] * 0.945;
}

/** A strip of the side between two depths. */
interface Strake {
  readonly upper: Ring;
  readonly lower: Ring;
}
const strake = (from: number, to: number): Strake => ({ upper: ring(from), lower: ring(to) });

/** The faces of a strake that look at us, as closed shapes. */
function faces(eye: Eye, { upper, lower }: Strake): string {
  const [above, below] = [upper.map(eye.see), lower.map(eye.see)];
  const count = above.length;
  const corner = (points: readonly Point[], index: number): Point => points[index % count] ?? [0, 0];
  const seen = above.map(
    (_, i) => facing([corner(above, i), corner(above, i + 1), corner(below, i + 1), corner(below, i)]) > 0,
  );
  let path = '';
  for (let start = 0; start < count; start++) {
    if (!seen[start] || seen[(start + count - 1) % count]) continue;
    let run = 1;
    while (seen[(start + run) % count] && run < count) run++;
    const span = Array.from({ length: run + 1 }, (_, step) => start + step);
    path += polygon([...span.map((i) => corner(above, i)), ...span.reverse().map((i) => corner(below, i))]);
  }
  return path;
}

interface Deck {
  readonly outline: readonly Solid[];
  /** The seams between the planks: brush strokes that start and stop as old caulking does. */
  readonly seams: readonly (readonly Solid[])[];
}

/** A deck from one place of her length to another. */
function deck(from: number, to: number, height: number): Deck {
  const places = Array.from({ length: 13 }, (_, step) => from + ((to - from) * step) / 12);
  const edge = (side: number): Solid[] => places.map((y) => [side * room(y), y, height]);
  const planks = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];
  return {
    outline: [...edge(1), ...edge(-1).reverse()],
    seams: planks.flatMap((plank) => seamsOf(plank, from + 3, to - 3, height)),
  };
}

function seamsOf(plank: number, from: number, to: number, height: number): Solid[][] {
  const x = plank * 25 + 4 * Math.sin(plank * 7);
  const inside = Array.from({ length: 41 }, (_, step) => from + ((to - from) * step) / 40).filter(
    (y) => room(y) > Math.abs(x) + 5,
  );
  const [first = 0, last = 0] = [inside[0], inside[inside.length - 1]];
  const cut = first + (last - first) * (0.35 + 0.3 * Math.abs(Math.sin(plank * 3.7)));
  const stroke = (a: number, b: number): Solid[] => [
    [x, a, height],
    [x, (a + b) / 2, height],
    [x, b, height],
  ];
  return last - first < 24 ? [] : [stroke(first, cut - 5), stroke(cut + 5, last)];
}

const MAIN = deck(POOP, FORE, 0);
const AFT = deck(STERN + 3, POOP, QUARTERDECK);
const AHEAD = deck(FORE, STEM - 9, FORECASTLE);

const deckMarks = (eye: Eye, { outline, seams }: Deck): Mark[] => [
  wash(W.deck, polygon(outline.map(eye.see)), 2.4),
  wash(W.plank, seams.map((points) => brush(points.map(eye.see), 3)).join('')),
];

/** The wall where a deck steps up, if it looks at us. */
function step(eye: Eye, y: number, high: number): Mark[] {
  const wide = room(y);
  const at = (x: number, z: number): Point => eye.see([x, y, z]);
  const boards = Array.from({ length: 11 }, (_, index) => (index - 5) * 22).filter((x) => Math.abs(x) < wide - 6);
  return [
    wash(W.plank, polygon([at(-wide, 0), at(wide, 0), at(wide, high), at(-wide, high)]), 3),
    black(boards.map((x) => brush([at(x, 0), at(x, high / 2), at(x, high)], 2.4)).join('')),
  ];
}

/** The hull from the water up to the rail: what lies under the deck's furniture. */
export function hullMarks(eye: Eye, reinforced: boolean): Mark[] {
  const towardsUs = eye.near([0, 1, 0]) > 0.02;
  return [
    wash(W.bark, polygon(RAIL.map(eye.see)), 5),
    ...deckMarks(eye, MAIN),
    ...(towardsUs ? step(eye, POOP, QUARTERDECK) : []),
    ...deckMarks(eye, AFT),
    ...(towardsUs ? [] : step(eye, FORE, FORECASTLE)),
    ...deckMarks(eye, AHEAD),
    ...sideMarks(eye, reinforced),
    ...railMarks(eye),
  ];
}

const SIDES = {
  all: strake(0, 1),
  sheer: strake(0, 0.16),
  stripe: strake(0.2, 0.36),
  belly: strake(0.62, 1),
  foot: strake(0.86, 1),
  iron: strake(0.46, 0.8),
} as const;
const INK_LINES = [strake(0.155, 0.19), strake(0.36, 0.385), strake(0.61, 0.63)];
const GRAIN = [0.48, 0.55, 0.7, 0.78].map((depth) => strake(depth, depth + 0.03));
const STUDS = [ring(0.53), ring(0.73)];

/** The painted side: a broad red, one stripe of cream, a dark foot where the water wets it. */
function sideMarks(eye: Eye, reinforced: boolean): Mark[] {
  const iron = (): Mark[] => [
    wash(W.slate, faces(eye, SIDES.iron), 2),
    black(STUDS.map((points) => studs(eye, points)).join('')),
  ];
  return [
    wash(W.red, faces(eye, SIDES.all), 7),
    wash(W.teal, faces(eye, SIDES.sheer)),
    wash(W.cream, faces(eye, SIDES.stripe)),
    wash(W.wine, faces(eye, SIDES.belly)),
    wash(W.ink, faces(eye, SIDES.foot)),
    black(
      INK_LINES.map((each) => faces(eye, each)).join('') + GRAIN.map((each, row) => grain(eye, each, row)).join(''),
    ),
    ...(reinforced ? iron() : []),
  ];
}

/** Short strokes along the planks of the side, heavier towards the water, as a woodcutter leaves them. */
function grain(eye: Eye, { upper, lower }: Strake, row: number): string {
  return upper
    .map((here, i) => {
      const [a, b, c] = [upper[i + 1], upper[i + 2], lower[i + 2]];
      if ((i + row * 2) % 4 > 0 || a === undefined || b === undefined || c === undefined) return '';
      const [start, middle, end] = [here, a, b].map(eye.see) as [Point, Point, Point];
      return facing([start, end, eye.see(c)]) > 0 ? brush([start, middle, end], 2.2 + row * 0.5) : '';
    })
    .join('');
}

function studs(eye: Eye, points: Ring): string {
  return points
    .map((point, index) => {
      const next = points[(index + 1) % points.length] ?? point;
      const [x, y] = eye.see(point);
      return eye.near([next[1] - point[1], point[0] - next[0], 0]) > 8
        ? polygon([
            [x - 2.4, y],
            [x, y - 2.4],
            [x + 2.4, y],
            [x, y + 2.4],
          ])
        : '';
    })
    .join('');
}

/** The rail that hands run along: a band of light wood with ink on both sides. */
function railMarks(eye: Eye): Mark[] {
  const rail = `${polyline(RAIL.map(eye.see))}Z`;
  const shine = polyline(RAIL.slice(2, -2).map(([x, y, z]) => eye.see([x * 0.985, y * 0.992, z + 2])));
  return [line(rail, 14), line(rail, 8, W.gold), line(shine, 1.8, W.glow)];
}

/** Foam where she lies in the water: a soft ring a little wider than she is. */
export function foamRing(eye: Eye, wider: number): string {
  return rounded(
    WET.filter((_, index) => index % 3 === 0).map(([x, y, z], index) => {
      const reach = wider * (1 + 0.45 * Math.sin(index * 2.2));
      return eye.see([x * (1 + reach / 120), y * (1 + reach / 300), z]);
    }),
  );
}
