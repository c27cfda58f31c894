// The title page from the server's answers: ready, empty, failed and mended, in either language; and a game in one press.
import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { intentFor } from '../../src/lobby/new-table/opening';
import Home from '../../src/lobby/home/Home.svelte';
import { createLanguage } from '../../src/ui/language.svelte';
import { seatKey, lastName } from '../../src/wire/seat-keys';
import type { About, Catalogue, TableList } from '../../src/wire/types';
import { appAt, CATALOGUE, type Served, serve, table, sat, computer } from '../helpers/lobby-kit';

const ABOUT: About = { version: '9.8.7', engine: 'compiled', contact: '' };
const NOBODY: TableList = { tables: [] };

function serveHome(catalogue: () => Response, more: Parameters<typeof serve>[0] = {}): Served[] {
  return serve({
    '/api/about': () => Response.json(ABOUT),
    '/api/catalogue': catalogue,
    '/api/tables': () => Response.json(NOBODY),
    ...more,
  });
}

const ready = (): Response => Response.json(CATALOGUE);

function open(language: string): string[] {
  const { app, gone } = appAt('/', language);
  render(Home, { app });
  return gone;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lists the games in the reader’s language', async () => {
  serveHome(ready);
  open('fr');
  expect(await screen.findByRole('heading', { name: 'Pompes' })).toBeTruthy();
  expect(screen.getByText('2 à 4 joueurs')).toBeTruthy();
  expect(screen.getByText('3 joueurs')).toBeTruthy();
  expect(screen.getByText('En temps réel')).toBeTruthy();
  expect(document.documentElement.lang).toBe('fr');
});

it('offers a table of every game, also of one without a page of its own', async () => {
  serveHome(ready);
  open('en');
  const links = await screen.findAllByRole('link', { name: 'New table' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/new/corto', '/new/pumps']);
});

it('switches the language, sets the title and remembers the choice', async () => {
  serveHome(ready);
  open('en');
  screen.getByRole('button', { name: 'Français' }).click();
  expect(await screen.findByRole('heading', { name: 'Pompes' })).toBeTruthy();
  expect(document.title).toContain('deux jeux');
  expect(createLanguage(['en']).current).toBe('fr');
});

it('knows what an account has won on another device', async () => {
  const won = {
    ...{ id: 'g', table: 't', game: 'corto', ended: 0, mine: [0], winners: [0], scores: [3, 2], won: true, day: '' },
    ...{ hints: 0, left: '', helped: false, lesson: false, onward: false },
    seats: [
      { name: 'Ann', bot: null },
      { name: '', bot: 'novice' },
    ],
  };
  const [corto, ...others] = CATALOGUE.entries;
  const entries = [{ ...corto, bots: ['novice', 'regular'] }, ...others];
  serveHome(() => Response.json({ ...CATALOGUE, entries }), { '/api/mine': () => Response.json({ games: [won] }) });
  open('en');
  expect(await screen.findByText(/You have beaten Novice/)).toBeTruthy();
});

it('opens a table against computer players in one press, and asks for no name', async () => {
  const served = serveHome(ready, {
    '/api/tables': (body) => Response.json(body === null ? NOBODY : { code: 'abcdef', link: '/t/abcdef' }),
  });
  const gone = open('en');
  (await screen.findByRole('button', { name: /^Play now/ })).click();
  await waitFor(() => expect(gone).toEqual(['/t/abcdef']));
  const order = served.find(({ method, path }) => method === 'POST' && path === '/api/tables')?.body as {
    game: string;
    name: string;
    key: string;
    settings: { players: number };
  };
  expect(order).toMatchObject({
    game: 'corto',
    name: 'Captain',
    settings: { players: 3, options: { open_scores: 'on' } },
  });
  expect(seatKey('abcdef')?.key).toBe(order.key);
  expect(intentFor('abcdef')).toEqual({ bots: { 1: 'novice', 2: 'novice' }, guests: {}, begin: true });
  expect(lastName()).toBe('');
});

it('tells why no table was opened, and asks for the same one again', async () => {
  let answer = (): Response =>
    Response.json(
      { rule: 'table.T22', text: 'refusal-table-no-room', facts: {}, sentence: 'The disk is almost full.' },
      { status: 422 },
    );
  const served = serveHome(ready, { '/api/tables': (body) => (body === null ? Response.json(NOBODY) : answer()) });
  const gone = open('en');
  (await screen.findByRole('button', { name: /^Play now/ })).click();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('almost full'));
  answer = () => Response.json({ code: 'abcdef', link: '/t/abcdef' });
  screen.getByRole('button', { name: 'Try again' }).click();
  await waitFor(() => expect(gone).toEqual(['/t/abcdef']));
  const keys = served
    .filter(({ method, path }) => method === 'POST' && path === '/api/tables')
    .map(({ body }) => (body as { key: string }).key);
  expect(new Set(keys).size).toBe(1);
});

it('asks for an invitation where the server is closed, and takes it from there on', async () => {
  const closed = {
    rule: 'table.T22',
    text: 'refusal-table-not-invited',
    facts: { needs: 'invitation' },
    sentence: 'This server is closed.',
  };
  const answer = (body: unknown): Response =>
    (body as { invitation: string }).invitation === 'ticket'
      ? Response.json({ code: 'abcdef', link: '/t/abcdef' })
      : Response.json(closed, { status: 422 });
  serveHome(ready, { '/api/tables': (body) => (body === null ? Response.json(NOBODY) : answer(body)) });
  const gone = open('en');
  (await screen.findByRole('button', { name: /^Play now/ })).click();
  const field = await screen.findByLabelText<HTMLInputElement>('Invitation of whoever runs this server');
  field.value = 'ticket';
  field.dispatchEvent(new Event('input'));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try again' }).disabled).toBe(false),
  );
  screen.getByRole('button', { name: 'Try again' }).click();
  await waitFor(() => expect(gone).toEqual(['/t/abcdef']));
});

