// Which lines of the log a player of Corto sees marked on the board.
import { type LogLine, sentenceOf } from '../../table/scene';
import { linesInForce } from '../../table/log/telling';

/** The lines of the last part of the story that is over and is another player's than this seat's. */
export function lately(lines: readonly LogLine[], seat: number): readonly LogLine[] {
  const kept = linesInForce(lines);
  const parts = kept.flatMap(({ events }, place) =>
    events.filter(({ heading }) => heading === true).map((head) => ({ place, of: sentenceOf(head)?.args?.['seat'] })),
  );
  const over = parts.flatMap(({ place, of }, number) => {
    const end = parts[number + 1]?.place ?? place;
    return end > place && of !== undefined && of !== seat ? [kept.slice(place + 1, end + 1)] : [];
  });
  return over.at(-1) ?? [];
}
