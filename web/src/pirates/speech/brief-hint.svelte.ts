// A word that passes: with time, or when something else is asked.
import { untrack } from 'svelte';

export interface BriefHint {
  /** Empty when there is none, or it has passed. */
  readonly text: string;
  say(text: string): void;
}

const LASTS = 4500;

/** `asked` is what the table asks meanwhile. To be called while a component is made. */
export function createBriefHint(asked: () => string = () => ''): BriefHint {
  let text = $state('');
  let askedThen = '';

  $effect(() => {
    if (text === '') return undefined;
    askedThen = untrack(asked);
    const timer = setTimeout(() => (text = ''), LASTS);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    if (asked() !== askedThen) text = '';
  });

  return {
    get text() {
      return text;
    },
    say: (now) => (text = now),
  };
}
