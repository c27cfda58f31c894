// Whether tables are shown plainly, as choices and sentences alone: by a setting of this device, or by `?plain` in the
// address for this page.
import { place } from '../wire/place';
import type { App } from './app';

export const PLAIN = 'plain';

export function isPlain({ settings, router }: Pick<App, 'settings' | 'router'>): boolean {
  return settings.plain || router.search.has(PLAIN);
}

export function setPlain({ settings, router }: Pick<App, 'settings' | 'router'>, plain: boolean): void {
  settings.set({ plain });
  if (plain || !router.search.has(PLAIN)) return;
  const rest = new URLSearchParams(router.search);
  rest.delete(PLAIN);
  const search = rest.size === 0 ? '' : `?${rest}`;
  router.go(`${place().pathname}${search}`, { replace: true });
}
