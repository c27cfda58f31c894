// Whether the sea has gone on past an old salt's advice: a space that it sends a timer to is taken meanwhile.
import type { Hint } from '../../wire/types';
import type { BoardModel } from '../view';

/** Who stands by now in a space that the advice needs: one's own timer has followed it, another one was faster. */
export function takenBy(hint: Hint | null, { timers }: BoardModel): 'mine' | 'another' | null {
  const found = timers.filter(({ space }) => space !== null && hint?.needs?.includes(space) === true);
  if (found.length === 0) return null;
  return found.every(({ isMine }) => isMine) ? 'mine' : 'another';
}
