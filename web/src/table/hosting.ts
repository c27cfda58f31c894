// Who arranges a table: its host, and the players there while the host is away.
import type { Session } from './session.svelte';

type Known = Pick<Session, 'table' | 'person' | 'seats' | 'presence'>;

export const isHost = ({ table, person }: Pick<Known, 'table' | 'person'>): boolean =>
  table !== null && table.host === person;

/** While the host is away for long every player may arrange: the server says when. */
export function mayArrange({ table, person, seats, presence }: Known): boolean {
  return isHost({ table, person }) || (seats.length > 0 && presence?.others_arrange === true);
}
