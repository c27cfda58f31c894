// What the service worker does: keeps the built client so that its pages open without a line, and shows reminders that
// were pushed. It never keeps an answer of the server's: a table is always asked, never remembered.
import type { Pushed } from '../wire/types';

/** The built client: its files, and a name that changes when one of them does. */
export interface Shell {
  readonly build: string;
  readonly files: readonly string[];
}

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Telling extends Waiting {
  readonly data: { json(): unknown } | null;
}
interface Pressing extends Waiting {
  readonly notification: Notification;
}
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** As much of a service worker's world as is used here. */
export interface Scope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly clients: {
    matchAll(about: { type: 'window' }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, about: NotificationOptions): Promise<void> };
  fetch(request: Request, how?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(type: 'push', hear: (event: Telling) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: Pressing) => void): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<unknown>) => void): void;
}

/**
 * The page tells a worker that waits to begin, once the page itself is of that worker's build. Only the type is shared
 * with the page: a worker is one file, and what both would use was built into a third.
 */
export type TakeOver = 'take-over';
const TAKE_OVER: TakeOver = 'take-over';

const OURS = 'saltsea-';
const PAGES = new Set(['', 't', 'replay', 'new', 'rules', 'games', 'settings', 'account', 'join', 'campaign', 'teach']);
const PATIENCE = 4000;
const BROKEN = new Set([502, 503, 504]);

export function serveShell(scope: Scope, shell: Shell): void {
  const name = OURS + shell.build;
  const kept = new Set(shell.files);

  scope.addEventListener('install', (event) => event.waitUntil(fill()));
  scope.addEventListener('activate', (event) => event.waitUntil(tidy()));
  scope.addEventListener('message', ({ data }) => {
    if (data === TAKE_OVER) void scope.skipWaiting();
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
    if (request.mode === 'navigate' && PAGES.has(url.pathname.split('/')[1] ?? '')) event.respondWith(page(request));
    else if (kept.has(url.pathname)) event.respondWith(file(request));
  });
  scope.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() as Pushed)));
  scope.addEventListener('notificationclick', (event) => event.waitUntil(follow(event.notification)));

  async function fill(): Promise<void> {
    const cache = await scope.caches.open(name);
    // `reload`: a file whose name does not change must not come from the browser's own cache.
    await cache.addAll(
      shell.files.map((path) => new Request(new URL(path, scope.location.origin), { cache: 'reload' })),
    );
  }

  async function tidy(): Promise<void> {
    const old = (await scope.caches.keys()).filter((other) => other.startsWith(OURS) && other !== name);
    await Promise.all(old.map((other) => scope.caches.delete(other)));
  }

  /** The newest page while there is a line; the kept one when there is none, or the server is being restarted. */
  async function page(request: Request): Promise<Response> {
    try {
      const answer = await scope.fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
      return BROKEN.has(answer.status) ? ((await found('/')) ?? answer) : answer;
    } catch (error) {
      const shown = await found('/');
      if (shown === undefined) throw error;
      return shown;
    }
  }

  async function file(request: Request): Promise<Response> {
    return (await found(request)) ?? scope.fetch(request);
  }

  async function found(what: Request | string): Promise<Response | undefined> {
    const where = typeof what === 'string' ? new URL(what, scope.location.origin) : what;
    return (await scope.caches.open(name)).match(where, { ignoreSearch: true });
  }

  function show({ title, body, link, tag, language }: Pushed): Promise<void> {
    return scope.registration.showNotification(title, {
      body,
      tag,
      lang: language,
      icon: '/icon-192.png',
      badge: '/badge.png',
      data: link,
    });
  }

  /** To the table: its page, if one is open already. */
  async function follow(notification: Notification): Promise<void> {
    notification.close();
    const link = new URL(String(notification.data), scope.location.origin);
    const windows = await scope.clients.matchAll({ type: 'window' });
    const there = windows.find(({ url }) => new URL(url).pathname === link.pathname);
    await (there === undefined ? scope.clients.openWindow(link.href) : there.focus());
  }
}
