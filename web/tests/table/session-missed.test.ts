// What a browser tells of the time in which its player was away: after a lost line, a reload, or a page that slept.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSession, type Session } from '../../src/table/session.svelte';
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
  vi.restoreAllMocks();
});

/** The page is loaded anew: another session of the same browser. */
function reload(): void {
  session.close();
  server = new PaperServer();
  session = createSession('k7m2pq', KEY, 'en', server);
  server.accept();
  server.welcome(9);
}

const sendLog = (...about: Parameters<typeof log>): void => server.say(log(...about));
const missed = () => session.missed.map(({ line }) => line);

it('tells what others did while the connection was lost, and nothing at the first visit', () => {
  server.say(snapshot(3));
  sendLog(
    [0, 1, 2, 3].map((line) => shown(line, 1)),
    'x',
  );
  expect(session.missed).toEqual([]);
  sendLog([shown(4, 0), shown(5, 1), shown(6, 14)]);
  expect(missed()).toEqual([5]);
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
  expect(missed()).toEqual([5, 6]);
});

/** Where time runs by itself. */
const atSea = (): void => server.welcome(2, { ...TABLE_SHOWN, real_time: true });

it('tells at sea also what the table did meanwhile: an event, sand that is down, the end of a round', () => {
  atSea();
  server.say(snapshot(3));
  server.say(step(4, 1));
  sendLog([shown(5, 0), shown(6, 14), shown(7, 1)]);
  expect(missed()).toEqual([6, 7]);
});

function lookAway(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The server answers the last Tick: all that was sent before has come. */
function tock(): void {
  const tick = server.sent().findLast((message) => message.kind === 'Tick');
  server.say({ kind: 'Tock', sent: tick?.sent ?? 0, now: 1_000_000 });
}

it('tells a page that slept while its connection lived what it was sent meanwhile, and nothing after it', () => {
  atSea();
  server.say(snapshot(3));
  server.say(step(4, 14));
  lookAway('hidden');
  server.say(step(5, 14));
  tock();
  server.say(step(6, 0));
  lookAway('visible');
  server.say(step(7, 1));
  tock();
  server.say(step(8, 14));
  expect(missed()).toEqual([5, 7]);
  document.dispatchEvent(new Event('freeze'));
  server.say(step(9, 14));
  document.dispatchEvent(new Event('resume'));
  tock();
  expect(missed()).toEqual([5, 7, 9]);
});

it('leaves it to the board to show what came in a game by turns', () => {
  server.say(snapshot(3));
  lookAway('hidden');
  server.say(step(4, 1));
  lookAway('visible');
  expect(missed()).toEqual([]);
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
  expect(missed()).toEqual([5]);
});

it('takes no lines of another game into the log, nor for news', () => {
  server.say(snapshot(4));
  sendLog([shown(3, 1), shown(4, 1)], 'whole');
  server.say({ ...snapshot(0), game: 'k7m2pq-1' });
  expect(session.logs[0]).toEqual([]);
  sendLog([shown(5, 1), shown(6, 1)]);
  expect([session.logs[0], session.missed]).toEqual([[], []]);
  sendLog([shown(0, 14)], 'whole', 'k7m2pq-1');
  expect(session.logs[0]?.map(({ line }) => line)).toEqual([0]);
});
