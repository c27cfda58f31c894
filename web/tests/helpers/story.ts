// Golden games of Corto as the browser hears of them, and people who sit there. tools/write_story_fixtures.py writes them.
import type { SeatShown } from '../../src/table/game';
import type { Frame } from '../../src/replay/reel.svelte';
import type { LineShown } from '../../src/wire/types';

export interface Story {
  readonly seat: number;
  readonly lines: readonly LineShown[];
  readonly last: Frame;
}

const STORIES = import.meta.glob<Story>('../fixtures/story-*.json', { import: 'default', eager: true });

export function story(name: string): Story {
  const found = STORIES[`../fixtures/story-${name}.json`];
  if (found === undefined) throw new Error(`no story ${name}`);
  return found;
}

export const NAMES = ['Ann', 'Bob', 'Carla', 'Dev'];

export function people(number = 4): readonly SeatShown[] {
  return NAMES.slice(0, number).map((name, seat) => ({
    seat,
    name,
    isBot: false,
    isMine: seat === 0,
    isLost: false,
    mate: null,
  }));
}
