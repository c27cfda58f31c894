// A scene of Corto with its types, and what can be read off the table at a glance. Nothing here judges.
import type { Scene } from '../table/session.svelte';
import type { CortoPrivate, CortoPublic, Panel, Update } from '../wire/corto';
import { type Adventure, ADVENTURES } from './art/adventures';

export type Action = Update['legal'][number];
export type Piece = 'corto' | 'rasputin' | 'vessel' | 'train' | 'tile' | 'gold';

export interface Sight {
  readonly scene: Scene;
  readonly seat: number;
  readonly table: CortoPublic;
  readonly hand: readonly number[];
  readonly legal: readonly Action[];
  /** By square. */
  readonly panels: ReadonlyMap<number, Panel>;
  /** The table waits for the one who looks. */
  readonly isMine: boolean;
  /** The card that has left a hand and lies nowhere else yet; null if there is none. */
  readonly inPlay: number | null;
}

const STRIDE = 9;
/** The adventure whose quest lays gold on the last square of every strip. */
const SAMARKAND = 5;

export function look(scene: Scene): Sight {
  const table = scene.public as CortoPublic;
  const hand = (scene.private as CortoPrivate | null)?.hand ?? [];
  const panels = new Map(table.panels.map((panel) => [panel.square, panel]));
  const isMine = scene.outcome === null && scene.waitingOn.includes(scene.seat);
  const legal = scene.legal as readonly Action[];
  return { scene, seat: scene.seat, table, hand, legal, panels, isMine, inPlay: cardInPlay(table, hand) };
}

/** The same for somebody who only looks: nothing is offered, nothing can be taken back. */
export function lookOn(scene: Scene): Sight {
  const sight = look(scene);
  return { ...sight, scene: { ...scene, undo: null, reset: null, final: [] }, legal: [], isMine: false };
}

function cardInPlay(table: CortoPublic, hand: readonly number[]): number | null {
  const { card } = table.now;
  const laid = [
    table.panels.map((panel) => panel.card),
    table.pile,
    hand,
    ...table.players.flatMap((one) => [one.sealed, one.guards, one.shown]),
  ];
  return card < 0 || laid.some((cards) => cards.includes(card)) ? null : card;
}

// --- squares ---

export const rowOf = (square: number): number => Math.floor(square / STRIDE);
export const placeOf = (square: number): number => square % STRIDE;
export const squareAt = (row: number, place: number): number => row * STRIDE + place;

/** The squares strip by strip, from the top. */
export function rows(table: CortoPublic): readonly (readonly number[])[] {
  return table.strips.map((_, row) => Array.from({ length: table.length }, (_each, place) => squareAt(row, place)));
}

/** `b3`, as people point at it; undefined if there is no such square. */
export function squareNamed(table: CortoPublic, name: string): number | undefined {
  const row = name.charCodeAt(0) - 97;
  const place = Number(name.slice(1)) - 1;
  return rows(table)[row]?.[place];
}

/** Where the deck of an adventure lies. */
export const deckSquare = (table: CortoPublic, adventure: number): number =>
  squareAt(table.strips.indexOf(adventure), 0);

export const isDeck = (square: number): boolean => placeOf(square) === 0;

/** 0 is A. */
export const letterOf = (adventure: number): Adventure => ADVENTURES[adventure] ?? 'A';

export function adventureAt(table: CortoPublic, square: number): number {
  return table.strips[rowOf(square)] ?? 0;
}

// --- what stands there ---

/** Everything on a square but its character and markers. */
export function piecesOn(table: CortoPublic, square: number): readonly Piece[] {
  const { corto, rasputin, vessel, train } = table;
  const standing = Object.entries({ corto, rasputin, vessel, train }) as [Piece, number][];
  const found = standing.filter(([, place]) => place === square).map(([piece]) => piece);
  if (table.tiles.includes(square)) found.push('tile');
  if (table.strips.includes(SAMARKAND) && placeOf(square) === table.length - 1) found.push('gold');
  return found;
}

/** Who shows more markers on a panel than anybody else; undefined if nobody does. */
export function leader(markers: readonly number[]): number | undefined {
  const most = Math.max(...markers);
  const leaders = markers.flatMap((number, seat) => (number === most && most > 0 ? [seat] : []));
  return leaders.length === 1 ? leaders[0] : undefined;
}

/** The hand as it is held: a card of one's own that is being played stays in its place until it is laid somewhere. */
export function handShown(sight: Sight): readonly number[] {
  const own = sight.isMine && sight.inPlay !== null ? [...sight.hand, sight.inPlay] : [...sight.hand];
  return own.sort((a, b) => a - b);
}
