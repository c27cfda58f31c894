// What lies around a game: talk, banner, menu, refusals and dialogs, and what a person is told there.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ConnectionBanner from '../../src/table/panels/ConnectionBanner.svelte';
import LogPanel from '../../src/table/log/LogPanel.svelte';
import Menu from '../../src/table/panels/menu/Menu.svelte';
import People from '../../src/table/panels/menu/People.svelte';
import Proposal from '../../src/table/panels/Proposal.svelte';
import RefusalToast from '../../src/table/panels/toasts/RefusalToast.svelte';
import type { SeatShown } from '../../src/table/game';
import type { Session } from '../../src/table/session.svelte';
import { Room } from '../../src/table/room.svelte';
import TableHeader from '../../src/table/panels/TableHeader.svelte';
import TableSigns from '../../src/table/panels/TableSigns.svelte';
import Talk from '../../src/table/panels/Talk.svelte';
import { createFormatter } from '../../src/table/formatter';
import Dialog from '../../src/ui/Dialog.svelte';
import { NOTICE } from '../../src/ui/dialog-notice';
import type { Formatter } from '../../src/ui/sentences';
import { gameVoice, type Voice } from '../../src/ui/texts';
import type { Answer } from '../../src/wire/connection';
import type { Refused } from '../../src/wire/types';
import { appAt, sat, serve, sessionAt, table } from '../helpers/lobby-kit';

const DONE: Answer = { kind: 'Done', token: 't' };
const TOO_OFTEN: Refused = {
  kind: 'Refused',
  token: 't',
  rule: 'table.T20',
  text: 'refusal-table-too-fast',
  facts: {},
  early: false,
  blocks: [],
};
const TWO = table([sat(0), sat(1)]);
let voice: Voice;
let formatter: Formatter;

