// Where every spot lies on the picture, and which one is next when a player walks over it with the arrow keys.
import { bearing, type Layout, type Point, slotAt, spaceAt as spaceOnShip, turnTo } from '../art/geometry';
import type { ShipSpace } from '../names';
import { cardAt, sectorAt, shipSpaceAt, type Spot } from './spots';

/** How far beside their space the two ways of the sails hang. */
const ASIDE = { desk: [56, 27], phone: [44, 23] } as const;

export interface Where {
  readonly layout: Layout;
  /** Where the bow is at this moment, in sectors. */
  readonly turn: number;
  /** The space of the sails whose timer is open. */
  readonly sailsSpace: ShipSpace | null;
}

export function pointOf(spot: Spot, { layout, turn, sailsSpace }: Where): Point {
  const [space, card, sector] = [shipSpaceAt(spot), cardAt(spot), sectorAt(spot)];
  if (space !== null) return spaceOnShip(space, turn, layout);
  if (card !== null) return slotAt(card, layout);
  if (sector !== null) return bearing(turnTo(sector), layout.reach, layout);
  return besideSails(spot, { layout, turn, sailsSpace });
}

function besideSails(spot: Spot, { layout, turn, sailsSpace }: Where): Point {
  const [x, y] = sailsSpace === null ? layout.middle : spaceOnShip(sailsSpace, turn, layout);
  const [aside, apart] = ASIDE[layout.name];
  return [x + (x < layout.middle[0] ? -aside : aside), y + (spot === 'sails-up' ? -apart : apart)];
}

/** In hundredths of the picture. */
export function percent([x, y]: Point, { width, height }: Layout): { readonly left: string; readonly top: string } {
  return { left: `${((x + width / 2) / width) * 100}%`, top: `${((y + height / 2) / height) * 100}%` };
}

/** Beside which edge of the picture a card lies, so that what is wider than the card goes inwards. */
export function edgeBeside([x]: Point, { width, card }: Layout): 'left' | 'right' | null {
  if (Math.abs(x) + card.width < width / 2) return null;
  return x < 0 ? 'left' : 'right';
}

/** Whether a card lies so high in the picture that above it there is no room for a name. */
export const isAtTop = ([, y]: Point, { height, card }: Layout): boolean => y - card.height < -height / 2;

export type Direction = 'up' | 'down' | 'left' | 'right';
const DIRECTIONS: Readonly<Record<Direction, Point>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };
/** A spot straight ahead is nearer than one aside. */
const ASKEW = 2;

/** The nearest spot in that direction; undefined at the edge. */
export function nextTo(spots: readonly Spot[], from: Spot, direction: Direction, where: Where): Spot | undefined {
  const [fx, fy] = pointOf(from, where);
  const [dx, dy] = DIRECTIONS[direction];
  const far = (spot: Spot): number => {
    const [x, y] = pointOf(spot, where);
    const [along, aside] = [(x - fx) * dx + (y - fy) * dy, Math.abs((x - fx) * dy - (y - fy) * dx)];
    return along < 4 || aside > along * ASKEW ? Infinity : along + aside * ASKEW;
  };
  const reachable = spots.filter((spot) => spot !== from && far(spot) < Infinity);
  return reachable.sort((one, other) => far(one) - far(other))[0];
}

/** The spots clockwise around the picture, for walking through what is on offer. */
export function around(spots: readonly Spot[], where: Where): readonly Spot[] {
  const angle = (spot: Spot): number => {
    const [x, y] = pointOf(spot, where);
    return (Math.atan2(x - where.layout.middle[0], where.layout.middle[1] - y) + 2 * Math.PI) % (2 * Math.PI);
  };
  return [...spots].sort((one, other) => angle(one) - angle(other));
}
