// The log in words for the page around a game: each seat's own, put into words anew only for another language, other names
// of players, or another way to say things. Who is connected changes none of them.
import type { Formatter } from '../../ui/sentences';
import type { SeatShown, LogEntry } from '../game';
import type { LogLine } from '../scene';
import { linking, type Noted } from './links';
import { LogWords } from './log-entries';

export interface LogInWords {
  /** The log of a seat. It is expected to grow: only its new lines are put into words. */
  tell(seat: number, lines: readonly LogLine[]): readonly LogEntry[];
}

interface Known {
  readonly formatter: () => Formatter;
  readonly seats: () => readonly SeatShown[];
  /** What the table can show of a sentence's arguments; without it none of its words lead anywhere. */
  readonly shows?: (() => ((noted: Noted) => boolean) | undefined) | undefined;
}

export function createLogInWords({ formatter, seats, shows }: Known): LogInWords {
  const words = (): LogWords => {
    const wanted = shows?.();
    return new LogWords(wanted === undefined ? formatter() : linking(formatter(), wanted));
  };
  const voice = $derived(formatter().voice);
  const patterns = $derived(JSON.stringify(formatter().names));
  const players = $derived(JSON.stringify(seats().map(({ seat }) => formatter().seatName(seat))));
  /** Made anew when one of these is another. */
  const known = $derived({ voice, patterns, players, bySeat: new Map<number, LogWords>() });
  return {
    tell(seat, lines) {
      const told = known.bySeat.get(seat) ?? words();
      known.bySeat.set(seat, told);
      return told.tell(lines);
    },
  };
}
