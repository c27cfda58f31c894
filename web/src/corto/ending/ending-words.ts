// What the count says: its sources, its lines, who has won and what decided it.
import type { EndingProps } from '../../table/game';
import type { CortoPublic } from '../../wire/corto';
import { type Counted, leaders, type Side, sides } from './ending';
import { cardName, type Reader, seatName, squareName } from '../words/telling-words';
import { sentence } from '../../ui/texts';

type Teller = Pick<Reader, 'voice' | 'seats'>;

export interface Verdict {
  /** Who has won, with how much. */
  readonly winners: string;
  /** What broke a tie, or why it could not be broken; empty if there was none. */
  readonly tie: string;
}

export function listed(teller: Teller, names: readonly string[]): string {
  return new Intl.ListFormat(teller.voice.language, { type: 'conjunction' }).format(names);
}

export function sourceTitle({ voice }: Teller, source: string): string {
  return voice.part(`rule-corto-${source}`, 'title') || source;
}

/** The whole line: what pays, where it lies, how much it is. */
export function lineSaid({ voice }: Teller, line: Counted): string {
  const squares = line.squares.map(squareName).join(', ');
  const cards = line.cards.map((card) => cardName(voice, card)).join(', ');
  return voice.say(`count-corto-${line.source}`, { number: line.number, gold: line.gold, squares, cards });
}

/** `5 × 2`: how the gold of a group comes about, and which group it is. */
export function groupSaid({ voice }: Teller, line: Counted): string {
  const each = line.number === 0 ? 0 : line.gold / line.number;
  return line.isFirst
    ? voice.say('story-group-largest', { number: line.number, each })
    : voice.say('story-group', { number: line.number, each });
}

export function sideName(teller: Teller, side: Side): string {
  return listed(
    teller,
    side.seats.map((seat) => seatName(teller, seat)),
  );
}

export function verdict(
  teller: Teller,
  view: CortoPublic,
  outcome: NonNullable<EndingProps['scene']['outcome']>,
): Verdict {
  const all = sides(view, outcome.scores);
  const won = all.filter((side) => side.seats.some((seat) => outcome.winners.includes(seat)));
  const names = won.map((side) => sideName(teller, side));
  const facts = { names: listed(teller, names), gold: won[0]?.gold ?? 0, number: won[0]?.seats.length ?? 1 };
  const winners = won.length > 1 ? teller.voice.say('story-share', facts) : teller.voice.say('story-wins', facts);
  return { winners, tie: tieSaid(teller, leaders(all), won) };
}

function tieSaid(teller: Teller, tied: readonly Side[], won: readonly Side[]): string {
  const { voice } = teller;
  if (tied.length < 2) return '';
  const facts = {
    names: listed(
      teller,
      tied.map((side) => sideName(teller, side)),
    ),
    gold: tied[0]?.gold ?? 0,
    number: tied.length,
  };
  const stocks = tied.map((side) => voice.say('story-stock', { name: sideName(teller, side), stock: side.stock }));
  const how = won.length > 1 ? voice.say('story-tie-shared', facts) : voice.say('story-tie-broken', facts);
  return `${how} ${voice.say('story-stocks', { stocks: stocks.join(', ') })}`;
}

export function endSaid({ voice }: Teller, view: CortoPublic): string {
  return sentence(voice.say('event-corto-Ended', { by: view.ended_by }));
}
