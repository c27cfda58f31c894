// The review of a game as numbers for the page: percents, the picture of chances, and what was played in words.
import { fetchBetterViews, fetchViews } from '../../replay/api';
import { lineOf, type LogLine } from '../../table/scene';
import { ask } from '../../wire/api';
import type { CortoReview, DecidingMoment, GameViews, ReviewShown } from '../../wire/types';
import type { StepShown } from '../../wire/views/common';
import type { Chart } from '../chart/chart';

const HEIGHT = 120;
const WHOLE = 1000;

/** Asks for it: what is there comes at once, else it is begun. */
export function askForReview(game: string, key: string | undefined): Promise<ReviewShown> {
  return ask(addressOf(game), { method: 'POST', ...(key === undefined ? {} : { key }) });
}

export function fetchReview(game: string, key: string | undefined): Promise<ReviewShown> {
  return ask(addressOf(game), key === undefined ? {} : { key });
}

const addressOf = (game: string): string => `/api/games/${encodeURIComponent(game)}/review`;

/** Thousandths as whole percents. */
export const percent = (thousandths: number): number => Math.round((100 * thousandths) / WHOLE);

/** The same with its sign, as a change. */
export function change(thousandths: number): string {
  const rounded = percent(thousandths);
  if (rounded === 0) return '0';
  return rounded > 0 ? `+${rounded}` : `−${-rounded}`;
}

/** Gold with its sign; at most one digit behind the point, as the reader's language writes it. */
export function signed(gold: number, language: string): string {
  const words = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return words.format(gold).replace('-', '−');
}

/** The chances before the first turn, and after each. */
export function chancesOf({ start, deal, turns }: CortoReview): readonly (readonly number[])[] {
  return [start.map((chance, seat) => chance + (deal[seat] ?? 0)), ...turns.map(({ chances }) => chances)];
}

export const chartOf = (review: CortoReview): Chart => ({ places: chancesOf(review), most: WHOLE, height: HEIGHT });

/** The seats of each side: partners sit opposite. */
export const sidesOf = ({ sides, seats }: CortoReview): readonly (readonly number[])[] =>
  Array.from({ length: sides }, (_, side) => [...seats.keys()].filter((seat) => seat % sides === side));

/** The line of the record at which the chances after so many turns hold. */
export const lineAfter = ({ turns }: CortoReview, place: number): number =>
  place === 0 ? (turns[0]?.first ?? 0) : (turns[place - 1]?.last ?? 0);

/** The lines of a deciding turn, as its player saw them: as it was played, or the better one. */
export async function linesOf(
  game: string,
  key: string | undefined,
  { seat, first, last, lines }: DecidingMoment,
  better: number | null,
): Promise<readonly LogLine[]> {
  const portion = { seat, since: first + 1, until: better === null ? last + 1 : lines };
  const views: GameViews =
    better === null ? await fetchViews(game, key, portion) : await fetchBetterViews(game, key, better, portion);
  return (views.updates as readonly StepShown[]).map(lineOf);
}
