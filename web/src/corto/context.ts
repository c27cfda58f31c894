// What every part of the table is handed: how it stands, what can be done, in whose words, and where touches go.
import type { Hints, Reader } from '../table/game';
import type { LogLine } from '../table/scene';
import type { Settings } from '../ui/settings.svelte';
import type { Touch } from './board/lately';
import type { Choices } from './choosing/choices';
import type { Chooser } from './choosing/chooser.svelte';
import type { Preview } from './choosing/preview.svelte';
import type { BoardModel } from './view';

export interface TableContext {
  readonly model: BoardModel;
  readonly choices: Choices;
  readonly reader: Reader;
  readonly chooser: Chooser;
  readonly preview: Preview;
  readonly settings: Settings;
  /** What the best computer player would do: undefined where there are no hints. */
  readonly hints?: Hints | undefined;
  readonly touched: ReadonlyMap<string, Touch>;
  /** The hands of other players, by seat, where all may see them. */
  readonly open: ReadonlyMap<number, readonly string[]>;
  /** The squares that a reader of the log wants to see. */
  readonly noted: ReadonlySet<string>;
  /** What a player's panel shows while gold is still flying there; undefined where none is. */
  readonly goldUntilLanded: (seat: number) => number | undefined;
  /** The square that a player points at, and which player. */
  readonly pointed: { readonly square: string; readonly seat: number } | null;
}

/** What lies over the table to be read. A pile that is asked about closes when it is no longer. */
export type Opened =
  | { readonly kind: 'pile'; readonly isAsked: boolean }
  | { readonly kind: 'player'; readonly seat: number }
  | { readonly kind: 'quest'; readonly adventure: string }
  | { readonly kind: 'since'; readonly lines: readonly LogLine[] }
  | { readonly kind: 'legend' }
  | { readonly kind: 'keys' };
