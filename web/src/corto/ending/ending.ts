// The count as a course of small steps: source by source, player by player, card by card. What is counted, and that it
// counts, comes from the server; here it is only put in an order to be shown in.
import type { CortoTable } from '../../wire/views/corto';
import { type CountLine, linesOf } from '../words/gold';

/** One line of a player's count. */
export interface Counted extends CountLine {
  readonly seat: number;
}

export interface Source {
  /** The end of a rule's id: V2. */
  readonly id: string;
  readonly lines: readonly Counted[];
}

/** A moment of the scene: so much of a line is shown now, and so much gold has come with it. */
export interface Moment {
  readonly source: string;
  readonly line: Counted;
  readonly shown: number;
  readonly gold: number;
}

export function sources({ players, squares, ending }: CortoTable): readonly Source[] {
  const lines = players.flatMap((player, seat) => linesOf(player, squares).map((line) => ({ ...line, seat })));
  return (ending?.sources ?? []).map((id) => ({ id, lines: lines.filter(({ source }) => source === id) }));
}

export function course(all: readonly Source[]): readonly Moment[] {
  return all.flatMap(({ id, lines }) => lines.flatMap((line) => moments(id, line)));
}

/** Where each piece brings the same, one after the other; else the whole line at once. */
function moments(source: string, line: Counted): readonly Moment[] {
  const { each = 0, number = 0, gold } = line;
  if (each === 0) return [{ source, line, shown: number, gold }];
  return Array.from({ length: number }, (_, place) => ({ source, line, shown: place + 1, gold: each }));
}

/** What each seat has after so many moments. */
export function goldAfter(course: readonly Moment[], moments: number, seats: number): readonly number[] {
  const gold = Array.from({ length: seats }, () => 0);
  for (const moment of course.slice(0, moments)) gold[moment.line.seat] = (gold[moment.line.seat] ?? 0) + moment.gold;
  return gold;
}

/** How much of a line is on the page after so many moments, and its gold so far; undefined if none of it. */
export function shownOf(
  course: readonly Moment[],
  moments: number,
  line: Counted,
): { readonly pieces: number; readonly gold: number } | undefined {
  const own = course.slice(0, moments).filter((moment) => moment.line === line);
  const last = own.at(-1);
  return last === undefined
    ? undefined
    : { pieces: last.shown, gold: own.reduce((sum, moment) => sum + moment.gold, 0) };
}

export function goldOf(source: Source, seat: number): number {
  return source.lines.reduce((sum, line) => (line.seat === seat ? sum + line.gold : sum), 0);
}

/** The smallest part of the board that holds these squares, row by row; null where another square lies. */
export function cutout(
  rows: readonly (readonly string[])[],
  squares: readonly string[],
): readonly (readonly (string | null)[])[] {
  const isHeld = (square: string): boolean => squares.includes(square);
  const held = rows.filter((row) => row.some(isHeld));
  const first = Math.min(...held.map((row) => row.findIndex(isHeld)));
  const last = Math.max(...held.map((row) => row.findLastIndex(isHeld)));
  return held.map((row) => row.slice(first, last + 1).map((square) => (isHeld(square) ? square : null)));
}

/** One of a kind for each piece: to be drawn side by side. */
export function eachOf(pieces: Readonly<Record<string, number>> = {}): readonly string[] {
  return Object.entries(pieces).flatMap(([kind, number]) => Array.from({ length: number }, () => kind));
}
