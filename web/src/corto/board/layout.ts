// Where things are on the board and beside it: the way of the arrow keys, and the place of a small
// menu that must not leave the table.
type Rows = readonly (readonly string[])[];

const STEPS: Readonly<Record<string, readonly [row: number, place: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The square that a key leads to; the edge holds. Undefined if the key leads nowhere. */
export function squareAfter(rows: Rows, square: string, key: string): string | undefined {
  const row = rows.findIndex((squares) => squares.includes(square));
  const squares = rows[row] ?? [];
  if (key === 'Home') return squares[0];
  if (key === 'End') return squares.at(-1);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const there = rows[row + step[0]] ?? squares;
  const place = squares.indexOf(square);
  return there[place + step[1]] ?? there[place];
}

interface From {
  readonly rows: Rows;
  readonly from: string;
  readonly way: 1 | -1;
}

/** The next of these squares in reading order, round and round. */
export function nextOf(squares: readonly string[], { rows, from, way }: From): string | undefined {
  const order = rows.flat();
  const inOrder = order.filter((square) => squares.includes(square));
  const here = order.indexOf(from);
  const later = (square: string): boolean => (order.indexOf(square) - here) * way > 0;
  return way === 1 ? (inOrder.find(later) ?? inOrder[0]) : (inOrder.findLast(later) ?? inOrder.at(-1));
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 6;

/** Beside `target`, inside `area`: under it if there is room, else above it; never outside. */
export function beside(
  target: Box,
  menu: Pick<Box, 'width' | 'height'>,
  area: Box,
): { readonly x: number; readonly y: number } {
  const middle = target.x + target.width / 2 - menu.width / 2;
  const under = target.y + target.height + GAP;
  const above = target.y - menu.height - GAP;
  const y = under + menu.height <= area.height ? under : Math.max(above, GAP);
  const x = Math.min(Math.max(middle, GAP), area.width - menu.width - GAP);
  return {
    x: Math.round(Math.max(x, GAP)),
    y: Math.round(Math.min(y, Math.max(area.height - menu.height - GAP, GAP))),
  };
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** What lies to `box` as `thing` lies to `ground`. */
export function likewise(box: Box, thing: Box, ground: Box): Box {
  return { x: box.x + thing.x - ground.x, y: box.y + thing.y - ground.y, width: thing.width, height: thing.height };
}

/** Of a box, seen from the corner of the area that it lies in. */
export function within(box: Box, area: Box): Box {
  return { x: box.x - area.x, y: box.y - area.y, width: box.width, height: box.height };
}
