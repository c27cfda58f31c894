// Finds a line or a moment in the report of a voyage. What happened is the server's to say.
import { fill, tell, type Formatter } from '../../ui/sentences';
import type { ClashMark, Mark, RoundReport, VoyageReport } from '../../wire/views/pirates';

/** What a sign can stand for. */
export type Sign = Mark['kind'] | 'clash';

/** The round that a line belongs to; the first for what comes before. */
export function roundOf({ rounds }: VoyageReport, line: number): RoundReport | undefined {
  return rounds.findLast((round) => round.first_line <= line) ?? rounds[0];
}

/** What the round's clock showed at a line; null once it has stopped. */
export function timeOf(line: number, { first_line: first, times }: RoundReport): number | null {
  return line < first ? 0 : (times[line - first] ?? null);
}

/** The last line that happened by this time of the round's clock. */
export function lineAt(time: number, { first_line: first, times }: RoundReport): number {
  return (
    first +
    Math.max(
      0,
      times.findLastIndex((at) => at <= time),
    )
  );
}

/** Something that can be told of a round beside its bars: what befell the ship, and who got in whose way. */
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
export function momentsOf({ marks = [], clashes = [] }: RoundReport, formatter: Formatter): readonly Moment[] {
  const befell = marks.map(({ kind, line, at = null, sentence }): Moment => {
    return { id: `${kind} ${line} ${at}`, sign: kind, line, at, sentence: fill(formatter, sentence) };
  });
  const met = clashes.map((clash): Moment => {
    const { line, at, sentence } = clash;
    return { id: clashId(clash), sign: 'clash', line, at, sentence: fill(formatter, sentence) };
  });
  return [...befell, ...met].sort((a, b) => a.line - b.line);
}

export const clashId = ({ line, timer, space, at }: ClashMark): string => `clash ${line} ${timer} ${space} ${at}`;

/** What happened in a line, in sentences; then who came too late after it. */
export function toldAt(report: VoyageReport, line: number, formatter: Formatter): string {
  const clashes = roundOf(report, line)?.clashes ?? [];
  const told = [...(report.told[line] ?? []), ...clashes.filter((one) => one.line === line).map((one) => one.sentence)];
  return told
    .map((sentence) => tell(formatter, sentence))
    .filter((said) => said !== '')
    .join(' ');
}
