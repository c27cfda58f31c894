// The App beside the cardboard: how its table is drawn, what it sounds like, and how it ends.
import { EVENTS } from '../sound/event-sounds';
import type { SoundId } from '../sound/sounds';
import type { GamePage } from '../table/game';
import { isEndedEarly } from '../table/scene';
import type { AppView } from '../wire/views/app';
import Ending from './AppEnding.svelte';
import { fireLines } from './fire';
import { voyageOf } from '../campaign/voyage-story';
import { voyageTitle } from '../pirates/goal';
import Table from './Table.svelte';
import { asVoyage } from './view';

const SOUNDS: Readonly<Record<string, SoundId>> = {
  RoundStarted: 'round-started',
  ClockRanOut: 'time-up',
  GoalReached: 'goal',
  StageReached: 'goal',
  EventCalled: 'event',
  Paused: 'ship-bell',
  WentOn: 'ship-bell',
  DieAsked: 'dice',
  EnemyShot: 'cannon',
  CorkPut: 'damage',
  Burnt: 'damage',
  LifeLost: 'life-lost',
  ChoiceOpened: 'choice',
};

/** What a line sounds like: an event of the sea has a sound of its own. */
function soundsOf(events: readonly { readonly event: unknown }[]): readonly SoundId[] {
  return events.flatMap(({ event }) => {
    const { kind = '', happening = '' } = (event ?? {}) as { readonly kind?: string; readonly happening?: string };
    const own = EVENTS.find((name) => `event.${name}` === happening);
    const heard = kind === 'EventCame' && own !== undefined ? (`event-${own}` as const) : SOUNDS[kind];
    return heard === undefined ? [] : [heard];
  });
}

export const APP: GamePage = {
  Table,
  Ending,
  lately: fireLines,
  soundsOf: ({ events }) => soundsOf(events),
  endSound({ public: view, outcome }) {
    if (isEndedEarly(outcome)) return 'game-over';
    return (view as AppView).end?.result === 'won' ? 'voyage-won' : 'voyage-lost';
  },
  calls: ({ public: view }) => (view as AppView).event ?? '',
  hasTalk: false,
  headline: ({ public: view }, voice, story) => voyageTitle(voice, asVoyage(view as AppView), voyageOf(story)),
  onward({ public: view }, { say }) {
    const options = (view as AppView).end?.onward ?? null;
    return options === null ? null : { text: say('deck-next-chapter', { chapter: options['chapter'] ?? '' }), options };
  },
  links: (_, { say }) => [{ href: '/app', text: say('app') }],
};
