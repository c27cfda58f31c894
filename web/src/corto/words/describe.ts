// What a card is and does, in words: for a look from close by, and for those who hear the card instead of seeing it.
import { sentence, type Voice } from '../../ui/texts';
import { adventureOf, type Box, type CardFacts } from '../art/cards';
import { adventureName, cardName } from './names';

export interface Description {
  readonly name: string;
  /** Kind and adventure. */
  readonly of: string;
  readonly does: readonly string[];
  /** A little colour, where the theme has some. */
  readonly line: string;
}

/** Undefined for a card of an unused adventure: no player knows what it is. */
export function describe(voice: Voice, card: string | null, box: Box): Description | undefined {
  const facts = card === null ? undefined : box[card];
  if (facts === undefined) return undefined;
  const adventure = adventureName(voice, adventureOf(facts));
  return {
    name: cardName(voice, facts.id),
    of: voice.say('corto-of', { kind: voice.say(`kind-corto-${facts.kind}`), adventure }),
    does: doesOf(voice, facts),
    line: voice.part(`card-corto-${facts.id}`, 'line'),
  };
}

/** In one breath. */
export function spoken(voice: Voice, card: string | null, box: Box): string {
  const found = describe(voice, card, box);
  return found === undefined ? cardName(voice, null) : [`${found.name}.`, `${found.of}.`, ...found.does].join(' ');
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
  const also = second === undefined ? [] : [voice.say('corto-second', { adventure: adventureName(voice, second) })];
  return [...marks.map(sentence), ...also];
}

function object(voice: Voice, { border, long, times = 1 }: CardFacts): string {
  const colour = border === 'white' ? 'white' : 'black';
  return long === true
    ? voice.say(`corto-object-${colour}-long`, { times })
    : voice.say(`corto-object-${colour}`, { times });
}

function figurine(voice: Voice, { who, vehicle: hasVehicle }: CardFacts): readonly string[] {
  const [corto, rasputin] = [voice.say('figurine-name-corto'), voice.say('figurine-name-rasputin')];
  const vehicle = hasVehicle === true ? 'yes' : 'no';
  const moves =
    who === 'both'
      ? voice.say('corto-moves-either', { corto, rasputin, vehicle })
      : voice.say('corto-moves', { figurine: who === 'corto' ? corto : rasputin, vehicle });
  return [
    moves,
    ...(who === 'rasputin' ? [] : [voice.say('corto-visit', { corto })]),
    ...(who === 'corto' ? [] : [voice.say('corto-removal', { rasputin })]),
  ];
}
