// A table as the browser remembers it: what the server sends, and what is asked of it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seatOf, together } from '../../src/table/seats';
import type { Happening, Scene } from '../../src/table/scene';
import { createSession, type Session } from '../../src/table/session.svelte';
import { seatKey } from '../../src/wire/seat-keys';
import type { Time } from '../../src/wire/types';
import type { Offer } from '../../src/wire/views/common';
import { PaperServer, TABLE_SHOWN } from '../helpers/paper-server';
import { KEY, log, shown, snapshot, step } from '../helpers/session-messages';

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

const sendLog = (...about: Parameters<typeof log>): void => server.say(log(...about));

it('knows the table and keeps its seat on this device', () => {
  expect(session.table).toEqual(TABLE_SHOWN);
  expect(session.seats).toEqual([0]);
  expect(seatKey('k7m2pq')).toMatchObject({ key: KEY, game: 'corto', name: 'Ann' });
});

it('shows the last scene, and tells what led to it', () => {
  const told: Happening[] = [];
  session.onHappening((happening) => told.push(happening));
  server.say(snapshot(4));
  expect(session.scenes[0]).toMatchObject({ line: 4, waitingOn: [0], offers: [{ kind: 'Go' }] });
  server.say(step(5, 1));
  expect(session.scenes[0]).toMatchObject({ line: 5, waitingOn: [1], public: { line: 5, moved: false }, offers: [] });
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ by: 1, before: { line: 4 }, scene: { line: 5 } });
  expect(told[0]?.events[0]).toMatchObject({
    sentence: { text: 'event-thing' },
    before: { public: { line: 4 } },
    after: { public: { line: 5 } },
  });
});

it('asks for the log again from another seat of the same game, and takes what both have seen for no news', () => {
  server.say(snapshot(4));
  sendLog([shown(0, 0), shown(3, 1)]);
  server.say({ kind: 'You', person: 0, seats: [2] });
  server.say({ ...snapshot(4), seat: 2 });
  const asked = server.requests().filter(({ kind }) => kind === 'Log');
  expect(asked).toHaveLength(2);
  server.say({
    kind: 'Lines',
    token: asked[1]?.token ?? '',
    game: 'k7m2pq-0',
    seat: 2,
    lines: [shown(0, 0), shown(3, 1)],
  });
  expect(session.logs[2]?.map(({ line }) => line)).toEqual([0, 3]);
  expect(session.missed).toEqual([]);
});

it('keeps no patches in the log', () => {
  server.say(snapshot(4));
  server.say(step(5, 1));
  expect(session.logs[0]?.at(-1)).toEqual(shown(5, 1));
});

it('asks for the game again where a step fits no scene, and ignores one that it has', () => {
  server.say(snapshot(4));
  server.say(step(4, 1));
  const greetings = () => server.sent().filter(({ kind }) => kind === 'Hello').length;
  expect(greetings()).toBe(1);
  server.say(step(6, 1));
  expect([greetings(), session.scenes[0]?.line]).toEqual([2, 4]);
});

it('knows how arguments are said, and what an action leads to', async () => {
  expect(session.names).toEqual({});
  const answer = session.preview(0, { kind: 'Go' });
  const { token = '' } = server.requests().at(-1) ?? {};
  server.say({ kind: 'Previewed', token, consequences: { chance: true } });
  server.say({ kind: 'Done', token });
  expect([await answer, session.asking]).toEqual([{ chance: true }, 0]);
});

