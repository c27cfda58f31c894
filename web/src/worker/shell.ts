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
  readonly registration: {
    readonly scope: string;
    showNotification(title: string, about: NotificationOptions): Promise<void>;
  };
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
/** Filled by the worker of the engine, once it has run (engine/manifest.ts): it is not for everybody. */
const ENGINE = 'saltsea-engine';
const LIST = '/engine/manifest.json';
const ENGINE_FILES = /^\/(?:engine\/|assets\/engine-[0-9a-f]+\/)/;
/** The first words of all addresses of pages; a test compares them with the router. */
const PAGES = new Set([
  '',
  't',
  'replay',
  'new',
  'learn',
  'rules',
  'games',
  'settings',
  'account',
  'join',
  'campaign',
  'app',
  'teach',
  'today',
  'offline',
  'companion',
]);
/** Every page of the client is this one. */
const PAGE = '/';
const PATIENCE = 4000;
const BROKEN = new Set([502, 503, 504]);

export function serveShell(scope: Scope, shell: Shell): void {
  const keeper = new ShellKeeper(scope, shell);
  scope.addEventListener('install', (event) => event.waitUntil(keeper.fill()));
  scope.addEventListener('activate', (event) => event.waitUntil(keeper.tidy()));
  scope.addEventListener('message', ({ data }) => {
    if (data === TAKE_OVER) void scope.skipWaiting();
  });
  scope.addEventListener('fetch', (event) => {
    const answer = keeper.answer(event.request);
    if (answer !== null) event.respondWith(answer);
  });
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event.data?.json() as Pushed)));
  scope.addEventListener('notificationclick', (event) => event.waitUntil(follow(scope, event.notification)));
}

/** Keeps the files of one build, and answers with them. */
class ShellKeeper {
  private readonly scope: Scope;
  private readonly shell: Shell;
  private readonly name: string;
  private readonly kept: ReadonlySet<string>;

  constructor(scope: Scope, shell: Shell) {
    this.scope = scope;
    this.shell = shell;
    this.name = OURS + shell.build;
    this.kept = new Set(shell.files);
  }

  async fill(): Promise<void> {
    const cache = await this.scope.caches.open(this.name);
    // `reload`: a file whose name does not change must not come from the browser's own cache.
    await cache.addAll(this.shell.files.map((path) => new Request(this.addressOf(path), { cache: 'reload' })));
  }

  /** Where only pages of before have their engine, they stay with it for visits without a line. */
  async tidy(): Promise<void> {
    const stays = await this.playable();
    const old = (await this.shells()).filter((other) => other !== this.name && other !== stays);
    await Promise.all(old.map((other) => this.scope.caches.delete(other)));
  }

  /** In the order in which they were kept. */
  private async shells(): Promise<readonly string[]> {
    return (await this.scope.caches.keys()).filter((name) => name.startsWith(OURS) && name !== ENGINE);
  }

  /** The pages that have an engine; null for one that was kept before each page had its own. */
  private async pagesWithEngine(): Promise<readonly (string | null)[]> {
    const { caches } = this.scope;
    if (!(await caches.keys()).includes(ENGINE)) return [];
    const kept = (await (await caches.open(ENGINE)).keys()).map(({ url }) => new URL(url));
    return kept.filter((url) => this.pathOf(url) === LIST).map(({ searchParams }) => searchParams.get('page'));
  }

  /** The newest build whose pages are kept together with their engine (engine/manifest.ts), but our own first, or if there is none. */
  private async playable(): Promise<string> {
    const lists = await this.pagesWithEngine();
    const pages = lists.filter((page) => page !== null).map((page) => this.addressOf(`/assets/${page}`));
    const has = async (name: string): Promise<boolean> => {
      const shell = await this.scope.caches.open(name);
      return (await Promise.all(pages.map((page) => shell.match(page)))).some((found) => found !== undefined);
    };
    const shells = await this.shells();
    for (const name of [this.name, ...[...shells].reverse()]) if (await has(name)) return name;
    const first = shells.find((name) => name !== this.name) ?? this.name;
    return lists.includes(null) ? first : this.name;
  }

  /** Nothing for what goes to the server as if there were no worker. */
  answer(request: Request): Promise<Response> | null {
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== this.scope.location.origin) return null;
    const path = this.pathOf(url);
    const isPage = PAGES.has(path.split('/')[1] ?? '') || path === '/index.html';
    if (request.mode === 'navigate' && isPage) return this.page(request);
    if (ENGINE_FILES.test(path)) return this.engine(request);
    // The page is asked for outside of a navigation to learn which build the server has: a kept one would hide it.
    if (this.kept.has(path) && path !== PAGE) return this.file(request);
    return path.startsWith('/assets/') ? this.earlier(request) : null;
  }

  /** Within the folder that the client lies in; at a server that is the root. */
  private pathOf(url: URL): string {
    return url.pathname.slice(new URL(this.scope.registration.scope).pathname.length - 1);
  }

  private addressOf(path: string): URL {
    return new URL(`.${path}`, this.scope.registration.scope);
  }

  /** The newest page while there is a line; the kept one when there is none, or the server is being restarted. */
  private async page(request: Request): Promise<Response> {
    try {
      const answer = await this.scope.fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
      return BROKEN.has(answer.status) ? ((await this.keptPage()) ?? answer) : answer;
    } catch (error) {
      const shown = await this.keptPage();
      if (shown === undefined) throw error;
      return shown;
    }
  }

  private async keptPage(): Promise<Response | undefined> {
    return this.found(PAGE, await this.playable().catch(() => this.name));
  }

  /** The list of the engine's files that fits the page which asks (engine/manifest.ts), and what it names. Only a page that
      wants to know what the server has by now is told that. */
  private async engine(request: Request): Promise<Response> {
    if (request.cache === 'no-store') return this.scope.fetch(request);
    return (await (await this.scope.caches.open(ENGINE)).match(request)) ?? this.scope.fetch(request);
  }

  private async file(request: Request): Promise<Response> {
    return (await this.found(request)) ?? this.scope.fetch(request);
  }

  /** What a page of another build asks for. */
  private async earlier(request: Request): Promise<Response> {
    for (const name of await this.shells().catch(() => [])) {
      const found = await this.found(request, name);
      if (found !== undefined) return found;
    }
    return this.scope.fetch(request);
  }

  /** A browser that cannot read what it kept (its disk is full, a profile is damaged) still has the line. */
  private async found(what: Request | string, name = this.name): Promise<Response | undefined> {
    const where = typeof what === 'string' ? this.addressOf(what) : what;
    try {
      return await (await this.scope.caches.open(name)).match(where, { ignoreSearch: true });
    } catch {
      return undefined;
    }
  }
}

function show({ registration }: Scope, { title, body, link, tag, language }: Pushed): Promise<void> {
  return registration.showNotification(title, {
    body,
    tag,
    lang: language,
    icon: '/icon-192.png',
    badge: '/badge.png',
    data: link,
  });
}

/** To the table: its page, if one is open already. */
async function follow({ clients, location }: Scope, notification: Notification): Promise<void> {
  notification.close();
  const link = new URL(String(notification.data), location.origin);
  const windows = await clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => new URL(url).pathname === link.pathname);
  await (there === undefined ? clients.openWindow(link.href) : there.focus());
}
