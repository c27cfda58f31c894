// What is said aloud for those who hear the table: sentences that come in a burst are gathered for a moment and put there as
// one, and each stays for a while. So a screen reader that comes late finds all of it, and nothing is taken from under it.
import { untrack } from 'svelte';
import { createTimeouts } from '../timeouts';

export interface Utterance {
  readonly key: number;
  readonly text: string;
}

export interface LiveRegion {
  /** What stands there, the oldest first. */
  readonly said: readonly Utterance[];
  /** Nothing is added for an empty text. */
  say(text: string): void;
  /** The table is left. */
  leave(): void;
}

/** Milliseconds: a burst of lines lasts no longer, and a listener does not notice so short a wait. */
export const GATHERED_FOR = 400;
/** Long enough for a slow reader to come by, short enough that the region does not become a second log. */
export const STAYS_FOR = 10_000;

/** `gathers` is how long it waits for more; 0 for what cannot wait. */
export function createLiveRegion(gathers: number = GATHERED_FOR): LiveRegion {
  let said = $state.raw<readonly Utterance[]>([]);
  let burst: readonly string[] = [];
  let next = 0;
  const timeouts = createTimeouts();

  function put(text: string): void {
    const utterance = { key: next++, text };
    said = [...untrack(() => said), utterance];
    timeouts.after(STAYS_FOR, () => (said = said.filter((one) => one !== utterance)));
  }

  function putBurst(): void {
    put(burst.join(' '));
    burst = [];
  }

  return {
    get said() {
      return said;
    },
    say(text) {
      if (text === '' || burst.includes(text)) return;
      if (gathers === 0) {
        put(text);
        return;
      }
      if (burst.length === 0) timeouts.after(gathers, putBurst);
      burst = [...burst, text];
    },
    leave: () => timeouts.cancel(),
  };
}
