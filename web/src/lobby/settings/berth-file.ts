// This browser's seats as a file, to carry them to another one. It holds secrets: who has it can play for its owner.
import { type Berth, isBerth } from '../../wire/berths';

const KIND = 'saltsea-seats';

export function writtenBerths(berths: readonly Berth[]): string {
  return `${JSON.stringify({ kind: KIND, berths }, null, 1)}\n`;
}

/** Null if it is no such file. */
export function readBerths(text: string): readonly Berth[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || !('kind' in parsed) || !('berths' in parsed)) return null;
    return parsed.kind === KIND && Array.isArray(parsed.berths) ? parsed.berths.filter(isBerth) : null;
  } catch {
    return null;
  }
}
