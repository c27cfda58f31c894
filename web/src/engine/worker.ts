// The worker in which a page's engine runs. Messages that come before it is ready wait for it.
import type { loadPyodide } from 'pyodide';
import { runAlone } from './alone';
import { openKeeper } from './kept';
import { countBytes } from './loading';
import { folderOf, isOtherKept, keepEngine, listFor, type Manifest } from './manifest';
import type { FromEngine, NoEngine, ToEngine } from './protocol';
import { startEngine, type Engine } from './start';

/** As much of a worker's world as is used here. */
interface Scope {
  readonly location: { readonly href: string };
  /** That of the page that has started it. */
  readonly name: string;
  readonly caches?: CacheStorage;
  readonly indexedDB?: IDBFactory;
  readonly navigator: { readonly locks?: LockManager };
  fetch: typeof fetch;
  postMessage(message: FromEngine): void;
  onmessage: ((event: MessageEvent<ToEngine>) => void) | null;
}

const scope = globalThis as unknown as Scope;
const waiting: ToEngine[] = [];
const PATIENCE = 4000;

/** The worker lies in the assets of the client. */
const ROOT = new URL('../', scope.location.href).href;

async function boot(): Promise<Engine> {
  const manifest = await fetched(listFor(scope.name, ROOT)).then((answer) => answer.json() as Promise<Manifest>);
  const folder = new URL(folderOf(manifest), ROOT).href;
  countBytes(scope, manifest, (share) => scope.postMessage({ kind: 'loading', share }));
  const { loadPyodide: load } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: typeof loadPyodide;
  };
  const [python, archive, keeper] = await Promise.all([
    load({ indexURL: folder, packageBaseUrl: folder, lockFileContents: JSON.stringify(manifest.lock) }),
    fetched(`${folder}saltsea.tar.xz`).then(async (answer) => new Uint8Array(await answer.arrayBuffer())),
    openKeeper(scope.indexedDB, (trouble) => scope.postMessage({ kind: 'keeping', trouble })),
  ]);
  const { keep, drop } = keeper;
  const post = (message: FromEngine): void => scope.postMessage(message);
  const engine = await startEngine(python, {
    archive,
    version: manifest.build,
    kept: await keeper.all(),
    post,
    keep,
    drop,
  });
  // Not waited for: play begins, and the next visit needs no connection.
  void keepEngine(manifest, { page: scope.name, root: ROOT, caches: scope.caches }).then(
    () => scope.caches !== undefined && post({ kind: 'complete' }),
    () => undefined,
  );
  return engine;
}

async function fetched(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/** Whether it has come up. */
async function run(): Promise<boolean> {
  try {
    const engine = await boot();
    scope.onmessage = ({ data }) => engine(data);
    scope.postMessage({ kind: 'ready' });
    for (const message of waiting.splice(0)) engine(message);
    return true;
  } catch (error) {
    console.error(error);
    scope.postMessage({ kind: 'missing', why: await reason() });
    return false;
  }
}

/** An engine of an earlier version that alone is kept is told of: a player wonders what became of it. */
const reason = async (): Promise<NoEngine> =>
  (await isOtherKept(scope.name, ROOT, scope.caches).catch(() => false)) ? 'outdated' : 'not-loaded';

scope.onmessage = ({ data }) => {
  waiting.push(data);
};
const keys = { locks: scope.navigator.locks, databases: scope.indexedDB };
void runAlone(keys, PATIENCE, run).then((isAlone) => {
  if (!isAlone) scope.postMessage({ kind: 'missing', why: 'elsewhere' });
});
