// One log book in two places: on the server, and with the engine of this browser's pages. A player who opens it with a connection
// gets what the other has, put together; neither is overwritten.
import { keptCampaign } from '../engine/kept';
import { ask } from '../wire/api';
import { fetchHere, isOwnPage, type Whom } from '../wire/here';
import { isFolder } from '../wire/place';
import { logbookKey } from '../wire/logbook';
import type { LogBook } from '../wire/types';
import { BOOK, GAME } from './api';

const SENT_AS = 'saltsea.campaign.sent';
/** A server that does not answer keeps no player from playing. */
const PATIENCE = 4000;

/** Whether the book that is shown may have become another one by it. */
export async function bridgeLogbooks(): Promise<boolean> {
  if (isFolder()) return false;
  try {
    const came = isOwnPage() && (await bringFromServer());
    const went = await bringToServer();
    return isOwnPage() ? came : went;
  } catch {
    return false; // no connection: the next visit does it
  }
}

/** Before a game is taken along: where it arrives, its chapter has to be open. */
export async function bridgeTo(whom: Whom): Promise<void> {
  if (whom === 'server') await bringToServer();
  else await bringFromServer();
}

async function bringFromServer(): Promise<boolean> {
  const headers = { Authorization: `Bearer ${logbookKey()}` };
  const answer = await fetchHere(`${BOOK}/export`, { headers, signal: AbortSignal.timeout(PATIENCE) }, 'server');
  if (answer.status !== 200) return false;
  await merge(await answer.text(), 'page');
  return true;
}

/** What was sailed without it, once: the browser's rows are read, no engine is started. */
async function bringToServer(): Promise<boolean> {
  const kept = await keptCampaign(GAME, globalThis.indexedDB);
  if (kept === null || kept === recalled()) return false;
  await merge(kept, 'server');
  remember(kept);
  return true;
}

const merge = (campaign: string, whom: Whom): Promise<LogBook> =>
  ask(BOOK, { method: 'POST', body: JSON.parse(campaign) as unknown, key: logbookKey(), whom });

function recalled(): string | null {
  try {
    return localStorage.getItem(SENT_AS);
  } catch {
    return null;
  }
}

function remember(campaign: string): void {
  try {
    localStorage.setItem(SENT_AS, campaign);
  } catch {
    // a private window: it is sent again, and changes nothing
  }
}
