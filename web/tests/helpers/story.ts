// Golden games of Corto as the browser learns of them, and people who sit there. tools/write_story_fixtures.py writes them.
import type { CortoScene } from '../../src/corto/view';
import type { SeatShown } from '../../src/table/game';
import type { LogLine } from '../../src/table/scene';
import { people as everyone, sceneOf, type Snapshot } from './corto-scenes';

export interface Story {
  readonly seat: number;
  /** The log. */
  readonly lines: readonly LogLine[];
  /** How the game stood after the last line. */
  readonly last: CortoScene;
}

type Stored = Omit<Story, 'last'> & { readonly last: Snapshot };
const STORIES = import.meta.glob<Stored>('../fixtures/story-*.json', { import: 'default', eager: true });

export function story(name: string): Story {
  const found = STORIES[`../fixtures/story-${name}.json`];
  if (found === undefined) throw new Error(`no story ${name}`);
  return { ...found, last: sceneOf(found.last) };
}

export function people(number = 4, own = 0): readonly SeatShown[] {
  return everyone(own)
    .slice(0, number)
    .map((one) => ({ ...one, isBot: false }));
}
