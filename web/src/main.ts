// The client's front door: finds out the reader's language and puts the page up.
import { mount } from 'svelte';
import App from './App.svelte';
import { createSounds } from './sound/create';
import { createSoundSettings } from './sound/settings.svelte';
import { followColours } from './ui/colours.svelte';
import { watchInstall } from './ui/install.svelte';
import { createLanguage } from './ui/language.svelte';
import { createRouter } from './ui/route.svelte';
import { createSettings } from './ui/settings.svelte';
import './ui/page.css';

const target = document.getElementById('saltsea');
if (target === null) throw new Error('index.html has no #saltsea');

const app = {
  language: createLanguage(navigator.languages),
  settings: createSettings(),
  sounds: createSounds(createSoundSettings()),
  router: createRouter(),
};
followColours(app.settings);
watchInstall();
mount(App, { target, props: { app } });
