// From the count to the review of a game, to its better turn on the board and back, and on into a game of one's own.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import EndingCourse from '../../src/corto/ending/EndingCourse.svelte';
import ReplayPage from '../../src/replay/ReplayPage.svelte';
import type { App } from '../../src/ui/app';
import { gameVoice } from '../../src/ui/texts';
import { appAt } from '../helpers/app';
import { formatterOf } from '../helpers/corto-scenes';
import { READY } from '../helpers/corto-review';
import { people, story } from '../helpers/story';

vi.mock('../../src/games', async (original) => {
  const { default: Table } = await import('../helpers/StubTable.svelte');
  const page = { Table, Ending: Table, lately: () => [] };
  return { ...(await original<object>()), loadGamePage: () => Promise.resolve(page) };
});

const en = await gameVoice('corto', 'en');
const { lines, last } = story('two');
const ABOUT = {
  id: 'abc-0',
  table: 'abc',
  game: 'corto',
  players: 2,
  options: {},
  started: 0,
  ended: 1,
  seats: [
    { name: 'Ann', bot: null },
    { name: '', bot: 'greedy' },
  ],
  mine: [0],
  lines: lines.length,
  forked: null,
  outcome: last.outcome,
  clashes: null,
  names: {},
};
const asked: string[] = [];

function answer(path: string): unknown {
  const url = new URL(path, 'http://here');
  asked.push(url.pathname);
  if (url.pathname.endsWith('/about')) return ABOUT;
  if (url.pathname.endsWith('/review')) return READY;
  const [seat = 0, since = 0, until = 0] = ['seat', 'since', 'until'].map((name) => Number(url.searchParams.get(name)));
  const updates = lines.slice(since, until).map((line) => ({ ...line, waiting_on: [], outcome: null }));
  return {
    id: 'abc-0',
    seat,
    first: since,
    lines: lines.length,
    updates,
    view: { public: last.public, private: null },
  };
}

/** An app whose address changes, as a browser's does. */
function walking(address: string): { readonly app: App; readonly address: () => string } {
  let now = $state.raw(new URL(address, 'http://here'));
  const app = appAt({ page: 'replay', id: 'abc-0' });
  const router = {
    route: app.router.route,
    hash: '',
    get search() {
      return now.searchParams;
    },
    go: (to: string) => (now = new URL(to, 'http://here')),
  };
  return { app: { ...app, router }, address: () => `${now.pathname}${now.search}` };
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(answer(path))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function linkOfCount(): string {
  const course = { moments: [{ line: 10, turn: 1, seat: 0, gold: [4, 0] }], turning: null };
  render(EndingCourse, { course, game: 'abc-0', formatter: formatterOf(en, people(2)), sides: [[0], [1]] });
  const link = screen.getByRole('link', { name: 'Review this game' }).getAttribute('href') ?? '';
  cleanup();
  return link;
}

it('is walked through from the count to a better turn, back, and on from there', async () => {
  const { app, address } = walking(linkOfCount());
  render(ReplayPage, { app });
  const review = await screen.findByRole('dialog', { name: 'Review of the game' });
  await within(review).findByRole('img', { name: /Chance to win/ });
  expect(within(review).getByRole('heading', { name: 'What decided it' })).toBeTruthy();
  const onward = within(review).getByRole('link', { name: 'Play on from here' });
  expect(onward.getAttribute('href')).toBe('/new/corto?from=abc-0&line=12');

  await fireEvent.click(within(review).getByRole('button', { name: 'Play out the better turn' }));
  expect(address()).toBe('/replay/abc-0?line=12&seat=0&better=0');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/^This was not played/)).toBeTruthy();
  await vi.waitFor(() => expect(screen.getByTestId('board').textContent).toContain('line 12 seat 0'));
  expect(asked).toContain('/api/games/abc-0/review/0/views');

  await fireEvent.click(screen.getByRole('button', { name: 'Back to the review' }));
  expect(await screen.findByRole('dialog', { name: 'Review of the game' })).toBeTruthy();
  expect(address()).toBe('/replay/abc-0?line=12&seat=0&better=0&review');
  await fireEvent.click(screen.getByRole('button', { name: 'Back to the game' }));
  await vi.waitFor(() => expect(screen.queryByText(/^This was not played/)).toBeNull());
  expect(address()).toBe('/replay/abc-0?line=12&seat=0');
});
