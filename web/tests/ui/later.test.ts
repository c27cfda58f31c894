// A page that does not come: loaded anew once while the server answers, and told to the reader otherwise.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadLater } from '../../src/ui/later';

const MINUTE = 60_000;
const NOW = 10 * MINUTE;
const reload = vi.fn();
const fails = (): Promise<never> => Promise.reject(new TypeError('no such part'));

/** What comes first: the end of a load that failed, or nothing for as long as a page takes to be loaded anew. */
const outcome = (load: Promise<unknown>): Promise<unknown> =>
  Promise.race([load.catch(() => 'told'), new Promise((done) => setTimeout(done, 20, 'waits'))]);

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
});
afterEach(() => vi.unstubAllGlobals());

it('hands on what comes', async () => {
  expect(await loadLater(() => Promise.resolve(7), NOW)).toBe(7);
  expect(reload).not.toHaveBeenCalled();
});

it('loads the page anew, once', async () => {
  expect(await outcome(loadLater(fails, NOW))).toBe('waits');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await outcome(loadLater(fails, NOW + 1000))).toBe('told');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await outcome(loadLater(fails, NOW + 3 * MINUTE))).toBe('waits');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('tells it at once while no server answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  expect(await outcome(loadLater(fails, NOW))).toBe('told');
  expect(reload).not.toHaveBeenCalled();
});

it('tells it where nothing can be remembered', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(await outcome(loadLater(fails, NOW))).toBe('told');
  expect(reload).not.toHaveBeenCalled();
});

it('brings every part of a page that comes when it is opened: a menu that did not come stayed away without a word', () => {
  const files = import.meta.glob<string>('../../src/**/*.svelte', { query: '?raw', import: 'default', eager: true });
  const bare = Object.entries(files).filter(([, text]) => text.includes('{#await import('));
  expect(bare.map(([file]) => file)).toEqual([]);
});
