// Light or dark: every page draws by the root's `data-colours`, which follows the reader's choice, or else the system's. Before
// this runs, public/colours.js has set it for the first paint.
import type { Settings } from '../settings.svelte';

export type Colours = 'light' | 'dark';

/** Begin to apply the colours. The first time is at once, before anything is drawn. */
export function followColours(settings: Pick<Settings, 'colours'>): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  let isDark = $state(dark.matches);
  const onChange = (): void => void (isDark = dark.matches);
  dark.addEventListener('change', onChange);
  const apply = (): void => {
    const ofSystem: Colours = isDark ? 'dark' : 'light';
    document.documentElement.dataset['colours'] = settings.colours === 'system' ? ofSystem : settings.colours;
  };
  apply();
  const stop = $effect.root(() => {
    $effect(apply);
  });
  return () => {
    stop();
    dark.removeEventListener('change', onChange);
  };
}
