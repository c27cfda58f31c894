// Whether the server has a newer client than this page. The service worker keeps a copy for days without a line; the
// page only has to know when to offer a reload. Without a worker (a plain network has none) the question is the same.
import { clientRoot, fileAddress, place } from '../wire/place';
import type { TakeOver } from '../worker/shell';

const TAKE_OVER: TakeOver = 'take-over';
const ENTRY = 'script[type="module"][src]';

export interface Version {
  readonly isOld: boolean;
}

/** A page that did not come over a safe line has no service worker. */
async function letWorkerTakeOver({ serviceWorker }: Partial<Navigator> = navigator): Promise<void> {
  (await serviceWorker?.getRegistration())?.waiting?.postMessage(TAKE_OVER);
}

let renewing: Promise<boolean> | null = null;

/** The engine that was kept must fit the pages that are kept: whether it does. Asked twice at a time, it is loaded once. */
function isEngineRenewed(): Promise<boolean> {
  renewing ??= renewKeptEngine()
    .catch(() => false)
    .finally(() => (renewing = null));
  return renewing;
}

/** Not while a game is played: that comes first on the line. */
async function renewKeptEngine({ connection }: Navigator & Partial<Metered> = navigator): Promise<boolean> {
  const { hasKeptEngine, pageName, renewEngine } = await import('../engine/manifest');
  const isBusy = connection?.saveData === true || place().pathname.startsWith('/t/');
  if (isBusy) return !(await isEngineKept()) || hasKeptEngine();
  return renewEngine(pageName(), clientRoot(), globalThis.caches);
}

async function isEngineKept(): Promise<boolean> {
  const { isAnyKept } = await import('../engine/manifest');
  return isAnyKept(clientRoot(), globalThis.caches);
}

/** What not every browser tells: its owner wants to load little. */
interface Metered {
  readonly connection: { readonly saveData?: boolean };
}

export function watchVersion(): Version {
  let isOld = $state(false);

  async function look(): Promise<void> {
    const answer = await fetch(fileAddress(''), { cache: 'no-store' }).catch(() => null);
    isOld = answer?.ok === true && !isThisPage(await answer.text());
    // A worker that waits is of the server's build: a page of that build may have it, once the engine is, too. Up to then
    // the pages and the engine of before are there together for a visit without a line.
    if (!isOld && answer?.ok === true && (await isEngineRenewed())) await letWorkerTakeOver();
  }

  async function register(): Promise<void> {
    const registration = await navigator.serviceWorker.register(fileAddress('sw.js'));
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => {
        if (registration.waiting !== null) void look();
      });
    });
    if (registration.waiting !== null || (await isEngineKept())) await look();
  }

  $effect(() => {
    if (!import.meta.env.PROD) return;
    // A browser that forbids workers loses the offline copy, and nothing else.
    if ('serviceWorker' in navigator) void register().catch(() => undefined);
    const shown = (): void => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', shown);
    return () => document.removeEventListener('visibilitychange', shown);
  });

  return {
    get isOld() {
      return isOld;
    },
  };
}

/** A build's page names its own script, whose name has a hash of its content. */
function isThisPage(html: string): boolean {
  const mine = document.querySelector<HTMLScriptElement>(ENTRY)?.src;
  return mine === undefined || html.includes(new URL(mine).pathname.replace(/^.*\/assets\//, '/assets/'));
}
