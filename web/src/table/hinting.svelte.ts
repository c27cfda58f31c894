// “What would you do?” in a practice game: one asks, the server lets its best computer player think, and the answer is shown
// as long as the position is the one that it was asked for.
import type { Hint } from '../wire/types';
import { createPassingHints } from './passing-hints.svelte';
import type { Scene } from './scene';
import type { Session } from './session.svelte';

export interface Hinting {
  /** How many hints are left; null where there are none. */
  readonly left: number | null;
  readonly isThinking: boolean;
  readonly hint: Hint | null;
  /** It was thought about, and nothing was found: that is free. */
  readonly isVain: boolean;
  /** Nothing came in time, where time runs: one may ask again. */
  readonly isLate: boolean;
  ask(): void;
  close(): void;
}

export function createHinting(session: Session, sceneNow: () => Scene | undefined): Hinting {
  if (session.table?.real_time === true) return createPassingHints(session, sceneNow);
  let asked = $state('');
  let closed = $state('');
  const moment = $derived.by(() => {
    const scene = sceneNow();
    return scene === undefined ? '' : `${scene.game} ${scene.seat} ${scene.line}`;
  });
  const told = $derived.by(() => {
    const { suggested } = session;
    const isNow = suggested !== null && `${suggested.game} ${suggested.seat} ${suggested.line}` === moment;
    return isNow && closed !== moment ? suggested : null;
  });
  const left = $derived(session.table?.hints ?? null);

  return {
    get left() {
      return left;
    },
    get isThinking() {
      return asked !== '' && asked === moment && told === null && closed !== moment;
    },
    get hint() {
      return told?.hint ?? null;
    },
    get isVain() {
      return told !== null && told.hint === null;
    },
    isLate: false,
    ask() {
      const scene = sceneNow();
      if (scene === undefined) return;
      const now = moment;
      // The one that was closed, or is still there, is shown again for nothing.
      if (session.suggested !== null && session.suggested.hint !== null && closed === now) {
        closed = '';
        return;
      }
      if (told?.hint != null || asked === now) return;
      asked = now;
      void session.request({ kind: 'Suggest', seat: scene.seat }).then((isDone) => {
        if (!isDone && asked === now) asked = '';
      });
    },
    close() {
      closed = moment;
      asked = '';
    },
  };
}
