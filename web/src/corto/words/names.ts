// What cards and adventures are called.
import type { Voice } from '../../ui/texts';

/** Null is a card of an adventure that is not in play: no player knows what it is. */
export function cardName(voice: Voice, card: string | null): string {
  return voice.say(`card-corto-${card ?? 'unused'}`);
}

export function adventureName(voice: Voice, adventure: string): string {
  return voice.say(`adventure-corto-${adventure}`);
}

/** A first letter in capitals, for a button. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A label in the middle of a sentence. */
export const small = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** Several of them, joined by “and” or “or”. */
export function listed({ language }: Voice, parts: readonly string[], type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(language, { type }).format(parts);
}
