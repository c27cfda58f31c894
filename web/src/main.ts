// The client's front door: finds out the reader's language and puts the page up.
import { mount } from 'svelte';
import App from './App.svelte';
import { PAGES } from './pages';
import { createSounds } from './sound/create';
import { createSoundSettings } from './sound/settings.svelte';
import { followColours } from './ui/device/colours.svelte';
import { watchInstall } from './ui/device/install.svelte';
import { createLanguage, firstLanguage } from './ui/language.svelte';
import { loadLater } from './ui/later';
import { loadOwnTexts, wantPageTexts } from './ui/own-texts';
import { tellWithoutTexts } from './ui/untold';
import { createRouter } from './ui/route.svelte';
import { createSettings } from './ui/settings.svelte';
import './ui/page.css';

const target = document.getElementById('saltsea');
if (target === null) throw new Error('index.html has no #saltsea');

const router = createRouter();
// The first page is under way while its words come; one that fails is told when it is drawn.
PAGES[router.route.page]?.().catch(() => undefined);
const first = firstLanguage(navigator.languages);
if (router.route.page !== 'table') wantPageTexts();
await loadLater(() => loadOwnTexts(first)).catch((error: unknown) => {
  tellWithoutTexts(target, first);
  throw error;
});

const app = {
  language: createLanguage(navigator.languages),
  settings: createSettings(),
  sounds: createSounds(createSoundSettings()),
  router,
};
followColours(app.settings);
watchInstall();
mount(App, { target, props: { app } });
