// The pages around a game: a code typed in, a new table, my games, settings of the device, the account.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import AccountPage from '../../src/lobby/account/AccountPage.svelte';
import JoinPage from '../../src/lobby/home/JoinPage.svelte';
import type { Glance } from '../../src/lobby/my-games/glance';
import MyGames from '../../src/lobby/my-games/MyGames.svelte';
import SeatKeyCard from '../../src/lobby/my-games/SeatKeyCard.svelte';
import NewTable from '../../src/lobby/new-table/NewTable.svelte';
import SettingsPage from '../../src/lobby/settings/SettingsPage.svelte';
import { createSettings } from '../../src/ui/settings.svelte';
import { seatKeys } from '../../src/wire/seat-keys';
import type { AccountShown, CortoStatistics, MyGame } from '../../src/wire/types';
import { appAt, CATALOGUE, computer, sat, serve, table } from '../helpers/lobby-kit';

const ACCOUNT: AccountShown = {
  name: 'Ann',
  made: 1_700_000_000_000,
  password: true,
  passkeys: [],
  devices: 2,
  tables: [{ code: 'other1', game: 'corto', phase: 'playing', link: '/t/other1', touched: 5 }],
  games: [
    { id: 'aaaaaa-0', table: 'aaaaaa', game: 'corto', players: 3, ended: 1_700_000_000_000, won: true, score: 41 },
  ],
  statistics: [{ game: 'corto', played: 3, won: 2, best: 41 }],
  progress: {},
  blocked: [],
};
const SEAT_KEY = { code: 'k7m2pq', key: 'k'.repeat(22), game: 'corto', name: 'Ann', touched: 7 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const type = (label: string, value: string): Promise<boolean> =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

it('finds the table of a code, however it was typed', async () => {
  serve({ '/api/tables/k7m2pq': () => Response.json(table([sat(0)])) });
  const { app, gone } = appAt('/join');
  render(JoinPage, { app });
  await type('Code or link', 'K7M 2PQ');
  screen.getByRole('button', { name: 'Come in' }).click();
  await waitFor(() => expect(gone).toEqual(['/t/k7m2pq']));
});

it('tells in three sentences what may be played behind a code', async () => {
  serve({ '/api/catalogue': () => Response.json(CATALOGUE) });
  render(JoinPage, { app: appAt('/join').app });
  expect(await screen.findByText('Lay characters. Form groups. Most gold wins.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'How to play' }).map((link) => link.getAttribute('href'))).toEqual([
    '/rules/corto',
    '/rules/pumps',
  ]);
});

it('says that there is no such table', async () => {
  serve({});
  const { app, gone } = appAt('/join');
  render(JoinPage, { app });
  await type('Code or link', 'abc');
  screen.getByRole('button', { name: 'Come in' }).click();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('There is no table abc here'));
  expect(gone).toEqual([]);
});

it('opens a new table as it was set', async () => {
  const served = serve({
    '/api/catalogue': () => Response.json(CATALOGUE),
    '/api/tables': () => Response.json({ code: 'abcdef', link: '/t/abcdef' }),
  });
  const { app, gone } = appAt('/new/corto');
  render(NewTable, { app });
  await fireEvent.input(await screen.findByLabelText('What are you called?'), { target: { value: 'Ann' } });
  await fireEvent.click(screen.getByLabelText('4'));
  await fireEvent.click(screen.getByLabelText('Everybody'));
  await fireEvent.change(screen.getByLabelText('Black'), { target: { value: 'regular' } });
  await fireEvent.click(screen.getByLabelText('6 squares: a short game'));
  screen.getByRole('button', { name: 'Open the table' }).click();
  await waitFor(() => expect(gone).toEqual(['/t/abcdef']));
  const order = served.find(({ method }) => method === 'POST')?.body;
  expect(order).toMatchObject({
    game: 'corto',
    name: 'Ann',
    onward: null,
    settings: { players: 4, listing: 'public', options: { length: 6 } },
  });
  expect(JSON.parse(sessionStorage.getItem('saltsea.intent.abcdef') ?? '')).toEqual({
    bots: { 3: 'regular' },
    guests: {},
    begin: false,
  });
});

