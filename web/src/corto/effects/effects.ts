// What is seen of an event for a moment: things that fly from one spot of the table to another, and bursts. The board
// already stands as it does after the line, but for the gold in the panels, which waits for its coin; this is only the
// way there, by what the server says of each event.
import type { Shown } from '../../table/scene';
import type { CortoHand, CortoTable, Drew, Exchanged, GameEvent } from '../../wire/views/corto';
import { goldShown } from '../words/gold';
import { gains } from './gains';
import { type CortoHappening, cardOn, deckSquare, type Piece, squareWith } from '../view';

/** A place that the table can find again on the screen. The train's are in its lane, by the squares that it is beside. */
export type Spot =
  | `square-${string}`
  | `train-${string}`
  | `group-${string}`
  | `${'hand' | 'stock' | 'seal' | 'gold'}-${number}`
  | 'pile'
  | 'played';

interface Flight {
  readonly from: Spot;
  readonly to: Spot;
}

/** A player's number that waits for gold to land, and what it shows until then. */
export interface Purse {
  readonly seat: number;
  readonly gold: number;
}

interface Earned {
  readonly purse?: Purse;
}

export type Effect =
  /** A face, or without a card the back of an adventure. */
  | (Flight & {
      readonly kind: 'card';
      readonly card: string | null;
      readonly adventure: string;
      readonly isTorn?: true;
    })
  | (Flight & { readonly kind: 'marker'; readonly seat: number })
  | (Flight & { readonly kind: 'figurine'; readonly figurine: Figurine })
  | (Flight & Earned & { readonly kind: 'piece'; readonly piece: FlyingPiece })
  | (Flight & Earned & { readonly kind: 'coin' })
  /** A group has grown by so much gold. */
  | { readonly kind: 'gain'; readonly gold: number; readonly at: Spot }
  | { readonly kind: 'burst'; readonly power: 'hit' | 'kill' | 'stopped'; readonly at: Spot };

export type Figurine = 'corto' | 'rasputin';
export type FlyingPiece = 'vessel' | 'train' | 'carriage' | 'ingot' | 'crow' | 'leopard' | 'aces';

/** The table before an event and after it, and whose eyes see it. */
interface Seen {
  readonly before: CortoTable;
  readonly after: CortoTable;
  readonly seat: number;
}

/** Nothing flies when something is taken back. */
export function effectsOf({ events, before, undoTo, scene }: CortoHappening): readonly Effect[] {
  if (undoTo !== null || before === undefined) return [];
  return events.flatMap((shown) => effectsOfOne(shown, scene.seat));
}

function effectsOfOne(
  { event, before, after }: Shown<GameEvent, CortoTable, CortoHand>,
  seat: number,
): readonly Effect[] {
  if (event === null) return [];
  const seen = { before: before.public, after: after.public, seat };
  const moved = [...effectOf(event, seen), ...gains(seen.before, seen.after)];
  return [...moved, ...unseenGains(event, seen, moved)].map((effect) => withPurse(effect, seen.before));
}

/** Gold that nothing has brought to its owner yet, as when the vessel comes to a square that pays. */
function unseenGains(event: GameEvent, { before, after }: Seen, moved: readonly Effect[]): readonly Effect[] {
  const from: Spot = 'square' in event ? on(event.square) : 'played';
  return after.players.flatMap((player, seat) => {
    const isMore = (player.gold ?? 0) > (before.players[seat]?.gold ?? Infinity);
    return isMore && !moved.some((effect) => ownerOf(effect) === seat) ? [coin(from, seat)] : [];
  });
}

function withPurse(effect: Effect, { players }: CortoTable): Effect {
  const seat = ownerOf(effect);
  const owner = seat === undefined ? undefined : players[seat];
  if (!pays(effect) || seat === undefined || owner === undefined) return effect;
  return { ...effect, purse: { seat, gold: goldShown(owner) } };
}

const pays = (effect: Effect): effect is Extract<Effect, { readonly kind: 'coin' | 'piece' }> =>
  effect.kind === 'coin' || effect.kind === 'piece';

/** Whom a coin flies to, or a piece that pays. */
function ownerOf(effect: Effect): number | undefined {
  const seat = pays(effect) ? /^(?:gold|seal)-(\d)$/.exec(effect.to)?.[1] : undefined;
  return seat === undefined ? undefined : Number(seat);
}

