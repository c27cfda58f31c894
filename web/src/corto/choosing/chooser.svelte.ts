// What a player's touches mean. One touch is one step of the game where it can be taken back, two where it cannot; while
// the server has not answered, the latest touch waits its turn; what cannot be done is asked about, never ignored.
import { tick } from 'svelte';
import type { Hands } from '../../table/game';
import type { Settings } from '../../ui/settings.svelte';
import { type Choices, meantOn, type Offer, offerOf } from './choices';
import { type Action, isDeck, adventureAt, type Sight } from '../view';

/** Something that a player wants, however it was said: by touch, by key, by dragging. */
export type Wish =
  | { readonly kind: 'square'; readonly square: number }
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'do'; readonly action: Action }
  | { readonly kind: 'undo' }
  | { readonly kind: 'reset' };

export interface Around {
  readonly sight: () => Sight;
  readonly choices: () => Choices;
  readonly hands: () => Hands | null;
  readonly settings: () => Settings;
  /** Show a card from close by. */
  readonly peek: (card: number) => void;
  /** A word about something that no rule forbids. */
  readonly hint: (text: 'corto-watching' | 'corto-not-now' | 'corto-nothing-back') => void;
  readonly now: () => number;
}

export interface Chooser {
  /** A card that the next touch plays: only where playing it is final. */
  readonly selected: number | null;
  readonly isDiscarding: boolean;
  /** What was sent and is not answered yet. */
  readonly pending: Action | 'undo' | null;
  /** A square where several things can be done. */
  readonly menu: { readonly square: number; readonly offers: readonly Offer[] } | null;
  /** What waits for a yes because it cannot be taken back. */
  readonly question: Offer | null;
  wish(...wishes: readonly Wish[]): void;
  /** Yes to the question. */
  confirm(): void;
  /** Whether a touch of this square has only just done something: the second tap of a double one means no more. */
  hasJustActed(square: number): boolean;
  toggleDiscarding(): void;
  closeMenu(): void;
  /** Let go of the last unfinished thing; false if there was none. */
  cancel(): boolean;
  /** Another scene has come: what was half chosen in the old one is over. */
  renew(): void;
}

const DOUBLE = 250;

