// What a reader of the log wants to see on the board: as long as the pointer is on its words, or for a while once pressed.
import type { Noted } from './links';

/** So long a thing that was pressed stays lit. */
const STAYS = 5000;

export interface Noting {
  readonly noted: Noted | null;
  /** `passing` lasts as long as the pointer stays; `kept` for a while, though the pointer leaves. */
  note(wanted: Noted | null, how: 'passing' | 'kept'): void;
}

/** Call it while a component is set up: what is noted is forgotten with it. */
export function createNoting(): Noting {
  let noted = $state.raw<Noted | null>(null);
  let isKept = false;
  $effect(() => {
    if (noted === null) return;
    const timer = setTimeout(() => {
      isKept = false;
      noted = null;
    }, STAYS);
    return () => clearTimeout(timer);
  });
  return {
    get noted() {
      return noted;
    },
    note(wanted, how) {
      if (wanted === null && isKept) return;
      noted = wanted === null ? null : { ...wanted };
      isKept = how === 'kept';
    },
  };
}
