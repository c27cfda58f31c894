// A table before the game, drawn from what the server says: sitting down, arranging, starting, and what is in the way.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import Lobby from '../../src/lobby/table/Lobby.svelte';
import { createFormatter } from '../../src/table/formatter';
import type { Formatter } from '../../src/ui/sentences';
import { gameVoice } from '../../src/ui/texts';
import { lastName } from '../../src/wire/seat-keys';
import type { Answer, Ask } from '../../src/wire/connection';
import type { TableShown } from '../../src/wire/types';
import { appAt, CATALOGUE, computer, FREE, KEPT, sat, serve, sessionAt, table } from '../helpers/lobby-kit';

let formatter: Formatter;
let french: Formatter;

beforeAll(async () => {
  const known = { names: {}, game: 'corto', seats: [] };
  formatter = createFormatter({ ...known, voice: await gameVoice('corto', 'en') });
  french = createFormatter({ ...known, voice: await gameVoice('corto', 'fr') });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  serve({
    '/api/catalogue': () => Response.json(CATALOGUE),
    '/api/reach': () => Response.json({ url: 'http://192.168.1.5:8000', only_here: false, lan: [] }),
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(shown: TableShown, person: number | null, answer?: (ask: Ask) => Answer): Ask[] {
  const { session, asked } = sessionAt(shown, person, answer);
  render(Lobby, { app: appAt('/t/k7m2pq').app, session, formatter });
  return asked;
}

it('lets a guest sit down with a name and one press', async () => {
  const asked = open(table([sat(0), FREE]), null);
  expect(screen.getByText('At this table: Ann')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Sit down' });
  await fireEvent.input(screen.getByLabelText('What are you called?'), { target: { value: ' Bob ' } });
  button.click();
  await waitFor(() => expect(asked).toEqual([{ kind: 'Sit', name: 'Bob' }]));
  await waitFor(() => expect(lastName()).toBe('Bob'));
});

it('tells a guest, and nobody who sits already, what the game is about', async () => {
  open(table([sat(0), FREE]), null);
  expect(await screen.findByText('Lay characters. Form groups. Most gold wins.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'How to play' }).getAttribute('target')).toBe('_blank');
  cleanup();
  open(table([sat(0), FREE]), 0);
  await screen.findByRole('heading', { level: 1, name: /Corto/ });
  expect(screen.queryByText(/Most gold wins/)).toBeNull();
});

it('tells a guest that every seat is taken', () => {
  open(table([sat(0), sat(1)]), null);
  expect(screen.getByText(/^Every seat is taken\./)).toBeTruthy();
  cleanup();
  const full = table([sat(0), sat(1)], { phase: 'playing' });
  open({ ...full, settings: { ...full.settings, watching: 'none' } }, null);
  expect(screen.getByText(/plays unwatched/)).toBeTruthy();
  cleanup();
  open({ ...full, settings: { ...full.settings, watching: 'delayed' } }, null);
  expect(screen.getByText(/the board appears here/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull();
});

it('asks at the table of a daily voyage whether one’s name may stand on the board', async () => {
  const shown = table([sat(0), FREE], { game: 'pirates' });
  const asked = open({ ...shown, settings: { ...shown.settings, daily: true } }, 0);
  const sign = screen.getByRole<HTMLInputElement>('switch', { name: 'Show my name on the board' });
  await waitFor(() => expect(asked).toEqual([{ kind: 'Sign', named: false }]));
  sign.click();
  await waitFor(() => expect(asked.at(-1)).toEqual({ kind: 'Sign', named: true }));
  expect(screen.getByText('Voyage of the day')).toBeTruthy();
});

it('tells the host which seats are empty, and fills them', async () => {
  const asked = open(table([sat(0), FREE, FREE]), 0);
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Start' });
  expect(start.disabled).toBe(true);
  expect(document.getElementById(start.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '2 seats are empty: Green, Yellow.',
  );
  screen.getByRole('button', { name: 'Fill with computer players and start' }).click();
  await waitFor(() => expect(asked.map(({ kind }) => kind)).toEqual(['AddBot', 'AddBot', 'Begin']));
});

it('says for whom a start waits where seats are kept', () => {
  open(table([sat(0), KEPT]), 0);
  expect(screen.getByText('One seat is kept for somebody who has not come yet: Green.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Fill/ })).toBeNull();
});

it('starts a full table, and tells guests who does', async () => {
  const asked = open(table([sat(0), sat(1)]), 0);
  screen.getByRole('button', { name: 'Start' }).click();
  await waitFor(() => expect(asked).toEqual([{ kind: 'Begin' }]));
  cleanup();
  open(table([sat(0), sat(1)]), 1);
  expect(screen.getByText('Ann starts the game when everybody is here.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});

it('changes the level of a computer player', async () => {
  const asked = open(table([sat(0), computer('greedy')]), 0);
  await fireEvent.change(screen.getByLabelText('Computer player for Green'), { target: { value: 'regular' } });
  expect(asked).toEqual([{ kind: 'AddBot', seat: 1, bot: 'regular' }]);
});

it('keeps a seat for somebody and shows the link to it', async () => {
  const { session, asked } = sessionAt(table([sat(0), FREE]), 0);
  const { rerender } = render(Lobby, { app: appAt('/t/k7m2pq').app, session, formatter });
  screen.getByRole('button', { name: 'More about seat Green' }).click();
  (await screen.findByRole('button', { name: 'Keep this seat for somebody' })).click();
  await waitFor(() => expect(asked.map(({ kind }) => kind)).toEqual(['Invite']));
  const invite = asked[0] as { readonly seat: number; readonly key: string };
  await rerender({ session: sessionAt(table([sat(0), KEPT]), 0).session });
  const link = await screen.findByLabelText<HTMLInputElement>('The link to this seat');
  await waitFor(() => expect(link.value).toBe(`http://192.168.1.5:8000/t/k7m2pq#${invite.key}`));
  expect(invite.seat).toBe(1);
});

it('swaps, and sends somebody away', async () => {
  const asked = open(table([sat(0), sat(1)]), 0);
  screen.getByRole('button', { name: 'More about seat Green' }).click();
  (await screen.findByRole('button', { name: 'Swap with Red (Ann)' })).click();
  await waitFor(() => expect(asked).toEqual([{ kind: 'Swap', seat: 1, other: 0 }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByRole('button', { name: 'More about seat Green' }).click();
  (await screen.findByRole('button', { name: 'Send Bob away' })).click();
  await waitFor(() => expect(asked.at(-1)).toEqual({ kind: 'Remove', seat: 1 }));
});

it('seats somebody beside one on the same device', async () => {
  const asked = open(table([sat(0), sat(1), FREE]), 1);
  await fireEvent.input(screen.getByLabelText('Their name'), { target: { value: 'Cleo' } });
  screen.getByRole('button', { name: 'Sit down here' }).click();
  await waitFor(() => expect(asked).toEqual([{ kind: 'Sit', name: 'Cleo', seat: 2 }]));
});

it('shows the invitation with the address that others can open', async () => {
  open(table([sat(0), FREE]), 0);
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('The link of this table').value).toBe(
      'http://192.168.1.5:8000/t/k7m2pq',
    ),
  );
  expect(screen.queryByText('Only this computer can open it')).toBeNull();
});

it('says so when nobody else can open the link', async () => {
  serve({ '/api/reach': () => Response.json({ url: 'http://127.0.0.1:8000', only_here: true, lan: [] }) });
  open(table([sat(0), FREE]), 0);
  expect(await screen.findByText('Only this computer can open it')).toBeTruthy();
  expect(screen.getByText('saltsea serve --lan')).toBeTruthy();
});

it('changes the settings as a whole', async () => {
  const asked = open(table([sat(0), FREE]), 0);
  (await screen.findByRole('button', { name: 'Change' })).click();
  await fireEvent.click(await screen.findByLabelText('Days for each turn'));
  screen.getByRole('button', { name: 'Save' }).click();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ kind: 'Arrange', settings: { players: 2, clock: { kind: 'days', bank: 172_800 } } });
});

it('carries out what was wanted, once', async () => {
  sessionStorage.setItem('saltsea.intent.k7m2pq', JSON.stringify({ bots: { 1: 'greedy' }, guests: {}, begin: true }));
  const asked = open(table([sat(0), FREE]), 0);
  expect(screen.getByText('The table is being laid…')).toBeTruthy();
  await waitFor(() => expect(asked.map(({ kind }) => kind)).toEqual(['AddBot', 'Begin']));
  await waitFor(() => expect(sessionStorage.getItem('saltsea.intent.k7m2pq')).toBeNull());
});

it('tells why it could not, and tries again or leaves it to the host', async () => {
  sessionStorage.setItem('saltsea.intent.k7m2pq', JSON.stringify({ bots: {}, guests: { 1: 'Ann' }, begin: true }));
  const refusal: Answer = {
    kind: 'Refused',
    token: 't',
    rule: 'table.T13',
    text: 'refusal-table-name-taken',
    facts: { name: 'Ann' },
    early: false,
    blocks: [],
  };
  const { session, asked } = sessionAt(table([sat(0), FREE]), 0, () => refusal);
  const { rerender } = render(Lobby, { app: appAt('/t/k7m2pq').app, session, formatter });
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody at this table is called Ann already.');
  await rerender({ formatter: french });
  expect(screen.getByRole('alert').textContent).toMatch(/déjà.*Ann|Ann.*déjà/);
  await rerender({ formatter });
  screen.getByRole('button', { name: 'Try again' }).click();
  await waitFor(() => expect(asked).toHaveLength(2));
  (await screen.findByRole('button', { name: 'I arrange it myself' })).click();
  expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
});

it('leaves another’s intent alone: only the host of an open table carries one out', () => {
  sessionStorage.setItem('saltsea.intent.k7m2pq', JSON.stringify({ bots: { 1: 'greedy' }, guests: {}, begin: true }));
  const asked = open(table([sat(0), FREE]), null);
  expect(asked).toEqual([]);
  expect(screen.getByRole('button', { name: 'Sit down' })).toBeTruthy();
});

it('seats players of a game without a page of its own, too', () => {
  open(table([sat(0), FREE], { game: 'pumps' }), null);
  expect(screen.getByRole('button', { name: 'Sit down' })).toBeTruthy();
});

it('lets a host bring values of their own to an open table, tells why not, and puts them away', async () => {
  const own = { kind: 'values', name: 'Sharp knives', by: 'Ann', mark: 'a1' } as const;
  const refusal = { rule: 'table.T27', text: 'refusal-table-no-own-content', facts: {}, sentence: 'No.' };
  const served = serve({
    '/api/catalogue': () => Response.json(CATALOGUE),
    '/api/tables/k7m2pq/content': (body) =>
      (body as { content: string }).content === '{' ? Response.json(refusal, { status: 422 }) : Response.json({}),
  });
  open(table([sat(0), FREE], { own }), 0);
  (await screen.findByRole('button', { name: 'Change' })).click();
  const status = (await screen.findByRole('group', { name: 'Values of your own' })).querySelector('[role=status]');
  expect(status?.textContent).toBe('Own values: “Sharp knives”, by Ann');
  const pick = screen.getByLabelText('Choose a file');
  await fireEvent.change(pick, { target: { files: [new File(['{'], 'wrong.json')] } });
  await waitFor(() => expect(status?.textContent).toMatch(/^This game is played as it is/));
  screen.getByRole('button', { name: 'Play with the usual cards' }).click();
  const last = { method: 'PUT', path: '/api/tables/k7m2pq/content', body: { content: '', language: 'en' } };
  await waitFor(() => expect(served.at(-1)).toEqual(last));
});

it('keeps the values of a table that has played a game, or goes on from one', async () => {
  for (const more of [{ playing: 'k7m2pq-0', phase: 'over' }, { onward: { game: 'abc234-0', line: 3 } }] as const) {
    open(table([sat(0), sat(1)], more), 0);
    (await screen.findByRole('button', { name: 'Change' })).click();
    await screen.findByRole('button', { name: 'Save' });
    expect(screen.queryByRole('group', { name: 'Values of your own' })).toBeNull();
    cleanup();
  }
});
