// Carries out, once, what was wanted when the table was opened: computer players, company on this device, the start.
import type { Session } from '../../table/session.svelte';
import type { Refused } from '../../wire/types';
import { carryOut, dropIntent, type Intent, intentFor } from '../new-table/opening';

export interface Arranging {
  readonly standing: 'nothing' | 'busy' | 'failed';
  /** Why not; null where the server could not say. */
  readonly refusal: Refused | null;
  again(): void;
  /** Never mind: the rest is done by hand. */
  stop(): void;
}

export function createArranging(session: Session): Arranging {
  const intent = intentFor(session.code);
  let standing = $state<Arranging['standing']>(intent === null ? 'nothing' : 'busy');
  let refusal = $state.raw<Refused | null>(null);

  async function attempt(wanted: Intent): Promise<void> {
    standing = 'busy';
    const answer = await carryOut(session, wanted);
    if (answer === null) {
      stop();
      return;
    }
    standing = 'failed';
    refusal = answer.kind === 'Refused' ? answer : null;
  }

  function stop(): void {
    dropIntent(session.code);
    standing = 'nothing';
  }

  if (intent !== null) {
    const isHost = session.table?.host === session.person && session.table.phase === 'open';
    if (isHost) void attempt(intent);
    else stop();
  }

  return {
    get standing() {
      return standing;
    },
    get refusal() {
      return refusal;
    },
    again() {
      if (intent !== null) void attempt(intent);
    },
    stop,
  };
}
