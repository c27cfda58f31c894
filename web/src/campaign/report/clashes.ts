// Two hands on one space: somebody set a timer where another sailor's stood already, and it sprang back. No line of the
// record tells of it; the server counts it beside the game.
import type { Place } from '../../wire/pirates';
import type { ClashShown } from '../../wire/types';
import type { RoundBars } from './bars';
import { cardOf, type Frame, shipTime } from './frames';

export interface Clash {
  readonly timer: number;
  readonly space: number;
  /** The kind of the card whose space it is; -1 on the ship. */
  readonly card: number;
  /** The seats: who came too late, and who was there. */
  readonly seat: number;
  readonly first: number;
  /** By the round's clock. */
  readonly at: number;
  /** The last line before it. */
  readonly line: number;
}

/** The clashes of a round, in their order. */
export function clashesOf(bars: RoundBars, frames: readonly Frame[], counted: readonly ClashShown[]): readonly Clash[] {
  return counted.flatMap((one) => {
    const frame = frames.find(({ line }) => line === one.line);
    if (frame === undefined || one.line < bars.firstLine || one.line >= bars.lastLine || !isPlace(one.action))
      return [];
    const { timer, space } = one.action;
    return [
      {
        timer,
        space,
        card: cardOf(frame, space),
        seat: one.seat,
        first: one.first,
        at: shipTime(frame, one.at),
        line: one.line,
      },
    ];
  });
}

function isPlace(action: unknown): action is Place {
  return typeof action === 'object' && action !== null && 'kind' in action && action.kind === 'Place';
}
