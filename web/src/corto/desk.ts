// What every part of the table is handed: how it stands, what can be done, in whose words, and where touches go.
import type { Settings } from '../ui/settings.svelte';
import type { Choices } from './choosing/choices';
import type { Chooser } from './choosing/chooser.svelte';
import type { Touch } from './board/lately';
import type { Reader } from './words/telling-words';
import type { Sight } from './view';

export interface Desk {
  readonly sight: Sight;
  readonly choices: Choices;
  readonly reader: Reader;
  readonly chooser: Chooser;
  readonly settings: Settings;
  readonly touched: ReadonlyMap<number, Touch>;
  /** The square that somebody points at, and who. */
  readonly pointed: { readonly square: number; readonly seat: number } | null;
}

/** What lies over the table to be read. A pile that is asked about closes when it is no longer. */
export type Opened =
  | { readonly kind: 'pile'; readonly isAsked: boolean }
  | { readonly kind: 'player'; readonly seat: number }
  | { readonly kind: 'quest'; readonly adventure: number }
  | { readonly kind: 'keys' };
