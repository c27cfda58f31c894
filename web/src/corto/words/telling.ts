// Which lines of the log a player of Corto sees marked on the board, and which are told when it is their turn again.
import { type LogLine, sentenceOf } from '../../table/scene';
import { linesInForce } from '../../table/log/log-entries';

interface Part {
  readonly place: number;
  readonly of: unknown;
}

/** Where each part of the story begins, and whose it is. */
function partsOf(kept: readonly LogLine[]): readonly Part[] {
  return kept.flatMap(({ events }, place) =>
    events.filter(({ heading }) => heading === true).map((head) => ({ place, of: sentenceOf(head)?.args?.['seat'] })),
  );
}

/** The lines of the last part of the story that is over and is another player's than this seat's. */
export function lately(lines: readonly LogLine[], seat: number): readonly LogLine[] {
  const kept = linesInForce(lines);
  const parts = partsOf(kept);
  const over = parts.flatMap(({ place, of }, number) => {
    const end = parts[number + 1]?.place ?? place;
    return end > place && of !== undefined && of !== seat ? [kept.slice(place + 1, end + 1)] : [];
  });
  return over.at(-1) ?? [];
}

/** The lines of all others since the last turn of this seat; of the last two turns for a reader without one. */
export function since(lines: readonly LogLine[], seat: number): readonly LogLine[] {
  const kept = linesInForce(lines);
  const parts = partsOf(kept).filter(({ of }) => of !== undefined);
  const now = parts.at(-1);
  if (now === undefined) return [];
  const isMine = now.of === seat;
  const past = isMine ? parts.slice(0, -1) : parts;
  const own = past.findLastIndex(({ of }) => of === seat);
  const first = parts.some(({ of }) => of === seat) ? past[own + 1] : past.at(-2);
  const begin = (first ?? past[0])?.place;
  if (begin === undefined) return [];
  return kept.slice(begin + 1, isMine ? now.place + 1 : undefined);
}
