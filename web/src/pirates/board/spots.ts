// The places of the table that can be touched, and which of them an action is touched on.
import { SPACES } from '../art/geometry';
import { type Action, cannonSpace, FIRST_CARD_SPACE, sectorAt } from '../view';

/** A space of the ship, a card with the space on it, a sector, the sails' two ways, or the timer's own place. */
export type Spot = `space-${number}` | `card-${number}` | `sector-${number}` | 'sails-up' | 'sails-down' | 'here';

/** A space as the wire numbers them: those of the ship first, then those of cards. */
export function spotOf(space: number): Spot {
  return space < FIRST_CARD_SPACE ? `space-${space}` : `card-${space - FIRST_CARD_SPACE}`;
}

export const ofCannon = (cannon: number): Spot => `space-${cannonSpace(cannon)}`;

/** The number behind a spot's name; -1 for one without. */
export const numberOf = (spot: Spot): number => (/\d+$/.test(spot) ? Number(/\d+$/.exec(spot)?.[0]) : -1);

/** The space that is meant by touching a spot: a card means the space on it. */
export function spaceAt(spot: Spot): number | null {
  if (spot.startsWith('space-')) return numberOf(spot);
  return spot.startsWith('card-') ? FIRST_CARD_SPACE + numberOf(spot) : null;
}

/** Where an action is touched. Loading takes several touches: see picksOf. */
export function touchedOn(action: Action, heading: number): Spot | null {
  switch (action.kind) {
    case 'Place':
      return spotOf(action.space);
    case 'SetSails':
      return action.step > 0 ? 'sails-up' : 'sails-down';
    case 'Turn':
      return `sector-${sectorAt(heading, action.sectors)}`;
    case 'Look':
    case 'Fire':
    case 'Hide':
      return `card-${action.position}`;
    case 'Repair':
    case 'Salvage':
      return action.space < 0 ? 'here' : spotOf(action.space);
    case 'Cork':
    case 'Uncork':
      return spotOf(action.space);
    case 'Unload':
      return ofCannon(action.cannon);
    case 'Board':
    case 'Land':
      return 'here';
    default:
      return null;
  }
}

export const SHIP_SPOTS: readonly Spot[] = SPACES.map((_, space) => spotOf(space));
