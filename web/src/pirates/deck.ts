// What every part of the table is handed: how it stands and is drawn, what can be done, in whose words, at what time.
import type { Settings } from '../ui/settings.svelte';
import type { VoyageTold } from '../wire/types';
import type { Layout } from './art/geometry';
import type { Choices } from './choosing/choices';
import type { Chooser } from './choosing/chooser.svelte';
import type { Labelling } from './words/labels';
import type { Drawn, Sight } from './view';
import type { Waiting } from './choosing/waiting.svelte';
import type { Reader } from './words/words';

export interface Deck {
  readonly sight: Sight;
  /** What is shown at this moment of a round's end; otherwise how it stands. */
  readonly drawn: Drawn;
  readonly choices: Choices;
  readonly chooser: Chooser;
  readonly waiting: Waiting;
  readonly reader: Reader;
  readonly settings: Settings;
  /** What the crew was told of its chapter; undefined where nobody told it. */
  readonly voyage: VoyageTold | undefined;
  readonly layout: Layout;
  /** The game's time, new at every frame. */
  readonly now: number;
  /** The same for what is said in words: new once a second. */
  readonly label: Labelling;
  /** Nothing moves. */
  readonly still: boolean;
  /** A round's end is being shown. */
  readonly isShowing: boolean;
}

type Parts = { readonly [Part in keyof Deck]: () => Deck[Part] };

/** Each part is asked for anew whenever somebody reads it: so only who reads the time is drawn at every frame. */
export function createDeck(parts: Parts): Deck {
  const getters = Object.entries(parts).map(([name, get]) => [name, { get, enumerable: true }] as const);
  return Object.defineProperties({}, Object.fromEntries(getters)) as Deck;
}
