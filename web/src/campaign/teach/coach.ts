// The lessons of “Teach me”, one after the other. Which one is due follows from the log alone: a player who comes back
// after a while finds the coach where the voyage is.
import type { GameEvent } from '../../wire/views/pirates';

export const LESSONS = ['start', 'place', 'sand', 'perform', 'speed', 'turn', 'goal', 'fire', 'end'] as const;
export type Lesson = (typeof LESSONS)[number];
/** Something happened for the first time, and is explained in between. */
export type Remark = 'passage' | 'cork' | 'life';

/** A line of the log, as far as the coach reads it. */
export interface Heard {
  readonly line: number;
  readonly events: readonly GameEvent[];
}

export interface Progress {
  readonly lesson: Lesson;
  /** The line with which it began. */
  readonly since: number;
}

/** Who learns: their seat, and the timers that are theirs. */
export interface Learner {
  readonly seat: number;
  readonly timers: readonly number[];
}

type Test = (event: GameEvent, learner: Learner) => boolean;

const isMine = (timer: number, { timers }: Learner): boolean => timers.includes(timer);

/** A timer comes back by these: it has performed, or was taken back. */
const ENDS_A_STAND: ReadonlySet<string> = new Set<GameEvent['kind']>([
  'SailsSet',
  'ShipTurned',
  'LookedOut',
  'Repaired',
  'Loaded',
  'Fired',
  'TokenTaken',
  'Salvaged',
  'TimerBack',
]);

/** What shows that a lesson was learnt. */
const LEARNT: Readonly<Record<Lesson, Test>> = {
  start: ({ kind }) => kind === 'RoundStarted',
  place: (event, { seat }) => event.kind === 'TimerPlaced' && event.seat === seat,
  sand: (event, learner) =>
    (event.kind === 'SandRanOut' || event.kind === 'TimerHurried') && isMine(event.timer, learner),
  perform: (event, learner) => 'timer' in event && ENDS_A_STAND.has(event.kind) && isMine(event.timer, learner),
  speed: ({ kind }) => kind === 'SailsSet',
  turn: ({ kind }) => kind === 'ShipTurned',
  goal: ({ kind }) => kind === 'GoalReached',
  fire: ({ kind }) => kind === 'RoundEnded',
  end: () => false,
};

/** A lesson that was passed by hand, with the line at which. */
export type Passed = Readonly<Partial<Record<Lesson, number>>>;

/** The lesson that is due after these lines. What happened before it began does not count for it. */
export function progressOf(lines: readonly Heard[], learner: Learner, passed: Passed): Progress {
  let progress: Progress = { lesson: 'start', since: -1 };
  for (const { line, events } of lines) {
    if (events.some(({ kind }) => kind === 'VoyageEnded')) return { lesson: 'end', since: line };
    for (const event of events) if (LEARNT[progress.lesson](event, learner)) progress = next(progress, line);
    // Several may be passed by hand while nothing happens: in step mode time waits for the reader.
    while (progress.lesson !== 'end' && passed[progress.lesson] === line) progress = next(progress, line);
  }
  return progress;
}

function next({ lesson }: Progress, line: number): Progress {
  return { lesson: LESSONS[LESSONS.indexOf(lesson) + 1] ?? 'end', since: line };
}

/** A way out, by the beginning of its id. */
const PASSAGE = 'card.passage-';

/** The first thing of its kind that has happened and was not explained yet, the newest first. */
export function remarkOf(lines: readonly Heard[], explained: ReadonlySet<Remark>): Remark | null {
  const seen = lines.flatMap(({ events }) => events.map(remarkOn)).filter((one) => one !== null);
  return seen.findLast((one) => !explained.has(one)) ?? null;
}

function remarkOn(event: GameEvent): Remark | null {
  // One that only the end of the round has turned up helps nobody any more.
  if (event.kind === 'CardTurned' && event.how !== 'end' && event.card.startsWith(PASSAGE)) return 'passage';
  if (event.kind === 'CorkPut') return 'cork';
  return event.kind === 'LifeLost' ? 'life' : null;
}
