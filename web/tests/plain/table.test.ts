// The plain table: any game by buttons and sentences, by turns and in real time, for eyes, keys and screen readers.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lately } from '../../src/plain/lately';
import RealTimeTable from '../../src/plain/RealTimeTable.svelte';
import { loadPlainPage } from '../../src/plain/page';
import Table from '../../src/plain/Table.svelte';
import { loadGamePage } from '../../src/games';
import type { GameClock, PlayerActions } from '../../src/table/game';
import { tellLines } from '../../src/table/log/log-entries';
import { happened, type LogLine } from '../../src/table/scene';
import { CATALOGUE, serve } from '../helpers/lobby-kit';
import { event, line, play, PLAYERS, scene, tableProps, formatter } from '../helpers/shells';

let done: unknown[];

function hands(change: Partial<PlayerActions> = {}): PlayerActions {
  const note =
    (what: string) =>
    (given: unknown): Promise<boolean> => {
      done.push([what, given]);
      return Promise.resolve(true);
    };
  return {
    act: note('act'),
    undo: note('undo'),
    wait: note('wait'),
    say: note('say'),
    why: () => Promise.resolve(null),
    whyTouch: () => Promise.resolve(null),
    preview: () => Promise.resolve({ sentences: [{ text: 'event-shells-Played', args: { seat: 0, card: 3 } }] }),
    refuse: vi.fn(),
    point: vi.fn(),
    ...change,
  };
}

