// Pages of the client, their dialogs and panels come when they are first opened. One that does not come is mostly of a build
// that the server no longer has, or was on its way when the line broke for a moment: loading the whole page anew mends both.
// This is the loading alone, for what is no component, and for pages that say in their own words what is missing. Any other
// part of a page is put into Late.svelte, which loads by this and says by itself that the part did not come.
import { fileAddress } from '../wire/place';

const KEPT_AS = 'saltsea.loaded-again';
/** Milliseconds in which a page is not loaded anew a second time: what fails then needs its reader. */
const SOON = 60_000;

/** What `load` brings. If it fails although the server answers, the page is loaded anew, and this never comes. */
export async function loadLater<T>(load: () => Promise<T>, now = Date.now()): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(await isAnswered()) || !isFirst(now)) throw error;
    location.reload();
    return new Promise(() => undefined);
  }
}

async function isAnswered(): Promise<boolean> {
  const answer = await fetch(fileAddress(''), { cache: 'no-store' }).catch(() => null);
  return answer?.ok === true;
}

/** Without a place to remember it, a page would be loaded anew for ever: then never. */
function isFirst(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEPT_AS));
    sessionStorage.setItem(KEPT_AS, String(now));
    return now - last > SOON;
  } catch {
    return false;
  }
}
