// The sound settings and the captions as somebody meets them: by label, by keyboard, in both languages.
import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import Captions from '../../src/sound/Captions.svelte';
import { createSounds, type Sounds } from '../../src/sound/create';
import { createSoundSettings } from '../../src/sound/settings.svelte';
import SoundSettings from '../../src/sound/SoundSettings.svelte';
import { type Language, speaker } from '../../src/ui/texts';
import { PaperWorld } from '../helpers/sound-paper';

let world: PaperWorld;
let sounds: Sounds;

beforeEach(() => {
  localStorage.clear();
  world = new PaperWorld();
  sounds = createSounds(createSoundSettings(), world);
});
afterEach(cleanup);

function open(language: Language = 'en'): void {
  render(SoundSettings, { sounds, say: speaker(language) });
}

const slider = (name: string): HTMLInputElement => screen.getByRole<HTMLInputElement>('slider', { name });

it('has a labelled slider and a labelled trial for each channel, in both languages', () => {
  open();
  for (const name of ['Sea', 'Music', 'Effects', 'Sailors', 'Calls']) {
    expect(slider(name).getAttribute('aria-valuetext')).toMatch(/^\d+%$/);
    expect(screen.getByRole('button', { name: `Try: ${name}` })).toBeDefined();
  }
  cleanup();
  open('fr');
  expect(slider('Mer').getAttribute('aria-valuetext')).toBe('50\u00a0%');
  expect(screen.getByRole('button', { name: 'Essayer\u00a0: Musique' })).toBeDefined();
});

it('turns a channel while the slider moves', () => {
  open();
  slider('Music').value = '20';
  slider('Music').dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  expect(sounds.volumes.music).toBe(0.2);
  expect(slider('Music').getAttribute('aria-valuetext')).toBe('20%');
});

it('lets a channel be heard', async () => {
  open();
  screen.getByRole('button', { name: 'Try: Effects' }).click();
  await world.pass(0.2);
  expect(world.audio?.starts().length).toBeGreaterThan(0);
});

it('silences everything, and then offers no trial', () => {
  open();
  screen.getByRole('checkbox', { name: /^Silence everything/ }).click();
  flushSync();
  expect(sounds.settings.muted).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try: Sea' }).disabled).toBe(true);
});

it('says so where there is no sound and no motor', () => {
  world.canSound = false;
  world.canVibrate = false;
  sounds = createSounds(createSoundSettings(), world);
  open();
  expect(screen.getByRole('status').textContent).toContain('makes no sound');
  expect(screen.getByText('This device does not vibrate here.')).toBeDefined();
});

it('shows captions when they are wanted, and announces none of them', () => {
  render(Captions, { sounds, say: speaker('en') });
  sounds.play('cannon', { pan: -1 });
  flushSync();
  expect(screen.queryByText('[cannon, port side]')).toBeNull();
  sounds.set({ captions: true });
  sounds.play('sailor-ready', { sailor: 0 });
  flushSync();
  expect(screen.getByText('[cannon, port side]')).toBeDefined();
  expect(screen.getByText(/sailor 1\]$/)).toBeDefined();
  expect(screen.getByRole('list').getAttribute('aria-live')).toBe('off');
});
