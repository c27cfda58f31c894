// What can be done now, by whose timer and where: the legal actions in order. What is not in here has nothing to offer.
import type {
  Board,
  Continue,
  Cork,
  Fire,
  Hide,
  Land,
  Load,
  Look,
  Pause,
  Place,
  Repair,
  Resume,
  Salvage,
  SetSails,
  Start,
  Turn,
  Uncork,
  Unload,
} from '../../wire/pirates';
import { ofCannon, type Spot, touchedOn } from '../board/spots';
import type { Action, Sight } from '../view';

/** What a timer performs. */
export type Deed = SetSails | Turn | Look | Repair | Load | Fire | Salvage | Board | Land;
/** What the crew owes. */
export type Owed = Cork | Unload | Uncork | Hide;
/** What is said to everybody. */
export type Order = Start | Continue | Pause | Resume;

export interface Choices {
  /** The timers of mine that may be set on each spot. */
  readonly places: ReadonlyMap<Spot, readonly Place[]>;
  /** What each ready timer of mine may perform; an empty list where only coming back is left. */
  readonly deeds: ReadonlyMap<number, readonly Deed[]>;
  readonly owed: ReadonlyMap<Spot, Owed>;
  readonly orders: ReadonlySet<Order['kind']>;
}

export function choicesOf({ legal, table }: Sight): Choices {
  const places = new Map<Spot, Place[]>();
  const deeds = new Map<number, Deed[]>();
  const owed = new Map<Spot, Owed>();
  const orders = new Set<Order['kind']>();
  for (const action of legal) {
    const spot = touchedOn(action, table.ship.heading);
    if (action.kind === 'Place') add(places, spot ?? 'here', action);
    else if (action.kind === 'TakeBack') deeds.set(action.timer, deeds.get(action.timer) ?? []);
    else if (isDeed(action)) add(deeds, action.timer, action);
    else if (isOwed(action)) owed.set(spot ?? 'here', action);
    else orders.add(action.kind);
  }
  return { places, deeds, owed, orders };
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

const OWED: ReadonlySet<string> = new Set(['Cork', 'Unload', 'Uncork', 'Hide']);

export const isDeed = (action: Action): action is Deed =>
  'timer' in action && action.kind !== 'Place' && action.kind !== 'TakeBack';
const isOwed = (action: Action): action is Owed => OWED.has(action.kind);

export function isSame(one: Action, other: Action): boolean {
  return JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
}

export const isLegal = ({ legal }: Sight, action: Action): boolean => legal.some((one) => isSame(one, action));

// --- deeds by where they are touched ---

/** What a timer's deeds need to know beside themselves: the balls that are picked already, and whether Powder goes in. */
export interface Picked {
  readonly cannons: readonly number[];
  readonly powder: boolean;
}

/** The cannons that may still be picked for loading, beside those that are. */
export function cannonsToLoad(deeds: readonly Deed[], { cannons }: Picked): readonly number[] {
  const loads = deeds.flatMap((deed) =>
    deed.kind === 'Load' ? [[deed.first, deed.second].filter((cannon) => cannon >= 0)] : [],
  );
  const fitting = loads.filter((load) => cannons.every((cannon) => load.includes(cannon)));
  return [...new Set(fitting.flat())].filter((cannon) => !cannons.includes(cannon));
}

/** The deed that loads just these. */
export function loading(deeds: readonly Deed[], cannons: readonly number[]): Deed | undefined {
  const wanted = [...cannons].sort((a, b) => a - b);
  return deeds.find((deed) => deed.kind === 'Load' && deed.first === wanted[0] && deed.second === (wanted[1] ?? -1));
}

/** Every spot on which a timer's deeds are touched; loading by its cannons, one after the other. */
export function deedSpots(
  deeds: readonly Deed[],
  picked: Picked,
  heading: number,
): ReadonlyMap<Spot, Deed | { readonly kind: 'Pick'; readonly cannon: number }> {
  const found = new Map<Spot, Deed | { readonly kind: 'Pick'; readonly cannon: number }>();
  for (const cannon of [...picked.cannons, ...cannonsToLoad(deeds, picked)])
    found.set(ofCannon(cannon), { kind: 'Pick', cannon });
  for (const deed of deeds) {
    const spot = touchedOn(deed, heading);
    const isOther = deed.kind === 'Fire' && (deed.powder === 1) !== (picked.powder && mayUsePowder(deeds));
    if (spot !== null && !isOther) found.set(spot, deed);
  }
  return found;
}

export const mayUsePowder = (deeds: readonly Deed[]): boolean =>
  deeds.some((deed) => deed.kind === 'Fire' && deed.powder === 1);

/** The one thing that a timer can do where it stands; undefined if there are several, or none. */
export function onlyDeed(deeds: readonly Deed[]): Deed | undefined {
  return deeds.length === 1 ? deeds[0] : undefined;
}
