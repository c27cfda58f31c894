// What the crew sails for, as far as it may be known: the chapter's name and goal, and what is done of it.
import type { Voice } from '../ui/texts';
import type { PiratesPublic } from '../wire/pirates';
import type { GoalStep, VoyageTold } from '../wire/types';
import { CARD_IDS } from './art/cards';
import { TOKEN_IDS } from './art/tokens';
import { RESULT } from './view';
import { cardName, titleOf } from './words/words';

const FREE = 'free';
const LAST_CHAPTER = 10;

/** What was told of this voyage: once a table is set to another chapter, it is told of that one. */
export function toldOf({ options }: PiratesPublic, voyage?: VoyageTold): VoyageTold | undefined {
  return voyage?.chapter === String(options['chapter'] ?? '') ? voyage : undefined;
}

/** “1. Broken Chains”; free play by its word; a chapter of somebody's own by the name that its file gives it. */
export function voyageTitle(voice: Voice, table: PiratesPublic, voyage?: VoyageTold): string {
  const { options } = table;
  const chapter = String(options['chapter'] ?? '');
  if (chapter === FREE) return voice.say('deck-free-play', { word: String(options['word'] ?? '') });
  const title = toldOf(table, voyage)?.story.title || voice.part(`rule-pirates-chapter-${chapter}`, 'title');
  return title === '' ? voice.say('deck-chapter', { chapter }) : voice.say('deck-chapter-called', { chapter, title });
}

/** The number of the chapter that a crew sails after this one; null if it is not won, not of the campaign, or the last. */
export function nextChapter({ options, log }: PiratesPublic): number | null {
  const number = Number(options['chapter']);
  return log.result === RESULT.won && number > 0 && number < LAST_CHAPTER ? number + 1 : null;
}

/** The goal in the chapter's own words; empty where there are none. */
export function goalText(voice: Voice, table: PiratesPublic, voyage?: VoyageTold): string {
  const id = `rule-pirates-chapter-${String(table.options['chapter'] ?? '')}`;
  return toldOf(table, voyage)?.story.goal || (voice.has(id) ? voice.say(id) : '');
}

export interface StepShown {
  readonly said: string;
  readonly done: number;
  readonly times: number;
}

/** The steps of the goal's open stage and how far each is; none where the goal is not known as data. */
export function stepsOf(voice: Voice, table: PiratesPublic, voyage?: VoyageTold): readonly StepShown[] {
  const steps = toldOf(table, voyage)?.story.stages[table.log.stage] ?? [];
  return steps.map((step) => {
    const done = doneOf(step, table);
    return {
      said: voice.say(`deck-step-${step.verb}`, { what: step.what, done, times: step.times }),
      done,
      times: step.times,
    };
  });
}

function doneOf({ verb, kinds, token }: GoalStep, { log, sea }: PiratesPublic): number {
  const sum = (numbers: readonly number[]): number => kinds.reduce((all, kind) => all + (numbers[kind] ?? 0), 0);
  if (verb === 'take') return log.taken[token ?? -1] ?? 0;
  if (verb === 'sink') return sum(log.sunk);
  if (verb === 'point') return sum(log.pointed);
  return sum(sea.hidden) + sea.kinds.filter((kind) => kinds.includes(kind)).length;
}

/** What has been done so far that goals count: ships sunk, tokens taken, cards pointed at. */
export function doneSoFar(voice: Voice, { log }: PiratesPublic): readonly string[] {
  const counted = (numbers: readonly number[], said: (kind: number, number: number) => string): readonly string[] =>
    numbers.flatMap((number, kind) => (number > 0 ? [said(kind, number)] : []));
  const card = (kind: number): string => cardName(voice, CARD_IDS[kind] ?? null);
  return [
    ...counted(log.sunk, (kind, number) => voice.say('deck-done-sunk', { what: card(kind), number })),
    ...counted(log.taken, (token, number) =>
      voice.say('deck-done-taken', { what: titleOf(voice, TOKEN_IDS[token] ?? ''), number }),
    ),
    ...counted(log.pointed, (kind, number) => voice.say('deck-done-pointed', { what: card(kind), number })),
  ];
}
