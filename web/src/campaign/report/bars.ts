// Every timer as a bar over time: where it stood, when its sand was down, and how it came back.
import { CARD_SPACES, cardOf, eventOf, type Frame, isSailing, NOWHERE, type SeaEvent, shipTime } from './frames';

/** How a timer came back: its action performed, taken back without it, thrown back by a card that left, or cut off by the end of the round. */
export type Return = 'performed' | 'back' | 'thrown' | 'cut';

export interface Placement {
  readonly timer: number;
  readonly space: number;
  /** The kind of the card whose space it is; -1 on the ship. */
  readonly card: number;
  /** Times of the round's clock. */
  readonly placed: number;
  /** Null if the sand never was down. */
  readonly down: number | null;
  readonly left: number;
  readonly how: Return;
  /** The lines of placing and of coming back. */
  readonly line: number;
  readonly lastLine: number;
}

export interface RoundBars {
  readonly round: number;
  /** How long the round could last, and when it ended, by its own clock. */
  readonly lasts: number;
  readonly ended: number;
  readonly firstLine: number;
  /** The line that ended it: what comes after is the enemy's fire. */
  readonly lastLine: number;
  /** The line before which all of this belongs to the round: the start of the next one, or the end of the log. */
  readonly until: number;
  readonly placements: readonly Placement[];
}

interface Standing {
  readonly space: number;
  readonly card: number;
  readonly placed: number;
  readonly line: number;
  /** The space by now: a ship that gives chase takes along whoever stands on her. */
  stands: number;
  down: number | null;
}

/** The rounds of a voyage, each with its bars. */
export function barsOf(frames: readonly Frame[]): readonly RoundBars[] {
  const starts = frames.flatMap((frame, place) => (eventOf(frame, 'RoundStarted') === undefined ? [] : [place]));
  return starts.map((start, place) => roundOf(frames.slice(start, starts[place + 1] ?? frames.length)));
}

function roundOf(frames: readonly Frame[]): RoundBars {
  const first = frames[0];
  if (first === undefined) throw new RangeError('a round has at least its start');
  const standing = new Map<number, Standing>();
  const placements: Placement[] = [];
  let before = first;
  for (const frame of frames.slice(1)) {
    if (!isSailing(before)) break;
    const now = shipTime(before, frame.at);
    carry(frame, standing);
    comeBack(frame, now, standing, placements);
    note(frame, now, standing);
    before = frame;
  }
  const ended = isSailing(before) ? shipTime(before, before.at) : endOf(frames, before);
  const { log, lasts } = first.public;
  const until = (frames.at(-1) ?? first).line + 1;
  return { round: log.round, lasts, ended, firstLine: first.line, lastLine: before.line, until, placements };
}

/** What the clock showed at the line that ended the round. */
function endOf(frames: readonly Frame[], last: Frame): number {
  const earlier = frames[frames.indexOf(last) - 1] ?? last;
  return shipTime(earlier, last.at);
}

/** Timers on cards that sail elsewhere with this line. */
function carry(frame: Frame, standing: ReadonlyMap<number, Standing>): void {
  const { sources, targets } = eventOf(frame, 'Chased') ?? { sources: [], targets: [] };
  sources.forEach((source, place) => {
    for (const one of standing.values()) {
      if (one.stands === CARD_SPACES + source) one.stands = CARD_SPACES + (targets[place] ?? source);
    }
  });
}

/** Timers that stood somewhere before this line and do not any more. */
function comeBack(frame: Frame, now: number, standing: Map<number, Standing>, placements: Placement[]): void {
  for (const [timer, { space, card, placed, down, line, stands }] of [...standing]) {
    if (frame.public.sand.at[timer] === stands && isSailing(frame)) continue;
    standing.delete(timer);
    placements.push({
      timer,
      space,
      card,
      placed,
      down,
      left: now,
      how: howBack(frame, timer),
      line,
      lastLine: frame.line,
    });
  }
}

function howBack(frame: Frame, timer: number): Return {
  if (frame.events.some((event) => isDeed(event) && event.timer === timer)) return 'performed';
  if (eventOf(frame, 'TimerBack')?.timer === timer) return 'back';
  return isSailing(frame) ? 'thrown' : 'cut';
}

function note(frame: Frame, now: number, standing: Map<number, Standing>): void {
  for (const event of frame.events) {
    if (event.kind === 'TimerPlaced') {
      const { space } = event;
      standing.set(event.timer, {
        space,
        card: cardOf(frame, space),
        placed: now,
        line: frame.line,
        stands: space,
        down: null,
      });
    } else if (event.kind === 'SandRanOut' || event.kind === 'TimerHurried') {
      const found = standing.get(event.timer);
      if (found !== undefined) found.down = now;
    }
  }
}

const DEEDS = ['SailsSet', 'ShipTurned', 'LookedOut', 'Repaired', 'Loaded', 'Fired', 'TokenTaken', 'Salvaged'] as const;
export type Deed = Extract<SeaEvent, { kind: (typeof DEEDS)[number] }>;

/** The action of a space, performed. */
export function isDeed(event: SeaEvent): event is Deed {
  return DEEDS.some((kind) => kind === event.kind);
}

// --- idle time ---

/** Per timer the milliseconds in which it lay in the hand, or stood with its sand down, while the clock ran. */
export function idleOf(frames: readonly Frame[]): readonly number[] {
  const idle = (frames[0]?.public.owners ?? []).map(() => 0);
  frames.slice(1).forEach((frame, place) => {
    const before = frames[place] as Frame;
    if (!isSailing(before)) return;
    const passed = shipTime(before, frame.at) - shipTime(before, before.at);
    idle.forEach((sum, timer) => {
      if (!isRunning(before, timer)) idle[timer] = sum + passed;
    });
  });
  return idle;
}

function isRunning({ public: { sand } }: Frame, timer: number): boolean {
  return sand.at[timer] !== NOWHERE && ((sand.ready >> timer) & 1) === 0;
}
