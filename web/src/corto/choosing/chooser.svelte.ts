// What a player's touches mean. A click or a key does what hover or focus has shown; a finger shows it with its first touch
// and does it with the second, unless its owner wants it at once. What gives up more than it seems to is asked about once a
// turn, that something cannot be taken back once a game, and in a lesson or puzzle, which says what to do, nothing is. While the server has not answered, the latest touch waits its turn; what cannot be done is
// asked about, never ignored.
import { tick } from 'svelte';
import type { PlayerActions } from '../../table/game';
import type { Action } from '../../table/scene';
import type { Settings } from '../../ui/settings.svelte';
import type { Refused } from '../../wire/types';
import type { Sentence } from '../../ui/sentences';
import { cardOn, isDeck, type BoardModel } from '../view';
import { type Choices, type Possible, possibleOf } from './choices';

/** What a player wants, however it was said: by touch, by key, by dragging. */
export type Wish =
  /** Sure: dragged there, so that nothing needs to be shown before it is done. */
  | { readonly kind: 'square'; readonly square: string; readonly isSure?: boolean }
  | { readonly kind: 'card'; readonly card: string; readonly isSure?: boolean }
  | { readonly kind: 'drag'; readonly piece: string; readonly square: string }
  | { readonly kind: 'do'; readonly action: Action }
  /** A button or a row: a finger is shown first what would follow, if there is anything to show. */
  | { readonly kind: 'press'; readonly action: Action }
  | { readonly kind: 'undo' }
  | { readonly kind: 'reset' };

type Hint = 'corto-watching' | 'corto-not-now' | 'corto-nothing-back' | 'corto-puzzle-begins';

export interface Dependencies {
  readonly model: () => BoardModel;
  readonly choices: () => Choices;
  readonly hands: () => PlayerActions | null;
  readonly settings: () => Settings;
  /** Whether a finger touches, which cannot hover. */
  readonly isTouch: () => boolean;
  /** Whether there is anything to show of what would follow. */
  readonly hasFollowing: (possible: Possible) => Promise<boolean>;
  /** Show a card from close by. */
  readonly peek: (card: string) => void;
  /** A word about something that no rule forbids. */
  readonly hint: (text: Hint) => void;
  readonly now: () => number;
}

export interface Question {
  readonly possible: Possible;
  /** It cannot be taken back, and there is something that could still be. */
  readonly isFinal: boolean;
  /** What it gives up. */
  readonly warn: Sentence | null;
}

export interface Chooser {
  /** A card that was lifted to be looked at: the next touch plays it. */
  readonly selected: string | null;
  /** What a finger has looked at on the board: the next touch of the same does it. */
  readonly looked: Possible | null;
  readonly isDiscarding: boolean;
  /** What was sent and is not answered yet. */
  readonly pending: Action | 'undo' | null;
  /** A touch is not answered yet: something is sent, or it is not known yet what would follow from a button. */
  readonly isBusy: boolean;
  /** A square where several things can be done. */
  readonly menu: { readonly square: string; readonly possible: readonly Possible[] } | null;
  /** What waits for a yes: it cannot be taken back, or gives something up. */
  readonly question: Question | null;
  wish(...wishes: readonly Wish[]): void;
  /** Yes to the question. */
  confirm(): void;
  /** Whether a touch of this square has only just done something: the second tap of a double one means no more. */
  hasJustActed(square: string): boolean;
  toggleDiscarding(): void;
  closeMenu(): void;
  /** Another place was touched: what was only looked at is let go. */
  lookAway(): void;
  /** Let go of the last unfinished thing; false if there was none. */
  cancel(): boolean;
  /** Another scene has come: what was half chosen in the old one is over. */
  renew(): void;
}

const DOUBLE = 250;

class TableChooser implements Chooser {
  selected = $state<string | null>(null);
  looked = $state.raw<Possible | null>(null);
  isDiscarding = $state(false);
  pending = $state.raw<Action | 'undo' | null>(null);
  menu = $state.raw<Chooser['menu']>(null);
  question = $state.raw<Question | null>(null);
  private readonly deps: Dependencies;
  private waiting: readonly Wish[] = [];
  isBusy = $state(false);
  /** What was asked about: that it is final with its game, what it gives up with its turn. */
  private readonly asked = new Set<string>();
  /** The last square that did something, so that a double tap does it once. */
  private lastTouch = { square: '', at: 0 };
  /** The card whose playing was the last thing done here: it can still be exchanged for another. */
  private justPlayed: { readonly card: string; readonly line: number } | null = null;

  constructor(deps: Dependencies) {
    this.deps = deps;
  }

  wish(...wishes: readonly Wish[]): void {
    const [first] = wishes;
    if (first?.kind === 'square' && this.hasJustActed(first.square)) return;
    this.waiting = wishes;
    if (!this.isBusy) void this.workOff();
  }

