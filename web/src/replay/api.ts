// What a replay asks the server: who sat where, the game as a seat saw it, and records in and out.
import { ask, ApiError, NO_REASON } from '../wire/api';
import { fetchHere, type Whom } from '../wire/here';
import { seatKey } from '../wire/seat-keys';
import type { GameAbout, GameViews, Imported } from '../wire/types';

export interface Portion {
  readonly seat: number;
  readonly since: number;
  readonly until: number;
}

/** The secret of the table where a game was played, if this browser sat there: some records are for the table alone. */
export function keyOf(id: string): string | undefined {
  return seatKey(id.replace(/-\d+$/, ''))?.key;
}

export function fetchAboutGame(id: string, key: string | undefined): Promise<GameAbout> {
  return ask(`${address(id)}/about`, owned(key));
}

export function fetchViews(id: string, key: string | undefined, { seat, since, until }: Portion): Promise<GameViews> {
  return ask(`${address(id)}/views?form=view&seat=${seat}&since=${since}&until=${until}`, owned(key));
}

/** The same with what would have been better at a deciding moment of the game's review. */
export function fetchBetterViews(
  id: string,
  key: string | undefined,
  moment: number,
  { seat, since, until }: Portion,
): Promise<GameViews> {
  return ask(`${address(id)}/review/${moment}/views?seat=${seat}&since=${since}&until=${until}`, owned(key));
}

/** The record of a game, as a file. */
export async function fetchRecord(id: string, key: string | undefined): Promise<Blob> {
  const headers: HeadersInit = key === undefined ? {} : { Authorization: `Bearer ${key}` };
  return (await answered(fetchHere(address(id), { headers }))).blob();
}

/** A record from elsewhere: it is played again on the server, and gets an id there. */
export async function bringRecord(file: Blob, whom?: Whom): Promise<Imported> {
  const order = { method: 'POST', headers: { 'Content-Type': 'application/jsonl' }, body: file };
  return (await answered(fetchHere('/api/games', order, whom))).json() as Promise<Imported>;
}

async function answered(asked: Promise<Response>): Promise<Response> {
  const response = await asked.catch(() => {
    throw new ApiError({ kind: 'unreachable' });
  });
  if (!response.ok) throw new ApiError({ kind: 'refused', status: response.status, ...NO_REASON });
  return response;
}

function address(id: string): string {
  return `/api/games/${encodeURIComponent(id)}`;
}

function owned(key: string | undefined): { readonly key?: string } {
  return key === undefined ? {} : { key };
}
