// A scene of Corto with its types, and how to find things in it. Everything it says was said by the server.
import type { Happening, Scene } from '../table/scene';
import type { CortoGroup, CortoHand, CortoSquare, CortoTable, GameEvent } from '../wire/views/corto';

export type CortoScene = Scene<CortoTable, CortoHand>;
export type CortoHappening = Happening<GameEvent, CortoTable, CortoHand>;
export type Piece = NonNullable<CortoSquare['pieces']>[number];

export interface BoardModel {
  readonly scene: CortoScene;
  readonly seat: number;
  readonly table: CortoTable;
  /** As it is held: with a card of one's own that is being played. */
  readonly hand: readonly string[];
  /** The table waits for the player who looks. */
  readonly isMine: boolean;
  /** A step of a card waits for the player who looks. */
  readonly isChoosing: boolean;
  /** The card that has left a hand and lies nowhere else yet; null if there is none. */
  readonly inPlay: string | null;
}

export function modelOf(scene: CortoScene): BoardModel {
  const { public: table, private: own, seat } = scene;
  const isMine = scene.outcome === null && scene.waitingOn.includes(seat);
  const inPlay = table.in_play ?? null;
  return { scene, seat, table, hand: own?.hand ?? [], isMine, isChoosing: own?.choosing === true, inPlay };
}

/** The same without hands: nothing is offered, nothing can be taken back. */
export function watchedModel(scene: CortoScene): BoardModel {
  const model = modelOf({ ...scene, undo: null, reset: null, offers: [] });
  return { ...model, isMine: false, isChoosing: false };
}

// --- squares ---

const NOTHING: CortoSquare = {};

export const squareOf = ({ squares }: CortoTable, square: string): CortoSquare => squares[square] ?? NOTHING;

/** The character on a square. */
export const cardOn = (table: CortoTable, square: string): string | undefined => squareOf(table, square).card;

/** The group that a square belongs to, and whose it is. */
export function groupAt({ players }: CortoTable, square: string): (CortoGroup & { readonly seat: number }) | undefined {
  return players
    .flatMap(({ groups = [] }, seat) => groups.map((group) => ({ ...group, seat })))
    .find(({ squares }) => squares.includes(square));
}

/** Where a piece is. */
export function squareWith({ squares }: CortoTable, piece: Piece): string | undefined {
  return Object.keys(squares).find((square) => squares[square]?.pieces?.includes(piece) === true);
}

export const isSquare = ({ rows }: CortoTable, name: string): boolean => rows.some((row) => row.includes(name));

/** The strip that a square belongs to. */
export function adventureAt({ rows, strips }: CortoTable, square: string): string {
  return strips[rows.findIndex((row) => row.includes(square))] ?? '';
}

/** The square where the deck of an adventure lies. */
export const deckSquare = ({ rows, strips }: CortoTable, adventure: string): string =>
  rows[strips.indexOf(adventure)]?.[0] ?? '';

export const isDeck = ({ rows }: CortoTable, square: string): boolean => rows.some(([first]) => first === square);
