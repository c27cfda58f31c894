// The log book of this browser: the secret by which the server knows a guest's campaign and diary. Made up here, kept here, and sent
// to our server alone. A player who is signed in sails for their account instead. Without storage it lasts as long as the page.
import { token } from './token';

const KEPT_AS = 'saltsea.logbook';
const KEY = /^[A-Za-z0-9_-]{22,64}$/;

let inMemory: string | null = null;

/** The same for all pages and tables of this browser. */
export function logbookKey(): string {
  const known = recall() ?? inMemory;
  if (known !== null && KEY.test(known)) return known;
  inMemory = token();
  keep(inMemory);
  return inMemory;
}

function recall(): string | null {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}

function keep(key: string): void {
  try {
    localStorage.setItem(KEPT_AS, key);
  } catch {
    // a private window: see above
  }
}
