// The lessons of “Teach me”, one after the other. Which one is due follows from the log alone: a player who comes back
// after a while finds the coach where the voyage is. What an event teaches is the server's to say.
import type { LogLine } from '../../table/scene';

export const LESSONS = ['start', 'place', 'sand', 'perform', 'speed', 'turn', 'goal', 'fire', 'end'] as const;
export type Lesson = (typeof LESSONS)[number];
/** Something happened for the first time, and is explained in between. */
const REMARKS = ['passage', 'cork', 'life'] as const;
export type Remark = (typeof REMARKS)[number];

/** A line of the log, as far as the coach reads it. */
type Line = Pick<LogLine, 'line' | 'events'>;

export interface Progress {
  readonly lesson: Lesson;
  /** The line with which it began. */
  readonly since: number;
}

/** A lesson that was passed by hand, with the line at which. */
export type Passed = Readonly<Partial<Record<Lesson, number>>>;

const taughtBy = ({ events }: Line): readonly string[] => events.flatMap(({ teaches }) => teaches ?? []);

/** The lesson that is due after these lines. What happened before it began does not count for it. */
export function progressOf(lines: readonly Line[], passed: Passed): Progress {
  let progress: Progress = { lesson: 'start', since: -1 };
  for (const one of lines) {
    const { line } = one;
    const taught = taughtBy(one);
    if (taught.includes('end')) return { lesson: 'end', since: line };
    for (const lesson of taught) if (lesson === progress.lesson) progress = next(progress, line);
    // Several may be passed by hand while nothing happens: in step mode time waits for the reader.
    while (progress.lesson !== 'end' && passed[progress.lesson] === line) progress = next(progress, line);
  }
  return progress;
}

function next({ lesson }: Progress, line: number): Progress {
  return { lesson: LESSONS[LESSONS.indexOf(lesson) + 1] ?? 'end', since: line };
}

/** The first thing of its kind that has happened and was not explained yet, the newest first. */
export function remarkOf(lines: readonly Line[], explained: ReadonlySet<Remark>): Remark | null {
  const seen = lines.flatMap(taughtBy);
  const fresh = REMARKS.filter((remark) => !explained.has(remark));
  const last = Math.max(...fresh.map((remark) => seen.lastIndexOf(remark)));
  return fresh.find((remark) => remark === seen[last]) ?? null;
}
