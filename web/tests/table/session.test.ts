// A table as the browser remembers it: what comes over the line, and what was missed.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seatOf, together } from '../../src/table/seats';
import { createSession, type Happening, type Scene, type Session } from '../../src/table/session.svelte';
import { berth } from '../../src/wire/berths';
import type { LineShown, Snapshot, Step, Time } from '../../src/wire/types';
import { PaperServer, TABLE_SHOWN } from '../helpers/paper-server';

const KEY = 'k'.repeat(22);
const shown = (line: number, by: number): LineShown => ({
  line,
  at: line * 10,
  by,
  undo_to: null,
  events: [{ kind: 'Thing' }],
});

function snapshot(line: number): Snapshot {
  const view = { seat: 0, public: { line }, private: null, legal: ['go'] };
  const stands = { at: 0, undo: null, reset: null, final: [], waiting_on: [0], outcome: null };
  return { kind: 'Snapshot', n: 2, game: 'k7m2pq-0', seat: 0, line, ...stands, view };
}

function step(line: number, by: number): Step {
  const update = {
    kind: 'Update',
    ...shown(line, by),
    public: { line },
    private: null,
    legal: [],
    waiting_on: [1],
    outcome: null,
  };
  return { kind: 'Step', n: 2 + line, game: 'k7m2pq-0', seat: 0, undo: null, reset: null, final: [], update };
}

let server: PaperServer;
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  server = new PaperServer();
  session = createSession('k7m2pq', KEY, 'en', server);
  server.accept();
  server.welcome(1);
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
});

/** The page is loaded anew: another session of the same browser. */
function reload(): void {
  session.close();
  server = new PaperServer();
  session = createSession('k7m2pq', KEY, 'en', server);
  server.accept();
  server.welcome(9);
}

function sendLog(lines: readonly LineShown[], token = ''): void {
  server.say({ kind: 'Lines', token, game: 'k7m2pq-0', seat: 0, lines });
}

it('knows the table and keeps its seat on this device', () => {
  expect(session.table).toEqual(TABLE_SHOWN);
  expect(session.seats).toEqual([0]);
  expect(berth('k7m2pq')).toMatchObject({ key: KEY, game: 'corto', name: 'Ann' });
});

it('shows the last scene, and tells what led to it', () => {
  const told: Happening[] = [];
  session.onHappening((happening) => told.push(happening));
  server.say(snapshot(4));
  expect(session.scenes[0]).toMatchObject({ line: 4, waitingOn: [0], legal: ['go'] });
  server.say(step(5, 1));
  expect(session.scenes[0]).toMatchObject({ line: 5, waitingOn: [1], public: { line: 5 } });
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ by: 1, before: { line: 4 }, scene: { line: 5 } });
});

it('asks for the log once for each game, and keeps it in order', () => {
  server.say(snapshot(3));
  server.say(snapshot(3));
  expect(server.requests().filter((request) => request.kind === 'Log')).toHaveLength(1);
  server.say(step(4, 1));
  sendLog(
    [0, 1, 2, 3, 4].map((line) => shown(line, 14)),
    'x',
  );
  expect(session.logs[0]?.map((one) => one.line)).toEqual([0, 1, 2, 3, 4]);
});

it('tells what others did while the line was down, and nothing at the first visit', () => {
  server.say(snapshot(3));
  sendLog(
    [0, 1, 2, 3].map((line) => shown(line, 1)),
    'x',
  );
  expect(session.missed).toEqual([]);
  sendLog([shown(4, 0), shown(5, 1), shown(6, 14)]);
  expect(session.missed.map((one) => one.line)).toEqual([5]);
  session.dismiss('missed');
  expect(session.missed).toEqual([]);
});

it('remembers over a reload how far it had seen', () => {
  server.say(snapshot(3));
  server.say(step(4, 1));
  reload();
  server.say(snapshot(6));
  sendLog(
    [0, 1, 2, 3, 4, 5, 6].map((line) => shown(line, 1)),
    'x',
  );
  expect(session.missed.map((one) => one.line)).toEqual([5, 6]);
});