beforeEach(() => {
  localStorage.clear();
  done = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const buttons = (): readonly string[] => screen.getAllByRole('button').map((button) => button.textContent.trim());

const live = (): Element => document.querySelector('[aria-live="polite"]') as Element;

it('offers each choice by its label, and does what is pressed', async () => {
  render(Table, tableProps({ hands: hands() }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('What do you do?');
  expect(buttons()).toEqual(['Play shell 3', 'Play shell 9']);
  await fireEvent.click(screen.getByRole('button', { name: 'Play shell 9' }));
  expect(done).toEqual([['act', { kind: 'Play', card: 9 }]]);
});

it('says what the table asks, as the server has chosen it, and its remarks', () => {
  const asks = [
    { text: 'ask-shells', args: { seat: 0 } },
    { text: 'event-shells-Round', args: { round: 2 } },
  ];
  render(Table, tableProps({ hands: hands(), scene: scene({ asks }) }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Play a shell, you');
  expect(screen.getByText('Round 2')).toBeTruthy();
});

it('says who is awaited where there is nothing to choose', () => {
  render(Table, tableProps({ hands: hands(), scene: scene({ offers: [], waitingOn: [1] }) }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Bob is to act.');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('names an action by its kind where it has no words for it', () => {
  const offers = [{ kind: 'Sink', say: 'action-shells-Sink', choices: [{}] }];
  render(Table, tableProps({ hands: hands(), scene: scene({ offers }) }));
  expect(buttons()).toEqual(['Sink']);
});

it('takes steps back', async () => {
  render(Table, tableProps({ hands: hands(), scene: scene({ undo: 3, reset: 1 }) }));
  await fireEvent.click(screen.getByRole('button', { name: 'Take the last step back' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Take back all you can' }));
  expect(done).toEqual([
    ['undo', 3],
    ['undo', 1],
  ]);
});

const final = { ...play(3), choices: [{ args: { card: 3 }, final: true }] };

it('asks once before what makes everything final, and says what is known to follow', async () => {
  render(Table, tableProps({ hands: hands(), scene: scene({ offers: [final], undo: 3, reset: 3 }) }));
  await fireEvent.click(screen.getByRole('button', { name: /^Play shell 3/ }));
  expect(done).toEqual([]);
  expect(await screen.findByText('You play shell 3.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
  expect(done).toEqual([['act', { kind: 'Play', card: 3 }]]);
});

it.each([
  ['nothing could be taken back anyway', { reset: null }, true],
  ['the player does not want it', { undo: 3, reset: 3 }, false],
])('does not ask where %s', async (_, change, careful) => {
  const { settings, ...props } = tableProps({ hands: hands(), scene: scene({ offers: [final], ...change }) });
  settings.set({ careful });
  render(Table, { ...props, settings });
  await fireEvent.click(screen.getByRole('button', { name: /^Play shell 3/ }));
  expect(done).toHaveLength(1);
});

it('announces what has happened, and lists what happened lately', () => {
  const step = { line: 5, at: 0, by: 1, events: [event('Played', { seat: 1, card: 7 })], waiting_on: [0] };
  const happening = happened(step, scene(), { undo: null, reset: null });
  render(Table, tableProps({ hands: hands(), happening, lately: [line(5, 1, step.events)] }));
  expect(screen.getAllByText('Bob plays shell 7.')).toHaveLength(2);
  expect(live().textContent.trim()).toBe('Bob plays shell 7.');
});

it('announces the same words twice, what was done to this seat, a step taken back, and another question', async () => {
  const events = [event('Played', { seat: 1, card: 7 }, { yours: { text: 'event-shells-yours', args: { seat: 1 } } })];
  const happens = (line: number, undoTo?: number) =>
    happened(
      { line, at: 0, by: 1, events, waiting_on: [0], ...(undoTo === undefined ? {} : { undo_to: undoTo }) },
      scene(),
      { undo: null, reset: null },
    );
  const lines = [line(5, 1, events)];
  const { rerender } = render(Table, tableProps({ hands: hands(), happening: happens(5), lately: lines }));
  expect(screen.getAllByText('Bob plays shell 7. Bob takes a shell of yours.')).toHaveLength(2);
  const first = live().firstElementChild;
  await rerender({ happening: happens(6) });
  expect(live().firstElementChild).not.toBe(first);
  const back = line(7, 1, [], 5);
  await rerender({ happening: happens(7, 5), lately: [...lines, back], scene: scene({ offers: [], waitingOn: [1] }) });
  await tick();
  expect(live().textContent).toContain('Bob takes a step back.');
  expect(live().textContent).toContain('Bob is to act.');
});

it.each([
  ['by turns keeps the latest press until the first is answered', Table, ['3'], ['3', '11']],
  ['in real time lets each press through, but not the same twice', RealTimeTable, ['3', '9', '11'], ['3', '9', '11']],
])('%s', async (_, Shown, atOnce, after) => {
  const answers: (() => void)[] = [];
  const act: PlayerActions['act'] = ({ card }) => {
    done.push(String(card));
    return new Promise((resolve) => answers.push(() => resolve(true)));
  };
  render(Shown, tableProps({ hands: hands({ act }), scene: scene({ offers: [play(3, 9, 11)] }) }));
  for (const card of [3, 3, 9, 11]) await fireEvent.click(screen.getByRole('button', { name: `Play shell ${card}` }));
  expect(done).toEqual(atOnce);
  answers[0]?.();
  await vi.waitFor(() => expect(done).toEqual(after));
});

it('goes from choice to choice by arrow keys', async () => {
  render(Table, tableProps({ hands: hands() }));
  const [first, second] = screen.getAllByRole('button');
  first?.focus();
  await fireEvent.keyDown(first as Element, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
  await fireEvent.keyDown(second as Element, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(first);
});

it('leads to the question when the pressed button is gone, and leaves one that stays where it is', async () => {
  const { rerender } = render(Table, tableProps({ hands: hands() }));
  screen.getByRole('button', { name: 'Play shell 9' }).focus();
  await rerender({ scene: scene({ line: 5, offers: [play(9, 11)] }) });
  expect(document.activeElement?.textContent).toContain('Play shell 9');
  await rerender({ scene: scene({ line: 6, offers: [play(11)] }) });
  await tick();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
});

it('shows how it ended: why, who won, and the scores', () => {
  const outcome = { ended_by: 'shells.S10', winners: [1], scores: [3, 8], turns: 6 };
  render(Table, tableProps({ scene: scene({ outcome, offers: [], waitingOn: [] }) }));
  expect(screen.getByText('The game is over: The end')).toBeTruthy();
  expect(screen.getByText('Bob wins.')).toBeTruthy();
  expect(screen.getAllByRole('row').map((row) => row.textContent.trim())).toEqual(['PlayerScore', 'You3', 'Bob ★8']);
});

it('speaks the other language at once', async () => {
  const { rerender } = render(Table, tableProps({ hands: hands() }));
  const french = formatter('fr');
  await rerender({ formatter: french, voice: french.voice });
  expect(buttons()).toEqual(['Jouer le coquillage 3', 'Jouer le coquillage 9']);
});

// --- in real time ---

const clock = (change: Partial<GameClock> = {}): GameClock => ({
  now: () => 63_000,
  runs: false,
  speed: 100,
  why: 'steps',
  waits: [],
  resumesIn: () => null,
  ...change,
});

it('lets a player wait in step mode, once', async () => {
  const { rerender } = render(RealTimeTable, tableProps({ hands: hands(), clock: clock() }));
  expect(screen.getByRole('timer').textContent).toBe('Time 1:03');
  await fireEvent.click(screen.getByRole('button', { name: 'Wait until something happens' }));
  expect(done).toEqual([['wait', 0]]);
  await rerender({ clock: clock({ waits: [0] }) });
  const wait = screen.getByRole('button', { name: 'Wait until something happens' });
  expect(wait.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('status').textContent).toContain('You wait.');
});

it('waits for each seat of a shared device', async () => {
  const seats = PLAYERS.map((one) => ({ ...one, isMine: true }));
  render(RealTimeTable, tableProps({ hands: hands(), seats, clock: clock() }));
  await fireEvent.click(screen.getByRole('button', { name: 'Bob: wait until something happens' }));
  expect(done).toEqual([['wait', 1]]);
});

it.each([
  [{ runs: true, why: '' }, 'Time runs.'],
  [{ why: 'game' }, 'Time stands.'],
  [{ why: 'lost', isOwnConnection: true }, 'Time stands: your connection is lost.'],
  [{ why: 'countdown', resumesIn: () => 2500 }, 'It goes on in 3 seconds.'],
])('says how its time stands (%o)', (change, said) => {
  render(RealTimeTable, tableProps({ clock: clock(change) }));
  expect(screen.getByRole('status').textContent).toBe(said);
});

// --- the page ---

it('is the page of a game without one of its own, and of any game where a player wants it', async () => {
  serve({ '/api/catalogue': () => Response.json(CATALOGUE) });
  const [pumps, corto] = [
    await loadGamePage('pumps', { isPlain: false }),
    await loadGamePage('corto', { isPlain: true }),
  ];
  expect([pumps.Table, corto.Table]).toEqual([RealTimeTable, Table]);
  expect((await loadGamePage('corto', { isPlain: false })).Table).not.toBe(Table);
  expect([pumps.headline?.(scene(), formatter().voice, undefined), corto.headline]).toEqual(['Plain table', undefined]);
  expect((await loadPlainPage('corto')).Table).toBe(Table);
});

it('shows what others did since the last deed of this seat, and not too much of it', () => {
  const by = (...seats: readonly number[]) => seats.map((seat, number) => line(number, seat, []));
  expect(lately(by(0, 1, 0, 1, 1, 1), 0).map((one) => one.line)).toEqual([2, 3, 4, 5]);
  expect(lately(by(1, 1, 1, 0), 0).map((one) => one.line)).toEqual([1, 2, 3]);
  expect(lately(by(...Array.from({ length: 40 }, () => 1)), 0)).toHaveLength(12);
  expect(lately([], 0)).toEqual([]);
});

it('tells a taking back by what was taken back, in the words of the log', () => {
  const played = (number: number, card: number): LogLine =>
    line(number, 1, [event('Played', { seat: 1, card }, { undone: 'event-shells-Played' })]);
  const log = [line(0, 0, []), played(1, 7), played(2, 8), line(3, 1, [], 0)];
  const inLog = tellLines(log, { formatter: formatter() });
  expect(inLog.at(-1)?.sentences).toEqual(['Bob takes back shell 7, shell 8.']);
  const step = { line: 3, at: 0, by: 1, undo_to: 0, events: [], waiting_on: [1] };
  const happening = happened(step, scene(), { undo: null, reset: null });
  for (const seat of [0, 1]) {
    render(Table, tableProps({ happening, lately: lately(log, seat) }));
    expect(live().textContent.trim()).toBe(inLog.at(-1)?.sentences.join(' '));
    expect(screen.getAllByText('Bob takes back shell 7, shell 8.')).toHaveLength(2);
    expect(screen.queryByText(/plays shell/)).toBeNull();
    cleanup();
  }
});
