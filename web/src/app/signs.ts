// The signs that a crew meets, and what of the box it may look up: only what a chapter that it has opened calls new has a text.
import { CARD_IDS } from '../pirates/art/cards/cards';
import { TOKEN_IDS } from '../pirates/art/cards/tokens';
import { ruleOf } from '../pirates/words/words';
import { EVENTS } from '../sound/event-sounds';
import type { Voice } from '../ui/texts';
import type { AppView } from '../wire/views/app';

export const SIGNS = ['heart', 'shot', 'speed', 'flame', 'die-1', 'die-2', 'die-0', 'cork', 'life'] as const;
export type SignName = (typeof SIGNS)[number];

export interface KnownThings {
  /** What lies on the table or is under way now. */
  readonly now: readonly string[];
  readonly tokens: readonly string[];
  /** Cards that an event or another round may bring, and events. */
  readonly others: readonly string[];
}

export function knownThings({ deal = {}, event = '' }: Pick<AppView, 'deal' | 'event'>, voice: Voice): KnownThings {
  const now = [...(event === '' ? [] : [event]), ...Object.keys(deal)];
  const isKnown = (id: string): boolean => voice.has(ruleOf(id)) && !now.includes(id);
  return {
    now,
    tokens: TOKEN_IDS.filter(isKnown),
    others: [...CARD_IDS, ...EVENTS.map((name) => `event.${name}`)].filter(isKnown),
  };
}

/** Fire that needs no die is on cards of chapters that know it. */
export const signsOf = (burns: boolean): readonly SignName[] => SIGNS.filter((sign) => burns || sign !== 'flame');
