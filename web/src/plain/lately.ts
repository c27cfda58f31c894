// The end of the log that the plain table shows beside the choices: what others did since this seat last acted.
import type { LogLine } from '../table/scene';
import { linesInForce } from '../table/log/log-entries';

const FEWEST = 3;
const MOST = 12;

export function lately(lines: readonly LogLine[], seat: number): readonly LogLine[] {
  const kept = linesInForce(lines);
  const own = kept.findLastIndex(({ by }) => by === seat);
  const since = own < 0 ? kept.length : kept.length - own;
  const first = kept.at(-Math.min(MOST, Math.max(FEWEST, since))) ?? kept[0];
  return first === undefined ? [] : lines.slice(lines.findIndex(({ line }) => line >= startOf(first)));
}

/** With what was taken back: a taking back is told by it, here as in the log. */
const startOf = ({ line, undo_to: to }: LogLine): number => (to === null ? line : to + 1);
