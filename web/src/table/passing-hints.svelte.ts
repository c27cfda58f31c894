// “What would you do?” where time runs: a position lasts no moment there, so an answer is shown until it was read, and one may
// ask as often as one likes.
import type { Suggested } from '../wire/types';
import type { Hinting } from './hinting.svelte';
import type { Scene } from './scene';
import type { Session } from './session.svelte';

/** Milliseconds: an answer that has not come by then was lost, or is of no use any more. */
export const PATIENCE = 10_000;

interface Question {
  readonly game: string;
  readonly seat: number;
  /** The last answer at the time of the question. */
  readonly before: Suggested | null;
}

export function createPassingHints(session: Session, sceneNow: () => Scene | undefined): Hinting {
  let asked = $state.raw<Question | undefined>(undefined);
  /** The question that the server has not answered in time. */
  let late = $state.raw<Question | undefined>(undefined);
  /** The question, as long as the game goes on that it was asked in. */
  const current = $derived.by(() => {
    const scene = sceneNow();
    const isSame = asked !== undefined && asked.game === scene?.game && asked.seat === scene.seat;
    return isSame && session.table?.phase === 'playing' ? asked : undefined;
  });
  // Nothing is shown that was not asked for: the server repeats its last answer to who comes back, however old it is.
  const told = $derived.by(() => {
    const { suggested } = session;
    const isOurs = suggested?.game === current?.game && suggested?.seat === current?.seat;
    return current !== undefined && isOurs && suggested !== current.before ? suggested : null;
  });
  const isLate = $derived(current !== undefined && told === null && late === current);
  // Without a connection the server does not think for us; a player who is back is told what was found meanwhile.
  const isThinking = $derived(current !== undefined && told === null && !isLate && session.status === 'open');

  return {
    get left() {
      return session.table?.hints ?? null;
    },
    get isThinking() {
      return isThinking;
    },
    get hint() {
      return told?.hint ?? null;
    },
    get isVain() {
      return told !== null && told.hint === null;
    },
    get isLate() {
      return isLate;
    },
    ask() {
      const scene = sceneNow();
      if (scene === undefined || isThinking) return;
      const question = { game: scene.game, seat: scene.seat, before: session.suggested };
      asked = question;
      setTimeout(() => {
        if (asked === question) late = question;
      }, PATIENCE);
      void session.request({ kind: 'Suggest', seat: scene.seat }).then((isDone) => {
        if (!isDone && asked === question && told === null) asked = undefined;
      });
    },
    close() {
      asked = undefined;
    },
  };
}
