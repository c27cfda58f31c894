// Whether the sea has gone on past an old salt's advice: a space that it sends a timer to is taken meanwhile.
import type { Hint, Sentence } from '../../wire/types';
import type { BoardModel } from '../view';

/** Deeds about a space in which no timer is to be set. */
const MENDS = /-(?:Repair|Salvage)$/;

/** Who stands by now in a space that the advice names: one's own timer has followed it, another one was faster. */
export function takenBy(hint: Hint | null, { timers }: BoardModel): 'mine' | 'another' | null {
  const sent = hint === null ? [] : [hint.say, ...(hint.also ?? [])].filter(({ text }) => !MENDS.test(text));
  const there = ({ args }: Sentence) => timers.filter(({ space }) => space != null && space === args?.['space']);
  const found = sent.flatMap(there);
  if (found.length === 0) return null;
  return found.every(({ isMine }) => isMine) ? 'mine' : 'another';
}
