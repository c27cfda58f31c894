// The page of a table whose texts, drawings or chapter do not come: it says so, and does not wait for ever.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GAME_PAGES } from '../../src/games';
import TablePage from '../../src/table/TablePage.svelte';
import * as texts from '../../src/ui/texts';
import { appAt, computer, sat, table } from '../helpers/lobby-kit';
import { PaperServer } from '../helpers/paper-server';

vi.mock('../../src/ui/texts', { spy: true });

let server: PaperServer;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server = new PaperServer();
  const { CONNECTING, OPEN, CLOSING, CLOSED } = WebSocket;
  const opened = function opened(): WebSocket {
    return server.open();
  };
  vi.stubGlobal('WebSocket', Object.assign(opened, { CONNECTING, OPEN, CLOSING, CLOSED }));
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  answerWith(() => Response.json({}, { status: 404 }));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answerWith(told: (path: string) => Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('/words')) asked.push(path);
    return told(path);
  });
  return asked;
}

function open(game: 'corto' | 'pirates', phase: 'open' | 'playing' = 'open'): void {
  render(TablePage, { app: appAt('/t/k7m2pq').app });
  server.accept();
  server.welcome(1, table([sat(0), computer('greedy')], { game, phase, playing: phase === 'open' ? '' : 'k7m2pq-0' }));
}

it('says that the texts did not come, and offers to try again', async () => {
  vi.mocked(texts.gameVoice).mockRejectedValueOnce(new Error('a chunk'));
  open('corto');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The connection broke/);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('says that the drawings did not come, where they are needed', async () => {
  vi.spyOn(GAME_PAGES as Record<string, () => Promise<unknown>>, 'corto').mockRejectedValue(new Error('a chunk'));
  open('corto', 'playing');
  const stands = { at: 0, undo: null, reset: null, final: [], waiting_on: [0], outcome: null };
  server.say({
    kind: 'Snapshot',
    n: 2,
    game: 'k7m2pq-0',
    seat: 0,
    line: 0,
    ...stands,
    view: { public: {}, private: null },
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The connection broke/);
});

it.each([403, 404])('asks once for a chapter that it may not know (%i)', async (status) => {
  const asked = answerWith(() => Response.json({}, { status }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  open('pirates');
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(1);
});

it('asks again for the chapter when the line broke, and then has its words', async () => {
  let isDown = true;
  const asked = answerWith((path) => {
    if (isDown) throw new TypeError('no line');
    return path.includes('/words')
      ? Response.json({ words: 'only-aboard = The Grey Widow', story: { title: '' } })
      : Response.json({}, { status: 404 });
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  open('pirates');
  await vi.waitFor(() => expect(texts.gameVoice).toHaveBeenCalled());
  expect(vi.mocked(texts.gameVoice).mock.lastCall?.[3]).toEqual([]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(3500);
  expect(asked).toHaveLength(2);
  expect(vi.mocked(texts.gameVoice).mock.lastCall?.[3]).toEqual(['only-aboard = The Grey Widow']);
});

it('lets no old answer about a chapter win over a newer one', async () => {
  const answers: ((told: Response) => void)[] = [];
  vi.stubGlobal('fetch', (path: string) =>
    path.includes('/words')
      ? new Promise((resolve) => answers.push(resolve))
      : Promise.resolve(Response.json({}, { status: 404 })),
  );
  const toldOf = (title: string): Response =>
    Response.json({
      chapter: '',
      after: '',
      words: '',
      story: {
        title,
        story: '',
        news: '',
        new: [],
        goal: 'Sail.',
        stages: [],
        drills: [],
        each_round: false,
        optional: null,
        timers: 4,
        ship: {},
        rounds: [],
      },
    });
  open('pirates');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const shown = table([sat(0), computer('greedy')], { game: 'pirates' });
  server.say({ kind: 'Table', n: 2, table: { ...shown, settings: { ...shown.settings, options: { chapter: '2' } } } });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(toldOf('The newer one'));
  expect(await screen.findByRole('heading', { name: 'The newer one' }, { timeout: 10_000 })).toBeTruthy();
  answers[0]?.(toldOf('The old one'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('heading', { name: 'The old one' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'The newer one' })).toBeTruthy();
});

it('says of a table that is nowhere in a folder that there is no server, instead of waiting for one', async () => {
  document.documentElement.setAttribute('data-folder', '');
  history.replaceState(null, '', '?at=/t/k7m2pq');
  render(TablePage, { app: appAt('/t/k7m2pq').app });
  expect((await screen.findByRole('alert')).textContent).toContain('no table k7m2pq');
  document.documentElement.removeAttribute('data-folder');
  history.replaceState(null, '', '/');
});
