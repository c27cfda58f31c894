// Step mode: time stands until all players who can do something have done it, or say that they wait. Each seat of this device
// says so for itself.
import type { PlayerActions } from '../../table/game';
import { createTimeouts } from '../timeouts';
import type { BoardModel } from '../view';

export interface Dependencies {
  readonly model: () => BoardModel;
  readonly hands: () => PlayerActions | null;
  /** The timer that is in hand or being chosen for. */
  readonly timer: () => number | null;
  readonly isStepping: () => boolean;
  /** The seats that wait, as the server tells everybody: so it is known after a reload too. */
  readonly waits: () => readonly number[];
  /** The seats of people for whom time stands, as the server tells everybody. */
  readonly awaited: () => readonly number[];
  /** One of several seats waits, and time still stands: say so. What is asked says it for one alone. */
  readonly tell: (seat: number) => void;
  readonly hint: (text: 'deck-watching' | 'deck-no-steps' | 'deck-you-wait') => void;
  readonly refused: () => void;
}

export interface Waiting {
  /** Several seats are played from this device. */
  readonly isShared: boolean;
  /** The own seats that may say it: with one seat that one, with several those for whom time stands. */
  readonly open: readonly number[];
  /** The seats of people for whom time stands, wherever they sit; none where it runs by itself. */
  readonly missing: readonly number[];
  /** Whose hand it is: what the key means. */
  readonly hand: number | undefined;
  /** Whether this seat has said it, and nothing has happened since. */
  has(seat: number): boolean;
  /** For this seat; without one, for the seat whose hand it is. */
  say(seat?: number): void;
  /** The table is left. */
  leave(): void;
}

/** Milliseconds within which time goes on, if it does: the answer is here before what came of it. */
export const SETTLES = 300;

export function createWaiting(deps: Dependencies): Waiting {
  const timeouts = createTimeouts();
  const has = (seat: number): boolean => deps.isStepping() && deps.waits().includes(seat);
  const missing = (): readonly number[] => (deps.isStepping() ? deps.awaited() : []);
  const isShared = (): boolean => own().length > 1;
  const open = (): readonly number[] => own().filter((seat) => !has(seat) && (!isShared() || missing().includes(seat)));

  function own(): readonly number[] {
    const { table, mine } = deps.model();
    return [...new Set(mine.flatMap((timer) => table.timers[timer]?.owner ?? []))];
  }

  function hand(): number | undefined {
    const owner = deps.model().table.timers[deps.timer() ?? -1]?.owner;
    return owner !== undefined && open().includes(owner) ? owner : open()[0];
  }

  async function wait(seat: number, hands: PlayerActions): Promise<void> {
    const { line } = deps.model().scene;
    if (!(await hands.wait(seat))) deps.refused();
    else if (isShared())
      timeouts.after(SETTLES, () => {
        if (deps.model().scene.line === line) deps.tell(seat);
      });
  }

  return {
    get isShared() {
      return isShared();
    },
    get open() {
      return open();
    },
    get missing() {
      return missing();
    },
    get hand() {
      return hand();
    },
    has,
    say(seat = hand()) {
      const hands = deps.hands();
      if (hands === null) deps.hint('deck-watching');
      else if (!deps.isStepping()) deps.hint('deck-no-steps');
      else if (seat === undefined) deps.hint('deck-you-wait');
      else void wait(seat, hands);
    },
    leave: () => timeouts.cancel(),
  };
}
