// What a crew has said once on this device: who deals with events, and whether the screen has the sand.
const RESOLVER = 'saltsea.app.resolver';
const SAND = 'saltsea.app.sand';

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // a private window: it lasts as long as the page
  }
}

export const lastResolver = (): string => read(RESOLVER);
export const keepResolver = (name: string): void => write(RESOLVER, name);
export const hasScreenSand = (): boolean => read(SAND) === 'yes';
export const keepScreenSand = (isWanted: boolean): void => write(SAND, isWanted ? 'yes' : '');

/** The sand on the screen: a page that is loaded again in the middle of a round goes on with it. */
export function keptSand(round: string): (number | null)[] | null {
  try {
    const { of, ends } = JSON.parse(sessionStorage.getItem(SAND) ?? '{}') as { of?: string; ends?: (number | null)[] };
    return of === round && Array.isArray(ends) ? ends : null;
  } catch {
    return null;
  }
}

export function keepSand(round: string, ends: readonly (number | null)[]): void {
  try {
    sessionStorage.setItem(SAND, JSON.stringify({ of: round, ends }));
  } catch {
    // a private window: it lasts as long as the page
  }
}
