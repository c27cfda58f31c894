// What a sailor's touches mean. A free timer and a space: it is set there. A timer whose sand is down: its deed is chosen on
// the board. One whose sand still runs: the same, ahead. What cannot be done is asked about, never ignored.
import type { PlayerActions, Touch } from '../../table/game';
import type { Action } from '../../table/scene';
import type { Refused } from '../../wire/types';
import { cardAt, shipSpaceAt, spaceAt, type Spot, spotOf } from '../board/spots';
import type { Cannon, SpaceName } from '../names';
import type { BoardModel, Timer } from '../view';
import {
  cannonsToLoad,
  type Choices,
  type Deed,
  deedsAhead,
  loading,
  onlyDeed,
  type Order,
  type Picked,
} from './choices';
import { type Offer, offersNow } from './offers';
import type { QueuedAction, QueuedActions } from './queued-actions.svelte';

export type { Offer } from './offers';

export type Hint =
  | 'deck-watching'
  | 'deck-not-now'
  | 'deck-on-its-way'
  | 'deck-nothing-ahead'
  | 'deck-choose-offered'
  | 'deck-planned'
  | 'deck-plan-dropped';

export interface Dependencies {
  readonly model: () => BoardModel;
  readonly choices: () => Choices;
  readonly hands: () => PlayerActions | null;
  /** What is chosen ahead: it outlives the table. */
  readonly plans: QueuedActions;
  /** A word about something that no rule forbids. */
  readonly hint: (text: Hint) => void;
  /** Say what this is: another player's timer, a card from close by. */
  readonly tell: (what: { readonly timer: number } | { readonly spot: Spot }) => void;
  /** Something was refused. */
  readonly refused: () => void;
  /** The touch is a pointing finger: true if it was taken as one. */
  readonly point?: (spot: Spot) => boolean;
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
  /** Why it can do nothing; null while it can, or the server has not answered. */
  readonly reason: Refused | null;
  readonly picked: Picked;
  readonly plans: ReadonlyMap<number, QueuedAction>;
  readonly offers: ReadonlyMap<Spot, Offer>;
  /** Sent, and not answered yet. */
  readonly sending: readonly Action[];
  /** A timer that found its space taken and comes back. */
  readonly sprung: { readonly timer: number; readonly spot: Spot } | null;
  touch(spot: Spot): void;
  touchTimer(timer: number): void;
  order(kind: Order): void;
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
interface Tap {
  readonly spot: Spot | null;
  readonly at: number;
}

const NO_TAP: Tap = { spot: null, at: 0 };
const NOTHING_PICKED: Picked = { cannons: [], powder: false };

class TableChooser implements Chooser {
  held = $state<number | null>(null);
  open = $state<number | null>(null);
  reason = $state.raw<Refused | null>(null);
  picked = $state.raw<Picked>(NOTHING_PICKED);
  sprung = $state.raw<Chooser['sprung']>(null);
  private sent = $state.raw<readonly Action[]>([]);
  private lastTap: Tap = NO_TAP;
  private readonly deps: Dependencies;
  readonly deeds: readonly Deed[] = $derived.by(() => (this.open === null ? [] : this.deedsOf(this.open)));
  readonly offers: ReadonlyMap<Spot, Offer> = $derived.by(() => this.offersNow());
  readonly sending: readonly Action[] = $derived.by(() => [
    ...this.sent,
    ...this.deps.plans.sending.map(({ action }) => action),
  ]);

  constructor(deps: Dependencies) {
    this.deps = deps;
  }

  get plans(): ReadonlyMap<number, QueuedAction> {
    return this.deps.plans.all;
  }

  // --- what is on offer ---

  private timerAt(timer: number): Timer | undefined {
    return this.deps.model().timers[timer];
  }

  private isReady(timer: number): boolean {
    return this.timerAt(timer)?.isReady === true;
  }

  private isSent(timer: number): boolean {
    return this.sending.some((action) => action['timer'] === timer);
  }

  private deedsOf(timer: number): readonly Deed[] {
    if (this.isReady(timer)) return this.deps.choices().deeds.get(timer) ?? [];
    return deedsAhead(this.deps.model(), timer);
  }

