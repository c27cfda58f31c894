// Where this player's finger, pointer or focus was last: a refusal is told in the other half of the window, so that
// another card or square can be chosen at once.

export interface Touches {
  /** Whether the last tap, or the focus at the last key, was in the lower half of the window. */
  readonly isBelow: () => boolean;
  readonly stop: () => void;
}

/** Listen until it is stopped. Before the first touch it is the hand that matters, and it lies below. */
export function createTouches(): Touches {
  let height = Infinity;
  const pointed = ({ clientY }: PointerEvent): void => {
    height = clientY;
  };
  const typed = (): void => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return;
    const { top, bottom } = focused.getBoundingClientRect();
    height = (top + bottom) / 2;
  };
  addEventListener('pointerdown', pointed, { capture: true });
  addEventListener('keydown', typed, { capture: true });
  return {
    isBelow: () => height > innerHeight / 2,
    stop: () => {
      removeEventListener('pointerdown', pointed, { capture: true });
      removeEventListener('keydown', typed, { capture: true });
    },
  };
}
