// A replay of a chapter that is not of the story, such as the lesson: its table has the name and goal that the server tells.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import ReplayPage from '../../src/replay/ReplayPage.svelte';
import type { Story, VoyageStory } from '../../src/wire/types';
import { appAt } from '../helpers/app';
import { BOOK } from '../helpers/campaign-kit';
import { story } from '../helpers/story';

vi.mock('../../src/games', async (original) => {
  const { default: Table } = await import('../helpers/StubTable.svelte');
  const page = { Table, Ending: Table, lately: () => [] };
  return { ...(await original<object>()), loadGamePage: () => Promise.resolve(page) };
});

const { lines, last } = story('two');
const LESSON: Story = { ...(BOOK.chapters[0]?.told as Story), title: 'The Bay' };
const VOYAGE: VoyageStory = { chapter: 'lesson', number: 0, story: LESSON, after: '', words: '', picture: '' };
const ABOUT = {
  id: 'abc-0',
  table: 'abc',
  game: 'pirates',
  players: 2,
  options: { chapter: 'lesson' },
  started: 0,
  ended: 1,
  seats: [
    { name: 'Ann', bot: null },
    { name: '', bot: 'green' },
  ],
  mine: [0],
  lines: lines.length,
  forked: null,
  outcome: last.outcome,
  clashes: null,
  names: {},
};
const VIEWS = {
  id: 'abc-0',
  seat: 0,
  first: 0,
  lines: lines.length,
  updates: lines,
  view: { public: {}, private: null },
};

/** The last part of an address without its question. */
const asked = (path: string): string => new URL(path, 'http://here').pathname.split('/').at(-1) ?? '';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is handed the story that this reader may know, to its table', async () => {
  const answers: Readonly<Record<string, unknown>> = { about: ABOUT, words: VOYAGE, views: VIEWS };
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(answers[asked(path)] ?? { sources: [] })));
  render(ReplayPage, { app: appAt({ page: 'replay', id: 'abc-0' }) });
  await vi.waitFor(() => expect(screen.getByTestId('story').textContent).toBe('The Bay'));
});
