// What the pirates add to the pages around their table: the campaign, the voyage of the day, the coach.
import type { GameExtension } from '../table/extension';
import Companion from './Companion.svelte';
import { isSigning, sign } from './daily/signing';
import SignSwitch from './daily/SignSwitch.svelte';
import { logbookKey } from '../wire/logbook';

export const PIRATES_EXTENSION: GameExtension = {
  links: [
    { href: '/campaign', text: 'campaign' },
    { href: '/teach', text: 'campaign-teach' },
  ],
  Companion,
  daily: {
    options: new Set(['chapter', 'word']),
    Switch: SignSwitch,
    sign: (session) => void sign(session, isSigning()),
  },
  campaign: {
    key: logbookKey,
    loadStory: async () => (await import('./chapter/TableStory.svelte')).default,
  },
};
