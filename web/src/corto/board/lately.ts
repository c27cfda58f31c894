// What the last turn touched: each square with the numbers of the cards that did something there, first to last.
import type { LineShown } from '../../wire/types';
import type { CortoEvent } from '../words/telling-words';

export interface Touch {
  readonly seat: number;
  /** 1 for the first card of that turn. */
  readonly cards: readonly number[];
}

export function touched(lines: readonly LineShown[]): ReadonlyMap<number, Touch> {
  const found = new Map<number, Touch>();
  let card = 0;
  for (const { by, events } of lines) {
    for (const event of events as readonly CortoEvent[]) {
      if (event.kind === 'CardPlayed') card += 1;
      for (const square of card === 0 ? [] : squaresOf(event)) found.set(square, also(found.get(square), by, card));
    }
  }
  return found;
}

function also(touch: Touch | undefined, seat: number, card: number): Touch {
  const cards = touch?.cards ?? [];
  return { seat, cards: cards.includes(card) ? cards : [...cards, card] };
}

function squaresOf(event: CortoEvent): readonly number[] {
  switch (event.kind) {
    case 'Placed':
    case 'Marked':
    case 'MarkerHit':
    case 'SentHome':
    case 'Killed':
    case 'HitStopped':
    case 'TileTurned':
    case 'VesselSailed':
    case 'FigurineMoved':
    case 'FriendPaid':
      return [event.square];
    case 'MarkerMoved':
      return [event.source, event.square];
    case 'Exchanged':
      return [event.first, event.second];
    default:
      return [];
  }
}
