// Going from page to page: the old one is put away before the new one is drawn, and asks for nothing more.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import App from '../src/App.svelte';
import { createRouter } from '../src/ui/route.svelte';
import { appAt, serve } from './helpers/lobby-kit';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('draws each address once, with its own page', async () => {
  const served = serve({});
  const router = createRouter();
  router.go('/replay/aaa-0');
  render(App, { app: { ...appAt('/').app, router } });
  await screen.findByText(/no such game/);
  router.go('/replay/bbb-0');
  await vi.waitFor(() => expect(served.map(({ path }) => path)).toContain('/api/games/bbb-0/about'));
  router.go('/rules');
  await vi.waitFor(() => expect(document.querySelector('a[href="/rules/corto"]')).not.toBeNull());
  expect(served.map(({ path }) => path).filter((path) => path.endsWith('/about') && path !== '/api/about')).toEqual([
    '/api/games/aaa-0/about',
    '/api/games/bbb-0/about',
  ]);
});
