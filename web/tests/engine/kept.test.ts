// What the engine keeps, in a database of paper: what does not fit is told, and written with what comes next.
import { expect, it, vi } from 'vitest';
import { openKeeper, type Worry } from '../../src/engine/kept';

interface PaperTransaction {
  error: DOMException | null;
  onabort: (() => void) | null;
  oncomplete: (() => void) | null;
}

/** A database that has room for so many rows. */
function paperDatabase(room: { rows: number }) {
  const kept = new Map<string, unknown>();
  const transaction = () => {
    const own: PaperTransaction = { error: null, onabort: null, oncomplete: null };
    const draft = new Map(kept);
    queueMicrotask(() => {
      if (draft.size > room.rows) {
        own.error = new DOMException('no room', 'QuotaExceededError');
        own.onabort?.();
        return;
      }
      kept.clear();
      for (const [key, row] of draft) kept.set(key, row);
      own.oncomplete?.();
    });
    const store = {
      transaction: own,
      put: (row: { key: string }) => draft.set(row.key, row),
      delete: (key: string) => draft.delete(key),
    };
    return { objectStore: () => store };
  };
  const open = () => {
    const asked = { result: { transaction }, onsuccess: null as (() => void) | null };
    queueMicrotask(() => asked.onsuccess?.());
    return asked;
  };
  return { kept, factory: { open } as unknown as IDBFactory };
}

const rows = (...keys: string[]): string => JSON.stringify(keys.map((key) => ({ key })));

it('says that the browser is full, and keeps everything once there is room again', async () => {
  const room = { rows: 2 };
  const { kept, factory } = paperDatabase(room);
  const worry = vi.fn<Worry>();
  const keeper = await openKeeper(factory, worry);
  keeper.keep(rows('a', 'b'));
  await Promise.resolve();
  expect(worry).not.toHaveBeenCalled();
  keeper.keep(rows('c'));
  await Promise.resolve();
  expect(worry).toHaveBeenLastCalledWith('full');
  expect([...kept.keys()]).toEqual(['a', 'b']);
  keeper.drop('["a"]');
  await Promise.resolve();
  expect(worry).toHaveBeenLastCalledWith(null);
  expect([...kept.keys()].sort()).toEqual(['b', 'c']);
});

it('plays without a browser that keeps anything, and says so', async () => {
  const worry = vi.fn<Worry>();
  const keeper = await openKeeper(undefined, worry);
  expect(worry).toHaveBeenCalledWith('failed');
  expect(await keeper.all()).toBe('[]');
});