beforeEach(async () => {
  localStorage.clear();
  voice = await gameVoice('corto', 'en');
  formatter = createFormatter({ voice, names: { card: 'card-corto-*' }, game: 'corto', seats: [] });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('leaves it to the game to say aloud whose turn it is, and says that a clock stands still', async () => {
  const said = async (time: Partial<Session>): Promise<string | undefined> => {
    const { session } = sessionAt(TWO, 0);
    const seats: readonly SeatShown[] = [];
    const coaching = { isThere: false, isOpen: false };
    const shown = { formatter, seats, isMine: false, isOver: false, unheard: undefined, coaching };
    const common = { ...shown, stopCoaching: vi.fn(), open: vi.fn() };
    const turn = 'Clock stopped. Bob to act';
    const { container } = render(TableHeader, { session: { ...session, ...time }, turn, ...common });
    await tick();
    return [...container.querySelectorAll('[aria-live]')].map((one) => one.textContent.trim()).join('|');
  };
  expect(await said({})).toBe('');
  cleanup();
  expect(await said({ time: { why: 'paused' } } as unknown as Partial<Session>)).toBe('Clock stopped. Bob to act');
});

function menuOf(session: Session, path = '/t/k7m2pq', seats: readonly SeatShown[] = []): readonly string[] {
  serve({ '/api/reach': () => Response.json({ url: 'http://192.0.2.7:8000', only_here: false }) });
  const { app, gone } = appAt(path);
  const room = new Room(session);
  render(Menu, { app, room, session, formatter, seats, mayFallAsleep: true, close: vi.fn(), lookBack: vi.fn() });
  return gone;
}

// --- talk ---

async function type(words: string): Promise<HTMLInputElement> {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await fireEvent.input(field, { target: { value: words } });
  return field;
}

it('clears the field at once, so that nothing is said twice and nothing typed meanwhile is lost', async () => {
  let answer = (_: Answer): void => undefined;
  const { session, asked } = sessionAt(TWO, 0);
  const request = (what: (typeof asked)[number]): Promise<boolean> => {
    asked.push(what);
    return new Promise((resolve) => (answer = ({ kind }) => resolve(kind === 'Done')));
  };
  render(Talk, { session: { ...session, request }, voice });
  const field = await type('one');
  await fireEvent.submit(field.closest('form') as HTMLFormElement);
  await fireEvent.submit(field.closest('form') as HTMLFormElement);
  expect(asked).toEqual([{ kind: 'Say', words: 'one' }]);
  await type('two');
  answer(DONE);
  await tick();
  expect(field.value).toBe('two');
});

it('gives refused words back', async () => {
  const { session } = sessionAt(TWO, 0, () => TOO_OFTEN);
  render(Talk, { session, voice });
  const field = await type('one');
  await fireEvent.submit(field.closest('form') as HTMLFormElement);
  await vi.waitFor(() => expect(field.value).toBe('one'));
});

// --- the connection ---

it('says that the connection has ended even where the server gave no reason', () => {
  const { session } = sessionAt(TWO, 0);
  render(ConnectionBanner, { session: { ...session, status: 'ended', goodbye: null, notice: null }, formatter });
  expect(screen.getByRole('status').textContent).toContain('has ended');
  expect(screen.getByRole('button', { name: 'Come in again' })).toBeTruthy();
});

it('tells a notice in the language that is read now', async () => {
  const { session } = sessionAt(TWO, 0);
  const facts = { minutes: 5 };
  const notice = { kind: 'Notice', text: 'notice-restart', facts } as const;
  const open: Session = { ...session, status: 'open', goodbye: null, notice };
  const { rerender } = render(ConnectionBanner, { session: open, formatter });
  expect(screen.getByRole('status').textContent).toMatch(/restarts in 5 minutes/);
  await rerender({ formatter: { ...formatter, voice: await gameVoice('corto', 'fr') } });
  expect(screen.getByRole('status').textContent).toMatch(/redémarre.* 5 minutes|5 minutes.*redémarre/);
});

it('says nothing of a notice that it has no words for', () => {
  const { session } = sessionAt(TWO, 0);
  const notice = { kind: 'Notice', text: 'notice-of-a-newer-server', facts: {} } as const;
  render(ConnectionBanner, { session: { ...session, status: 'open', goodbye: null, notice }, formatter });
  expect(screen.getByRole('status').textContent.trim()).toBe('');
});

// --- signs ---

it('shows everybody’s clock, who plays for whom, and who watches', () => {
  const { session } = sessionAt({ ...TWO, phase: 'playing' }, 0);
  const ann = { seat: 0, name: 'Ann', isBot: false, isMine: true, isLost: false, mate: null };
  const time = {
    kind: 'Time', game: 'k7m2pq-0', now: 0, at: 0, runs: false, speed: 100, why: 'paused', resumes: null, waits: [], ready: [], hurries: null,
    awaited: [],
    banks: [{ seat: 0, left: 60_000, runs: false }, { seat: 1, left: 90_000, runs: false }],
  } as const; // prettier-ignore
  const presence = session.presence === null ? null : { ...session.presence, watchers: 2 };
  const seats = [ann, { ...ann, seat: 1, name: 'Bob', mate: 'greedy' }];
  render(TableSigns, {
    session: { ...session, presence, time },
    formatter: createFormatter({ voice, names: {}, game: 'corto', seats }),
    seats,
  });
  const signs = screen.getByRole('list', { name: 'Clocks and company' }).textContent;
  for (const told of ['Ann 01:00', 'Bob 01:30', 'Gold hunter plays for Bob', '2 watch']) expect(signs).toContain(told);
});

it('gives a seat that a computer plays for the reader back beside the sign that says so', async () => {
  const { session, asked } = sessionAt({ ...TWO, phase: 'playing' }, 0);
  const ann = { seat: 0, name: 'Ann', isBot: false, isMine: true, isLost: false, mate: 'greedy' };
  const seats = [ann, { ...ann, seat: 1, name: 'Bob', isMine: false }];
  render(TableSigns, { session, formatter: createFormatter({ voice, names: {}, game: 'corto', seats }), seats });
  await fireEvent.click(screen.getByRole('button', { name: 'Take the seat back' }));
  expect(asked).toEqual([{ kind: 'Mate', seat: 0, bot: '' }]);
});

it('says of others that they watch, too, where the reader watches', () => {
  const { session } = sessionAt({ ...TWO, phase: 'playing' }, 0);
  const presence = session.presence === null ? null : { ...session.presence, watchers: 2 };
  render(TableSigns, {
    session: { ...session, seats: [], presence },
    formatter: createFormatter({ voice, names: {}, game: 'corto', seats: [] }),
    seats: [],
  });
  const signs = screen.getAllByRole('listitem').map((one) => one.textContent.trim());
  expect(signs).toEqual(['You watch', 'One more watches']);
});

it('calls the reader who watches by no name, and counts them among nobody else', () => {
  const { session } = sessionAt({ ...TWO, phase: 'playing' }, 0);
  const presence = session.presence === null ? null : { ...session.presence, watchers: 1 };
  render(TableSigns, {
    session: { ...session, seats: [], presence },
    formatter: createFormatter({ voice, names: {}, game: 'corto', seats: [] }),
    seats: [],
  });
  expect(screen.getByRole('list', { name: 'Clocks and company' }).textContent.trim()).toBe('You watch');
});

// --- the menu ---

it('says in the menu that the screen may go dark, where the browser does not keep it on', () => {
  menuOf(sessionAt(TWO, 0).session);
  expect(screen.getByText(/This browser cannot keep the screen on/)).toBeTruthy();
});

it('hands seats over to any bot where the server allows it, and takes an own seat back', async () => {
  const ann = { seat: 0, name: 'Ann', isBot: false, isMine: true, isLost: false, mate: null };
  const seats = [ann, { ...ann, seat: 1, name: 'Bob', isMine: false, isLost: true }];
  const { session, asked } = sessionAt({ ...TWO, phase: 'playing' }, 0);
  const menuWith = (mayCall: readonly number[], shown: readonly SeatShown[]): void => {
    cleanup();
    const presence = session.presence === null ? null : { ...session.presence, may_call: mayCall };
    menuOf({ ...session, presence }, '/t/k7m2pq', shown);
  };
  menuWith([], seats);
  expect(screen.queryByRole('button', { name: /Hand over/ }), 'a lost player alone is no reason').toBeNull();
  menuWith([1], seats);
  await fireEvent.click(screen.getByRole('button', { name: 'Hand over the seat of Bob' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Regular' }));
  menuWith([1], [{ ...ann, mate: 'greedy' }]);
  await fireEvent.click(screen.getByRole('button', { name: /Take the seat back/ }));
  expect(asked).toEqual([
    { kind: 'Mate', seat: 1, bot: 'regular' },
    { kind: 'Mate', seat: 0, bot: '' },
  ]);
});

it('offers a seat to a person by a link that only they get', async () => {
  const ann = { seat: 0, name: 'Ann', isBot: false, isMine: true, isLost: false, mate: null };
  const { session, asked } = sessionAt({ ...TWO, phase: 'playing' }, 0);
  const presence = session.presence === null ? null : { ...session.presence, may_hand_over: [0] };
  menuOf({ ...session, presence }, '/t/k7m2pq', [ann]);
  await fireEvent.click(screen.getByRole('button', { name: 'Hand over my seat' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  await tick();
  const [ask] = asked as { kind: string; seat: number; key: string }[];
  expect(ask).toMatchObject({ kind: 'HandOver', seat: 0 });
  expect(await screen.findByDisplayValue(`http://192.0.2.7:8000/t/k7m2pq#${ask?.key}`)).toBeTruthy();
});

it('asks once before it resigns, and offers what the server allows alone', async () => {
  const { session, asked } = sessionAt({ ...TWO, phase: 'playing', manners: ['resign', 'end'] }, 0);
  menuOf(session);
  expect(screen.queryByRole('button', { name: /take my last turn back/ })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Resign' }));
  expect(asked).toEqual([]);
  expect(screen.getByText('The game ends at once, and your rival wins.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Resign' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Propose to end the game' }));
  expect(asked).toEqual([
    { kind: 'Resign', seat: 0 },
    { kind: 'Propose', seat: 0, what: 'end' },
  ]);
});

it('asks once before it ends a game against bots, who always agree', async () => {
  const { session, asked } = sessionAt({ ...TWO, phase: 'playing', manners: ['resign', 'end-now'] }, 0);
  menuOf(session);
  expect(screen.queryByRole('button', { name: 'Propose to end the game' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'End the game without a winner' }));
  expect(asked).toEqual([]);
  expect(screen.getByText(/counts neither as won nor as lost/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'End it' }));
  expect(asked).toEqual([{ kind: 'Propose', seat: 0, what: 'end' }]);
});

it('says before one leaves a daily deal that this ends the one try', async () => {
  const { session, asked } = sessionAt({ ...TWO, phase: 'playing', manners: ['resign', 'leave-resigns'] }, 0);
  menuOf(session);
  await fireEvent.click(screen.getByRole('button', { name: 'Leave the table' }));
  expect(screen.getByText(/^This ends your one try/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(asked).toEqual([{ kind: 'Leave' }]);
});

it('asks those who have to answer a proposal, and tells its author who refused', async () => {
  const open = { what: 'end', seat: 0, person: 0, waits_for: [1], refused: null } as const;
  const bob = sessionAt({ ...TWO, phase: 'playing', proposal: open }, 1);
  render(Proposal, { session: bob.session, voice, isPassing: false });
  expect(screen.getByText('Ann proposes to end the game here, without a winner.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
  expect(bob.asked).toEqual([{ kind: 'Answer', agree: true }]);
  cleanup();
  const ann = sessionAt({ ...TWO, phase: 'playing', proposal: { ...open, waits_for: [], refused: 1 } }, 0);
  render(Proposal, { session: ann.session, voice, isPassing: false });
  expect(screen.getByText('Bob would rather play on.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Bob would rather play on.')).toBeNull();
});

it('asks in an open dialog, too, which lies over the table', () => {
  const open = { what: 'take-back', seat: 0, person: 0, waits_for: [1], refused: null } as const;
  const bob = sessionAt({ ...TWO, phase: 'playing', proposal: open }, 1);
  const notice = createRawSnippet(() => ({
    render: () => '<div></div>',
    setup: (target) => {
      const shown = mount(Proposal, {
        target,
        props: { session: bob.session, voice, isPassing: false, isInDialog: true },
      });
      return () => void unmount(shown);
    },
  }));
  const props = {
    title: 'Talk',
    close: vi.fn(),
    closeLabel: 'Close',
    children: createRawSnippet(() => ({ render: () => '<p>Nothing</p>' })),
  };
  render(Dialog, { props, context: new Map([[NOTICE, notice]]) });
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Agree' })).toBeTruthy();
});

it('copies the address that others can reach', async () => {
  const { session } = sessionAt(TWO, 0);
  menuOf(session);
  const field = screen.getByLabelText<HTMLInputElement>('The link of this table');
  await vi.waitFor(() => expect(field.value).toBe('http://192.0.2.7:8000/t/k7m2pq'));
});

it('remembers who was muted, and tells that somebody was reported', async () => {
  const { session, asked } = sessionAt(TWO, 0);
  menuOf(session);
  await fireEvent.click(screen.getByRole('button', { name: 'Mute' }));
  await fireEvent.click(screen.getByRole('button', { name: /^Report to/ }));
  expect(asked).toEqual([
    { kind: 'Mute', person: 1, muted: true },
    { kind: 'Report', person: 1 },
  ]);
  await vi.waitFor(() => expect(screen.getByText(/^Reported/)).toBeTruthy());
  cleanup();
  menuOf(session);
  expect(screen.getByRole('button', { name: 'Hear again' })).toBeTruthy();
});

it('says that a person is blocked in the language that is read now', async () => {
  const block = { id: 'b', name: 'Bob', everywhere: true, table: 'k7m2pq', made: 0 };
  serve({
    '/api/account': () => Response.json({ account: {} }),
    '/api/account/blocked/k7m2pq/1': () =>
      Response.json({ blocked: block, text: 'blocked-everywhere', facts: { name: 'Bob' } }),
  });
  const { app } = appAt('/t/k7m2pq');
  const { session } = sessionAt(TWO, 0);
  const { rerender } = render(People, { app, session, formatter });
  await fireEvent.click(await screen.findByRole('button', { name: 'Block' }));
  expect(await screen.findByText(/^Bob is blocked\./)).toBeTruthy();
  await rerender({ formatter: { ...formatter, voice: await gameVoice('corto', 'fr') } });
  expect(screen.getByText(/^Bob est bloqué\./)).toBeTruthy();
});

it('does not call somebody muted whom the server goes on to hear', async () => {
  const { session } = sessionAt(TWO, 0, () => TOO_OFTEN);
  menuOf(session);
  await fireEvent.click(screen.getByRole('button', { name: 'Mute' }));
  await tick();
  expect(screen.queryByRole('button', { name: 'Hear again' })).toBeNull();
});

// --- refusals and dialogs ---

it('shows a refusal inside the dialog that it comes from, and outside once that is closed', () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  const { container } = render(RefusalToast, { refusal: TOO_OFTEN, formatter, dismiss: vi.fn() });
  expect(dialog.contains(screen.getByText(voice.say(TOO_OFTEN.text)))).toBe(true);
  dialog.dispatchEvent(new Event('close'));
  expect(container.contains(screen.getByText(voice.say(TOO_OFTEN.text)))).toBe(true);
});

it('lets a refusal go by itself where time runs, when it could be read, and not while somebody reads it', async () => {
  vi.useFakeTimers();
  const dismiss = vi.fn();
  render(RefusalToast, { refusal: TOO_OFTEN, formatter, dismiss, isPassing: true });
  await vi.advanceTimersByTimeAsync(5900);
  await fireEvent.pointerEnter(screen.getByRole('alert'));
  await vi.advanceTimersByTimeAsync(60_000);
  await fireEvent.pointerLeave(screen.getByRole('alert'));
  await vi.advanceTimersByTimeAsync(5900);
  expect(dismiss).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(dismiss).toHaveBeenCalledOnce();
});

it('gives a long refusal more time, and one whose rule is read all of it', async () => {
  vi.useFakeTimers();
  const dismiss = vi.fn();
  render(RefusalToast, {
    refusal: { ...TOO_OFTEN, text: 'refusal-table-content-stays' },
    formatter,
    dismiss,
    isPassing: true,
  });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(dismiss).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { expanded: false }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(dismiss).not.toHaveBeenCalled();
});

it('lets a refusal stand where there are turns', async () => {
  vi.useFakeTimers();
  const dismiss = vi.fn();
  render(RefusalToast, { refusal: TOO_OFTEN, formatter, dismiss });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(dismiss).not.toHaveBeenCalled();
});

it('keeps the last refusal in the log, to be read again', async () => {
  const show = vi.fn();
  render(LogPanel, { entries: [], voice, refused: { sentence: 'Too much at once.', show } });
  await fireEvent.click(screen.getByRole('button', { name: 'Refused last: Too much at once.' }));
  expect(show).toHaveBeenCalledOnce();
});

it('lights what the words of the log name, and still leads to the board of a line', async () => {
  const [note, look] = [vi.fn(), vi.fn()];
  const sentences = [`Bob plays ${['\uE000card', 'A6', 'The monk\uE002'].join('\uE001')}.`];
  const entry = { line: 4, by: 1, heading: '', toYou: [], events: [], sentences };
  render(LogPanel, { entries: [entry], voice, note, look });
  expect(screen.getByRole('list').textContent).toContain('Bob plays The monk.');
  await fireEvent.click(screen.getByRole('button', { name: 'The monk' }));
  expect(note).toHaveBeenCalledWith({ name: 'card', value: 'A6' }, 'kept');
  await fireEvent.click(screen.getByRole('button', { name: voice.say('log-look') }));
  expect(look).toHaveBeenCalledWith(4);
});

it('is one stop of Tab, however long the log is; arrows lead from thing to thing', async () => {
  const link = ['\uE000card', 'A6', 'The monk\uE002'].join('\uE001');
  const entries = [1, 2, 3].map((line) => ({
    line,
    by: 1,
    heading: '',
    toYou: [],
    events: [],
    sentences: [`Bob plays ${link}.`],
  }));
  const note = vi.fn();
  render(LogPanel, { entries: entries, voice, note, look: vi.fn() });
  const stops = screen.getAllByRole('button');
  const open = (): readonly number[] => stops.flatMap((one, place) => (one.tabIndex === 0 ? [place] : []));
  expect(open()).toEqual([5]);
  stops[5]?.focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'Home', 'ArrowRight', 'ArrowRight'])
    await fireEvent.keyDown(document.activeElement ?? document.body, { key });
  expect([document.activeElement, open()]).toEqual([stops[2], [2]]);
  await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
  expect(note).toHaveBeenCalledWith({ name: 'card', value: 'A6' }, 'kept');
});

it('brings the focus back when a dialog is taken away', () => {
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  const { session } = sessionAt(TWO, 0);
  menuOf(session);
  (document.activeElement as HTMLElement).blur();
  cleanup();
  expect(document.activeElement).toBe(opener);
});

it('fills a refusal in by itself, in the language of its reader', async () => {
  const refusal: Refused = { ...TOO_OFTEN, text: 'refusal-table-no-pause' };
  const { rerender } = render(RefusalToast, { refusal, formatter, dismiss: vi.fn() });
  expect(screen.getByRole('alert').textContent).toContain(voice.say('refusal-table-no-pause'));
  const french = await gameVoice('corto', 'fr');
  await rerender({ formatter: { ...formatter, voice: french } });
  expect(screen.getByRole('alert').textContent).toContain(french.say('refusal-table-no-pause'));
});

it('names the rule of a refusal whose text this page does not have', () => {
  render(RefusalToast, { refusal: { ...TOO_OFTEN, text: 'refusal-of-tomorrow' }, formatter, dismiss: vi.fn() });
  expect(screen.getByRole('alert').textContent).toContain('That cannot be done now: rule table.T20 forbids it.');
});

it('shows the plain table from the menu, and keeps that on this device', async () => {
  const { session } = sessionAt(TWO, 0);
  menuOf(session);
  await fireEvent.click(screen.getByRole('switch', { name: 'Plain table' }));
  expect(JSON.parse(localStorage.getItem('saltsea.settings') ?? '{}')).toMatchObject({ plain: true });
});

it('shows as plain what the address wants so, until it is switched off', async () => {
  const { session } = sessionAt(TWO, 0);
  const gone = menuOf(session, '/t/k7m2pq?plain');
  const plain = screen.getByRole<HTMLInputElement>('switch', { name: 'Plain table' });
  expect(plain.checked).toBe(true);
  await fireEvent.click(plain);
  expect(gone).toEqual([location.pathname]);
});
