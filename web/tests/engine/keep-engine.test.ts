// The engine's files are kept for visits without a line, and older ones are forgotten.
import { expect, it } from 'vitest';
import { keepEngine } from '../../src/engine/manifest';

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
  return { kept, caches: { open: () => Promise.resolve(cache) } as unknown as CacheStorage };
}

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
