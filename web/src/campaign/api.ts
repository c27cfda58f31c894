// What the campaign asks the server. Every answer tells of open chapters alone; a locked one has its number.
import type { Language } from '../ui/texts';
import { ask } from '../wire/api';
import { fetchHere } from '../wire/here';
import type { LogBook } from '../wire/types';
import { logbookKey } from '../wire/logbook';

export const GAME = 'pirates';

/** For whom a chapter is set up: the server works out what that crew will find. */
export interface Crew {
  readonly players: number;
  readonly level: string;
  readonly timers: number;
}

const BOOK = `/api/campaign/${GAME}`;

export function fetchLogBook(language: Language, crew: Crew): Promise<LogBook> {
  return ask(`${BOOK}?${queried(language, crew)}`, { key: logbookKey() });
}

/** My campaign as the text of a file; null while nothing is noted in it. */
export async function fetchCampaignFile(): Promise<string | null> {
  const response = await fetchHere(`${BOOK}/export`, { headers: { Authorization: `Bearer ${logbookKey()}` } });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.text();
}

/** Go on with the campaign of a file, in place of mine. */
export function bringCampaign(campaign: unknown, language: Language, crew: Crew): Promise<LogBook> {
  return ask(`${BOOK}?${queried(language, crew)}`, { method: 'PUT', body: campaign, key: logbookKey() });
}

/** Forget my campaign: what is left is a new one. */
export function forgetCampaign(language: Language, crew: Crew): Promise<LogBook> {
  return ask(`${BOOK}?${queried(language, crew)}`, { method: 'DELETE', key: logbookKey() });
}

function queried(language: Language, { players, level, timers }: Crew): string {
  return new URLSearchParams({ language, players: String(players), level, timers: String(timers) }).toString();
}
