// What a player's touches mean. One touch is one step of the game where it can be taken back, two where it cannot; while
// the server has not answered, the latest touch waits its turn; what cannot be done is asked about, never ignored.
import { tick } from 'svelte';
import type { Hands } from '../../table/game';
import type { Action } from '../../table/scene';
import type { Settings } from '../../ui/settings.svelte';
import type { Refused } from '../../wire/types';
import { cardOn, type Sight } from '../view';
import { type Choices, type Possible, possibleOf } from './choices';

/** What a player wants, however it was said: by touch, by key, by dragging. */
export type Wish =
  | { readonly kind: 'square'; readonly square: string }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'drag'; readonly piece: string; readonly square: string }
  | { readonly kind: 'do'; readonly action: Action }
  | { readonly kind: 'undo' }
  | { readonly kind: 'reset' };

type Hint = 'corto-watching' | 'corto-not-now' | 'corto-nothing-back';

export interface Around {
  readonly sight: () => Sight;
  readonly choices: () => Choices;
  readonly hands: () => Hands | null;
  readonly settings: () => Settings;
  /** Show a card from close by. */
  readonly peek: (card: string) => void;
  /** A word about something that no rule forbids. */
  readonly hint: (text: Hint) => void;
  readonly now: () => number;
}

export interface Chooser {
  /** A card that the next touch plays: only where playing it is final. */
  readonly selected: string | null;
  readonly isDiscarding: boolean;
  /** What was sent and is not answered yet. */
  readonly pending: Action | 'undo' | null;
  /** A square where several things can be done. */
  readonly menu: { readonly square: string; readonly possible: readonly Possible[] } | null;
  /** What waits for a yes because it cannot be taken back. */
  readonly question: Possible | null;
  wish(...wishes: readonly Wish[]): void;
  /** Yes to the question. */
  confirm(): void;
  /** Whether a touch of this square has only just done something: the second tap of a double one means no more. */
  hasJustActed(square: string): boolean;
  toggleDiscarding(): void;
  closeMenu(): void;
  /** Let go of the last unfinished thing; false if there was none. */
  cancel(): boolean;
  /** Another scene has come: what was half chosen in the old one is over. */
  renew(): void;
}

const DOUBLE = 250;

class TableChooser implements Chooser {
  selected = $state<string | null>(null);
  isDiscarding = $state(false);
  pending = $state.raw<Action | 'undo' | null>(null);
  menu = $state.raw<Chooser['menu']>(null);
  question = $state.raw<Possible | null>(null);
  private readonly around: Around;
  private waiting: readonly Wish[] = [];
  private isBusy = false;
  /** The turn in which the line of new information was asked about. */
  private askedIn = -1;
  /** The last square that did something, so that a double tap does it once. */
  private lastTouch = { square: '', at: 0 };
  /** The card whose playing was the last thing done here: it can still be exchanged for another. */
  private justPlayed: { readonly card: string; readonly line: number } | null = null;

  constructor(around: Around) {
    this.around = around;
  }

  wish(...wishes: readonly Wish[]): void {
    const [first] = wishes;
    if (first?.kind === 'square' && this.hasJustActed(first.square)) return;
    this.waiting = wishes;
    if (!this.isBusy) void this.workOff();
  }

  hasJustActed(square: string): boolean {
    return square === this.lastTouch.square && this.around.now() - this.lastTouch.at < DOUBLE;
  }

  private async workOff(): Promise<void> {
    this.isBusy = true;
    try {
      while (this.waiting.length > 0) await this.workOffOne();
    } finally {
      this.isBusy = false;
    }
  }

  /** What was wished together stops at the first thing that could not be done; a newer wish takes its place. */
  private async workOffOne(): Promise<void> {
    const [next, ...rest] = this.waiting;
    this.waiting = rest;
    if (next === undefined) return;
    const isDone = await this.fulfil(next);
    if (!isDone && this.waiting === rest) this.waiting = [];
  }

  /** Whether the game has gone on, so that the next wish may follow. */
  private async fulfil(one: Wish): Promise<boolean> {
    const hands = this.around.hands();
    if (hands === null) return this.watch(one);
    switch (one.kind) {
      case 'square':
        return this.touchSquare(hands, one.square);
      case 'card':
        return this.touchCard(hands, one.card);
      case 'drag':
        return this.dragTo(hands, one.piece, one.square);
      case 'do':
        return this.perform(hands, one.action);
      case 'undo':
        return this.takeBack(hands, this.around.sight().scene.undo);
      case 'reset':
        return this.takeBack(hands, this.around.sight().scene.reset);
    }
  }

  private watch(one: Wish): false {
    const { table } = this.around.sight();
    const card = one.kind === 'card' ? one.card : one.kind === 'square' ? cardOn(table, one.square) : undefined;
    if (card === undefined) this.around.hint('corto-watching');
    else this.around.peek(card);
    return false;
  }

  // --- squares ---

  private async touchSquare(hands: Hands, square: string): Promise<boolean> {
    const possible = this.around.choices().squares.get(square) ?? [];
    const [first] = possible;
    this.menu = null;
    if (first === undefined)
      return this.selected === null ? this.touchInVain(hands, square) : this.playThere(hands, this.selected, square);
    if (possible.length > 1) {
      this.menu = { square, possible };
      return false;
    }
    this.lastTouch = { square, at: this.around.now() };
    return this.ask(hands, first);
  }