const on = (square: string): Spot => `square-${square}`;
const inLane = (square: string): Spot => `train-${square}`;

/** No rule: a card's id begins with the letter of its adventure, as printed on it. It picks the picture of the back, for a
 * card that the table has no face of. */
const face = (card: string | undefined, from: Spot, to: Spot): Extract<Effect, { readonly kind: 'card' }> => ({
  kind: 'card',
  card: card ?? null,
  adventure: card?.charAt(0) ?? '',
  from,
  to,
});
const coin = (from: Spot, seat: number): Effect => ({ kind: 'coin', from, to: `gold-${seat}` });
const piece = (which: FlyingPiece, from: Spot, to: Spot): Effect => ({ kind: 'piece', piece: which, from, to });
const burst = (power: 'hit' | 'kill' | 'stopped', square: string): Effect => ({ kind: 'burst', power, at: on(square) });

function effectOf(event: GameEvent, seen: Seen): readonly Effect[] {
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
        burst('hit', event.square),
        { kind: 'marker', seat: event.owner, from: on(event.square), to: `stock-${event.owner}` },
      ];
    case 'Killed':
      return [
        burst('kill', event.square),
        { ...face(event.card, on(event.square), `seal-${event.seat}`), isTorn: true },
        coin(on(event.square), event.seat),
      ];
    case 'HitStopped':
      return [burst('stopped', event.square), face(event.card, `seal-${event.owner}`, 'pile')];
    default:
      return cardEffect(event, seen);
  }
}

function cardEffect(event: GameEvent, seen: Seen): readonly Effect[] {
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
    case 'Exchanged':
      return exchanged(event, seen);
    default:
      return pieceEffect(event, seen);
  }
}

function pieceEffect(event: GameEvent, seen: Seen): readonly Effect[] {
  switch (event.kind) {
    case 'FigurineMoved': {
      const figurine: Figurine = event.figurine === 'corto' ? 'corto' : 'rasputin';
      return [{ kind: 'figurine', figurine, from: where(seen, figurine), to: on(event.square) }];
    }
    case 'FriendPaid':
      return [coin(on(event.square), event.seat)];
    case 'VesselSailed':
      return [piece('vessel', where(seen, 'vessel'), on(event.square))];
    case 'TrainRolled':
      return [piece('train', where(seen, 'train'), inLane(event.square))];
    case 'TrainHit':
      return [{ kind: 'burst', power: 'hit', at: where(seen, 'train') }];
    case 'CarriageWon':
      return [piece('carriage', where(seen, 'train'), `seal-${event.seat}`)];
    case 'TileTurned':
      return [piece(event.ingot, on(event.square), `seal-${event.seat}`)];
    case 'LeopardsWoke':
      return event.takers.map((seat) => piece('leopard', supply(seen, 'leopard'), `seal-${seat}`));
    case 'AcesTaken':
      return [piece('aces', aces(seen), `seal-${event.seat}`)];
    default:
      return [];
  }
}

/** Where a piece was; one that was nowhere comes from beside the board. */
function where({ before }: Seen, which: Piece): Spot {
  const square = squareWith(before, which);
  if (square === undefined) return 'played';
  return which === 'train' ? inLane(square) : on(square);
}

/** Where pieces wait until a player takes them. */
function supply({ before }: Seen, which: 'leopard' | 'aces'): Spot {
  const square = before.supplies?.[which];
  return square === undefined ? 'played' : on(square);
}

function aces(seen: Seen): Spot {
  const holder = seen.before.players.findIndex(({ prizes }) => prizes?.['aces'] !== undefined);
  return holder < 0 ? supply(seen, 'aces') : `seal-${holder}`;
}

function drew({ card, adventure, seat }: Drew, { after }: Seen): Effect {
  return { kind: 'card', card: card ?? null, adventure, from: on(deckSquare(after, adventure)), to: `hand-${seat}` };
}

/** What lies there now came from the other square. */
function exchanged({ first, second }: Exchanged, { after }: Seen): readonly Effect[] {
  return [face(cardOn(after, first), on(second), on(first)), face(cardOn(after, second), on(first), on(second))];
}
