// A sentence once it has stood for a moment: what is replaced at once was never worth saying.
import { untrack } from 'svelte';
import { GATHERED_FOR } from './live-region.svelte';

/** To be called while a component is made. An empty sentence leaves what was said last. */
export function createDebounced(sentence: () => string): { readonly text: string } {
  let text = $state(untrack(sentence));

  $effect(() => {
    const now = sentence();
    if (now === '') return undefined;
    const timer = setTimeout(() => (text = now), GATHERED_FOR);
    return () => clearTimeout(timer);
  });

  return {
    get text() {
      return text;
    },
  };
}
