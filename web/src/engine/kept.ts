// What the engine keeps in this browser: the rows of its store, in IndexedDB. Rows are written in the order in which they come;
// a browser that keeps nothing (a private window) plays without. Rows that did not fit are written again with the next ones.
import type { KeepTrouble } from './protocol';

const NAME = 'saltsea';
const ROWS = 'rows';
const LOGBOOKS = 'LogbookRow/';

interface KeptRow {
  readonly key: string;
}

export interface Keeper {
  /** All rows, as the JSON list that the engine reads. */
  all(): Promise<string>;
  readonly keep: (rows: string) => void;
  readonly drop: (keys: string) => void;
}

/** Hears when the browser stops to keep what is played, and when it does again. */
export type Worry = (trouble: KeepTrouble | null) => void;

const NOTHING: Keeper = { all: () => Promise.resolve('[]'), keep: () => undefined, drop: () => undefined };

export async function openKeeper(factory: IDBFactory | undefined, worry: Worry): Promise<Keeper> {
  try {
    if (factory === undefined) throw new Error('this browser keeps nothing');
    return new RowKeeper(await opened(factory), worry);
  } catch {
    worry('failed');
    return NOTHING;
  }
}

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  const asked = factory.open(NAME, 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(ROWS, { keyPath: 'key' });
  return answered(asked);
}

/** Keeps the newest of each key; null stands for a row that is gone. */
class RowKeeper implements Keeper {
  private readonly database: IDBDatabase;
  private readonly worry: Worry;
  private unwritten = new Map<string, KeptRow | null>();
  private isWorried = false;

  constructor(database: IDBDatabase, worry: Worry) {
    this.database = database;
    this.worry = worry;
  }

  async all(): Promise<string> {
    return JSON.stringify(await answered<unknown[]>(this.shelf('readonly').getAll()));
  }

  readonly keep = (rows: string): void => {
    const kept = JSON.parse(rows) as KeptRow[];
    this.write(new Map(kept.map((row) => [row.key, row])));
  };

  readonly drop = (keys: string): void => {
    this.write(new Map((JSON.parse(keys) as string[]).map((key) => [key, null])));
  };

  /** One transaction: all of it is kept, or none, and then it is tried again with what comes next. */
  private write(changes: ReadonlyMap<string, KeptRow | null>): void {
    const all = new Map([...this.unwritten, ...changes]);
    if (all.size === 0) return;
    this.unwritten = new Map();
    try {
      const to = this.shelf('readwrite');
      to.transaction.onabort = () => this.failed(all, to.transaction.error);
      to.transaction.oncomplete = () => this.worried(null);
      // What goes makes room for what comes.
      for (const [key, row] of all) if (row === null) to.delete(key);
      for (const row of all.values()) if (row !== null) to.put(row);
    } catch (error) {
      this.failed(all, error);
    }
  }

  private failed(changes: ReadonlyMap<string, KeptRow | null>, error: unknown): void {
    // What came meanwhile is newer.
    this.unwritten = new Map([...changes, ...this.unwritten]);
    this.worried(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed');
  }

  private worried(trouble: KeepTrouble | null): void {
    if (trouble === null && (!this.isWorried || this.unwritten.size > 0)) return;
    this.isWorried = trouble !== null;
    this.worry(trouble);
  }

  private shelf(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(ROWS, mode).objectStore(ROWS);
  }
}

/** The campaign that was sailed in this browser without a server, as the text of a file; read without starting an engine. */
export async function keptCampaign(game: string, factory: IDBFactory | undefined): Promise<string | null> {
  if (factory === undefined) return null;
  const database = await opened(factory);
  try {
    const books = IDBKeyRange.bound(LOGBOOKS, `${LOGBOOKS}\uffff`);
    const shelf = database.transaction(ROWS, 'readonly').objectStore(ROWS);
    const rows = await answered(shelf.getAll(books) as IDBRequest<{ readonly body: string }[]>);
    const found = rows
      .map(({ body }) => JSON.parse(body) as { readonly game: string; readonly body: string; readonly touched: number })
      .filter((row) => row.game === game)
      .sort((one, other) => other.touched - one.touched);
    return found[0] === undefined ? null : decodedBytes(found[0].body);
  } finally {
    database.close();
  }
}

/** All that was played in this browser without a server, as the text of a file; null where that is nothing. */
export async function keptRows(factory: IDBFactory | undefined): Promise<string | null> {
  if (factory === undefined) return null;
  const database = await opened(factory);
  try {
    const rows = await answered<unknown[]>(database.transaction(ROWS, 'readonly').objectStore(ROWS).getAll());
    return rows.length === 0 ? null : JSON.stringify(rows);
  } finally {
    database.close();
  }
}

/** Forget the campaign that was sailed without a server; an engine that runs elsewhere may bring it back. */
export async function dropCampaign(game: string, factory: IDBFactory | undefined): Promise<void> {
  if (factory === undefined) return;
  const database = await opened(factory);
  const shelf = database.transaction(ROWS, 'readwrite').objectStore(ROWS);
  const keys = await answered(shelf.getAllKeys(IDBKeyRange.bound(LOGBOOKS, `${LOGBOOKS}\uffff`)));
  for (const key of keys) if (typeof key === 'string' && key.endsWith(`/${game}`)) shelf.delete(key);
  database.close();
}

/** Bytes are kept as base64. */
function decodedBytes(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
}
