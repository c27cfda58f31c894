// What the campaign asks the server. Every answer tells of open chapters alone; a locked one has its number.
import type { Language } from '../ui/texts';
import { dropCampaign } from '../engine/kept';
import { ask, type Manner } from '../wire/api';
import { fetchHere, isOwnPage } from '../wire/here';
import { isFolder } from '../wire/place';
import type { LogBook } from '../wire/types';
import { logbookKey } from '../wire/logbook';

export const GAME = 'pirates';

/** For whom a chapter is set up: the server works out what that crew will find. */
export interface Crew {
  readonly players: number;
  readonly level: string;
  readonly timers: number;
}

export const BOOK = `/api/campaign/${GAME}`;

export function fetchLogBook(language: Language, crew: Crew): Promise<LogBook> {
  return ask(`${BOOK}?${queried(language, crew)}`, { key: logbookKey() });
}

/** My campaign as the text of a file; null while nothing is noted in it. */
export async function fetchCampaignFile(): Promise<string | null> {
  const response = await fetchHere(`${BOOK}/export`, { headers: { Authorization: `Bearer ${logbookKey()}` } });
  if (response.status === 204) return null;
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.text();
}

/** Put the campaign of a file together with mine: the better of both. */
export function mergeCampaign(campaign: unknown, language: Language, crew: Crew): Promise<LogBook> {
  return ask(`${BOOK}?${queried(language, crew)}`, { method: 'POST', body: campaign, key: logbookKey() });
}

/** Go on with the campaign of a file, in place of mine. */
export async function bringCampaign(campaign: unknown, language: Language, crew: Crew): Promise<LogBook> {
  const manner = { method: 'PUT', body: campaign, key: logbookKey() } as const;
  const book = await ask<LogBook>(`${BOOK}?${queried(language, crew)}`, manner);
  await elsewhere(manner);
  return book;
}

/** Forget my campaign: what is left is a new one. */
export async function forgetCampaign(language: Language, crew: Crew): Promise<LogBook> {
  const manner = { method: 'DELETE', key: logbookKey() } as const;
  const book = await ask<LogBook>(`${BOOK}?${queried(language, crew)}`, manner);
  await elsewhere(manner);
  return book;
}

/** The same for the other place that has the log book, or it would come back from there. */
async function elsewhere(manner: Manner): Promise<void> {
  if (!isOwnPage()) await dropCampaign(GAME, globalThis.indexedDB).catch(() => undefined);
  else if (!isFolder()) await ask(BOOK, { ...manner, whom: 'server' }).catch(() => undefined);
}

function queried(language: Language, { players, level, timers }: Crew): string {
  return new URLSearchParams({ language, players: String(players), level, timers: String(timers) }).toString();
}
