// What every page is handed: the reader's language, the device's settings and sounds, and the way to other pages.
import type { Sounds } from '../sound/create';
import type { LanguageChoice } from './language.svelte';
import type { Router } from './route.svelte';
import type { Settings } from './settings.svelte';

export interface App {
  readonly language: LanguageChoice;
  readonly settings: Settings;
  readonly sounds: Sounds;
  readonly router: Router;
}
