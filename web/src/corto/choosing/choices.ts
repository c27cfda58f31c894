// What can be done now, by where one would touch it: a card, a square, a card of the pile, a button. Squares and cards
// that are not in here have nothing to offer at this moment.
import { type Action, deckSquare, type Sight } from '../view';

export interface Offer {
  readonly action: Action;
  /** It cannot be taken back. */
  readonly isFinal: boolean;
}

/** What a button does that stands beside the step's sentence. */
export type ButtonAction = Extract<Action, { readonly kind: 'Skip' | 'Agree' | 'EndTurn' | 'Choose' }>;

export interface Choices {
  readonly plays: ReadonlyMap<number, Offer>;
  readonly discards: ReadonlyMap<number, Offer>;
  readonly recovers: ReadonlyMap<number, Offer>;
  readonly squares: ReadonlyMap<number, readonly Offer[]>;
  readonly buttons: readonly Offer[];
  /** Whether it is worth saying which of them are final: some are not, or there is something to take back before. */
  readonly hasLine: boolean;
}

export function choicesOf(sight: Sight): Choices {
  const { scene, legal } = sight;
  const offers = legal.map((action, index) => ({ action, isFinal: scene.final.includes(index) }));
  const squares = new Map<number, Offer[]>();
  for (const offer of offers) {
    const square = whereOn(sight, offer.action);
    if (square !== undefined) squares.set(square, [...(squares.get(square) ?? []), offer]);
  }
  return {
    plays: byCard(offers, 'Play'),
    discards: byCard(offers, 'Discard'),
    recovers: byCard(offers, 'Recover'),
    squares,
    buttons: offers.filter(({ action }) => isButton(action)),
    hasLine: scene.reset !== null || scene.final.length < legal.length,
  };
}

/** The square that an action is touched on: its own, the deck's, the one that the train stands beside. */
export function whereOn({ table }: Sight, action: Action): number | undefined {
  if ('square' in action) return action.square;
  if (action.kind === 'Draw') return deckSquare(table, action.adventure);
  return action.kind === 'HitTrain' ? table.train : undefined;
}

function byCard(offers: readonly Offer[], kind: 'Play' | 'Discard' | 'Recover'): ReadonlyMap<number, Offer> {
  return new Map(offers.flatMap((offer) => (offer.action.kind === kind ? [[offer.action.card, offer] as const] : [])));
}

function isButton(action: Action): action is ButtonAction {
  return action.kind === 'Skip' || action.kind === 'Agree' || action.kind === 'EndTurn' || action.kind === 'Choose';
}

export function offerOf(sight: Sight, wanted: Action): Offer | undefined {
  const index = sight.legal.findIndex((action) => isSame(action, wanted));
  const action = sight.legal[index];
  return action === undefined ? undefined : { action, isFinal: sight.scene.final.includes(index) };
}

export function isSame(one: Action, other: Action): boolean {
  return JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
}

// --- what somebody means who touches something that has nothing to offer: to ask why not ---

type SquareKind = 'Place' | 'Mark' | 'Lift' | 'Hit' | 'Sail' | 'SendHome' | 'Move' | 'Remove' | 'Pick';

const MEANT: Readonly<Record<string, SquareKind>> = {
  'start-mark': 'Mark',
  place: 'Place',
  lift: 'Lift',
  sail: 'Sail',
  crow: 'SendHome',
  border: 'Hit',
  act: 'Hit',
  move: 'Move',
  visit: 'Mark',
  remove: 'Remove',
  pick: 'Pick',
  'pick-second': 'Pick',
  'shift-from': 'Lift',
  'shift-to': 'Mark',
};

export function meantOn(sight: Sight, square: number): Action {
  const { table } = sight;
  const offered = sight.legal.map(({ kind }) => kind);
  const usual = MEANT[table.step];
  if (usual === undefined) return asQuestion(sight, 'Place', square);
  if (usual === 'Hit' && offered.includes('Mark')) return asQuestion(sight, 'Mark', square);
  return asQuestion(sight, usual, square);
}

function asQuestion(sight: Sight, kind: SquareKind, square: number): Action {
  if (kind !== 'Hit' && kind !== 'SendHome') return { kind, square };
  const owner = somebodyOn(sight, square);
  if (owner !== undefined) return { kind, square, owner };
  return kind === 'Hit' ? { kind: 'Kill', square } : { kind, square, owner: sight.seat };
}

/** Whose marker one would mean: somebody else's before one's own. */
function somebodyOn({ panels, seat }: Sight, square: number): number | undefined {
  const markers = panels.get(square)?.markers ?? [];
  const owners = markers.flatMap((number, owner) => (number > 0 ? [owner] : []));
  return owners.find((owner) => owner !== seat) ?? owners[0];
}
