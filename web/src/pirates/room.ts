// The pirates' room at the browser's table: how it is drawn, how its log reads, what a crew shouts, how it ends.
import type { GameRoom } from '../table/game';
import { lately } from './effects/called';
import Ending from './ending/Ending.svelte';
import { nextChapter, voyageTitle } from './goal';
import { OWN_PHRASES } from './speech/phrases';
import { createPlans } from './choosing/plans.svelte';
import type { PiratesPublic } from '../wire/pirates';
import Table from './Table.svelte';
import { tell } from './words/telling';

const hasTimer = (action: unknown): action is { readonly timer: number } =>
  typeof action === 'object' && action !== null && 'timer' in action && typeof action.timer === 'number';

export const PIRATES: GameRoom = {
  Table,
  Ending,
  tell,
  lately,
  phrases: OWN_PHRASES,
  keep: createPlans,
  ownerOf: (action, { public: table }) =>
    hasTimer(action) ? (table as PiratesPublic).owners[action.timer] : undefined,
  headline: ({ public: table }, voice, voyage) => voyageTitle(voice, table as PiratesPublic, voyage),
  onward({ public: table }, { say }) {
    const chapter = nextChapter(table as PiratesPublic);
    return chapter === null
      ? null
      : { text: say('deck-next-chapter', { chapter }), options: { chapter: String(chapter) } };
  },
  links: ({ game }, { say }) => [
    { href: `/campaign/report/${game}`, text: say('voyage-report') },
    { href: '/campaign', text: say('campaign') },
  ],
};
