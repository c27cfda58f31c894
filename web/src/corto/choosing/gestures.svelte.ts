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
  look(card: number, from: HTMLElement, how: 'held' | 'hover'): void;
  /** The mouse has left. */
  lookAway(): void;
}

interface Press {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly from: HTMLElement;
}

export function createGestures(root: () => HTMLElement | undefined, meaning: Meaning): Gestures {
  let held = $state.raw<Held | null>(null);
  let x = $state(0);
  let y = $state(0);
  let press: Press | null = null;
  let hasEntered = false;
  let isNoClick = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    isNoClick = false;
    stopWaiting();
    meaning.lookAway();
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const from = event.target.closest<HTMLElement>('[data-drag], [data-card]');
    if (from === null) return;
    press = { pointer: event.pointerId, x: event.clientX, y: event.clientY, from };
    if (event.pointerType !== 'mouse') waitFor(from, 'held', HOLD);
  }

  function waitFor(from: HTMLElement, how: 'held' | 'hover', time: number): void {
    const shown = from.closest<HTMLElement>('[data-card]');
    const card = Number(shown?.dataset['card'] ?? NaN);
    if (shown === null || Number.isNaN(card)) return;
    timer = setTimeout(() => {
      if (how === 'held') isNoClick = true;
      meaning.look(card, shown, how);
    }, time);
  }

  function stopWaiting(): void {
    clearTimeout(timer);
  }

  function move(event: PointerEvent): void {
    if (press === null || press.pointer !== event.pointerId) return;
    [x, y] = [event.clientX, event.clientY];
    if (held === null && Math.hypot(x - press.x, y - press.y) > FAR) begin(press);
    if (held !== null && !hasEntered && targetAt(x, y).kind === 'square') {
      hasEntered = true;
      meaning.enter(held);
    }
  }

  function begin({ from, pointer }: Press): void {
    stopWaiting();
    held = isNoClick ? null : heldOf(from);
    hasEntered = false;
    if (held === null) return;
    isNoClick = true;
    root()?.setPointerCapture(pointer);
  }

  function up(event: PointerEvent): void {
    stopWaiting();
    if (press?.pointer !== event.pointerId) return;
    const done = held;
    cancel();
    if (done !== null) meaning.drop(done, targetAt(event.clientX, event.clientY));
  }

  function cancel(): void {
    stopWaiting();
    press = null;
    held = null;
  }

  function over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || press !== null) return;
    const now = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null;
    if (now === hovered) return;
    hovered = now;
    stopWaiting();
    meaning.lookAway();
    if (now !== null) waitFor(now, 'hover', HOVER);
  }

  function click(event: MouseEvent): void {
    if (!isNoClick) return;
    isNoClick = false;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    get held() {
      return held;
    },
    get x() {
      return x;
    },
    get y() {
      return y;
    },
    down,
    move,
    up,
    cancel,
    over,
    click,
  };
}

export function heldOf(from: HTMLElement): Held | null {
  const kind = from.dataset['drag'];
  switch (kind) {
    case 'card':
      return { kind, card: Number(from.dataset['card']) };
    case 'stock':
    case 'corto':
    case 'rasputin':
    case 'vessel':
      return { kind };
    case 'square':
      return { kind, square: Number(from.dataset['square']) };
    default:
      return null;
  }
}

function targetAt(x: number, y: number): Target {
  const under = document.elementFromPoint(x, y);
  const square = under?.closest<HTMLElement>('[data-square]');
  if (square) return { kind: 'square', square: Number(square.dataset['square']) };
  return under?.closest('[data-pile]') ? { kind: 'pile' } : { kind: 'nowhere' };
}
