// What the engine consists of, and where it is: the list is asked for each time, and what it names never changes.

export interface Manifest {
  /** A name that changes when one of the files does. */
  readonly build: string;
  readonly files: readonly string[];
  /** The list of packages that Pyodide wants to see: none. */
  readonly lock: unknown;
}

export const MANIFEST = '/engine/manifest.json';
/** The service worker answers from this cache, and deletes all others. */
export const ENGINE_CACHE = 'saltsea-engine';

export const folderOf = ({ build }: Manifest): string => `/assets/engine-${build}/`;

/** Keeps the engine for visits without a connection, and forgets an older one; where a browser keeps nothing, nothing happens. */
export async function keepEngine(manifest: Manifest, caches: CacheStorage | undefined): Promise<void> {
  if (caches === undefined) return;
  const cache = await caches.open(ENGINE_CACHE);
  const files = manifest.files.map((name) => folderOf(manifest) + name);
  const wanted = [MANIFEST, ...files];
  const kept = new Map((await cache.keys()).map((request) => [new URL(request.url).pathname, request]));
  await cache.addAll(files.filter((path) => !kept.has(path)));
  // The one that these files belong to, and after them: a server may have another one by now.
  await cache.put(
    MANIFEST,
    new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/json' } }),
  );
  await Promise.all([...kept].filter(([path]) => !wanted.includes(path)).map(([, old]) => cache.delete(old)));
}
