// Addresses as people mistype them, and settings that were changed in another tab.
import { expect, it } from 'vitest';
import { createLanguage } from '../../src/ui/language.svelte';
import { routeOf } from '../../src/ui/route.svelte';
import { createSettings } from '../../src/ui/settings.svelte';

it.each([
  ['/', { page: 'home' }],
  ['/t/k7m2pq', { page: 'table', code: 'k7m2pq' }],
  ['/t/k7m%202pq', { page: 'table', code: 'k7m 2pq' }],
  ['/t/%E0%A4%A', { page: 'table', code: '%E0%A4%A' }],
  ['/teach', { page: 'learn', game: 'pirates' }],
  ['/constructor', { page: 'missing' }],
  ['/%', { page: 'missing' }],
])('%s is a page', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

it('follows settings and language that were changed in another tab', () => {
  localStorage.clear();
  const settings = createSettings();
  const language = createLanguage(['en']);
  localStorage.setItem('saltsea.settings', '{"theme":"neutral"}');
  localStorage.setItem('saltsea.language', 'fr');
  dispatchEvent(new StorageEvent('storage', { key: 'saltsea.settings' }));
  dispatchEvent(new StorageEvent('storage', { key: 'saltsea.language' }));
  expect(settings.theme).toBe('neutral');
  expect(language.current).toBe('fr');
});
