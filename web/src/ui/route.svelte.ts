// Which page the address means. Links of ours are followed without loading the page again.
import { untrack } from 'svelte';
import { COMPANIONS, LESSONS, OLD_LESSONS } from '../games';
import { addressOf, isFolder, place } from '../wire/place';

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
        | 'games'
        | 'settings'
        | 'account'
        | 'join'
        | 'campaign'
        | 'app'
        | 'own'
        | 'today'
        | 'offline'
        | 'companion'
        | 'missing';
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
  if (first === 'companion' && COMPANIONS.includes(second)) return { page: 'companion' };
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
  let url = $state.raw(place());
  const route = $derived(routeOf(url.pathname));

  function arrive(): void {
    url = place();
  }

  function go(path: string, how = { replace: false }): void {
    history[how.replace ? 'replaceState' : 'pushState'](null, '', addressOf(path));
    // An effect that goes somewhere must not go there again because it is there.
    const samePage = place().pathname === untrack(() => url.pathname);
    arrive();
    if (!samePage) scrollTo(0, 0);
  }

  function follow(event: MouseEvent): void {
    if (event.defaultPrevented) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.hasAttribute('download')) return;
    // A new tab is the browser's, too; but of a folder it only knows the file.
    const isNewTab = link.target === '_blank' && isFolder();
    if (link.target !== '' && !isNewTab) return;
    const to = new URL(link.getAttribute('href') ?? '', place());
    // What stands on the same page is the browser's, where the page has an address.
    const isHash = !isFolder() || link.getAttribute('href')?.startsWith('#') === true;
    const isAnchor = isHash && to.pathname === place().pathname && to.hash !== '';
    if (isAnchor || !isOurs(to)) return;
    const path = to.pathname + to.search + to.hash;
    if (isPlainClick(event) && !isNewTab) go(path);
    else if (isFolder()) open(addressOf(path), '_blank', 'noopener');
    else return;
    event.preventDefault();
  }

  addEventListener('popstate', arrive);
  addEventListener('hashchange', arrive);
  document.addEventListener('click', follow);
  if (isFolder()) document.addEventListener('auxclick', (event) => event.button === 1 && follow(event));
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

/** One that asks for no other tab or window: browsers do that by themselves, where a page has an address. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Another page of the client, not a page of the server's own. */
const isOurs = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && routeOf(pathname).page !== 'missing';
