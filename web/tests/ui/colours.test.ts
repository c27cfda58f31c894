// Light or dark: as the system has it, or as the reader wants it.
import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { followColours } from '../../src/ui/device/colours.svelte';
import { createSettings } from '../../src/ui/settings.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const shown = (): string | undefined => document.documentElement.dataset['colours'];

function systemIs(isDark: boolean): { change: (isDark: boolean) => void } {
  let changed = (): void => undefined;
  const query = {
    matches: isDark,
    addEventListener: (_: string, listener: () => void) => (changed = listener),
    removeEventListener: vi.fn(),
  };
  vi.stubGlobal('matchMedia', () => query);
  return {
    change(now) {
      query.matches = now;
      changed();
    },
  };
}

it('follows the system until the reader chooses, and applies a choice at once', () => {
  const system = systemIs(true);
  const settings = createSettings();
  const stop = followColours(settings);
  expect(shown()).toBe('dark');
  flushSync(() => settings.set({ colours: 'light' }));
  expect(shown()).toBe('light');
  flushSync(() => system.change(true));
  expect(shown()).toBe('light');
  flushSync(() => settings.set({ colours: 'system' }));
  expect(shown()).toBe('dark');
  stop();
});

it('remembers the choice on this device', () => {
  systemIs(false);
  createSettings().set({ colours: 'dark' });
  const stop = followColours(createSettings());
  expect(shown()).toBe('dark');
  stop();
});