it('shows first where it is my turn, by the server’s word', async () => {
  const seatKeys = ['first1', 'mine22'].map((code, age) => ({
    code,
    key: 'k'.repeat(22),
    game: 'corto',
    name: 'Ann',
    touched: Date.now() - age * 60_000,
  }));
  localStorage.setItem('saltsea.berths', JSON.stringify(seatKeys));
  const playing = (code: string): Response =>
    Response.json(table([sat(0), computer('greedy')], { code, phase: 'playing', playing: `${code}-0` }));
  const about = (code: string): Response =>
    Response.json({
      id: `${code}-0`,
      table: code,
      game: 'corto',
      players: 2,
      options: {},
      seats: [
        { name: 'Ann', bot: null },
        { name: '', bot: 'greedy' },
      ],
      mine: [0],
      lines: 5,
      outcome: null,
    });
  const views = (seat: number): Response => Response.json({ updates: [{ waiting_on: [seat] }] });
  serveHome(ready, {
    '/api/tables/first1': () => playing('first1'),
    '/api/tables/mine22': () => playing('mine22'),
    '/api/games/first1-0/about': () => about('first1'),
    '/api/games/mine22-0/about': () => about('mine22'),
    '/api/games/first1-0/views?seat=0&since=4': () => views(1),
    '/api/games/mine22-0/views?seat=0&since=4': () => views(0),
  });
  open('en');
  expect(await screen.findByText('It is your turn')).toBeTruthy();
  const cards = screen.getByRole('region', { name: 'Your tables' }).querySelectorAll('li');
  expect([...cards].map((card) => card.querySelector('.code')?.textContent)).toEqual(['mine22', 'first1']);
  expect(cards[0]?.textContent).toContain('With Gold hunter');
});

it('forgets a table only when it is meant', async () => {
  localStorage.setItem(
    'saltsea.berths',
    JSON.stringify([{ code: 'first1', key: 'k'.repeat(22), game: 'corto', name: 'Ann', touched: 1 }]),
  );
  serveHome(ready, { '/api/tables/first1': () => Response.json(table([sat(0), sat(1)], { code: 'first1' })) });
  open('en');
  (await screen.findByRole('button', { name: 'Forget table first1' })).click();
  (await screen.findByRole('button', { name: 'Forget' })).click();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your tables' })).toBeNull());
  expect(seatKey('first1')).toBeUndefined();
});

it('lists open tables, with the way in', async () => {
  const open1 = { code: 'openaa', game: 'corto', phase: 'open', players: 4, free: 2, made: Date.now() - 120_000 };
  serveHome(ready, {
    '/api/tables': () => Response.json({ tables: [open1, { ...open1, code: 'playin', phase: 'playing', free: 0 }] }),
  });
  open('en');
  expect(await screen.findByText('2 of 4 seats are free')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Come in' }).getAttribute('href')).toBe('/t/openaa');
  expect(screen.getByRole('link', { name: 'Watch' }).getAttribute('href')).toBe('/t/playin');
});

it('says that the catalogue is empty, and offers nothing that cannot be', async () => {
  serveHome(() => Response.json({ entries: [] } satisfies Catalogue));
  open('en');
  expect(await screen.findByText(/^The catalogue is empty today: /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Play now/ })).toBeNull();
});

it('tells a failure in words and asks again', async () => {
  let answer = (): Response => new Response('', { status: 500 });
  serveHome(() => answer());
  open('en');
  expect(screen.getByText('Reading the catalogue…')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('The server answered with an error (500).');
  answer = () => ready();
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(await screen.findByRole('heading', { name: 'Pumps' })).toBeTruthy();
});

it('answers a press of the big button while the server is silent, and plays when it is back', async () => {
  let isDown = true;
  const served = serveHome(() => (isDown ? Response.error() : Response.json(CATALOGUE)), {
    '/api/tables': (body) => Response.json(body === null ? NOBODY : { code: 'k7m2pq', link: '/t/k7m2pq' }),
  });
  open('en');
  await screen.findByRole('alert');
  screen.getByRole('button', { name: /^Play now/ }).click();
  await vi.waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  isDown = false;
  screen.getByRole('button', { name: /^Play now/ }).click();
  await vi.waitFor(() =>
    expect(served.some(({ method, path }) => method === 'POST' && path === '/api/tables')).toBe(true),
  );
});

it('takes an answer that was cut off for a broken line', async () => {
  serveHome(() => new Response('{"entr'));
  open('en');
  expect((await screen.findByRole('alert')).textContent).toContain('The server does not answer.');
});

it('shows version and engine, and no operator when none is named', async () => {
  serveHome(ready);
  open('en');
  expect(await screen.findByText('9.8.7')).toBeTruthy();
  expect(screen.getByText('compiled')).toBeTruthy();
  expect(screen.queryByText(/^The operator of this server/)).toBeNull();
});
