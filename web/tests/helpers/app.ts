// The app around a page that is tested: English, silent, and nothing moves.
import { vi } from 'vitest';
import type { App } from '../../src/ui/app';
import { createLanguage } from '../../src/ui/language.svelte';
import type { Router, Route } from '../../src/ui/route.svelte';
import type { Choices } from '../../src/ui/settings.svelte';
import { settingsOf } from './settings';
import { silentSounds } from './sound-off';

interface At {
  readonly search?: string;
  readonly hash?: string;
  readonly settings?: Partial<Choices>;
}

export function appAt(route: Route, { search = '', hash = '', settings = {} }: At = {}): App {
  return {
    language: createLanguage(['en']),
    settings: settingsOf(settings),
    sounds: silentSounds(),
    router: { route, search: new URLSearchParams(search), hash, go: vi.fn<Router['go']>() },
  };
}