it('names the adventures in the order in which they are touched', async () => {
  const served = serve({
    '/api/catalogue': () => Response.json(CATALOGUE),
    '/api/tables': () => Response.json({ code: 'abcdef', link: '/t/abcdef' }),
  });
  render(NewTable, { app: appAt('/new/corto').app });
  await fireEvent.input(await screen.findByLabelText('What are you called?'), { target: { value: 'Ann' } });
  await fireEvent.click(screen.getByLabelText('I choose'));
  for (const letter of ['D', 'A', 'C', 'F'])
    await fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${letter} `) }));
  screen.getByRole('button', { name: 'Open the table' }).click();
  await waitFor(() =>
    expect(served.find(({ method }) => method === 'POST')?.body).toMatchObject({
      settings: { options: { strips: 'DACF' } },
    }),
  );
});

it('opens a table with values of one’s own, and says why the server cannot use them', async () => {
  const SAID = 'Card A12: “times” is 7. It can be: 1, 2.';
  const orders: string[] = [];
  serve({
    '/api/catalogue': () => Response.json(CATALOGUE),
    '/api/tables': (sent) => {
      orders.push((sent as { chapter: string }).chapter);
      const facts = { card_id: 'A12', property: 'times', value: '7', choices: '1, 2' };
      const refusal = { rule: 'table.T27', text: 'refusal-corto-box-value', facts, sentence: SAID };
      return orders.length === 1
        ? Response.json(refusal, { status: 422 })
        : Response.json({ code: 'k7m2pq', link: '' });
    },
  });
  const { app, gone } = appAt('/new/corto');
  render(NewTable, { app });
  const picker = await screen.findByLabelText<HTMLInputElement>('Choose a file');
  await type('What are you called?', 'Ann');
  const pick = (name: string, text: string): Promise<boolean> =>
    fireEvent.change(picker, { target: { files: [new File([text], name)] } });
  await pick('long.json', ' '.repeat(65_537));
  expect(await screen.findByText('This file is too long to be a box of cards. Nothing has changed.')).toBeTruthy();
  await pick('knives.json', '{"wrong": true}');
  expect(await screen.findByText('knives.json is checked when the table opens.')).toBeTruthy();
  screen.getByRole('button', { name: 'Open the table' }).click();
  expect(await screen.findByText(SAID)).toBeTruthy();
  expect(gone).toEqual([]);
  screen.getByRole('button', { name: 'Play with the usual cards' }).click();
  await waitFor(() => expect(screen.queryByText('knives.json is checked when the table opens.')).toBeNull());
  screen.getByRole('button', { name: 'Open the table' }).click();
  await waitFor(() => expect(gone).toEqual(['/t/k7m2pq']));
  expect(orders).toEqual(['{"wrong": true}', '']);
});

it('plays on from a line of a game, whose players and options stand, against those who sat there', async () => {
  const about = {
    id: 'aaaaaa-0',
    table: 'aaaaaa',
    game: 'corto',
    players: 3,
    options: { length: 7 },
    seats: [
      { name: 'Ann', bot: null },
      { name: '', bot: 'regular' },
      { name: '', bot: 'gone-since' },
    ],
    mine: [],
    lines: 50,
    outcome: {},
  };
  const served = serve({
    '/api/catalogue': () => Response.json(CATALOGUE),
    '/api/games/aaaaaa-0/about': () => Response.json(about),
    '/api/tables': () => Response.json({ code: 'abcdef', link: '/t/abcdef' }),
  });
  render(NewTable, { app: appAt('/new/corto?from=aaaaaa-0&line=31').app });
  await fireEvent.input(await screen.findByLabelText('What are you called?'), { target: { value: 'Ann' } });
  expect(screen.getByText(/^This game goes on from line 31/)).toBeTruthy();
  expect(screen.queryByLabelText('4')).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>('Green').value).toBe('regular');
  expect(screen.getByLabelText<HTMLSelectElement>('Yellow').value).toBe('');
  screen.getByRole('button', { name: 'Open the table' }).click();
  const expected = { onward: { game: 'aaaaaa-0', line: 31 }, settings: { players: 3, options: { length: 7 } } };
  await waitFor(() => expect(served.find(({ method }) => method === 'POST')?.body).toMatchObject(expected));
});

it('opens a table of a game that the client was not built with, in the words of the server', async () => {
  const served = serve({
    '/api/catalogue': () => Response.json(CATALOGUE),
    '/api/catalogue/pumps/texts/en': () => Response.json({ sources: ['title-pumps = Pumps'] }),
  });
  render(NewTable, { app: appAt('/new/pumps').app });
  expect(await screen.findByRole('button', { name: 'Open the table' })).toBeTruthy();
  expect(served.map(({ path }) => path)).toContain('/api/catalogue/pumps/texts/en');
});

it('says that there is no such game', async () => {
  serve({ '/api/catalogue': () => Response.json(CATALOGUE) });
  render(NewTable, { app: appAt('/new/chess').app });
  expect(await screen.findByText('This server has no such game.')).toBeTruthy();
});

const MY_GAME: MyGame = {
  id: 'aaaaaa-0',
  table: 'aaaaaa',
  game: 'corto',
  ended: 5,
  mine: [0],
  won: true,
  winners: [0],
  scores: [24, 18],
  seats: [
    { name: 'Ann', bot: null },
    { name: '', bot: 'greedy' },
  ],
  day: '',
  hints: 2,
  left: '',
  helped: false,
  lesson: false,
  onward: false,
};
const STATISTICS: CortoStatistics = {
  games: 1,
  won: 1,
  best: 24,
  gold: 24,
  sources: [
    { source: 'groups', text: 'source-groups', gold: 20 },
    { source: 'great gold', text: 'source-great-gold', gold: 4 },
  ],
  adventures: [{ adventure: 'A', games: 1, won: 1 }],
  opponents: [{ bot: 'greedy', games: 1, won: 1 }],
  last: [{ id: 'aaaaaa-0', ended: 5, gold: 24, rival: 18, won: true }],
  hints: 2,
  resigned: 0,
  only_last: 0,
};

it('lists tables of this browser and of the account, once each', async () => {
  localStorage.setItem('saltsea.berths', JSON.stringify([SEAT_KEY]));
  serve({
    '/api/catalogue': () => Response.json(CATALOGUE),
    '/api/account': () =>
      Response.json({
        account: {
          ...ACCOUNT,
          tables: [...ACCOUNT.tables, { code: 'k7m2pq', game: 'corto', phase: 'open', link: '/t/k7m2pq', touched: 5 }],
        },
        passkeys: false,
      }),
    '/api/tables/k7m2pq': () => Response.json(table([sat(0), sat(1)])),
    '/api/mine': () => Response.json({ games: [MY_GAME, { ...MY_GAME, id: 'bbbbbb-0', lesson: true }] }),
    '/api/mine/statistics/corto': () => Response.json(STATISTICS),
  });
  render(MyGames, { app: appAt('/games').app });
  expect(await screen.findByText('Not begun yet')).toBeTruthy();
  expect(await screen.findByText('Also of your account')).toBeTruthy();
  expect(screen.getByRole('heading', { name: /other1/ })).toBeTruthy();
  expect(screen.queryByText(/kept in this browser only/), 'the account has it, too').toBeNull();
  expect(screen.getAllByRole('button', { name: /^Forget/ })).toHaveLength(1);
  const links = screen.getAllByRole('link', { name: 'Continue' }).map((link) => link.getAttribute('href'));
  expect(links.sort()).toEqual(['/t/k7m2pq', '/t/other1']);
  expect(await screen.findByRole('link', { name: /won 24 : 18.*The lesson.*Gold hunter/ })).toBeTruthy();
  const finished = await screen.findByRole('link', { name: /won 24 : 18\s*Corto · With Gold hunter.*2 hints/i });
  expect(finished.getAttribute('href')).toBe('/replay/aaaaaa-0');
  expect(
    await screen.findByText(/One game, 1 won\. 24 gold on average, 24 at best\..*2 hints were taken/),
  ).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Gold hunter 1 of 1 100 %' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Groups 20 83 %' })).toBeTruthy();
});

it('says what a table is for whose code says nothing, and claims nothing before the server has answered', async () => {
  const puzzle = table([sat(0), computer('greedy')], { phase: 'playing' });
  const seen: Glance = {
    standing: 'turn',
    table: { ...puzzle, settings: { ...puzzle.settings, puzzle: '5' } },
    about: null,
  };
  const asked = { seatKey: SEAT_KEY, app: appAt('/games').app, entries: CATALOGUE.entries, forgotten: vi.fn() };
  const { rerender } = render(SeatKeyCard, { ...asked, seen: null });
  expect(screen.queryByText(/The server has not said/)).toBeNull();
  await rerender({ ...asked, seen });
  expect(screen.getByText(/^The puzzle ·/)).toBeTruthy();
  expect(screen.getByText('It is your turn')).toBeTruthy();
});

it('does not offer to go on where one has given the seat away', async () => {
  const seen: Glance = { standing: 'without', table: table([sat(1)], { phase: 'playing' }), about: null };
  render(SeatKeyCard, { seatKey: SEAT_KEY, app: appAt('/games').app, entries: CATALOGUE.entries, seen });
  expect(screen.getByText('The others are playing; you have no seat')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the table' })).toBeTruthy();
  expect(screen.queryByText('Continue')).toBeNull();
});

it('sets what can be set, and forgets all seats only when it is meant', async () => {
  localStorage.setItem('saltsea.berths', JSON.stringify([SEAT_KEY]));
  const { app } = appAt('/settings');
  render(SettingsPage, { app });
  await fireEvent.click(screen.getByLabelText('Fast'));
  expect(app.settings.motion).toBe(0.5);
  await fireEvent.click(screen.getByRole('switch', { name: 'Ask before the line of no return' }));
  expect(app.settings.careful).toBe(false);
  expect(app.settings.shortcuts).toBe('on');
  await fireEvent.click(
    within(screen.getByRole('group', { name: 'Single-key shortcuts' })).getByLabelText('Only with Alt'),
  );
  expect(createSettings().shortcuts).toBe('alt');
  await fireEvent.click(screen.getByRole('button', { name: 'Forget all' }));
  expect(seatKeys()).toHaveLength(1);
  await fireEvent.click(screen.getAllByRole('button', { name: 'Forget all' })[1] as HTMLElement);
  expect(seatKeys()).toEqual([]);
});

it('brings seats from a file', async () => {
  render(SettingsPage, { app: appAt('/settings').app });
  const file = new File([JSON.stringify({ kind: 'saltsea-seats', berths: [SEAT_KEY] })], 'seats.json');
  await fireEvent.change(screen.getByLabelText('Bring from a file'), { target: { files: [file] } });
  expect(await screen.findByText('One seat is here now.')).toBeTruthy();
  expect(seatKeys()).toEqual([SEAT_KEY]);
});

it('makes an account, tells a refusal in the server’s words, and shows what it adds up to', async () => {
  let answer = (): Response =>
    Response.json(
      { rule: 'table.T24', text: 'x', facts: {}, sentence: 'There is an account called Ann already.' },
      { status: 422 },
    );
  const served = serve({
    '/api/catalogue': () => Response.json(CATALOGUE),
    '/api/account': (body) => (body === null ? Response.json({ account: null, passkeys: false }) : answer()),
  });
  render(AccountPage, { app: appAt('/account').app });
  expect(await screen.findByText(/^Nobody needs an account/)).toBeTruthy();
  await type('Name', 'Ann');
  await type('Password', 'four words will do');
  screen.getByRole('button', { name: 'Make the account' }).click();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('There is an account called Ann already.'));
  answer = () => Response.json({ account: ACCOUNT, passkeys: false }, { status: 201 });
  screen.getByRole('button', { name: 'Make the account' }).click();
  expect(await screen.findByRole('heading', { name: 'Ann' })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('row', { name: 'Corto 3 2 41' })).toBeTruthy());
  expect(served.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

it('deletes an account only when it is meant', async () => {
  const served = serve({
    '/api/catalogue': () => Response.json(CATALOGUE),
    '/api/account': () =>
      Response.json({ account: served.some(({ method }) => method === 'DELETE') ? null : ACCOUNT, passkeys: false }),
  });
  render(AccountPage, { app: appAt('/account').app });
  (await screen.findByRole('button', { name: 'Delete me' })).click();
  (await screen.findByRole('button', { name: 'Delete everything' })).click();
  expect(await screen.findByText(/^Nobody needs an account/)).toBeTruthy();
});