  private offersNow(): ReadonlyMap<Spot, Offer> {
    if (this.deps.hands() === null) return new Map();
    const { open, deeds, picked } = this;
    return offersNow({
      choices: this.deps.choices(),
      open: open === null ? null : { deeds, picked, isReady: this.isReady(open) },
      meant: (places) => this.placeFor(places),
    });
  }

  /** That of the timer in hand; without one, of the first that is not on its way. */
  private placeFor(places: readonly Deed[]): Deed | undefined {
    return places.find(({ timer }) => !this.isSent(timer) && (this.held === null || this.held === timer));
  }

  // --- touches ---

  readonly touch = (spot: Spot): void => {
    const { deps } = this;
    const offer = this.offers.get(spot);
    const hands = deps.hands();
    if (hands === null) return deps.tell({ spot });
    if (deps.point?.(spot) === true || this.isSecondOfTwo(spot)) return;
    if (offer !== undefined) return this.accept(offer);
    const space = spaceAt(spot);
    const own = deps.model().timers.find((timer) => timer.isMine && timer.space !== null && timer.space === space);
    const placeable = this.placeFor(deps.choices().places.get(spot) ?? []);
    // A player who holds a timer over a hole that is taken hears the rule, and still holds it.
    if (own !== undefined && (this.held === null || own.isReady)) return this.openTimer(own);
    if (placeable !== undefined) return void this.send(placeable.action);
    return this.askWhyNot(hands, spot);
  };

  /** The second tap of a double one has its answer already. */
  private isSecondOfTwo(spot: Spot): boolean {
    const now = this.deps.now();
    const isSecond = spot === this.lastTap.spot && now - this.lastTap.at < DOUBLE;
    // A third one begins anew: a player who keeps tapping is heard.
    this.lastTap = isSecond ? NO_TAP : { spot, at: now };
    return isSecond;
  }

  private accept(offer: Offer): void {
    if (offer.how === 'pick') this.pick(offer.cannon);
    else if (offer.how === 'ahead') this.plan(offer.option);
    else void this.send(offer.option.action);
  }

  private askWhyNot(hands: PlayerActions, spot: Spot): void {
    const { open, held } = this;
    const thing = thingAt(spot);
    if (open !== null) return void this.whyNotHere(hands, { timer: String(open), ...thing });
    if (thing === null || (shipSpaceAt(spot) === null && held === null)) return this.deps.tell({ spot });
    const timer = held ?? this.deps.model().asks.find(({ task }) => task === 'place')?.timer;
    return void this.whyNot(hands, hands.whyTouch(timer === undefined ? thing : { timer: String(timer), ...thing }));
  }

  /** For a timer whose deed is being chosen: what cannot be meant there is no fault, it is only not on offer. */
  private async whyNotHere(hands: PlayerActions, touch: Touch): Promise<void> {
    const refusal = await hands.whyTouch(touch);
    if (refusal === null) {
      this.deps.hint('deck-choose-offered');
      return;
    }
    this.deps.refused();
    hands.refuse(refusal);
  }

  private async whyNot(hands: PlayerActions, asked: Promise<Refused | null>): Promise<void> {
    const refusal = await asked;
    this.deps.refused();
    if (refusal === null) this.deps.hint('deck-not-now');
    else hands.refuse(refusal);
  }

  readonly touchTimer = (number: number): void => {
    const { deps } = this;
    const timer = this.timerAt(number);
    if (timer === undefined) return;
    if (deps.hands() === null || !timer.isMine) return deps.tell({ timer: number });
    if (this.isSent(number)) return deps.hint('deck-on-its-way');
    if (timer.space !== null) return this.openTimer(timer);
    const isLettingGo = this.held === number && this.open === null;
    this.close();
    this.held = isLettingGo ? null : number;
  };

  private openTimer({ timer, isReady }: Timer): void {
    const hands = this.deps.hands();
    if (hands === null) return;
    if (this.isSent(timer)) return this.deps.hint('deck-on-its-way');
    if (this.open === timer) return this.close();
    const deeds = this.deedsOf(timer);
    this.close();
    if (isReady) this.openReady(hands, timer, deeds);
    else if (deeds.length === 0) this.deps.hint('deck-nothing-ahead');
    else this.open = timer;
  }