// eslint-disable-next-line max-lines-per-function -- split together with the new views
export function createChooser(around: Around): Chooser {
  let selected = $state<number | null>(null);
  let isDiscarding = $state(false);
  let pending = $state.raw<Action | 'undo' | null>(null);
  let menu = $state.raw<Chooser['menu']>(null);
  let question = $state.raw<Offer | null>(null);
  let waiting: readonly Wish[] = [];
  let isBusy = false;
  /** The turn in which the line of new information was asked about. */
  let askedIn = -1;
  /** The last square that did something, so that a double tap does it once. */
  let lastTouch = { square: -1, at: 0 };
  /** The card whose playing was the last thing done here: it can still be exchanged for another. */
  let justPlayed: { readonly card: number; readonly line: number } | null = null;

  function wish(...wishes: readonly Wish[]): void {
    const [first] = wishes;
    if (first?.kind === 'square' && hasJustActed(first.square)) return;
    waiting = wishes;
    if (!isBusy) void workOff();
  }

  function hasJustActed(square: number): boolean {
    return square === lastTouch.square && around.now() - lastTouch.at < DOUBLE;
  }

  async function workOff(): Promise<void> {
    isBusy = true;
    try {
      while (waiting.length > 0) await workOffOne();
    } finally {
      isBusy = false;
    }
  }

  /** What was wished together stops at the first thing that could not be done; a newer wish takes its place. */
  async function workOffOne(): Promise<void> {
    const [next, ...rest] = waiting;
    waiting = rest;
    if (next === undefined) return;
    const isDone = await fulfil(next);
    if (!isDone && waiting === rest) waiting = [];
  }

  /** Whether the game has gone on, so that the next wish may follow. */
  async function fulfil(one: Wish): Promise<boolean> {
    const hands = around.hands();
    if (hands === null) return watch(one);
    switch (one.kind) {
      case 'square':
        return touchSquare(hands, one.square);
      case 'card':
        return touchCard(hands, one.card);
      case 'do':
        return perform(hands, one.action);
      case 'undo':
        return takeBack(hands, around.sight().scene.undo);
      case 'reset':
        return takeBack(hands, around.sight().scene.reset);
    }
  }

  function watch(one: Wish): false {
    const card =
      one.kind === 'card' ? one.card : one.kind === 'square' ? around.sight().panels.get(one.square)?.card : undefined;
    if (card === undefined) around.hint('corto-watching');
    else around.peek(card);
    return false;
  }

  // --- squares ---

  async function touchSquare(hands: Hands, square: number): Promise<boolean> {
    const sight = around.sight();
    const offers = around.choices().squares.get(square) ?? [];
    const [first] = offers;
    menu = null;
    if (selected !== null && first === undefined) return playThere(hands, selected, square);
    if (first === undefined) return askWhyNot(hands, sight, square);
    if (offers.length > 1) {
      menu = { square, offers };
      return false;
    }
    lastTouch = { square, at: around.now() };
    return ask(hands, first);
  }

  async function playThere(hands: Hands, card: number, square: number): Promise<boolean> {
    const isPlayed = await perform(hands, { kind: 'Play', card });
    return isPlayed && touchSquare(hands, square);
  }

  async function askWhyNot(hands: Hands, sight: Sight, square: number): Promise<false> {
    const isChoosing = sight.isMine && sight.table.step !== 'main';
    const card = sight.panels.get(square)?.card;
    if (!isChoosing && card !== undefined) {
      around.peek(card);
      return false;
    }
    const isFigurineStep = sight.legal.some(({ kind }) => kind === 'Move');
    const question: Action =
      isDeck(square) && !isFigurineStep
        ? { kind: 'Draw', adventure: adventureAt(sight.table, square) }
        : meantOn(sight, square);
    return whyNot(hands, question);
  }

  async function whyNot(
    hands: Hands,
    action: unknown,
    otherwise: 'corto-not-now' | 'corto-nothing-back' = 'corto-not-now',
  ): Promise<false> {
    const refusal = await hands.why(action);
    if (refusal === null) around.hint(otherwise);
    else hands.refuse(refusal);
    return false;
  }

  // --- cards ---

  async function touchCard(hands: Hands, card: number): Promise<boolean> {
    const sight = around.sight();
    const choices = around.choices();
    if (!sight.isMine) {
      around.peek(card);
      return false;
    }
    if (card === sight.inPlay) return takeBack(hands, sight.scene.undo);
    if (isDiscarding) return perform(hands, { kind: 'Discard', card });
    const offer = choices.plays.get(card);
    if (offer === undefined) return playInstead(hands, sight, card);
    if (offer.isFinal && selected !== card) {
      selected = card;
      return false;
    }
    return play(hands, card);
  }

  async function play(hands: Hands, card: number): Promise<boolean> {
    const isPlayed = await perform(hands, { kind: 'Play', card });
    justPlayed = isPlayed ? { card, line: around.sight().scene.line } : null;
    return isPlayed;
  }

  /** Whoever has only lifted a card and touches another one means the other one. */
  async function playInstead(hands: Hands, sight: Sight, card: number): Promise<boolean> {
    const isExchange = justPlayed !== null && justPlayed.line === sight.scene.line && justPlayed.card === sight.inPlay;
    if (!isExchange || sight.scene.undo === null) return whyNot(hands, { kind: 'Play', card });
    return (await takeBack(hands, sight.scene.undo)) && play(hands, card);
  }

  async function takeBack(hands: Hands, to: number | null): Promise<boolean> {
    if (to === null)
      return whyNot(hands, { kind: 'Undo', to: Math.max(0, around.sight().scene.line - 1) }, 'corto-nothing-back');
    return send('undo', () => hands.undo(to));
  }

  // --- doing it ---

  async function perform(hands: Hands, action: Action): Promise<boolean> {
    const offer = offerOf(around.sight(), action);
    return offer === undefined ? whyNot(hands, action) : ask(hands, offer);
  }

  async function ask(hands: Hands, offer: Offer): Promise<boolean> {
    const { scene, table } = around.sight();
    const crosses = offer.isFinal && scene.reset !== null && around.settings().careful && askedIn !== table.turns;
    if (crosses) {
      question = offer;
      return false;
    }
    return send(offer.action, () => hands.act(offer.action));
  }

  async function send(what: Action | 'undo', act: () => Promise<boolean>): Promise<boolean> {
    pending = what;
    menu = null;
    question = null;
    selected = null;
    try {
      return await act();
    } finally {
      await tick(); // the scene that the answer brought is drawn before the next touch is looked at
      pending = null;
    }
  }

  function confirm(): void {
    const offer = question;
    question = null;
    if (offer === null) return;
    askedIn = around.sight().table.turns;
    wish({ kind: 'do', action: offer.action });
  }

  function cancel(): boolean {
    const hadSomething = menu !== null || question !== null || selected !== null || isDiscarding;
    menu = null;
    question = null;
    selected = null;
    isDiscarding = false;
    waiting = [];
    return hadSomething;
  }

  function renew(): void {
    const { plays, discards } = around.choices();
    menu = null;
    question = null;
    if (selected !== null && !plays.has(selected)) selected = null;
    if (discards.size === 0) isDiscarding = false;
  }

  return {
    get selected() {
      return selected;
    },
    get isDiscarding() {
      return isDiscarding;
    },
    get pending() {
      return pending;
    },
    get menu() {
      return menu;
    },
    get question() {
      return question;
    },
    wish,
    confirm,
    hasJustActed,
    toggleDiscarding() {
      isDiscarding = !isDiscarding;
      selected = null;
    },
    closeMenu() {
      menu = null;
    },
    cancel,
    renew,
  };
}
