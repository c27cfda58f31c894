// A table's code: as people type it, in capitals, with spaces or as a whole link; and inside the id of a game.
import { decoded } from '../ui/route.svelte';

export interface Typed {
  readonly code: string;
  /** A seat's secret, with its `#`, if the link had one. */
  readonly hash: string;
}

/** A game's id is its table's code and a number. */
export function tableOf(game: string): string {
  return game.replace(/-\d+$/, '');
}

export function typedCode(text: string): Typed {
  const link = /\/t\/([^/?#\s]+)[^#\s]*(#\S+)?/.exec(text);
  if (link?.[1] !== undefined) return { code: decoded(link[1]), hash: link[2] ?? '' };
  return { code: text.replace(/[\s.-]+/g, '').toLowerCase(), hash: '' };
}
