// The App's event that clock and sand wait for, where the view leaves it to the log: it was one of several of its round.
import type { LogLine } from '../../table/scene';
import type { GameEvent } from '../../wire/views/pirates';

/** The events of a line of the log. */
export function eventsOf({ events }: Pick<LogLine, 'events'>): readonly GameEvent[] {
  return events.flatMap(({ event }) => (event == null ? [] : [event as GameEvent]));
}

/** A crew has no turns, so nothing is a player's last one: what a table needs of the log is the newest event of the App. */
export function lately(lines: readonly LogLine[]): readonly LogLine[] {
  const last = lines.findLast((line) => calledIn([line]) !== null);
  return last === undefined ? [] : [last];
}

/** The id of the newest event in these lines; null if there is none. */
export function calledIn(lines: readonly LogLine[]): string | null {
  const came = lines.flatMap(eventsOf).findLast((event) => event.kind === 'EventCame');
  return came?.happening ?? null;
}
