// What a preview shows on the board, square by square: what would come, go, pay, or could be chosen next.
import type { CortoConsequences } from '../../wire/views/corto';
import type { Piece } from '../view';

/** What would become of one square. */
export interface Ghost {
  /** The character that would lie there. */
  card?: string;
  /** The character that lies there would leave. */
  leaves: boolean;
  /** Its friend of Corto would pay. */
  pays: boolean;
  /** Markers that would come, or with a negative number go home. */
  markers: { readonly seat: number; readonly number: number }[];
  arrives: Piece[];
  departs: Piece[];
  /** The next step could be done there, and nothing else changes. */
  isNext: boolean;
}

export type Ghosts = ReadonlyMap<string, Readonly<Ghost>>;

const NONE: Ghosts = new Map();

export function ghostsOf(shown: CortoConsequences | null): Ghosts {
  if (shown === null) return NONE;
  const ghosts = new Map<string, Ghost>();
  const at = (square: string): Ghost => {
    const ghost = ghosts.get(square) ?? {
      leaves: false,
      pays: false,
      markers: [],
      arrives: [],
      departs: [],
      isNext: false,
    };
    ghosts.set(square, ghost);
    return ghost;
  };
  const { markers = [], pays = [], leaves = [], pieces = [], cards = [], next = [] } = shown;
  for (const { square, seat, number } of markers) at(square).markers.push({ seat, number });
  for (const square of pays) at(square).pays = true;
  for (const square of leaves) at(square).leaves = true;
  for (const { piece, source = '', square = '' } of pieces) {
    if (source !== '') at(source).departs.push(piece);
    if (square !== '') at(square).arrives.push(piece);
  }
  for (const { square = '', card = '' } of cards) if (square !== '' && card !== '') at(square).card = card;
  for (const square of next) at(square).isNext = true;
  return ghosts;
}

/** Gold that each player would gain or lose, from all sources; players for whom nothing changes are left out. */
export function goldOf({ gold = [] }: CortoConsequences): readonly (readonly [seat: number, gold: number])[] {
  const sums = new Map<number, number>();
  for (const { seat, gold: more } of gold) sums.set(seat, (sums.get(seat) ?? 0) + more);
  return [...sums].filter(([, sum]) => sum !== 0).sort(([one], [other]) => one - other);
}
