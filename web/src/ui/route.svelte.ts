// Which page the address means. Links of ours are followed without loading the page again.
import { LESSONS, OLD_LESSONS } from '../games';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'rules'; readonly subject: string }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'report'; readonly id: string }
  | { readonly page: 'learn'; readonly game: string }
  | {
      readonly page:
        'games' | 'settings' | 'account' | 'join' | 'campaign' | 'app' | 'own' | 'today' | 'offline' | 'missing';
    };

export interface Router {
  readonly route: Route;
  /** What stands behind `?` and `#`. */
  readonly search: URLSearchParams;
  readonly hash: string;
  go(path: string, how?: { readonly replace: boolean }): void;
}

/** What percent signs stand for; as it is where they stand for nothing, for an address may be mistyped. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function routeOf(path: string): Route {
  const [first = '', second = '', third = '', ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  if (first === 'campaign' && second === 'report' && third !== '' && rest.length === 0)
    return { page: 'report', id: third };
  if (third !== '') return { page: 'missing' };
  if (first === 'campaign' && second === 'own') return { page: 'own' };
  if (first === '') return { page: 'home' };
  if (first === 't' && second !== '') return { page: 'table', code: second };
  if (first === 'replay' && second !== '') return { page: 'replay', id: second };
  if (first === 'new' && second !== '') return { page: 'new', game: second };
  if (first === 'learn' && LESSONS.includes(second)) return { page: 'learn', game: second };
  const lesson = second === '' ? OLD_LESSONS.get(first) : undefined;
  if (lesson !== undefined) return { page: 'learn', game: lesson };
  if (first === 'rules') return { page: 'rules', subject: second };
  if (second === '' && isPlain(first)) return { page: first };
  return { page: 'missing' };
}

/** Pages whose address is one word. */
export const PLAIN = ['games', 'settings', 'account', 'join', 'campaign', 'app', 'today', 'offline'] as const;

function isPlain(name: string): name is (typeof PLAIN)[number] {
  return PLAIN.some((one) => one === name);
}

export function createRouter(): Router {
  let url = $state.raw(new URL(location.href));
  const route = $derived(routeOf(url.pathname));

  function arrive(): void {
    url = new URL(location.href);
  }

  function go(path: string, how = { replace: false }): void {
    history[how.replace ? 'replaceState' : 'pushState'](null, '', path);
    const samePage = new URL(location.href).pathname === url.pathname;
    arrive();
    if (!samePage) scrollTo(0, 0);
  }

  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isOurs(link, event)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  }

  addEventListener('popstate', arrive);
  addEventListener('hashchange', arrive);
  document.addEventListener('click', follow);
  return {
    get route() {
      return route;
    },
    get search() {
      return url.searchParams;
    },
    get hash() {
      return url.hash;
    },
    go,
  };
}

/** A plain click on a link to another page of the client, not to a page of the server's own. */
function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return false;
  const isAnchor = link.pathname === location.pathname && link.hash !== '';
  return !isAnchor && routeOf(link.pathname).page !== 'missing';
}
