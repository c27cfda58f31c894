// Where the client lies. A server has an address for every page. A folder that any web server can carry (`saltsea app export`)
// has one file: which page is meant stands behind `?at=`, and there is no server to ask.

/** What the exported page says of itself on its root element. */
const FOLDER = 'data-folder';
const AT = 'at';
/** What the folder opens with. */
const FIRST = '/app';

export const isFolder = (): boolean => document.documentElement.hasAttribute(FOLDER);

/** The address of the page that is shown, as a server would have it. */
export function place(): URL {
  const url = new URL(location.href);
  if (!isFolder()) return url;
  const at = url.searchParams.get(AT) ?? FIRST;
  return new URL((at.startsWith('/') ? at : FIRST).replace(/^\/+/, '/') + url.hash, url.origin);
}

/** The address in the browser of a page that a server would have at this path; it may have a query and a hash. */
export function addressOf(path: string): string {
  if (!isFolder()) return path;
  const { pathname, search, hash } = new URL(path, place());
  return `${location.pathname}?${new URLSearchParams({ [AT]: pathname + search }).toString()}${hash}`;
}

/** The address of a file beside the page, such as the mark: at the root of a server, or in the folder. */
export const fileAddress = (name: string): string => (isFolder() ? `./${name}` : `/${name}`);

/** The folder that the client lies in: at a server that is its root. */
export const clientRoot = (): string => new URL(fileAddress(''), location.href).href;

/** An address to hand on. */
export const linkTo = (path: string): string => new URL(addressOf(path), location.href).href;
