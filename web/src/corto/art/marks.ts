// The hand that draws the cards: marks of ink and flat wash, and the few strokes all of them are made of.
// A path holds only absolute M, L, Q, C and Z, so that `place` can move it by its numbers.

export const INK = '#17181d';
export const PAPER = '#fdf6e3';

/** One mark: a wash (`edge` is the weight of its ink contour) or, with `line`, a bare line of that weight. */
export interface Mark {
  readonly d: string;
  readonly fill: string;
  readonly edge?: number;
  readonly line?: number;
}

export type Point = readonly [x: number, y: number];

export const round = (value: number): number => Math.round(value * 10) / 10;
const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export const wash = (fill: string, d: string, edge?: number): Mark =>
  edge === undefined ? { d, fill } : { d, fill, edge };
export const black = (d: string): Mark => ({ d, fill: INK });
export const line = (d: string, weight: number, fill: string = INK): Mark => ({ d, fill, line: weight });

const at = (points: readonly Point[], index: number, closed: boolean): Point => {
  const last = points.length - 1;
  const wrapped = closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last);
  return points[wrapped] ?? [0, 0];
};

/** The two handles of the curve from point `index` to the next one. */
function handles(points: readonly Point[], index: number, closed: boolean): [Point, Point] {
  const [before, start, end, after] = [-1, 0, 1, 2].map((step) => at(points, index + step, closed)) as [
    Point,
    Point,
    Point,
    Point,
  ];
  return [
    [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6],
    [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6],
  ];
}

/** A smooth curve through the points. */
export function curve(points: readonly Point[], closed = false): string {
  const steps = closed ? points.length : points.length - 1;
  let path = `M${pair(at(points, 0, closed))}`;
  for (let index = 0; index < steps; index++) {
    const [first, second] = handles(points, index, closed);
    path += `C${pair(first)} ${pair(second)} ${pair(at(points, index + 1, closed))}`;
  }
  return closed ? `${path}Z` : path;
}

/** A brush drawn through the points: thin where it lands and lifts, thickest in between. */
export function brush(points: readonly Point[], weight: number): string {
  const last = points.length - 1;
  const side = (sign: number): Point[] =>
    points.map((here, index) => {
      const [before, after] = [at(points, index - 1, false), at(points, index + 1, false)];
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
      const reach = (sign * weight * Math.sin((Math.PI * (index + 0.15)) / (last + 0.3))) / 2;
      return [here[0] + ((before[1] - after[1]) / length) * reach, here[1] + ((after[0] - before[0]) / length) * reach];
    });
  return curve([...side(1), ...side(-1).reverse()], true);
}

export function disc(x: number, y: number, rx: number, ry: number = rx): string {
  const [kx, ky] = [rx * 0.552, ry * 0.552];
  const quarter = (a: Point, b: Point, c: Point): string => `C${pair(a)} ${pair(b)} ${pair(c)}`;
  return (
    `M${pair([x - rx, y])}` +
    quarter([x - rx, y - ky], [x - kx, y - ry], [x, y - ry]) +
    quarter([x + kx, y - ry], [x + rx, y - ky], [x + rx, y]) +
    quarter([x + rx, y + ky], [x + kx, y + ry], [x, y + ry]) +
    quarter([x - kx, y + ry], [x - rx, y + ky], [x - rx, y]) +
    'Z'
  );
}

export interface MarkPosition {
  readonly x?: number;
  readonly y?: number;
  readonly sx?: number;
  readonly sy?: number;
}

/** The same path somewhere else, larger or smaller. */
export function place(d: string, { x = 0, y = 0, sx = 1, sy = sx }: MarkPosition): string {
  let across = false;
  return d.replace(/-?[\d.]+/g, (text) => {
    across = !across;
    return ` ${round(across ? Number(text) * sx + x : Number(text) * sy + y)}`;
  });
}

/** The same marks somewhere else; their lines grow with them. */
export const placed = (marks: readonly Mark[], where: MarkPosition): Mark[] =>
  marks.map((mark) => ({
    ...mark,
    d: place(mark.d, where),
    ...(mark.line === undefined ? {} : { line: mark.line * (where.sx ?? 1) }),
  }));

/** Parallel strokes of a pen, each a little unlike the one before. */
export function hatch(from: Point, to: Point, tilt: Point, count: number, weight = 1.1): string {
  return Array.from({ length: count }, (_, index) => {
    const along = count === 1 ? 0 : index / (count - 1);
    const reach = 0.8 + 0.35 * Math.sin(index * 2.4);
    const [x, y] = [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along];
    return brush(
      [
        [x, y],
        [x + (tilt[0] * reach) / 2, y + (tilt[1] * reach) / 2],
        [x + tilt[0] * reach, y + tilt[1] * reach],
      ],
      weight,
    );
  }).join('');
}

/** A closed edge of small bows, bulging by `bulge`: curls, fur, leaves, clouds. Negative: tufts that point outwards. */
export function tufts(points: readonly Point[], bulge: number): string {
  const middle = points.reduce<Point>(([x, y], [px, py]) => [x + px / points.length, y + py / points.length], [0, 0]);
  return (
    points.reduce(
      (path, here, index) => {
        const next = at(points, index + 1, true);
        const [mx, my] = [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2];
        const away = Math.hypot(mx - middle[0], my - middle[1]) || 1;
        const reach = Math.abs(bulge) * (0.85 + 0.3 * Math.sin(index * 2.1));
        const tip: Point = [mx + ((mx - middle[0]) / away) * reach, my + ((my - middle[1]) / away) * reach];
        return path + (bulge > 0 ? `Q${pair(tip)} ${pair(next)}` : `L${pair(tip)}L${pair(next)}`);
      },
      `M${pair(at(points, 0, true))}`,
    ) + 'Z'
  );
}

/** Points spread evenly over the bow of an ellipse, in degrees clockwise from the right. */
export function bow(x: number, y: number, rx: number, ry: number, from: number, to: number, count: number): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}