  hasJustActed(square: string): boolean {
    return square === this.lastTouch.square && this.deps.now() - this.lastTouch.at < DOUBLE;
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
    const hands = this.deps.hands();
    if (hands === null) return this.watch(one);
    switch (one.kind) {
      case 'square':
        return this.touchSquare(hands, one.square, one.isSure === true || !this.looksFirst());
      case 'card':
        return this.touchCard(hands, one.card, one.isSure === true || !this.looksFirst());
      case 'drag':
        return this.dragTo(hands, one.piece, one.square);
      case 'do':
        return this.perform(hands, one.action);
      case 'press':
        return this.pressButton(hands, one.action);
      case 'undo':
        return this.takeBack(hands, this.deps.model().scene.undo);
      case 'reset':
        return this.takeBack(hands, this.deps.model().scene.reset);
    }
  }

  private watch(one: Wish): false {
    const { table } = this.deps.model();
    const card = one.kind === 'card' ? one.card : one.kind === 'square' ? cardOn(table, one.square) : undefined;
    if (card === undefined) this.deps.hint('corto-watching');
    else this.deps.peek(card);
    return false;
  }

  /** A finger cannot hover: its first touch only shows. */
  private readonly looksFirst = (): boolean => this.deps.isTouch() && !this.deps.settings().oneTap;

  // --- buttons ---

  /** Where nothing would follow that could be shown, or a question shows it, a second touch would be one for nothing. */
  private async pressButton(hands: PlayerActions, action: Action): Promise<boolean> {
    const found = possibleOf(this.deps.choices(), action);
    const isKnown = found === undefined || this.looked?.id === found.id || this.questionOf(found) !== null;
    if (isKnown || !this.looksFirst()) return this.perform(hands, action);
    const { line } = this.deps.model().scene;
    const hasFollowing = await this.deps.hasFollowing(found);
    if (line !== this.deps.model().scene.line) return false;
    if (!hasFollowing) return this.perform(hands, action);
    this.lookAway();
    this.looked = found;
    return false;
  }

  // --- squares ---

  private async touchSquare(hands: PlayerActions, square: string, isSure: boolean): Promise<boolean> {
    const possible = this.deps.choices().squares.get(square) ?? [];
    const [first] = possible;
    const { looked, selected } = this;
    this.menu = null;
    this.looked = null;
    if (selected !== null && this.deps.choices().plays.has(selected))
      return this.playThere(hands, selected, square, isSure);
    this.selected = null;
    if (first === undefined) return this.touchInVain(hands, square);
    if (possible.length > 1) {
      this.menu = { square, possible };
      return false;
    }
    if (!isSure && looked?.id !== first.id) {
      this.looked = first;
      return false;
    }
    this.lastTouch = { square, at: this.deps.now() };
    return this.ask(hands, first);
  }

  /** The lifted card is played, and the square is touched for its first step. A deck is no square to play on. */
  private async playThere(hands: PlayerActions, card: string, square: string, isSure: boolean): Promise<boolean> {
    this.selected = null;
    if (isDeck(this.deps.model().table, square)) return this.touchSquare(hands, square, isSure);
    const isPlayed = await this.play(hands, card);
    return isPlayed && this.touchSquare(hands, square, isSure);
  }

  /** Look at the character that lies there; while something is being chosen, ask why it cannot be this square. */
  private async touchInVain(hands: PlayerActions, square: string): Promise<false> {
    const { table, isChoosing } = this.deps.model();
    const card = cardOn(table, square);
    if (isChoosing || card === undefined) return this.explain(hands, await hands.whyTouch({ square }));
    this.deps.peek(card);
    return false;
  }

  private async dragTo(hands: PlayerActions, piece: string, square: string): Promise<boolean> {
    const possible = this.deps.choices().squares.get(square) ?? [];
    const found = possible.find(({ offer }) => offer.drag === piece);
    if (found !== undefined) return this.ask(hands, found);
    return this.explain(hands, await hands.whyTouch({ drag: piece, square }));
  }

  // --- cards ---

  private async touchCard(hands: PlayerActions, card: string, isSure: boolean): Promise<boolean> {
    const { isMine, inPlay, scene } = this.deps.model();
    this.looked = null;
    if (!isMine) {
      this.deps.peek(card);
      return false;
    }
    if (card === inPlay) return this.takeBack(hands, scene.undo);
    const play = this.deps.choices().plays.get(card);
    const isLifted = this.selected === card;
    if (!isLifted && (!isSure || (play?.isFinal === true && !this.isDiscarding))) {
      this.selected = card;
      return false;
    }
    if (this.isDiscarding) return this.discard(hands, card);
    return play === undefined ? this.playInstead(hands, card) : this.play(hands, card);
  }

