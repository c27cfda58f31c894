// What the engine consists of, and where it is: the list is asked for each time, and what it names never changes.

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
export const MANIFEST = 'engine/manifest.json';
/** The service worker answers from this cache, and deletes all others. */
export const ENGINE_CACHE = 'saltsea-engine';

export const folderOf = ({ build }: Manifest): string => `assets/engine-${build}/`;

/** Keeps the engine for visits without a connection, and forgets an older one; where a browser keeps nothing, nothing happens. */
export async function keepEngine(manifest: Manifest, root: string, caches: CacheStorage | undefined): Promise<void> {
  if (caches === undefined) return;
  const cache = await caches.open(ENGINE_CACHE);
  const list = new URL(MANIFEST, root).href;
  const files = manifest.files.map((name) => new URL(folderOf(manifest) + name, root).href);
  const wanted = [list, ...files];
  const kept = new Map((await cache.keys()).map((request) => [request.url, request]));
  await cache.addAll(files.filter((url) => !kept.has(url)));
  // The one that these files belong to, and after them: a server may have another one by now.
  await cache.put(list, new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/json' } }));
  await Promise.all(
    [...kept].filter(([url]) => !wanted.includes(url) && url.startsWith(root)).map(([, old]) => cache.delete(old)),
  );
}

/**
 * A browser that has kept an engine gets the server's present one: its pages are the present ones already, and without a
 * connection the two must fit. Nothing is loaded where none is kept.
 */
export async function renewEngine(root: string, caches: CacheStorage | undefined): Promise<void> {
  const list = new URL(MANIFEST, root).href;
  const kept = (await (await caches?.match(list, { cacheName: ENGINE_CACHE }))?.json()) as Manifest | undefined;
  if (kept === undefined) return;
  const answer = await fetch(list, { cache: 'no-store' });
  if (!answer.ok) return;
  const manifest = (await answer.json()) as Manifest;
  if (manifest.build !== kept.build) await keepEngine(manifest, root, caches);
}

/** Whether this browser has kept an engine: it can play without a connection. */
export async function hasKeptEngine(): Promise<boolean> {
  try {
    const list = new URL(MANIFEST, location.origin).href;
    return (await caches.match(list, { cacheName: ENGINE_CACHE })) !== undefined;
  } catch {
    return false; // over plain http there are no caches, and a private window may refuse them
  }
}
