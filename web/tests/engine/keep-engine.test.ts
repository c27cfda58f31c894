// The engine's files are kept for visits without a line, for each page its own, and older ones are forgotten.
import { afterEach, expect, it, vi } from 'vitest';
import { hasKeptEngine, isOtherKept, keepEngine, listFor, renewEngine } from '../../src/engine/manifest';

const YESTERDAY = { build: 'b1', files: ['python.wasm', 'saltsea.zip'], bytes: {}, lock: {} };
const TODAY = { ...YESTERDAY, build: 'b2' };
const ROOTS = ['https://boat.example/', 'https://boat.example/in/a/folder/'];
const [ROOT = ''] = ROOTS;

/** A browser that has an engine of yesterday for the page of yesterday, and the pages of these names. */
function paperCaches(root: string, pages: readonly string[], isLineCut = false) {
  const kept = new Map<string, unknown>([
    [listFor('old.js', root), YESTERDAY],
    ...YESTERDAY.files.map((name): [string, unknown] => [`${root}assets/engine-b1/${name}`, '']),
  ]);
  const cache = {
    keys: () => Promise.resolve([...kept.keys()].map((url) => new Request(url))),
    addAll: async (added: string[]) => {
      if (isLineCut) throw new TypeError('the line was cut');
      for (const url of added) kept.set(url, '');
    },
    put: async (url: string, list: Response) => kept.set(url, await list.json()),
    match: (url: string) => Promise.resolve(kept.has(url) ? Response.json(kept.get(url)) : undefined),
    delete: (request: Request) => Promise.resolve(kept.delete(request.url)),
  };
  const caches = {
    has: () => Promise.resolve(true),
    open: () => Promise.resolve(cache),
    match: (url: string) =>
      Promise.resolve(
        kept.has(url) || pages.some((page) => url === `${root}assets/${page}`) ? new Response('') : undefined,
      ),
  } as unknown as CacheStorage;
  return { kept, caches };
}

const namesOf = (kept: ReadonlyMap<string, unknown>, root: string): readonly string[] =>
  [...kept.keys()].map((url) => url.replace(root, '')).sort();

afterEach(() => vi.unstubAllGlobals());

const OF_YESTERDAY = [
  'assets/engine-b1/python.wasm',
  'assets/engine-b1/saltsea.zip',
  'engine/manifest.json?page=old.js',
];
const OF_TODAY = ['assets/engine-b2/python.wasm', 'assets/engine-b2/saltsea.zip', 'engine/manifest.json?page=new.js'];

it.each(ROOTS)('keeps every file of its build, and nothing of a page that is kept no more, at %s', async (root) => {
  const { kept, caches } = paperCaches(root, ['new.js']);
  await keepEngine(TODAY, { page: 'new.js', root, caches });
  expect(namesOf(kept, root)).toEqual(OF_TODAY);
});

it('keeps an engine of yesterday beside it as long as its page is kept', async () => {
  const { kept, caches } = paperCaches(ROOT, ['old.js']);
  await keepEngine(TODAY, { page: 'new.js', root: ROOT, caches });
  expect(namesOf(kept, ROOT)).toEqual([...OF_YESTERDAY, ...OF_TODAY].sort());
});

it('keeps what it had where the line is cut', async () => {
  const { kept, caches } = paperCaches(ROOT, ['old.js'], true);
  await expect(keepEngine(TODAY, { page: 'new.js', root: ROOT, caches })).rejects.toThrow('cut');
  expect(namesOf(kept, ROOT)).toEqual(OF_YESTERDAY);
});

it('does without a cache where a browser has none', async () => {
  const nowhere = { page: 'new.js', root: ROOT, caches: undefined };
  await expect(keepEngine(TODAY, nowhere)).resolves.toBeUndefined();
});

it('loads the present engine where an older one is kept: a newer page may not fit that', async () => {
  const { kept, caches } = paperCaches(ROOT, ['new.js']);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(TODAY)));
  expect(await renewEngine('new.js', ROOT, caches)).toBe(true);
  expect(namesOf(kept, ROOT)).toEqual(OF_TODAY);
});

it('loads no engine where none is kept', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  const none = { has: () => Promise.resolve(false) } as unknown as CacheStorage;
  for (const caches of [undefined, none]) expect(await renewEngine('new.js', ROOT, caches)).toBe(true);
  expect(asked).not.toHaveBeenCalled();
});

it('tells of an engine of another version only where this page has none of its own', async () => {
  const { caches } = paperCaches(ROOT, []);
  expect(await isOtherKept('new.js', ROOT, caches)).toBe(true);
  expect(await isOtherKept('old.js', ROOT, caches)).toBe(false);
  expect(await isOtherKept('new.js', ROOT, undefined)).toBe(false);
});

it('finds the engine of a page that lies in a folder', async () => {
  const folder = `${location.origin}/in/a/folder/`;
  document.documentElement.toggleAttribute('data-folder', true);
  history.replaceState(null, '', '/in/a/folder/index.html?at=%2Fapp');
  const match = (url: string) => Promise.resolve(url === listFor('', folder) ? new Response('') : undefined);
  vi.stubGlobal('caches', { match });
  expect(await hasKeptEngine()).toBe(true);
  document.documentElement.removeAttribute('data-folder');
  history.replaceState(null, '', '/');
});
