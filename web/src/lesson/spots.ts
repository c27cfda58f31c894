// Where the things lie that a lesson speaks of. A game's page marks them by `data-spot`; whatever is not drawn has no place.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The first thing of this name that is drawn; one that is not, where there is no other. */
export function elementAt(spot: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-spot='${CSS.escape(spot)}']`)];
  return found.find((element) => element.getBoundingClientRect().width > 0) ?? found[0] ?? null;
}

/**
 * Of things that are touched one after the other the one that is due now: the first that has come on offer since the
 * beginning was touched, else the beginning. A table marks what it offers by the class `offered`.
 */
export function nextOf(path: readonly string[]): readonly string[] {
  const due = path.slice(1).find((spot) => elementAt(spot)?.matches('.offered:not(.picked)') === true);
  return due === undefined ? path.slice(0, 1) : [due];
}

/** What cuts off whatever goes beyond its edges. */
const CLIPPING = /auto|scroll|hidden|clip/;

/** Whether the middle of a thing can be seen: in large letters a board is longer than its room, and part is pushed away. */
function isInSight(element: HTMLElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [across, down] = [x + width / 2, y + height / 2];
  for (let one = element.parentElement; one !== null; one = one.parentElement) {
    if (!CLIPPING.test(getComputedStyle(one).overflowY)) continue;
    const around = one.getBoundingClientRect();
    if (down < around.top || down > around.bottom || across < around.left || across > around.right) return false;
  }
  return true;
}

/** Those of the things that are drawn and can be seen. */
export function inSight(spots: readonly string[]): readonly string[] {
  return spots.filter((spot) => {
    const found = elementAt(spot);
    return found !== null && isInSight(found);
  });
}

/** The first of these things comes into sight, if none of them is. */
export function bringInSight(spots: readonly string[]): void {
  const [first] = spots.flatMap((spot) => elementAt(spot) ?? []);
  if (first !== undefined && inSight(spots).length === 0) first.scrollIntoView({ block: 'center' });
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

export interface Room {
  /** Nothing above this is covered. */
  readonly ceiling: number;
  readonly floor: number;
  readonly width: number;
}

export interface Arrow extends Box {
  readonly isBelow: boolean;
}

/** The arrow's width in pixels, and where a phone begins: there it is small and reaches into the thing, since words are near. */
const WIDTH = { large: 28, small: 20 };
const SMALL = 500;
const SHAPE = 28 / 24;
const [APART, REACH] = [2, 8];
/** So much wider than high, and a thing has empty space in its middle. */
const LONG = 3;

/** Where an arrow points at a thing: from above; where there is no room, from below, or on it if it is long. */
export function arrowAt({ x, y, width, height }: Box, room: Room): Arrow {
  const isSmall = Math.min(room.width, room.floor) < SMALL;
  const size = isSmall ? WIDTH.small : WIDTH.large;
  const arrow = { x: x + width / 2 - size / 2, width: size, height: size * SHAPE };
  const apart = isSmall ? -REACH : APART;
  const [above, below] = [y - arrow.height - apart, y + height + apart];
  if (above >= room.ceiling) return { ...arrow, y: above, isBelow: false };
  if (width > LONG * height) return { ...arrow, y: y + height - arrow.height, isBelow: true };
  if (below + arrow.height <= room.floor) return { ...arrow, y: below, isBelow: true };
  return { ...arrow, y: y + APART, isBelow: false };
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
