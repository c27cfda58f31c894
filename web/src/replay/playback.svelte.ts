// A game as one seat saw it, line by line, fetched in portions: first what is being looked at, then the rest. Each portion
// begins with a whole view; the views after it are made once, by patches, and share what did not change.
import {
  type Happening,
  happened,
  lineOf,
  type LogLine,
  type Outcome,
  type Parts,
  type Scene,
  shownEvent,
} from '../table/scene';
import { ApiError, type Trouble } from '../wire/api';
import { PatchError } from '../wire/patch';
import type { GameViews } from '../wire/types';
import type { StepShown, ViewShown } from '../wire/views/common';
import type { Portion } from './api';

/** One line with the view after it. */
export interface Frame {
  readonly step: StepShown;
  readonly parts: Parts;
  /** The same as a line of the log. */
  readonly logLine: LogLine;
}

export interface Playback {
  readonly seat: number;
  /** How many lines there are; 0 before the first answer. */
  readonly total: number;
  /** How many of them are here. */
  readonly loaded: number;
  readonly trouble: Trouble | null;
  /** The lines from the first on, as far as they are here without a gap. */
  readonly lines: readonly LogLine[];
  at(line: number): Frame | undefined;
  /** Fetch this line next. */
  want(line: number): void;
  retry(): void;
}

export interface ReelOrder {
  readonly seat: number;
  readonly fetch: (portion: Portion) => Promise<GameViews>;
  /** So many lines at once; the server gives 100 at most. */
  readonly portion: number;
  /** Whether the rest is fetched too, or only what is wanted. */
  readonly isWhole: boolean;
}

class FetchedReel implements Playback {
  readonly seat: number;
  total = $state(0);
  trouble = $state.raw<Trouble | null>(null);
  private readonly order: ReelOrder;
  private frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  private wanted = 0;
  private isBusy = false;
  readonly lines = $derived(fromTheFirst(this.frames));

  constructor(order: ReelOrder) {
    this.seat = order.seat;
    this.order = order;
  }

  get loaded(): number {
    return this.frames.size;
  }

  at(line: number): Frame | undefined {
    return this.frames.get(line);
  }

  want(line: number): void {
    this.wanted = line;
    if (this.trouble === null) void this.load();
  }

  retry(): void {
    this.trouble = null;
    void this.load();
  }

  /** The first line of the portion to be fetched next. */
  private missing(): number | undefined {
    const { wanted, total, frames } = this;
    const { portion, isWhole } = this.order;
    // Beside a game that goes on there may be more lines by now than the last answer told of.
    const mayBe = total === 0 || wanted < total || !isWhole;
    if (mayBe && !frames.has(wanted)) return wanted - (wanted % portion);
    if (!isWhole) return undefined;
    for (let since = 0; since < total; since += portion) if (!frames.has(since)) return since;
    return undefined;
  }

  private async load(): Promise<void> {
    if (this.isBusy) return;
    const { seat, fetch, portion } = this.order;
    this.isBusy = true;
    try {
      for (let since = this.missing(); since !== undefined; since = this.missing())
        this.take(await fetch({ seat, since, until: since + portion }));
      this.trouble = null;
    } catch (error) {
      // What fits nothing is as good as an answer that broke off.
      if (error instanceof PatchError) this.trouble = { kind: 'unreachable' };
      else if (error instanceof ApiError) this.trouble = error.trouble;
      else throw error;
    } finally {
      this.isBusy = false;
    }
  }

  private take(views: GameViews): void {
    this.total = views.lines;
    // A line beyond the end was asked for: the last one is as near as it gets.
    if (this.wanted >= this.total) this.wanted = Math.max(0, this.total - 1);
    const fresh = framesOf(views);
    if (fresh.length > 0)
      this.frames = new Map([...this.frames, ...fresh.map((frame) => [frame.step.line, frame] as const)]);
  }
}

export function createPlayback(order: ReelOrder): Playback {
  return new FetchedReel(order);
}

/** The lines of a portion with the view after each. */
function framesOf({ view, updates }: GameViews): readonly Frame[] {
  const [first, ...rest] = updates as readonly StepShown[];
  if (first === undefined || view === null) return [];
  const { public: shown, private: own } = view as ViewShown;
  const frames: Frame[] = [{ step: first, parts: { public: shown, private: own }, logLine: lineOf(first) }];
  let parts: Parts = { public: shown, private: own };
  for (const step of rest) {
    parts = step.events.reduce<Parts>((before, event) => shownEvent(event, before).after, parts);
    frames.push({ step, parts, logLine: lineOf(step) });
  }
  return frames;
}

function fromTheFirst(frames: ReadonlyMap<number, Frame>): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (let frame = frames.get(0); frame !== undefined; frame = frames.get(lines.length)) lines.push(frame.logLine);
  return lines;
}

/** A frame as a game's table draws it: to be looked at, with nothing to be done. */
export function sceneOf(game: string, seat: number, { step, parts }: Frame): Scene {
  const outcome = (step.outcome ?? null) as Outcome | null;
  const at = { game, seat, line: step.line, at: step.at, undo: null, reset: null, waitingOn: step.waiting_on, outcome };
  return { ...at, ...parts, asks: step.asks ?? [], offers: [] };
}

/** How a frame came about, event by event, from the scene before it. */
export function happeningOf(before: Scene, { step }: Frame, scene: Scene): Happening {
  return { ...happened(step, before, { undo: null, reset: null }), scene };
}
