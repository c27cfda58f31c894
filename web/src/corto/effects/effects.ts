// What is seen of an event for a moment: things that fly from one spot of the table to another, and bursts. The board
// already stands as it does after the event; this is only the way there.
import type { Happening } from '../../table/session.svelte';
import type { CortoPublic } from '../../wire/corto';
import type { CortoEvent } from '../words/telling-words';
import { deckSquare } from '../view';

/** A place that the table can find again on the screen. */
export type Spot = `square-${number}` | `hand-${number}` | `stock-${number}` | `seal-${number}` | 'pile' | 'played';

export type Effect =
  /** A face, or without a card the back of an adventure. */
  | {
      readonly kind: 'card';
      readonly card: number | null;
      readonly adventure: number;
      readonly from: Spot;
      readonly to: Spot;
      readonly isTorn?: true;
    }
  | { readonly kind: 'marker'; readonly seat: number; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'figurine'; readonly figurine: number; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'piece'; readonly piece: FlyingPiece; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'burst'; readonly power: 'hit' | 'kill' | 'stopped'; readonly at: Spot };

export type FlyingPiece = 'vessel' | 'train' | 'carriage' | 'ingot' | 'crow' | 'leopard' | 'aces' | 'gold';

const CARDS_A_DECK = 20;
const CAPRICORN = 1;
const ETHIOPIANS = 3;

/** Nothing flies when something is taken back. */
export function effectsOf({ events, before, undoTo, scene }: Happening): readonly Effect[] {
  if (undoTo !== null || before === undefined) return [];
  const seen: Seen = { before: before.public as CortoPublic, after: scene.public as CortoPublic, seat: scene.seat };
  return (events as readonly CortoEvent[]).flatMap((event) => effectOf(event, seen));
}

interface Seen {
  readonly before: CortoPublic;
  readonly after: CortoPublic;
  readonly seat: number;
}

const on = (square: number): Spot => `square-${square}`;
const face = (card: number, from: Spot, to: Spot): Extract<Effect, { readonly kind: 'card' }> => ({
  kind: 'card',
  card: card < 0 ? null : card,
  adventure: Math.max(0, Math.floor(card / CARDS_A_DECK)),
  from,
  to,
});

function effectOf(event: CortoEvent, seen: Seen): readonly Effect[] {
  switch (event.kind) {
    case 'CardPlayed':
      // One's own card only rises from the hand.
      return event.seat === seen.seat ? [] : [face(event.card, `hand-${event.seat}`, 'played')];
    case 'Placed':
      return [face(event.card, event.seat === seen.seat ? `hand-${event.seat}` : 'played', on(event.square))];
    case 'Marked':
      return [{ kind: 'marker', seat: event.seat, from: `stock-${event.seat}`, to: on(event.square) }];
    case 'MarkerMoved':
      return [{ kind: 'marker', seat: event.seat, from: on(event.source), to: on(event.square) }];
    case 'MarkerHit':
    case 'SentHome':
      return [
        { kind: 'burst', power: 'hit', at: on(event.square) },
        { kind: 'marker', seat: event.owner, from: on(event.square), to: `stock-${event.owner}` },
      ];
    case 'Killed':
      return [
        { kind: 'burst', power: 'kill', at: on(event.square) },
        { ...face(event.card, on(event.square), `seal-${event.seat}`), isTorn: true },
      ];
    case 'HitStopped':
      return [
        { kind: 'burst', power: 'stopped', at: on(event.square) },
        face(event.card, `seal-${event.owner}`, 'pile'),
      ];
    case 'FigurineMoved':
      return [
        { kind: 'figurine', figurine: event.figurine, from: figurineFrom(event.figurine, seen), to: on(event.square) },
      ];
    case 'Exchanged':
      return exchanged(event, seen);
    default:
      return cardEffect(event, seen);
  }
}

function cardEffect(event: CortoEvent, seen: Seen): readonly Effect[] {
  switch (event.kind) {
    case 'Drew':
      return [drew(event, seen)];
    case 'Discarded':
      return [face(event.card, `hand-${event.seat}`, 'pile')];
    case 'PutAway':
      return [face(event.card, 'played', 'pile')];
    case 'Recovered':
      return [face(event.card, 'pile', `hand-${event.seat}`)];
    case 'GuardLaid':
      return [face(event.card, 'played', `seal-${event.seat}`)];
    default:
      return questEffect(event, seen);
  }
}

function questEffect(event: CortoEvent, { before, after }: Seen): readonly Effect[] {
  switch (event.kind) {
    case 'FriendPaid':
      return [{ kind: 'piece', piece: 'gold', from: on(event.square), to: `seal-${event.seat}` }];
    case 'VesselSailed':
      return [{ kind: 'piece', piece: 'vessel', from: on(before.vessel), to: on(event.square) }];
    case 'TrainRolled':
      return [{ kind: 'piece', piece: 'train', from: on(before.train), to: on(event.square) }];
    case 'TrainHit':
      return [{ kind: 'burst', power: 'hit', at: on(before.train) }];
    case 'CarriageWon':
      return [{ kind: 'piece', piece: 'carriage', from: on(before.train), to: `seal-${event.seat}` }];
    case 'TileTurned':
      return [
        {
          kind: 'piece',
          piece: event.ingot === 0 ? 'crow' : 'ingot',
          from: on(event.square),
          to: `seal-${event.seat}`,
        },
      ];
    case 'LeopardsWoke':
      return event.takers.map((seat) => ({
        kind: 'piece',
        piece: 'leopard',
        from: on(deckSquare(after, ETHIOPIANS)),
        to: `seal-${seat}`,
      }));
    case 'AcesTaken':
      return [
        {
          kind: 'piece',
          piece: 'aces',
          from: before.aces < 0 ? on(deckSquare(after, CAPRICORN)) : `seal-${before.aces}`,
          to: `seal-${event.seat}`,
        },
      ];
    default:
      return [];
  }
}

function drew(event: Extract<CortoEvent, { readonly kind: 'Drew' }>, { after }: Seen): Effect {
  return {
    kind: 'card',
    card: event.card,
    adventure: event.adventure,
    from: on(deckSquare(after, event.adventure)),
    to: `hand-${event.seat}`,
  };
}

function figurineFrom(figurine: number, { before }: Seen): Spot {
  const square = figurine === 0 ? before.corto : before.rasputin;
  return square < 0 ? 'played' : on(square);
}

/** What lies there now came from the other square. */
function exchanged(
  { first, second }: { readonly first: number; readonly second: number },
  { after }: Seen,
): readonly Effect[] {
  const cardOn = (square: number): number => after.panels.find((panel) => panel.square === square)?.card ?? -1;
  return [face(cardOn(first), on(second), on(first)), face(cardOn(second), on(first), on(second))];
}
