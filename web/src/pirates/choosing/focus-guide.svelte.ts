// A player who uses the keyboard is led to what comes next, and never loses the place where they are.
import { tick } from 'svelte';

export interface Dependencies {
  /** Read whatever leads somewhere else when it changes. */
  readonly moment: () => unknown;
  /** Go to what comes next. */
  readonly lead: () => void;
}

export interface FocusGuide {
  /** A key was pressed, or a finger or mouse was used. */
  noticed(how: 'key' | 'pointer'): void;
}

/** To be called while a component is made. */
export function createFocusGuide(deps: Dependencies): FocusGuide {
  let isByKey = false;

  /** Only a player whose focused element is gone needs another one. */
  function follow(): void {
    if (isByKey && document.activeElement === document.body) deps.lead();
  }

  $effect(() => {
    void deps.moment();
    void tick().then(follow);
  });

  return { noticed: (how) => (isByKey = how === 'key') };
}
