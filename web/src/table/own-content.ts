// What a table says to everybody of content that is a player's own.
import type { Say } from '../ui/texts';
import type { OwnContent } from '../wire/types';

/** Whose chapter or values a table plays with, if they are a player's own. */
export function ownWords(own: OwnContent | null, say: Say): readonly string[] {
  if (own === null) return [];
  const { kind, name, by } = own;
  return [say('own-content', { kind, name, named: name === '' ? 'no' : 'yes', by, known: by === '' ? 'no' : 'yes' })];
}
