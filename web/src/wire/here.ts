// Where something is asked: at the server, or of the engine in this page. A table of the page has a code that begins with `o`,
// which no server gives, and what its pages need is asked here. So is everything while one plays without a server, and all
// that the App asks, unless other devices follow it through the server.
import { isFolder, place } from './place';

const KEPT_AS = 'saltsea.here';
const FOLLOWED_AS = 'saltsea.app.followed';
const OWN = /^\/api\/(?:tables|games|puzzle)\/o[a-z2-9]{6}(?:[-/?]|$)/;
const OWN_PAGE = /^\/(?:t|replay|campaign\/report)\/o[a-z2-9]{6}(?:[-/]|$)/;
const APP = /^\/app\/?$/;
/** Pages that the engine of this browser can fill as well: nothing on them is a server's alone. */
const EITHER = /^\/(?:$|campaign\/?$|app\/?$|(?:new|learn|rules|companion)(?:\/|$))/;

/** Whether a table, by its code, is in this page. */
export const isOwnTable = (code: string): boolean => /^o[a-z2-9]{6}$/.test(code);

/** Whether this tab plays without a server. */
export function isHere(): boolean {
  if (isFolder()) return true;
  try {
    return sessionStorage.getItem(KEPT_AS) !== null;
  } catch {
    return false;
  }
}

export function stayHere(here: boolean): void {
  try {
    if (here) sessionStorage.setItem(KEPT_AS, '1');
    else sessionStorage.removeItem(KEPT_AS);
  } catch {
    // a private window may keep nothing: the page asks the server
  }
}

/** Whether the page that is shown can do without a server. */
export const needsNoServer = ({ pathname }: Pick<URL, 'pathname'> = place()): boolean => EITHER.test(pathname);

/** From now on this tab plays without a server; the page begins anew, since all of it was asked elsewhere. */
export function goOnHere(): void {
  stayHere(true);
  // A private window that keeps nothing would begin anew for ever.
  if (isHere()) location.reload();
}

/** Whether other devices follow the App of this one: then its tables are the server's. */
export function isFollowed(): boolean {
  if (isHere()) return false;
  try {
    return localStorage.getItem(FOLLOWED_AS) !== null;
  } catch {
    return false;
  }
}

export function letFollow(followed: boolean): void {
  try {
    if (followed) localStorage.setItem(FOLLOWED_AS, '1');
    else localStorage.removeItem(FOLLOWED_AS);
  } catch {
    // a private window: the App runs here
  }
}

/** Whether the page that is shown lives by the engine alone. */
export function isOwnPage({ pathname }: Pick<URL, 'pathname'> = place()): boolean {
  return isHere() || OWN_PAGE.test(pathname) || (APP.test(pathname) && !isFollowed());
}

export const isAskedHere = (url: string): boolean => OWN.test(url) || isOwnPage();

/** Whom to ask, where the address does not decide: what is carried from one to the other is asked of both. */
export type Whom = 'server' | 'page';

/** Whether the engine answers, and no server. */
export const isAnsweredHere = (url: string, whom?: Whom): boolean =>
  whom === undefined ? isAskedHere(url) : whom === 'page';

/** `fetch`, for what a server or the page's own engine can answer. */
export async function fetchHere(url: string, how: RequestInit = {}, whom?: Whom): Promise<Response> {
  if (!isAnsweredHere(url, whom)) {
    if (isFolder()) throw new TypeError('a folder has no server');
    return fetch(url, how);
  }
  const { askEngine } = await import('../engine/engine.svelte');
  const answer = await askEngine(url, how);
  if (answer === null) throw new TypeError('there is no engine in this page');
  return answer;
}
