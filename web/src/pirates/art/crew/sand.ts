// Sand in a glass by arithmetic: as much lies below as has run, whatever the shape of the glass.
import type { Point } from '../geometry';
import { between, polygon } from '../drawing/pen';

/** The glass from its top to its neck and on to its foot, 48 wide around the middle. */
export const TOP = 18;
export const NECK = 37;
const FOOT = 56;
const WIDEST = 13;
const SLIT = 1.4;

/** Half the glass's width, seen from the neck: 0 at the neck, 1 at the end. */
const half = (away: number): number => SLIT + (WIDEST - SLIT) * Math.sqrt(1 - (1 - away) ** 2.4);

const STEPS = 24;
/** The sand that a glass holds from the neck up to each step. It is filled three quarters. */
const FILLED = Array.from({ length: STEPS + 1 }, (_, step) => {
  let sum = 0;
  for (let below = 0; below < step; below++) sum += half((below + 0.5) / STEPS);
  return sum;
});
const ALL = (FILLED[STEPS] ?? 1) * 0.75;

/** How far from the neck a heap of `sand` (0 … 1 of all) reaches, if it starts at the neck. */
function reachOf(sand: number): number {
  const wanted = ALL * Math.min(Math.max(sand, 0), 1);
  const step = FILLED.findIndex((filled) => filled >= wanted);
  if (step <= 0) return 0;
  const [low, high] = [FILLED[step - 1] ?? 0, FILLED[step] ?? 1];
  return (step - 1 + (wanted - low) / (high - low)) / STEPS;
}

/** The outline of the glass. */
export function glass(): string {
  const side = (sign: number): Point[] =>
    Array.from({ length: 2 * 14 + 1 }, (_, step) => {
      const away = Math.abs(step - 14) / 14;
      return [sign * half(away), between(TOP, FOOT, step / 28)];
    });
  return polygon([...side(-1), ...side(1).reverse()]);
}

/** The sand above the neck: a dip runs in its middle. */
export function above(left: number): string {
  const level = reachOf(left);
  if (left <= 0.004) return '';
  const edge = (sign: number): Point[] =>
    Array.from({ length: 11 }, (_, step) => [
      sign * (half((level * step) / 10) - 0.8),
      NECK - ((NECK - TOP) * level * step) / 10,
    ]);
  const dip = NECK - (NECK - TOP) * level + Math.min(4, 9 * level);
  return polygon([...edge(-1), [0, dip], ...edge(1).reverse()]);
}

/** The heap below: it has run down and stands a little higher in its middle. */
export function below(left: number): string {
  // What lies below fills the lower glass from its foot: all of it, less what would still fit above the heap.
  const run = 1 - Math.min(Math.max(left, 0), 1);
  if (run <= 0.004) return '';
  const free = reachOf((1 - run * 0.75) / 0.75);
  const level = Math.min(free, 0.97);
  const edge = (sign: number): Point[] =>
    Array.from({ length: 11 }, (_, step) => {
      const away = between(level, 1, step / 10);
      return [sign * (half(away) - 0.8), NECK + (FOOT - NECK) * away];
    });
  const peak = NECK + (FOOT - NECK) * level - 5 * Math.min(1, run * 3);
  return polygon([[0, Math.max(peak, NECK + 2)], ...edge(1), ...edge(-1).reverse()]);
}