it('takes no later portion of the log for news', () => {
  server.say(snapshot(3));
  server.say(step(4, 1));
  reload();
  server.say(snapshot(4));
  sendLog(
    [0, 1, 2].map((line) => shown(line, 1)),
    'x',
  );
  sendLog(
    [3, 4].map((line) => shown(line, 1)),
    'x',
  );
  expect(session.missed).toEqual([]);
});

it('takes nothing for news that came before its eyes, nor the same answer for news twice', () => {
  server.say(snapshot(3));
  server.say(step(4, 1));
  reload();
  server.say(snapshot(5));
  server.say(step(6, 1));
  for (let times = 0; times < 2; times++)
    sendLog(
      [0, 1, 2, 3, 4, 5, 6].map((line) => shown(line, 1)),
      'x',
    );
  expect(session.missed.map((one) => one.line)).toEqual([5]);
});

it('shows a refusal until something is done or it is read', async () => {
  const answer = session.act(0, { kind: 'EndTurn' });
  const token = server.requests().at(-1)?.token ?? '';
  server.say({ kind: 'Refused', token, rule: 'corto.T6', text: 'x', facts: {}, sentence: 'Not now.' });
  expect(await answer).toBe(false);
  expect(session.refusal?.sentence).toBe('Not now.');
  session.dismiss('refusal');
  expect(session.refusal).toBeNull();
});

// --- what comes too early ---

type Why = Time['why'];
const time = (why: Why, game = 'k7m2pq-0'): Time => ({
  kind: 'Time',
  game,
  now: 1_000_000,
  at: 0,
  runs: why === '',
  speed: 100,
  why,
  resumes: null,
  banks: [],
  waits: [],
});
const acts = () => server.requests().filter((request) => request.kind === 'Act');

async function refuseLast(text: string, sentence = 'Too early.'): Promise<void> {
  server.say({ kind: 'Refused', token: acts().at(-1)?.token ?? '', rule: 'table.T21', text, facts: {}, sentence });
  await vi.advanceTimersByTimeAsync(0);
}

async function sayTime(...told: Parameters<typeof time>): Promise<void> {
  server.say(time(...told));
  await vi.advanceTimersByTimeAsync(0);
}

it.each(['lost', 'countdown'] as const)(
  'holds what was pressed too early (%s), and asks again when time runs',
  async (why) => {
    await sayTime(why);
    const answer = session.act(0, { kind: 'Ready' });
    await refuseLast(why === 'lost' ? 'refusal-table-stands' : 'refusal-table-countdown');
    expect([session.refusal, session.asking]).toEqual([null, 1]);
    if (why === 'lost') await sayTime('countdown');
    await vi.advanceTimersByTimeAsync(3000);
    expect(acts()).toHaveLength(1);
    await sayTime('');
    const [first, second] = acts();
    expect(second).toMatchObject({ seat: 0, action: { kind: 'Ready' } });
    expect(second?.token).not.toBe(first?.token);
    server.say({ kind: 'Done', token: second?.token ?? '' });
    expect(await answer).toBe(true);
    expect(session.asking).toBe(0);
  },
);

it('shows why not where it is forbidden by the time that time runs', async () => {
  await sayTime('countdown');
  const answer = session.act(0, { kind: 'Ready' });
  await refuseLast('refusal-table-countdown');
  await sayTime('');
  await refuseLast('refusal-pirates-taken', 'Somebody was quicker.');
  expect(await answer).toBe(false);
  expect(session.refusal?.sentence).toBe('Somebody was quicker.');
});

it('refuses at once what comes while the crew has stopped the clock', async () => {
  const answer = session.act(0, { kind: 'Ready' });
  await refuseLast('refusal-table-paused');
  expect(await answer).toBe(false);
  expect(session.refusal?.text).toBe('refusal-table-paused');
});