it('asks why a touch leads to nothing', async () => {
  const answer = session.whyTouch(0, { square: 'b3' });
  const request = server.requests().at(-1);
  expect(request).toMatchObject({ kind: 'Why', seat: 0, touch: { square: 'b3' } });
  const refused = { rule: 'corto.C5', text: 'x', facts: { square: 'b3' }, early: false, blocks: [] };
  server.say({ kind: 'Refused', token: request?.token ?? '', ...refused });
  expect((await answer)?.rule).toBe('corto.C5');
  expect(session.refusal).toBeNull();
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

it('shows a refusal until something is done or it is read', async () => {
  const answer = session.act(0, { kind: 'EndTurn' });
  const token = server.requests().at(-1)?.token ?? '';
  server.say({
    kind: 'Refused',
    token,
    rule: 'corto.T6',
    text: 'x',
    facts: {},
    early: false,
    blocks: [],
  });
  expect(await answer).toBe(false);
  expect(session.refusal?.text).toBe('x');
  session.dismiss('refusal');
  expect(session.refusal).toBeNull();
});

it('lets a refusal go when the turn comes, which it has nothing to do with', () => {
  const refusal = {
    kind: 'Refused',
    token: '',
    rule: 'table.T29',
    text: 'x',
    facts: {},
  } as const;
  server.say(snapshot(3));
  server.say(step(4, 0));
  session.show({ ...refusal, early: false, blocks: [] });
  server.say(step(5, 1));
  expect(session.refusal?.text).toBe('x');
  server.say(step(6, 1, [0]));
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
  ready: [],
  hurries: null,
  awaited: [],
});
const acts = () => server.requests().filter((request) => request.kind === 'Act');

async function refuseLast(text: string): Promise<void> {
  const early = text === 'refusal-table-stands' || text === 'refusal-table-countdown';
  const token = acts().at(-1)?.token ?? '';
  server.say({ kind: 'Refused', token, rule: 'table.T21', text, facts: {}, early, blocks: [] });
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
  await refuseLast('refusal-pirates-taken');
  expect(await answer).toBe(false);
  expect(session.refusal?.text).toBe('refusal-pirates-taken');
});

it('refuses at once what comes while the crew has stopped the clock', async () => {
  const answer = session.act(0, { kind: 'Ready' });
  await refuseLast('refusal-table-paused');
  expect(await answer).toBe(false);
  expect(session.refusal?.text).toBe('refusal-table-paused');
});

it('keeps several in their order, also those that are pressed while others are held', async () => {
  await sayTime('lost');
  const one = session.act(0, { kind: 'One' });
  const two = session.act(0, { kind: 'Two' });
  const [first, second] = acts();
  for (const { token } of [first, second].filter((act) => act !== undefined)) {
    server.say({
      kind: 'Refused',
      token,
      rule: 'table.T21',
      text: 'refusal-table-stands',
      facts: {},
      early: true,
      blocks: [],
    });
  }
  await vi.advanceTimersByTimeAsync(0);
  const three = session.act(0, { kind: 'Three' });
  expect(acts()).toHaveLength(2);
  await sayTime('');
  const again = acts().slice(2);
  expect(again).toEqual(['One', 'Two', 'Three'].map((kind): unknown => expect.objectContaining({ action: { kind } })));
  for (const { token } of again) server.say({ kind: 'Done', token });
  expect(await Promise.all([one, two, three])).toEqual([true, true, true]);
});

it('asks again by itself where the refusal and the message that time runs have crossed', async () => {
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

it('sends nothing into another game that waited for the connection', async () => {
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
  server.say({
    kind: 'Presence',
    here: [0],
    watchers: 0,
    lost: [],
    mates: [],
    others_arrange: false,
    may_call: [],
    may_hand_over: [],
  });
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
  const scene = (seat: number, offers: readonly Offer[]): Scene => ({
    game: 'x',
    seat,
    line: 1,
    at: 0,
    undo: null,
    reset: null,
    waitingOn: [],
    outcome: null,
    public: {},
    private: null,
    asks: [],
    offers,
  });
  const ready: Offer = { kind: 'Ready', say: 'ready', choices: [{}] };
  const place = (timer: number): Offer => ({
    kind: 'Place',
    say: 'place',
    choices: [{ args: { timer, space: 'bow' } }],
  });
  const scenes = { 0: scene(0, [ready, place(0)]), 1: scene(1, [ready, place(1)]) };
  expect(together(scenes[0], scenes, [0, 1]).offers).toEqual([
    ready,
    { ...place(0), choices: [...(place(0).choices ?? []), ...(place(1).choices ?? [])] },
  ]);
  expect(seatOf({ kind: 'Place', space: 'bow', timer: 1 }, scenes, [0, 1])).toBe(1);
  expect(seatOf({ kind: 'Sing' }, scenes, [0, 1])).toBeUndefined();
});

it('sees no more from a seat that was given up while the connection was lost', () => {
  server.say(snapshot(3));
  server.cut();
  vi.advanceTimersByTime(1000);
  server.accept();
  server.welcome(5, TABLE_SHOWN, []);
  expect(session.seats).toEqual([]);
  expect(session.scenes).toEqual({});
});

it('sees no more of the game before when another one is shown', () => {
  server.say(snapshot(3));
  server.say({ ...snapshot(0), game: 'k7m2pq-1', seat: 15 });
  expect(Object.keys(session.scenes)).toEqual(['15']);
});

it('asks for the whole game where a patch fits nothing here', () => {
  server.say(snapshot(3));
  const fits = step(4, 1);
  const update = fits.update as { readonly events: readonly object[] };
  const events = [{ event: { kind: 'Thing' }, say: '', patch: [{ op: 'remove', path: '/none/inner' }] }];
  server.say({ ...fits, update: { ...update, events } });
  expect(session.scenes[0]?.line).toBe(3);
  expect(server.sent().at(-1)).toMatchObject({ kind: 'Hello' });
});
