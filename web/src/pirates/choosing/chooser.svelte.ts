// What a sailor's touches mean. A free timer and a space: it is set there. A timer whose sand is down: its deed is chosen on
// the board. One whose sand still runs: the same, ahead. What cannot be done is asked about, never ignored.
import type { Hands } from '../../table/game';
import { deedsAhead } from './ahead';
import {
  type Choices,
  type Deed,
  deedSpots,
  loading,
  cannonsToLoad,
  onlyDeed,
  type Order,
  type Owed,
  type Picked,
} from './choices';
import { meantBy } from './meant';
import type { Plan, Plans } from './plans.svelte';
import { spaceAt, type Spot, spotOf } from '../board/spots';
import type { Action, Sight, Timer } from '../view';
import type { Place } from '../../wire/pirates';

/** What a touch of a spot does. */
export type Offer =
  | { readonly how: 'owed'; readonly action: Owed }
  | { readonly how: 'deed' | 'ahead'; readonly action: Deed }
  | { readonly how: 'pick'; readonly cannon: number; readonly isPicked: boolean }
  | { readonly how: 'place'; readonly action: Place };

export type Hint =
  | 'deck-watching'
  | 'deck-not-now'
  | 'deck-on-its-way'
  | 'deck-nothing-ahead'
  | 'deck-choose-offered'
  | 'deck-planned'
  | 'deck-plan-dropped';

export interface Around {
  readonly sight: () => Sight;
  readonly choices: () => Choices;
  readonly hands: () => Hands | null;
  /** What is chosen ahead: it outlives the table. */
  readonly plans: Plans;
  /** A word about something that no rule forbids. */
  readonly hint: (text: Hint) => void;
  /** Say what this is: somebody else's timer, a card from close by. */
  readonly tell: (what: { readonly timer: number } | { readonly spot: Spot }) => void;
  /** Something was refused. */
  readonly refused: () => void;
  /** Milliseconds of the world. */
  readonly now: () => number;
}

export interface Chooser {
  /** The free timer that was taken in hand; null for whichever fits. */
  readonly held: number | null;
  /** The timer whose deed is being chosen. */
  readonly open: number | null;
  /** What that timer can do: now, or as far as one can see ahead. */
  readonly deeds: readonly Deed[];
  /** Why it can do nothing; empty while it can, or nobody has answered. */
  readonly reason: string;
  readonly picked: Picked;
  readonly plans: ReadonlyMap<number, Plan>;
  readonly offers: ReadonlyMap<Spot, Offer>;
  /** Sent, and not answered yet. */
  readonly sending: readonly Action[];
  /** A timer that found its space taken and comes back. */
  readonly sprung: { readonly timer: number; readonly spot: Spot } | null;
  touch(spot: Spot): void;
  touchTimer(timer: number): void;
  order(kind: Order['kind']): void;
  takeBack(timer: number): void;
  loadPicked(): void;
  usePowder(powder: boolean): void;
  dropPlan(timer: number): void;
  /** Let go of the last unfinished thing; false if there was none. */
  cancel(): boolean;
  /** Another scene has come. */
  renew(): void;
}

/** Milliseconds between the taps of a double one, at most. */
const DOUBLE = 300;
interface Touch {
  readonly spot: Spot | null;
  readonly at: number;
}

const NO_TOUCH: Touch = { spot: null, at: 0 };
const NOTHING_PICKED: Picked = { cannons: [], powder: false };

