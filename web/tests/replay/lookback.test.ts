// A board of the past beside a running game: what is shown, from whose eyes, and the way back to now.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lately } from '../../src/corto/words/telling';
import LookBack from '../../src/replay/LookBack.svelte';
import type { GamePage } from '../../src/table/game';
import type { Session } from '../../src/table/session.svelte';
import { gameVoice } from '../../src/ui/texts';
import StubTable from '../helpers/StubTable.svelte';
import { formatterOf } from '../helpers/corto-scenes';
import { people, story } from '../helpers/story';
import { appAt } from '../helpers/app';

const en = await gameVoice('corto', 'en');
const { lines, last } = story('two');
const PAGE = { Table: StubTable, Ending: StubTable as unknown as GamePage['Ending'], lately } satisfies GamePage;
const asked = vi.fn();

/** How many lines the server has by now. */
let told = lines.length;

function open(line: number, close = vi.fn()): void {
  const app = appAt({ page: 'home' });
  const scene = { game: 'abc-0', seat: 0, line: 180, outcome: null, waitingOn: [0] };
  const session = {
    key: 'secret',
    table: null,
    seats: [0],
    presence: null,
    logs: { 0: lines },
    scenes: { 0: scene },
  } as unknown as Session;
  const seats = people(2);
  render(LookBack, { app, session, seat: 0, line, formatter: formatterOf(en, seats), seats, gamePage: PAGE, close });
}

beforeEach(() =>
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked(path, (init.headers as Record<string, string>)['Authorization']);
    const since = Number(new URL(path, 'http://here').searchParams.get('since'));
    const updates = lines.slice(since, Math.min(since + 10, told)).map((line) => ({ ...line, waiting_on: [] }));
    const view = { public: last.public, private: null };
    return Response.json({ id: 'abc-0', seat: 0, first: since, lines: told, updates, view });
  }),
);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  asked.mockClear();
  told = lines.length;
});

it('shows the board after a line as one’s own seat saw it, and says that this is not now', async () => {
  open(41);
  expect((await screen.findByTestId('board')).textContent).toContain('line 41 seat 0 still handless');
  expect(asked).toHaveBeenCalledWith('/api/games/abc-0/views?form=view&seat=0&since=40&until=50', 'Bearer secret');
  expect(screen.getByRole('status').textContent).toContain('You are looking at line 41 of 180.');
  expect(screen.getByRole('status').textContent).toContain('Your turn');
});

it('steps on and back without asking twice', async () => {
  open(41);
  await screen.findByTestId('board');
  screen.getByRole('button', { name: 'One line on' }).click();
  await vi.waitFor(() => expect(screen.getByTestId('board').textContent).toContain('line 42'));
  expect(asked).toHaveBeenCalledTimes(1);
});

it('leads back to now by its button, which has the focus, and by Escape', async () => {
  const close = vi.fn();
  open(41, close);
  const back = screen.getByRole('button', { name: 'Back to now' });
  expect(document.activeElement).toBe(back);
  back.click();
  await fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(2);
});

it('finds a line that was played after the last answer', async () => {
  told = 42;
  open(41);
  await screen.findByTestId('board');
  told = 44;
  screen.getByRole('button', { name: 'One line on' }).click();
  await vi.waitFor(() => expect(screen.getByTestId('board').textContent).toContain('line 42'));
  expect(asked).toHaveBeenCalledTimes(2);
});
