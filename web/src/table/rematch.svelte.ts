// Who would like to play once more: the players who have said so since the game ended. The table's talk is where they say it.
import type { Said } from '../wire/types';
import type { Session } from './session.svelte';

/** The phrase that asks for it. */
export const AGAIN = 'again';
/** A browser that comes after the end does not know when that was; what was said so lately is about this game. */
const LATELY = 600_000;

export interface Rematch {
  /** By the table's numbers, each once, in the order in which they asked. */
  readonly askers: readonly number[];
}

export function createRematch(session: Session): Rematch {
  /** The last word that was said while the game ran, as far as this page has heard. */
  let last = $state<number | null>(null);
  $effect(() => {
    if (session.table?.phase === 'playing') last = session.talk.at(-1)?.n ?? 0;
  });
  const isSince = ({ n, at }: Said): boolean => (last === null ? at > session.serverNow() - LATELY : n > last);
  const askers = $derived(
    session.talk.filter((said) => said.phrase === AGAIN && isSince(said)).map(({ person }) => person),
  );
  return {
    get askers() {
      return [...new Set(askers)];
    },
  };
}
