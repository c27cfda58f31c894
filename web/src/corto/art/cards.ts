// The 120 cards as facts: what the engine's own list says of each, read when the client is built.
import list from '../../../../src/saltsea/content/corto/cards.json';
import type { CortoCard, CortoTable } from '../../wire/views/corto';
import { ADVENTURES, type Adventure } from './adventures';

export type Kind = 'character' | 'object' | 'advantage' | 'figurine';
export type Border = 'white' | 'black' | 'both';
export type Verb = 'exchange' | 'shift' | 'anywhere' | 'draw-more' | 'recover' | 'guard';
export type Who = 'corto' | 'rasputin' | 'both';

export interface CardFacts {
  readonly id: string;
  readonly kind: Kind;
  readonly border?: Border;
  readonly friend?: boolean;
  readonly long?: boolean;
  readonly second?: Adventure;
  readonly ace?: boolean;
  readonly times?: number;
  readonly verb?: Verb;
  readonly who?: Who;
  readonly vehicle?: boolean;
}

/** All cards, adventure by adventure. */
export const ALL_CARDS = list.cards as readonly CardFacts[];

/** By their ids: E5. */
export const CARDS: Box = Object.fromEntries(ALL_CARDS.map((card) => [card.id, card]));

export type Box = Readonly<Record<string, CardFacts>>;

const boxes = new WeakMap<object, Box>();

/** The cards of a table: ours, except for those whose values are a player's own. */
export function boxOf({ own }: Pick<CortoTable, 'own'>): Box {
  if (own === undefined) return CARDS;
  const box = boxes.get(own) ?? { ...CARDS, ...Object.fromEntries(Object.entries(own).map(factsOf)) };
  boxes.set(own, box);
  return box;
}

function factsOf([id, { border, second, verb, who, times, ...flags }]: [string, CortoCard]): [string, CardFacts] {
  const facts = {
    id,
    ...flags,
    ...(border == null ? {} : { border }),
    ...(verb == null ? {} : { verb }),
    ...(who == null ? {} : { who }),
    ...(times === undefined ? {} : { times }),
    ...(second === undefined ? {} : { second: second as Adventure }),
  };
  return [id, facts];
}

export function adventureOf(card: CardFacts): Adventure {
  const found = ADVENTURES.find((adventure) => card.id.startsWith(adventure));
  if (found === undefined) throw new Error(`card ${card.id} belongs to no adventure`);
  return found;
}

/** Whether its upper right corner shows something: an ace, or the second adventure of the card. */
export const isCornered = ({ second, ace }: CardFacts): boolean => second !== undefined || ace === true;
