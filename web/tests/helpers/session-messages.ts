// What a server says of one game, cut short: the scene after a line, a step that follows it, and lines of the log.
import type { LogLine } from '../../src/table/scene';
import type { Lines, Snapshot, Step } from '../../src/wire/types';

/** Of the browser at the table. */
export const KEY = 'k'.repeat(22);

export const shown = (line: number, by: number): LogLine => ({
  line,
  at: line * 10,
  by,
  undo_to: null,
  events: [{ event: { kind: 'Thing' }, say: 'event-thing' }],
});

export function snapshot(line: number): Snapshot {
  const view = { public: { line, moved: false }, private: null, offers: [{ kind: 'Go', say: 'action-go' }] };
  const stands = { at: 0, undo: null, reset: null, final: [], waiting_on: [0], outcome: null };
  return { kind: 'Snapshot', n: 2, game: 'k7m2pq-0', seat: 0, line, ...stands, view };
}

export function step(line: number, by: number, waitingOn: readonly number[] = [1]): Step {
  const patch = [{ op: 'replace', path: '/line', value: line }];
  const { events, ...rest } = shown(line, by);
  const update = { ...rest, events: events.map((event) => ({ ...event, patch })), waiting_on: waitingOn };
  return { kind: 'Step', n: 2 + line, game: 'k7m2pq-0', seat: 0, undo: null, reset: null, final: [], update };
}

/** Lines of the log. */
export const log = (lines: readonly LogLine[], token = '', game = 'k7m2pq-0'): Lines => ({
  kind: 'Lines',
  token,
  game,
  seat: 0,
  lines,
});
