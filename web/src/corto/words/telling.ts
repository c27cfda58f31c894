// How a line of Corto becomes one of the log, and which lines of it a player marks on the board.
import { type LogLine, sentenceOf } from '../../table/scene';
import { linesInForce } from '../../table/log/telling';
import type { CortoHappening } from '../view';

/** A line as it happened, as the log will have it. */
export function lineOf({ scene, by, undoTo, events }: CortoHappening): LogLine {
  const told = events.map(({ event, sentence: says, heading, yours }) => ({
    event,
    ...(says === null ? {} : { say: says.text, args: says.args ?? {} }),
    heading,
    yours,
  }));
  return { line: scene.line, at: scene.at, by, undo_to: undoTo, events: told };
}

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
