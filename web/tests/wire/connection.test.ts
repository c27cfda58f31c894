// The connection mends itself and loses no click: against a server made of paper.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection, type ConnectionStatus, type Contact } from '../../src/wire/connection';
import type { Outgoing, Step } from '../../src/wire/types';
import { PaperServer } from '../helpers/paper-server';

let server: PaperServer;
let statuses: ConnectionStatus[];
let heard: string[];
let contacts: Contact[];
const opened: Connection[] = [];
/** What the listener does with a step. */
let unfit: () => void;

function open(): Connection {
  const listener = {
    onMessage: (message: Outgoing) => {
      heard.push(message.kind);
      if (message.kind === 'Step') unfit();
    },
    onStatus: (status: ConnectionStatus) => statuses.push(status),
    onContact: (contact: Contact) => contacts.push(contact),
  };
  const connection = new Connection('k7m2pq', 'a'.repeat(22), 'en', listener, server);
  opened.push(connection);
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers();
  server = new PaperServer();
  statuses = [];
  heard = [];
  contacts = [];
  unfit = () => undefined;
});

const PRESENCE = {
  kind: 'Presence',
  here: [],
  watchers: 0,
  lost: [],
  mates: [],
  others_arrange: false,
  may_call: [],
  may_hand_over: [],
} as const;

function step(n: number): Step {
  return { kind: 'Step', n, game: 'k7m2pq-0', seat: 0, undo: null, reset: null, final: [], update: {} };
}

/** Welcome, and told who is here. */
function greeted(): Connection {
  const connection = open();
  server.accept();
  server.welcome(1);
  server.say(PRESENCE);
  return connection;
}

function backAfter(wait: number): void {
  vi.advanceTimersByTime(wait);
  server.accept();
  server.welcome(1);
}

afterEach(() => {
  for (const connection of opened.splice(0)) connection.close();
  vi.useRealTimers();
});

it('says hello first and is open once it is welcome', () => {
  open();
  server.accept();
  expect(server.sent()).toEqual([{ kind: 'Hello', form: 'view', key: 'a'.repeat(22), have: 0, language: 'en' }]);
  server.welcome(4);
  expect(statuses).toEqual(['open']);
  expect(heard).toEqual(['Welcome']);
});

it('keeps what was asked before the connection was open, and sends it then', async () => {
  const connection = open();
  const answer = connection.ask({ kind: 'Begin' });
  server.accept();
  expect(server.requests()).toEqual([]);
  server.welcome(1);
  const [request] = server.requests();
  expect(request?.kind).toBe('Begin');
  server.say({ kind: 'Done', token: request?.token ?? '' });
  expect((await answer).kind).toBe('Done');
});

it('asks again with the same token after a cut, and is answered once', async () => {
  const connection = open();
  server.accept();
  server.welcome(1);
  const answer = connection.ask({ kind: 'Act', seat: 0, action: { kind: 'EndTurn' } });
  const [first] = server.requests();
  server.cut();
  expect(statuses).toEqual(['open', 'lost']);
  vi.advanceTimersByTime(500);
  server.accept();
  server.welcome(1);
  const [second] = server.requests();
  expect(second?.token).toBe(first?.token);
  server.say({ kind: 'Done', token: second?.token ?? '' });
  server.say({ kind: 'Done', token: second?.token ?? '' });
  expect((await answer).kind).toBe('Done');
});

it('comes back with the number of what it has, not counting a greeting that broke off', () => {
  open();
  server.accept();
  server.welcome(9);
  server.cut();
  vi.advanceTimersByTime(500);
  server.accept();
  expect(server.sent()[0]).toMatchObject({ kind: 'Hello', have: 0 });
  server.welcome(9);
  server.say({
    kind: 'Presence',
    here: [],
    watchers: 0,
    lost: [],
    mates: [],
    others_arrange: false,
    may_call: [],
    may_hand_over: [],
  });
  server.cut();
  vi.advanceTimersByTime(500);
  server.accept();
  expect(server.sent()[0]).toMatchObject({ kind: 'Hello', have: 9 });
});

it('waits longer from time to time, and hurries when it is told to', () => {
  const connection = open();
  server.accept();
  server.welcome(1);
  server.cut();
  vi.advanceTimersByTime(500);
  server.cut();
  vi.advanceTimersByTime(999);
  expect(server.openings).toBe(2);
  vi.advanceTimersByTime(1);
  expect(server.openings).toBe(3);
  server.cut();
  connection.hurry();
  expect(server.openings).toBe(4);
});

it('gives up an attempt that hangs when it is told to hurry, but none that has just begun', () => {
  const connection = greeted();
  server.cut();
  vi.advanceTimersByTime(500);
  connection.hurry();
  expect(server.openings).toBe(2);
  vi.advanceTimersByTime(1000);
  const hanging = server.present();
  connection.hurry();
  expect([server.openings, hanging.readyState]).toEqual([3, WebSocket.CLOSED]);
  hanging.dispatchEvent(new CloseEvent('close', { code: 1006 }));
  hanging.dispatchEvent(new Event('open'));
  expect(server.sent()).toEqual([]);
  backAfter(0);
  vi.advanceTimersByTime(2000);
  connection.hurry();
  expect([statuses.at(-1), server.openings]).toEqual(['open', 3]);
});

