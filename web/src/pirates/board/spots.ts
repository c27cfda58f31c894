// The places of the table that can be touched, and which of them a choice is touched on.
import type { Choice, Offer } from '../../wire/views/common';
import { SPACE_NAMES } from '../art/geometry';
import type { Cannon, Position, Sector, ShipSpace, SpaceName } from '../names';
import { cardUnder } from '../view';

/** A space of the ship, a card with the space on it, a sector, the sails' two ways, or the timer's own place. */
export type Spot = `space-${ShipSpace}` | `card-${Position}` | `sector-${Sector}` | 'sails-up' | 'sails-down' | 'here';

/** Where a space is: aboard, or on a card. */
export function spotOf(space: SpaceName): Spot {
  const position = cardUnder(space);
  return position === null ? `space-${space as ShipSpace}` : `card-${position}`;
}

export const ofCannon = (cannon: Cannon): Spot => `space-${cannon}`;

const named = (spot: string, what: string): string | null => (spot.startsWith(what) ? spot.slice(what.length) : null);

export const shipSpaceAt = (spot: Spot): ShipSpace | null => named(spot, 'space-') as ShipSpace | null;
export const cardAt = (spot: string): Position | null => named(spot, 'card-') as Position | null;
export const sectorAt = (spot: Spot): Sector | null => named(spot, 'sector-') as Sector | null;

/** The space that is meant by touching a spot: a card means the space on it. */
export const spaceAt = (spot: Spot): SpaceName | null => shipSpaceAt(spot) ?? cardAt(spot);

/** Where a choice is touched, as its offer says; null for a button, and for loading, which takes several touches. */
export function touchedOn({ on = '' }: Offer, { args = {}, more = {} }: Choice): Spot | null {
  switch (on) {
    case 'space':
      return args['space'] === undefined ? 'here' : spotOf(args['space'] as SpaceName);
    case 'card':
      return `card-${args['position'] as Position}`;
    case 'cannon':
      return args['cannon'] === undefined ? null : ofCannon(args['cannon'] as Cannon);
    case 'sector':
      return `sector-${more['heading'] as Sector}`;
    case 'sails':
      return Number(args['step']) > 0 ? 'sails-up' : 'sails-down';
    default:
      return null;
  }
}

export const SHIP_SPOTS: readonly Spot[] = SPACE_NAMES.map(spotOf);
