// The pirates' page at the browser's table: how it is drawn, how its log reads, what a crew shouts, how it ends.
import type { GamePage } from '../table/game';
import { isEndedEarly } from '../table/scene';
import type { PiratesOwn, PiratesView } from '../wire/views/pirates';
import { lately } from './effects/called-event';
import Ending from './ending/LateEnding.svelte';
import { voyageOf } from '../campaign/voyage-story';
import { voyageTitle } from './goal';
import { ownPhrases } from './speech/phrases';
import { createQueuedActions } from './choosing/queued-actions.svelte';
import Table from './Table.svelte';
import { ownTogether } from './view';

export const PIRATES: GamePage = {
  Table,
  Ending,
  lately,
  // Winning and losing sound unlike each other, when the ship has shown it; a voyage that people end has the last chord.
  endSound: ({ outcome }) => (isEndedEarly(outcome) ? 'game-over' : null),
  phrases: ({ public: table }) => ownPhrases(table as PiratesView),
  keep: createQueuedActions,
  ownerOf: ({ timer }, { public: table }) =>
    timer === undefined ? undefined : (table as PiratesView).timers[Number(timer)]?.owner,
  ownTogether: (parts) => ownTogether(parts as readonly (PiratesOwn | null)[]),
  headline: ({ public: table }, voice, story) => voyageTitle(voice, table as PiratesView, voyageOf(story)),
  onward({ public: table }, { say }) {
    const options = (table as PiratesView).end?.onward ?? null;
    return options === null ? null : { text: say('deck-next-chapter', { chapter: options['chapter'] ?? '' }), options };
  },
  links: ({ game }, { say }) => [
    { href: `/campaign/report/${game}`, text: say('voyage-report') },
    { href: '/campaign', text: say('campaign') },
  ],
};
