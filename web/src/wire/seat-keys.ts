// Which tables this browser has a seat at: its secrets, kept here and nowhere else. Without storage they last as long as
// the page, and the seat's own link is the way back.
import { isHere, isOwnTable } from './here';
import { token } from './token';

export interface SeatKey {
  readonly code: string;
  readonly key: string;
  readonly game: string;
  /** What one was called there last. */
  readonly name: string;
  /** When this browser was there last, in milliseconds since 1970. */
  readonly touched: number;
  /** The last line of which game was seen, so that coming back can tell what happened since. */
  readonly seen?: { readonly game: string; readonly line: number };
}

const KEPT_AS = 'saltsea.berths';
const NAME_AS = 'saltsea.name';
/** A game by days must not be pushed out by a summer of quick ones. */
const MOST = 400;
const KEY = /^[A-Za-z0-9_-]{22,64}$/;

let inMemory: readonly SeatKey[] = [];

export function seatKeys(): readonly SeatKey[] {
  const stored = recall(KEPT_AS);
  if (stored === null) return inMemory;
  try {
    const parsed: unknown = JSON.parse(stored);
    return Array.isArray(parsed) ? parsed.filter(isSeatKey) : [];
  } catch {
    return [];
  }
}

/** Those of where one plays now: of servers, or of tables in this browser's own pages. */
export function seatKeysHere(): readonly SeatKey[] {
  const here = isHere();
  return seatKeys().filter(({ code }) => isOwnTable(code) === here);
}

export function seatKey(code: string): SeatKey | undefined {
  return seatKeys().find((one) => one.code === code);
}

/** Newest first; the oldest beyond a good number are forgotten. */
export function remember(one: SeatKey): void {
  keep([one, ...seatKeys().filter((other) => other.code !== one.code)].slice(0, MOST));
}

export function forget(code: string): void {
  keep(seatKeys().filter((one) => one.code !== code));
}

/** The key of a seat's link stands behind `#`; otherwise this browser's own, or a new one that the server does not know yet. */
export function keyFor(code: string, hash: string): { readonly key: string; readonly isNew: boolean } {
  const given = hash.replace(/^#/, '');
  if (KEY.test(given)) return { key: given, isNew: false };
  const known = seatKey(code);
  return known === undefined ? { key: token(), isNew: true } : { key: known.key, isNew: false };
}

/** What the person at this browser was called last. */
export function lastName(): string {
  return recall(NAME_AS) ?? '';
}

export function rememberName(name: string): void {
  store(NAME_AS, name);
}

function keep(all: readonly SeatKey[]): void {
  inMemory = all;
  store(KEPT_AS, JSON.stringify(all));
}

/** What was kept, or comes from a file, may be anything. */
export function isSeatKey(value: unknown): value is SeatKey {
  if (typeof value !== 'object' || value === null) return false;
  const { code, key, game, name, touched } = value as Partial<Record<keyof SeatKey, unknown>>;
  return [code, key, game, name].every((text) => typeof text === 'string') && typeof touched === 'number';
}

function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // a private window: see above
  }
}
