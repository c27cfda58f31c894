// What would follow from the choice that is looked at, in a short line: asked of the server once for each such choice, and
// forgotten as soon as another one is looked at or something happens.
import type { PlayerActions } from '../../table/game';
import { keyOf } from '../../table/seats';
import type { Action } from '../../table/scene';
import { fill, type Formatter } from '../../ui/sentences';
import type { PiratesConsequences } from '../../wire/views/pirates';
import { createTimeouts } from '../timeouts';

export interface Dependencies {
  readonly hands: () => PlayerActions | null;
  readonly formatter: () => Formatter;
  /** The legal action that is looked at; null if none is. */
  readonly action: () => Action | null;
  /** The line that the game is at: what happens may change what follows. */
  readonly line: () => number;
}

export interface Preview {
  /** Empty while nothing is known, or nothing follows that can be seen on the board. */
  readonly said: string;
}

/** Milliseconds that a choice is looked at before it is asked about: a hand that only passes over it asks nothing. */
const LOOKED_AT = 120;

/** To be called while a component is made. */
export function createPreview({ hands, formatter, action, line }: Dependencies): Preview {
  let known = $state.raw<{ readonly key: string; readonly follows: PiratesConsequences } | null>(null);
  const looked = $derived(action());
  const key = $derived(looked === null ? '' : `${line()} ${keyOf(looked)}`);

  $effect(() => {
    if (key === '') return undefined;
    const [asked, timeouts] = [key, createTimeouts()];
    timeouts.after(LOOKED_AT, () => void ask(asked));
    return () => timeouts.cancel();
  });

  async function ask(asked: string): Promise<void> {
    const follows = looked === null ? null : ((await hands()?.preview(looked)) ?? null);
    if (follows !== null && asked === key) known = { key: asked, follows };
  }

  return {
    get said() {
      return known === null || known.key !== key ? '' : followsSaid(formatter(), known.follows);
    },
  };
}

/** “Then: the Ellen heads north; speed 2.” Empty if nothing is known to change. */
export function followsSaid(formatter: Formatter, { sentences = [] }: PiratesConsequences): string {
  const parts = sentences.map((sentence) => fill(formatter, sentence)).filter((part) => part !== '');
  return parts.length === 0 ? '' : formatter.voice.say('deck-follows', { what: parts.join('; ') });
}
