// What a touch of each spot does, as far as something is on offer there: setting a timer, a deed now or ahead, one more
// cannon to load, or what the crew owes.
import type { Action } from '../../table/scene';
import type { Spot } from '../board/spots';
import type { Cannon } from '../names';
import { type Choices, type Deed, deedSpots, loading, type Option, type Picked } from './choices';

/** What a touch of a spot does. */
export type Offer =
  | { readonly how: 'owed'; readonly option: Option }
  | { readonly how: 'deed' | 'ahead' | 'place'; readonly option: Deed }
  | { readonly how: 'pick'; readonly cannon: Cannon; readonly isPicked: boolean; readonly isAhead: boolean };

/** The timer whose deed is being chosen. */
export interface Open {
  readonly deeds: readonly Deed[];
  readonly isReady: boolean;
  readonly picked: Picked;
}

interface Touchable {
  readonly choices: Choices;
  /** Null while a timer may be set. */
  readonly open: Open | null;
  /** Which of the timers that may be set there is meant. */
  readonly meant: (places: readonly Deed[]) => Deed | undefined;
}

export function offersNow({ choices, open, meant }: Touchable): ReadonlyMap<Spot, Offer> {
  const found = new Map<Spot, Offer>(open === null ? placesOf(choices, meant) : deedsOf(open));
  for (const [spot, option] of choices.owed) found.set(spot, { how: 'owed', option });
  return found;
}

function placesOf({ places }: Choices, meant: Touchable['meant']): readonly (readonly [Spot, Offer])[] {
  return [...places].flatMap(([spot, some]) => {
    const option = meant(some);
    return option === undefined ? [] : [[spot, { how: 'place', option }] as const];
  });
}

function deedsOf({ deeds, isReady, picked }: Open): readonly (readonly [Spot, Offer])[] {
  const how = isReady ? 'deed' : 'ahead';
  return [...deedSpots(deeds, picked)].map(([spot, found]) => {
    if ('action' in found) return [spot, { how, option: found }] as const;
    return [
      spot,
      { how: 'pick', ...found, isPicked: picked.cannons.includes(found.cannon), isAhead: !isReady },
    ] as const;
  });
}

interface Previewable {
  readonly offers: ReadonlyMap<Spot, Offer>;
  readonly deeds: readonly Deed[];
  readonly picked: Picked;
}

/**
 * The legal action that is pointed at or focused; else the one that a button of the bar stands for. A deed that is chosen
 * ahead is not legal yet: nothing is known of it. What a timer leads to is known when its sand is down, not when it is set.
 */
export function lookedAt({ offers, deeds, picked }: Previewable, spot: Spot | null): Action | null {
  const offer = (spot === null ? undefined : offers.get(spot)) ?? offers.get('here');
  if (offer?.how === 'owed' || offer?.how === 'deed') return offer.option.action;
  const isAhead = [...offers.values()].some((one) => one.how === 'ahead' || (one.how === 'pick' && one.isAhead));
  if (isAhead || (offer !== undefined && offer.how !== 'pick')) return null;
  const cannons = offer === undefined ? picked.cannons : [...new Set([...picked.cannons, offer.cannon])];
  return loading(deeds, cannons)?.action ?? null;
}
