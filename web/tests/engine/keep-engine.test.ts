// The engine's files are kept for visits without a line, and older ones are forgotten.
import { afterEach, expect, it, vi } from 'vitest';
import { keepEngine, renewEngine } from '../../src/engine/manifest';

function paperCache(paths: readonly string[]) {
  const kept = new Set(paths);
  const cache = {
    keys: () => Promise.resolve([...kept].map((path) => new Request(path))),
    addAll: async (added: string[]) => {
      for (const path of added) kept.add(path);
    },
    put: (path: string) => Promise.resolve(kept.add(path)),
    delete: (request: Request) => Promise.resolve(kept.delete(request.url)),
  };
  const match = (path: string) =>
    Promise.resolve(kept.has(path) ? Response.json({ ...MANIFEST, build: 'b1' }) : undefined);
  return { kept, caches: { open: () => Promise.resolve(cache), match } as unknown as CacheStorage };
}

afterEach(() => vi.unstubAllGlobals());

const MANIFEST = { build: 'b2', files: ['python.wasm', 'saltsea.zip'], bytes: {}, lock: {} };
const ROOTS = ['https://boat.example/', 'https://boat.example/in/a/folder/'];

it.each(ROOTS)('keeps every file of its build, and nothing of another, at %s', async (root) => {
  const { kept, caches } = paperCache([`${root}engine/manifest.json`, `${root}assets/engine-b1/saltsea.zip`]);
  await keepEngine(MANIFEST, root, caches);
  expect([...kept].sort()).toEqual([
    `${root}assets/engine-b2/python.wasm`,
    `${root}assets/engine-b2/saltsea.zip`,
    `${root}engine/manifest.json`,
  ]);
});

it('does without a cache where a browser has none', async () => {
  await expect(keepEngine(MANIFEST, 'https://boat.example/', undefined)).resolves.toBeUndefined();
});

it('loads the present engine where an older one is kept: a newer page may not fit that', async () => {
  const { kept, caches } = paperCache([`${ROOTS[0]}engine/manifest.json`, `${ROOTS[0]}assets/engine-b1/saltsea.zip`]);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(MANIFEST)));
  await renewEngine(ROOTS[0] ?? '', caches);
  expect([...kept].filter((path) => path.includes('b1'))).toEqual([]);
  expect(kept.has(`${ROOTS[0]}assets/engine-b2/saltsea.zip`)).toBe(true);
});

it.each([undefined, paperCache([]).caches])('loads no engine where none is kept', async (caches) => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  await renewEngine(ROOTS[0] ?? '', caches);
  expect(asked).not.toHaveBeenCalled();
});
