// What befell the ship in a round, at its moment: corks, life points, events, ships sunk, the goal. What comes after the
// round's clock has stopped is the enemy's fire.
import { CARD_IDS } from '../../pirates/art/cards';
import { eventId } from '../../pirates/words/words';
import type { RoundBars } from './bars';
import { type Frame, shipTime } from './frames';
import { type Cause, culprit, type Loss } from './harm';
import { eventsOf, sunkOf } from './shots';

export interface Mark {
  readonly kind: 'cork' | 'life' | 'event' | 'sunk' | 'goal';
  readonly line: number;
  /** By the round's clock; null after its end. */
  readonly at: number | null;
  /** What did it, or what it was: the ids of rules, one for each. Empty for a cannon of ours, and for the goal. */
  readonly things: readonly (string | undefined)[];
}

/** What a sign can stand for. */
export type Sign = Mark['kind'] | 'clash';

type Found = Pick<Mark, 'kind' | 'line'> & { readonly thing: string | undefined; readonly isAfter?: boolean };

/** In the order of the lines; what is alike and comes with one line is one mark, and the enemy's fire another. */
export function marksOf(bars: RoundBars, frames: readonly Frame[], losses: readonly Loss[]): readonly Mark[] {
  const inRound = frames.filter(({ line }) => line >= bars.firstLine && line < bars.until);
  const lines = new Set(inRound.map(({ line }) => line));
  const found: readonly Found[] = [
    ...losses
      .filter(({ line }) => lines.has(line))
      .map(({ line, cost, cause }) => ({ line, kind: cost, thing: culprit(cause), isAfter: isFire(cause) })),
    ...eventsOf(inRound).map(({ line, happening }) => ({ line, kind: 'event' as const, thing: eventId(happening) })),
    ...sunkOf(inRound).map(({ line, card }) => ({ line, kind: 'sunk' as const, thing: CARD_IDS[card] })),
    ...inRound.filter(isGoal).map(({ line }) => ({ line, kind: 'goal' as const, thing: undefined })),
  ];
  return together(found)
    .map(({ isAfter, ...mark }): Mark => ({ ...mark, at: isAfter ? null : timeOf(mark.line, bars, frames) }))
    .sort((a, b) => a.line - b.line || Number(a.at === null) - Number(b.at === null));
}

/** The enemy fires when the clock has stopped, though it may be the same line that stopped it. */
const isFire = (cause: Cause): boolean => cause.kind === 'card' && cause.how !== 'rocks';

const isGoal = ({ events }: Frame): boolean => events.some(({ kind }) => kind === 'GoalReached');

type Together = Omit<Mark, 'at'> & { readonly isAfter: boolean };

function together(found: readonly Found[]): readonly Together[] {
  const marks = new Map<string, Together>();
  for (const { kind, line, thing, isAfter = false } of found) {
    const key = `${line} ${kind} ${isAfter}`;
    marks.set(key, { kind, line, isAfter, things: [...(marks.get(key)?.things ?? []), thing] });
  }
  return [...marks.values()];
}

/** What the round's clock showed at a line; null once it has stopped. */
export function timeOf(line: number, bars: RoundBars, frames: readonly Frame[]): number | null {
  if (line > bars.lastLine) return null;
  if (line <= bars.firstLine) return 0;
  const place = frames.findIndex((frame) => frame.line === line);
  const [before, frame] = [frames[place - 1], frames[place]];
  return before === undefined || frame === undefined ? null : shipTime(before, frame.at);
}

/** The last line that happened by this time of the round's clock. */
export function lineAt(time: number, bars: RoundBars, frames: readonly Frame[]): number {
  const lines = frames.filter(({ line }) => line >= bars.firstLine && line <= bars.lastLine).map(({ line }) => line);
  return lines.findLast((line) => (timeOf(line, bars, frames) ?? Infinity) <= time) ?? bars.firstLine;
}
