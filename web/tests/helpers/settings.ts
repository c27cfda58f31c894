// A device's settings as most tests want them: nothing moves, and no coach stands by.
import { vi } from 'vitest';
import type { Choices, Settings } from '../../src/ui/settings.svelte';

const QUIET: Choices = {
  motion: 0,
  pace: 'normal',
  careful: true,
  oneTap: false,
  colours: 'system',
  theme: 'stories',
  shortcuts: 'on',
  plain: false,
  coach: 'off',
  spaceNames: false,
};

export function settingsOf(change: Partial<Choices> = {}): Settings {
  return { ...QUIET, ...change, set: vi.fn<Settings['set']>() };
}
