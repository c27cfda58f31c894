// Where things are on the board and beside it, by numbers alone: the way of the arrow keys, and the place of a small
// menu that must not leave the table.
import type { CortoPublic } from '../../wire/corto';
import { placeOf, rowOf, squareAt } from '../view';

const STEPS: Readonly<Record<string, readonly [row: number, place: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The square that a key leads to; the edge holds. Undefined if the key leads nowhere. */
export function squareAfter({ strips, length }: CortoPublic, square: number, key: string): number | undefined {
  if (key === 'Home') return squareAt(rowOf(square), 0);
  if (key === 'End') return squareAt(rowOf(square), length - 1);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const row = Math.min(Math.max(rowOf(square) + step[0], 0), strips.length - 1);
  const place = Math.min(Math.max(placeOf(square) + step[1], 0), length - 1);
  return squareAt(row, place);
}

/** The next of these squares in reading order, round and round. */
export function nextOf(squares: Iterable<number>, square: number, way: 1 | -1): number | undefined {
  const inOrder = [...squares].sort((a, b) => (a - b) * way);
  return inOrder.find((one) => (one - square) * way > 0) ?? inOrder[0];
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

/** Of a box, seen from the corner of the area that it lies in. */
export function within(box: Box, area: Box): Box {
  return { x: box.x - area.x, y: box.y - area.y, width: box.width, height: box.height };
}
