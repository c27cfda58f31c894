// What can be done now, by where a player would touch it: a card, a square, a card of the pile, a button. The server says
// of each offer what is touched; things that are not in here have nothing to offer at this moment.
import { type Action, actionOf } from '../../table/scene';
import type { Sentence } from '../../ui/sentences';
import type { Choice, Offer } from '../../wire/views/common';
import { deckSquare, type BoardModel, squareWith } from '../view';

/** One thing that can be done. */
export interface Possible {
  /** Tells it from all others of this moment. */
  readonly id: string;
  readonly offer: Offer;
  readonly choice: Choice;
  readonly action: Action;
  /** It cannot be taken back. */
  readonly isFinal: boolean;
  /** What it would give up and its player may have overlooked. */
  readonly warn: Sentence | null;
}

export interface Choices {
  readonly all: readonly Possible[];
  /** By card. */
  readonly plays: ReadonlyMap<string, Possible>;
  readonly discards: ReadonlyMap<string, Possible>;
  readonly recovers: ReadonlyMap<string, Possible>;
  readonly squares: ReadonlyMap<string, readonly Possible[]>;
  /** What is touched on no thing of the table. */
  readonly buttons: readonly Possible[];
  /** Whether it is worth saying which of them are final: some are not, or there is something to take back before. */
  readonly hasLine: boolean;
}

export function choicesOf(model: BoardModel): Choices {
  const { scene } = model;
  const all = scene.offers.flatMap((offer) => (offer.choices ?? []).map((choice) => possible(offer, choice)));
  return {
    all,
    plays: byCard(all, 'hand', 'Play'),
    discards: byCard(all, 'hand', 'Discard'),
    recovers: byCard(all, 'pile', 'Recover'),
    squares: bySquare(model, all),
    buttons: all.filter(({ offer }) => (offer.on ?? '') === ''),
    hasLine: scene.reset !== null || all.some(({ isFinal }) => !isFinal),
  };
}

function possible(offer: Offer, choice: Choice): Possible {
  const action = actionOf(offer, choice);
  return { id: idOf(action), offer, choice, action, isFinal: choice.final === true, warn: offer.warn ?? null };
}

/** The same text for the same action, whatever the order of its fields. */
const idOf = (action: Action): string => JSON.stringify(Object.entries(action).sort());

function byCard(all: readonly Possible[], on: string, kind: string): ReadonlyMap<string, Possible> {
  const found = all.filter(({ offer }) => offer.on === on && offer.kind === kind);
  return new Map(found.map((one) => [String(one.action['card']), one]));
}

function bySquare(model: BoardModel, all: readonly Possible[]): ReadonlyMap<string, readonly Possible[]> {
  const squares = new Map<string, Possible[]>();
  for (const one of all) {
    const square = whereOn(model, one);
    if (square !== undefined) squares.set(square, [...(squares.get(square) ?? []), one]);
  }
  return squares;
}

/** The square that is touched for it: its own, the deck's, the one that the train stands beside. */
export function whereOn({ table }: BoardModel, { offer, action }: Possible): string | undefined {
  switch (offer.on) {
    case 'square':
      return String(action['square']);
    case 'deck':
      return deckSquare(table, String(action['adventure']));
    case 'train':
      return squareWith(table, 'train');
    default:
      return undefined;
  }
}

export function possibleOf({ all }: Choices, action: Action): Possible | undefined {
  const id = idOf(action);
  return all.find((one) => one.id === id);
}
