// What somebody means who touches a spot that has nothing to offer for the timer in question: to ask why not.
import type { Deed } from './choices';
import { areaOf, cannonIn } from '../view';
import { numberOf, type Spot } from '../board/spots';
import type { Action } from '../view';

/** `deed` is one of the things that the timer does where it stands, if there is any. */
export function meantBy(spot: Spot, deed: Deed | undefined, timer: number): Action | null {
  const number = numberOf(spot);
  if (spot.startsWith('card-')) return onCard(deed?.kind, timer, number);
  if (spot.startsWith('space-')) return onSpace(deed?.kind, timer, number);
  return null;
}

function onCard(kind: Deed['kind'] | undefined, timer: number, position: number): Action | null {
  if (kind === 'Look') return { kind, timer, position };
  return kind === 'Fire' ? { kind, timer, position, powder: 0 } : null;
}

function onSpace(kind: Deed['kind'] | undefined, timer: number, space: number): Action | null {
  const cannon = cannonIn(space);
  if (kind === 'Repair' || kind === 'Salvage') return { kind, timer, space };
  if (kind === 'Load' && cannon >= 0) return { kind, timer, first: cannon, second: -1 };
  return kind === undefined ? standingIn(timer, space) : null;
}

/** Nothing is to be done there: any deed of the place asks why. */
function standingIn(timer: number, space: number): Action | null {
  if (cannonIn(space) >= 0) return { kind: 'Fire', timer, position: 0, powder: 0 };
  return DEEDS[areaOf(space)]?.(timer) ?? null;
}

const DEEDS: Readonly<Record<number, (timer: number) => Action>> = {
  0: (timer) => ({ kind: 'Load', timer, first: 0, second: -1 }),
  2: (timer) => ({ kind: 'SetSails', timer, step: 1 }),
  3: (timer) => ({ kind: 'Turn', timer, sectors: 1 }),
  4: (timer) => ({ kind: 'Look', timer, position: 0 }),
  6: (timer) => ({ kind: 'Repair', timer, space: 0 }),
};
