// “What would you do?” where time runs: a position lasts no moment there, so an answer is shown until it was read, and one may
// ask as often as one likes.
import type { Suggested } from '../wire/types';
import type { Hinting } from './hinting.svelte';
import type { Scene } from './scene';
import type { Session } from './session.svelte';

export function createPassingHints(session: Session, sceneNow: () => Scene | undefined): Hinting {
  /** The last answer at the time of the question; undefined if nothing was asked. */
  let before = $state.raw<Suggested | null | undefined>(undefined);
  let closed = $state.raw<Suggested | null>(null);
  const told = $derived.by(() => {
    const [scene, { suggested }] = [sceneNow(), session];
    const isOurs = suggested?.game === scene?.game && suggested?.seat === scene?.seat;
    return isOurs && suggested !== closed ? suggested : null;
  });
  const isThinking = $derived(before !== undefined && before === session.suggested);

  return {
    get left() {
      return session.table?.hints ?? null;
    },
    get isThinking() {
      return isThinking;
    },
    get hint() {
      return isThinking ? null : (told?.hint ?? null);
    },
    get isVain() {
      return !isThinking && told !== null && told.hint === null;
    },
    ask() {
      const scene = sceneNow();
      if (scene === undefined || isThinking) return;
      before = session.suggested;
      void session.request({ kind: 'Suggest', seat: scene.seat }).then((isDone) => {
        if (!isDone) before = undefined;
      });
    },
    close() {
      closed = session.suggested;
      before = undefined;
    },
  };
}