// eslint-disable-next-line max-lines-per-function -- split together with the new views
export function createChooser(around: Around): Chooser {
  let held = $state<number | null>(null);
  let open = $state<number | null>(null);
  let reason = $state('');
  let picked = $state.raw<Picked>(NOTHING_PICKED);
  let sent = $state.raw<readonly Action[]>([]);
  let sprung = $state.raw<Chooser['sprung']>(null);
  const { plans } = around;
  let lastTouch: Touch = NO_TOUCH;

  const timerAt = (timer: number): Timer | undefined => around.sight().timers[timer];
  const deeds = $derived.by(() => (open === null ? [] : deedsOf(open)));
  const offers = $derived.by(offersNow);
  const sending = $derived<readonly Action[]>([...sent, ...plans.sending]);

  function deedsOf(number: number): readonly Deed[] {
    const timer = timerAt(number);
    if (timer === undefined) return [];
    return timer.isReady ? (around.choices().deeds.get(number) ?? []) : deedsAhead(around.sight(), timer);
  }

  // --- what is on offer ---

  function offersNow(): ReadonlyMap<Spot, Offer> {
    const found = new Map<Spot, Offer>();
    if (around.hands() === null) return found;
    if (open === null) offerPlaces(found);
    else offerDeeds(found, open);
    for (const [spot, action] of around.choices().owed) found.set(spot, { how: 'owed', action });
    return found;
  }

  function offerPlaces(found: Map<Spot, Offer>): void {
    for (const [spot, places] of around.choices().places) {
      const [action] = placesFor(places);
      if (action !== undefined) found.set(spot, { how: 'place', action });
    }
  }

  /** Those of the timer in hand; without one, of any that is not on its way. */
  function placesFor(places: readonly Place[]): readonly Place[] {
    return places.filter(({ timer }) => !isSent(timer) && (held === null || held === timer));
  }

  function offerDeeds(found: Map<Spot, Offer>, timer: number): void {
    const how = timerAt(timer)?.isReady === true ? 'deed' : 'ahead';
    for (const [spot, deed] of deedSpots(deeds, picked, around.sight().table.ship.heading)) {
      if (deed.kind === 'Pick')
        found.set(spot, { how: 'pick', cannon: deed.cannon, isPicked: picked.cannons.includes(deed.cannon) });
      else found.set(spot, { how, action: deed });
    }
  }

  // --- touches ---

  function touch(spot: Spot): void {
    const offer = offers.get(spot);
    const hands = around.hands();
    if (hands === null) return around.tell({ spot });
    if (isSecondOfTwo(spot)) return;
    if (offer !== undefined) return accept(offer);
    const space = spaceAt(spot);
    const own = around.sight().timers.find((timer) => timer.isMine && timer.space !== null && timer.space === space);
    const placeable = placesFor(around.choices().places.get(spot) ?? [])[0];
    // Whoever holds a timer over a hole that is taken hears the rule, and still holds it.
    if (own !== undefined && (held === null || own.isReady)) return openTimer(own);
    if (placeable !== undefined) return void send(placeable);
    return askWhyNot(hands, spot, space);
  }

  /** The second tap of a double one has its answer already. */
  function isSecondOfTwo(spot: Spot): boolean {
    const isSecond = spot === lastTouch.spot && around.now() - lastTouch.at < DOUBLE;
    // A third one begins anew: whoever keeps tapping is heard.
    lastTouch = isSecond ? NO_TOUCH : { spot, at: around.now() };
    return isSecond;
  }

  function accept(offer: Offer): void {
    if (offer.how === 'pick') pick(offer.cannon);
    else if (offer.how === 'ahead') plan(offer.action);
    else void send(offer.action);
  }

  function askWhyNot(hands: Hands, spot: Spot, space: number | null): void {
    const sight = around.sight();
    const timer = open ?? held ?? sight.timers.find((one) => one.isMine && one.space === null)?.timer ?? sight.mine[0];
    const meant = open === null ? null : meantBy(spot, deeds[0], open);
    if (meant !== null) return void whyNot(hands, meant);
    if (open !== null) return around.hint('deck-choose-offered');
    const isHole = spot.startsWith('space-') || held !== null;
    if (timer === undefined || space === null || !isHole) return around.tell({ spot });
    return void whyNot(hands, { kind: 'Place', timer, space });
  }

  async function whyNot(hands: Hands, action: Action): Promise<void> {
    const refusal = await hands.why(action);
    around.refused();
    if (refusal === null) around.hint('deck-not-now');
    else hands.refuse(refusal);
  }

  function touchTimer(number: number): void {
    const timer = timerAt(number);
    if (timer === undefined) return;
    if (around.hands() === null || !timer.isMine) return around.tell({ timer: number });
    if (isSent(number)) return around.hint('deck-on-its-way');
    if (timer.space !== null) return openTimer(timer);
    const isLettingGo = held === number && open === null;
    close();
    held = isLettingGo ? null : number;
  }

  function openTimer(timer: Timer): void {
    const hands = around.hands();
    if (hands === null || timer.space === null) return;
    if (isSent(timer.timer)) return around.hint('deck-on-its-way');
    if (open === timer.timer) return close();
    const only = onlyDeed(deedsOf(timer.timer));
    close();
    if (timer.isReady) openReady(hands, timer, only);
    else if (deedsOf(timer.timer).length === 0) around.hint('deck-nothing-ahead');
    else open = timer.timer;
  }

  /** With one way there is nothing to choose; with none it is said why, and only coming back is left. */
  function openReady(hands: Hands, timer: Timer, only: Deed | undefined): void {
    const ready = around.choices().deeds.get(timer.timer);
    if (only !== undefined) return void send(only);
    if (ready === undefined) return void whyNot(hands, { kind: 'TakeBack', timer: timer.timer });
    open = timer.timer;
    if (ready.length === 0) void askReason(hands, timer);
  }

  async function askReason(hands: Hands, timer: Timer): Promise<void> {
    const wished = deedsAhead(around.sight(), timer)[0] ?? meantBy(spotOf(timer.space ?? 0), undefined, timer.timer);
    const refusal = wished === null ? null : await hands.why(wished);
    if (open === timer.timer) reason = refusal?.sentence ?? '';
  }

  // --- choosing a deed ---

  function plan(deed: Deed): void {
    if (timerAt(deed.timer)?.space == null) return;
    plans.set(deed, around.sight());
    close();
    around.hint('deck-planned');
  }

  function pick(cannon: number): void {
    if (picked.cannons.includes(cannon)) return loadPicked();
    picked = { ...picked, cannons: [...picked.cannons, cannon] };
    if (cannonsToLoad(deeds, picked).length === 0) loadPicked();
  }

  function loadPicked(): void {
    const deed = loading(deeds, picked.cannons);
    if (deed === undefined || open === null) return around.hint('deck-choose-offered');
    if (timerAt(open)?.isReady === true) void send(deed);
    else plan(deed);
  }

  // --- doing it ---

  const isSent = (timer: number): boolean => sending.some((action) => 'timer' in action && action.timer === timer);

  async function send(action: Action): Promise<void> {
    const hands = around.hands();
    if (hands === null) return;
    if ('timer' in action && action.timer === open) close();
    if ('timer' in action && action.timer === held) held = null;
    if ('timer' in action) plans.drop(action.timer);
    sprung = null;
    sent = [...sent, action];
    const isDone = await hands.act(action).finally(() => (sent = sent.filter((one) => one !== action)));
    if (isDone) return;
    around.refused();
    if (action.kind === 'Place') sprung = { timer: action.timer, spot: spotOf(action.space) };
  }

  /** A timer in hand stays there. */
  function close(): void {
    open = null;
    reason = '';
    picked = NOTHING_PICKED;
  }

  function cancel(): boolean {
    const wasUnfinished = open !== null || held !== null;
    if (open === null) held = null;
    close();
    return wasUnfinished;
  }

  function order(kind: Order['kind']): void {
    const hands = around.hands();
    if (hands === null) around.hint('deck-watching');
    else if (around.choices().orders.has(kind)) void send({ kind });
    else void whyNot(hands, { kind });
  }

  function takeBack(timer: number): void {
    const hands = around.hands();
    if (hands === null) around.hint('deck-watching');
    else if (around.choices().deeds.has(timer)) void send({ kind: 'TakeBack', timer });
    else void whyNot(hands, { kind: 'TakeBack', timer });
  }

  function renew(): void {
    if (held !== null && timerAt(held)?.space !== null) held = null;
    if (open !== null && timerAt(open)?.space === null) close();
    if (picked.cannons.length > 0 && loading(deeds, picked.cannons) === undefined) picked = NOTHING_PICKED;
  }

  return {
    get held() {
      return held;
    },
    get open() {
      return open;
    },
    get deeds() {
      return deeds;
    },
    get reason() {
      return reason;
    },
    get picked() {
      return picked;
    },
    get plans() {
      return plans.all;
    },
    get offers() {
      return offers;
    },
    get sending() {
      return sending;
    },
    get sprung() {
      return sprung;
    },
    touch,
    touchTimer,
    order,
    takeBack,
    loadPicked,
    usePowder: (powder) => (picked = { ...picked, powder }),
    dropPlan(timer) {
      plans.drop(timer);
      around.hint('deck-plan-dropped');
    },
    cancel,
    renew,
  };
}
