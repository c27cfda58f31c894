// The event of the App that clock and sand wait for. The view forgets it as soon as it is carried out, and there is still time
// to read it: whoever comes late, comes back or looks back finds it in the log.
import type { LineShown } from '../../wire/types';
import type { PiratesEvent } from '../view';

const DECISIVE: ReadonlySet<PiratesEvent['kind']> = new Set(['EventCame', 'WentOn', 'RoundStarted']);

const eventsOf = ({ events }: LineShown): readonly PiratesEvent[] => events as readonly PiratesEvent[];

/** A crew has no turns, so nothing is somebody's last one: what matters of the log is the line in which an event came. */
export function lately(lines: readonly LineShown[]): readonly LineShown[] {
  const last = lines.findLast((line) => eventsOf(line).some(({ kind }) => DECISIVE.has(kind)));
  return last !== undefined && calledIn([last]) !== null ? [last] : [];
}

/** The number of the event that came in these lines; null if none did. */
export function calledIn(lines: readonly LineShown[]): number | null {
  const came = lines.flatMap(eventsOf).findLast((event) => event.kind === 'EventCame');
  return came?.happening ?? null;
}
