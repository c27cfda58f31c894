// Which words of the log lead to the board, and where: cards to the squares that they lie on, squares to themselves.
import type { Noted } from '../../table/log/links';
import type { CortoTable } from '../../wire/views/corto';
import { CARDS } from '../art/cards';
import { cardOn, isSquare } from '../view';

const SQUARES: ReadonlySet<string> = new Set(['square', 'source', 'first', 'second']);
const CARD_NAMES: ReadonlySet<string> = new Set(['card', 'cards']);
const SQUARE = /^[a-d][1-9]$/;

export const notedCard = ({ name, value }: Noted): string | undefined =>
  CARD_NAMES.has(name) && typeof value === 'string' && CARDS[value] !== undefined ? value : undefined;

export function shows(noted: Noted): boolean {
  return notedCard(noted) !== undefined || (SQUARES.has(noted.name) && SQUARE.test(String(noted.value)));
}

/** The squares that show it now; none for a card that lies elsewhere. */
export function notedSquares(table: CortoTable, noted: Noted): readonly string[] {
  const card = notedCard(noted);
  if (card !== undefined) return table.rows.flat().filter((square) => cardOn(table, square) === card);
  return isSquare(table, String(noted.value)) ? [String(noted.value)] : [];
}
