// The event of the App that clock and sand wait for. Of several in a round the view does not say which came last, and there
// is still time to read it: a player who comes late, comes back or looks back finds it in the log.
import type { LogLine } from '../../table/scene';
import type { GameEvent } from '../../wire/views/pirates';

const DECISIVE: ReadonlySet<string> = new Set<GameEvent['kind']>(['EventCame', 'WentOn', 'RoundStarted']);

/** The events of a line of the log. */
export function eventsOf({ events }: Pick<LogLine, 'events'>): readonly GameEvent[] {
  return events.flatMap(({ event }) => (event == null ? [] : [event as GameEvent]));
}

/** A crew has no turns, so nothing is a player's last one: what matters of the log is the line in which an event came. */
export function lately(lines: readonly LogLine[]): readonly LogLine[] {
  const last = lines.findLast((line) => eventsOf(line).some(({ kind }) => DECISIVE.has(kind)));
  return last !== undefined && calledIn([last]) !== null ? [last] : [];
}

/** The id of the event that came in these lines; null if none did. */
export function calledIn(lines: readonly LogLine[]): string | null {
  const came = lines.flatMap(eventsOf).findLast((event) => event.kind === 'EventCame');
  return came?.happening ?? null;
}
