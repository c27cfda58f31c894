// Games that were played on this device alone, brought to the server: each once, however often it is asked for.
import { bringRecord, fetchRecord, keyOf } from '../../replay/api';
import { ask } from '../../wire/api';
import { isOwnTable } from '../../wire/here';
import { type SeatKey, seatKeys } from '../../wire/seat-keys';
import type { Mine } from '../../wire/types';

const KEPT_AS = 'saltsea.uploaded';

/** Whether this browser has ever played on this device alone. */
export const hasOwnGames = (): boolean => ownSeatKeys().length > 0;

/** The seats at tables of this device. */
export const ownSeatKeys = (): readonly SeatKey[] => seatKeys().filter(({ code }) => isOwnTable(code));

/** The finished games of this device; asking for them starts its engine. */
export function fetchOwnGames(): Promise<Mine> {
  const seats = ownSeatKeys().map(({ code, key }) => ({ table: code, key }));
  return ask('/api/mine', { body: { seats }, whom: 'page' });
}

/** Bring a game to the server; the answer is its id there. */
export async function upload(id: string): Promise<string> {
  const known = uploads()[id];
  if (known !== undefined) return known;
  const { id: there } = await bringRecord(await fetchRecord(id, keyOf(id)), 'server');
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify({ ...uploads(), [id]: there }));
  } catch {
    // a private window: the server knows the game again by itself
  }
  return there;
}

/** What uploaded games are called on the server. */
export function uploads(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}