  /** A lesson that refuses it means another card to be played: the next touch of one plays it again. */
  private async discard(hands: PlayerActions, card: string): Promise<boolean> {
    const isDone = await this.perform(hands, { kind: 'Discard', card });
    if (!isDone && this.question === null) this.isDiscarding = false;
    return isDone;
  }

  private async play(hands: PlayerActions, card: string): Promise<boolean> {
    const isPlayed = await this.perform(hands, { kind: 'Play', card });
    this.justPlayed = isPlayed ? { card, line: this.deps.model().scene.line } : null;
    return isPlayed;
  }

  /** A player who has only lifted a card and touches another one means the other one. */
  private async playInstead(hands: PlayerActions, card: string): Promise<boolean> {
    const { scene, inPlay } = this.deps.model();
    const last = this.justPlayed;
    const isExchange = last !== null && last.line === scene.line && last.card === inPlay;
    if (!isExchange || scene.undo === null) return this.explain(hands, await hands.whyTouch({ card }));
    return (await this.takeBack(hands, scene.undo)) && this.play(hands, card);
  }

  private async takeBack(hands: PlayerActions, to: number | null): Promise<boolean> {
    if (to !== null) return this.send('undo', () => hands.undo(to));
    if (hands.isPuzzle === true) return this.explain(hands, null, 'corto-puzzle-begins');
    const last = Math.max(0, this.deps.model().scene.line - 1);
    return this.explain(hands, await hands.why({ kind: 'Undo', to: last }), 'corto-nothing-back');
  }

  // --- doing it ---

  private async perform(hands: PlayerActions, action: Action): Promise<boolean> {
    const found = possibleOf(this.deps.choices(), action);
    return found === undefined ? this.explain(hands, await hands.why(action)) : this.ask(hands, found);
  }

  private async ask(hands: PlayerActions, possible: Possible): Promise<boolean> {
    const question = this.questionOf(possible);
    if (question !== null) {
      this.question = question;
      return false;
    }
    return this.send(possible.action, () => hands.act(possible.action));
  }

  private questionOf(possible: Possible): Question | null {
    const { scene } = this.deps.model();
    if (!this.deps.settings().careful || this.deps.hands()?.isGuided === true) return null;
    const isFinal = possible.isFinal && scene.reset !== null && !this.asked.has(this.inThisGame());
    const warn = possible.warn === null || this.asked.has(this.inThisTurn(possible.warn.text)) ? null : possible.warn;
    return isFinal || warn !== null ? { possible, isFinal, warn } : null;
  }

  /** That something cannot be taken back: from then on the drop on it says so. */
  private readonly inThisGame = (): string => `${this.deps.model().scene.game} final`;

  private readonly inThisTurn = (what: string): string => `${this.deps.model().table.turns} ${what}`;

  private async send(what: Action | 'undo', act: () => Promise<boolean>): Promise<boolean> {
    this.pending = what;
    this.menu = null;
    this.question = null;
    this.selected = null;
    this.looked = null;
    try {
      return await act();
    } finally {
      await tick(); // the scene that the answer brought is drawn before the next touch is looked at
      this.pending = null;
    }
  }

  private explain(hands: PlayerActions, refusal: Refused | null, otherwise: Hint = 'corto-not-now'): false {
    if (refusal === null) this.deps.hint(otherwise);
    else hands.refuse(refusal);
    return false;
  }

  confirm(): void {
    const { question } = this;
    this.question = null;
    if (question === null) return;
    if (question.isFinal) this.asked.add(this.inThisGame());
    if (question.warn !== null) this.asked.add(this.inThisTurn(question.warn.text));
    this.wish({ kind: 'do', action: question.possible.action });
  }

  /** An arrow function: buttons get it as it is. */
  readonly toggleDiscarding = (): void => {
    this.isDiscarding = !this.isDiscarding;
    this.lookAway();
  };

  closeMenu(): void {
    this.menu = null;
  }

  lookAway(): void {
    this.selected = null;
    this.looked = null;
  }

  cancel(): boolean {
    const half = [this.menu, this.question, this.selected, this.looked];
    const hadSomething = this.isDiscarding || half.some((one) => one !== null);
    this.menu = null;
    this.question = null;
    this.lookAway();
    this.isDiscarding = false;
    this.waiting = [];
    return hadSomething;
  }

  renew(): void {
    const { plays, discards } = this.deps.choices();
    this.menu = null;
    this.question = null;
    this.looked = null;
    if (this.selected !== null && !plays.has(this.selected)) this.selected = null;
    if (discards.size === 0) this.isDiscarding = false;
  }
}

export function createChooser(deps: Dependencies): Chooser {
  return new TableChooser(deps);
}