it('keeps several in their order, also those that are pressed while others are held', async () => {
  await sayTime('lost');
  const one = session.act(0, 'one');
  const two = session.act(0, 'two');
  const [first, second] = acts();
  for (const { token } of [first, second].filter((act) => act !== undefined)) {
    server.say({ kind: 'Refused', token, rule: 'table.T21', text: 'refusal-table-stands', facts: {}, sentence: '' });
  }
  await vi.advanceTimersByTimeAsync(0);
  const three = session.act(0, 'three');
  expect(acts()).toHaveLength(2);
  await sayTime('');
  const again = acts().slice(2);
  expect(again).toEqual(['one', 'two', 'three'].map((action): unknown => expect.objectContaining({ action })));
  for (const { token } of again) server.say({ kind: 'Done', token });
  expect(await Promise.all([one, two, three])).toEqual([true, true, true]);
});

it('asks again by itself where the refusal and the word that time runs have crossed', async () => {
  await sayTime('');
  void session.act(0, { kind: 'Ready' });
  await refuseLast('refusal-table-countdown');
  expect(acts()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(acts()).toHaveLength(2);
});

it('sends nothing that was held into another game', async () => {
  server.say({ kind: 'Table', n: 2, table: { ...TABLE_SHOWN, playing: 'k7m2pq-0' } });
  await sayTime('lost');
  const answer = session.act(0, { kind: 'Ready' });
  await refuseLast('refusal-table-stands');
  server.say({ kind: 'Table', n: 3, table: { ...TABLE_SHOWN, playing: 'k7m2pq-1' } });
  await sayTime('', 'k7m2pq-1');
  expect(await answer).toBe(false);
  expect([acts().length, session.refusal]).toEqual([1, null]);
});

it('sends nothing into another game that waited for the line', async () => {
  server.say({ kind: 'Table', n: 2, table: { ...TABLE_SHOWN, playing: 'k7m2pq-0' } });
  server.cut();
  const answer = session.act(0, { kind: 'Ready' });
  await vi.advanceTimersByTimeAsync(500);
  server.accept();
  server.welcome(3, { ...TABLE_SHOWN, playing: 'k7m2pq-1' });
  expect(await answer).toBe(false);
  expect([acts().length, session.refusal]).toEqual([0, null]);
});

it('holds nothing any longer when the table is left', async () => {
  await sayTime('lost');
  const answer = session.act(0, { kind: 'Ready' });
  await refuseLast('refusal-table-stands');
  session.close();
  expect(await answer).toBe(false);
  expect([acts().length, session.asking]).toEqual([1, 0]);
});

it('knows since when the server misses it, until it has told the time again', async () => {
  server.say({ kind: 'Presence', here: [0], watchers: 0, lost: [], mates: [] });
  await sayTime('');
  server.cut();
  await vi.advanceTimersByTimeAsync(2999);
  expect(session.missedAt).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(session.missedAt).toBe(1_003_000);
  await vi.advanceTimersByTimeAsync(4000);
  expect(session.missedAt).toBe(1_003_000);
  server.accept();
  server.welcome(2);
  expect(session.missedAt).not.toBeNull();
  await sayTime('countdown');
  expect(session.missedAt).toBeNull();
});

it('hears what was said once', () => {
  const said = { kind: 'Said', n: 8, at: 0, person: 0, phrase: 'hello', words: '' } as const;
  server.say(said);
  server.say(said);
  expect(session.talk).toHaveLength(1);
});

it('lets several seats of one device act as one where there are no turns', () => {
  const scene = (seat: number, legal: readonly unknown[]): Scene => ({
    game: 'x',
    seat,
    line: 1,
    at: 0,
    undo: null,
    reset: null,
    final: [],
    waitingOn: [],
    outcome: null,
    public: {},
    private: null,
    legal,
  });
  const scenes = {
    0: scene(0, [{ kind: 'Ready' }, { kind: 'Place', timer: 0 }]),
    1: scene(1, [{ kind: 'Ready' }, { kind: 'Place', timer: 1 }]),
  };
  expect(together(scenes[0], scenes, [0, 1]).legal).toEqual([
    { kind: 'Ready' },
    { kind: 'Place', timer: 0 },
    { kind: 'Place', timer: 1 },
  ]);
  expect(seatOf({ kind: 'Place', timer: 1 }, scenes, [0, 1])).toBe(1);
  expect(seatOf({ kind: 'Sing' }, scenes, [0, 1])).toBeUndefined();
});
