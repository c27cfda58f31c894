// One engine for a browser without locks: the database that stands for the lock is held by more than this call.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runAlone } from '../../src/engine/alone';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Databases of one name: raising the version waits until every other connection is closed. */
class PaperDatabases {
  version = 1;
  private readonly open_ = new Set<object>();
  private waiting: (() => void)[] = [];

  open(_: string, version?: number): object {
    const asked: Record<string, unknown> = { result: null, error: null };
    queueMicrotask(() => this.answer(asked, version));
    return asked;
  }

  private answer(asked: Record<string, unknown>, version?: number): void {
    const isRaised = version !== undefined && version > this.version;
    if (isRaised && this.open_.size > 0) {
      this.waiting.push(() => this.answer(asked, version));
      return;
    }
    if (isRaised) this.version = version;
    const database = { version: this.version, close: () => this.closed(database) };
    this.open_.add(database);
    asked['result'] = database;
    if (isRaised) (asked['onupgradeneeded'] as () => void)();
    (asked['onsuccess'] as () => void)();
  }

  private closed(database: object): void {
    this.open_.delete(database);
    for (const next of this.waiting.splice(0)) next();
  }
}

const PATIENCE = 4000;
const keysOf = (databases: PaperDatabases) => ({ locks: undefined, databases: databases as unknown as IDBFactory });

it('runs the first, refuses the second, and refers to the database as long as it runs', async () => {
  const keys = keysOf(new PaperDatabases());
  const second = vi.fn(() => Promise.resolve(true));
  expect(await runAlone(keys, PATIENCE, () => Promise.resolve(true))).toBe(true);
  expect(vi.getTimerCount()).toBe(1);
  const asked = runAlone(keys, PATIENCE, second);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(await asked).toBe(false);
  expect(second).not.toHaveBeenCalled();
});

it('leaves it to the next where the first has not come up', async () => {
  const keys = keysOf(new PaperDatabases());
  await runAlone(keys, PATIENCE, () => Promise.resolve(false));
  expect(vi.getTimerCount()).toBe(0);
  expect(await runAlone(keys, PATIENCE, () => Promise.resolve(true))).toBe(true);
});
