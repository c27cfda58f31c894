// Where the things lie that a lesson speaks of. A game's page marks them by `data-spot`; whatever is not drawn has no place.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function elementAt(spot: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-spot='${CSS.escape(spot)}']`);
}

/** The things that are drawn and have a size, in the order of the spots. */
export function boxesOf(spots: readonly string[]): readonly Box[] {
  return spots.flatMap((spot) => {
    const box = elementAt(spot)?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return [];
    const { x, y, width, height } = box;
    return [{ x, y, width, height }];
  });
}

const ARROW = { width: 28, height: 32 };
const APART = 2;

/** Where an arrow points at a thing: from above; from below where above is no room; on it where there is none at all. */
export function arrowAt(
  { x, y, width, height }: Box,
  room: { readonly ceiling: number; readonly floor: number },
): { readonly x: number; readonly y: number; readonly isBelow: boolean } {
  const left = x + width / 2 - ARROW.width / 2;
  const [above, below] = [y - ARROW.height - APART, y + height + APART];
  if (above >= room.ceiling) return { x: left, y: above, isBelow: false };
  if (below + ARROW.height <= room.floor) return { x: left, y: below, isBelow: true };
  return { x: left, y: y + APART, isBelow: false };
}

export function isSame(one: readonly Box[], other: readonly Box[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The keyboard goes to the first of these things: there the player does something. False if it is not there. */
export function focusOn(spots: readonly string[]): boolean {
  const found = spots.map(elementAt).find((element) => element !== null);
  found?.focus();
  return found != null && document.activeElement === found;
}
