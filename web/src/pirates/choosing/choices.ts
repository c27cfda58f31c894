// What can be done now, by whose timer and where: the choices that the view offers, in order. What is not in here has
// nothing to offer.
import { type Action, actionOf, labelArgs } from '../../table/scene';
import { keyOf } from '../../table/seats';
import type { Sentence } from '../../ui/sentences';
import type { Choice, Offer } from '../../wire/views/common';
import { ofCannon, type Spot, touchedOn } from '../board/spots';
import type { Cannon } from '../names';
import type { BoardModel } from '../view';

/** One action that may be chosen: what it is called, and where it is touched. */
export interface Option {
  readonly action: Action;
  readonly label: Sentence;
  readonly spot: Spot | null;
}

/** What is done with a timer: setting it, or what it performs. */
export interface Deed extends Option {
  readonly timer: number;
}

/** What is said to everybody. */
export type Order = 'Start' | 'Continue' | 'Pause' | 'Resume';

export interface Choices {
  /** The timers of mine that may be set on each spot. */
  readonly places: ReadonlyMap<Spot, readonly Deed[]>;
  /** What each ready timer of mine may perform; an empty list where only coming back is left. */
  readonly deeds: ReadonlyMap<number, readonly Deed[]>;
  /** What the crew owes. */
  readonly owed: ReadonlyMap<Spot, Option>;
  readonly orders: ReadonlySet<string>;
}

export function choicesOf({ offers }: Pick<BoardModel, 'offers'>): Choices {
  const places = new Map<Spot, Deed[]>();
  const deeds = new Map<number, Deed[]>();
  const owed = new Map<Spot, Option>();
  const orders = new Set<string>();
  for (const option of offers.flatMap(optionsOf)) {
    const { action, spot } = option;
    if (!isDeed(option)) {
      if (spot === null) orders.add(action.kind);
      else owed.set(spot, option);
    } else if (action.kind === 'Place') add(places, spot ?? 'here', option);
    else if (action.kind === 'TakeBack') deeds.set(option.timer, deeds.get(option.timer) ?? []);
    else add(deeds, option.timer, option);
  }
  return { places, deeds, owed, orders };
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

const isDeed = (option: Option): option is Deed => 'timer' in option;

function optionsOf(offer: Offer): readonly Option[] {
  return (offer.choices ?? []).map((choice) => optionOf(offer, choice));
}

function optionOf(offer: Offer, choice: Choice): Option | Deed {
  const option = {
    action: actionOf(offer, choice),
    label: { text: offer.say, args: labelArgs(choice) },
    spot: touchedOn(offer, choice),
  };
  const timer = choice.args?.['timer'];
  return typeof timer === 'number' ? { ...option, timer } : option;
}

/** What may be chosen for this timer while its sand still runs. */
export function deedsAhead({ ahead }: Pick<BoardModel, 'ahead'>, timer: number): readonly Deed[] {
  const offer = ahead[String(timer)];
  return offer === undefined ? [] : optionsOf(offer).filter(isDeed);
}

const isSame = (one: Action, other: Action): boolean => keyOf(one) === keyOf(other);

export const isLegal = ({ offers }: Pick<BoardModel, 'offers'>, action: Action): boolean =>
  offers.flatMap(optionsOf).some((option) => isSame(option.action, action));

// --- deeds by where they are touched ---

/** What a timer's deeds need to know beside themselves: the balls that are picked already, and whether Powder goes in. */
export interface Picked {
  readonly cannons: readonly Cannon[];
  readonly powder: boolean;
}

/** The cannons that a deed loads; none for another deed. */
function loadedBy({ action: { first, second } }: Deed): readonly Cannon[] {
  return [first, second].filter((cannon) => cannon !== undefined) as readonly Cannon[];
}

/** The cannons that may still be picked for loading, beside those that are. */
export function cannonsToLoad(deeds: readonly Deed[], { cannons }: Picked): readonly Cannon[] {
  const fitting = deeds.map(loadedBy).filter((load) => cannons.every((cannon) => load.includes(cannon)));
  return [...new Set(fitting.flat())].filter((cannon) => !cannons.includes(cannon));
}

/** The deed that loads just these. */
export function loading(deeds: readonly Deed[], cannons: readonly Cannon[]): Deed | undefined {
  if (cannons.length === 0) return undefined;
  return deeds.find((deed) => {
    const load = loadedBy(deed);
    return load.length === cannons.length && load.every((cannon) => cannons.includes(cannon));
  });
}

/** A cannon that is touched to be loaded, alone or as one of two. */
export interface CannonPick {
  readonly cannon: Cannon;
}

/** Every spot on which a timer's deeds are touched; loading by its cannons, one after the other. */
export function deedSpots(deeds: readonly Deed[], picked: Picked): ReadonlyMap<Spot, Deed | CannonPick> {
  const found = new Map<Spot, Deed | CannonPick>();
  for (const cannon of [...picked.cannons, ...cannonsToLoad(deeds, picked)]) found.set(ofCannon(cannon), { cannon });
  const powder = picked.powder && mayUsePowder(deeds) ? 1 : 0;
  for (const deed of deeds) {
    const { powder: used = powder } = deed.action;
    if (deed.spot !== null && used === powder) found.set(deed.spot, deed);
  }
  return found;
}

/** Whether a deed with Powder is offered beside the one without: `powder` is such a deed's number of tokens. The rules have
 * said by their offers when it may be used; this only finds the offer of the switch's side. */
export const mayUsePowder = (deeds: readonly Deed[]): boolean => deeds.some(({ action }) => action['powder'] === 1);

/** The one thing that a timer can do where it stands; undefined if there are several, or none. */
export function onlyDeed(deeds: readonly Deed[]): Deed | undefined {
  return deeds.length === 1 ? deeds[0] : undefined;
}
