// The service worker in a world of paper: what it keeps, what it never keeps, and how reminders are shown and followed.
import { beforeEach, expect, it, vi } from 'vitest';
import { COMPANIONS } from '../../src/games';
import { PLAIN, routeOf } from '../../src/ui/route.svelte';
import { type Scope, serveShell } from '../../src/worker/shell';

type Hear = (event: Record<string, unknown>) => void;

const ORIGIN = 'https://boat.example';
let hears: Map<string, Hear>;
let stores: Map<string, Map<string, Response>>;
let unreadable: boolean;
let online: (request: Request) => Promise<Response>;
let focused: string[];
let shown: unknown[];

function pathOf(what: RequestInfo | URL): string {
  const { pathname, search } = new URL(what instanceof Request ? what.url : String(what));
  return pathname + search;
}

function cacheOf(name: string): Partial<Cache> {
  const files = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, files);
  return {
    addAll: (requests) => {
      for (const request of requests) files.set(pathOf(request), new Response(`kept ${pathOf(request)}`));
      return Promise.resolve();
    },
    keys: () => Promise.resolve([...files.keys()].map((path) => new Request(new URL(path, ORIGIN)))),
    match: (what) =>
      unreadable ? Promise.reject(new Error('damaged')) : Promise.resolve(files.get(pathOf(what))?.clone()),
  };
}

beforeEach(() => {
  hears = new Map();
  stores = new Map([
    ['saltsea-old', new Map()],
    ['other', new Map()],
  ]);
  online = (request) => Promise.resolve(new Response(`fresh ${pathOf(request)}`));
  unreadable = false;
  focused = [];
  shown = [];
  const scope = {
    caches: {
      open: (name: string) => Promise.resolve(cacheOf(name)),
      keys: () => Promise.resolve([...stores.keys()]),
      delete: (name: string) => Promise.resolve(stores.delete(name)),
    },
    location: { origin: ORIGIN },
    clients: {
      matchAll: () =>
        Promise.resolve([{ url: `${ORIGIN}/t/abcdef`, focus: () => Promise.resolve(focused.push('there')) }]),
      openWindow: (url: string) => Promise.resolve(focused.push(url)),
    },
    registration: {
      scope: `${ORIGIN}/`,
      showNotification: (...words: unknown[]) => Promise.resolve(void shown.push(words)),
    },
    fetch: (request: Request) => online(request),
    skipWaiting: vi.fn(),
    addEventListener: (type: string, hear: Hear) => hears.set(type, hear),
  };
  serveShell(scope as unknown as Scope, { build: 'new', files: ['/', '/assets/index-1.js', '/mark.svg'] });
});

async function happens(type: string, event: Record<string, unknown> = {}): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  hears.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}

/** What the worker answers; null if it leaves the request to the browser. */
async function asked(
  path: string,
  how: { readonly mode?: string; readonly method?: string; readonly cache?: RequestCache } = {},
): Promise<string | null> {
  const answers: Promise<Response>[] = [];
  const request = Object.defineProperties(new Request(new URL(path, ORIGIN), { method: how.method ?? 'GET' }), {
    mode: { value: how.mode ?? 'cors' },
    cache: { value: how.cache ?? 'default' },
  });
  hears.get('fetch')?.({ request, respondWith: (response: Promise<Response>) => answers.push(response) });
  return (await answers[0])?.text() ?? null;
}

it('keeps the built files, and forgets those of another build', async () => {
  await happens('install');
  await happens('activate');
  expect([...stores.keys()].sort()).toEqual(['other', 'saltsea-new']);
  expect([...(stores.get('saltsea-new')?.keys() ?? [])]).toEqual(['/', '/assets/index-1.js', '/mark.svg']);
});

it('keeps the engine that a page has loaded, and answers that page with it, with a line and without', async () => {
  const files = ['/engine/manifest.json?page=index-1.js', '/assets/engine-ab12/saltsea.zip'];
  stores.set('saltsea-engine', new Map(files.map((path) => [path, new Response(`kept ${path}`)])));
  await happens('activate');
  expect([...stores.keys()]).toContain('saltsea-engine');
  expect(await asked('/assets/engine-ab12/saltsea.zip')).toBe('kept /assets/engine-ab12/saltsea.zip');
  expect(await asked('/assets/engine-cd34/saltsea.zip')).toBe('fresh /assets/engine-cd34/saltsea.zip');
  const [list = ''] = files;
  expect(await asked(list)).toBe(`kept ${list}`);
  expect(await asked(list, { cache: 'no-store' })).toBe(`fresh ${list}`);
  online = () => Promise.reject(new TypeError('no line'));
  expect(await asked(list)).toBe(`kept ${list}`);
});

it('keeps pages of before with their engine, as long as only they have one', async () => {
  const page = new Map(['/', '/assets/index-0.js'].map((path) => [path, new Response(`yesterday ${path}`)]));
  stores.set('saltsea-old', page);
  stores.set('saltsea-engine', new Map([['/engine/manifest.json?page=index-0.js', new Response('')]]));
  await happens('install');
  await happens('activate');
  online = () => Promise.reject(new TypeError('no line'));
  expect(await asked('/app', { mode: 'navigate' })).toBe('yesterday /');
  expect(await asked('/assets/index-0.js')).toBe('yesterday /assets/index-0.js');
  stores.get('saltsea-engine')?.set('/engine/manifest.json?page=index-1.js', new Response(''));
  expect(await asked('/app', { mode: 'navigate' })).toBe('kept /');
  await happens('activate');
  expect([...stores.keys()]).not.toContain('saltsea-old');
});