it('asks at once when its device wakes, and comes back within a second where nothing answers', () => {
  greeted();
  vi.advanceTimersByTime(1000);
  document.dispatchEvent(new Event('visibilitychange'));
  server.say({ ...PRESENCE });
  vi.advanceTimersByTime(700);
  expect([statuses.at(-1), server.openings]).toEqual(['open', 1]);
  vi.advanceTimersByTime(500);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(700);
  expect([statuses.at(-1), server.openings]).toEqual(['lost', 2]);
  backAfter(0);
  expect(statuses.at(-1)).toBe('open');
});

it('tells of no longer lag than the server credits, however long the connection was lost', () => {
  const connection = greeted();
  server.cut();
  void connection.ask({ kind: 'Act', seat: 0, action: { kind: 'EndTurn' } });
  for (let minute = 0; minute < 3; minute += 1) {
    vi.advanceTimersByTime(60_000);
    server.cut();
  }
  backAfter(8000);
  expect(server.requests()).toEqual([expect.objectContaining({ kind: 'Act', lag: 5000 })]);
});

it('sends nothing that is no longer meant when the connection is back', async () => {
  const connection = greeted();
  server.cut();
  let isMeant = true;
  const answer = connection.ask({ kind: 'Begin' }, () => isMeant);
  isMeant = false;
  backAfter(500);
  expect(server.requests()).toEqual([]);
  expect(await answer).toMatchObject({ kind: 'Failed', reason: 'not-meant' });
});

it('is missed as the server counts it: three seconds after the connection broke, and not for a shorter cut', () => {
  greeted();
  server.cut();
  backAfter(500);
  server.say(PRESENCE);
  vi.advanceTimersByTime(2900);
  expect(contacts).toEqual([]);
  server.cut();
  vi.advanceTimersByTime(2099);
  expect(contacts).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(contacts).toEqual(['missed']);
});

it('is missed five seconds after the last message, and heard of again with the next', () => {
  greeted();
  vi.advanceTimersByTime(4999);
  expect(contacts).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([contacts, statuses]).toEqual([['missed'], ['open']]);
  server.say({ kind: 'Tock', sent: 0, now: 1_005_000 });
  expect(contacts).toEqual(['missed', 'heard']);
});

it('is heard of again after a cut once the time has been told, not before', () => {
  greeted();
  server.cut();
  vi.advanceTimersByTime(500);
  vi.advanceTimersByTime(3000);
  backAfter(0);
  server.say({ kind: 'Tock', sent: 0, now: 1_005_000 });
  expect(contacts).toEqual(['missed']);
  server.say({
    kind: 'Time',
    game: 'k7m2pq-0',
    now: 0,
    at: 0,
    runs: false,
    speed: 100,
    why: 'countdown',
    resumes: null,
    banks: [],
    waits: [],
    ready: [],
    hurries: null,
    awaited: [],
  });
  expect(contacts).toEqual(['missed', 'heard']);
});

it('notices a connection that has gone silent', () => {
  open();
  server.accept();
  server.welcome(1);
  vi.advanceTimersByTime(12_500);
  expect(statuses).toEqual(['open', 'lost']);
});

it('does not come back where there is nothing to come back to', () => {
  open();
  server.accept();
  server.cut(4404);
  vi.advanceTimersByTime(60_000);
  expect(statuses).toEqual(['ended']);
  expect(server.openings).toBe(1);
});

it('tries again what the server could not do, three times in all', async () => {
  const connection = open();
  server.accept();
  server.welcome(1);
  const answer = connection.ask({ kind: 'Begin' });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const requests = server.requests();
    expect(requests).toHaveLength(attempt + 1);
    server.say({ kind: 'Failed', token: requests[0]?.token ?? '', reason: 'not-kept' });
    vi.advanceTimersByTime(1000);
  }
  expect((await answer).kind).toBe('Failed');
});

it('knows the server’s clock from the quickest answer', () => {
  const connection = open();
  server.accept();
  server.welcome(1);
  const tick = server.sent().find((message) => message.kind === 'Tick');
  vi.advanceTimersByTime(40);
  server.say({ kind: 'Tock', sent: tick?.kind === 'Tick' ? tick.sent : 0, now: 1_000_000 });
  expect(connection.serverNow()).toBeCloseTo(1_000_020, -1);
});

it('gives an answer to a preview with what is known to follow', async () => {
  const connection = greeted();
  const answer = connection.ask({ kind: 'Preview', seat: 0, action: { kind: 'EndTurn' } });
  const { token = '' } = server.requests()[0] ?? {};
  server.say({ kind: 'Previewed', token, consequences: { chance: true } });
  server.say({ kind: 'Done', token });
  expect(await answer).toEqual({ kind: 'Done', token, consequences: { chance: true } });
});

it('asks again from the last step that fitted where one does not fit, once until it is answered', () => {
  const connection = greeted();
  server.say(PRESENCE);
  server.say(step(6));
  const hellos = (): number => server.sent().filter(({ kind }) => kind === 'Hello').length;
  const before = hellos();
  unfit = () => connection.resync();
  server.say(step(8));
  server.say(PRESENCE);
  server.say(step(9));
  expect(hellos()).toBe(before + 1);
  expect(server.sent().at(-1)).toMatchObject({ kind: 'Hello', have: 6 });
  server.welcome(9);
  server.say(PRESENCE);
  server.say(step(11));
  expect(server.sent().at(-1)).toMatchObject({ kind: 'Hello', have: 9 });
});
