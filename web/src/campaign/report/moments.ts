// Everything that can be told of a round beside its bars: what befell the ship, and who got in whose way.
import type { SeatShown } from '../../table/game';
import type { Voice } from '../../ui/texts';
import type { Clash } from './clashes';
import type { Sign } from './marks';
import { clashName, markName } from './names';
import type { Round } from './report';

export interface Moment {
  /** No other of its round has the same. */
  readonly id: string;
  readonly sign: Sign;
  readonly line: number;
  /** By the round's clock; null after its end. */
  readonly at: number | null;
  readonly sentence: string;
}

/** In their order: a clash comes after what its line did. */
export function momentsOf({ marks, clashes }: Round, seats: readonly SeatShown[], voice: Voice): readonly Moment[] {
  const befell = marks.map((mark): Moment => ({
    ...mark,
    id: `${mark.kind} ${mark.line} ${mark.at}`,
    sign: mark.kind,
    sentence: markName(mark, voice),
  }));
  const met = clashes.map((clash): Moment => ({
    ...clash,
    id: clashId(clash),
    sign: 'clash',
    sentence: clashName(clash, seats, voice),
  }));
  return [...befell, ...met].sort((a, b) => a.line - b.line);
}

export const clashId = ({ line, timer, space, at }: Clash): string => `clash ${line} ${timer} ${space} ${at}`;
