// Carries out, once, what was wanted when the table was opened: computer players, company on this device, the start.
import type { Session } from '../../table/session.svelte';
import { carryOut, dropIntent, type Intent, intentFor } from '../new-table/opening';

export interface Arranging {
  readonly standing: 'nothing' | 'busy' | 'failed';
  /** Why not; empty where the server could not say. */
  readonly sentence: string;
  again(): void;
  /** Never mind: the rest is done by hand. */
  stop(): void;
}

export function createArranging(session: Session): Arranging {
  const intent = intentFor(session.code);
  let standing = $state<Arranging['standing']>(intent === null ? 'nothing' : 'busy');
  let sentence = $state('');

  async function attempt(wanted: Intent): Promise<void> {
    standing = 'busy';
    const refusal = await carryOut(session, wanted);
    if (refusal === null) {
      stop();
      return;
    }
    standing = 'failed';
    sentence = refusal.kind === 'Refused' ? refusal.sentence : '';
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
    get sentence() {
      return sentence;
    },
    again() {
      if (intent !== null) void attempt(intent);
    },
    stop,
  };
}
