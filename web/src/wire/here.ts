// Where something is asked: at the server, or of the engine in this page. A table of the page has a code that begins with `o`,
// which no server gives; and while one plays without a server, everything is asked here.

const KEPT_AS = 'saltsea.here';
const OWN = /^\/api\/(?:tables|games|puzzle)\/o[a-z2-9]{6}(?:[-/?]|$)/;

/** Whether a table, by its code, is in this page. */
export const isOwnTable = (code: string): boolean => /^o[a-z2-9]{6}$/.test(code);

/** Whether this tab plays without a server. */
export function isHere(): boolean {
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

export const isAskedHere = (url: string): boolean => isHere() || OWN.test(url);

/** `fetch`, for what a server or the page's own engine can answer. */
export async function fetchHere(url: string, how: RequestInit = {}): Promise<Response> {
  if (!isAskedHere(url)) return fetch(url, how);
  const { askEngine } = await import('../engine/engine.svelte');
  const answer = await askEngine(url, how);
  if (answer === null) throw new TypeError('there is no engine in this page');
  return answer;
}
