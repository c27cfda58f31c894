// The engine's files are kept for visits without a line, and older ones are forgotten.
import { expect, it } from 'vitest';
import { keepEngine } from '../../src/engine/manifest';

function paperCache(paths: readonly string[]) {
  const kept = new Set(paths);
  const cache = {
    keys: () => Promise.resolve([...kept].map((path) => new Request(`https://boat.example${path}`))),
    addAll: async (added: string[]) => {
      for (const path of added) kept.add(path);
    },
    put: (path: string) => Promise.resolve(kept.add(path)),
    delete: (request: Request) => Promise.resolve(kept.delete(new URL(request.url).pathname)),
  };
  return { kept, caches: { open: () => Promise.resolve(cache) } as unknown as CacheStorage };
}

const MANIFEST = { build: 'b2', files: ['python.wasm', 'saltsea.zip'], lock: {} };

it('keeps every file of its build, and nothing of another', async () => {
  const { kept, caches } = paperCache(['/engine/manifest.json', '/assets/engine-b1/saltsea.zip']);
  await keepEngine(MANIFEST, caches);
  expect([...kept].sort()).toEqual([
    '/assets/engine-b2/python.wasm',
    '/assets/engine-b2/saltsea.zip',
    '/engine/manifest.json',
  ]);
});

it('does without a cache where a browser has none', async () => {
  await expect(keepEngine(MANIFEST, undefined)).resolves.toBeUndefined();
});
