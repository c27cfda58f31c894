// One engine for all pages of a browser: two would write over each other what they keep. A secure page has Web Locks for it.
// One on plain http has none: there a database that is held open is the lock. No other page can raise its version meanwhile, and
// the browser lets go of it with the page, however that ends.

export interface Keys {
  readonly locks: LockManager | undefined;
  readonly databases: IDBFactory | undefined;
}

/** What came of an attempt to raise the version. */
type Raised = IDBDatabase | 'outrun' | 'late';

const NAME = 'saltsea-engine';

/** Run it as the only one, and hold that as long as the worker lives; one that has not come up leaves it to others. Whether it
 *  could be had in so many milliseconds: a page that was just left, or loaded again, may take a moment to let go. */
export async function runAlone(keys: Keys, patience: number, run: () => Promise<boolean>): Promise<boolean> {
  const { locks, databases } = keys;
  if (locks !== undefined) return runLocked(locks, patience, run);
  const held = databases === undefined ? null : await hold(databases, Date.now() + patience).catch(() => null);
  if (held === 'late') return false;
  // Where the browser keeps nothing, nothing can be written over.
  const letGo = held === null ? () => undefined : heldFast(held);
  if (!(await run())) letGo();
  return true;
}

/** A database that nothing refers to is closed when memory is tidied up: a timer refers to this one. What lets go of it. */
function heldFast(database: IDBDatabase): () => void {
  const OFTEN = 60_000;
  const timer = setInterval(() => database.version, OFTEN);
  return () => {
    clearInterval(timer);
    database.close();
  };
}

function runLocked(locks: LockManager, patience: number, run: () => Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = locks.request(NAME, { signal: AbortSignal.timeout(patience) }, async () => {
      resolve(true);
      return (await run()) ? new Promise(() => undefined) : undefined;
    });
    asked.catch(() => resolve(false));
  });
}

/** The database, at a version that no page had before. */
async function hold(databases: IDBFactory, until: number): Promise<IDBDatabase | 'late'> {
  for (;;) {
    const known = await opened(databases, until);
    if (known === 'late') return known;
    known.database.close();
    const mine = await raised(databases, known.database.version + 1, until);
    if (mine !== 'outrun') return mine;
  }
}

/** Raising the version waits until no page has it open. Two that ask for the same one both get it, and one has raised it. */
async function raised(databases: IDBFactory, version: number, until: number): Promise<Raised> {
  const got = await opened(databases, until, version);
  if (got === 'late' || got.isRaised) return got === 'late' ? got : got.database;
  got.database.close();
  return 'outrun';
}

function opened(
  databases: IDBFactory,
  until: number,
  version?: number,
): Promise<{ readonly database: IDBDatabase; readonly isRaised: boolean } | 'late'> {
  return new Promise((resolve, reject) => {
    let isRaised = false;
    let isLate = false;
    const asked = databases.open(NAME, version);
    const patience = setTimeout(() => {
      isLate = true;
      resolve('late');
    }, until - Date.now());
    asked.onupgradeneeded = () => (isRaised = true);
    asked.onerror = () => reject(asked.error ?? new Error('the browser keeps nothing'));
    asked.onsuccess = () => {
      clearTimeout(patience);
      if (isLate) asked.result.close();
      resolve({ database: asked.result, isRaised });
    };
  });
}
