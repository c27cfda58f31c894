// What a card is and does, in words: for a look from close by, and for those who hear the card instead of seeing it.
import type { Voice } from '../../ui/texts';
import { ADVENTURES } from '../art/adventures';
import { type CardFacts, CARDS } from '../art/cards';
import { adventureName, cardId, cardName } from './telling-words';
import { sentence } from '../../ui/texts';

const WALK = 3;
const RIDE = 6;

export interface Description {
  readonly name: string;
  /** Kind and adventure. */
  readonly of: string;
  readonly does: readonly string[];
  /** A little colour, where the theme has some. */
  readonly line: string;
}

/** Undefined for a card of an unused adventure: nobody knows what it is. */
export function describe(voice: Voice, card: number): Description | undefined {
  const facts = CARDS[card];
  if (facts === undefined) return undefined;
  const adventure = adventureName(voice, Math.floor(card / 20));
  return {
    name: cardName(voice, card),
    of: voice.say('corto-of', { kind: voice.say(`kind-corto-${facts.kind}`), adventure }),
    does: doesOf(voice, facts),
    line: voice.part(`card-corto-${cardId(card)}`, 'line'),
  };
}

/** In one breath. */
export function spoken(voice: Voice, card: number): string {
  const found = describe(voice, card);
  return found === undefined ? cardName(voice, card) : [`${found.name}.`, `${found.of}.`, ...found.does].join(' ');
}

function doesOf(voice: Voice, facts: CardFacts): readonly string[] {
  switch (facts.kind) {
    case 'character':
      return character(voice, facts);
    case 'object':
      return [object(voice, facts)];
    case 'advantage':
      return [voice.say(`verb-corto-${facts.verb ?? ''}`)];
    case 'figurine':
      return figurine(voice, facts);
  }
}

function character(voice: Voice, { border, friend, long, ace, second }: CardFacts): readonly string[] {
  const marks = [
    voice.say(`border-corto-${border ?? ''}`),
    ...(friend === true ? [voice.say('friend-corto')] : []),
    ...(long === true ? [voice.say('long-corto')] : []),
    ...(ace === true ? [voice.say('ace-corto')] : []),
  ];
  const also =
    second === undefined
      ? []
      : [voice.say('corto-second', { adventure: adventureName(voice, ADVENTURES.indexOf(second)) })];
  return [...marks.map(sentence), ...also];
}

function object(voice: Voice, { border, long, times = 1 }: CardFacts): string {
  const colour = border === 'white' ? 'white' : 'black';
  return long === true
    ? voice.say(`corto-object-${colour}-long`, { times })
    : voice.say(`corto-object-${colour}`, { times });
}

function figurine(voice: Voice, { who, vehicle }: CardFacts): readonly string[] {
  const [corto, rasputin] = [voice.say('figurine-corto-0'), voice.say('figurine-corto-1')];
  const steps = vehicle === true ? RIDE : WALK;
  const moves =
    who === 'both'
      ? voice.say('corto-moves-either', { corto, rasputin, steps })
      : voice.say('corto-moves', { figurine: who === 'corto' ? corto : rasputin, steps });
  return [
    moves,
    ...(who === 'rasputin' ? [] : [voice.say('corto-visit', { corto })]),
    ...(who === 'corto' ? [] : [voice.say('corto-removal', { rasputin })]),
  ];
}