it('keeps pages of before with an engine that was kept before each page had its own', async () => {
  stores.set('saltsea-old', new Map([['/', new Response('yesterday')]]));
  stores.set('saltsea-engine', new Map([['/engine/manifest.json', new Response('its list')]]));
  await happens('install');
  await happens('activate');
  online = () => Promise.reject(new TypeError('no line'));
  expect(await asked('/app', { mode: 'navigate' })).toBe('yesterday');
  expect(await asked('/engine/manifest.json')).toBe('its list');
  stores.set('saltsea-engine', new Map([['/engine/manifest.json?page=index-1.js', new Response('')]]));
  expect(await asked('/app', { mode: 'navigate' })).toBe('kept /');
});

it('keeps of several earlier versions with their engine the last', async () => {
  const engines = ['/engine/manifest.json?page=index-8.js', '/engine/manifest.json?page=index-9.js'];
  stores.set('saltsea-engine', new Map(engines.map((path) => [path, new Response('')])));
  stores.set('saltsea-old', new Map([['/assets/index-8.js', new Response('')]]));
  stores.set('saltsea-later', new Map([['/assets/index-9.js', new Response('')]]));
  await happens('activate');
  expect([...stores.keys()]).toContain('saltsea-later');
  expect([...stores.keys()]).not.toContain('saltsea-old');
});

it('gives a page no engine that another one was loaded with', async () => {
  stores.set('saltsea-engine', new Map([['/engine/manifest.json?page=index-1.js', new Response('yesterday')]]));
  expect(await asked('/engine/manifest.json?page=index-2.js')).toBe('fresh /engine/manifest.json?page=index-2.js');
  online = () => Promise.reject(new TypeError('no line'));
  await expect(asked('/engine/manifest.json?page=index-2.js')).rejects.toThrow('no line');
});

it('takes built files from what is kept', async () => {
  await happens('install');
  expect(await asked('/assets/index-1.js')).toBe('kept /assets/index-1.js');
});

it('leaves the question which build the server has to the server', async () => {
  await happens('install');
  expect(await asked('/')).toBeNull();
});

it('asks the server where what was kept cannot be read', async () => {
  await happens('install');
  unreadable = true;
  expect(await asked('/assets/index-1.js')).toBe('fresh /assets/index-1.js');
  expect(await asked('/rules', { mode: 'navigate' })).toBe('fresh /rules');
});

it('asks the server for a file that no build has which is kept', async () => {
  await happens('install');
  expect(await asked('/assets/newer-2.js')).toBe('fresh /assets/newer-2.js');
});

it.each(['/api/catalogue', '/api/tables/abcdef', '/health', '/operator'])('leaves %s to the browser', async (path) => {
  await happens('install');
  expect(await asked(path)).toBeNull();
  expect(await asked(path, { method: 'POST' })).toBeNull();
});

it.each([
  '/',
  '/t/abcdef',
  '/replay/abcdef-0',
  '/new/corto',
  '/learn/corto',
  '/teach',
  '/rules/corto',
  ...COMPANIONS.map((game) => `/companion/${game}`),
  ...PLAIN.map((page) => `/${page}`),
])('shows the newest page at %s, and the kept one without a line', async (path) => {
  expect(routeOf(path).page).not.toBe('missing');
  await happens('install');
  expect(await asked(path, { mode: 'navigate' })).toBe(`fresh ${path}`);
  online = () => Promise.reject(new TypeError('no line'));
  expect(await asked(path, { mode: 'navigate' })).toBe('kept /');
  online = () => Promise.resolve(new Response('', { status: 502 }));
  expect(await asked(path, { mode: 'navigate' })).toBe('kept /');
});

it('does not take pages of the server’s own for pages of the client', async () => {
  await happens('install');
  expect(await asked('/privacy', { mode: 'navigate' })).toBeNull();
  expect(await asked('/api/reminders/stop', { mode: 'navigate' })).toBeNull();
});

it('shows what was pushed, and follows its link to a page that is open or to a new one', async () => {
  const pushed = {
    title: 'Corto: it is your turn',
    body: 'The game waits.',
    link: '/t/abcdef',
    tag: 'x',
    language: 'en',
  };
  await happens('push', { data: { json: () => pushed } });
  expect(shown).toEqual([
    [
      pushed.title,
      { body: pushed.body, tag: 'x', lang: 'en', icon: '/icon-192.png', badge: '/badge.png', data: '/t/abcdef' },
    ],
  ]);
  const close = vi.fn();
  await happens('notificationclick', { notification: { data: '/t/abcdef', close } });
  await happens('notificationclick', { notification: { data: '/t/zzzzzz', close } });
  expect(focused).toEqual(['there', `${ORIGIN}/t/zzzzzz`]);
  expect(close).toHaveBeenCalledTimes(2);
});
