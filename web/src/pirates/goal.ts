// What the crew sails for: the chapter's name and goal in its own words, and how far it is as the view says it.
import { fill, type Formatter } from '../ui/sentences';
import type { Voice } from '../ui/texts';
import type { PiratesView } from '../wire/views/pirates';
import type { VoyageStory } from '../wire/types';
import { cardName } from './words/words';

/** What was told of this voyage: once a table is set to another chapter, it is told of that one. */
export function toldOf({ voyage: { chapter } }: PiratesView, voyage?: VoyageStory): VoyageStory | undefined {
  return voyage?.chapter === chapter ? voyage : undefined;
}

/** “1. Broken Chains”; free play by its word; by its name alone what has no number: a lesson, or a player's own chapter. */
export function voyageTitle(voice: Voice, table: PiratesView, voyage?: VoyageStory): string {
  const { chapter, unnumbered = false, word = '' } = table.voyage;
  if (word !== '') return voice.say('deck-free-play', { word });
  const title = toldOf(table, voyage)?.story.title || voice.part(`rule-pirates-chapter-${chapter}`, 'title');
  if (title === '') return voice.say('deck-chapter', { chapter });
  return unnumbered ? title : voice.say('deck-chapter-called', { chapter, title });
}

/** The goal in the chapter's own words; empty where there are none. */
export function goalText(voice: Voice, table: PiratesView, voyage?: VoyageStory): string {
  const id = `rule-pirates-chapter-${table.voyage.chapter}`;
  return toldOf(table, voyage)?.story.goal || (voice.has(id) ? voice.say(id) : '');
}

export interface StepShown {
  readonly said: string;
  readonly done: number;
  readonly times: number;
  readonly isMet: boolean;
}

/** The steps of the goal's open stage and how far each is; those that the reader has words for. */
export function stepsOf(formatter: Formatter, { goal }: PiratesView): readonly StepShown[] {
  return (goal.steps ?? [])
    .map(({ sentence, done, times, met }) => ({ said: fill(formatter, sentence), done, times, isMet: met }))
    .filter(({ said }) => said !== '');
}

/** What has been done so far that goals count: ships sunk, tokens taken, cards pointed at. */
export function doneSoFar(formatter: Formatter, { goal }: PiratesView): readonly string[] {
  return (goal.done ?? []).map((sentence) => fill(formatter, sentence)).filter((said) => said !== '');
}

/** The cards that the crew has not seen yet, each with its number. */
export function stillHidden(formatter: Formatter, { hidden = {} }: PiratesView): readonly string[] {
  return Object.entries(hidden).map(([id, number]) =>
    formatter.voice.say('deck-number', { name: cardName(formatter, id), number }),
  );
}
