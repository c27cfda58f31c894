// In which half of the window something is told that lights things on the board: where it covers none of them.
import type { Box } from '../../../lesson/spots';

interface Speech {
  /** Pixels: of what is told, and of the window. */
  readonly height: number;
  readonly window: number;
}

/** The header of the page, below which it begins; and a margin beside what it must not cover. */
const HEADER = 52;
const MARGIN = 8;

/**
 * Whether it lies better at the lower edge than under the header. Of several lit things the first counts most: there the
 * player begins. Where neither place covers any, it is told in the half that the first one is not in.
 */
export function isClearerBelow(lit: readonly Box[], { height, window }: Speech): boolean {
  const [first] = lit;
  if (first === undefined) return false;
  const above = firstCovered(lit, HEADER - MARGIN, HEADER + height + MARGIN);
  const below = firstCovered(lit, window - height - 2 * MARGIN, window);
  if (above !== below) return below > above;
  return first.y + first.height / 2 < window / 2;
}

/** The place in the list of the first thing between these heights; behind all of them if there is none. */
function firstCovered(lit: readonly Box[], top: number, bottom: number): number {
  const found = lit.findIndex(({ y, height }) => y < bottom && y + height > top);
  return found < 0 ? lit.length : found;
}
