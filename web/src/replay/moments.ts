// Where in a game one is looking, from whose eyes, and how that is written in an address or told to others.
import type { LogEntry } from '../table/game';
import { WATCHER } from '../wire/seats';
import { PLAIN } from '../ui/plain';

export interface Moment {
  readonly line: number;
  readonly seat: number;
}

/** What begins every place that a leader of a look back points at: an older word, kept for clients of before. */
const LED = 'review:';
const PLACE = new RegExp(`^${LED}(\\d{1,6}):(\\d{1,2})$`);
/** The leader leads no longer. */
export const STOPPED = `${LED}stop`;

/** Whether a finger leads a look back, and so points at nothing on the board. */
export const isLed = (place: string): boolean => place.startsWith(LED);

/** As it is sent to the others at a table: `review:41:0` is line 41 from seat 0. */
export function placeOf({ line, seat }: Moment): string {
  return `${LED}${line}:${seat}`;
}

export function momentAt(place: string): Moment | undefined {
  const [, line, seat] = PLACE.exec(place) ?? [];
  return line === undefined || seat === undefined ? undefined : { line: Number(line), seat: Number(seat) };
}

/** As it stands in an address, behind `?`. What is no number, or no seat of this game, counts as not said. */
export function momentIn(search: URLSearchParams, players: number): Partial<Moment> {
  const line = whole(search.get('line'));
  const seat = whole(search.get('seat'));
  const isSeat = seat !== undefined && (seat < players || seat === WATCHER);
  return { ...(line === undefined ? {} : { line }), ...(isSeat ? { seat } : {}) };
}

function whole(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** The deciding moment of the game's review whose better turn the address shows. */
export const betterIn = (search: URLSearchParams): number | undefined => whole(search.get('better'));

export interface Shown {
  /** The better turn of this deciding moment is shown. */
  readonly better?: number | undefined;
  /** The review lies open. */
  readonly isReviewed?: boolean;
}

/** `kept` is the address now: if it asks for the plain table, that goes on. */
export function addressOf(
  game: string,
  { line, seat }: Moment,
  kept = new URLSearchParams(),
  { better, isReviewed = false }: Shown = {},
): string {
  const plain = kept.has(PLAIN) ? `&${PLAIN}` : '';
  const other = better === undefined ? '' : `&better=${better}`;
  return `/replay/${encodeURIComponent(game)}?line=${line}&seat=${seat}${other}${isReviewed ? '&review' : ''}${plain}`;
}

/** The lines that a heading stands over: where turns begin. */
export function turns(entries: readonly LogEntry[]): readonly LogEntry[] {
  return entries.filter((entry) => entry.heading !== '');
}

/** The beginning of the turn before or after this line; the edge holds. */
export function turnFrom(entries: readonly LogEntry[], line: number, way: 1 | -1, total: number): number {
  const lines = turns(entries).map((entry) => entry.line);
  return way > 0 ? (lines.find((one) => one > line) ?? total - 1) : (lines.findLast((one) => one < line) ?? 0);
}

/**
 * The entry of the log that tells of this line: an entry may be several lines, of which it names the last. Where a turn
 * begins, what was told before led there.
 */
export function entryOf(entries: readonly LogEntry[], line: number): LogEntry | undefined {
  const found = entries.findIndex((entry) => entry.line >= line);
  const before = entries.slice(0, found < 0 ? entries.length : found).findLast((entry) => entry.sentences.length > 0);
  const entry = entries[found];
  return entry === undefined || (entry.line === line && entry.sentences.length === 0)
    ? before
    : entries.slice(found).find((one) => one.sentences.length > 0);
}

export function headingOf(entries: readonly LogEntry[], line: number): string {
  return turns(entries).findLast((entry) => entry.line <= line)?.heading ?? '';
}
