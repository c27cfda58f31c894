// The sounds of a page that is only looked at.
import { createSounds, type Sounds } from '../../src/sound/create';
import { createSoundSettings } from '../../src/sound/settings.svelte';
import { PaperWorld } from './sound-paper';

export const silentSounds = (): Sounds => createSounds(createSoundSettings(), new PaperWorld());
