// How far a table has shown what happened: log, header and title never run ahead of what the eye has seen on the board.
import type { LogLine, Scene } from '../scene';

export interface ShownSoFar {
  /** The first line that is not shown to its end. */
  readonly line: number;
  /** How many of its events have been shown. */
  readonly events: number;
  /** How the game stands on the board meanwhile. */
  readonly public: unknown;
}

/** The log up to what has been shown; all of it where nothing is being shown. */
export function logSoFar(log: readonly LogLine[], shown: ShownSoFar | null): readonly LogLine[] {
  if (shown === null) return log;
  const before = log.filter(({ line }) => line < shown.line);
  const current = log.find(({ line }) => line === shown.line);
  if (current === undefined || shown.events === 0) return before;
  return [...before, { ...current, events: current.events.slice(0, shown.events) }];
}

/** The scene as the board shows it: not over before that was seen. */
export function sceneSoFar(scene: Scene | undefined, shown: ShownSoFar | null): Scene | undefined {
  return scene === undefined || shown === null ? scene : { ...scene, public: shown.public, outcome: null };
}
