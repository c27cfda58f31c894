// The count as a course of small steps: source by source, player by player, card by card. What is counted, and that it
// counts, comes from the server; here it is only put in an order to be shown in.
import type { CortoPublic, Gold } from '../../wire/corto';

/** One line of somebody's count. */
export interface Counted {
  readonly seat: number;
  /** The end of a rule's id: V2. */
  readonly source: string;
  readonly gold: number;
  readonly number: number;
  readonly squares: readonly number[];
  readonly cards: readonly number[];
  /** The largest group of its player stands first. */
  readonly isFirst: boolean;
}

export interface Source {
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

export interface Side {
  readonly seats: readonly number[];
  readonly gold: number;
  readonly stock: number;
}

const ORDER = ['V2', 'V3', 'QA', 'QB', 'QC', 'QD', 'QE', 'QF', 'P4'];
/** Where every piece brings the same, pieces are counted one by one. */
const PIECE_BY_PIECE = new Set(['V2', 'V3', 'QC', 'QF']);

export function sources(count: CortoPublic['count']): readonly Source[] {
  const lines = count.flatMap((own, seat) => own.map((gold, place) => counted(seat, gold, own[place - 1])));
  const ids = [...new Set(lines.map((line) => line.source))].sort((a, b) => rank(a) - rank(b));
  return ids.map((id) => ({ id, lines: lines.filter((line) => line.source === id) }));
}

function counted(seat: number, gold: Gold, before: Gold | undefined): Counted {
  const { number, squares, cards } = gold;
  const source = gold.source.slice(gold.source.lastIndexOf('.') + 1);
  return { seat, source, gold: gold.gold, number, squares, cards, isFirst: before?.source !== gold.source };
}

function rank(source: string): number {
  const place = ORDER.indexOf(source);
  return place < 0 ? ORDER.length : place;
}

export function course(all: readonly Source[]): readonly Moment[] {
  return all.flatMap(({ id, lines }) => lines.flatMap((line) => moments(id, line)));
}

function moments(source: string, line: Counted): readonly Moment[] {
  const pieces = PIECE_BY_PIECE.has(line.source) && line.number > 0 ? line.number : 1;
  return Array.from({ length: pieces }, (_, place) => ({
    source,
    line,
    shown: pieces === 1 ? line.number : place + 1,
    gold: Math.round((line.gold * (place + 1)) / pieces) - Math.round((line.gold * place) / pieces),
  }));
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

/** Those who win or lose together: each player alone, or partners, who have the same score. */
export function sides(view: CortoPublic, scores: readonly number[]): readonly Side[] {
  const size = view.options['partners'] === 'on' ? 2 : 1;
  const number = view.players.length / size;
  return Array.from({ length: number }, (_, side) => {
    const seats = view.players.flatMap((__, seat) => (seat % number === side ? [seat] : []));
    const stock = seats.reduce((sum, seat) => sum + (view.players[seat]?.stock ?? 0), 0);
    return { seats, gold: scores[side] ?? 0, stock };
  });
}

/** Those who have most gold; more than one if it is a tie. */
export function leaders(all: readonly Side[]): readonly Side[] {
  const most = Math.max(...all.map((side) => side.gold));
  return all.filter((side) => side.gold === most);
}

/** The smallest part of the board that holds these squares, row by row; -1 where another square lies. */
export function cutout(squares: readonly number[], stride = 9): readonly (readonly number[])[] {
  const rows = squares.map((square) => Math.floor(square / stride));
  const places = squares.map((square) => square % stride);
  const [top, left] = [Math.min(...rows), Math.min(...places)];
  const [height, width] = [Math.max(...rows) - top + 1, Math.max(...places) - left + 1];
  const at = (row: number, place: number): number => (top + row) * stride + left + place;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, place) => (squares.includes(at(row, place)) ? at(row, place) : -1)),
  );
}
