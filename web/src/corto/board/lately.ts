// What the last turn touched: each square with the cards that did something there, first to last.
import type { LogLine } from '../../table/scene';
import type { GameEvent } from '../../wire/views/corto';

export interface Touch {
  readonly seat: number;
  readonly cards: readonly string[];
}

export function touched(lines: readonly LogLine[]): ReadonlyMap<string, Touch> {
  const found = new Map<string, Touch>();
  let card: string | null = null;
  for (const { by, events } of lines) {
    for (const shown of events) {
      const event = shown.event as GameEvent | null | undefined;
      if (event === null || event === undefined) continue;
      if (event.kind === 'CardPlayed') card = event.card;
      if (card === null) continue;
      for (const square of squaresOf(event)) found.set(square, also(found.get(square), by, card));
    }
  }
  return found;
}

function also(touch: Touch | undefined, seat: number, card: string): Touch {
  const cards = touch?.cards ?? [];
  return { seat, cards: cards.includes(card) ? cards : [...cards, card] };
}

function squaresOf(event: GameEvent): readonly string[] {
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