  private async playThere(hands: Hands, card: string, square: string): Promise<boolean> {
    const isPlayed = await this.perform(hands, { kind: 'Play', card });
    return isPlayed && this.touchSquare(hands, square);
  }

  /** Look at the character that lies there; while something is being chosen, ask why it cannot be this square. */
  private async touchInVain(hands: Hands, square: string): Promise<false> {
    const { table, isChoosing } = this.around.sight();
    const card = cardOn(table, square);
    if (isChoosing || card === undefined) return this.explain(hands, await hands.whyTouch({ square }));
    this.around.peek(card);
    return false;
  }

  private async dragTo(hands: Hands, piece: string, square: string): Promise<boolean> {
    const possible = this.around.choices().squares.get(square) ?? [];
    const found = possible.find(({ offer }) => offer.drag === piece);
    if (found !== undefined) return this.ask(hands, found);
    return this.explain(hands, await hands.whyTouch({ drag: piece, square }));
  }

  // --- cards ---

  private async touchCard(hands: Hands, card: string): Promise<boolean> {
    const { isMine, inPlay, scene } = this.around.sight();
    if (!isMine) {
      this.around.peek(card);
      return false;
    }
    if (card === inPlay) return this.takeBack(hands, scene.undo);
    if (this.isDiscarding) return this.perform(hands, { kind: 'Discard', card });
    const play = this.around.choices().plays.get(card);
    if (play === undefined) return this.playInstead(hands, card);
    if (play.isFinal && this.selected !== card) {
      this.selected = card;
      return false;
    }
    return this.play(hands, card);
  }

  private async play(hands: Hands, card: string): Promise<boolean> {
    const isPlayed = await this.perform(hands, { kind: 'Play', card });
    this.justPlayed = isPlayed ? { card, line: this.around.sight().scene.line } : null;
    return isPlayed;
  }

  /** A player who has only lifted a card and touches another one means the other one. */
  private async playInstead(hands: Hands, card: string): Promise<boolean> {
    const { scene, inPlay } = this.around.sight();
    const last = this.justPlayed;
    const isExchange = last !== null && last.line === scene.line && last.card === inPlay;
    if (!isExchange || scene.undo === null) return this.explain(hands, await hands.whyTouch({ card }));
    return (await this.takeBack(hands, scene.undo)) && this.play(hands, card);
  }

  private async takeBack(hands: Hands, to: number | null): Promise<boolean> {
    if (to !== null) return this.send('undo', () => hands.undo(to));
    const last = Math.max(0, this.around.sight().scene.line - 1);
    return this.explain(hands, await hands.why({ kind: 'Undo', to: last }), 'corto-nothing-back');
  }

  // --- doing it ---

  private async perform(hands: Hands, action: Action): Promise<boolean> {
    const found = possibleOf(this.around.choices(), action);
    return found === undefined ? this.explain(hands, await hands.why(action)) : this.ask(hands, found);
  }

  private async ask(hands: Hands, possible: Possible): Promise<boolean> {
    const { scene, table } = this.around.sight();
    const isAsked = this.around.settings().careful && this.askedIn !== table.turns;
    if (possible.isFinal && scene.reset !== null && isAsked) {
      this.question = possible;
      return false;
    }
    return this.send(possible.action, () => hands.act(possible.action));
  }

  private async send(what: Action | 'undo', act: () => Promise<boolean>): Promise<boolean> {
    this.pending = what;
    this.menu = null;
    this.question = null;
    this.selected = null;
    try {
      return await act();
    } finally {
      await tick(); // the scene that the answer brought is drawn before the next touch is looked at
      this.pending = null;
    }
  }

  private explain(hands: Hands, refusal: Refused | null, otherwise: Hint = 'corto-not-now'): false {
    if (refusal === null) this.around.hint(otherwise);
    else hands.refuse(refusal);
    return false;
  }

  confirm(): void {
    const possible = this.question;
    this.question = null;
    if (possible === null) return;
    this.askedIn = this.around.sight().table.turns;
    this.wish({ kind: 'do', action: possible.action });
  }

  /** An arrow function: buttons get it as it is. */
  readonly toggleDiscarding = (): void => {
    this.isDiscarding = !this.isDiscarding;
    this.selected = null;
  };

  closeMenu(): void {
    this.menu = null;
  }

  cancel(): boolean {
    const hadSomething = this.menu !== null || this.question !== null || this.selected !== null || this.isDiscarding;
    this.menu = null;
    this.question = null;
    this.selected = null;
    this.isDiscarding = false;
    this.waiting = [];
    return hadSomething;
  }

  renew(): void {
    const { plays, discards } = this.around.choices();
    this.menu = null;
    this.question = null;
    if (this.selected !== null && !plays.has(this.selected)) this.selected = null;
    if (discards.size === 0) this.isDiscarding = false;
  }
}

export function createChooser(around: Around): Chooser {
  return new TableChooser(around);
}
