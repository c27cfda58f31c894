// The outline of a group: once around its squares and over the gaps between those that lie side by side. Which squares
// belong together, and what they pay, was said by the server; here is only where that is drawn.
import type { Box } from './layout';

type Rows = readonly (readonly string[])[];
type Point = readonly [x: number, y: number];

/** The edges of all rows and columns on the screen: two for each, in rising order. */
export interface Lattice {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** Undefined while the squares are not on the screen. */
export function lattice(rows: Rows, boxOf: (square: string) => Box | undefined): Lattice | undefined {
  const across = (rows[0] ?? []).map(boxOf);
  const down = rows.map((row) => boxOf(row[0] ?? ''));
  const all = [...across, ...down];
  if (all.length === 0 || all.includes(undefined)) return undefined;
  return {
    xs: across.flatMap((box) => (box === undefined ? [] : [box.x, box.x + box.width])),
    ys: down.flatMap((box) => (box === undefined ? [] : [box.y, box.y + box.height])),
  };
}

/** A path around these squares, so many pixels outside of them. */
export function outline(rows: Rows, squares: readonly string[], { xs, ys }: Lattice, outside: number): string {
  const at = ([x, y]: Point): Point => [xs[x] ?? 0, ys[y] ?? 0];
  return loops(fields(rows, squares))
    .map((loop) => closed(widened(loop, at, outside)))
    .join('');
}

/** Squares and the gaps between them as fields of a finer grid: squares have even places, gaps odd ones. */
function fields(rows: Rows, squares: readonly string[]): ReadonlySet<string> {
  const held = new Set(squares);
  const found = new Set<string>();
  rows.forEach((row, y) => {
    row.forEach((square, x) => {
      if (!held.has(square)) return;
      const hasRight = held.has(row[x + 1] ?? '');
      const hasBelow = held.has(rows[y + 1]?.[x] ?? '');
      const hasAll = hasRight && hasBelow && held.has(rows[y + 1]?.[x + 1] ?? '');
      found.add(field(2 * x, 2 * y));
      if (hasRight) found.add(field(2 * x + 1, 2 * y));
      if (hasBelow) found.add(field(2 * x, 2 * y + 1));
      if (hasAll) found.add(field(2 * x + 1, 2 * y + 1));
    });
  });
  return found;
}

const field = (x: number, y: number): string => `${x} ${y}`;

/** Clockwise: each side of a field with where its neighbour lies, from one corner to the next. */
const SIDES: readonly { readonly beside: Point; readonly from: Point; readonly to: Point }[] = [
  { beside: [0, -1], from: [0, 0], to: [1, 0] },
  { beside: [1, 0], from: [1, 0], to: [1, 1] },
  { beside: [0, 1], from: [1, 1], to: [0, 1] },
  { beside: [-1, 0], from: [0, 1], to: [0, 0] },
];

/** The ways around the fields, corner by corner: one around them, and one around each hole. */
function loops(all: ReadonlySet<string>): readonly (readonly Point[])[] {
  const steps = new Map<string, Point>();
  for (const one of all) {
    const [x = 0, y = 0] = one.split(' ').map(Number);
    for (const { beside, from, to } of SIDES) {
      if (all.has(field(x + beside[0], y + beside[1]))) continue;
      steps.set(field(x + from[0], y + from[1]), [x + to[0], y + to[1]]);
    }
  }
  const found: (readonly Point[])[] = [];
  for (const start of steps.keys()) {
    const loop = walked(steps, start);
    if (loop.length > 0) found.push(loop);
  }
  return found;
}

/** Around once, from this corner; what was walked is taken out. */
function walked(steps: Map<string, Point>, start: string): readonly Point[] {
  const loop: Point[] = [];
  let here = start;
  for (let next = steps.get(here); next !== undefined; next = steps.get(here)) {
    steps.delete(here);
    loop.push(next);
    here = field(...next);
  }
  return loop;
}

/** On the screen, moved away from the fields; corners that lie on a straight line are left out. */
function widened(loop: readonly Point[], at: (point: Point) => Point, outside: number): readonly Point[] {
  return loop.flatMap((corner, place) => {
    const into = way(loop.at(place - 1) ?? corner, corner);
    const outOf = way(corner, loop[(place + 1) % loop.length] ?? corner);
    if (into[0] === outOf[0]) return [];
    const [x, y] = at(corner);
    return [[x + outside * (into[1] + outOf[1]), y - outside * (into[0] + outOf[0])] as const];
  });
}

const way = (from: Point, to: Point): Point => [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];

const closed = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`;

const rounded = (number: number): number => Math.round(number * 100) / 100;

/** Where a group's gold is written, and the square that ends there: its own name stands at the same edge. */
export interface BadgeSpot {
  readonly x: number;
  readonly y: number;
  readonly ends: string;
}

/**
 * On the seam of two of its squares that lie side by side, one on which no piece stands if there is such a pair; else, for
 * squares that lie one under the other, at the edge of the first.
 */
export function badgeSpot(
  rows: Rows,
  squares: readonly string[],
  { xs, ys }: Lattice,
  hasPiece: (square: string) => boolean,
): BadgeSpot {
  const held = new Set(squares);
  const seams = rows.flatMap((row, y) =>
    row.flatMap((square, x) => {
      const right = row[x + 1] ?? '';
      return held.has(square) && held.has(right) ? [{ x, y, isFree: !hasPiece(square) && !hasPiece(right) }] : [];
    }),
  );
  const seam = seams.find(({ isFree }) => isFree) ?? seams[0];
  const row = seam?.y ?? rows.findIndex((one) => one.some((square) => held.has(square)));
  const first = seam?.x ?? (rows[row] ?? []).findIndex((square) => held.has(square));
  const isLast = 2 * first + 2 >= xs.length;
  const x = isLast ? (xs[2 * first] ?? 0) : ((xs[2 * first + 1] ?? 0) + (xs[2 * first + 2] ?? 0)) / 2;
  const y = ((ys[2 * row] ?? 0) + (ys[2 * row + 1] ?? 0)) / 2;
  return { x, y, ends: rows[row]?.[isLast ? first - 1 : first] ?? '' };
}
