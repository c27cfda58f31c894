// This browser's seats as a file, to carry them to another one. It holds secrets: who has it can play for its owner.
import { type SeatKey, isSeatKey } from '../../wire/seat-keys';

const KIND = 'saltsea-seats';

export function writtenSeatKeys(seatKeys: readonly SeatKey[]): string {
  return `${JSON.stringify({ kind: KIND, berths: seatKeys }, null, 1)}\n`;
}

/** Null if it is no such file. */
export function readSeatKeys(text: string): readonly SeatKey[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || !('kind' in parsed) || !('berths' in parsed)) return null;
    return parsed.kind === KIND && Array.isArray(parsed.berths) ? parsed.berths.filter(isSeatKey) : null;
  } catch {
    return null;
  }
}
