// What the engine keeps in this browser: the rows of its store, in IndexedDB. Rows are written in the order in which they come;
// a browser that keeps nothing (a private window) plays without.

const NAME = 'saltsea';
const ROWS = 'rows';

interface KeptRow {
  readonly key: string;
}

export interface Keeper {
  /** All rows, as the JSON list that the engine reads. */
  all(): Promise<string>;
  readonly keep: (rows: string) => void;
  readonly drop: (keys: string) => void;
}

const NOTHING: Keeper = { all: () => Promise.resolve('[]'), keep: () => undefined, drop: () => undefined };

export async function openKeeper(factory: IDBFactory | undefined): Promise<Keeper> {
  if (factory === undefined) return NOTHING;
  try {
    return keeperOf(await opened(factory));
  } catch {
    return NOTHING;
  }
}

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  const asked = factory.open(NAME, 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(ROWS, { keyPath: 'key' });
  return answered(asked);
}

function keeperOf(database: IDBDatabase): Keeper {
  const shelf = (mode: IDBTransactionMode) => database.transaction(ROWS, mode).objectStore(ROWS);
  return {
    all: async () => JSON.stringify(await answered<unknown[]>(shelf('readonly').getAll())),
    keep: (rows) => {
      const to = shelf('readwrite');
      for (const row of JSON.parse(rows) as KeptRow[]) to.put(row);
    },
    drop: (keys) => {
      const from = shelf('readwrite');
      for (const key of JSON.parse(keys) as string[]) from.delete(key);
    },
  };
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
}
