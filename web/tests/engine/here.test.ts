// Where something is asked: at the server, or of the engine in this page.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FromEngine, ToEngine } from '../../src/engine/protocol';
import { voice } from '../../src/ui/texts';
import { ask, ApiError } from '../../src/wire/api';
import { Connection } from '../../src/wire/connection';
import { isAskedHere, isOwnTable, needsNoServer, stayHere } from '../../src/wire/here';
import { remember, seatKeysHere } from '../../src/wire/seat-keys';

/** A worker of paper: it keeps what it is told, and says what a test lets it say. */
class PaperWorker {
  static readonly all: PaperWorker[] = [];
  readonly told: ToEngine[] = [];
  onmessage: ((event: MessageEvent<FromEngine>) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly terminate = vi.fn();

  constructor() {
    PaperWorker.all.push(this);
  }

  postMessage(message: ToEngine): void {
    this.told.push(message);
  }

  says(message: FromEngine): void {
    this.onmessage?.({ data: message } as MessageEvent<FromEngine>);
  }
}

function worker(): PaperWorker {
  const last = PaperWorker.all.at(-1);
  if (last === undefined) throw new Error('no worker yet');
  return last;
}

beforeEach(() => {
  vi.resetModules();
  PaperWorker.all.length = 0;
  vi.stubGlobal('Worker', PaperWorker);
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no line')));
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/api/tables/oabcdef', true],
  ['/api/games/oabcdef-0/views?seat=0', true],
  ['/api/tables/oabcdef/words?language=fr', true],
  ['/api/tables/abcdef', false],
  ['/api/tables', false],
  ['/api/catalogue', false],
])('knows where to ask for %s', (url, here) => {
  expect(isAskedHere(url)).toBe(here);
  stayHere(true);
  expect(isAskedHere(url)).toBe(true);
  stayHere(false);
});

it('knows which pages can do without a server: a table, a replay and a list of games are the server’s', () => {
  const without = ['/', '/campaign', '/app', '/learn/corto', '/new/pirates', '/rules/corto'];
  const within = [
    '/t/abcdef',
    '/replay/abcdef-0',
    '/games',
    '/campaign/report/abcdef-0',
    '/account',
    '/today',
    '/newt',
  ];
  expect(without.filter((pathname) => !needsNoServer({ pathname }))).toEqual([]);
  expect(within.filter((pathname) => needsNoServer({ pathname }))).toEqual([]);
});

it('knows a table of the page by its code', () => {
  expect(['oabcdef', 'abcdef', 'oabcde', 'oabc-ef'].map(isOwnTable)).toEqual([true, false, false, false]);
});

it('asks the engine, and gives its answer as a server’s', async () => {
  const told = ask('/api/tables/oabcdef', { key: 'k', body: { a: 1 } });
  await vi.waitFor(() => expect(worker().told).toHaveLength(1));
  const asked = worker().told[0];
  expect(asked).toMatchObject({ kind: 'request', method: 'POST', url: '/api/tables/oabcdef', body: '{"a":1}' });
  if (asked?.kind !== 'request') throw new Error('no request');
  expect(new Headers(asked.headers).get('authorization')).toBe('Bearer k');
  worker().says({ kind: 'answer', number: asked.number, status: 200, type: 'application/json', body: '{"code":"o"}' });
  expect(await told).toEqual({ code: 'o' });
  expect(fetch).not.toHaveBeenCalled();
});

it('says that nothing was reached where there is no engine, and tries again at the next question', async () => {
  const asked = () => ask('/api/tables/oabcdef').catch((error: unknown) => error);
  const vain = asked();
  await vi.waitFor(() => expect(worker().told).toHaveLength(1));
  worker().says({ kind: 'missing', why: 'elsewhere' });
  const error = await vain;
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ trouble: { kind: 'unreachable', where: 'page' } });
  const first = worker();
  void asked();
  await vi.waitFor(() => expect(PaperWorker.all).toHaveLength(2));
  expect(first.terminate).toHaveBeenCalled();
});

it('tells a reader that the engine starts, and that another tab has it', async () => {
  const { say } = voice('en', []);
  const { render, screen } = await import('@testing-library/svelte');
  const { default: EngineNote } = await import('../../src/engine/EngineNote.svelte');
  const { default: Trouble } = await import('../../src/ui/Trouble.svelte');
  void ask('/api/tables/oabcdef').catch(() => undefined);
  await vi.waitFor(() => expect(PaperWorker.all).toHaveLength(1));
  render(EngineNote, { say });
  expect(screen.getByRole('status').textContent).toBe('It is being loaded and started…');
  worker().says({ kind: 'missing', why: 'elsewhere' });
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Another tab of this browser'));
  const trouble = { kind: 'unreachable', where: 'page' } as const;
  render(Trouble, { trouble, say, retry: () => undefined });
  expect(screen.getByText('What plays on this device does not answer.')).toBeTruthy();
  worker().says({ kind: 'ready' });
  await vi.waitFor(() => expect(screen.queryByText(/Another tab/)).toBeNull());
});

it('carries the connection of a table of the page', async () => {
  const heard: string[] = [];
  const listener = { onMessage: vi.fn(), onStatus: (status: string) => heard.push(status), onContact: vi.fn() };
  const connection = new Connection('oabcdef', 'k'.repeat(22), 'en', listener);
  await vi.waitFor(() => expect(worker().told).toHaveLength(2));
  const [connect, hello] = worker().told;
  expect(connect).toMatchObject({ kind: 'connect', code: 'oabcdef' });
  if (connect?.kind !== 'connect' || hello?.kind !== 'receive') throw new Error('no connection');
  expect(hello.connection).toBe(connect.connection);
  expect(JSON.parse(hello.text)).toMatchObject({ kind: 'Hello', key: 'k'.repeat(22) });
  const timing = { broken: 1000, silent: 1000, most_lag: 0 };
  worker().says({
    kind: 'send',
    connection: connect.connection,
    text: JSON.stringify({ kind: 'Welcome', n: 1, now: 1, timing, table: { playing: '' } }),
  });
  expect(heard).toEqual(['open']);
  worker().says({ kind: 'closed', connection: connect.connection, code: 4404 });
  expect(heard).toEqual(['open', 'ended']);
  connection.close();
});

it('lists the tables of where one plays', () => {
  for (const code of ['abcdef', 'oabcdef']) remember({ code, key: 'k', game: 'corto', name: 'Ann', touched: 1 });
  expect(seatKeysHere().map(({ code }) => code)).toEqual(['abcdef']);
  stayHere(true);
  expect(seatKeysHere().map(({ code }) => code)).toEqual(['oabcdef']);
});
