// What every part of the table is handed: how it stands and is drawn, what can be done, in whose words, at what time.
import type { Settings } from '../ui/settings.svelte';
import type { VoyageStory } from '../wire/types';
import type { PiratesView } from '../wire/views/pirates';
import type { Layout } from './art/geometry';
import type { Area } from './names';
import type { Lights } from './board/lights.svelte';
import type { Spot } from './board/spots';
import type { Choices } from './choosing/choices';
import type { Chooser } from './choosing/chooser.svelte';
import type { Labelling } from './words/labels';
import type { BoardModel } from './view';
import type { Waiting } from './choosing/waiting.svelte';
import type { Reader } from './words/words';

export interface TableContext {
  readonly model: BoardModel;
  /** What is shown at this moment of a round's end; otherwise how it stands. */
  readonly drawn: PiratesView;
  /** How it stood before what still flies: what is counted beside the board waits until it was seen. */
  readonly seen: PiratesView;
  readonly choices: Choices;
  readonly chooser: Chooser;
  readonly waiting: Waiting;
  readonly reader: Reader;
  readonly settings: Settings;
  /** What the crew was told of its chapter; undefined before the server has told it. */
  readonly voyage: VoyageStory | undefined;
  readonly layout: Layout;
  /** The game's time, new at every frame. */
  readonly now: number;
  /** The same for what is said in words: new once a second. */
  readonly label: Labelling;
  /** The choice on a spot is looked at: pointed at, or focused; null if none is any more. */
  readonly look: (spot: Spot | null) => void;
  /** That spot; null if none is. */
  readonly looked: Spot | null;
  /** What is lit for a moment: what blocks, what an event is about, where sailors point. */
  readonly lights: Lights;
  /** The areas that more sailors want than there is room for. */
  readonly disputed: readonly Area[];
  /** Nothing moves. */
  readonly still: boolean;
  /** A round's end is being shown. */
  readonly isShowing: boolean;
}

type Parts = { readonly [Part in keyof TableContext]: () => TableContext[Part] };

/** Each part is asked for anew whenever it is read: so only what reads the time is drawn at every frame. */
export function createTableContext(parts: Parts): TableContext {
  const getters = Object.entries(parts).map(([name, get]) => [name, { get, enumerable: true }] as const);
  return Object.defineProperties({}, Object.fromEntries(getters)) as TableContext;
}