  /** With one way there is nothing to choose; with none it is said why, and only coming back is left. */
  private openReady(hands: PlayerActions, timer: number, deeds: readonly Deed[]): void {
    const only = onlyDeed(deeds);
    if (only !== undefined) return void this.send(only.action);
    if (!this.deps.choices().deeds.has(timer)) return void this.whyNot(hands, hands.why(takingBack(timer)));
    this.open = timer;
    if (deeds.length === 0) void this.askReason(hands, timer);
  }

  private async askReason(hands: PlayerActions, timer: number): Promise<void> {
    const refusal = await hands.whyTouch({ timer: String(timer) });
    if (this.open === timer) this.reason = refusal;
  }

  // --- choosing a deed ---

  private plan(deed: Deed): void {
    if (this.timerAt(deed.timer)?.space == null) return;
    this.deps.plans.set(deed, this.deps.model());
    this.close();
    this.deps.hint('deck-planned');
  }

  private pick(cannon: Cannon): void {
    if (this.picked.cannons.includes(cannon)) return this.loadPicked();
    this.picked = { ...this.picked, cannons: [...this.picked.cannons, cannon] };
    if (cannonsToLoad(this.deeds, this.picked).length === 0) this.loadPicked();
  }

  readonly loadPicked = (): void => {
    const deed = loading(this.deeds, this.picked.cannons);
    if (deed === undefined) return this.deps.hint('deck-choose-offered');
    if (this.isReady(deed.timer)) void this.send(deed.action);
    else this.plan(deed);
  };

  usePowder(powder: boolean): void {
    this.picked = { ...this.picked, powder };
  }

  dropPlan(timer: number): void {
    this.deps.plans.drop(timer);
    this.deps.hint('deck-plan-dropped');
  }

  // --- doing it ---

  private async send(action: Action): Promise<void> {
    const { deps } = this;
    const hands = deps.hands();
    if (hands === null) return;
    const { timer } = action;
    if (timer === this.open) this.close();
    if (timer === this.held) this.held = null;
    if (typeof timer === 'number') deps.plans.drop(timer);
    this.sprung = null;
    this.sent = [...this.sent, action];
    const isDone = await hands.act(action).finally(() => (this.sent = this.sent.filter((one) => one !== action)));
    if (isDone) return;
    deps.refused();
    if (action.kind === 'Place') this.sprung = { timer: Number(timer), spot: spotOf(action['space'] as SpaceName) };
  }

  /** A timer in hand stays there. */
  private close(): void {
    this.open = null;
    this.reason = null;
    this.picked = NOTHING_PICKED;
  }

  cancel(): boolean {
    const wasUnfinished = this.open !== null || this.held !== null;
    if (this.open === null) this.held = null;
    this.close();
    return wasUnfinished;
  }

  order(kind: Order): void {
    this.sendIf(this.deps.choices().orders.has(kind), { kind });
  }

  takeBack(timer: number): void {
    this.sendIf(this.deps.choices().deeds.has(timer), takingBack(timer));
  }

  /** A button that does nothing now says why. */
  private sendIf(isOffered: boolean, action: Action): void {
    const hands = this.deps.hands();
    if (hands === null) this.deps.hint('deck-watching');
    else if (isOffered) void this.send(action);
    else void this.whyNot(hands, hands.why(action));
  }

  renew(): void {
    if (this.held !== null && this.timerAt(this.held)?.space !== null) this.held = null;
    if (this.open !== null && this.timerAt(this.open)?.space === null) this.close();
    if (this.picked.cannons.length > 0 && loading(this.deeds, this.picked.cannons) === undefined)
      this.picked = NOTHING_PICKED;
  }
}

const takingBack = (timer: number): Action => ({ kind: 'TakeBack', timer });

/** What is touched, as the server understands it; null for a sector or a button. */
function thingAt(spot: Spot): Touch | null {
  const [space, card] = [shipSpaceAt(spot), cardAt(spot)];
  return space !== null ? { space } : card !== null ? { card } : null;
}

export function createChooser(deps: Dependencies): Chooser {
  return new TableChooser(deps);
}
