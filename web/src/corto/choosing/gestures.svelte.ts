// Dragging, holding and hovering, for the whole table at once: parts of the table only say by data attributes what can be
// dragged (data-drag), what card is there (data-card) and where things can be dropped (data-square, data-pile).
import type { Held, Target } from './drops';

const FAR = 8;
const HOLD = 450;
const HOVER = 650;

export interface Gestures {
  /** What is being dragged, and where the pointer is, in the window. */
  readonly held: Held | null;
  readonly x: number;
  readonly y: number;
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
  cancel(): void;
  over(event: PointerEvent): void;
  /** A drag or a hold is no click as well. */
  click(event: MouseEvent): void;
}

export interface Meaning {
  /** Something that is dragged has come over the board. */
  enter(held: Held): void;
  drop(held: Held, target: Target): void;
  /** Held down, or hovered over with a mouse. */
  look(card: string, how: 'held' | 'hover'): void;
  /** The mouse has left. */
  lookAway(): void;
}

interface Press {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly from: HTMLElement;
}

/** The handlers are arrow functions: the table hands them to its element as they are. */
class TableGestures implements Gestures {
  held = $state.raw<Held | null>(null);
  x = $state(0);
  y = $state(0);
  private readonly root: () => HTMLElement | undefined;
  private readonly meaning: Meaning;
  private press: Press | null = null;
  private hasEntered = false;
  private isNoClick = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hovered: HTMLElement | null = null;

  constructor(root: () => HTMLElement | undefined, meaning: Meaning) {
    this.root = root;
    this.meaning = meaning;
  }

  readonly down = (event: PointerEvent): void => {
    this.isNoClick = false;
    this.stopWaiting();
    this.meaning.lookAway();
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const from = event.target.closest<HTMLElement>('[data-drag], [data-card]');
    if (from === null) return;
    this.press = { pointer: event.pointerId, x: event.clientX, y: event.clientY, from };
    if (event.pointerType !== 'mouse') this.waitFor(from, 'held', HOLD);
  };

  readonly move = (event: PointerEvent): void => {
    const { press } = this;
    if (press?.pointer !== event.pointerId) return;
    const [x, y] = [event.clientX, event.clientY];
    [this.x, this.y] = [x, y];
    if (this.held === null && Math.hypot(x - press.x, y - press.y) > FAR) this.begin(press);
    if (this.held !== null && !this.hasEntered && targetAt(x, y).kind === 'square') {
      this.hasEntered = true;
      this.meaning.enter(this.held);
    }
  };

  readonly up = (event: PointerEvent): void => {
    this.stopWaiting();
    if (this.press?.pointer !== event.pointerId) return;
    const done = this.held;
    this.cancel();
    if (done !== null) this.meaning.drop(done, targetAt(event.clientX, event.clientY));
  };

  readonly cancel = (): void => {
    this.stopWaiting();
    this.press = null;
    this.held = null;
  };

  readonly over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || this.press !== null) return;
    const now = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null;
    if (now === this.hovered) return;
    this.hovered = now;
    this.stopWaiting();
    this.meaning.lookAway();
    if (now !== null) this.waitFor(now, 'hover', HOVER);
  };

  readonly click = (event: MouseEvent): void => {
    if (!this.isNoClick) return;
    this.isNoClick = false;
    event.preventDefault();
    event.stopPropagation();
  };

  private begin({ from, pointer }: Press): void {
    this.stopWaiting();
    this.held = this.isNoClick ? null : heldOf(from);
    this.hasEntered = false;
    if (this.held === null) return;
    this.isNoClick = true;
    this.root()?.setPointerCapture(pointer);
  }

  private waitFor(from: HTMLElement, how: 'held' | 'hover', time: number): void {
    const shown = from.closest<HTMLElement>('[data-card]');
    const card = shown?.dataset['card'];
    if (shown === null || card === undefined) return;
    this.timer = setTimeout(() => {
      if (how === 'held') this.isNoClick = true;
      this.meaning.look(card, how);
    }, time);
  }

  private stopWaiting(): void {
    clearTimeout(this.timer);
  }
}

export function createGestures(root: () => HTMLElement | undefined, meaning: Meaning): Gestures {
  return new TableGestures(root, meaning);
}

function heldOf({ dataset }: HTMLElement): Held | null {
  const { drag: piece, card, square } = dataset;
  if (piece === undefined) return null;
  if (piece === 'card') return card === undefined ? null : { kind: 'card', card };
  if (piece === 'square') return square === undefined ? null : { kind: 'square', square };
  return { kind: 'piece', piece };
}

function targetAt(x: number, y: number): Target {
  const under = document.elementFromPoint(x, y);
  const square = under?.closest<HTMLElement>('[data-square]')?.dataset['square'];
  if (square !== undefined) return { kind: 'square', square };
  return under?.closest('[data-pile]') ? { kind: 'pile' } : { kind: 'nowhere' };
}
