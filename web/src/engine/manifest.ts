// What the engine consists of, and where it is: for each page a list, and what that names never changes.
import { clientRoot } from '../wire/place';

export interface Manifest {
  /** A name that changes when one of the files does. */
  readonly build: string;
  readonly files: readonly string[];
  /** How long each of them is, unpacked. */
  readonly bytes: Readonly<Record<string, number>>;
  /** The list of packages that Pyodide wants to see: none. */
  readonly lock: unknown;
}

/** All addresses are within the root: that of a server, or the folder that the client lies in. */
const MANIFEST = 'engine/manifest.json';
/** The service worker answers from this cache; what is in it is deleted here. */
const ENGINE_CACHE = 'saltsea-engine';
const ASSETS = 'assets/';

export const folderOf = ({ build }: Manifest): string => `${ASSETS}engine-${build}/`;

/** The script of this page: its name changes with every build of the client. */
export function pageName(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return entry === null ? '' : (new URL(entry.src).pathname.split('/').at(-1) ?? '');
}

/**
 * Where the list of an engine is, for a page of this name. Each page has a list of its own: without a connection it gets
 * the engine that it was loaded with, or none, and never one of another version.
 */
export function listFor(page: string, root: string): string {
  const list = new URL(MANIFEST, root);
  list.searchParams.set('page', page);
  return list.href;
}

/** Keeps the engine for visits of this page without a connection; where a browser keeps nothing, nothing happens. */
export async function keepEngine(
  manifest: Manifest,
  { page, root, caches }: { readonly page: string; readonly root: string; readonly caches: CacheStorage | undefined },
): Promise<void> {
  if (caches === undefined) return;
  const cache = await caches.open(ENGINE_CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll(addressesOf(manifest, root).filter((url) => !kept.has(url)));
  // After its files: a line that is cut among them leaves what was kept before, whole.
  const list = new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/json' } });
  await cache.put(listFor(page, root), list);
  await forgetOthers(page, root, caches);
}

const addressesOf = (manifest: Manifest, root: string): readonly string[] =>
  manifest.files.map((name) => new URL(folderOf(manifest) + name, root).href);

/** Forgets the lists of pages that the service worker keeps no more, and the files that no list names. */
async function forgetOthers(page: string, root: string, caches: CacheStorage): Promise<void> {
  const cache = await caches.open(ENGINE_CACHE);
  const wanted = new Set<string>();
  for (const url of await listsIn(cache, root)) {
    const other = new URL(url).searchParams.get('page') ?? '';
    const isKept = other === page || (await caches.match(new URL(ASSETS + other, root).href)) !== undefined;
    if (!isKept) continue;
    const manifest = (await (await cache.match(url))?.json()) as Manifest;
    for (const one of [url, ...addressesOf(manifest, root)]) wanted.add(one);
  }
  const old = (await cache.keys()).filter(({ url }) => !wanted.has(url) && url.startsWith(root));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function listsIn(cache: Cache, root: string): Promise<readonly string[]> {
  const list = new URL(MANIFEST, root).href;
  return (await cache.keys()).map(({ url }) => url).filter((url) => url.split('?')[0] === list);
}

/**
 * A browser that has kept an engine gets the server's present one for this page, which must be the present one already.
 * Whether they fit now; so they do where none is kept, and nothing is loaded there.
 */
export async function renewEngine(page: string, root: string, caches: CacheStorage | undefined): Promise<boolean> {
  if (!(await isAnyKept(root, caches))) return true;
  const answer = await fetch(listFor(page, root), { cache: 'no-store' });
  if (!answer.ok) return false;
  await keepEngine((await answer.json()) as Manifest, { page, root, caches });
  return true;
}

/** Whether an engine is kept, for whichever page. */
export async function isAnyKept(root: string, caches: CacheStorage | undefined): Promise<boolean> {
  if (caches === undefined || !(await caches.has(ENGINE_CACHE))) return false;
  return (await listsIn(await caches.open(ENGINE_CACHE), root)).length > 0;
}

/** Whether no engine is kept for this page, but one for another. */
export const isOtherKept = async (page: string, root: string, caches: CacheStorage | undefined): Promise<boolean> =>
  caches !== undefined && (await isAnyKept(root, caches)) && !(await isKeptFor(page, root, caches));

const isKeptFor = async (page: string, root: string, caches: CacheStorage): Promise<boolean> =>
  (await caches.match(listFor(page, root), { cacheName: ENGINE_CACHE })) !== undefined;

/** Whether this browser has kept an engine for this page: it can play without a connection. */
export async function hasKeptEngine(): Promise<boolean> {
  try {
    return await isKeptFor(pageName(), clientRoot(), caches);
  } catch {
    return false; // over plain http there are no caches, and a private window may refuse them
  }
}
