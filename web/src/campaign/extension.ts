// What the pirates add to the pages around their table: the campaign and the voyage of the day.
import { usualIn } from '../lobby/new-table/level';
import type { OrderAtOnce } from '../lobby/new-table/opening';
import type { GameExtension } from '../table/extension';
import type { CatalogueEntry } from '../wire/types';
import Companion from './Companion.svelte';
import { isSigning, sign } from './daily/signing';
import SignSwitch from './daily/SignSwitch.svelte';
import { logbookKey } from '../wire/logbook';
import { crewingOf, fitting, intentOf, type CrewSetup, settingsOf, USUAL } from './sailing/crew-setup';
import { fetchGameWords, fetchVoyage, voyageOf } from './voyage-story';

/** A first voyage: the first chapter with three computer sailors. */
function atOnce(entry: CatalogueEntry): OrderAtOnce {
  const crewing = crewingOf(entry);
  const plan: CrewSetup = fitting({ ...USUAL, level: 'deckhand' }, crewing);
  const chapter = entry.options.find(({ name }) => name === 'chapter')?.default ?? '';
  return {
    game: entry.name,
    settings: settingsOf(plan, crewing, { chapter }),
    intent: intentOf(plan, usualIn(entry), []),
  };
}

/** The App beside the cardboard: it counts for the same campaign, and tells the same story. */
export const APP_EXTENSION: GameExtension = {
  progress: {
    key: logbookKey,
    bringTo: async (whom) => (await import('./bridge')).bridgeTo(whom),
    file: { href: '/api/account/campaign/pirates', text: 'campaign-save' },
  },
  story: {
    key: logbookKey,
    ofTable: fetchVoyage,
    ofGame: fetchGameWords,
    titleOf: (story) => voyageOf(story).story.title,
    load: async () => (await import('./chapter/TableStory.svelte')).default,
  },
};

export const PIRATES_EXTENSION: GameExtension = {
  ...APP_EXTENSION,
  links: [
    { href: '/campaign', text: 'campaign' },
    { href: '/learn/pirates', text: 'campaign-teach' },
    { href: '/app', text: 'app', isBeside: true },
  ],
  atOnce,
  Companion,
  hasPractices: true,
  dailyTitle: 'campaign-daily',
  daily: {
    options: new Set(['chapter', 'word']),
    Switch: SignSwitch,
    sign: (session) => void sign(session, isSigning()),
  },
};
