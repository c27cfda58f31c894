// Whether one's name may stand on boards of honour. Asked once on this device, and told to each table that sails for one.
import type { Session } from '../../table/session.svelte';

const KEPT_AS = 'saltsea.signed';

export function isSigning(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) === 'yes';
  } catch {
    return false;
  }
}

export function setSigning(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEPT_AS, 'yes');
    else localStorage.removeItem(KEPT_AS);
  } catch {
    // a private window has no name to show
  }
}

/** Tells a table what was chosen. A player's name is shown only if they said so: silence means no. */
export async function sign(session: Session, named: boolean): Promise<boolean> {
  const answer = await session.ask({ kind: 'Sign', named });
  return answer.kind === 'Done';
}
